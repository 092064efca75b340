// The data reach both ends of each quantity, and whatever Grundy values and nim-sums are legal.
#include "measure/reach.hpp"

#include <fmt/ranges.h>
#include <gtest/gtest.h>

#include "base/text.hpp"
#include "catalog/modules.hpp"
#include "problems.hpp"

namespace reach_test {

using Gaps = std::vector<std::string>;

class DataReach : public ProblemTest {
 protected:
    DataReach() : ProblemTest({RULES_AND_SAMPLES, "explain.cpp"}) {}
};

TEST_P(DataReach, EveryGoal) {
    const tools::Reach reach = tools::reach_of(problem());
    EXPECT_FALSE(reach.quantities.empty());
    EXPECT_EQ(tools::gaps_of(reach), Gaps{}) << tools::as_text(reach);
    for (const std::string& line : tools::lines_of(tools::as_text(reach))) {
        EXPECT_LE(line.size(), 80u) << line;
    }
}

FOR_EACH_PROBLEM(DataReach);

// Heaps of at most 5 stones: nim-sums up to 7, three bits.
tools::Reach whole() {
    tools::Reach reach;
    reach.quantities = {{"n", {1, 1, "edge-a"}, {9, 9, "edge-b"}}};
    reach.declared.greatest_value = 5;
    reach.declared.greatest_nim_sum = 7;
    reach.declared.why = "a heap has at most 5 stones";
    reach.sum.emplace();
    reach.sum->value = {5, 5, "edge-c"};
    reach.sum->nim_sum = {7, 7, "edge-d"};
    reach.sum->value_lost = "edge-e";
    reach.sum->several = true;
    reach.sum->bits = {{"edge-f", "edge-g"}, {"edge-f", "edge-g"}, {"edge-f", "edge-g"}};
    return reach;
}

TEST(Reach, HasNoGapsWhereEveryGoalIsReached) {
    EXPECT_EQ(tools::gaps_of(whole()), Gaps{});
}

TEST(Reach, NamesEachGoalThatNoCaseReaches) {
    tools::Reach reach = whole();
    reach.quantities[0].least.data = 2;
    reach.quantities[0].greatest.data = 8;
    reach.sum->value.data = 4;
    reach.sum->nim_sum.data = 6;
    reach.sum->value_lost = "";
    reach.sum->bits[0].between = "";
    reach.sum->bits[2].alone = "";
    EXPECT_EQ(tools::gaps_of(reach),
              (Gaps{"no case has n = 1", "no case has n = 9",
                    "no case has the greatest Grundy value", "no case has the greatest nim-sum",
                    "no case has a loss that the greatest Grundy value decides",
                    "no case has bit 0 between two values", "no case has bit 2 alone"}));
}

TEST(Reach, BelievesAnExceptionOnlyWhereNoCaseContradicts) {
    tools::Reach reach = whole();
    for (tools::Bit& bit : reach.sum->bits) bit.between = "";
    reach.sum->bits[2].alone = "";
    reach.declared.exceptions = {{"bit 2 alone", "4 is no heap"},
                                 {"bit * between two values", "all heaps are equal"}};
    EXPECT_EQ(tools::gaps_of(reach), Gaps{});
    reach.sum->bits[1].between = reach.sum->bits[2].alone = "edge-h";
    reach.declared.exceptions["bit 9*"] = "there is none";
    EXPECT_EQ(tools::gaps_of(reach),
              (Gaps{"[reach] excepts 'bit 1 between two values', which edge-h has",
                    "[reach] excepts 'bit 2 alone', which edge-h has",
                    "[reach] excepts 'bit 9*', which is no goal"}));
}

TEST(Reach, HoldsWhatIsDeclaredAgainstTheData) {
    tools::Reach reach = whole();
    reach.sum->value.data = 6;
    EXPECT_EQ(tools::gaps_of(reach), (Gaps{"no case has the greatest Grundy value",
                                           "[reach] has greatest_value = 5, but edge-c has 6"}));
    reach.declared.greatest_value = reach.declared.greatest_nim_sum = {};
    EXPECT_EQ(tools::gaps_of(reach),
              Gaps{"[reach] lacks greatest_value and greatest_nim_sum: the game is a sum"});
    reach = whole();
    reach.sum = {};
    EXPECT_EQ(tools::gaps_of(reach), Gaps{"[reach] has greatest_value, but the game is no sum"});
}

// What the data do not have is no goal: one part alone, or values that cannot differ in one bit.
TEST(Reach, AsksForTwoValuesOnlyWhereTheyCanBe) {
    tools::Reach reach = whole();
    reach.sum->several = false;
    for (tools::Bit& bit : reach.sum->bits) bit.between = "";
    reach.sum->value_lost = "";
    EXPECT_EQ(tools::gaps_of(reach), Gaps{});
    reach.sum->several = true;
    reach.sum->value_lost = "edge-e";
    reach.sum->value.legal = reach.sum->value.data =
        4;  // 4 and 0 differ in bit 2, 4 and 5 in bit 0
    EXPECT_EQ(tools::gaps_of(reach), (Gaps{"no case has bit 0 between two values",
                                           "no case has bit 1 between two values"}));
}

}  // namespace reach_test
