// Programs whose first line gives the verdict that they must get: wrong solutions,
// testdata/<id>/wrong/*.cpp, and problems/<id>/textbook.cpp.
#ifndef SCRIPTS_SRC_CATALOG_DECLARED_HPP
#define SCRIPTS_SRC_CATALOG_DECLARED_HPP

#include <optional>

#include "catalog/problems.hpp"
#include "core/language.hpp"
#include "core/verdict.hpp"

namespace tools {

// What is known of a program that is wrong, and was seen accepted by the judge of its problem.
struct SeenAccepted {
    Text mistake;
    Text why;           // the judge's data miss it
    std::string shows;  // the smallest input that we know
};

struct WrongSolution {
    fs::path file;
    Verdict verdict;  // that it must get
    std::string why;
    bool strict = false;  // it gets it from the strictest judge, and AC from that of its problem
    std::optional<SeenAccepted> accepted = {};
};

// testdata/<id>/wrong/*.cpp, without drafts.
std::vector<fs::path> wrong_files(const Problem& problem);

// Read the first line, "// WA: why it is wrong", or "// PE with --strict: why". Below it may stand
// that the program was seen accepted, in four lines:
//     // Seen accepted: why the judge's data miss it
//     // 错误：the mistake
//     // 曾通过：why the judge's data miss it
//     // Shown by: 2 | 3 4          an input, with " | " between its lines
// Throw Error if they have another form, or give a verdict that such a program may not get.
WrongSolution read_wrong(const fs::path& file);
WrongSolution read_textbook(const fs::path& file);

// The text below the first line.
std::string textbook_code(const fs::path& file);

}  // namespace tools

#endif
