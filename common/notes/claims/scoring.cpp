// Every theorem and table of scoring.md and its solutions, by plain search: the games are played by
// their rules.
#include <map>
#include <utility>
#include <vector>

#include "notes/code/scores.hpp"
#include "shared.hpp"

namespace claims_scoring {

using namespace claims_tests;

using Number = long long;
using Numbers = std::vector<Number>;
using Stacks = std::vector<Numbers>;
template <class Position>
using Moves = std::vector<std::pair<Number, Position>>;

// Every row of fewest to most numbers from lo to hi.
template <class Visit>
void for_all_rows(std::size_t fewest, std::size_t most, Number lo, Number hi, Visit visit,
                  Numbers row = {}) {
    if (row.size() >= fewest) visit(row);
    if (row.size() == most) return;
    for (row.push_back(lo); row.back() <= hi; ++row.back()) {
        for_all_rows(fewest, most, lo, hi, visit, row);
    }
}

Number sum_of(const Numbers& row) {
    return std::accumulate(row.begin(), row.end(), Number{0});
}

Numbers without(Numbers row, std::size_t i) {
    row.erase(row.begin() + static_cast<std::ptrdiff_t>(i));
    return row;
}

// Moves that take the first or the last number, one of the first `most` in a row, or any.
Moves<Numbers> ends(const Numbers& row) {
    if (row.empty()) return {};
    return {{row.front(), without(row, 0)}, {row.back(), without(row, row.size() - 1)}};
}
Moves<Numbers> front(const Numbers& row, std::size_t most) {
    Moves<Numbers> moves;
    Number sum = 0;
    for (std::size_t x = 1; x <= most && x <= row.size(); ++x) {
        sum += row[x - 1];
        moves.push_back({sum, {row.begin() + static_cast<std::ptrdiff_t>(x), row.end()}});
    }
    return moves;
}
Moves<Numbers> any(const Numbers& row) {
    Moves<Numbers> moves;
    for (std::size_t i = 0; i < row.size(); ++i) moves.push_back({row[i], without(row, i)});
    return moves;
}

// What both get who look for the greatest sum of their own, the player to move first.
std::pair<Number, Number> sums(const Numbers& row) {
    std::pair<Number, Number> best{-1, 0};
    for (const auto& [points, rest] : ends(row)) {
        const auto [theirs, mine] = sums(rest);
        best = std::max(best, {points + mine, theirs});
    }
    return row.empty() ? std::make_pair(Number{0}, Number{0}) : best;
}

TEST(Claims, RowLead) {
    const auto [most, lo, hi] = bounds<3>();
    for_all_rows(0, most, lo, hi, [](const Numbers& row) {
        const auto [first, second] = sums(row);
        ASSERT_EQ(first + second, sum_of(row));
        ASSERT_EQ(notes::row_lead(row), first - second) << testing::PrintToString(row);
        ASSERT_EQ(notes::lead(row, ends), first - second) << testing::PrintToString(row);
    });
}

TEST(ClaimsTables, LeadsOfARow) {
    const Numbers row = {1, 3, 9, 2};
    std::vector<Row> table = {{"l \\ r"}};
    for (std::size_t r = 0; r < row.size(); ++r) table[0].push_back(text(r + 1));
    for (std::size_t l = 0; l < row.size(); ++l) {
        table.push_back({bold(text(l + 1))});
        for (std::size_t r = 0; r < row.size(); ++r) {
            const auto begin = row.begin();
            const Numbers part(begin + static_cast<std::ptrdiff_t>(l),
                               begin + static_cast<std::ptrdiff_t>(std::max(l, r) + 1));
            table.back().push_back(r < l ? "" : text(notes::lead(part, ends)));
        }
    }
    expect_table(table);
}

TEST(Claims, PlacesOfARow) {
    const auto [most, lo, hi] = bounds<3>();
    for_all_rows(1, most, lo, hi, [](const Numbers& row) {
        Number places[2] = {};
        for (std::size_t i = 0; i < row.size(); ++i) places[i % 2] += row[i];
        const Number lead = notes::lead(row, ends);
        if (row.size() % 2 == 0) {
            ASSERT_GE(lead, std::abs(places[0] - places[1])) << testing::PrintToString(row);
        } else {
            ASSERT_LE(lead, std::max(row.front(), row.back())) << testing::PrintToString(row);
        }
    });
}

// The lead by the table over i and M.
Number doubled_lead(const Numbers& row) {
    const std::size_t n = row.size();
    std::vector<Numbers> lead(n + 1, Numbers(n + 2));
    for (std::size_t i = n; i-- > 0;) {
        for (std::size_t m = 1; m <= n; ++m) {
            Number sum = 0, best = -1;
            for (std::size_t x = 1; x <= 2 * m && i + x <= n; ++x) {
                sum += row[i + x - 1];
                const Number ahead = sum - lead[i + x][std::max(m, x)];
                best = x == 1 ? ahead : std::max(best, ahead);
            }
            lead[i][m] = best;
        }
    }
    return lead[0][1];
}

TEST(Claims, TakingFromTheFront) {
    const auto [most, lo, hi, fewest_taken, most_taken, m] = bounds<6>();
    using Position = std::pair<Numbers, std::size_t>;
    const auto doubled = [](const Position& position) {
        Moves<Position> moves;
        for (const auto& [sum, rest] : front(position.first, 2 * position.second)) {
            const std::size_t x = position.first.size() - rest.size();
            moves.push_back({sum, {rest, std::max(position.second, x)}});
        }
        return moves;
    };
    for_all_rows(1, most, lo, hi,
                 [&, fewest = fewest_taken, k = most_taken, m = m](const auto& row) {
                     for (std::size_t x = fewest; x <= k; ++x) {
                         const auto moves = [x](const Numbers& rest) { return front(rest, x); };
                         ASSERT_EQ(notes::front_lead(row, x), notes::lead(row, moves));
                     }
                     ASSERT_EQ(doubled_lead(row), notes::lead(Position(row, m), doubled));
                 });
}

TEST(Claims, GreatestOfBoth) {
    const auto [most, lo, hi] = bounds<3>();
    // The values to the player to move, then those to the other one.
    const auto moves = [](const Numbers& both) {
        const std::size_t n = both.size() / 2;
        Moves<Numbers> all;
        for (std::size_t i = 0; i < n; ++i) {
            Numbers rest = without(without(both, n + i), i);
            std::rotate(rest.begin(), rest.begin() + static_cast<std::ptrdiff_t>(n - 1),
                        rest.end());
            all.push_back({both[i], rest});
        }
        return all;
    };
    for_all_rows(0, 2 * most, lo, hi, [&](const Numbers& both) {
        if (both.size() % 2 == 1) return;
        const std::size_t n = both.size() / 2;
        std::vector<std::pair<Number, std::size_t>> things;
        for (std::size_t i = 0; i < n; ++i) things.push_back({both[i] + both[n + i], i});
        std::sort(things.rbegin(), things.rend());
        Number ahead = 0;
        Numbers values;
        for (std::size_t i = 0; i < n; ++i) {
            const std::size_t thing = things[i].second;
            ahead += i % 2 == 0 ? both[thing] : -both[n + thing];
            values.push_back(things[i].first);
        }
        ASSERT_EQ(notes::lead(both, moves), ahead) << testing::PrintToString(both);
        ASSERT_EQ(notes::free_lead(values), notes::lead(values, any));
    });
}

// Every choice of up to `count` of these stacks, in any order but one.
template <class Visit>
void for_all_choices(const Stacks& of, std::size_t count, Visit visit, Stacks chosen = {},
                     std::size_t from = 0) {
    visit(chosen);
    if (chosen.size() == count) return;
    for (std::size_t i = from; i < of.size(); ++i) {
        chosen.push_back(of[i]);
        for_all_choices(of, count, visit, chosen, i);
        chosen.pop_back();
    }
}
Stacks all_rows(std::size_t fewest, std::size_t most, Number lo, Number hi) {
    Stacks all;
    for_all_rows(fewest, most, lo, hi, [&](const Numbers& row) { all.push_back(row); });
    return all;
}

TEST(Claims, TopAndBottom) {
    const auto [count, most, lo, hi, count_2, most_2, lo_2, hi_2] = bounds<8>();
    const auto check = [](const Stacks& stacks) {
        using Position = std::pair<Stacks, bool>;  // whether the top is taken from
        const auto moves = [](const Position& position) {
            Moves<Position> all;
            for (std::size_t i = 0; i < position.first.size(); ++i) {
                const Numbers& stack = position.first[i];
                if (stack.empty()) continue;
                const std::size_t card = position.second ? 0 : stack.size() - 1;
                Position next = {position.first, !position.second};
                next.first[i] = without(stack, card);
                all.push_back({stack[card], next});
            }
            return all;
        };
        ASSERT_EQ(notes::stacks_lead(stacks), notes::lead(Position(stacks, true), moves))
            << testing::PrintToString(stacks);
        Stacks turned = stacks;
        for (Numbers& stack : turned) std::reverse(stack.begin(), stack.end());
        ASSERT_EQ(notes::stacks_lead(turned), notes::lead(Position(stacks, false), moves));
    };
    for_all_choices(all_rows(1, most, lo, hi), count, check);
    for_all_choices(all_rows(1, most_2, lo_2, hi_2), count_2, check);
}

// Rows, and stacks whose last number is the top.
struct Parts {
    Stacks rows, stacks;
};

Moves<Parts> from_parts(const Parts& parts) {
    Moves<Parts> all;
    for (std::size_t i = 0; i < parts.rows.size(); ++i) {
        for (const auto& [number, rest] : ends(parts.rows[i])) {
            all.push_back({number, parts});
            all.back().second.rows[i] = rest;
        }
    }
    for (std::size_t i = 0; i < parts.stacks.size(); ++i) {
        if (parts.stacks[i].empty()) continue;
        all.push_back({parts.stacks[i].back(), parts});
        all.back().second.stacks[i].pop_back();
    }
    return all;
}

// The lead with the triple around place i as one, and without the two numbers at the bottom.
Number with_one(Parts parts, Stacks Parts::*kind, std::size_t part, std::size_t i) {
    Numbers& numbers = (parts.*kind)[part];
    numbers[i] = numbers[i - 1] - numbers[i] + numbers[i + 1];
    numbers = without(without(numbers, i + 1), i - 1);
    return notes::lead(parts, from_parts);
}
Number without_two(Parts parts, std::size_t stack) {
    parts.stacks[stack] = without(without(parts.stacks[stack], 0), 0);
    return notes::lead(parts, from_parts);
}

void check_parts(const Parts& parts) {
    const Number lead = notes::lead(parts, from_parts);
    ASSERT_EQ(notes::ends_lead(parts.rows, parts.stacks), lead)
        << testing::PrintToString(parts.rows) << testing::PrintToString(parts.stacks);
    Numbers all;
    for (const Stacks& kind : {parts.rows, parts.stacks}) {
        for (const Numbers& part : kind) all.insert(all.end(), part.begin(), part.end());
    }
    if (all.empty()) return;
    const Number greatest = *std::max_element(all.begin(), all.end());
    for (const auto& [number, rest] : from_parts(parts)) {
        const Number then = notes::lead(rest, from_parts);
        ASSERT_LE(lead + then, 2 * greatest - number);
        if (number == greatest) {
            ASSERT_EQ(lead, number - then);
        }
    }
    for (const auto kind : {&Parts::rows, &Parts::stacks}) {
        for (std::size_t part = 0; part < (parts.*kind).size(); ++part) {
            const Numbers& numbers = (parts.*kind)[part];
            for (std::size_t i = 1; i + 1 < numbers.size(); ++i) {
                if (numbers[i] < std::max(numbers[i - 1], numbers[i + 1])) continue;
                ASSERT_EQ(with_one(parts, kind, part, i), lead);
            }
        }
    }
    for (std::size_t stack = 0; stack < parts.stacks.size(); ++stack) {
        const Numbers& numbers = parts.stacks[stack];
        if (numbers.size() < 2 || numbers[0] < numbers[1]) continue;
        const Number brings =
            all.size() % 2 == 1 ? numbers[0] - numbers[1] : numbers[1] - numbers[0];
        ASSERT_EQ(without_two(parts, stack) + brings, lead);
    }
}

TEST(Claims, RowsAndStacks) {
    const auto [row, stack, lo, hi, count, most, lo_2, hi_2] = bounds<8>();
    for (const Numbers& numbers : all_rows(0, row, lo, hi)) {
        for (const Numbers& beside : all_rows(0, stack, lo, hi)) check_parts({{numbers}, {beside}});
    }
    const auto check = [](const Stacks& stacks) {
        check_parts({{}, stacks});
        check_parts({stacks, {}});
    };
    for_all_choices(all_rows(1, most, lo_2, hi_2), count, check);
}

// What is left in the end, where the first player makes `more` moves besides, at the beginning, and
// wants it great.
Number left_in_the_end(const Numbers& row, bool great, std::size_t more = 0) {
    if (row.size() == 1) return row[0];
    const bool next = more > 0 ? great : !great;
    const std::size_t rest = more > 0 ? more - 1 : 0;
    const Number values[] = {left_in_the_end(without(row, 0), next, rest),
                             left_in_the_end(without(row, row.size() - 1), next, rest)};
    return great ? std::max(values[0], values[1]) : std::min(values[0], values[1]);
}

TEST(Claims, LastNumber) {
    const auto [most, lo, hi, least_x, most_x] = bounds<5>();
    for_all_rows(1, most, lo, hi, [&, first = least_x, last = most_x](const Numbers& row) {
        const Number value = left_in_the_end(row, true);
        ASSERT_EQ(notes::last_number(row), value) << testing::PrintToString(row);
        for (Number x = first; x <= Number{last}; ++x) {
            Numbers bits;
            for (const Number number : row) bits.push_back(number >= x);
            ASSERT_EQ(left_in_the_end(bits, true) == 1, value >= x);
        }
    });
}

TEST(Claims, RisingRow) {
    const auto [most] = bounds<1>();
    Numbers row;
    for (Number n = 1; n <= Number{most}; ++n) {
        row.push_back(n);
        ASSERT_EQ(notes::lead(row, ends), (n + 1) / 2);
    }
}

TEST(Claims, AnyFromTheFront) {
    const auto [most, size] = bounds<2>();
    for_all_rows(1, most, -Number{size}, size, [](const Numbers& row) {
        Number sum = sum_of(row), best = sum, lead = 0;
        for (std::size_t i = row.size(); i-- > 0;) {
            best = std::max(best, sum - lead);
            sum -= row[i];
            lead = best - sum;
        }
        const auto moves = [](const Numbers& rest) { return front(rest, rest.size()); };
        ASSERT_EQ(lead, notes::lead(row, moves)) << testing::PrintToString(row);
    });
}

TEST(Claims, FallingStacks) {
    const auto [count, most, lo, hi] = bounds<4>();
    Stacks falling = all_rows(1, most, lo, hi);
    falling.erase(std::remove_if(falling.begin(), falling.end(),
                                 [](const Numbers& stack) {
                                     return !std::is_sorted(stack.rbegin(), stack.rend());
                                 }),
                  falling.end());
    for_all_choices(falling, count, [](const Stacks& stacks) {
        const auto moves = [](const Stacks& position) {
            Moves<Stacks> all;
            for (std::size_t i = 0; i < position.size(); ++i) {
                if (position[i].empty()) continue;
                Stacks next = position;
                next[i] = without(position[i], 0);
                all.push_back({position[i][0], next});
            }
            return all;
        };
        Numbers numbers;
        for (const Numbers& stack : stacks) {
            numbers.insert(numbers.end(), stack.begin(), stack.end());
        }
        ASSERT_EQ(notes::lead(stacks, moves), notes::free_lead(numbers));
    });
}

TEST(Claims, RestOfTheRow) {
    const auto [most, lo, hi] = bounds<3>();
    for_all_rows(1, most, lo, hi, [](const Numbers& row) {
        const auto moves = [](const Numbers& left) {
            Moves<Numbers> all = ends(left);
            for (auto& [points, rest] : all) points = sum_of(rest);
            return all;
        };
        const Number lead = notes::lead(row, moves);
        ASSERT_GE(lead, 0) << testing::PrintToString(row);
        ASSERT_LE(lead, sum_of(row)) << testing::PrintToString(row);
    });
}

TEST(Claims, CircleOfNumbers) {
    const auto [fewest, most, lo, hi] = bounds<4>();
    for_all_rows(fewest, most, lo, hi, [](const Numbers& circle) {
        Number places[2] = {}, best = -1;
        for (std::size_t i = 0; i < circle.size(); ++i) {
            Numbers row = circle;
            std::rotate(row.begin(), row.begin() + static_cast<std::ptrdiff_t>(i), row.end());
            best = std::max(best, row[0] - notes::lead(without(row, 0), ends));
            places[i % 2] += circle[i];
        }
        if (circle.size() % 2 == 0) {
            ASSERT_GE(best, std::abs(places[0] - places[1])) << testing::PrintToString(circle);
        }
    });
}

TEST(Claims, ExtraMoves) {
    const auto [most, lo, hi] = bounds<3>();
    for_all_rows(1, most, lo, hi, [](const Numbers& row) {
        const std::size_t n = row.size();
        for (std::size_t k = 0; k < n; ++k) {
            const std::size_t j = (n - k) / 2;
            Number best = row[0];
            if (n - k == 1) {
                best = *std::max_element(row.begin(), row.end());
            } else if ((n - k) % 2 == 0) {
                for (std::size_t i = j; i <= n - j + 1; ++i) {
                    best = i == j ? row[i - 1] : std::max(best, row[i - 1]);
                }
            } else {
                for (std::size_t i = j; i <= n - j; ++i) {
                    const Number pair = std::min(row[i - 1], row[i]);
                    best = i == j ? pair : std::max(best, pair);
                }
            }
            ASSERT_EQ(best, left_in_the_end(row, true, k)) << testing::PrintToString(row) << k;
        }
    });
}

}  // namespace claims_scoring
