// The rules for one number, against tables by the definition: of games whose rule they have to find,
// and of games and random numbers that have none.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <functional>
#include <map>
#include <numeric>
#include <optional>
#include <set>

#include "lab/rule.hpp"
#include "lab_programs.hpp"
#include "seeded_rng.hpp"

namespace lab_sequence_test {

using lab::About;
using lab::Int;
using lab::Numbers;
using lab::Rule;

// Calls `to` with the heaps that a move leaves.
using To = std::function<void(std::initializer_list<Int>)>;
using Moves = std::function<void(Int, const To&)>;

Numbers values_of(const Moves& moves, Int size) {
    Numbers values;
    for (Int n = 0; n < size; ++n) {
        std::set<Int> reached;
        moves(n, [&](std::initializer_list<Int> parts) {
            Int sum = 0;
            for (const Int part : parts) sum ^= values.at(static_cast<std::size_t>(part));
            reached.insert(sum);
        });
        Int mex = 0;
        while (reached.count(mex) > 0) ++mex;
        values.push_back(mex);
    }
    return values;
}

// Whoever moves last loses; the moves leave one heap.
Numbers misere_losses_of(const Moves& moves, Int size) {
    Numbers lost;
    for (Int n = 0; n < size; ++n) {
        bool any = false, to_lost = false;
        moves(n, [&](std::initializer_list<Int> parts) {
            any = true;
            to_lost |= lost.at(static_cast<std::size_t>(*parts.begin())) == 1;
        });
        lost.push_back(any && !to_lost ? 1 : 0);
    }
    return lost;
}

Numbers losses_of(Numbers values) {
    for (Int& value : values) value = value == 0 ? 1 : 0;
    return values;
}

double entropy_of(const Numbers& table) {
    std::map<Int, double> count;
    for (const Int entry : table) ++count[entry];
    double bits = 0;
    for (const auto& [entry, times] : count) {
        bits -= times * std::log2(times / static_cast<double>(table.size()));
    }
    return bits;
}

// The first rule for the first half that is right in all of the table, but for a few of the smallest
// positions, and that is far shorter than the table.
std::optional<Rule> found(About about, const Numbers& table, const lab::Table& game = {}) {
    lab::Sample seen;
    seen.about = about;
    const std::size_t half = table.size() / 2;
    seen.upto = {static_cast<Int>(half) - 1};
    for (std::size_t n = 0; n < half; ++n) seen.at.push_back(static_cast<std::int32_t>(table[n]));
    seen.table = &game;
    const double told =
        entropy_of(Numbers(table.begin(), table.begin() + Numbers::difference_type(half)));
    for (Rule& rule : lab::sequence_rules(seen)) {
        std::size_t wrong = 0, last = 0;
        for (std::size_t n = 0; n < table.size(); ++n) {
            const Int number = static_cast<Int>(n);
            if (rule.at(&number) == table[n]) continue;
            last = n;
            ++wrong;
        }
        if (wrong <= 8 && 8 * last < half && 2 * rule.bits < std::max(told, 40.)) return rule;
    }
    return std::nullopt;
}

// The code of all rules in one program, which prints what they say.
class Programs {
 public:
    // At 10^9 and near it, the answer by `formula`, if there is one.
    void add(const std::string& name, const Rule& rule, Int size,
             const std::function<Int(Int)>& formula) {
        const std::string function = "rule_" + std::to_string(names_.size());
        const std::string code = lab::function_of("long long", function, rule.tree, 1);
        functions_ += code.substr(code.find("long long " + function));
        Numbers at;
        for (Int n = 0; n < std::min<Int>(size, 400); ++n) at.push_back(n);
        std::vector<Int> expected;
        for (const Int n : at) expected.push_back(rule.at(&n));
        for (const Int n : {Int{536870911}, Int{999999936}, Int{999999937}, Int{1000000000}}) {
            at.push_back(n);
            expected.push_back(formula ? formula(n) : kNotKnown);
        }
        for (const Int n : at)
            calls_ += "    print(" + function + "(" + std::to_string(n) + "LL));\n";
        names_.push_back(name);
        for (std::size_t i = 0; i < at.size(); ++i) {
            expected_.push_back({name, at[i], expected[i]});
        }
    }

    void run() const {
        const std::vector<Int> values = printed_by(functions_, calls_);
        ASSERT_EQ(values.size(), expected_.size());
        for (std::size_t i = 0; i < values.size(); ++i) {
            const Expected& each = expected_[i];
            if (each.value == kNotKnown) continue;
            EXPECT_EQ(values[i], each.value) << each.name << " at " << each.n;
        }
    }

 private:
    static constexpr Int kNotKnown = -1;
    struct Expected {
        std::string name;
        Int n, value;
    };
    std::string functions_, calls_;
    std::vector<std::string> names_;
    std::vector<Expected> expected_;
};

Moves taking(const Numbers& set) {
    return [set](Int n, const To& to) {
        for (const Int taken : set) {
            if (taken <= n) to({n - taken});
        }
    };
}

Moves taking_up_to(const std::function<Int(Int)>& most) {
    return [most](Int n, const To& to) {
        for (Int taken = 1; taken <= std::min(n, most(n)); ++taken) to({n - taken});
    };
}

bool prime(Int n) {
    for (Int p = 2; p * p <= n; ++p) {
        if (n % p == 0) return false;
    }
    return n > 1;
}

Int root_of(Int n) {
    Int root = 0;
    while ((root + 1) * (root + 1) <= n) ++root;
    return root;
}

struct Game {
    const char* name;
    Int size;
    Moves moves;
    std::function<Int(Int)> value = nullptr;  // far away, where it is known
};

const std::vector<Game>& games_with_values() {
    static const std::vector<Game> games = {
        {"Bash", 600, taking({1, 2, 3, 4}), [](Int n) { return n % 5; }},
        {"2, 4, 7", 600, taking({2, 4, 7}), [](Int n) { return n % 3 == 0 ? 0 : 3 - n % 3; }},
        {"multiples of 3 up to 9", 800, taking({3, 6, 9}), [](Int n) { return n / 3 % 4; }},
        {"powers of 2", 1200,
         [](Int n, const To& to) {
             for (Int x = 1; x <= n; x *= 2) to({n - x});
         },
         [](Int n) { return n % 3; }},
        {"1 and primes", 1200,
         [](Int n, const To& to) {
             for (Int x = 1; x <= n; ++x) {
                 if (x == 1 || prime(x)) to({n - x});
             }
         },
         [](Int n) { return n % 4; }},
        {"up to half", 1200, taking_up_to([](Int n) { return n / 2; }),
         [](Int n) {
             while (n % 2 == 1) n /= 2;
             return n / 2;
         }},
        {"less than half", 1200, taking_up_to([](Int n) { return (n - 1) / 2; }),
         [](Int n) { return (n / (n & -n) - 1) / 2; }},
        {"up to a third", 1200, taking_up_to([](Int n) { return n / 3; }),
         [](Int n) {
             while (n % 3 != 0) n -= n / 3 + 1;
             return n / 3;
         }},
        {"up to two thirds", 1200, taking_up_to([](Int n) { return 2 * n / 3; }), nullptr},
        {"up to the root", 1200, taking_up_to(root_of), nullptr},
        {"up to the root and one", 2000, taking_up_to([](Int n) { return root_of(n) + 1; }),
         nullptr},
        {"half at least", 600,
         [](Int n, const To& to) {
             for (Int left = 0; 2 * left <= n && left < n; ++left) to({left});
         },
         [](Int n) { return n >= 536870912 ? Int{30} : Int{29}; }},
        {"proper divisors", 1200,
         [](Int n, const To& to) {
             for (Int d = 1; d < n; ++d) {
                 if (n % d == 0) to({n - d});
             }
         },
         [](Int n) {
             Int times = 0;
             for (; n % 2 == 0; n /= 2) ++times;
             return times;
         }},
        {"to a divisor", 1200,
         [](Int n, const To& to) {
             for (Int d = 1; d < n; ++d) {
                 if (n % d == 0) to({d});
             }
         },
         [](Int n) {
             Int factors = 0;
             for (Int p = 2; n > 1; ++p) {
                 if (p * p > n) p = n;
                 for (; n % p == 0; n /= p) ++factors;
             }
             return factors;
         }},
        {"coprime", 1000,
         [](Int n, const To& to) {
             for (Int d = 1; d < n; ++d) {
                 if (std::gcd(d, n) == 1) to({n - d});
             }
         },
         [](Int n) {  // 999999937 is the prime number 50847534
             return n % 2 == 0 ? 1 : n == 999999937 ? 50847534 : n % 233 == 0 ? 51 : -1;
         }},
        {"one bit to 0", 1200,
         [](Int n, const To& to) {
             for (Int bit = 1; bit <= n; bit *= 2) {
                 if ((n & bit) != 0) to({n - bit});
             }
         },
         [](Int n) { return Int{__builtin_popcountll(static_cast<unsigned long long>(n)) % 2}; }},
        {"a part of the bits", 512,
         [](Int n, const To& to) {
             for (Int part = n; part > 0; part = (part - 1) & n) to({n - part});
         },
         [](Int n) { return Int{__builtin_popcountll(static_cast<unsigned long long>(n))}; }},
        {"one decimal digit", 2400,
         [](Int n, const To& to) {
             for (Int power = 1; power <= n; power *= 10) {
                 for (Int k = 1; k <= n / power % 10; ++k) to({n - k * power});
             }
         },
         [](Int n) {
             Int sum = 0;
             for (; n > 0; n /= 10) sum ^= n % 10;
             return sum;
         }},
        {"to half or one less", 2000,
         [](Int n, const To& to) {
             if (n == 0) return;
             to({n - 1});
             to({n / 2});
         },
         nullptr},
        {"to a half or a third", 2000,
         [](Int n, const To& to) {
             if (n == 0) return;
             to({n / 2});
             to({n / 3});
         },
         nullptr},
        {"race backwards", 6000,
         [](Int n, const To& to) {
             for (Int k = 2; k <= 9 && n > 1; ++k) to({(n + k - 1) / k});
         },
         nullptr},
        {"a prime left", 1000,
         [](Int n, const To& to) {
             for (Int left = 2; left < n; ++left) {
                 if (prime(left)) to({left});
             }
         },
         [](Int n) {
             return n == 1000000000 ? Int{50847534} : n == 999999937 ? Int{50847533} : -1;
         }},
        {"Lasker", 400,
         [](Int n, const To& to) {
             for (Int left = 0; left < n; ++left) to({left});
             for (Int a = 1; 2 * a <= n; ++a) to({a, n - a});
         },
         [](Int n) { return n % 4 == 3   ? n + 1
                            : n % 4 == 0 ? n - 1
                                         : n; }},
        {"two smaller", 200,
         [](Int n, const To& to) {
             for (Int a = 0; a < n; ++a) {
                 for (Int b = 0; b <= a; ++b) to({a, b});
             }
         },
         [](Int n) {
             const Int m = 2 * n - 2;
             return m + 1 - __builtin_popcountll(static_cast<unsigned long long>(m)) % 2;
         }},
        {"Kayles", 800,
         [](Int n, const To& to) {
             for (Int taken = 1; taken <= 2; ++taken) {
                 for (Int a = 0; 2 * a <= n - taken; ++a) to({a, n - taken - a});
             }
         },
         [](Int n) {
             const Int period[] = {4, 1, 2, 8, 1, 4, 7, 2, 1, 8, 2, 7};
             return period[n % 12];
         }},
        // From the fourth root to the root: a value goes for a range of numbers.
        {"Furlo and Rublo", 1200,
         [](Int n, const To& to) {
             for (Int left = root_of(root_of(n)); left * left <= n && left < n; ++left) to({left});
         },
         nullptr},
        {"any number, or two equal parts", 600,
         [](Int n, const To& to) {
             for (Int left = 0; left < n; ++left) to({left});
         },
         [](Int n) { return n; }},
    };
    return games;
}

TEST(LabSequence, FindsValues) {
    Programs programs;
    for (const Game& game : games_with_values()) {
        SCOPED_TRACE(game.name);
        const Numbers values = values_of(game.moves, game.size);
        const auto rule = found(About::value, values);
        EXPECT_TRUE(rule);
        if (rule) programs.add(game.name, *rule, game.size, game.value);
    }
    programs.run();
}

TEST(LabSequence, FindsLosses) {
    struct Expected {
        const char* name;
        Numbers lost;
        std::function<Int(Int)> formula;
    };
    const auto by_membership = [](Int size, const std::set<Int>& members) {
        Numbers lost;
        for (Int n = 0; n < size; ++n) lost.push_back(Int{members.count(n) > 0});
        return lost;
    };
    std::set<Int> wythoff, pell{1, 2}, tetrahedral, quarters;
    for (Int k = 0; k < 2000; ++k) {
        // floor(k (1 + sqrt(5)) / 2)
        wythoff.insert((k + root_of(5 * k * k)) / 2);
        tetrahedral.insert(k * (k + 1) * (k + 2) / 6);
        quarters.insert(k * k / 4);
    }
    for (Int x = 1, y = 2; y < 5000;) {
        const Int z = 2 * y + x;
        x = y;
        y = z;
        pell.insert(z);
    }
    const std::vector<Expected> all = {
        {"1, 3, 4 in misere play", misere_losses_of(taking({1, 3, 4}), 800),
         [](Int n) { return Int{n % 7 == 1 || n % 7 == 3}; }},
        {"up to half in misere play",
         misere_losses_of(taking_up_to([](Int n) { return n / 2; }), 4000), nullptr},
        {"up to a third", losses_of(values_of(taking_up_to([](Int n) { return n / 3; }), 2000)),
         nullptr},
        {"up to a third and some",
         losses_of(values_of(taking_up_to([](Int n) { return (n + 2) / 3; }), 2000)), nullptr},
        {"a digit",
         losses_of(values_of(
             [](Int n, const To& to) {
                 for (Int m = n; m > 0; m /= 10) {
                     if (m % 10 > 0) to({n - m % 10});
                 }
             },
             1000)),
         [](Int n) { return Int{n % 10 == 0}; }},
        {"divisors but 1 and n",
         losses_of(values_of(
             [](Int n, const To& to) {
                 for (Int d = 2; d < n; ++d) {
                     if (n % d == 0) to({n - d});
                 }
             },
             2000)),
         [](Int n) { return Int{n % 2 == 1}; }},
        {"odd divisors or one less",
         losses_of(values_of(
             [](Int n, const To& to) {
                 if (n > 1) to({n - 1});
                 for (Int d = 3; d <= n; d += 2) {
                     if (n % d == 0) to({n / d});
                 }
             },
             2400)),
         [](Int) { return Int{0}; }},
        {"race",
         losses_of(values_of(
             [](Int n, const To& to) {
                 if (n == 0) to({});
                 for (Int k = 2; k <= 9 && n > 1; ++k) to({(n + k - 1) / k});
             },
             8000)),
         nullptr},
        {"lower Wythoff numbers", by_membership(1000, wythoff), nullptr},
        {"Pell numbers", by_membership(4000, pell), nullptr},
        {"tetrahedral numbers", by_membership(4000, tetrahedral), nullptr},
        {"quarters of squares", by_membership(2000, quarters), nullptr},
    };
    Programs programs;
    for (const Expected& each : all) {
        SCOPED_TRACE(each.name);
        const auto rule = found(About::loses, each.lost);
        EXPECT_TRUE(rule);
        if (rule) {
            programs.add(each.name, *rule, static_cast<Int>(each.lost.size()), each.formula);
        }
    }
    programs.run();
}

TEST(LabSequence, IsRightForGreatTermsOfAList) {
    Numbers pell = {1, 2}, lost(4000, 0);
    while (pell.back() < 1000000000000000000) pell.push_back(2 * pell.back() + pell.end()[-2]);
    for (const Int term : pell) {
        if (term < 4000) lost[static_cast<std::size_t>(term)] = 1;
    }
    const auto rule = found(About::loses, lost);
    ASSERT_TRUE(rule);
    EXPECT_GE(lab::range_of(rule->tree), pell.back());
    const std::string code = lab::function_of("bool", "loses", rule->tree, 1);
    std::string calls;
    for (const Int n : {pell.back() - 1, pell.back()}) {
        calls += "print(loses(" + std::to_string(n) + "LL));";
    }
    EXPECT_EQ(printed_by(code.substr(code.find("bool loses")), calls), (std::vector<Int>{0, 1}));
}

TEST(LabSequence, FindsSlopesOfQuadraticNumbers) {
    Programs programs;
    struct Slope {
        Int a, d, q;
    };
    for (const Slope& slope :
         {Slope{1, 5, 2}, {3, 5, 2}, {0, 2, 1}, {2, 2, 1}, {-1, 13, 2}, {7, 29, 2}}) {
        Numbers values;
        for (Int n = 0; n < 800; ++n)
            values.push_back((slope.a * n + root_of(slope.d * n * n)) / slope.q);
        const auto rule = found(About::value, values);
        ASSERT_TRUE(rule);
        programs.add("sqrt " + std::to_string(slope.d), *rule, 800, [slope](Int n) {
            const auto square =
                static_cast<unsigned long long>(n) * static_cast<unsigned long long>(n);
            if (slope.d > 15) return Int{-1};
            unsigned long long root = 0;
            for (unsigned long long bit = 1ull << 31; bit > 0; bit /= 2) {
                const unsigned long long next = root + bit;
                if (next <= 4294967295ull &&
                    next * next <= static_cast<unsigned long long>(slope.d) * square) {
                    root = next;
                }
            }
            return (slope.a * n + static_cast<Int>(root)) / slope.q;
        });
    }
    programs.run();
}

TEST(LabSequence, ProvesPeriods) {
    lab::Table game;
    game.moves.taken = {2, 4, 7};
    auto rule = found(About::value, values_of(taking({2, 4, 7}), 400), game);
    ASSERT_TRUE(rule);
    EXPECT_EQ(rule->chapter, "periods");
    rule = found(About::loses, losses_of(values_of(taking({2, 4, 7}), 400)), game);
    ASSERT_TRUE(rule);
    EXPECT_EQ(rule->chapter, "periods");
    game.moves.taken.reset();
    game.moves.octal = {0, 7, 7};
    const Moves kayles = games_with_values()[24].moves;
    rule = found(About::value, values_of(kayles, 800), game);
    ASSERT_TRUE(rule);
    EXPECT_FALSE(rule->theorem.empty());
}

TEST(LabSequence, FindsNothingWhereNothingIs) {
    const std::vector<Game> games = {
        {"squares", 6000,
         [](Int n, const To& to) {
             for (Int x = 1; x * x <= n; ++x) to({n - x * x});
         }},
        {"Grundy's game", 1500,
         [](Int n, const To& to) {
             for (Int a = 1; 2 * a < n; ++a) to({a, n - a});
         }},
        {"0.007", 1500,
         [](Int n, const To& to) {
             for (Int a = 0; 2 * a <= n - 3; ++a) to({a, n - 3 - a});
         }},
        {"primes", 4000,
         [](Int n, const To& to) {
             for (Int x = 2; x <= n; ++x) {
                 if (prime(x)) to({n - x});
             }
         }},
    };
    for (const Game& game : games) {
        SCOPED_TRACE(game.name);
        const Numbers values = values_of(game.moves, game.size);
        EXPECT_FALSE(found(About::value, values));
        const auto rule = found(About::loses, losses_of(values));
        EXPECT_FALSE(rule) << lab::text_of(rule->tree, 1).en;
    }
    auto random = seeded_rng();
    for (Int most = 1; most <= 4; ++most) {
        Numbers values;
        for (int n = 0; n < 400; ++n) {
            values.push_back(static_cast<Int>(random() % static_cast<unsigned>(most + 1)));
        }
        EXPECT_FALSE(found(About::value, values));
        EXPECT_FALSE(found(About::loses, losses_of(values)));
    }
}

}  // namespace lab_sequence_test
