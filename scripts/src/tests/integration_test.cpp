// What shells and editors know of the commands: scripts/complete, .vscode/tasks.json.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <regex>
#include <set>

#include "base/files.hpp"
#include "base/process.hpp"
#include "base/temporary.hpp"
#include "base/text.hpp"
#include "problems.hpp"

namespace integration_test {

const tools::fs::path kScripts = tools::root() / "scripts";

std::vector<std::string> words_from(const tools::fs::path& root, std::vector<std::string> words) {
    words.insert(words.begin(), {(root / "scripts/complete").string(), "--words"});
    const tools::CommandResult result = tools::run_command(words);
    EXPECT_EQ(result.exit_code, 0) << result.output;
    return tools::lines_of(result.output);
}
std::vector<std::string> words(const std::vector<std::string>& words) {
    return words_from(tools::root(), words);
}

using Words = std::vector<std::string>;

// The commands in scripts/ or, with "workshop/", in that folder; as they stand below scripts/.
Words commands(const std::string& folder = "") {
    Words names;
    for (const auto& entry : tools::fs::directory_iterator(kScripts / folder)) {
        const bool runs = entry.is_regular_file() && entry.path().extension().empty();
        if (runs) names.push_back(folder + entry.path().filename().string());
    }
    EXPECT_FALSE(names.empty());
    return names;
}

// Each has a row in a table.
TEST(Menu, NamesEveryCommand) {
    for (const char* page : {"README.md", "README.zh.md"}) {
        const std::string text = tools::read_file(kScripts / page);
        for (const std::string& command : commands()) {
            EXPECT_NE(text.find("\n| [" + command + "]("), std::string::npos) << page << command;
        }
    }
    const std::string text = tools::read_file(tools::root() / "CONTRIBUTING.md");
    for (const std::string& command : commands("workshop/")) {
        EXPECT_NE(text.find("\n| " + command.substr(9) + " | "), std::string::npos) << command;
    }
}

TEST(Completion, KnowsIdsBeforeAnythingIsBuilt) {
    const tools::TemporaryFolder folder("complete");
    tools::write_file(folder.path() / "problems/oj-12-old-nim/problem.toml", "");
    tools::write_file(folder.path() / "problems/oj-123-new-nim/problem.toml", "");
    tools::write_file(folder.path() / "testdata/oj-123-new-nim/edge-a.in", "");
    tools::write_file(folder.path() / "testdata/oj-123-new-nim/bad-b.in", "");
    tools::write_file(folder.path() / "testdata/oj-123-new-nim/data.lock", "limit 0 1 1\n");
    tools::write_file(folder.path() / "scripts/judge", "");
    tools::fs::copy_file(kScripts / "complete", folder.path() / "scripts/complete");
    tools::write_file(folder.path() / "scripts/src/language.sh",
                      tools::read_file(kScripts / "src/language.sh"));
    const auto complete = [&](const Words& words) { return words_from(folder.path(), words); };
    EXPECT_EQ(complete({"judge", ""}), (Words{"oj-12-old-nim", "oj-123-new-nim"}));
    EXPECT_EQ(complete({"judge", "oj-123"}), Words{"oj-123-new-nim"});
    // The end of an id that names one problem.
    EXPECT_EQ(complete({"judge", "new"}), Words{"new-nim"});
    EXPECT_EQ(complete({"judge", "12"}), (Words{"12-old-nim", "123-new-nim"}));
    EXPECT_EQ(complete({"judge", "nim"}), Words{});
    EXPECT_EQ(complete({"judge", "zebra"}), Words{});
}

TEST(Completion, KnowsEveryOptionOfEveryCommand) {
    std::size_t options = 0;
    std::vector<tools::fs::path> sources = tools::files_in(kScripts / "src/commands", ".cpp");
    for (auto& source : tools::files_in(kScripts / "workshop/commands", ".cpp")) {
        sources.push_back(std::move(source));
    }
    for (const auto& source : sources) {
        const std::string name = source.stem();
        const std::string help =
            tools::run_command({(tools::build_dir() / "bin" / name).string(), "--help"}).output;
        const Words found = words({name, "-"});
        for (const std::string& line : tools::lines_of(help)) {
            const std::vector<std::string> parts = tools::words_of(line);
            if (parts.empty() || line.rfind("  -", 0) != 0) continue;
            const std::string option = parts[0].substr(parts[0].find("--"));
            EXPECT_EQ(std::count(found.begin(), found.end(), option), 1) << name << ' ' << option;
            ++options;
        }
    }
    EXPECT_GT(options, 0u);
    EXPECT_EQ(words({"stress", "--sou"}), Words{"--source"});
    EXPECT_EQ(words({"lab", "--octal", "0.77", "--up"}), Words{"--upto"});
}

TEST(Completion, KnowsWhatAnOptionTakes) {
    const std::string id = solved_or_not().front().id;
    const auto cases = words({"judge", id, "--case", ""});
    for (const auto& file : tools::files_in(solved_or_not().front().data(), ".in")) {
        const std::string name = file.stem();
        EXPECT_EQ(std::count(cases.begin(), cases.end(), name), name.rfind("bad-", 0) == 0 ? 0 : 1)
            << name;
    }
    EXPECT_EQ(words({"judge", id, "--case", "=", "lim"}), Words{"limit"});
    EXPECT_EQ(words({"judge", "--judge", "HD"}), Words{"HDU"});
    EXPECT_EQ(words({"judge", "--source", ""}), Words{":files"});
    EXPECT_EQ(words({"judge", "--seed", ""}), Words{});
    EXPECT_EQ(words({"explain", id, "--lang", ""}), (Words{"en", "zh"}));
    EXPECT_EQ(words({"grundy", "dag", "--lang", "z"}), Words{"zh"});
    EXPECT_EQ(words({"judge", id, "--std", "gnu++1"}), (Words{"gnu++11", "gnu++14", "gnu++17"}));
    EXPECT_EQ(words({"mutate", "--header", "wyt"}), Words{"wythoff"});
    // It takes nothing, though something must stand beside it.
    EXPECT_EQ(words({"judge", "--watch", id}), Words{id});
    const auto offers_files = [](const Words& typed) {
        const Words offered = words(typed);
        return std::count(offered.begin(), offered.end(), ":files") > 0;
    };
    EXPECT_TRUE(offers_files({"judge", id, ""}));
    EXPECT_FALSE(offers_files({"judge", ""}));
}

// What bash does where a word is typed so far.
TEST(Completion, WorksInBash) {
    const std::string script = fmt::format(
        "cd '{}' && eval \"$(scripts/complete bash)\" && complete -p scripts/judge ./scripts/play "
        "&& "
        "COMP_WORDS=(scripts/workshop/mutate --reco) COMP_CWORD=1 && "
        "_combinatorial_games && echo \"${{COMPREPLY[@]}}\" && "
        "compopt() {{ :; }}; COMP_WORDS=(scripts/judge --rou) COMP_CWORD=1 && "
        "_combinatorial_games && echo \"${{COMPREPLY[@]}}\" && "
        "COMP_WORDS=(scripts/judge --source READ) COMP_CWORD=2 && "
        "_combinatorial_games && echo \"${{COMPREPLY[@]}}\"",
        tools::root().string());
    const tools::CommandResult result = tools::run_command({"bash", "-c", script});
    EXPECT_EQ(result.output,
              "complete -o default -F _combinatorial_games scripts/judge\n"
              "complete -o default -F _combinatorial_games ./scripts/play\n"
              "--record\n"
              "--rounds\n"
              "README.md README.zh.md\n");
}

TEST(Completion, TurnsOnInEachShell) {
    for (const char* shell : {"bash", "zsh", "fish"}) {
        const tools::CommandResult lines =
            tools::run_command({(kScripts / "complete").string(), shell});
        EXPECT_EQ(lines.exit_code, 0);
        EXPECT_NE(lines.output.find("_combinatorial_games"), std::string::npos);
        for (const auto& command : commands("workshop/")) {
            EXPECT_NE(lines.output.find(command), std::string::npos) << shell << command;
        }
        if (!tools::find_command(shell)) continue;
        EXPECT_EQ(tools::run_command({shell, "-n"}, lines.output).output, "") << shell;
    }
    const tools::CommandResult misuse =
        tools::run_command({(kScripts / "complete").string(), "tcsh"});
    EXPECT_EQ(misuse.exit_code, 2);
    EXPECT_EQ(tools::lines_of(misuse.output).size(), 1u) << misuse.output;
}

// The problems that an editor finds in an output: what its groups hold, by their names.
std::vector<std::map<std::string, std::string>> found_by(const nlohmann::json& matcher,
                                                         const std::string& output) {
    std::vector<nlohmann::json> patterns;
    if (matcher.at("pattern").is_array()) {
        patterns = matcher.at("pattern").get<std::vector<nlohmann::json>>();
    } else {
        patterns = {matcher.at("pattern")};
    }
    const std::vector<std::string> lines = tools::lines_of(output);
    std::vector<std::map<std::string, std::string>> all;
    for (std::size_t begin = 0; begin + patterns.size() <= lines.size(); ++begin) {
        std::map<std::string, std::string> found;
        std::size_t matched = 0;
        for (; matched < patterns.size(); ++matched) {
            const nlohmann::json& pattern = patterns[matched];
            std::smatch match;
            if (!std::regex_search(lines[begin + matched], match,
                                   std::regex(pattern.at("regexp").get<std::string>()))) {
                break;
            }
            for (const auto& [key, group] : pattern.items()) {
                if (group.is_number()) found[key] = match[group.get<std::size_t>()];
            }
        }
        if (matched == patterns.size()) all.push_back(found);
    }
    return all;
}

TEST(Tasks, FindFailuresInWhatTheJudgePrints) {
    const auto tasks =
        nlohmann::json::parse(tools::read_file(tools::root() / ".vscode/tasks.json")).at("tasks");
    const nlohmann::json& matchers = tasks.at(0).at("problemMatcher");
    EXPECT_EQ(tasks.at(1).at("problemMatcher"), matchers);
    const auto found = [&](const std::string& output) {
        std::vector<std::map<std::string, std::string>> all;
        for (const nlohmann::json& matcher : matchers) {
            for (const auto& one : found_by(matcher, output)) all.push_back(one);
        }
        return all;
    };
    const tools::TemporaryFolder folder("tasks");
    const std::string source = (folder.path() / "my.cpp").string(), id = problems().front().id;
    const auto judge = [&](const std::string& text) {
        tools::write_file(source, text);
        return tools::run_command(
                   {(tools::build_dir() / "bin/judge").string(), id, "--source", source})
            .output;
    };
    const std::string wrong = judge("int main() {}\n");
    const auto failure = found(wrong);
    ASSERT_EQ(failure.size(), 1u) << wrong;
    EXPECT_EQ(failure[0].at("code"), "WA");
    EXPECT_NE(failure[0].at("message").find("expected"), std::string::npos) << wrong;
    EXPECT_NE(failure[0].at("file").find("failures/" + id), std::string::npos) << wrong;

    const std::string broken = judge("int main() {\n    return x;\n}\n");
    const auto error = found(broken);
    ASSERT_EQ(error.size(), 1u) << broken;
    EXPECT_EQ(error[0].at("file"), source);
    EXPECT_EQ(error[0].at("line"), "2");
    EXPECT_EQ(error[0].at("severity"), "error");
}

}  // namespace integration_test
