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
    std::string output, export_folder;             // empty: standard output; not asked for
    bool json = false, list = false, verbose = false, explain = false, watch = false;
    bool strict =
        false;  // for a program of the user's own; the collection's own are always judged so
};

// Takes a word among the ids that names a file, by its ending, for `source`; without another word its
// folder tells the problem. Throws Error if there are two programs, or nothing tells the problem.
void take_file(Request& request);

// Does what is asked for: judges, again and again with `watch`, or only lists or exports the cases;
// prints and writes what comes of it. `command` is its name in messages. 0: all AC, 1: not all.
// Throws Error where the options do not go together, or a file, a program, a compiler or a judge is
// unknown.
int carry_out(Request request, const std::string& command);

}  // namespace tools

#endif
