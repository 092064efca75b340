// What scripts/bench compares the solutions with, and how it reads and fits their growth.
#include <gtest/gtest.h>

#include <cmath>

#include "lib/measure.hpp"
#include "lib/program.hpp"
#include "lib/session.hpp"
#include "problems.hpp"

namespace {

class Textbook : public ProblemTest {};

TEST_P(Textbook, IsAcceptedOnSamplesAndEdges) {
    if (!kit::fs::exists(kit::textbook_source(problem()))) GTEST_SKIP() << "there is none";
    kit::Entry entry{&problem(), [&] { return kit::textbook_source(problem()); },
                     "gnu++17",  {},
                     10.0,       1 << 20};  // whether it is right, not whether it is quick
    kit::Settings settings;
    settings.groups = {kit::Group::sample, kit::Group::edge};
    settings.shrink = std::chrono::milliseconds(0);
    const kit::Result result = kit::judge({entry}, settings, {}).at(0);
    EXPECT_EQ(kit::name_of(result.verdict), "AC")
        << (result.failure ? result.failure->name + ": " + result.failure->outcome.message : "");
}

FOR_EACH_PROBLEM(Textbook);

TEST(Textbooks, AreOfProblems) {
    const std::vector<std::string> ids = problem_ids();
    const kit::fs::path folder = kit::textbook_source(problems().front()).parent_path();
    for (const auto& entry : kit::fs::directory_iterator(folder)) {
        EXPECT_EQ(std::count(ids.begin(), ids.end(), entry.path().stem()), 1) << entry.path();
    }
}

TEST(Goals, AreOfProblems) {
    EXPECT_FALSE(kit::load_goals(problems()).empty());
}

// Each kind of token and of answer.
TEST(Floor, WritesAsManyBytesAsTheAnswers) {
    kit::Cases cases;
    cases.add("numbers", kit::Group::edge, "2\n3 4294967295\n", {"7\n7\n12\n", false}, 1);
    cases.add("large-numbers", kit::Group::edge, "1000000000000000000\n", {"99000000000\n", false},
              1);
    cases.add("words", kit::Group::edge, "2 2\n00\n00\n", {"Yes\nNo\nYes\n", false}, 1);
    cases.add("many-lines", kit::Group::edge, "", {"ab\nba\naa\n", false}, 1);
    cases.add("nothing", kit::Group::edge, "", {"", false}, 0);
    kit::Runner runner;
    for (const kit::Case& c : cases.list()) {
        const kit::Program program{{kit::floor_program(c).string()}, 10.0, 1 << 20, 8192, true};
        const kit::Outcome outcome = kit::judge_case(runner, program, c.input, c.expected);
        EXPECT_NE(outcome.verdict, kit::Verdict::RE) << c.name;
        EXPECT_EQ(outcome.verdict == kit::Verdict::AC ? c.expected.size() : outcome.output.size(),
                  c.expected.size())
            << c.name;
    }
}

TEST(Claim, IsReadAsExponents) {
    const auto exponents = [](const std::string& text) {
        const auto found = kit::parse_claim(text).exponents;
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
        EXPECT_NEAR(kit::exponent_of_whole(sizes, costs), e, 1e-9);
        for (double& cost : costs) cost = 12345 + 7 * cost;
        EXPECT_NEAR(kit::exponent_of_steps(sizes, costs), e, 1e-9);
    }
    EXPECT_EQ(kit::exponent_of_steps(sizes, {5, 5, 5, 5}), 0);
}

}  // namespace
