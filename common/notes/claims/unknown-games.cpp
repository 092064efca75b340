// Every theorem, table and period of unknown-games.md and its solutions, by brute force. The games are played by
// their rules; where a header of common/ computes the same, it is compared with play as well.
#include "board_squares.hpp"
#include "node_kayles.hpp"
#include "notes/code/cold.hpp"
#include "shared.hpp"
#include "sprague_grundy.hpp"

namespace claims_unknown_games {

using namespace claims_tests;

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

using Pair = std::array<int, 2>;

// Lowers the numbers above a gap by the period as long as the gap is above `most`.
Pair lowered(Pair x, int period, int most) {
    int &low = x[x[1] < x[0] ? 1 : 0], &high = x[x[1] < x[0] ? 0 : 1];
    while (low > most) low -= period, high -= period;
    while (high - low > most) high -= period;
    return x;
}

TEST(Claims, SameSteps) {
    const auto [change, most_s, most_p, sum, count] = bounds<5>();
    const int k = static_cast<int>(change), greatest = static_cast<int>(sum);
    std::vector<Pair> all;
    for (int a = -k; a <= k; ++a) {
        for (int b = std::max(-k, 1 - a); b <= k; ++b) all.push_back({a, b});
    }
    unsigned met = 0;
    for (std::size_t i = 0; i < all.size(); ++i) {
        for (std::size_t j = i; j < all.size(); ++j) {
            const auto options = [steps = std::vector<Pair>{all[i], all[j]}](const Pair& x) {
                std::vector<Pair> reached;
                for (const Pair& step : steps) {
                    const Pair to = {x[0] - step[0], x[1] - step[1]};
                    if (to[0] >= 0 && to[1] >= 0) reached.push_back(to);
                }
                return reached;
            };
            auto play = game<Pair>(options);
            for (int s = 0; s <= static_cast<int>(most_s); ++s) {
                for (int p = 1; p <= static_cast<int>(most_p); ++p) {
                    const auto f = [&](const Pair& x) { return play.value(lowered(x, p, s + p)); };
                    const auto is_mex_at = [&](const Pair& x) {
                        Values reached;
                        for (const Pair& to : options(x)) reached.push_back(f(to));
                        return f(x) == mex(reached);
                    };
                    bool holds = true;
                    const int gap = 2 * k + s + p;
                    for (int low = 0; low <= gap; ++low) {
                        for (int high = low; high <= low + gap; ++high) {
                            holds = holds && is_mex_at({low, high}) && is_mex_at({high, low});
                        }
                    }
                    if (!holds) continue;
                    ++met;
                    for (int a = 0; a <= greatest; ++a) {
                        for (int b = 0; a + b <= greatest; ++b) {
                            ASSERT_EQ(play.value({a, b}), f({a, b})) << a << ' ' << b;
                        }
                    }
                }
            }
        }
    }
    EXPECT_EQ(met, count);
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

TEST(Claims, BashWithALeap) {
    const auto [leap, period, heap] = bounds<3>();
    const Values values = values_of(subtraction_graph(heap, {1, 2, 3, leap}));
    for (unsigned n = 0; n < leap; ++n) ASSERT_EQ(values[n], n % 4);
    EXPECT_EQ(values[leap], 4u);
    for (unsigned n = 0; n + period <= heap; ++n) ASSERT_EQ(values[n], values[n + period]);
}

TEST(Claims, ThreeHeapsInARow) {
    const auto [stones] = bounds<1>();
    auto play = game<Values>(taken_from_an_end);
    for (unsigned a = 1; a <= stones; ++a) {
        for (unsigned b = 1; b <= stones; ++b) {
            for (unsigned c = 1; c <= stones; ++c) {
                ASSERT_EQ(play.wins({a, b, c}), a != c || a == b) << a << ' ' << b << ' ' << c;
                ASSERT_EQ(play.wins({a, b, b, c}), a != c) << a << ' ' << b << ' ' << c;
            }
        }
    }
}

TEST(Claims, FirstMoveOfAnySize) {
    const auto [right, first_wrong, value] = bounds<3>();
    ASSERT_EQ(first_wrong, right + 1);
    auto play = game<std::pair<unsigned, unsigned>>([](const auto& position) {
        std::vector<std::pair<unsigned, unsigned>> options;
        for (unsigned t = 1; t <= std::min(position.first, position.second); ++t) {
            options.emplace_back(position.first - t, t);
        }
        return options;
    });
    for (unsigned n = 1, digits = 1; n <= right; digits += ++n >> digits) {
        EXPECT_EQ(play.value({n, n}), digits) << n;
    }
    EXPECT_EQ(play.value({first_wrong, first_wrong}), value);
}

TEST(Claims, KnightToTheCorner) {
    const auto [gap, most] = bounds<2>();
    const auto options = [](const Pair& x) {
        std::vector<Pair> reached;
        for (const Pair& to : {Pair{x[0] - 2, x[1] - 1}, Pair{x[0] - 1, x[1] - 2}}) {
            if (to[0] >= 0 && to[1] >= 0) reached.push_back(to);
        }
        return reached;
    };
    const auto f = [](const Pair& x) {
        const unsigned table[3][3] = {{0, 0, 0}, {0, 1, 1}, {1, 1, 2}};
        return table[std::min(x[0], x[1]) % 3][std::min(std::abs(x[0] - x[1]), 2)];
    };
    auto play = game<Pair>(options);
    for (int a = 0; a <= static_cast<int>(most); ++a) {
        for (int b = a; b <= static_cast<int>(most); ++b) {
            ASSERT_EQ(play.value({a, b}), f({a, b})) << a << ' ' << b;
        }
    }
    for (int a = 0; a <= static_cast<int>(gap); ++a) {
        for (int b = a; b <= a + static_cast<int>(gap); ++b) {
            Values reached;
            for (const Pair& to : options({a, b})) reached.push_back(f(to));
            ASSERT_EQ(f({a, b}), mex(reached)) << a << ' ' << b;
        }
    }
}

}  // namespace claims_unknown_games
