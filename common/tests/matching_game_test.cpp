#include "matching_game.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <map>
#include <random>
#include <utility>
#include <vector>

#include "seeded_rng.hpp"

namespace matching_game {
namespace {

// Who wins by play, for graphs of up to 32 vertices; a position is the vertex of the piece and the set
// of the vertices that are left.
class Play {
 public:
    explicit Play(const Neighbours& neighbours) : neighbours_(neighbours) {}

    bool wins(std::size_t vertex) {
        return wins(vertex, static_cast<unsigned>((1ull << neighbours_.size()) - 1));
    }

 private:
    bool wins(std::size_t vertex, unsigned left) {
        left &= ~(1u << vertex);
        const auto known = wins_.find({vertex, left});
        if (known != wins_.end()) return known->second;
        const auto& all = neighbours_[vertex];
        const bool found = std::any_of(all.begin(), all.end(), [&](std::size_t next) {
            return (left >> next & 1) != 0 && !wins(next, left);
        });
        return wins_[{vertex, left}] = found;
    }

    const Neighbours& neighbours_;
    std::map<std::pair<std::size_t, unsigned>, bool> wins_;
};

void join(Neighbours& neighbours, std::size_t a, std::size_t b) {
    neighbours[a].push_back(b);
    neighbours[b].push_back(a);
}

void expect_play(const Neighbours& neighbours, const std::vector<bool>& is_left) {
    const std::vector<bool> wins = winning_starts(neighbours, is_left);
    Play play(neighbours);
    for (std::size_t v = 0; v < neighbours.size(); ++v) ASSERT_EQ(wins[v], play.wins(v));
}

TEST(MatchingGame, EveryBipartiteGraphAgainstPlay) {
    for (std::size_t left = 0; left <= 3; ++left) {
        for (std::size_t right = 0; right <= 3; ++right) {
            std::vector<bool> is_left(left + right);
            std::fill_n(is_left.begin(), left, true);
            for (unsigned edges = 0; edges < 1u << left * right; ++edges) {
                Neighbours neighbours(left + right);
                for (std::size_t e = 0; e < left * right; ++e) {
                    if (edges >> e & 1) join(neighbours, e % left, left + e / left);
                }
                expect_play(neighbours, is_left);
            }
        }
    }
}

TEST(MatchingGame, RandomGraphsAgainstPlay) {
    std::mt19937_64 rng = seeded_rng();
    for (int round = 0; round < 300; ++round) {
        const std::size_t vertices = 1 + rng() % 14;
        std::vector<bool> is_left(vertices);
        for (std::size_t v = 0; v < vertices; ++v) is_left[v] = rng() % 2 != 0;
        Neighbours neighbours(vertices);
        for (std::size_t i = rng() % (3 * vertices); i > 0; --i) {
            const std::size_t a = rng() % vertices, b = rng() % vertices;
            if (is_left[a] != is_left[b]) join(neighbours, a, b);  // some edges several times
        }
        expect_play(neighbours, is_left);
    }
}

// The matching is as large as it can be, and symmetric: a start without a partner stays alone.
TEST(MatchingGame, AugmentFindsPartners) {
    Neighbours path(4);
    for (std::size_t v = 0; v + 1 < path.size(); ++v) join(path, v, v + 1);
    std::vector<std::size_t> mate = {0, 2, 1, 3};
    EXPECT_TRUE(augment(0, path, mate));
    EXPECT_EQ(mate, (std::vector<std::size_t>{1, 0, 3, 2}));
    Neighbours star(4);
    for (std::size_t v = 1; v < star.size(); ++v) join(star, 0, v);
    mate = {1, 0, 2, 3};
    EXPECT_FALSE(augment(2, star, mate));
    EXPECT_EQ(mate, (std::vector<std::size_t>{1, 0, 2, 3}));
    std::vector<bool> missed(4);
    mark_missed(2, star, mate, missed);
    EXPECT_EQ(missed, (std::vector<bool>{false, true, true, false}));
}

// A path of many vertices, the partners to be changed along all of it: a recursion would not come back.
TEST(MatchingGame, LongPath) {
    const std::size_t vertices = 200001;
    Neighbours path(vertices);
    for (std::size_t v = 0; v + 1 < vertices; ++v) join(path, v, v + 1);
    std::vector<std::size_t> mate(vertices);
    for (std::size_t v = 0; v < vertices; ++v) mate[v] = v == 0 ? 0 : v % 2 != 0 ? v + 1 : v - 1;
    std::vector<bool> missed(vertices);
    mark_missed(0, path, mate, missed);
    for (std::size_t v = 0; v < vertices; ++v) ASSERT_EQ(missed[v], v % 2 == 0);
    EXPECT_FALSE(augment(0, path, mate));
    path.pop_back();
    path.back().pop_back();
    mate.pop_back();
    mate.back() = vertices - 2;
    EXPECT_TRUE(augment(0, path, mate));
    for (std::size_t v = 0; v < mate.size(); ++v) ASSERT_EQ(mate[v], v ^ 1);
}

#ifndef NDEBUG
TEST(MatchingGameDeathTest, Preconditions) {
    const Neighbours edge = {{1}, {0}};
    std::vector<std::size_t> none = {0, 1}, both = {1, 0};
    std::vector<bool> missed(2), short_list(1);
    EXPECT_DEATH(augment(2, edge, none), "start < mate.size");
    EXPECT_DEATH(augment(0, edge, both), "mate.start. == start");
    EXPECT_DEATH(mark_missed(0, edge, both, missed), "mate.start. == start");
    EXPECT_DEATH(mark_missed(0, edge, none, short_list), "missed.size");
    EXPECT_DEATH(winning_starts(edge, short_list), "is_left.size");
}
#endif

}  // namespace
}  // namespace matching_game
