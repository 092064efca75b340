// Every wrong solution must get the verdict that its first line names.
#include <gtest/gtest.h>

#include <set>

#include "base/files.hpp"
#include "base/temporary.hpp"
#include "base/text.hpp"
#include "catalog/declared.hpp"
#include "catalog/own_lines.hpp"
#include "catalog/problems.hpp"
#include "core/mistakes.hpp"
#include "judge/compiler.hpp"
#include "judge/entries.hpp"
#include "judge/mistakes.hpp"
#include "least_time.hpp"
#include "problems.hpp"

namespace wrong_test {

// GetParam() is the path below testdata/.
class Wrong : public ::testing::TestWithParam<std::string> {
 protected:
    static tools::fs::path file() { return tools::collection() / "testdata" / GetParam(); }
    static const tools::Problem& problem() {
        return tools::resolve(solved_or_not(), tools::fs::path(GetParam()).begin()->string());
    }
};

TEST_P(Wrong, GetsItsVerdict) {
    const tools::WrongSolution wrong = tools::read_wrong(file());
    SKIP_UNLESS_DRAWN(number_of(problem()));
    // The problem's own judge asks less of white space. Of what is slow it would try every large input.
    tools::Entry entry = tools::source_entry(problem(), wrong.file);
    tools::Settings settings;
    settings.jobs = 1;  // a second one would only judge inputs after the one that counts
    settings.shrink = std::chrono::milliseconds(0);
    settings.strict = wrong.strict || wrong.verdict == tools::Verdict::TLE;
    if (!settings.strict) entry = tools::as_at(problem().judge, "", std::move(entry));
    const tools::Result result = judged_in_least_time(entry, settings, wrong.verdict);
    // What no statement promises, it may ask for alone.
    for (const tools::CaseResult& c : result.beyond()) {
        if (c.verdict == wrong.verdict && !c.beyond.bound.empty()) return;
    }
    ASSERT_TRUE(result.failure) << "it is accepted";
    EXPECT_EQ(tools::name_of(result.verdict), tools::name_of(wrong.verdict))
        << result.failure->name << ": " << result.failure->outcome.message.en << '\n'
        << result.failure->outcome.errors;
    if (!wrong.strict) return;
    settings.strict = false;
    entry = tools::as_at(problem().judge, "", std::move(entry));
    EXPECT_EQ(tools::name_of(judged_in_least_time(entry, settings, tools::Verdict::AC).verdict),
              "AC");
}

// A program with the same mistake is told so by the lock, unless it says that this one's answers tell none.
TEST_P(Wrong, IsKnownByItsAnswers) {
    SKIP_UNLESS_DRAWN(number_of(problem()));
    const std::string lock = tools::read_file(problem().data() / "mistakes.lock");
    const std::string name = " " + file().filename().string() + "\n";
    const std::size_t at = lock.find(name);
    EXPECT_EQ(at != lock.npos, tools::read_wrong(file()).verdict == tools::Verdict::WA);
    if (at == lock.npos || lock[at - 1] == tools::kNoMistake[0]) return;
    // Compiled as GetsItsVerdict does, which need not be done again.
    std::optional<tools::fs::path> made;
    for (const tools::Compiler& compiler :
         tools::as_at(problem().judge, "", tools::source_entry(problem(), file())).compilers) {
        if (!made) made = tools::compile(file(), compiler).program;
    }
    ASSERT_TRUE(made);
    tools::Runner runner;
    const tools::Program program{.arguments = {made->string()},
                                 .time_limit_s = problem().time_limit_s,
                                 .memory_limit_kb = problem().memory_limit_kb};
    EXPECT_EQ(std::ranges::count(tools::known_mistakes(runner, program, problem()), file()), 1);
}

std::vector<std::string> wrong_files() {
    std::vector<std::string> files;
    for (const tools::Problem& problem : solved_or_not()) {
        if (!tools::left_to_do(problem, {RULES_AND_SAMPLES}).empty()) continue;
        for (const tools::fs::path& file : tools::wrong_files(problem)) {
            files.push_back(tools::fs::relative(file, tools::collection() / "testdata").string());
        }
    }
    return files;
}

INSTANTIATE_TEST_SUITE_P(, Wrong, ::testing::ValuesIn(wrong_files()),
                         [](const ::testing::TestParamInfo<std::string>& wrong) {
                             return test_name(wrong.param);
                         });

// Wrong on the input that its head names, which is a legal one.
TEST_P(Wrong, IsShownByItsInput) {
    const tools::WrongSolution wrong = tools::read_wrong(file());
    if (!wrong.accepted) return;
    const tools::TemporaryFolder folder("seen-accepted");
    const tools::fs::path input = folder.path() / "shows.in";
    tools::write_file(input, wrong.accepted->shows);
    tools::Settings settings;
    settings.jobs = 1;
    settings.input = input.string();
    settings.shrink = std::chrono::milliseconds(0);
    const tools::Entry wrong_entry = tools::source_entry(problem(), wrong.file);
    const auto results = tools::judge({wrong_entry, tools::bundle_entry(problem())}, settings, {});
    EXPECT_EQ(tools::name_of(results.at(0).verdict), tools::name_of(wrong.verdict));
    EXPECT_EQ(tools::name_of(results.at(1).verdict), "AC");
}

// No smaller input shows it, as far as scripts/judge finds one.
TEST_P(Wrong, IsShownByTheSmallestInput) {
    const tools::WrongSolution wrong = tools::read_wrong(file());
    if (!wrong.accepted) return;
    SKIP_UNLESS_DRAWN(number_of(problem()));
    tools::Settings settings;
    settings.jobs = 1;
    settings.shrink = std::chrono::seconds(30);
    const tools::Entry entry = tools::source_entry(problem(), wrong.file);
    const auto result = tools::judge({entry}, settings, {}).at(0);
    ASSERT_TRUE(result.failure && result.failure->small_input);
    if (!result.failure->is_smallest) GTEST_SKIP() << "the search took too long";
    EXPECT_EQ(*result.failure->small_input, wrong.accepted->shows);
}

// The first line is read alike in all of them; only a textbook program may be accepted.
TEST(FirstLine, NamesAVerdictAndWhy) {
    const tools::TemporaryFolder folder("first-line");
    const tools::fs::path file = folder.path() / "program.cpp";
    const auto is_read = [&](const std::string& text, auto read) {
        tools::write_file(file, text);
        try {
            read(file);
            return true;
        } catch (const tools::Error& error) {
            EXPECT_NE(std::string(error.what()).find("program.cpp:1: "), std::string::npos);
            return false;
        }
    };
    for (const char* line : {"// TLE: tries all\n", "// MLE: keeps all\nint main() {}\n"}) {
        EXPECT_TRUE(is_read(line, tools::read_wrong)) << line;
        EXPECT_TRUE(is_read(line, tools::read_textbook)) << line;
    }
    EXPECT_TRUE(is_read("// WA: sums the heaps\n", tools::read_wrong));
    EXPECT_TRUE(is_read("// PE with --strict: ends in no line end\n", tools::read_wrong));
    EXPECT_TRUE(tools::read_wrong(file).strict);
    EXPECT_FALSE(is_read("// WA: sums the heaps\n", tools::read_textbook));
    EXPECT_TRUE(is_read("// AC: the xor of the heaps\n", tools::read_textbook));
    EXPECT_FALSE(is_read("// AC: the xor of the heaps\n", tools::read_wrong));
    const std::string accepted = "// WA: sums the heaps\n// Seen accepted: few heaps\n";
    EXPECT_TRUE(is_read(accepted + "// 错误：求和\n// 曾通过：堆少\n// Shown by: 1 | 2 3\n",
                        tools::read_wrong));
    EXPECT_EQ(tools::read_wrong(file).accepted->shows, "1\n2 3\n");
    EXPECT_TRUE(is_read("// WA: sums the heaps\n", tools::read_wrong));
    EXPECT_FALSE(tools::read_wrong(file).accepted);
    tools::write_file(file, accepted + "// Shown by: 1 | 2 3\n");
    EXPECT_THROW(tools::read_wrong(file), tools::Error);
    for (const char* line : {"", "// TLE", "// TLE: ", "TLE: why\n", "// tle: why\n",
                             "//TLE: why\n", "\n// TLE: why\n", "// NO: why\n"}) {
        EXPECT_FALSE(is_read(line, tools::read_wrong)) << line;
        EXPECT_FALSE(is_read(line, tools::read_textbook)) << line;
    }
}

class WrongSolutions : public AnyProblemTest {};

TEST_P(WrongSolutions, AreAtLeastTwo) {
    SKIP_UNWRITTEN("README");  // each is a pitfall there
    EXPECT_GE(tools::wrong_files(problem()).size(), 2u);
}

TEST_P(WrongSolutions, SayWhy) {
    std::set<std::string> reasons;
    for (const tools::fs::path& file : tools::wrong_files(problem())) {
        const tools::WrongSolution wrong = tools::read_wrong(file);
        EXPECT_TRUE(reasons.insert(wrong.why).second) << wrong.why;
    }
}

TEST_P(WrongSolutions, HaveLinesThatOthersLack) {
    for (const tools::fs::path& file : tools::wrong_files(problem())) {
        const std::string text = tools::read_file(file);
        for (const std::string& line : tools::own_lines(problem(), file)) {
            EXPECT_NE(text.find(line), text.npos) << file;
            for (const tools::fs::path& right : {problem().textbook(), problem().solution()}) {
                for (const std::string& of_right : tools::lines_of(tools::read_file(right))) {
                    EXPECT_FALSE(of_right.ends_with(line) &&
                                 of_right.find_first_not_of(' ') + line.size() == of_right.size())
                        << file << ": " << line;
                }
            }
        }
    }
}

FOR_EACH_PROBLEM(WrongSolutions);

TEST(OwnLines, AreThoseOfTheMistake) {
    const tools::Problem nim = tools::resolve(solved_or_not(), "891");
    const tools::fs::path folder = nim.data() / "wrong";
    using Lines = std::vector<std::string>;
    EXPECT_EQ(tools::own_lines(nim, folder / "sixteen-bits.cpp"),
              (Lines{"int n, a;", "unsigned short x = 0;"}));
    const tools::fs::path unlike = tools::build_dir() / "wrong test" / "unlike.cpp";
    tools::write_file(unlike, "// WA: none\nint one;\nint two;\nint three;\n");
    EXPECT_EQ(tools::own_lines(nim, unlike), Lines()) << "it is like no other program";
}

// A new one is read when the tests run: nothing is configured or built again for it.
TEST(Build, KnowsNoWrongSolution) {
    const std::string globs = tools::read_file(tools::build_dir() / "CMakeFiles/VerifyGlobs.cmake");
    std::size_t looked_at = 0;
    for (const std::string& line : tools::lines_of(globs)) {
        if (line.find("file(GLOB") == line.npos || line.find("/testdata/") == line.npos) continue;
        EXPECT_TRUE(line.ends_with("/testdata/*/limits.cpp\")")) << line;
        ++looked_at;
    }
    EXPECT_EQ(looked_at, 2u);  // the collection's and the tests' own
    for (const char* file : {"build.ninja", "CMakeFiles/VerifyGlobs.cmake"}) {
        EXPECT_EQ(tools::read_file(tools::build_dir() / file).find("/wrong/"), std::string::npos);
    }
}

}  // namespace wrong_test
