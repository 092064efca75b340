// Programs whose first line says which verdict they must get: testdata/<id>/wrong/*.cpp, which must
// not be accepted, and problems/<id>/textbook.cpp.
#ifndef SCRIPTS_SRC_PROVE_WRONG_HPP
#define SCRIPTS_SRC_PROVE_WRONG_HPP

#include "catalog/problems.hpp"
#include "core/verdict.hpp"

namespace tools {

struct Declared {
    fs::path file;
    Verdict verdict;  // the one that it must get
    std::string why;
};

std::vector<fs::path> wrong_files(const Problem& problem);

// Read the first line, "// WA: why it is wrong". Throw Error where it is not of that form, or names
// another verdict than such a program may get.
Declared read_wrong(const fs::path& file);
Declared read_textbook(const fs::path& file);

// The text below the first line.
std::string textbook_code(const fs::path& file);

}  // namespace tools

#endif
