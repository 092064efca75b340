// What scripts/workshop/bench compares the solutions with, and how it reads its goals and fits growth.
#include <gtest/gtest.h>

#include <cmath>

#include "base/files.hpp"
#include "base/temporary.hpp"
#include "judge/compiler.hpp"
#include "judge/judge_case.hpp"
#include "measure/costs.hpp"
#include "measure/instructions.hpp"
#include "problems.hpp"

namespace bench_test {

TEST(Goals, AreReadInEveryFolder) {
    std::size_t bounds = 0, growths = 0, inputs = 0, programs = 0, seconds = 0;
    for (const tools::Problem& problem : problems()) {
        const tools::Goals goals = tools::goals_of(problem);
        bounds += goals.bounds.size();
        growths += goals.growth.has_value();
        seconds += goals.seconds.size();
        for (const tools::BeyondInput& beyond : tools::inputs_beyond(problem)) {
            ++inputs;
            programs += beyond.program.has_value();
        }
    }
    EXPECT_GT(bounds, 0u);
    EXPECT_GT(growths, 0u);
    EXPECT_GT(inputs, programs);
    EXPECT_GT(programs, 0u);
    EXPECT_GT(seconds, 0u);
}

TEST(Goals, AreReadStrictly) {
    const tools::TemporaryFolder folder("goals");
    const tools::fs::path file = folder.path() / "problem.toml";
    const auto read = [&](const std::string& text) {
        tools::write_file(file, "[goals]\n" + text);
        return tools::read_goals(file, folder.path());
    };
    const tools::Goals goals =
        read("times = 1.5\nbesides = 10_000\ngrowth = { length = 1, values = 2, log = true }\n");
    EXPECT_EQ(goals.bounds, (std::map<std::string, double>{{"times", 1.5}, {"besides", 10000}}));
    ASSERT_TRUE(goals.growth);
    EXPECT_EQ(goals.growth->length, 1);
    EXPECT_EQ(goals.growth->values, 2);
    EXPECT_TRUE(goals.growth->log);
    EXPECT_FALSE(read("").growth);
    tools::write_file(folder.path() / "large.in", "1\n");
    EXPECT_EQ(read("seconds = { large = 0.5 }").seconds.at("large"), 0.5);

    const std::pair<std::string, std::string> bad[] = {
        {"time = 1.5", "'time'"},
        {"times = \"1.5\"", "'times'"},
        {"times = 0", "'times'"},
        {"besides = -1", "'besides'"},
        {"growth = 1", "'growth'"},
        {"growth = { length = 1, log = true }", "'values'"},
        {"growth = { length = 1, values = 0.5, log = true }", "'values'"},
        {"growth = { length = -1, values = 0, log = true }", "'length'"},
        {"growth = { length = 1, values = 0, log = \"no\" }", "'log'"},
        {"growth = { length = 1, values = 0, log = true, tests = 1 }", "'tests'"},
        {"seconds = 1", "'seconds'"},
        {"seconds = { large = 0 }", "'large'"},
        {"seconds = { large = true }", "'large'"},
        {"seconds = { small = 1 }", "'small'"},
        {"times = ", "problem.toml:2"},
    };
    for (const auto& [text, key] : bad) {
        try {
            read(text + "\n");
            ADD_FAILURE() << "read: " << text;
        } catch (const tools::Error& error) {
            const std::string told = error.what();
            EXPECT_NE(told.find("problem.toml"), std::string::npos) << told;
            EXPECT_NE(told.find(key), std::string::npos) << told;
            EXPECT_EQ(told.find('\n'), std::string::npos) << told;
        }
    }
}

// Each kind of token and of answer.
TEST(Baseline, WritesAsManyBytesAsTheAnswers) {
    tools::Cases cases;
    cases.add("numbers", tools::Group::edge, "2\n3 4294967295\n", {"7\n7\n12\n", false}, 1);
    cases.add("large-numbers", tools::Group::edge, "1000000000000000000\n",
              {"99000000000\n", false}, 1);
    cases.add("words", tools::Group::edge, "2 2\n00\n00\n", {"Yes\nNo\nYes\n", false}, 1);
    cases.add("many-lines", tools::Group::edge, "", {"ab\nba\naa\n", false}, 1);
    cases.add("a-long-line", tools::Group::edge, "1\n", {std::string(300000, 'x') + "\n", false},
              1);
    cases.add("nothing", tools::Group::edge, "", {"", false}, 0);
    tools::Runner runner;
    for (const tools::Case& c : cases.list()) {
        const tools::Program program{.arguments = {tools::baseline_program(c).string()},
                                     .time_limit_s = 10,
                                     .memory_limit_kb = 1 << 20};
        const tools::Outcome outcome = tools::judge_case(runner, program, c, nullptr);
        EXPECT_NE(outcome.verdict, tools::Verdict::RE) << c.name;
        EXPECT_EQ(outcome.verdict == tools::Verdict::AC ? c.expected.size() : outcome.output.size(),
                  c.expected.size())
            << c.name;
    }
}

// 2 % more is no regression, and what another compiler makes is not compared.
TEST(Instructions, WorseThanRecordedAreTold) {
    const auto table = [](const std::string& compiler, const std::string& a, const std::string& b) {
        return "`scripts/workshop/bench --record` on some processor; " + compiler +
               "\n\n| problem | input | instructions | goal |\n|---|---|---|---|\n| nim | least "
               "| " +
               a + " | 1.5 times |\n| nim | greatest | " + b + " | 9 |\n| nim | start-up |  | |\n";
    };
    const std::string recorded = table("g++ 12", "1.00M", "950.0k");
    EXPECT_TRUE(tools::regressions(recorded, recorded).empty());
    EXPECT_TRUE(tools::regressions(recorded, table("g++ 12", "1.02M", "10")).empty());
    EXPECT_TRUE(tools::regressions(recorded, table("g++ 13", "1.03M", "1.00G")).empty());
    const auto worse = tools::regressions(recorded, table("g++ 12", "1.03M", "0.98M"));
    ASSERT_EQ(worse.size(), 2u);
    EXPECT_EQ(worse[0].en, "nim, least: 1.03M instructions, 1.00M in costs.md");
    EXPECT_EQ(worse[1].en, "nim, greatest: 0.98M instructions, 950.0k in costs.md");
}

TEST(Instructions, MoreThanTheTextbookProgramTakesAreTold) {
    const std::string table =
        "machine; g++ 12\n\n| problem | input | instructions | goal | textbook program, times the "
        "solution |\n|---|---|---|---|---|\n| nim | least | 1.00M | 2 times | 1.0 |\n"
        "| nim | greatest | 1.00M |  | 0.9 |\n| chess | least | 1.00M |  | TLE |\n";
    const auto slower = tools::slower_than_textbook(table);
    ASSERT_EQ(slower.size(), 1u);
    EXPECT_EQ(slower[0].en, "nim, greatest: the textbook program takes 0.9 times the instructions");
    EXPECT_TRUE(tools::slower_than_textbook("").empty());
}

TEST(Growth, OfKnownPowers) {
    const std::vector<double> sizes = {100, 200, 400, 800};
    for (const double e : {0.5, 1.0, 2.0, 3.0}) {
        std::vector<double> costs;
        for (const double size : sizes) costs.push_back(std::pow(size, e));
        EXPECT_NEAR(tools::exponent_of_whole(sizes, costs), e, 1e-9);
        for (double& cost : costs) cost = 12345 + 7 * cost;
        EXPECT_NEAR(tools::exponent_of_steps(sizes, costs), e, 1e-9);
    }
    EXPECT_EQ(tools::exponent_of_steps(sizes, {5, 5, 5, 5}), 0);
}

}  // namespace bench_test
