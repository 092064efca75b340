// What every solution and every header keeps to, apart from being right.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <regex>
#include <sstream>

#include "base/files.hpp"
#include "base/process.hpp"
#include "base/temporary.hpp"
#include "base/text.hpp"
#include "bundle/bundle.hpp"
#include "catalog/problems.hpp"
#include "judge/compiler.hpp"
#include "judge/entries.hpp"
#include "problems.hpp"

namespace solutions_test {

const std::vector<std::string> kStrict = {"-std=c++11", "-pedantic-errors", "-Wall",  "-Wextra",
                                          "-Wshadow",   "-Wconversion",     "-Werror"};

// Compiles one file; the compiler's messages, empty where all is well.
std::string compile(std::vector<std::string> command, const std::vector<std::string>& rest) {
    command.insert(command.end(), kStrict.begin(), kStrict.end());
    command.insert(command.end(), rest.begin(), rest.end());
    const tools::CommandResult result = tools::run_command(command);
    if (result.exit_code == 0) return result.output;
    return result.output + fmt::format("{}: exit code {}\n", command[0], result.exit_code);
}

std::vector<std::string> lines_of(const std::string& text) {
    std::vector<std::string> lines;
    std::istringstream stream(text);
    for (std::string line; std::getline(stream, line);) lines.push_back(line);
    return lines;
}

class Solution : public AnyProblemTest {
 protected:
    std::string text() const { return tools::read_file(problem().solution()); }
};

TEST_P(Solution, CompilesByItself) {
    SKIP_UNLESS_DRAWN(number());
    for (const std::string compiler : {"g++", "clang++"}) {
        EXPECT_EQ(compile({compiler}, {"-O2", "-fsyntax-only", problem().solution().string()}), "");
    }
}

TEST_P(Solution, BundleIsTheSameEachTime) {
    const std::string text = tools::bundle(problem().solution());
    EXPECT_EQ(text, tools::bundle(problem().solution()));
    EXPECT_EQ(text.find("bits/stdc++"), std::string::npos);
    EXPECT_EQ(text.find("__int128"), std::string::npos);
    EXPECT_EQ(text.find(tools::root().string()), std::string::npos);
}

// "// Key: value" lines on top; Idea may take three lines.
TEST_P(Solution, HeadCommentIsWhole) {
    const std::vector<std::string> lines = lines_of(text());
    std::vector<std::string> keys;
    std::map<std::string, std::string> values;
    std::map<std::string, int> counts;
    for (const std::string& line : lines) {
        std::smatch match;
        if (line.rfind("//", 0) != 0) break;
        if (std::regex_match(line, match, std::regex("// ([A-Z][A-Za-z]*): (.+)"))) {
            keys.push_back(match[1]);
            values[keys.back()] = match[2];
        }
        ASSERT_FALSE(keys.empty());
        EXPECT_TRUE(!match.empty() || line.rfind("//       ", 0) == 0) << line;
        ++counts[keys.back()];
    }
    EXPECT_EQ(keys, (std::vector<std::string>{"Title", "URL", "Idea", "Time", "Memory"}));
    EXPECT_EQ(values["Title"],
              fmt::format("{} {}. {}", problem().judge, problem().number, problem().title));
    EXPECT_EQ(values["URL"], problem().url);
    EXPECT_LE(counts["Idea"], 3);
}

TEST_P(Solution, SaysNothingThatJudgesForbid) {
    const std::string source = text();
    for (const unsigned char c : source)
        ASSERT_TRUE(c == '\n' || (0x20 <= c && c < 0x7F)) << int(c);
    for (const char* forbidden : {"bits/stdc++", "__int128", "#pragma", "__attribute__", "asm"}) {
        EXPECT_EQ(source.find(forbidden), std::string::npos) << forbidden;
    }
}

// White space does not change the answer to a sample or an edge case.
TEST_P(Solution, TakesAnyWhiteSpace) {
    SKIP_UNWRITTEN(RULES_AND_SAMPLES, "solution.cpp");
    SKIP_UNLESS_DRAWN(number());
    const tools::Problem& p = problem();
    const tools::Entry entry = tools::bundle_entry(p);
    tools::Settings settings;
    settings.groups = {tools::Group::sample, tools::Group::edge, tools::Group::hack};
    settings.whitespace_variants = true;
    const tools::Result result = tools::judge({entry}, settings, {}).at(0);
    EXPECT_GT(result.cases, 0u);
    ASSERT_EQ(tools::name_of(result.verdict), "AC")
        << result.failure->name << ": " << result.failure->outcome.message.en << "\n"
        << result.failure->input;
}

FOR_EACH_PROBLEM(Solution);

const std::string kCommon = "-I" + (tools::root() / "common").string();

class Header : public ::testing::TestWithParam<std::string> {};

const std::vector<std::vector<std::string>> kCompilers = {
    {"g++"}, {"g++", "-O2", "-m32"}, {"clang++"}, {"clang++", "-stdlib=libc++"}};

TEST_P(Header, CompilesAlone) {
    const tools::TemporaryFolder folder("header");
    const tools::fs::path file = folder.path() / "alone.cpp";
    tools::write_file(file, fmt::format("#include \"{}\"\n", GetParam()));
    for (const auto& compiler : kCompilers) {
        EXPECT_EQ(compile(compiler, {kCommon, "-fsyntax-only", file.string()}), "")
            << compiler.back();
    }
}

std::vector<std::string> headers() {
    std::vector<std::string> names;
    for (const auto& entry : tools::fs::directory_iterator(tools::root() / "common")) {
        if (entry.path().extension() == ".hpp") names.push_back(entry.path().filename().string());
    }
    return names;
}

INSTANTIATE_TEST_SUITE_P(, Header, ::testing::ValuesIn(headers()),
                         [](const ::testing::TestParamInfo<std::string>& header) {
                             return test_name(header.param);
                         });

// All headers, but one of the two readers: a program has one.
void link_from_two_files(const std::string& left_out) {
    const tools::TemporaryFolder folder("headers");
    const tools::fs::path all = folder.path() / "all.cpp", main = folder.path() / "main.cpp";
    const std::string object = (folder.path() / "all.o").string();
    std::string includes;
    for (const std::string& name : headers()) {
        const bool bulk =
            name == "fast_input.hpp" || name == "fast_output.hpp" || name == "fast_io_bulk.hpp";
        if ((bulk ? "fast_io_bulk.hpp" : name) == left_out) continue;
        includes += fmt::format("#include \"{}\"\n", name);
    }
    tools::write_file(all, includes);
    tools::write_file(main, "int main() {}\n");
    for (const auto& compiler : kCompilers) {
        EXPECT_EQ(compile(compiler, {kCommon, "-c", "-o", object, all.string()}), "")
            << compiler.back();
        // The two files are the same, which is compiled once.
        EXPECT_EQ(compile(compiler, {"-o", (folder.path() / "program").string(), main.string(),
                                     object, object}),
                  "")
            << compiler.back();
    }
}

TEST(Headers, LinkFromTwoFiles) {
    link_from_two_files("fast_io.hpp");
    link_from_two_files("fast_io_bulk.hpp");
}

}  // namespace solutions_test
