// Prints results: a table, the failures, JSON.
#ifndef SCRIPTS_SRC_JUDGE_REPORT_HPP
#define SCRIPTS_SRC_JUDGE_REPORT_HPP

#include <cstddef>
#include <functional>
#include <string>
#include <vector>

#include "base/terminal.hpp"
#include "judge/scheduler.hpp"

namespace tools {

// The files of a failure, in build/failures/<id>/.
struct KeptFailure {
    fs::path input, expected, found;
    fs::path small_input, small_expected;  // if a small one was found
};

// Writes these files and removes those of an earlier failure.
KeptFailure keep_failure(const Problem& problem, const Failure& failure);

// A table of results, each row printed as soon as it is known, then the failures.
class Report {
 public:
    // `again` returns the command that judges a failing case again.
    Report(const std::vector<const Problem*>& problems,
           std::function<std::string(const Problem&, const Failure&)> again);

    void row(std::size_t entry, const Result& result);
    void progress(const Progress& progress);
    void end_progress() { status_.clear(); }
    void failure(const Problem& problem, const Failure& failure, const KeptFailure& kept) const;
    void summary(const std::vector<Result>& results, double took_s) const;

 private:
    const std::vector<const Problem*>& problems_;
    std::function<std::string(const Problem&, const Failure&)> again_;
    Paint paint_;
    StatusLine status_;
    std::size_t width_ = 7;
};

// All results, for programs.
std::string as_json(const std::vector<const Problem*>& problems,
                    const std::vector<Result>& results);

}  // namespace tools

#endif
