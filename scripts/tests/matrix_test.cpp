// The core of the compile matrix: one GCC, one Clang with libc++, C++11 and C++23, 32 bits, Windows.
#include "lib/matrix.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "problems.hpp"

namespace {

std::vector<kit::Configuration> core() {
    std::vector<kit::Configuration> all = kit::configurations();
    std::erase_if(all, [](const kit::Configuration& c) { return !c.core; });
    return all;
}

const std::vector<const kit::Problem*>& all_problems() {
    static const std::vector<const kit::Problem*> pointers = [] {
        std::vector<const kit::Problem*> result;
        for (const kit::Problem& problem : problems()) result.push_back(&problem);
        return result;
    }();
    return pointers;
}

// GetParam() is a configuration's place in core().
class Matrix : public ::testing::TestWithParam<std::size_t> {};

TEST_P(Matrix, HoldsForEveryBundle) {
    const kit::Configuration configuration = core().at(GetParam());
    ASSERT_TRUE(kit::is_here(configuration)) << "install " << configuration.package;
    const kit::Row row = kit::run(configuration, all_problems(), 1);
    for (const kit::Shortfall& s : row.shortfalls) ADD_FAILURE() << s.problem->id << ": " << s.what;
    EXPECT_EQ(row.compiled, all_problems().size());
    if (row.judged) {
        EXPECT_EQ(row.accepted, all_problems().size());
    }
}

INSTANTIATE_TEST_SUITE_P(, Matrix, ::testing::Range(std::size_t{0}, core().size()),
                         [](const ::testing::TestParamInfo<std::size_t>& place) {
                             return test_name(core().at(place.param).name);
                         });

TEST(MatrixCore, CoversWhatJudgesDifferIn) {
    const std::vector<kit::Configuration> all = core();
    for (const char* part : {"g++ ", "clang++ ", "libc++", "=c++11 ", "=c++2b ", "-m32", "mingw"}) {
        EXPECT_TRUE(std::any_of(all.begin(), all.end(), [&](const kit::Configuration& c) {
            return c.name.find(part) != std::string::npos;
        })) << part;
    }
}

TEST(MatrixRow, SaysWhatFallsShort) {
    const std::vector<const kit::Problem*> one = {all_problems().front()};
    kit::Configuration c = core().front();
    c.compiler.flags.push_back("-Dmain=other");
    kit::Row row = kit::run(c, one, 1);
    EXPECT_EQ(row.compiled, 0u);
    ASSERT_EQ(row.shortfalls.size(), 1u);
    EXPECT_EQ(row.shortfalls[0].what.rfind("CE", 0), 0u) << row.shortfalls[0].what;
    // A program that prints nothing.
    c.compiler.flags.back() = "-Dmain=main() { return 0; } int other";
    c.compiler.flags.push_back("-Wno-error=return-type");
    row = kit::run(c, one, 1);
    EXPECT_EQ(row.compiled, 1u);
    EXPECT_EQ(row.accepted, 0u);
    ASSERT_EQ(row.shortfalls.size(), 1u);
    EXPECT_EQ(row.shortfalls[0].what.rfind("WA sample-1: ", 0), 0u) << row.shortfalls[0].what;
}

}  // namespace
