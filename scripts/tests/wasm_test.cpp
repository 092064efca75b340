// The core of the judge and every problem's rules are standard C++ that also runs in a web page:
// compiled to WebAssembly, they make the same data.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <set>

#include "base/process.hpp"
#include "base/temporary.hpp"
#include "base/text.hpp"
#include "problems.hpp"

namespace {

const std::vector<std::string> kCompiler = {"clang++", "--target=wasm32-wasi", "-std=c++20",
                                            "-I" + (tools::root() / "scripts/src").string()};

// The compiler's messages; empty where all is well.
std::string compile(std::vector<std::string> arguments) {
    arguments.insert(arguments.begin(), kCompiler.begin(), kCompiler.end());
    const tools::CommandResult result = tools::run_command(arguments);
    return result.exit_code == 0 ? result.output
                                 : result.output + fmt::format("exit code {}", result.exit_code);
}

std::vector<std::string> core_sources() {
    std::vector<std::string> sources;
    for (const auto& file : tools::files_in(tools::root() / "scripts/src/core", ".cpp")) {
        sources.push_back(file.string());
    }
    return sources;
}

TEST(Core, CompilesForWasm) {
    const std::vector<std::string> sources = core_sources();
    ASSERT_GE(sources.size(), 5u);
    for (const std::string& source : sources) {
        EXPECT_EQ(compile({"-fsyntax-only", source}), "") << source;
    }
}

// No process, no thread, no file: only headers that a page has, too.
TEST(Core, IncludesNoSystem) {
    const std::set<std::string> foreign = {
        "<condition_variable>", "<cstdio>", "<filesystem>", "<fstream>", "<future>",
        "<iostream>",           "<mutex>",  "<thread>",     "<csignal>", "<stop_token>"};
    std::size_t includes = 0;
    for (const char* extension : {".hpp", ".cpp"}) {
        for (const auto& file : tools::files_in(tools::root() / "scripts/src/core", extension)) {
            for (const std::string& line : tools::lines_of(tools::read_file(file))) {
                if (!line.starts_with("#include ")) continue;
                ++includes;
                const std::string name = line.substr(9);
                EXPECT_FALSE(foreign.contains(name)) << file << ": " << name;
                EXPECT_TRUE(name.starts_with("\"core/") ||
                            (name.starts_with('<') && name.find_first_of("/.") == name.npos))
                    << file << ": " << name;
            }
        }
    }
    EXPECT_GE(includes, 50u);
}

class Wasm : public ProblemTest {};

TEST_P(Wasm, RulesCompile) {
    EXPECT_EQ(compile({"-fsyntax-only", (problem().data() / "rules.cpp").string()}), "");
}

FOR_EACH_PROBLEM(Wasm);

// One problem whole: what its generators and its oracle make there has the hashes of the lock.
TEST(Core, MakesTheSameDataInWasm) {
    const tools::Problem& problem = tools::resolve(problems(), "acwing-891-nim");
    const tools::TemporaryFolder folder("wasm");
    const tools::fs::path main = folder.path() / "main.cpp", program = folder.path() / "main.wasm";
    tools::write_file(main, R"(#include <cstdio>
#include <cstdlib>
#include "core/generate.hpp"
// This C++ library has no exceptions. Nothing throws where all games are legal.
extern "C" void* __cxa_allocate_exception(std::size_t) { std::abort(); }
extern "C" void __cxa_throw(void*, void*, void (*)(void*)) { std::abort(); }
extern "C" rules::Rules* make_rules();
int main(int, char** arguments) {
    const rules::Rules& rules = *make_rules();
    for (const tools::Group group : tools::kGeneratedGroups) {
        const tools::Cases cases = tools::generate(rules, arguments[1], group,
                                                   tools::kDefaultSeed, tools::usual_rounds(rules));
        std::printf("%s %s %zu %zu\n", std::string(tools::name_of(group)).c_str(),
                    cases.hash().c_str(), cases.list().size(), cases.games());
    }
}
)");
    std::vector<std::string> arguments = core_sources();
    arguments.insert(arguments.end(), {(problem.data() / "rules.cpp").string(), main.string(),
                                       "-O1", "-o", program.string()});
    ASSERT_EQ(compile(arguments), "");
    const tools::fs::path runner = tools::root() / "scripts/src/prove/programs/wasi.mjs";
    const tools::CommandResult run =
        tools::run_command({"node", runner.string(), program.string(), problem.id});
    EXPECT_EQ(run.output, tools::read_file(problem.data() / "data.lock"));
}

}  // namespace
