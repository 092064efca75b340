// Every wrong solution must get the verdict that its first line names.
#include "prove/wrong.hpp"

#include <gtest/gtest.h>

#include <set>

#include "base/files.hpp"
#include "catalog/problems.hpp"
#include "judge/compiler.hpp"
#include "judge/scheduler.hpp"
#include "problems.hpp"

namespace {

class Wrong : public ::testing::TestWithParam<std::string> {};

// GetParam() is the path below testdata/.
TEST_P(Wrong, GetsItsVerdict) {
    const tools::WrongSolution wrong =
        tools::read_wrong(tools::collection() / "testdata" / GetParam());
    const tools::Problem& problem =
        tools::resolve(problems(), tools::fs::path(GetParam()).begin()->string());
    tools::Entry entry{.problem = &problem,
                       .source = [&] { return tools::source_file(wrong.file); },
                       .standard = "gnu++17"};
    tools::Settings settings;
    settings.shrink = std::chrono::milliseconds(0);
    const tools::Result result = tools::judge({entry}, settings, {}).at(0);
    ASSERT_TRUE(result.failure) << "it is accepted";
    EXPECT_EQ(tools::name_of(result.verdict), tools::name_of(wrong.verdict))
        << result.failure->name << ": " << result.failure->outcome.message << '\n'
        << result.failure->outcome.errors;
}

std::vector<std::string> wrong_files() {
    std::vector<std::string> files;
    for (const tools::Problem& problem : problems()) {
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

class WrongSolutions : public ProblemTest {};

TEST_P(WrongSolutions, AreAtLeastTwo) {
    EXPECT_GE(tools::wrong_files(problem()).size(), 2u);
}

TEST_P(WrongSolutions, SayWhy) {
    std::set<std::string> reasons;
    for (const tools::fs::path& file : tools::wrong_files(problem())) {
        const tools::WrongSolution wrong = tools::read_wrong(file);
        EXPECT_TRUE(reasons.insert(wrong.why).second) << wrong.why;
    }
}

FOR_EACH_PROBLEM(WrongSolutions);

}  // namespace
