// Wrong solutions: testdata/<id>/wrong/*.cpp.
#ifndef SCRIPTS_SRC_PROVE_WRONG_HPP
#define SCRIPTS_SRC_PROVE_WRONG_HPP

#include "catalog/problems.hpp"
#include "core/verdict.hpp"

namespace tools {

struct WrongSolution {
    fs::path file;
    Verdict verdict;  // that it must get
    std::string why;
};

std::vector<fs::path> wrong_files(const Problem& problem);

// Reads the first line, "// WA: why it is wrong". Throws Error if it has another form.
WrongSolution read_wrong(const fs::path& file);

}  // namespace tools

#endif
