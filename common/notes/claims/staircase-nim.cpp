// Every theorem, table and period of staircase-nim.md and its solutions, by brute force. The games are played by
// their rules; where a header of common/ computes the same, it is compared with play as well.
#include "notes/code/basis.hpp"
#include "notes/code/cutting.hpp"
#include "notes/code/cutting_trees.hpp"
#include "notes/code/dag.hpp"
#include "notes/code/grundy.hpp"
#include "notes/code/loopy.hpp"
#include "notes/code/nim.hpp"
#include "notes/code/octal.hpp"
#include "notes/code/outcome.hpp"
#include "notes/code/remoteness.hpp"
#include "notes/code/staircase.hpp"
#include "shared.hpp"

namespace claims_staircase_nim {

using namespace claims_tests;

// stair[i] has the stones of stair i. A move takes at most `most` stones down `down` stairs.
std::vector<Values> stair_options(const Values& stair, unsigned most, unsigned down) {
    std::vector<Values> options;
    for (std::size_t i = down; i < stair.size(); ++i) {
        for (unsigned t = 1; t <= std::min(most, stair[i]); ++t) {
            options.push_back(stair);
            options.back()[i] -= t;
            if (i > down) options.back()[i - down] += t;
        }
    }
    return options;
}

// Every position with up to `stairs` stairs of up to `stones` stones; the ground, stair[0], is 0.
template <class Visit>
void for_all_stairs(unsigned stairs, unsigned stones, Visit visit) {
    // The positions are those of a sum, with a heap for each stair.
    for_all_sums(nim_graph(stones), stairs,
                 [&](std::size_t, const Values& heaps, const std::vector<std::size_t>&) {
                     Values stair(1, 0);
                     stair.insert(stair.end(), heaps.begin(), heaps.end());
                     visit(stair);
                 });
}

TEST(Claims, StaircaseNim) {
    const auto [stairs, stones] = bounds<2>();
    auto play =
        game<Values>([](const Values& stair) { return stair_options(stair, unsigned(-1), 1); });
    for_all_stairs(stairs, stones, [&](const Values& stair) {
        unsigned odd = 0;
        for (std::size_t i = 1; i < stair.size(); i += 2) odd ^= stair[i];
        ASSERT_EQ(play.value(stair), odd);
    });
}

TEST(Claims, WinningSteps) {
    const auto [stairs, stones] = bounds<2>();
    auto play =
        game<Values>([](const Values& stair) { return stair_options(stair, unsigned(-1), 1); });
    bool from_even = false;
    for_all_stairs(stairs, stones, [&](const Values& stair) {
        std::set<Values> winning, told;
        for (const Values& option : stair_options(stair, unsigned(-1), 1)) {
            if (!play.wins(option)) winning.insert(option);
        }
        for (const auto& move : notes::winning_steps(Values(stair.begin() + 1, stair.end()))) {
            Values next = stair;
            ASSERT_TRUE(0 < move.second && move.second <= next[move.first]);
            next[move.first] -= move.second;
            if (move.first > 1) next[move.first - 1] += move.second;
            ASSERT_TRUE(told.insert(next).second);
            from_even = from_even || move.first % 2 == 0;
        }
        ASSERT_EQ(told, winning);
    });
    EXPECT_TRUE(from_even);
}

TEST(Claims, SixStairs) {
    const auto numbers = bounds<9>();  // the first and the last stair, the stones, the moves
    auto play =
        game<Values>([](const Values& stair) { return stair_options(stair, unsigned(-1), 1); });
    Values stair(1, 0);
    stair.insert(stair.end(), numbers.begin() + 2, numbers.end() - 1);
    EXPECT_EQ(stair.size() - 1, numbers[1]);
    const auto options = stair_options(stair, unsigned(-1), 1);
    EXPECT_EQ(std::count_if(options.begin(), options.end(),
                            [&](const Values& option) { return !play.wins(option); }),
              static_cast<long>(numbers.back()));
    EXPECT_FALSE(play.wins({0, 1, 1, 4, 1, 5, 3}));
    EXPECT_FALSE(play.wins({0, 2, 1, 4, 1, 6, 2}));
}

TEST(Claims, SeveralStairsDown) {
    const auto [stairs, stones, most_down] = bounds<3>();
    for (unsigned k = 1; k <= most_down; ++k) {
        auto play = game<Values>(
            [k](const Values& stair) { return stair_options(stair, unsigned(-1), k); });
        for_all_stairs(stairs, stones, [&](const Values& stair) {
            unsigned sum = 0;
            for (std::size_t i = 1; i < stair.size(); ++i) {
                if (i / k % 2 == 1) sum ^= stair[i];
            }
            ASSERT_EQ(play.wins(stair), sum != 0);
        });
    }
}

TEST(Claims, FewStonesDown) {
    const auto [stairs, stones, most] = bounds<3>();
    for (unsigned k = 1; k <= most; ++k) {
        auto play = game<Values>([k](const Values& stair) { return stair_options(stair, k, 1); });
        for_all_stairs(stairs, stones, [&](const Values& stair) {
            unsigned sum = 0;
            for (std::size_t i = 1; i < stair.size(); i += 2) sum ^= stair[i] % (k + 1);
            ASSERT_EQ(play.wins(stair), sum != 0);
        });
    }
}

// A set of cells is a number: bit i is cell i + 1.
std::vector<unsigned> slides(unsigned strip, unsigned cells) {
    std::vector<unsigned> options;
    for (unsigned from = 0; from < cells; ++from) {
        if ((strip >> from & 1) == 0) continue;
        for (unsigned to = from; to > 0 && (strip >> (to - 1) & 1) == 0;) {
            --to;
            options.push_back(strip ^ 1u << from ^ 1u << to);
        }
    }
    return options;
}

TEST(Claims, GeorgiaAndBob) {
    const auto [pieces, cells] = bounds<2>();
    std::vector<bool> wins(std::size_t(1) << cells);
    for (unsigned strip = 0; strip < wins.size(); ++strip) {
        for (const unsigned option : slides(strip, cells)) {
            if (!wins[option]) wins[strip] = true;
        }
        if (unsigned(__builtin_popcount(strip)) > pieces) continue;
        Values on;
        for (unsigned cell = 1; cell <= cells; ++cell) {
            if (strip >> (cell - 1) & 1) on.push_back(cell);
        }
        const Values stairs = notes::stairs_of(on);
        unsigned sum = 0;
        for (std::size_t i = 0; i < stairs.size(); i += 2) sum ^= stairs[i];
        ASSERT_EQ(wins[strip], sum != 0);
        std::reverse(on.begin(), on.end());
        ASSERT_EQ(notes::stairs_of(on), stairs);
    }
}

TEST(Claims, FivePieces) {
    const auto numbers = bounds<6>();
    const unsigned cells = *std::max_element(numbers.begin(), numbers.end() - 1);
    auto play = game<unsigned>([&](unsigned strip) { return slides(strip, cells); });
    unsigned strip = 0;
    for (std::size_t i = 0; i < 5; ++i) strip |= 1u << (numbers[i] - 1);
    const auto options = slides(strip, cells);
    EXPECT_EQ(std::count_if(options.begin(), options.end(),
                            [&](unsigned option) { return !play.wins(option); }),
              static_cast<long>(numbers.back()));
    EXPECT_FALSE(play.wins(strip ^ 1u << 13 ^ 1u << 11));
    EXPECT_FALSE(play.wins(strip ^ 1u << 4 ^ 1u << 2));
}

// A row of Chess Masters; bit 0 is the rightmost cell.
std::vector<unsigned> jumps(unsigned row, unsigned cells) {
    std::vector<unsigned> options;
    for (unsigned from = 0; from < cells; ++from) {
        if ((row >> from & 1) == 0) continue;
        unsigned to = from;
        while (to > 0 && (row >> to & 1)) --to;
        if ((row >> to & 1) == 0) options.push_back(row ^ 1u << from ^ 1u << to);
    }
    return options;
}

TEST(Claims, ChessMasters) {
    const auto [cells] = bounds<1>();
    Values values;
    for (unsigned row = 0; row < 1u << cells; ++row) {
        Values reached;
        for (const unsigned option : jumps(row, cells)) reached.push_back(values[option]);
        values.push_back(mex(reached));
        unsigned runs[33] = {}, run = 0, sum = 0;
        for (unsigned cell = 0; cell < cells; ++cell) row >> cell & 1 ? ++runs[run] : ++run;
        for (unsigned odd = 1; odd <= run; odd += 2) sum ^= runs[odd];
        ASSERT_EQ(values.back(), sum);
    }
}

TEST(Claims, RowOfTwelveCells) {
    const auto [cells, winning_moves] = bounds<2>();
    const auto row = [](const std::string& shown) {
        unsigned bits = 0;
        for (const char cell : shown) bits = bits << 1 | (cell == 'o');
        return bits;
    };
    auto play = game<unsigned>([cells = cells](unsigned from) { return jumps(from, cells); });
    const auto options = jumps(row("oo.o..ooo.o."), cells);
    std::set<unsigned> winning;
    for (const unsigned option : options) {
        if (!play.wins(option)) winning.insert(option);
    }
    EXPECT_EQ(winning, (std::set<unsigned>{row("oo.o..oo.oo."), row("o.oo..ooo.o.")}));
    EXPECT_EQ(winning.size(), winning_moves);
}

TEST(Claims, WelterWithTwoPieces) {
    const auto [greatest] = bounds<1>();
    std::vector<Values> values(greatest + 1, Values(greatest + 1));
    for (unsigned a = 0; a <= greatest; ++a) {
        for (unsigned b = 0; b < a; ++b) {
            Values reached;
            for (unsigned to = 0; to < a; ++to) {
                if (to != b) reached.push_back(values[to][b]);
            }
            for (unsigned to = 0; to < b; ++to) reached.push_back(values[a][to]);
            values[a][b] = values[b][a] = mex(reached);
            ASSERT_EQ(values[a][b], (a ^ b) - 1);
        }
    }
}

// One side of each row is the mover's piece, the other the opponent's.
class Northcott {
 public:
    Northcott(unsigned rows, unsigned columns) : rows_(rows), columns_(columns) {}

    void check() {
        std::vector<Position> all(1);
        for (unsigned row = 0; row < rows_; ++row) {
            std::vector<Position> longer;
            for (const Position& position : all) {
                for (unsigned own = 0; own < columns_; ++own) {
                    for (unsigned other = 0; other < columns_; ++other) {
                        if (own == other) continue;
                        longer.push_back(position);
                        longer.back().emplace_back(own, other);
                    }
                }
            }
            all = longer;
        }
        for (unsigned now = 0, stuck = 0; length_.size() < all.size(); ++now) {
            ASSERT_LE(now, 2 * rows_ * (columns_ - 2) + 1);
            std::vector<Position> named;
            for (const Position& position : all) {
                if (length_.count(position)) continue;
                bool to_lost = false, all_won = true;
                for (const Position& option : options(position)) {
                    const auto known = length_.find(option);
                    const bool is_lost = known != length_.end() && known->second % 2 == 0;
                    const bool is_won = known != length_.end() && known->second % 2 == 1;
                    to_lost = to_lost || is_lost;
                    all_won = all_won && is_won;
                }
                if (now % 2 ? to_lost : all_won) named.push_back(position);
            }
            stuck = named.empty() ? stuck + 1 : 0;
            ASSERT_LT(stuck, 2u) << "draws";
            for (const Position& position : named) {
                unsigned sum = 0;
                for (const auto& row : position) sum ^= gap(row);
                ASSERT_EQ(now % 2 == 1, sum != 0);
                length_[position] = now;
            }
        }
    }
    // After check(). True iff some retreat wins.
    bool retreat_wins() const {
        bool some = false;
        for (const auto& known : length_) {
            bool advance = false;
            for (const Position& option : options(known.first)) {
                if (length_.at(option) % 2 == 1) continue;
                unsigned before = 0, after = 0;
                for (const auto& row : known.first) before += gap(row);
                for (const auto& row : option) after += gap(row);
                (after < before ? advance : some) = true;
            }
            EXPECT_EQ(advance, known.second % 2 == 1);
        }
        return some;
    }

 private:
    using Position = std::vector<std::pair<unsigned, unsigned>>;

    static unsigned gap(std::pair<unsigned, unsigned> row) {
        return std::max(row.first, row.second) - std::min(row.first, row.second) - 1;
    }
    std::vector<Position> options(const Position& position) const {
        std::vector<Position> options;
        for (unsigned row = 0; row < rows_; ++row) {
            for (unsigned to = 0; to < columns_; ++to) {
                const unsigned own = position[row].first, other = position[row].second;
                if (to == own || to == other || (to < other) != (own < other)) continue;
                options.push_back(position);
                options.back()[row].first = to;
                for (auto& pair : options.back()) std::swap(pair.first, pair.second);
            }
        }
        return options;
    }

    unsigned rows_, columns_;
    std::map<Position, unsigned> length_;  // if the winner hurries and the loser delays
};

TEST(Claims, Northcott) {
    const auto numbers = bounds<6>();
    for (std::size_t i = 0; i < numbers.size(); i += 2) {
        for (unsigned columns = 2; columns <= numbers[i + 1]; ++columns) {
            Northcott(numbers[i], columns).check();
        }
    }
}

TEST(Claims, Retreats) {
    const auto [rows, most_columns] = bounds<2>();
    for (unsigned columns = 2; columns <= most_columns; ++columns) {
        Northcott board(rows, columns);
        board.check();
        EXPECT_EQ(board.retreat_wins(), columns > 2) << columns;
    }
}

}  // namespace claims_staircase_nim
