// Committed files that are made from others: the tables of README.md, the plain programs in the
// notes, the code in the chapters.
#ifndef SCRIPTS_SRC_PUBLISH_GENERATED_HPP
#define SCRIPTS_SRC_PUBLISH_GENERATED_HPP

#include <string>
#include <vector>

#include "catalog/problems.hpp"

namespace tools {

// README.md with its tables between <!-- NAME --> and <!-- /NAME --> made anew: "problems" from the
// metadata, "evidence" from what scripts/judge runs by default, "matrix" from scripts/matrix.toml and
// scripts/judges.toml. Unsolved problems are left out. Throws Error where a mark is missing.
GeneratedFile readme(std::vector<Problem> problems);

// README.zh.md with its table of problems made anew.
GeneratedFile chinese_readme(std::vector<Problem> problems);

// README.md with just the part between <!-- NAME --> and <!-- /NAME --> replaced.
GeneratedFile readme_with(const std::string& name, const std::string& part);

// That part as it is.
std::string part_of_readme(const std::string& name);

// problems/<id>/README.md and README.zh.md with textbook.cpp, but for its first line, between
// <!-- textbook --> and <!-- /textbook -->.
std::vector<GeneratedFile> notes(const Problem& problem);

// The chapters (*.md) of a folder. Between <!-- code: FILE FUNCTION --> and <!-- /code --> stands a
// function of a C++ file, as it stands there; FILE is relative to the folder. Throws Error where a
// mark is wrong, or the file or function is missing.
std::vector<GeneratedFile> chapters(const fs::path& folder);

}  // namespace tools

#endif
