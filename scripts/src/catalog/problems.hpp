// The problems of the collection, as their metadata describe them.
#ifndef SCRIPTS_SRC_CATALOG_PROBLEMS_HPP
#define SCRIPTS_SRC_CATALOG_PROBLEMS_HPP

#include <string>
#include <string_view>
#include <vector>

#include "base/files.hpp"

namespace tools {

// The same game on another judge.
struct Twin {
    std::string judge;
    std::string number;
    bool same_format;     // accepts the same program
    std::string differs;  // if not: how
};

// problems/<id>/problem.toml
struct Problem {
    std::string id;
    std::string title, title_zh;
    std::string judge, number;
    std::string url;
    std::string topic, topic_zh;
    double time_limit_s;
    long memory_limit_kb;
    std::vector<std::string> unconfirmed;  // the keys above that no source confirmed
    std::vector<Twin> twins;

    fs::path folder() const { return root() / "problems" / id; }
    fs::path solution() const { return folder() / "solution.cpp"; }
    fs::path textbook() const { return folder() / "textbook.cpp"; }
    fs::path data() const { return root() / "testdata" / id; }
};

// All problems, ordered by judge (as spelled in the ids) and number. Throws Error where a file of
// metadata is missing, lacks a key, or has one that nobody knows.
std::vector<Problem> load_problems();

// The problem that `part` names: its whole id, or any part of one id only (whole words first, so
// "acwing-89" is ambiguous but "nim-game" may not be; case does not matter). Throws Error with the
// candidates where none or several fit.
const Problem& resolve(const std::vector<Problem>& problems, std::string_view part);

// What scripts/new leaves to the solver says TODO: "file:line" of each such line in the problem's own
// folder, its rules and its samples. Empty: it is solved.
std::vector<std::string> left_to_do(const Problem& problem);

// True iff one of the lines says TODO.
bool is_draft(std::string_view text);

// The problems that the words name; all where there are none. Throws Error.
std::vector<const Problem*> choose(const std::vector<Problem>& problems,
                                   const std::vector<std::string>& words);

}  // namespace tools

#endif
