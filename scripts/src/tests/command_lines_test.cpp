// What pages and help say of the commands: each line of a README, and each example of a help, is run,
// or held against the options that there are.
#include <gtest/gtest.h>

#include <algorithm>
#include <ostream>
#include <regex>
#include <set>

#include "base/temporary.hpp"
#include "commands.hpp"
#include "notes.hpp"
#include "problems.hpp"

namespace command_lines_test {

namespace fs = tools::fs;
using Words = std::vector<std::string>;

struct CommandLine {
    std::string place;
    std::string text;  // for a shell, without comments

    friend bool operator<(const CommandLine& a, const CommandLine& b) { return a.text < b.text; }
    friend std::ostream& operator<<(std::ostream& out, const CommandLine& line) {
        return out << line.place << ": " << line.text;
    }
};

// The words of a line, by quotes and blanks as a shell has them.
Words words_of(const std::string& line) {
    static const std::regex word("(\"[^\"]*\"|'[^']*'|[^\\s\"'])+");
    Words words;
    for (std::sregex_iterator at(line.begin(), line.end(), word), end; at != end; ++at) {
        words.push_back(at->str());
    }
    return words;
}

std::string before(std::string text, const std::string& mark) {
    return text.substr(0, text.find(mark));
}

// From the name of a command below scripts/ on; none if the line begins with none.
std::optional<Words> command_in(const std::string& line) {
    static const std::regex command("^(\\w+=\\S* )*(eval \"\\$\\()?scripts/(\\S+)");
    std::smatch found;
    if (!std::regex_search(line, found, command)) return std::nullopt;
    Words words = words_of(line.substr(static_cast<std::size_t>(found.position(3))));
    if (found[2].matched) words = {words[0], before(words.at(1), ")")};
    // What stands behind a pipe or a redirection is no word of the command.
    const auto shell = std::ranges::find_if(words, [](const std::string& word) {
        return std::string("|<>").find(word[0]) != std::string::npos;
    });
    words.erase(shell, words.end());
    return words;
}

// A command, with words or alone, and no other file or folder.
bool is_line(const std::string& text) {
    static const std::regex name("scripts/(workshop/)?[-\\w]+");
    const bool is_path = text.find(' ') == text.npos && !std::regex_match(text, name);
    return command_in(text) && !is_path && !fs::is_directory(tools::root() / before(text, " "));
}

// The lines of shell in blocks of code, and the code that a sentence has.
std::vector<CommandLine> code_in(const fs::path& page) {
    std::vector<CommandLine> found;
    const std::vector<std::string> lines = tools::lines_of(tools::read_file(page));
    const auto add = [&](std::size_t number, std::string text) {
        found.push_back({tools::shown(page) + ":" + std::to_string(number + 1), std::move(text)});
    };
    bool in_code = false, is_shell = false;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const std::string_view line = lines[i];
        if (line.find("```") != line.npos) {
            in_code = !in_code;
            if (in_code) is_shell = line.ends_with("```") || line.ends_with("```sh");
        } else if (in_code && is_shell) {
            std::string text =
                before(std::string(line.substr(line.starts_with("$ ") ? 2 : 0)), "  #");
            text.resize(before(text, " # ").find_last_not_of(' ') + 1);
            add(i, text);
        } else if (!in_code) {
            static const std::regex code("`([^`]+)`");
            for (std::sregex_iterator at(lines[i].begin(), lines[i].end(), code), end; at != end;
                 ++at) {
                add(i, (*at)[1]);
            }
        }
    }
    return found;
}

std::vector<CommandLine> lines_in(const fs::path& page) {
    std::vector<CommandLine> found = code_in(page);
    std::erase_if(found, [](const CommandLine& line) { return !is_line(line.text); });
    return found;
}

// All but what tells of the past.
std::vector<fs::path> pages() {
    std::vector<fs::path> found;
    auto entry = fs::recursive_directory_iterator(tools::root());
    for (; entry != fs::recursive_directory_iterator(); ++entry) {
        const std::string name = entry->path().filename().string();
        if (entry->is_directory() &&
            (name == "build" || name == "node_modules" || name == ".git")) {
            entry.disable_recursion_pending();
        }
        if (entry->path().extension() == ".md" && name != "CHANGELOG.md")
            found.push_back(entry->path());
    }
    std::ranges::sort(found);
    return found;
}

// The examples of a help, in its language.
std::vector<CommandLine> examples_in(const std::string& place, const std::string& help) {
    std::vector<CommandLine> found;
    static const std::regex example("^(Examples?:|例：)? *(.* \\| )?(scripts/.*?)(  .*|；.*)?$");
    for (const std::string& line : tools::lines_of(before(help, "\n\n\n"))) {
        std::smatch parts;
        const bool fits = std::regex_match(line, parts, example) && is_line(parts[3]);
        if (fits) found.push_back({place, parts[3]});
    }
    return found;
}

// Each line once.
std::vector<CommandLine> all_lines() {
    std::set<CommandLine> all;
    for (const fs::path& page : pages()) {
        for (CommandLine& line : lines_in(page)) all.insert(std::move(line));
    }
    for (const std::string& command : commands()) {
        for (CommandLine& line : examples_in(command + " --help", help_of({command}).text)) {
            all.insert(std::move(line));
        }
    }
    return {all.begin(), all.end()};
}

class CommandLines : public ::testing::TestWithParam<CommandLine> {
 protected:
    CommandLines() {
        words_ = command_in(GetParam().text).value();
        for (std::string& word : words_) {
            if (word == "<id>" || word == "ID") word = problems().front().id;
        }
        help_ = help_of({words_[0]});
        // What it passes on has its help elsewhere.
        if (help_.text.find("ctest") != std::string::npos) {
            help_.text += tools::run_command({"ctest", "--help"}).output;
        }
    }
    bool is_program() const {
        return words_[0] == "stress" || std::ranges::count(commands(), words_[0]) != 0;
    }
    // What an option takes; nothing if there is no such option.
    std::optional<std::string> value_of(const std::string& option) const {
        const auto found = help_.options.find(option);
        if (found != help_.options.end()) return found->second;
        const std::regex named("(^|[^-\\w])" + option + "($|[^-\\w])");
        if (!is_program() && std::regex_search(help_.text, named)) return "";
        return std::nullopt;
    }
    // Calls `see(option, value)` for each, and returns the other words.
    template <class See>
    Words visit_options(const See& see) const {
        Words others;
        for (std::size_t i = 1; i < words_.size(); ++i) {
            if (words_[i][0] != '-' || words_[i].size() == 1) {
                others.push_back(words_[i]);
                continue;
            }
            const std::string option = before(words_[i], "=");
            const bool next = words_[i] == option && !value_of(option).value_or("").empty();
            const std::string value = !next                   ? words_[i].substr(option.size())
                                      : i + 1 < words_.size() ? words_[++i]
                                                              : "";
            see(option, value);
        }
        return others;
    }
    // Why it is not run; empty if it is.
    std::string why_not() const {
        if (words_.size() == 1) return "it is a name";
        std::string why;
        const Words others = visit_options([&](const std::string& option, const std::string&) {
            for (const char* waits : {"--serve", "--edit", "--listen", "--watch"}) {
                if (option == waits) why = "it waits for somebody";
            }
            for (const char* changes : {"--install", "--record", "--copy"}) {
                if (option == changes) why = "it changes more than the folder that it runs in";
            }
        });
        if (!why.empty()) return why;
        const std::string script = tools::read_file(tools::root() / "scripts" / words_[0]);
        const bool builds = !is_program() && script.find("setup.sh") != std::string::npos;
        if (builds || words_[0].starts_with("workshop/")) return "it takes minutes";
        const bool takes_all = help_.text.find("[ID...]") != std::string::npos;
        if (takes_all && others.empty()) return "it takes all problems";
        return "";
    }

    Words words_;  // of the command
    CommandHelp help_;
};

TEST_P(CommandLines, HaveOptionsThatThereAre) {
    EXPECT_TRUE(fs::exists(tools::root() / "scripts" / words_[0])) << GetParam();
    visit_options([&](const std::string& option, const std::string& value) {
        const std::optional<std::string> takes = value_of(option);
        ASSERT_TRUE(takes) << GetParam() << ": there is no " << option;
        if (!is_program()) return;
        EXPECT_EQ(takes->empty(), value.empty()) << GetParam() << ": " << option;
    });
}

const std::string kGraph = "3 2  1 2  2 3\n";  // any command that needs no graph ends with it

// In a folder with the files that the line names; a program of the user's is wrong.
TEST_P(CommandLines, AreRun) {
    const std::string why = why_not();
    if (!why.empty()) GTEST_SKIP() << why;
    // The notes of all problems begin alike.
    if (GetParam().place.starts_with("problems/")) {
        SKIP_UNLESS_DRAWN(std::hash<std::string>()(GetParam().text));
    }
    const tools::TemporaryFolder folder("lines");
    const auto is_named = [&](const std::string& name) {
        return std::ranges::count(words_of(GetParam().text), name) > 0;
    };
    const auto write = [&](const std::string& name, const std::string& text) {
        if (is_named(name)) tools::write_file(folder.path() / name, text);
    };
    write("my.cpp", "// " + std::string(60, '-') + "\nint main() {}\n");
    write("mine.cpp",
          "#include <lab.hpp>\nvoid moves(int n, lab::Options<int>& to) {\n"
          "    if (n > 0) to(n - 1);\n    if (n > 2) to(n - 3);\n}\n");
    write("graph.txt", kGraph);
    write("moves", "1\n");
    const fs::path bin = tools::build_dir() / "bin", scripts = folder.path() / "scripts";
    const auto input_of = [&](const std::string& id) {
        const auto& all = problems();
        const auto named = std::ranges::find_if(
            all, [&](const auto& problem) { return problem.id.find(id) != std::string::npos; });
        return named == all.end() ? "" : tools::read_file(named->data() / "sample-1.in");
    };
    if (words_.size() > 1) write("input", input_of(words_[1]));
    for (const char* bundle : {"pasted.cpp", "out.cpp"}) {
        if (!is_named(bundle)) continue;
        write(bundle,
              tools::run_command({(bin / "bundle").string(), problems().front().id}).output);
    }
    fs::create_directory(scripts);
    for (const std::string& name : commands()) {
        if (name.find('/') == name.npos) fs::create_symlink(bin / name, scripts / name);
    }
    fs::create_symlink(tools::root() / "scripts/complete", scripts / "complete");
    tools::write_file(scripts / "stress",
                      "exec '" + (bin / "judge").string() + "' --stress \"$@\"\n");
    fs::permissions(scripts / "stress", fs::perms::all);

    std::string line = before(GetParam().text, " | ");
    line = std::regex_replace(line, std::regex("<id>|\\bID\\b"), problems().front().id);
    line = std::regex_replace(line, std::regex("--for \\S+"), "--for 1s");
    // It ends soon, and makes nothing elsewhere.
    if (help_.options.contains("--tree")) line += " --tree .";
    if (help_.options.contains("--seconds")) line += " --seconds 0.2";
    const bool is_of_tests = GetParam().place.starts_with("scripts/src/tests/data/problems");
    if (is_of_tests) line = "COLLECTION='" + OwnProblems::folder().string() + "' " + line;
    const tools::CommandResult result =
        tools::run_command({"env", "LC_ALL=C", "bash", "-c", line}, kGraph, folder.path());
    EXPECT_LE(result.exit_code, 1) << GetParam() << '\n' << line << '\n' << result.output;
}

INSTANTIATE_TEST_SUITE_P(, CommandLines, ::testing::ValuesIn(all_lines()),
                         [](const ::testing::TestParamInfo<CommandLine>& line) {
                             return test_name(line.param.text) + "_" + std::to_string(line.index);
                         });

// The options that a sentence names are those of some command.
TEST(Options, OnPagesAreThere) {
    std::set<std::string> known;
    Words all = commands();
    std::ranges::copy(script_commands(), std::back_inserter(all));
    std::string scripts = tools::run_command({"ctest", "--help"}).output;
    for (const std::string& command : all) {
        const CommandHelp help = help_of({command});
        for (const auto& option : help.options) known.insert(option.first);
        if (help.options.empty()) scripts += help.text;
    }
    for (const fs::path& page : pages()) {
        const std::string text = Note(page).text();
        static const std::regex code("`(--?[a-z][-a-z]*)[^`]*`");
        for (std::sregex_iterator at(text.begin(), text.end(), code), end; at != end; ++at) {
            const std::string option = (*at)[1];
            if (option.starts_with("-f") || option.starts_with("-std")) continue;  // a compiler's
            EXPECT_TRUE(known.contains(option) || scripts.find(option) != scripts.npos)
                << page << ": " << option;
        }
    }
}

// One name, one meaning: the same option takes the same in all commands.
TEST(Options, OfOneNameTakeTheSame) {
    std::map<std::string, std::pair<std::string, std::string>> takes;  // with the command
    const auto look_at = [&](const Words& command) {
        for (const auto& [option, value] : help_of(command).options) {
            const auto& [first, other] = takes.try_emplace(option, value, command[0]).first->second;
            EXPECT_EQ(first, value) << option << " of " << command[0] << " and " << other;
        }
    };
    for (const std::string& command : commands()) look_at({command});
    for (const std::string& command : script_commands()) look_at({command});
    look_at({"stress"});
    for (const char* shared : {"--lang", "-v"}) EXPECT_TRUE(takes.contains(shared)) << shared;
}

// Whatever else a page has run: scripts of Node, test programs, presets of CMake.
TEST(Pages, NameProgramsAndPresetsThatThereAre) {
    const std::string build = tools::read_file(tools::build_dir() / "build.ninja"),
                      presets = tools::read_file(tools::root() / "CMakePresets.json");
    std::set<std::string> seen;
    for (const fs::path& page : pages()) {
        for (const CommandLine& line : code_in(page)) {
            Words words = words_of(line.text);
            while (words.size() > 1 && words[0].find('=') != std::string::npos) {
                words.erase(words.begin());
            }
            if (words.empty()) continue;
            const std::string& program = words[0];
            const auto preset = std::ranges::find(words, "--preset");
            if (program == "node" && words.size() > 1) {
                EXPECT_TRUE(fs::exists(tools::root() / words[1])) << line;
            } else if (program.starts_with("build/bin/")) {
                const std::string target = "build " + program.substr(6) + ":";
                EXPECT_NE(build.find(target), std::string::npos) << line;
            } else if (preset != words.end() && preset + 1 != words.end()) {
                EXPECT_NE(presets.find('"' + preset[1] + '"'), std::string::npos) << line;
            } else {
                continue;
            }
            seen.insert(program.substr(0, 5));
        }
    }
    EXPECT_EQ(seen, (std::set<std::string>{"build", "cmake", "ctest", "node"}));
}

// The lines of a page and of its translation are the same but for the language that they ask for.
TEST(Pages, ShowTheSameCommandLinesInBothLanguages) {
    const auto told = [](const std::vector<CommandLine>& lines) {
        Words all;
        for (const CommandLine& line : lines) {
            if (line.text.find(' ') == line.text.npos) continue;  // a name
            all.push_back(std::regex_replace(line.text, std::regex(" --lang zh"), ""));
        }
        return all;
    };
    std::size_t both = 0;
    for (const fs::path& page : pages()) {
        const fs::path other = in_chinese(page);
        if (!fs::exists(other)) continue;
        ++both;
        EXPECT_EQ(told(lines_in(page)), told(lines_in(other))) << page;
    }
    EXPECT_GT(both, 0u);
    for (const std::string& command : commands()) {
        const std::string program =
            (tools::build_dir() / "bin" / fs::path(command).filename()).string();
        const auto help = [&](const char* language) {
            return examples_in("",
                               tools::run_command({program, "--help", "--lang", language}).output);
        };
        EXPECT_EQ(told(help("en")), told(help("zh"))) << command;
    }
}

}  // namespace command_lines_test
