// What all commands keep to, the user's and the workshop's: help that fits a terminal, one line for
// each misuse.
#include <gtest/gtest.h>

#include "base/files.hpp"
#include "base/process.hpp"
#include "base/text.hpp"
#include "problems.hpp"

namespace commands_test {

std::vector<std::string> commands() {
    std::vector<std::string> names;  // below scripts/
    for (const auto& [sources, folder] :
         {std::pair("src/commands", ""), {"workshop/commands", "workshop/"}}) {
        for (const auto& file : tools::files_in(tools::root() / "scripts" / sources, ".cpp")) {
            names.push_back(folder + file.stem().string());
        }
    }
    return names;
}

class AnyCommand : public ::testing::TestWithParam<std::string> {
 protected:
    static tools::CommandResult run(std::vector<std::string> arguments) {
        arguments.insert(arguments.begin(), (tools::build_dir() / "bin" / name()).string());
        return tools::run_command(arguments);
    }
    static std::string name() { return tools::fs::path(GetParam()).filename().string(); }
    static std::string help() { return run({"--help"}).output; }
    static void expect_one_line(const std::vector<std::string>& arguments) {
        const tools::CommandResult result = run(arguments);
        EXPECT_EQ(result.exit_code, 2) << arguments[0];
        EXPECT_EQ(tools::lines_of(result.output).size(), 1u) << result.output;
        EXPECT_EQ(result.output.rfind(name() + ": ", 0), 0u) << result.output;
    }
};

TEST_P(AnyCommand, HasHelpThatFitsATerminal) {
    const tools::CommandResult result = run({"--help"});
    EXPECT_EQ(result.exit_code, 0);
    EXPECT_NE(result.output.find("Usage: scripts/" + GetParam()), std::string::npos);
    for (const std::string& line : tools::lines_of(result.output)) {
        EXPECT_LE(line.size(), 80u) << line;
    }
}

TEST_P(AnyCommand, TellsAMisuseInOneLine) {
    expect_one_line({"--no-such-option"});
    // Every option that takes a number refuses what is none, or is out of all proportion.
    for (const std::string& line : tools::lines_of(help())) {
        const std::vector<std::string> words = tools::words_of(line);
        if (words.size() < 2 || words[0][0] != '-') continue;
        for (const char* type : {"N", "S", "MB", "PORT"}) {
            if (words[1] != type) continue;
            const std::string option = words[0].substr(words[0].find(',') + 1);
            for (const char* value : {"-1", "x", "1x", "", "99999999999999999999999"}) {
                expect_one_line({option + "=" + value});
            }
        }
    }
}

std::string version() {
    const tools::CommandResult git =
        tools::run_command({"git", "-C", tools::root().string(), "describe", "--always",
                            "--abbrev=12", "--dirty=+changed"});
    return git.exit_code == 0 ? git.output : "unknown\n";
}

TEST_P(AnyCommand, TellsTheVersionOfTheCheckout) {
    const tools::CommandResult result = run({"--version"});
    EXPECT_EQ(result.exit_code, 0);
    EXPECT_EQ(result.output, version());
}

// Those that are scripts alone tell help and version without building anything.
TEST(Scripts, TellHelpAndVersion) {
    const tools::fs::path folder = tools::root() / "scripts";
    std::size_t found = 0;
    for (const auto& entry : tools::fs::directory_iterator(folder)) {
        const std::string name = entry.path().filename().string();
        const bool runs = (entry.status().permissions() & tools::fs::perms::owner_exec) ==
                          tools::fs::perms::owner_exec;
        if (!entry.is_regular_file() || !runs || name == "stress") continue;  // stress is judge
        if (tools::fs::exists(folder / "src/commands" / (name + ".cpp"))) continue;
        ++found;
        const tools::CommandResult help = tools::run_command({entry.path().string(), "--help"});
        EXPECT_EQ(help.exit_code, 0) << name;
        EXPECT_NE(help.output.find("scripts/" + name), std::string::npos) << help.output;
        EXPECT_EQ(tools::run_command({entry.path().string(), "--version"}).output, version());
    }
    EXPECT_GT(found, 0u);
}

INSTANTIATE_TEST_SUITE_P(, AnyCommand, ::testing::ValuesIn(commands()),
                         [](const ::testing::TestParamInfo<std::string>& command) {
                             return test_name(command.param);
                         });

}  // namespace commands_test
