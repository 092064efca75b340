// Tells results: a table and the failures, or JSON.
#ifndef SCRIPTS_SRC_JUDGE_REPORT_HPP
#define SCRIPTS_SRC_JUDGE_REPORT_HPP

#include <cstddef>
#include <functional>
#include <string>
#include <vector>

#include "base/terminal.hpp"
#include "judge/scheduler.hpp"

namespace tools {

// The path as a shell takes it from the folder that the user stands in.
std::string here(const fs::path& file);

// A table of results, each row printed as soon as it is known, then the failures.
class Report {
 public:
    struct Settings {
        bool verbose = false;  // also a line for each case
        bool explain = false;  // also why the answer to the smallest failing input is right
        // The command that judges a failing case again.
        std::function<std::string(const Problem&, const Failure&)> again;
    };
    Report(const std::vector<const Problem*>& problems, Settings settings);

    void row(std::size_t entry, const Result& result);
    void progress(const Progress& progress);
    // Keeps the failure, and prints it.
    void failure(std::size_t entry, const Result& result) const;
    void summary(const std::vector<Result>& results, double took_s) const;
    // What there was when the work was interrupted.
    void sum_so_far(const std::vector<Result>& results);

 private:
    void cases(const Result& result) const;
    void why(const Problem& problem, const Failure& failure, const std::string& input) const;

    const std::vector<const Problem*>& problems_;
    const Settings settings_;
    Paint paint_;
    StatusLine status_;
    std::size_t width_ = 7;
    bool wide_;
};

// All results, one for each of the problems, for programs.
std::string as_json(const std::vector<const Problem*>& problems,
                    const std::vector<Result>& results);

}  // namespace tools

#endif
