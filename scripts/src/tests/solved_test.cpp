// The one test that fails for a problem that scripts/new has made: it says what is left to do.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include "catalog/problems.hpp"
#include "problems.hpp"

namespace solved_test {

class Problem : public AnyProblemTest {};

TEST_P(Problem, IsSolved) {
    const std::vector<std::string> left = tools::left_to_do(problem());
    EXPECT_TRUE(left.empty()) << GetParam() << " is not solved yet; TODO stands in\n"
                              << fmt::format("{}", fmt::join(left, "\n"));
}

FOR_EACH_PROBLEM(Problem);

}  // namespace solved_test
