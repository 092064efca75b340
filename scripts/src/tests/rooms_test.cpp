// The rooms of scripts/src: what they may include, and that each source compiles alone.
#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <map>
#include <nlohmann/json.hpp>
#include <set>

#include "base/files.hpp"
#include "base/process.hpp"
#include "base/text.hpp"
#include "problems.hpp"

namespace rooms_test {

const tools::fs::path kSources = tools::root() / "scripts/src";

// The files of the rooms and of the site, without the tests, what a new problem is made from, and what
// npm installs.
std::vector<tools::fs::path> sources() {
    std::vector<tools::fs::path> files;
    tools::fs::recursive_directory_iterator entries(kSources);
    for (const auto& entry : entries) {
        const std::string name = entry.path().filename();
        if (name == "tests" || name == "template" || name == "node_modules") {
            entries.disable_recursion_pending();
        }
        if (entry.is_regular_file()) files.push_back(entry.path());
    }
    return files;
}

// No problem has a name in the tools.
TEST(Rooms, KnowNoProblem) {
    std::vector<std::string> ids;
    for (const auto& problem : tools::fs::directory_iterator(tools::root() / "problems")) {
        if (tools::fs::exists(problem.path() / "problem.toml")) {
            ids.push_back(problem.path().filename());
        }
    }
    EXPECT_FALSE(ids.empty());
    for (const tools::fs::path& source : sources()) {
        const std::string name = source, text = tools::read_file(source);
        for (const std::string& id : ids) {
            EXPECT_EQ(name.find(id), std::string::npos) << name;
            EXPECT_EQ(text.find('"' + id), std::string::npos) << name << " names " << id;
        }
    }
}

// "../" would lead past the room's include path. What is compiled at run time lies in programs/ and has
// the includes of a solution.
TEST(Rooms, IncludeNothingByItsPlace) {
    for (const tools::fs::path& source : sources()) {
        const std::string name = source, extension = source.extension();
        if (extension != ".cpp" && extension != ".hpp") continue;
        if (name.find("/programs/") != std::string::npos) continue;
        EXPECT_EQ(tools::read_file(source).find("#include \"../"), std::string::npos)
            << name << ": name the room";
    }
}

// By room, those that it may include: itself, what it KNOWS, and what these know.
std::map<std::string, std::set<std::string>> known_rooms() {
    std::map<std::string, std::set<std::string>> known;
    for (const char* file : {"rooms.cmake", "CMakeLists.txt"}) {  // each names rooms below it only
        for (const std::string& line : tools::lines_of(tools::read_file(kSources / file))) {
            const std::size_t begin = line.find("room(");
            if (begin == line.npos || line.find("function") != line.npos) continue;
            const std::string inner = line.substr(begin + 5, line.find(')', begin) - begin - 5);
            std::vector<std::string> words = tools::words_of(inner);
            std::set<std::string>& its = known[words.at(0)] = {words[0]};
            bool names = false;
            for (std::size_t i = 1; i < words.size(); ++i) {
                if (words[i] == "KNOWS" || words[i] == "USES") {
                    names = words[i] == "KNOWS";
                } else if (names) {
                    EXPECT_TRUE(known.contains(words[i])) << words[0] << " knows no " << words[i];
                    its.insert(known[words[i]].begin(), known[words[i]].end());
                }
            }
        }
    }
    return known;
}

// What a text of the room includes and may not, if anything.
std::string forbidden(const std::set<std::string>& known, const std::string& text) {
    for (const std::string& line : tools::lines_of(text)) {
        if (!line.starts_with("#include \"") || line.find('/') == line.npos) continue;
        if (!known.contains(line.substr(10, line.find('/') - 10))) return line;
    }
    return "";
}

TEST(Rooms, IncludeOnlyWhatTheyKnow) {
    const auto rooms = known_rooms();
    EXPECT_EQ(rooms.at("core"), std::set<std::string>{"core"});
    EXPECT_EQ(rooms.at("catalog"), (std::set<std::string>{"core", "base", "catalog"}));
    EXPECT_EQ(forbidden(rooms.at("core"), "int i;\n#include \"base/error.hpp\"\n"),
              "#include \"base/error.hpp\"");
    EXPECT_EQ(forbidden(rooms.at("base"), "#include \"core/json.hpp\"\n#include <a/b>\n"), "");
    for (const auto& [room, known] : rooms) {
        for (const char* extension : {".cpp", ".hpp"}) {
            for (const tools::fs::path& source : tools::files_in(kSources / room, extension)) {
                EXPECT_EQ(forbidden(known, tools::read_file(source)), "") << source;
            }
        }
    }
}

// How a source of the tools is compiled, without what GCC alone takes, and without headers that were
// read before it.
std::string checking(const std::string& command) {
    std::string line = "exec clang++ -fsyntax-only -Wno-everything";
    const std::vector<std::string> words = tools::words_of(command);
    for (std::size_t i = 1; i < words.size(); ++i) {
        if (words[i] == "-o" || words[i] == "-include") {
            ++i;
        } else if (words[i] != "-c" && !words[i].starts_with("--param=")) {
            line += ' ' + words[i];
        }
    }
    return line;
}

// Editors ask for each source by itself, and understand it as Clang does.
class EachSource : public ::testing::TestWithParam<std::string> {};

TEST_P(EachSource, CompilesAloneWithClang) {
    SKIP_UNLESS_DRAWN(std::hash<std::string>()(GetParam()));
    const auto commands =
        nlohmann::json::parse(tools::read_file(tools::build_dir() / "compile_commands.json"));
    const std::string source = kSources / GetParam();
    const auto one = std::ranges::find(commands, source, [](const nlohmann::json& command) {
        return command["file"].get<std::string>();
    });
    ASSERT_NE(one, commands.end()) << "compile_commands.json has nothing for " << source;
    const tools::CommandResult result =
        tools::run_command({"sh", "-c", checking((*one)["command"])});
    EXPECT_EQ(result.exit_code, 0) << result.output;
}

std::vector<std::string> compiled_sources() {
    std::vector<std::string> names;
    for (const tools::fs::path& source : sources()) {
        const std::string name = source.lexically_relative(kSources);
        const bool direct = std::ranges::count(name, '/') == 1;
        if (direct && source.extension() == ".cpp" && !name.starts_with("site")) {
            names.push_back(name);
        }
    }
    return names;
}

INSTANTIATE_TEST_SUITE_P(, EachSource, ::testing::ValuesIn(compiled_sources()),
                         [](const auto& source) { return test_name(source.param); });

}  // namespace rooms_test
