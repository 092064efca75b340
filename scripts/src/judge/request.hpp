// What the options of scripts/judge ask for.
#ifndef SCRIPTS_SRC_JUDGE_REQUEST_HPP
#define SCRIPTS_SRC_JUDGE_REQUEST_HPP

#include <optional>
#include <string>
#include <vector>

#include "judge/entries.hpp"

namespace tools {

struct Request {
    std::vector<std::string> ids;
    std::optional<std::string> source, command;
    std::string compiler, flags;
    bool sanitize = false;
    std::string standard, judge;
    Settings settings;
    std::string stress;                            // a duration, as parse_duration() reads it
    double time_limit_s = 0, memory_limit_mb = 0;  // 0: the problem's
    std::string json, junit, export_folder;        // empty: not asked for
    bool list = false, verbose = false, explain = false, watch = false;
    bool strict =
        false;  // for a program of the user's own; the collection's own are always judged so
};

// Throws Error where the options do not go together.
void check_request(const Request& request, std::size_t problems);

// What is to be judged. Throws Error if a file, a program, a compiler or a judge is unknown.
std::vector<Entry> entries_for(const Request& request, const std::vector<const Problem*>& problems);

// A line for each judge of the problem where the user's program means something else than here.
std::string notes_on(const Request& request, const Problem& problem);

// The command that judges a failing case again, for a shell in the folder that the user stands in.
std::string again(const Request& request, const Problem& problem, const Failure& failure);

// Returns when one of the user's source files has changed since `seen` was taken, or after an
// interrupt.
struct Seen {
    explicit Seen(const fs::path& source);
    void wait_for_change() const;

 private:
    std::vector<std::pair<fs::path, fs::file_time_type>> times() const;
    fs::path source_;
    std::vector<std::pair<fs::path, fs::file_time_type>> times_;
};

}  // namespace tools

#endif
