// Where things are in the repository, and what the problems' metadata say.
#ifndef SCRIPTS_SRC_CATALOG_PROBLEMS_HPP
#define SCRIPTS_SRC_CATALOG_PROBLEMS_HPP

#include <filesystem>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace tools {

namespace fs = std::filesystem;

// A mistake of the user's, or a file that is not as it must be: what() is one line that says what,
// where, and what to do. Tools print it and exit with 2.
struct Error : std::runtime_error {
    using std::runtime_error::runtime_error;
};

fs::path root();       // the repository
fs::path build_dir();  // all that the tools write goes below it

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

std::string lower(std::string_view text);  // of ASCII letters

std::string read_file(const fs::path& path);
// Writes atomically, and only where the text is not there yet: time stamps keep their meaning.
void write_file(const fs::path& path, std::string_view text);

}  // namespace tools

#endif
