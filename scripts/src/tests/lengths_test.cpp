// How long games take whose plays may go on for ever (core/game.hpp), on graphs with cycles.
#include <gtest/gtest.h>

#include "core/game.hpp"
#include "core/rules.hpp"

namespace lengths_test {

using rules::Component;
using rules::Int;
using rules::Outcome;

// A component is the node of a piece, and how many moves are left, or -1 where they are not counted.
class Walk : public rules::Play {
 public:
    explicit Walk(std::vector<rules::Row> exits) : exits_(std::move(exits)) {}
    void moves(const Component& piece, rules::Options& options) const override {
        if (piece[1] == 0) return;
        for (const Int next : exits_[rules::to_index(piece[0])]) {
            options.to(Component{next, piece[1] < 0 ? -1 : piece[1] - 1});
        }
    }
    bool drawn_at_once(const rules::Position& position) const override {
        return position[0][1] == 0 && !exits_[rules::to_index(position[0][0])].empty();
    }

 private:
    std::vector<rules::Row> exits_;
};

// Whose play ends within 0, 1, 2, ... moves, by plain search; more moves than nodes force nothing new.
std::optional<Int> by_search(const std::shared_ptr<const rules::Play>& play, Int node, Int nodes) {
    rules::Search search(play);
    for (Int moves = 0; moves <= nodes; ++moves) {
        const Outcome outcome = search.outcome({{node, moves}});
        if (outcome == Outcome::draw) continue;
        EXPECT_EQ(outcome == Outcome::win, moves % 2 == 1);
        return moves;
    }
    return std::nullopt;
}

TEST(Lengths, AreTheLeastNumbersOfMovesThatForceAnEnd) {
    // Node 2 is won by way of node 1 in 1 move, though a longer win begins there as well. Of the exits of
    // node 4 both are won, in 1 and in 3 moves. Nodes 6 and 7 go round, and 7 could also lose.
    const std::vector<rules::Row> exits = {{}, {}, {1, 3}, {2}, {2, 5}, {3}, {7}, {6, 2}};
    const Walk walk(exits);
    const rules::Lengths lengths(walk);
    const std::optional<Int> expected[] = {0, 0, 1, 2, 4, 3, std::nullopt, std::nullopt};
    for (Int node = 0; node < 8; ++node) {
        EXPECT_EQ(lengths.from({node, -1}), expected[node]) << node;
    }
}

TEST(Lengths, AgreeWithPlainSearchOfSoManyMoves) {
    rules::Rng rng(1);
    std::map<std::optional<Int>, int> seen;
    for (int graph = 0; graph < 500; ++graph) {
        const Int nodes = rng.between(1, 12);
        std::vector<rules::Row> exits(rules::to_index(nodes));
        for (rules::Row& row : exits) {
            row = rng.distinct(rules::to_index(rng.between(0, std::min<Int>(3, nodes))), 0,
                               nodes - 1);
        }
        const auto walk = std::make_shared<Walk>(exits);
        for (Int node = 0; node < nodes; ++node) {
            const auto length = rules::Lengths(*walk).from({node, -1});
            ++seen[length];
            ASSERT_EQ(length, by_search(walk, node, nodes)) << graph << ", node " << node;
        }
    }
    EXPECT_GT(seen.size(), 6u);  // draws among them
    EXPECT_GT(seen[std::nullopt], 100);
}

}  // namespace lengths_test
