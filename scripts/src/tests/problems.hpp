// Tests that run once for every folder of problems/.
#ifndef SCRIPTS_SRC_TESTS_PROBLEMS_HPP
#define SCRIPTS_SRC_TESTS_PROBLEMS_HPP

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <functional>
#include <string>
#include <vector>

#include "catalog/problems.hpp"

// Makes the suite run for each problem, solved or not; GetParam() is its id.
#define FOR_EACH_PROBLEM(Suite)                                                         \
    INSTANTIATE_TEST_SUITE_P(, Suite, ::testing::ValuesIn(problem_ids()),               \
                             [](const ::testing::TestParamInfo<std::string>& problem) { \
                                 return test_name(problem.param);                       \
                             })

inline const std::vector<tools::Problem>& solved_or_not() {
    static const std::vector<tools::Problem> all = tools::load_problems();
    return all;
}

inline bool is_solved(const tools::Problem& problem) {
    return tools::left_to_do(problem).empty();
}

// The solved ones.
inline const std::vector<tools::Problem>& problems() {
    static const std::vector<tools::Problem> solved = [] {
        std::vector<tools::Problem> all = solved_or_not();
        std::erase_if(all, [](const tools::Problem& problem) { return !is_solved(problem); });
        return all;
    }();
    return solved;
}

// As long as it lives, the problems are the tests' own.
class OwnProblems {
 public:
    OwnProblems() { ::setenv("COLLECTION", folder().c_str(), 1); }
    ~OwnProblems() { ::unsetenv("COLLECTION"); }
    OwnProblems(const OwnProblems&) = delete;
    OwnProblems& operator=(const OwnProblems&) = delete;

    static tools::fs::path folder() { return tools::root() / "scripts/src/tests/data"; }
};

inline std::vector<std::string> problem_ids() {
    std::vector<std::string> ids;
    for (const tools::Problem& problem : solved_or_not()) ids.push_back(problem.id);
    if (ids.empty()) throw tools::Error(tools::english("no problems to test"));
    return ids;
}

// GoogleTest takes letters, digits and '_' only.
inline std::string test_name(std::string text) {
    std::replace_if(
        text.begin(), text.end(),
        [](char c) {
            return !(('0' <= c && c <= '9') || ('a' <= c && c <= 'z') || ('A' <= c && c <= 'Z'));
        },
        '_');
    return text;
}

// Of one of solved_or_not(), for SKIP_UNLESS_DRAWN.
inline std::size_t number_of(const tools::Problem& problem) {
    return static_cast<std::size_t>(&problem - solved_or_not().data());
}

// What also holds for a problem that nobody has solved yet.
class AnyProblemTest : public ::testing::TestWithParam<std::string> {
 protected:
    const tools::Problem& problem() const { return tools::resolve(solved_or_not(), GetParam()); }
    std::size_t number() const { return number_of(problem()); }
};

// Expensive tests run for one problem in sixteen, or file or whatever their parameter is, which the
// number DRAW of the environment draws; without one, or with DRAW=all, for all of them. It draws the
// same problems for every test: what is compiled and made for one serves the others. See scripts/test.
inline bool is_drawn(std::size_t parameter) {
    constexpr std::size_t one_in = 16;
    const char* const draw = std::getenv("DRAW");
    if (draw == nullptr || draw == std::string_view("all")) return true;
    return (std::hash<std::string>()(draw) + parameter) % one_in == 0;
}
#define SKIP_UNLESS_DRAWN(parameter) \
    if (!is_drawn(parameter)) GTEST_SKIP() << "left to scripts/test --full"

#define RULES_AND_SAMPLES "rules.cpp", "limits.cpp", "sample-"

// Skips a test of files that nobody has written yet, by the beginnings of their names. Whatever else
// is left to do in the problem is no matter.
#define SKIP_UNWRITTEN(...)                                                           \
    if (const auto left = tools::left_to_do(problem(), {__VA_ARGS__}); !left.empty()) \
    GTEST_SKIP() << left[0] << " says TODO"

// A test of these files; of none, of the whole problem.
class ProblemTest : public AnyProblemTest {
 protected:
    explicit ProblemTest(std::vector<std::string> files = {""}) : files_(std::move(files)) {}
    void SetUp() override { SKIP_UNWRITTEN(files_); }

 private:
    const std::vector<std::string> files_;
};

#endif
