// Programs whose first line gives the verdict that they must get: wrong solutions,
// testdata/<id>/wrong/*.cpp, and problems/<id>/textbook.cpp.
#ifndef SCRIPTS_SRC_PROVE_DECLARED_HPP
#define SCRIPTS_SRC_PROVE_DECLARED_HPP

#include "catalog/problems.hpp"
#include "core/verdict.hpp"

namespace tools {

struct Declared {
    fs::path file;
    Verdict verdict;  // that it must get
    std::string why;
    bool strict = false;  // it gets it from the strictest judge, and AC from that of its problem
};

std::vector<fs::path> wrong_files(const Problem& problem);

// Read the first line, "// WA: why it is wrong", or "// PE with --strict: why". Throw Error if it has another form, or gives a
// verdict that such a program may not get.
Declared read_wrong(const fs::path& file);
Declared read_textbook(const fs::path& file);

// The text below the first line.
std::string textbook_code(const fs::path& file);

}  // namespace tools

#endif
