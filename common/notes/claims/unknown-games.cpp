// Every theorem, table and period of unknown-games.md and its solutions, by brute force. The games are played by
// their rules; where a header of common/ computes the same, it is compared with play as well.
#include "board_squares.hpp"
#include "node_kayles.hpp"
#include "notes/code/basis.hpp"
#include "notes/code/cold.hpp"
#include "notes/code/cutting.hpp"
#include "notes/code/cutting_trees.hpp"
#include "notes/code/dag.hpp"
#include "notes/code/grundy.hpp"
#include "notes/code/lasker.hpp"
#include "notes/code/loopy.hpp"
#include "notes/code/octal.hpp"
#include "notes/code/outcome.hpp"
#include "notes/code/remoteness.hpp"
#include "notes/code/staircase.hpp"
#include "shared.hpp"
#include "sprague_grundy.hpp"

namespace claims_unknown_games {

using namespace claims_tests;

Values lasker_values(unsigned heap) {
    return sprague_grundy::grundy_values(heap + 1,
                                         [](unsigned n, sprague_grundy::Options& options) {
                                             for (unsigned i = 0; i < n; ++i) options.to(i);
                                             for (unsigned a = 1; 2 * a <= n; ++a)
                                                 options.to(a, n - a);
                                         });
}

TEST(ClaimsTables, Lasker) {
    expect_values(0, lasker_values(16));
}

TEST(Claims, Lasker) {
    const auto [heap] = bounds<1>();
    const Values values = lasker_values(heap);
    ASSERT_EQ(values[0], 0u);
    for (unsigned n = 1; n <= heap; ++n) {
        ASSERT_EQ(values[n], n % 4 == 3 ? n + 1 : n % 4 == 0 ? n - 1 : n);
    }
    ASSERT_EQ(notes::lasker_table(heap), values);
    EXPECT_EQ(notes::first_mismatch(values, [](unsigned n) { return n; }), 3u);
    EXPECT_EQ(notes::first_mismatch(values, [&](unsigned n) { return values[n]; }), heap + 1);
}

// Of the numbers from 0 on.
Values divisor_values(unsigned last) {
    return sprague_grundy::grundy_values(
        last + 1, [](unsigned n, sprague_grundy::Options& options) {
            for (unsigned divisor = 1; 2 * divisor <= n; ++divisor) {
                if (n % divisor == 0) options.to(n - divisor);
            }
        });
}

TEST(ClaimsTables, TakeADivisor) {
    Values values = divisor_values(16);
    values.erase(values.begin());
    expect_values(1, values);
}

TEST(Claims, TakeADivisor) {
    const auto [last] = bounds<1>();
    const Values values = divisor_values(last);
    for (unsigned n = 1; n <= last; ++n) ASSERT_EQ(1u << values[n], n & -n) << n;
}

TEST(Claims, GuessOfTheRace) {
    const auto [first] = bounds<1>();
    std::vector<bool> loses(first + 1);
    for (unsigned n = 1; n <= first; ++n) {
        loses[n] = true;
        for (unsigned factor = 2; factor <= 9 && n > 1; ++factor) {
            if (loses[(n + factor - 1) / factor]) loses[n] = false;
        }
        ASSERT_EQ(loses[n] == (n == 1 || (10 <= n && n <= 18)), n < first) << n;
    }
}

TEST(Claims, AsManyAsBefore) {
    const auto [heap, most] = bounds<2>();
    std::vector<std::vector<bool>> wins(heap + 1, std::vector<bool>(most + 1));
    for (unsigned n = 1; n <= heap; ++n) {
        for (unsigned k = 0; k <= most; ++k) {
            for (unsigned taken = 1; taken <= std::min(n, k); ++taken) {
                if (!wins[n - taken][taken]) wins[n][k] = true;
            }
            ASSERT_EQ(wins[n][k], k >= (n & -n)) << n << ' ' << k;
        }
    }
}

// Heaps in a row, of which a move takes from the leftmost or the rightmost one.
std::vector<Values> taken_from_an_end(const Values& heaps) {
    std::vector<Values> options;
    for (const bool left : {true, false}) {
        if (heaps.empty() || (heaps.size() == 1 && !left)) break;
        for (unsigned stones = 0; stones < (left ? heaps.front() : heaps.back()); ++stones) {
            Values after = heaps;
            (left ? after.front() : after.back()) = stones;
            if (stones == 0) after.erase(left ? after.begin() : after.end() - 1);
            options.push_back(after);
        }
    }
    return options;
}

// The theorem.
unsigned opposite(unsigned x, unsigned here, unsigned there) {
    if (x == there) return 0;
    if (here <= x && x < there) return x + 1;
    if (there < x && x <= here) return x - 1;
    return x;
}
unsigned losing_right(Values heaps);
unsigned losing_left(Values heaps) {
    if (heaps.empty()) return 0;
    const unsigned x = heaps.back();
    heaps.pop_back();
    return opposite(x, losing_left(heaps), losing_right(heaps));
}
unsigned losing_right(Values heaps) {
    std::reverse(heaps.begin(), heaps.end());
    return losing_left(heaps);
}

// The sizes up to `most` of a heap on the left that lose by play.
template <class Play>
Values losing_sizes(Play& play, const Values& heaps, unsigned most) {
    Values sizes;
    for (unsigned size = 0; size <= most; ++size) {
        Values all = heaps;
        if (size > 0) all.insert(all.begin(), size);
        if (!play.wins(all)) sizes.push_back(size);
    }
    return sizes;
}

TEST(ClaimsTables, HeapsInARow) {
    auto play = game<Values>(taken_from_an_end);
    std::vector<Row> rows = {{"`x`"}};
    for (unsigned x = 0; x <= 8; ++x) rows[0].push_back(std::to_string(x));
    for (const Values& middle : {Values{2, 5}, Values{5, 2}}) {
        rows.push_back({"`y`, " + std::to_string(middle[0]) + ", " + std::to_string(middle[1])});
        for (unsigned x = 0; x <= 8; ++x) {
            Values heaps = middle;
            if (x > 0) heaps.push_back(x);
            rows.back().push_back(std::to_string(losing_sizes(play, heaps, 10).at(0)));
        }
    }
    expect_table(rows);
}

TEST(Claims, HeapsInARow) {
    const auto [most, stones] = bounds<2>();
    auto play = game<Values>(taken_from_an_end);
    std::vector<Values> rows = {{}};
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const Values heaps = rows[i];
        // From a larger heap a move leads to the size that loses.
        ASSERT_EQ(losing_sizes(play, heaps, stones + 1), Values{losing_left(heaps)});
        for (unsigned heap = 1; heap <= stones && heaps.size() < most; ++heap) {
            rows.push_back(heaps);
            rows.back().push_back(heap);
        }
    }
}

TEST(Claims, DivisionBy18) {
    const auto [first_wrong, least, still_right] = bounds<3>();
    const Values products = products_below(first_wrong);
    for (unsigned n = 2; n <= first_wrong; ++n) {
        unsigned rest = n;
        while (rest > 18) rest /= 18;
        const bool wins = multiplication_play(n, products);
        ASSERT_EQ(wins == (rest <= 9), n < first_wrong) << n;
        if (n > still_right) continue;
        ASSERT_EQ(wins == (least < rest && rest <= 9), n < still_right) << n;
    }
}

TEST(Claims, SmallBoards) {
    const auto [rows, columns, greatest] = bounds<3>();
    unsigned most = 0;
    for (unsigned r = 2; r <= rows; ++r) {
        for (unsigned c = 2; c <= columns; ++c) {
            Board board(r, c);
            for (std::uint32_t free = 0; free < 1u << r * c; ++free) {
                most = std::max(most, board.value(board.possible(free)));
            }
        }
    }
    EXPECT_EQ(most, greatest);
}

node_kayles::Sum empty_board(unsigned rows, unsigned columns) {
    node_kayles::Sum sum;
    sum.add(board_squares::squares(board_squares::Board(rows, std::string(columns, '0'))));
    return sum;
}

TEST(Claims, NineRows) {
    const auto [columns] = bounds<1>();
    for (unsigned n = 1; n <= columns; ++n) EXPECT_EQ(empty_board(9, n).grundy(), 0u) << n;
}

TEST(Claims, FourRows) {
    const std::vector<unsigned>& numbers = claims::notes(claims::english).bounds.at("FourRows");
    const std::set<unsigned> lost(numbers.begin() + 1, numbers.end());
    EXPECT_EQ(claims::notes(claims::chinese).bounds.at("FourRows"), numbers);
    for (unsigned n = 2; n <= numbers[0]; ++n) {
        EXPECT_EQ(empty_board(4, n).first_wins(), lost.count(n) == 0) << n;
    }
}

TEST(ClaimsTables, EmptyBoards) {
    const unsigned sides[] = {4, 6, 7, 8, 9};
    std::vector<Row> rows = {{"`r, c`"}};
    for (const unsigned columns : sides) rows[0].push_back(std::to_string(columns));
    for (const unsigned r : sides) {
        rows.push_back({std::to_string(r)});
        for (const unsigned c : sides) {
            rows.back().push_back(std::to_string(empty_board(r, c).grundy()));
        }
    }
    expect_table(rows);
}

// With this ratio all heaps up to b are right but a and b, which are taken for a P-position.
void expect_first_wrong(double ratio, unsigned a, unsigned b) {
    const WrongPair wrong = first_wrong(ratio);
    EXPECT_EQ(wrong.a, a);
    EXPECT_EQ(wrong.b, b);
    EXPECT_FALSE(wrong.cold);
    const auto pairs = notes::cold_pairs(b);
    for (unsigned x = 0; x <= b; ++x) {
        for (unsigned y = x; y <= b; ++y) {
            const bool taken_for_cold = static_cast<unsigned>((y - x) * ratio) == x;
            const bool right = taken_for_cold == (pairs[y - x].first == x);
            ASSERT_EQ(right, x != a || y != b) << x << ' ' << y;
        }
    }
}

TEST(Claims, ShortGoldenRatio) {
    const auto [a, b] = bounds<2>();
    expect_first_wrong(1.618, a, b);
}

TEST(Claims, FiveDecimals) {
    const auto [a, b] = bounds<2>();
    expect_first_wrong(1.61803, a, b);
}

TEST(Claims, OnlyCrosses) {
    const auto [rows, columns] = bounds<2>();
    ASSERT_EQ(rows * columns, 9u);
    const auto three = [](unsigned crosses) {
        for (const unsigned line :
             {0007u, 0070u, 0700u, 0111u, 0222u, 0444u, 0421u, 0124u}) {  // a digit for each row
            if ((crosses & line) == line) return true;
        }
        return false;
    };
    const std::vector<bool> wins = play_crosses(9, three, true);
    EXPECT_TRUE(wins[0]);
    EXPECT_FALSE(wins[0020]);
    for (unsigned cell = 0; cell < 9; ++cell) {
        const unsigned crosses = 0020 | 1u << cell | 1u << (8 - cell);
        EXPECT_EQ(three(crosses), cell != 4) << cell;
    }
}

TEST(Claims, ThreeAndFourOfLasker) {
    const auto [a, b, winning] = bounds<3>();
    const auto options = [](const Values& heaps) {  // in ascending order
        std::set<Values> all = nim_options(heaps);
        for (std::size_t i = 0; i < heaps.size(); ++i) {
            for (unsigned part = 1; part < heaps[i]; ++part) {
                Values next = heaps;
                next[i] = part;
                next.push_back(heaps[i] - part);
                std::sort(next.begin(), next.end());
                all.insert(next);
            }
        }
        return all;
    };
    auto play = game<Values>(options);
    std::set<Values> found;
    for (const Values& option : options({a, b})) {
        if (!play.wins(option)) found.insert(option);
    }
    EXPECT_EQ(found.size(), winning);
    EXPECT_EQ(found, (std::set<Values>{{3, 3}, {1, 2, 4}}));
}

TEST(Claims, OneStoneAtATime) {
    const auto [heap] = bounds<1>();
    const Values values = octal_values("7", heap);
    for (unsigned n = 0; n <= heap; ++n) ASSERT_EQ(values[n], n % 2);
}

TEST(Claims, BashWithALeap) {
    const auto [leap, period, heap] = bounds<3>();
    const Values values = values_of(subtraction_graph(heap, {1, 2, 3, leap}));
    for (unsigned n = 0; n < leap; ++n) ASSERT_EQ(values[n], n % 4);
    EXPECT_EQ(values[leap], 4u);
    for (unsigned n = 0; n + period <= heap; ++n) ASSERT_EQ(values[n], values[n + period]);
}

TEST(Claims, ShortDiagonal) {
    const auto [most] = bounds<1>();
    auto play = game<Pair>([](const Pair& cell) {
        std::vector<Pair> options;
        for (unsigned x = 0; x < cell.first; ++x) options.emplace_back(x, cell.second);
        for (unsigned y = 0; y < cell.second; ++y) options.emplace_back(cell.first, y);
        if (cell.first && cell.second) options.emplace_back(cell.first - 1, cell.second - 1);
        return options;
    });
    for (unsigned x = 0; x <= most; ++x) {
        for (unsigned y = 0; y <= most; ++y) {
            const bool lost = x / 3 == y / 3 && (x % 3 + y % 3) % 3 == 0;
            ASSERT_EQ(play.wins({x, y}), !lost) << x << ' ' << y;
        }
    }
}

TEST(Claims, SplittingInThree) {
    const auto [heap] = bounds<1>();
    Values values;
    for (unsigned n = 0; n <= heap; ++n) {
        Values reached = values;
        for (unsigned a = 1; 3 * a <= n; ++a) {
            for (unsigned b = a; a + 2 * b <= n; ++b) {
                reached.push_back(values[a] ^ values[b] ^ values[n - a - b]);
            }
        }
        values.push_back(mex(reached));
        ASSERT_EQ(values[n], n % 8 == 7 ? n + 1 : n > 0 && n % 8 == 0 ? n - 1 : n);
    }
}

}  // namespace claims_unknown_games
