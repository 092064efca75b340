// The data reach both ends of each quantity, and whatever Grundy values and nim-sums are legal.
#include "measure/reach.hpp"

#include <fmt/ranges.h>
#include <gtest/gtest.h>

#include <algorithm>

#include "base/text.hpp"
#include "catalog/modules.hpp"
#include "core/limits.hpp"
#include "core/rooms.hpp"
#include "problems.hpp"

namespace reach_test {

std::vector<std::string> gaps(const tools::Reach& reach) {
    std::vector<std::string> all;
    for (const tools::Text& gap : tools::gaps_of(reach)) all.push_back(gap.en);
    return all;
}

using Gaps = std::vector<std::string>;

class DataReach : public ProblemTest {
 protected:
    DataReach() : ProblemTest({RULES_AND_SAMPLES, "explain.cpp"}) {}
};

TEST_P(DataReach, EveryGoal) {
    SKIP_UNLESS_DRAWN(number());
    const tools::Reach reach = tools::reach_of(problem());
    EXPECT_FALSE(reach.quantities.empty());
    EXPECT_EQ(gaps(reach), Gaps{}) << tools::as_text(reach);
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
    EXPECT_EQ(gaps(whole()), Gaps{});
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
    EXPECT_EQ(gaps(reach),
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
    EXPECT_EQ(gaps(reach), Gaps{});
    reach.sum->bits[1].between = reach.sum->bits[2].alone = "edge-h";
    reach.declared.exceptions["bit 9*"] = "there is none";
    EXPECT_EQ(gaps(reach), (Gaps{"[reach] excepts 'bit 1 between two values', which edge-h has",
                                 "[reach] excepts 'bit 2 alone', which edge-h has",
                                 "[reach] excepts 'bit 9*', which is no goal"}));
}

TEST(Reach, HoldsWhatIsDeclaredAgainstTheData) {
    tools::Reach reach = whole();
    reach.sum->value.data = 6;
    EXPECT_EQ(gaps(reach), (Gaps{"no case has the greatest Grundy value",
                                 "[reach] has greatest_value = 5, but edge-c has 6"}));
    reach.declared.greatest_value = reach.declared.greatest_nim_sum = {};
    EXPECT_EQ(gaps(reach),
              Gaps{"[reach] lacks greatest_value and greatest_nim_sum: the game is a sum"});
    reach = whole();
    reach.sum = {};
    EXPECT_EQ(gaps(reach), Gaps{"[reach] has greatest_value, but the game is no sum"});
}

// What the data do not have is no goal: one part alone, or values that cannot differ in one bit.
TEST(Reach, AsksForTwoValuesOnlyWhereTheyCanBe) {
    tools::Reach reach = whole();
    reach.sum->several = false;
    for (tools::Bit& bit : reach.sum->bits) bit.between = "";
    reach.sum->value_lost = "";
    EXPECT_EQ(gaps(reach), Gaps{});
    reach.sum->several = true;
    reach.sum->value_lost = "edge-e";
    reach.sum->value.legal = reach.sum->value.data =
        4;  // 4 and 0 differ in bit 2, 4 and 5 in bit 0
    EXPECT_EQ(gaps(reach), (Gaps{"no case has bit 0 between two values",
                                 "no case has bit 1 between two values"}));
}

// --- too little room ---

// Nim with heaps up to 1000, one game: a line with n and one with the heaps.
class Heaps : public rules::HeapRules {
 public:
    std::vector<rules::Game> parse(rules::InStream& text) const override {
        const rules::Game game = {text.counted_line("n", 1, 100, "a heap", 1, 1000)};
        text.end();
        return {game};
    }
    std::string format(const std::vector<rules::Game>& games) const override {
        return rules::with_count(games.at(0).at(0));
    }
    std::size_t games_per_input() const override { return 1; }
    bool oracle_reaches(const rules::Game&) const override { return false; }
    std::string second_answer(const rules::Game& game) const override {
        rules::Int nim_sum = 0;
        for (const rules::Int heap : game.at(0)) nim_sum ^= heap;
        return nim_sum == 0 ? "lost\n" : "won\n";
    }
    std::string second_method() const override { return ""; }
    void exhaustive(rules::Sink&) const override {}
    tools::Text exhaustive_bound() const override { return {}; }
    rules::Game random(rules::Rng& rng, bool) const override {
        return {rules::steered(rng, 99, 511, 1000, true)};
    }
    void limits(rules::Sink&) const override {}
};

std::vector<std::string> rooms_left(const std::vector<rules::Row>& games) {
    const Heaps heaps;
    tools::Cases cases;
    for (const rules::Row& game : games) {
        cases.add("limit-game", tools::Group::limit, heaps.format({{game}}),
                  {heaps.second_answer({game})}, 1);
    }
    std::vector<std::string> left;
    for (const tools::Goal& goal : tools::rooms_in(heaps, cases)) {
        if (goal.in.empty()) left.push_back(goal.what.en);
    }
    return left;
}

// Of 40 heaps the first ones are a loss alone, so a program with room for them does not lose an answer.
TEST(RoomSizes, NameEachSizeBeyondWhichNothingDecides) {
    rules::Row zeros(40, 7), decided = zeros;
    EXPECT_EQ(rooms_left({zeros}),
              (Gaps{"numbers of the first row above 16", "numbers of the first row above 20",
                    "numbers of the first row above 30", "numbers of the first row above 32"}));
    decided.front() = 6;
    decided.back() = 6;
    EXPECT_EQ(rooms_left({decided}), Gaps{});
}

TEST(RoomSizes, ADrawBringsGamesForEachSize) {
    const Heaps heaps;
    const rules::Room room = rules::rooms_of_rows()[1];
    rules::Rng rng(1);
    const auto games =
        rules::beyond_each_size(heaps, room, [&] { return heaps.random(rng, true); });
    ASSERT_FALSE(games.empty());
    for (const rules::Int size : {16, 20, 30, 32, 50, 64, 100}) {
        if (size >= room.need(games[0])) continue;
        EXPECT_TRUE(std::ranges::any_of(games, [&](const rules::Game& game) {
            return rules::decides(heaps, room, game, size);
        })) << size;
    }
}

// --- what is asked at the limits ---

TEST(Limits, CutsThatLeaveALegalGameAreCompared) {
    const Heaps heaps;
    EXPECT_EQ(tools::legal_input(heaps, {{{5, 5}}}), heaps.format({{{5, 5}}}));
    EXPECT_EQ(tools::legal_input(heaps, {{{5, 1001}}}), std::nullopt);
    EXPECT_EQ(rules::cuts_alike(heaps, {{11, 11}}), 0u);   // 11 and 1 is won
    EXPECT_EQ(rules::cuts_alike(heaps, {{11, 511}}), 2u);  // so are 11 and 51, 11 and 5
    EXPECT_EQ(rules::cuts_alike(heaps, {{11, 511}}, 1), 1u);
}

TEST(Limits, TheGamesToldApartEndDifferently) {
    const Heaps heaps;
    const auto lost = [] { return rules::Game{{6, 6}}; };
    const auto change = [](rules::Game game) {
        game[0][0] ^= 8;
        return game;
    };
    EXPECT_EQ(rules::told_apart(heaps, lost, change),
              (std::vector<rules::Game>{{{6, 6}}, {{14, 6}}}));
    const auto out_of_bounds = [](rules::Game game) {
        game[0][0] += 1000;
        return game;
    };
    EXPECT_TRUE(rules::told_apart(heaps, lost, out_of_bounds).empty());
}

TEST(RoomSizes, SizesAreThoseThatPeopleTake) {
    EXPECT_EQ(rules::usual_sizes(16), rules::Row{});
    EXPECT_EQ(rules::usual_sizes(201),
              (rules::Row{16, 20, 30, 32, 50, 64, 100, 110, 128, 150, 200}));
    const rules::Row all = rules::usual_sizes(2000000);
    for (const rules::Int size : {256, 300, 500, 512, 1000, 1010, 1024, 65536, 100010, 1000000}) {
        EXPECT_TRUE(std::ranges::binary_search(all, size)) << size;
    }
}

}  // namespace reach_test
