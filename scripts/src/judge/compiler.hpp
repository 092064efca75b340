// From a source to a program that can be judged.
#ifndef SCRIPTS_SRC_JUDGE_COMPILER_HPP
#define SCRIPTS_SRC_JUDGE_COMPILER_HPP

#include <optional>
#include <string>
#include <vector>

#include "catalog/judges.hpp"
#include "catalog/problems.hpp"

namespace tools {

struct Compiler {
    std::string command = "g++";
    std::vector<std::string> flags;
};

// As a judge compiles: optimised, with its macro; static, so that a run costs what the program
// costs and not what a dynamic linker does.
Compiler judge_compiler(const std::string& standard);

struct Compilation {
    std::optional<fs::path> program;  // nothing: it did not compile
    std::string messages;
};

// Compiles one file to `program`.
Compilation compile_to(const fs::path& program, const fs::path& source, const Compiler& compiler);

// Compiles one file; a program that was made before from the same text by the same compiler with
// the same flags is taken from build/. Throws Error where there is no such compiler.
Compilation compile(const fs::path& source, const Compiler& compiler);

// The file that a judge gets for this problem: its bundle, kept below build/. Throws BundleError.
fs::path bundle_file(const Problem& problem);

// What is compiled for a source of the user's own: the file itself, or its bundle where it includes
// headers of the project. Throws BundleError, or Error where it cannot be read.
fs::path source_file(const fs::path& source);

// The compiler that stands for the judge's; `standard` empty: the judge's first. Throws Error where
// the judge has no such standard.
Compiler compiler_of(const Profile& profile, std::string standard);

}  // namespace tools

#endif
