// What no statement promises is judged apart: TLE and MLE there fail a program only with --strict.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "base/process.hpp"
#include "catalog/data.hpp"
#include "catalog/modules.hpp"
#include "core/oracle.hpp"
#include "judge/entries.hpp"
#include "judge/report.hpp"
#include "judge/scheduler.hpp"
#include "problems.hpp"

namespace beyond_test {

using tools::Verdict;

class Correctness : public ProblemTest {
 protected:
    Correctness() : ProblemTest({"rules.cpp", "limits.cpp"}) {}
};

// A plain program must pass them, so they are no larger than a statement has them. One game alone
// cannot be split.
TEST_P(Correctness, CasesStayWithinTheStatement) {
    SKIP_UNLESS_DRAWN(number());
    const auto rules = tools::make_rules(problem());
    for (const tools::Group group : {tools::Group::exhaustive, tools::Group::random}) {
        const tools::Cases cases = tools::load_group(problem(), group);
        for (const tools::Case& c : cases.list()) {
            if (c.games == 1) continue;
            EXPECT_EQ(rules->own_bound(tools::parse(*rules, c.input)).en, "") << c.name;
        }
    }
}

FOR_EACH_PROBLEM(Correctness);

// Being a Good Boy: its statement does not bound the number of tests, so that of limit-round-seventy-thousand,
// 100,000, is our own bound.
constexpr const char* kId = "hdu-1850-good-boy-nim";

// Right, but after `most` tests it does this.
std::string program(int most, const std::string& action) {
    return fmt::format(
        "#include <cstdio>\n#include <vector>\nint main() {{\n    int m, tests = 0;\n"
        "    std::vector<char> memory;\n"
        "    while (std::scanf(\"%d\", &m) == 1 && m != 0) {{\n"
        "        std::vector<int> heaps(m);\n        int sum = 0, moves = 0;\n"
        "        for (int& heap : heaps) {{ std::scanf(\"%d\", &heap); sum ^= heap; }}\n"
        "        for (int heap : heaps) moves += (heap ^ sum) < heap;\n"
        "        if (++tests > {}) {}\n"
        "        std::printf(\"%d\\n\", moves);\n    }}\n    return (int)memory.size() % 2;\n}}\n",
        most, action);
}

const std::string kLoop = "for (volatile int i = 0;; i = i + 1) {}";
const std::string kMemory = "memory.resize(100 << 20, 1);";
const std::string kWrong = "moves = -1;";

tools::fs::path keep(const std::string& name, const std::string& text) {
    const tools::fs::path file = tools::build_dir() / "beyond test" / (name + ".cpp");
    tools::write_file(file, text);
    return file;
}

tools::Result judge(const tools::fs::path& file, bool strict) {
    tools::Settings settings;
    settings.cases = {"limit"};
    settings.strict = strict;
    settings.shrink = std::chrono::milliseconds(0);
    tools::Entry entry = tools::source_entry(tools::resolve(problems(), kId), file.string());
    entry.time_limit_s = 0.2;  // kLoop takes all of it
    return tools::judge({entry}, settings, {}).at(0);
}

TEST(Beyond, TimeAndMemoryAreNoFailures) {
    const struct {
        const char* name;
        std::string action;
        Verdict verdict;
    } slow_or_large[] = {{"slow", kLoop, Verdict::TLE}, {"large", kMemory, Verdict::MLE}};
    for (const auto& [name, action, verdict] : slow_or_large) {
        const auto file = keep(name, program(1000, action));
        const tools::Result result = judge(file, false);
        EXPECT_EQ(result.verdict, Verdict::AC);
        EXPECT_EQ(result.passed + 1, result.cases);
        ASSERT_EQ(result.beyond().size(), 1u);
        EXPECT_EQ(result.beyond()[0].name, "limit-round-seventy-thousand");
        EXPECT_EQ(result.beyond()[0].verdict, verdict);
        EXPECT_EQ(result.beyond()[0].beyond.bound.en, "70,000 tests");

        const tools::Result strict = judge(file, true);
        EXPECT_EQ(strict.verdict, verdict);
        ASSERT_TRUE(strict.failure.has_value());
        EXPECT_EQ(strict.failure->name, "limit-round-seventy-thousand");
        EXPECT_EQ(strict.failure->beyond.bound.en, "70,000 tests");
        EXPECT_TRUE(strict.beyond().empty());
    }
}

// Boards have a bound, and a word for it, of their own.
TEST(Beyond, CountsAreWrittenAsInTables) {
    const tools::Problem& problem = tools::resolve(problems(), "1760");
    const auto rules = tools::make_rules(problem);
    const tools::Cases cases = tools::load_group(problem, tools::Group::limit);
    std::string said;
    for (const tools::Case& c : cases.list()) {
        said += rules->own_bound(tools::parse(*rules, c.input)).en + '\n';
    }
    EXPECT_NE(said.find("2,000 boards\n"), std::string::npos) << said;
}

TEST(Beyond, ManyCasesAreToldOnce) {
    tools::Result result;
    for (const char* name : {"limit-a", "limit-b", "limit-c"}) {
        result.judged.push_back({name, Verdict::TLE, "stopped", 0, 0, "7 tests"});
    }
    result.judged.push_back({"limit-d", Verdict::MLE, "stopped", 0, 0, "8 tests"});
    testing::internal::CaptureStdout();
    tools::Report({&tools::resolve(problems(), kId)}, {}).row(0, result);
    const std::string said = testing::internal::GetCapturedStdout();
    EXPECT_NE(said.find("within the statement: AC; on our own bound of 7 tests (limit-a and 2 "
                        "more): TLE; on our own bound of 8 tests (limit-d): MLE\n"),
              std::string::npos)
        << said;
}

// The statement names no number of tests, so each number is our own: what is slow or large only on
// many of them is told as that, and fails with --strict.
TEST(Beyond, ANumberOfTestsThatWeChoseIsNoFailure) {
    const auto file = keep("slow on many", program(999, kLoop));
    const tools::Result result = judge(file, false);
    EXPECT_EQ(result.verdict, Verdict::AC);
    const auto beyond = result.beyond();
    EXPECT_TRUE(std::ranges::any_of(beyond, [](const tools::CaseResult& c) {
        return c.verdict == Verdict::TLE && c.beyond.bound.en == "1,000 tests";
    }));
    EXPECT_EQ(judge(file, true).verdict, Verdict::TLE);
}

TEST(Beyond, TimeOnOneTestOrTwoIsAFailure) {
    for (const int most : {0, 1}) {
        const std::string name = fmt::format("hangs after {}", most);
        const tools::Result result = judge(keep(name, program(most, kLoop)), false);
        EXPECT_EQ(result.verdict, Verdict::TLE) << name;
        ASSERT_TRUE(result.failure.has_value()) << name;
        EXPECT_EQ(result.failure->beyond.bound.en, "") << name;
    }
}

// P4279 says nothing of empty heaps.
TEST(Beyond, WhatTheStatementLeavesOpenStandsApart) {
    const tools::Problem& problem = tools::resolve(problems(), "4279");
    const auto file =
        keep("empty heaps",
             "#include <cstdio>\nint main() {\n    int tests, n, heap;\n"
             "    scanf(\"%d\", &tests);\n    while (tests-- > 0) {\n"
             "        int sum = 0, large = 0;\n        scanf(\"%d\", &n);\n"
             "        while (n-- > 0) {\n            scanf(\"%d\", &heap);\n"
             "            sum ^= heap;\n            large |= heap != 1;\n        }\n"
             "        puts((sum != 0) == large ? \"John\" : \"Brother\");\n    }\n}\n");
    tools::Settings settings;
    settings.strict = false;
    settings.shrink = std::chrono::milliseconds(0);
    const tools::Entry entry = tools::source_entry(problem, file.string());
    const tools::Result result = tools::judge({entry}, settings, {}).at(0);
    EXPECT_EQ(result.verdict, Verdict::AC);
    ASSERT_FALSE(result.beyond().empty());
    for (const tools::CaseResult& apart : result.beyond()) {
        EXPECT_EQ(apart.verdict, Verdict::WA);
        EXPECT_EQ(apart.beyond.open.en, "empty heaps");
    }
    settings.strict = true;
    EXPECT_EQ(tools::judge({entry}, settings, {}).at(0).verdict, Verdict::WA);
}

TEST(Beyond, WrongAnswersAreFailuresEverywhere) {
    const tools::Result result = judge(keep("wrong", program(1000, kWrong)), false);
    EXPECT_EQ(result.verdict, Verdict::WA);
}

TEST(Beyond, TheLineSaysSo) {
    const std::string file = keep("said", program(1000, kLoop)).string();
    const tools::fs::path json = tools::build_dir() / "beyond test" / "said.json";
    const auto run = [&](std::vector<std::string> more) {
        std::vector<std::string> arguments = {(tools::root() / "scripts" / "judge").string(),
                                              kId,
                                              "--source",
                                              file,
                                              "--case",
                                              "limit",
                                              "--time-limit",
                                              "0.2"};
        arguments.insert(arguments.end(), more.begin(), more.end());
        return tools::run_command(arguments);
    };
    const auto lenient = run({"--json", "-o", json.string()});
    EXPECT_EQ(lenient.exit_code, 0) << lenient.output;
    EXPECT_NE(lenient.output.find("within the statement: AC; on our own bound of 70,000 tests "
                                  "(limit-round-seventy-thousand): TLE\n"),
              std::string::npos)
        << lenient.output;
    const auto result = nlohmann::json::parse(tools::read_file(json)).at("problems").at(0);
    EXPECT_EQ(result.at("beyond_the_statement").at(0).at("case"), "limit-round-seventy-thousand");
    EXPECT_EQ(result.at("beyond_the_statement").at(0).at("own_bound"), "70,000 tests");

    const auto strict = run({"--strict"});
    EXPECT_EQ(strict.exit_code, 1) << strict.output;
    EXPECT_NE(strict.output.find("the statement promises no input of 70,000 tests"),
              std::string::npos)
        << strict.output;
    EXPECT_NE(strict.output.find("--strict --case limit-round-seventy-thousand"), std::string::npos)
        << strict.output;
}

}  // namespace beyond_test
