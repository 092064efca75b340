#include "judge/programs.hpp"

#include <fmt/format.h>

namespace tools {

fs::path compiled(const fs::path& source, const Compiler& compiler) {
    const Compilation made = compile(source, compiler);
    if (!made.program) {
        throw Error(fmt::format("{} does not compile:\n{}", source.string(), made.messages));
    }
    return *made.program;
}

fs::path solution_program(const Problem& problem) {
    return compiled(bundle_file(problem), judge_compiler("c++11"));
}

fs::path textbook_program(const Problem& problem) {
    return compiled(problem.textbook(), judge_compiler("gnu++17"));
}

fs::path program_of(const fs::path& source) {
    return compiled(source_file(source), judge_compiler("gnu++17"));
}

}  // namespace tools
