// The rooms of scripts/src: which includes there are. The build forbids the others, since a room's
// include path holds only the rooms that it may know (scripts/src/CMakeLists.txt).
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <gtest/gtest.h>

#include <map>
#include <set>

#include "base/files.hpp"
#include "base/process.hpp"
#include "base/temporary.hpp"
#include "base/text.hpp"

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

// For each room the rooms that its files include.
std::map<std::string, std::set<std::string>> known_rooms() {
    std::map<std::string, std::set<std::string>> known;
    for (const tools::fs::path& source : sources()) {
        const std::string extension = source.extension();
        if (extension != ".cpp" && extension != ".hpp") continue;
        const tools::fs::path file = tools::fs::relative(source, kSources);
        const std::string room = file.begin()->string();
        known.try_emplace(room);
        for (const std::string& line : tools::lines_of(tools::read_file(source))) {
            if (!line.starts_with("#include \"")) continue;
            const std::string name = line.substr(10, line.rfind('"') - 10);
            // What is compiled at run time lies in programs/ and has the includes of a solution.
            if (file.string().find("/programs/") != std::string::npos) continue;
            EXPECT_FALSE(name.starts_with("..")) << file << ": " << name << ": name its room";
            const std::string other = name.substr(0, name.find('/'));
            if (other != room && tools::fs::is_directory(kSources / other)) {
                known[room].insert(other);
            }
        }
    }
    return known;
}

TEST(Rooms, HaveNoCycles) {
    auto known = known_rooms();
    ASSERT_GE(known.size(), 10u);
    // Take away what knows nobody that is left, again and again.
    for (bool smaller = true; smaller;) {
        smaller = false;
        for (auto room = known.begin(); room != known.end();) {
            const bool ground =
                std::none_of(room->second.begin(), room->second.end(),
                             [&](const auto& other) { return known.contains(other); });
            smaller |= ground;
            room = ground ? known.erase(room) : std::next(room);
        }
    }
    for (const auto& [room, others] : known) {
        ADD_FAILURE() << room << " is in a cycle: " << fmt::format("{}", fmt::join(others, ", "));
    }
}

// No problem has a name in the tools.
TEST(Rooms, KnowNoProblem) {
    std::vector<std::string> ids;
    for (const auto& problem : tools::fs::directory_iterator(tools::root() / "problems")) {
        if (problem.is_directory()) ids.push_back(problem.path().filename());
    }
    EXPECT_GE(ids.size(), 25u);
    for (const tools::fs::path& source : sources()) {
        const std::string name = source, text = tools::read_file(source);
        for (const std::string& id : ids) {
            EXPECT_EQ(name.find(id), std::string::npos) << name;
            EXPECT_EQ(text.find('"' + id), std::string::npos) << name << " names " << id;
        }
    }
}

// The fault that the build has to see: core may know no other room.
TEST(Rooms, CannotIncludeWhatTheyMayNotKnow) {
    const tools::TemporaryFolder folder("rooms");
    const tools::fs::path source = folder.path() / "a.cpp";
    const auto compiles = [&](const std::string& room, const std::string& header) {
        tools::write_file(source, fmt::format("#include \"{}\"\n", header));
        const auto door = tools::build_dir() / "scripts/src/rooms" / room;
        return tools::run_command(
                   {"g++", "-std=c++20", "-fsyntax-only", "-I" + door.string(), source.string()})
                   .exit_code == 0;
    };
    EXPECT_TRUE(compiles("core", "core/rules.hpp"));
    EXPECT_FALSE(compiles("core", "base/error.hpp"));
    EXPECT_FALSE(compiles("core", "judge/scheduler.hpp"));
    EXPECT_TRUE(compiles("base", "base/text.hpp"));
    EXPECT_FALSE(compiles("base", "core/rules.hpp"));
}

}  // namespace rooms_test
