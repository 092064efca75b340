// What scripts/bench compares the solutions with, and how it reads and fits their growth.
#include <gtest/gtest.h>

#include <cmath>

#include "base/files.hpp"
#include "judge/judge_case.hpp"
#include "judge/runner_client.hpp"
#include "judge/scheduler.hpp"
#include "measure/measure.hpp"
#include "problems.hpp"

namespace {

class Textbook : public ProblemTest {};

TEST_P(Textbook, IsAcceptedOnSamplesAndEdges) {
    if (!tools::fs::exists(tools::textbook_source(problem()))) GTEST_SKIP() << "there is none";
    tools::Entry entry{&problem(), [&] { return tools::textbook_source(problem()); },
                       "gnu++17",  {},
                       10.0,       1 << 20};  // whether it is right, not whether it is quick
    tools::Settings settings;
    settings.groups = {tools::Group::sample, tools::Group::edge};
    settings.shrink = std::chrono::milliseconds(0);
    const tools::Result result = tools::judge({entry}, settings, {}).at(0);
    EXPECT_EQ(tools::name_of(result.verdict), "AC")
        << (result.failure ? result.failure->name + ": " + result.failure->outcome.message : "");
}

FOR_EACH_PROBLEM(Textbook);

TEST(Textbooks, AreOfProblems) {
    const std::vector<std::string> ids = problem_ids();
    const tools::fs::path folder = tools::textbook_source(problems().front()).parent_path();
    for (const auto& entry : tools::fs::directory_iterator(folder)) {
        EXPECT_EQ(std::count(ids.begin(), ids.end(), entry.path().stem()), 1) << entry.path();
    }
}

TEST(Goals, AreOfProblems) {
    EXPECT_FALSE(tools::load_goals(problems()).empty());
}

// Each kind of token and of answer.
TEST(Floor, WritesAsManyBytesAsTheAnswers) {
    tools::Cases cases;
    cases.add("numbers", tools::Group::edge, "2\n3 4294967295\n", {"7\n7\n12\n", false}, 1);
    cases.add("large-numbers", tools::Group::edge, "1000000000000000000\n",
              {"99000000000\n", false}, 1);
    cases.add("words", tools::Group::edge, "2 2\n00\n00\n", {"Yes\nNo\nYes\n", false}, 1);
    cases.add("many-lines", tools::Group::edge, "", {"ab\nba\naa\n", false}, 1);
    cases.add("nothing", tools::Group::edge, "", {"", false}, 0);
    tools::Runner runner;
    for (const tools::Case& c : cases.list()) {
        const tools::Program program{{tools::floor_program(c).string()}, 10.0, 1 << 20, 8192, true};
        const tools::Outcome outcome = tools::judge_case(runner, program, c, nullptr);
        EXPECT_NE(outcome.verdict, tools::Verdict::RE) << c.name;
        EXPECT_EQ(outcome.verdict == tools::Verdict::AC ? c.expected.size() : outcome.output.size(),
                  c.expected.size())
            << c.name;
    }
}

TEST(Claim, IsReadAsExponents) {
    const auto exponents = [](const std::string& text) {
        const auto found = tools::parse_claim(text).exponents;
        return found ? std::vector<int>{found->length, found->value, found->log}
                     : std::vector<int>{};
    };
    using Exponents = std::vector<int>;
    EXPECT_EQ(exponents("O(1) per test"), (Exponents{0, 0, 0}));
    EXPECT_EQ(exponents("O(n)"), (Exponents{1, 0, 0}));
    EXPECT_EQ(exponents("O(N + M + K)"), (Exponents{1, 0, 0}));
    EXPECT_EQ(exponents("O(n^2)"), (Exponents{2, 0, 0}));
    EXPECT_EQ(exponents("O(20) per row"), (Exponents{1, 0, 0}));
    EXPECT_EQ(exponents("O(n log n) per test"), (Exponents{1, 0, 1}));
    EXPECT_EQ(exponents("O(k log k + k log(largest heap))"), (Exponents{1, 0, 1}));
    EXPECT_EQ(exponents("O(k * h), h the largest heap"), (Exponents{1, 1, 0}));
    EXPECT_EQ(exponents("O(a^2 + n), a the largest heap"), (Exponents{1, 2, 0}));
    EXPECT_EQ(exponents("O(A log A) once, A the greatest heap; O(n) per test"),
              (Exponents{1, 0, 0}));
    EXPECT_EQ(exponents("exponential in the largest component"), Exponents{});
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

}  // namespace
