// The core of the judge, explanations, heap games and every problem's rules are standard C++ that
// also runs in a web page: compiled to WebAssembly, the core makes the same data.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "base/process.hpp"
#include "base/temporary.hpp"
#include "base/text.hpp"
#include "problems.hpp"

namespace wasm_test {

const std::vector<std::string> kCompiler = {"clang++", "--target=wasm32-wasi", "-std=c++20",
                                            "-I" + (tools::root() / "scripts/src").string(),
                                            "-I" + (tools::root() / "common").string()};
// The rooms that a page has, too.
constexpr const char* kRooms[] = {"core", "explain", "play", "page", "games"};

// The compiler's messages; empty where all is well.
std::string compile(std::vector<std::string> arguments) {
    arguments.insert(arguments.begin(), kCompiler.begin(), kCompiler.end());
    const tools::CommandResult result = tools::run_command(arguments);
    return result.exit_code == 0 ? result.output
                                 : result.output + fmt::format("exit code {}", result.exit_code);
}

// The room as one file in the folder, as the build compiles it.
std::string source_of(const char* room, const tools::fs::path& folder) {
    std::string all;
    for (const auto& file : tools::files_in(tools::root() / "scripts/src" / room, ".cpp")) {
        all += fmt::format("#include \"{}\"\n", file.string());
    }
    EXPECT_FALSE(all.empty()) << room;
    const tools::fs::path source = folder / (std::string(room) + ".cpp");
    tools::write_file(source, all);
    return source.string();
}

TEST(Wasm, RoomsCompile) {
    const tools::TemporaryFolder folder("wasm-rooms");
    for (const char* room : kRooms) {
        EXPECT_EQ(compile({"-fsyntax-only", source_of(room, folder.path())}), "");
    }
}

// No process, no thread, no file: only headers that a page has, too.
TEST(Wasm, RoomsIncludeNoSystem) {
    const std::set<std::string> foreign = {
        "<condition_variable>", "<cstdio>", "<filesystem>", "<fstream>", "<future>",
        "<iostream>",           "<mutex>",  "<thread>",     "<csignal>", "<stop_token>"};
    const auto known = [](const std::string& name) {
        if (name[0] == '<') return name.find_first_of("/.") == name.npos;
        const std::string bare = name.substr(1, name.size() - 2);
        return std::ranges::any_of(
                   kRooms,
                   [&](const char* room) { return bare.starts_with(std::string(room) + '/'); }) ||
               tools::fs::exists(tools::root() / "common" / bare);
    };
    std::size_t includes = 0;
    for (const char* room : kRooms) {
        for (const char* extension : {".hpp", ".cpp"}) {
            for (const auto& file :
                 tools::files_in(tools::root() / "scripts/src" / room, extension)) {
                for (const std::string& line : tools::lines_of(tools::read_file(file))) {
                    if (!line.starts_with("#include ")) continue;
                    ++includes;
                    const std::string name = line.substr(9);
                    EXPECT_FALSE(foreign.contains(name)) << file << ": " << name;
                    EXPECT_TRUE(known(name)) << file << ": " << name;
                }
            }
        }
    }
    EXPECT_GE(includes, 80u);
}

class WasmModules : public ProblemTest {
 protected:
    WasmModules() : ProblemTest({"rules.cpp", "explain.cpp"}) {}
    // What all modules include, compiled once.
    static const std::string& headers() {
        static const tools::TemporaryFolder folder("wasm-headers");
        static const std::string file = [] {
            std::string header = (folder.path() / "headers.pch").string();
            EXPECT_EQ(compile({"-x", "c++-header", "-o", header,
                               (tools::root() / "scripts/src/explain/explanation.hpp").string()}),
                      "");
            return header;
        }();
        return file;
    }
};

TEST_P(WasmModules, Compile) {
    for (const tools::fs::path& source :
         {problem().data() / "rules.cpp", problem().folder() / "explain.cpp"}) {
        EXPECT_EQ(compile({"-include-pch", headers(), "-fsyntax-only", source.string()}), "");
    }
}

FOR_EACH_PROBLEM(WasmModules);

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
        std::fputs(tools::lock_line(group, cases).c_str(), stdout);
    }
}
)");
    ASSERT_EQ(compile({source_of("core", folder.path()), (problem.data() / "rules.cpp").string(),
                       main.string(), "-O1", "-o", program.string()}),
              "");
    const tools::fs::path runner = tools::root() / "scripts/src/prove/programs/wasi.mjs";
    const tools::CommandResult run = tools::run_command(
        {"env", "NODE_NO_WARNINGS=1", "node", runner.string(), program.string(), problem.id});
    EXPECT_EQ(run.output, tools::read_file(problem.data() / "data.lock"));
}

}  // namespace wasm_test
