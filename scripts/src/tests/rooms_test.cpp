// The rooms of scripts/src. The build forbids includes that run back, since a room's
// include path holds only the rooms that it may know (scripts/src/rooms.cmake).
#include <fmt/format.h>
#include <gtest/gtest.h>

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
    EXPECT_TRUE(compiles("base", "base/workers.hpp"));
    EXPECT_FALSE(compiles("base", "core/rules.hpp"));
}

}  // namespace rooms_test
