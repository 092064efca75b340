// What all commands keep to, the user's and the workshop's: help that fits a terminal, one line for
// each misuse.
#include "commands.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <regex>
#include <set>

#include "base/files.hpp"
#include "base/process.hpp"
#include "base/text.hpp"
#include "core/columns.hpp"
#include "problems.hpp"

namespace commands_test {

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
    for (const std::string& name : script_commands()) {
        const std::string program = (tools::root() / "scripts" / name).string();
        const tools::CommandResult help = tools::run_command({program, "--help"});
        EXPECT_EQ(help.exit_code, 0) << name;
        EXPECT_NE(help.output.find("scripts/" + name), std::string::npos) << help.output;
        EXPECT_EQ(tools::run_command({program, "--version"}).output, version()) << name;
        const bool builds = tools::read_file(program).find("setup.sh") != std::string::npos;
        EXPECT_NE(help.output.find("--lang"), std::string::npos) << help.output;
        EXPECT_EQ(help.output.find("-v ") != std::string::npos, builds) << help.output;
    }
}

// --- languages ---

// Three words of English in a row, which no Chinese line has; what a shell takes is no words.
bool has_english(const std::string& line) {
    static const std::regex words("(^|[^-_./A-Za-z])[A-Za-z]{2,} [a-z]+ [a-z]{2,}($|[^-_./=])");
    return std::regex_search(line, words);
}

bool has_chinese(const std::string& text) {
    return std::ranges::any_of(text, [](char c) { return static_cast<unsigned char>(c) > 0x7F; });
}

TEST_P(AnyCommand, SpeaksTheLanguageThatIsAskedFor) {
    const auto asked = [](const std::string& environment, std::vector<std::string> arguments) {
        const std::string program = (tools::build_dir() / "bin" / name()).string();
        arguments.insert(arguments.begin(), {"env", "-u", "LC_ALL", environment, program});
        return tools::run_command(arguments).output;
    };
    const std::string english = asked("LANG=C", {"--help"});
    EXPECT_FALSE(has_chinese(english)) << english;
    EXPECT_EQ(asked("LANG=zh_CN.UTF-8", {"--help", "--lang", "en"}), english);
    const std::string chinese = asked("LANG=zh_CN.UTF-8", {"--help"});
    EXPECT_EQ(asked("LANG=C", {"--lang=zh", "--help"}), chinese);
    EXPECT_NE(chinese.find("用法: "), std::string::npos) << chinese;
    for (const std::string& line : tools::lines_of(chinese)) {
        EXPECT_FALSE(has_english(line)) << line;
        EXPECT_LE(tools::columns_of(line), 80u) << line;
    }
    // Every option says what it does in Chinese, on its line or the next one.
    const std::vector<std::string> lines = tools::lines_of(chinese);
    for (std::size_t i = 0; i < lines.size(); ++i) {
        if (!lines[i].starts_with("  -")) continue;
        EXPECT_TRUE(has_chinese(lines[i]) || (i + 1 < lines.size() && has_chinese(lines[i + 1])))
            << lines[i];
    }
    for (const auto& misuse : std::vector<std::vector<std::string>>{
             {"--no-such-option"}, {"--lang"}, {"no-such-problem", "no-such-file", "and-more"}}) {
        std::vector<std::string> words = misuse;
        words.insert(words.begin(), "--lang=zh");
        const std::string error = asked("LANG=C", words);
        EXPECT_TRUE(has_chinese(error)) << error;
        EXPECT_FALSE(has_english(error)) << error;
    }
}

TEST(Scripts, SpeakChinese) {
    for (const std::string& name : script_commands()) {
        const std::string program = (tools::root() / "scripts" / name).string();
        const std::string help = tools::run_command({program, "--help", "--lang=zh"}).output;
        EXPECT_TRUE(has_chinese(help)) << name;
        for (const std::string& line : tools::lines_of(help))
            EXPECT_FALSE(has_english(line)) << line;
    }
}

// A sentence that is formatted or printed is a phrase(), which wants both languages, and a Text has two
// of its own. What is told to those who work on the collection says english(); in the workshop's rooms
// much is formatted for files of the repository, and what is printed is for people.
TEST(Sentences, StandInBothLanguages) {
    const std::string literals = "(\"([^\"\\\\]|\\\\.)*\"\\s*)+";
    const auto printed = [&](const char* by) {
        const std::string call = std::string("(.{16})fmt::") + by + "\\(\\s*(?:stderr,\\s*)?(";
        return std::regex(call + literals + ")");
    };
    const std::regex users = printed("(?:format|print)"), workshop = printed("print"),
                     alone("(.{16})Text\\((" + literals + ")\\)");
    const std::set<std::string> workshops = {"audit", "measure", "publish", "draw",
                                             "../workshop/commands"};
    std::set<std::string> rooms = {"base", "catalog",  "cpp", "bundle", "judge",   "reports",
                                   "play", "scaffold", "lab", "core",   "commands"};
    rooms.insert(workshops.begin(), workshops.end());
    std::size_t seen = 0;
    for (const std::string& room : rooms) {
        for (const auto& entry :
             tools::fs::directory_iterator(tools::root() / "scripts/src" / room)) {
            if (!entry.is_regular_file()) continue;
            const std::string text =
                std::regex_replace(tools::read_file(entry.path()), std::regex("\n\\s*"), " ");
            for (const std::regex& form : {workshops.contains(room) ? workshop : users, alone}) {
                for (std::sregex_iterator at(text.begin(), text.end(), form), end; at != end;
                     ++at) {
                    ++seen;
                    const std::string before = (*at)[1], said = (*at)[2];
                    const bool is_inner = before.find("logic_error(") != before.npos;
                    if (is_inner || before.find("english(") != before.npos) continue;
                    // Its Chinese is the next literal.
                    static const std::regex literal("\"[^\"]*\"");
                    std::smatch next;
                    const std::string rest = at->suffix().str().substr(0, 600);
                    if (std::regex_search(rest, next, literal) && has_chinese(next[0])) continue;
                    const std::string joined = std::regex_replace(said, std::regex("\"\\s*\""), "");
                    EXPECT_FALSE(has_english(joined)) << entry.path() << ": " << joined;
                }
            }
        }
    }
    EXPECT_GT(seen, 50u);
}

// --- output that gets nowhere ---

TEST_P(AnyCommand, TellsThatItsOutputCannotBeWritten) {
    const std::string program = (tools::build_dir() / "bin" / name()).string();
    for (const char* to : {">/dev/full", ">&-"}) {
        const tools::CommandResult result =
            tools::run_command({"sh", "-c", program + " --help " + to});
        EXPECT_EQ(result.exit_code, 2) << to;
        EXPECT_EQ(result.output.rfind(name() + ": standard output: cannot be written: ", 0), 0u)
            << result.output;
        EXPECT_EQ(tools::lines_of(result.output).size(), 1u) << result.output;
    }
}

INSTANTIATE_TEST_SUITE_P(, AnyCommand, ::testing::ValuesIn(commands()),
                         [](const ::testing::TestParamInfo<std::string>& command) {
                             return test_name(command.param);
                         });

}  // namespace commands_test
