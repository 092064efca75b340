// Compiles a source to a program that can be judged.
#ifndef SCRIPTS_SRC_JUDGE_COMPILER_HPP
#define SCRIPTS_SRC_JUDGE_COMPILER_HPP

#include <optional>
#include <set>
#include <string>
#include <vector>

#include "base/process.hpp"
#include "catalog/judges.hpp"
#include "catalog/problems.hpp"

namespace tools {

// The names of C++ standards that compilers know, as in -std=; 2b is what Clang before 17 calls C++23.
std::vector<std::string> standards();

struct Compiler {
    std::string command = "g++";
    std::vector<std::string> flags;
    std::string standard = {};     // as the judge's user chooses it
    std::string language = "c++";  // or "c"
};

// What a judge uses: optimised, with ONLINE_JUDGE; static, so that a run does not pay for a dynamic
// linker.
Compiler judge_compiler(const std::string& standard);

struct Compilation {
    std::optional<fs::path> program;  // nothing: CE
    std::string messages;
    Habits habits = {};  // what a compiler that takes it has to overlook
};

// What the compiler says, with these arguments behind its flags, in 120 s of CPU time at most.
CommandResult run_compiler(const Compiler& compiler, std::vector<std::string> arguments);

// Flags by which it compiles as older compilers, and Visual C++, do: integers wrap round; and, not
// `optimised`, a function that ends without its return goes on.
std::vector<std::string> older_flags(const Compiler& compiler, bool optimised);

// Throws Error, with the compiler's word, if there is no such compiler or it does not know a flag.
void check_compiler(const Compiler& compiler);

// Compiles one file to `program`. Throws Error where it is not the source that the compiler rejects:
// it crashed, the disk is full, a flag is unknown.
Compilation compile_to(const fs::path& program, const fs::path& source, const Compiler& compiler);

// Compiles one file, or takes the program from build/ if the same compiler has made it with the same
// flags, and would read the same text again, in the source and in all that it includes. Overlooks
// what of the habits that compilers mind is `taken`. Throws Error if there is no such compiler.
Compilation compile(const fs::path& source, const Compiler& compiler,
                    const std::set<Habit>& taken = {});

// The file bundles/`name` of the cache, with this text; by default a name of its own for each text.
// What nobody has used for longest is removed, as by prune().
fs::path kept_text(const std::string& text, std::string name = {});

// The file to submit: the bundle of the problem, in the cache. Throws BundleError.
fs::path bundle_file(const Problem& problem);

// What is compiled here, but by no judge: the verdict is CE.
struct CompileError : Error {
    using Error::Error;
};

// The file to compile for a source of the user's own: the source itself, or its bundle if it
// includes headers of common/. Throws BundleError, CompileError, or Error if it cannot be read.
fs::path source_file(const fs::path& source);

// The programs of the collection, and of a source of the user's own, compiled as a judge does. Each
// throws Error where it does not compile.
fs::path compiled(const fs::path& source, const Compiler& compiler);
fs::path solution_program(const Problem& problem);
fs::path textbook_program(const Problem& problem);
fs::path program_of(const fs::path& source);

// The source and the files that it includes by #include "...", relative to them, and so on.
std::vector<fs::path> sources_of(const fs::path& source);

// The first header that a source includes by #include "...", outside of every #if, and that is not of
// common/; nothing where there is none.
std::optional<fs::path> own_header(const fs::path& source);

// Removes the files and folders of a folder that nobody has used for longest, until the others have at
// most so many bytes in all. Does so with what compile() keeps, from time to time.
void prune(const fs::path& folder, std::uintmax_t most_bytes);

// The compiler that stands in for the judge's; an empty `standard` is the judge's first. Throws
// Error if the judge does not offer it.
Compiler compiler_of(const Profile& profile, std::string standard);

}  // namespace tools

#endif
