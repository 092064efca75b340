// Rules as trees: what a tree is worth by its program, by its code, and by the definition of each
// operation; its words, its range, and how it repeats.
#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <map>
#include <numeric>

#include "lab/tree.hpp"
#include "lab_programs.hpp"
#include "seeded_rng.hpp"

namespace lab_tree_test {

using lab::Int;
using lab::Numbers;
using lab::Op;
using lab::Tree;
using lab::Trees;

const Tree a = lab::variable(0), b = lab::variable(1), c = lab::variable(2),
           h = lab::heap_variable(), k = lab::index_variable();

// --- by definition ---

Int floor_of(Int x, Int y) {
    Int quotient = x / y;
    if (quotient * y > x && y > 0) --quotient;
    if (quotient * y < x && y < 0) --quotient;
    return quotient;
}

// An expression as it was drawn, beside the tree that was built of it.
struct Drawn {
    Tree tree;
    std::function<Int(const Numbers&, Int)> at;  // a position; the heap
    bool small = true;                           // all numbers in it
};

class Drawing {
 public:
    Drawing(std::mt19937_64& rng, std::size_t numbers) : rng_(rng), numbers_(numbers) {}

    Drawn value(int depth, bool in_fold = false) {
        if (depth <= 0) return leaf(in_fold);
        const Int kind = below(numbers_ == 0 && !in_fold ? 15 : 14);
        if (kind == 14) return folded(depth);
        if (kind == 13) return cases(depth, in_fold);
        const Drawn x = value(depth - 1, in_fold);
        if (kind == 12) return looked_up(x);
        if (kind == 11) return shifted(x, below(9) - 4);
        if (kind == 10) {
            return {lab::beatty(1, 5, 2, x.tree), [x](const Numbers& p, Int heap) {
                        return static_cast<Int>(
                            static_cast<long double>(std::max<Int>(0, x.at(p, heap))) *
                            1.6180339887498948482L);
                    }};
        }
        const Int m = below(6) + 2;
        if (kind == 9) {
            return {x.tree % m, [x, m](const Numbers& p, Int heap) {
                        return x.at(p, heap) - floor_of(x.at(p, heap), m) * m;
                    }};
        }
        if (kind == 8) {
            return {x.tree / m,
                    [x, m](const Numbers& p, Int heap) { return floor_of(x.at(p, heap), m); }};
        }
        const Drawn y = value(depth - 1, in_fold);
        const auto of_two = [&](Tree tree, Int (*of)(Int, Int)) {
            return Drawn{std::move(tree), [x, y, of](const Numbers& p, Int heap) {
                             return of(x.at(p, heap), y.at(p, heap));
                         }};
        };
        switch (kind) {
            case 0:
                return of_two(x.tree + y.tree, [](Int s, Int t) { return s + t; });
            case 1:
                return of_two(x.tree - y.tree, [](Int s, Int t) { return s - t; });
            case 2:
                return of_two(x.tree ^ y.tree, [](Int s, Int t) { return s ^ t; });
            case 3:
                return of_two(x.tree | y.tree, [](Int s, Int t) { return s | t; });
            case 4:
                return of_two(x.tree & y.tree, [](Int s, Int t) { return s & t; });
            case 5:
                return of_two(lab::min_of({x.tree, y.tree}),
                              [](Int s, Int t) { return s < t ? s : t; });
            case 6:
                return of_two(lab::max_of({x.tree, y.tree}),
                              [](Int s, Int t) { return s < t ? t : s; });
            default:
                return of_two(lab::joined(Op::gcd, {x.tree, y.tree}),
                              [](Int s, Int t) { return std::gcd(s, t); });
        }
    }

    Drawn condition(int depth, bool in_fold = false) {
        if (depth > 1 && below(2) == 0) {
            const Drawn x = condition(depth - 1, in_fold), y = condition(depth - 1, in_fold);
            const bool all = below(2) == 0;
            return {all ? lab::all_of({x.tree, y.tree}) : lab::any_of({x.tree, y.tree}),
                    [x, y, all](const Numbers& p, Int heap) {
                        const Int s = x.at(p, heap), t = y.at(p, heap);
                        return all ? s * t : s + t - s * t;
                    }};
        }
        if (below(4) == 0) {
            const Drawn x = condition(depth, in_fold);
            return {lab::negation(x.tree),
                    [x](const Numbers& p, Int heap) { return 1 - x.at(p, heap); }};
        }
        const Drawn x = value(depth - 1, in_fold),
                    y = value(below(2) == 0 ? 0 : depth - 1, in_fold);
        switch (below(3)) {
            case 0:
                return {lab::equal(x.tree, y.tree), [x, y](const Numbers& p, Int heap) {
                            return Int{x.at(p, heap) == y.at(p, heap)};
                        }};
            case 1:
                return {lab::less(x.tree, y.tree), [x, y](const Numbers& p, Int heap) {
                            return Int{x.at(p, heap) < y.at(p, heap)};
                        }};
            default:
                return {lab::at_most(x.tree, y.tree), [x, y](const Numbers& p, Int heap) {
                            return Int{x.at(p, heap) <= y.at(p, heap)};
                        }};
        }
    }

 private:
    Int below(Int end) { return static_cast<Int>(rng_() % static_cast<std::uint64_t>(end)); }

    Drawn leaf(bool in_fold) {
        if (in_fold && below(3) > 0) {
            return {h, [](const Numbers&, Int heap) { return heap; }};
        }
        if (numbers_ > 0 && below(3) > 0) {
            const auto which = static_cast<std::size_t>(below(static_cast<Int>(numbers_)));
            return {lab::variable(which), [which](const Numbers& p, Int) { return p[which]; }};
        }
        const Int number = below(7) - 2;
        return {number, [number](const Numbers&, Int) { return number; }};
    }
    Drawn shifted(const Drawn& x, Int by) {
        return {x.tree * by + by,
                [x, by](const Numbers& p, Int heap) { return by * (x.at(p, heap) + 1); }};
    }
    Drawn looked_up(const Drawn& x) {
        Numbers list;
        for (Int i = 0, size = below(6) + 1; i < size; ++i) list.push_back(below(4));
        const bool by_rest = below(2) == 0;
        const auto size = static_cast<Int>(list.size());
        return {lab::lookup(list, by_rest ? x.tree % size : x.tree),
                [x, list, size, by_rest](const Numbers& p, Int heap) {
                    Int at = x.at(p, heap);
                    if (by_rest) at -= floor_of(at, size) * size;
                    return at < 0 || at >= size ? Int{0} : list[static_cast<std::size_t>(at)];
                }};
    }
    Drawn cases(int depth, bool in_fold) {
        const Drawn test = condition(depth - 1, in_fold), x = value(depth - 1, in_fold),
                    y = value(depth - 1, in_fold);
        return {lab::cases({test.tree, x.tree, y.tree}), [test, x, y](const Numbers& p, Int heap) {
                    return test.at(p, heap) != 0 ? x.at(p, heap) : y.at(p, heap);
                }};
    }
    Drawn folded(int depth) {
        const Op ops[] = {Op::add, Op::bit_xor, Op::max, Op::min, Op::bit_or};
        const Op op = ops[below(5)];
        const Drawn x = value(depth - 1, true);
        return {lab::fold(op, x.tree), [x, op](const Numbers& p, Int) {
                    Int result = 0;
                    for (std::size_t i = 0; i < p.size(); ++i) {
                        const Int next = x.at(p, p[i]);
                        result = i == 0              ? next
                                 : op == Op::add     ? result + next
                                 : op == Op::bit_xor ? (result ^ next)
                                 : op == Op::bit_or  ? (result | next)
                                 : op == Op::max     ? std::max(result, next)
                                                     : std::min(result, next);
                    }
                    return result;
                }};
    }

    std::mt19937_64& rng_;
    std::size_t numbers_;
};

Numbers with_end(Numbers heaps) {
    heaps.push_back(0);
    return heaps;
}

// Many functions in one program, which prints what they return.
class Programs {
 public:
    void add(const Tree& tree, std::size_t numbers, const std::vector<Numbers>& positions,
             const std::vector<Int>& values) {
        const std::string name = "rule_" + std::to_string(count_++);
        const std::string code = lab::function_of("long long", name, tree, numbers);
        functions_ += code.substr(code.find("long long " + name)) + '\n';
        for (std::size_t i = 0; i < positions.size(); ++i) {
            std::string list;
            for (const Int each : positions[i]) {
                list += (list.empty() ? "" : ", ") + std::to_string(each) + "LL";
            }
            calls_ += "    print(" + name + (numbers == 0 ? "({" + list + "})" : "(" + list + ")") +
                      ");\n";
            expected_.push_back({code, list, values[i]});
        }
    }
    void run() const {
        const std::vector<Int> values = printed_by(functions_, calls_);
        ASSERT_EQ(values.size(), expected_.size());
        for (std::size_t i = 0; i < values.size(); ++i) {
            const Expected& each = expected_[i];
            ASSERT_EQ(values[i], each.value) << each.code << " at " << each.at;
        }
    }

 private:
    struct Expected {
        std::string code, at;
        Int value;
    };
    int count_ = 0;
    std::string functions_, calls_;
    std::vector<Expected> expected_;
};

TEST(LabTree, IsWorthTheSameByDefinitionByItsProgramAndByItsCode) {
    std::mt19937_64 rng = seeded_rng();
    Programs programs;
    std::map<std::string, std::vector<Int>> said;  // a sentence in either language, and the values
    for (int round = 0; round < 3000; ++round) {
        const std::size_t numbers = rng() % 4;
        Drawing drawing(rng, numbers);
        const bool loses = rng() % 2 == 0;
        const int depth = 1 + static_cast<int>(rng() % 4);
        const Drawn drawn = loses ? drawing.condition(depth) : drawing.value(depth);
        std::vector<Numbers> positions;
        for (int i = 0; i < 40; ++i) {
            Numbers position;
            for (std::size_t j = numbers == 0 ? rng() % 5 : numbers; j > 0; --j) {
                position.push_back(static_cast<Int>(rng() % (i < 20 ? 6 : 50)) +
                                   (numbers == 0 ? 1 : 0));
            }
            std::sort(position.begin(), position.begin() + (numbers == 0 ? position.size() : 0));
            positions.push_back(position);
        }
        const auto at = lab::value_of(drawn.tree);
        std::vector<Int> values;
        for (const Numbers& position : positions) {
            values.push_back(drawn.at(position, 0));
            const Numbers ended = with_end(position);
            ASSERT_EQ(at(ended.data()), values.back())
                << lab::text_of(drawn.tree, numbers).en << " at "
                << testing::PrintToString(position);
        }
        if (round % 20 == 0) programs.add(drawn.tree, numbers, positions, values);
        // The same words say the same of the same positions.
        const auto text = lab::sentence_of(drawn.tree, numbers, loses);
        std::vector<Int> all;
        for (Int x = 0; x < 216; ++x) {
            const Numbers position = numbers == 0
                                         ? Numbers{1 + x % 6, 7 + x / 6 % 6, 13 + x / 36, 0}
                                         : Numbers{x % 6, x / 6 % 6, x / 36, 0};
            all.push_back(at(position.data()));
        }
        for (const std::string& each : {text.en, text.zh}) {
            const auto [place, fresh] = said.try_emplace(std::to_string(numbers) + each, all);
            EXPECT_EQ(place->second, all) << each;
        }
    }
    programs.run();
}

TEST(LabTree, KnowsWhatIsEqual) {
    EXPECT_EQ(a + b, b + a);
    EXPECT_EQ(a + 3 - 3, a);
    EXPECT_EQ((a ^ b) ^ b, a);
    EXPECT_EQ((2 * a + 6) / 2, a + 3);
    EXPECT_EQ((a + 7) % 3, (a + 1) % 3);
    EXPECT_EQ(lab::equal(a + 1, 3), lab::equal(a, 2));
    EXPECT_EQ(lab::equal(a, b), lab::equal(b - a, 0));
    EXPECT_EQ(lab::equal(a ^ b, 0), lab::equal(a, b));
    EXPECT_EQ(lab::at_most(a, 3), lab::less(a, 4));
    EXPECT_EQ(lab::negation(lab::equal(a % 2, 0)), lab::equal(a % 2, 1));
    EXPECT_EQ(lab::lookup({0, 1, 2, 0, 1, 2}, a % 6), a % 3);
    EXPECT_EQ(lab::lookup({0, 0, 1}, a % 3), lab::equal(a % 3, 2));
    EXPECT_EQ(lab::min_of({a, lab::min_of({b, a})}), lab::min_of({a, b}));
    EXPECT_EQ(lab::cases({lab::equal(a, 0), b, b}), b);
    EXPECT_EQ(lab::lookup({1, 1, 0, 0}, a % 4), lab::less(a % 4, 2));
    const Tree same = lab::equal(a, c), other = lab::negation(lab::equal(a, b));
    EXPECT_EQ(lab::all_of({same, lab::any_of({other, lab::negation(same)})}),
              lab::all_of({same, other}));
    EXPECT_EQ(lab::any_of({same, lab::all_of({other, same})}), same);
    EXPECT_EQ(lab::truth_of(lab::cases({same, 1, b % 2})),
              lab::any_of({same, lab::equal(b % 2, 1)}));
}

TEST(LabTree, HasTheCodeThatOneWouldWrite) {
    const auto code = [](const Tree& tree) { return lab::body_of(tree, 2); };
    const Tree low = lab::min_of({a, b}), high = lab::max_of({a, b});
    EXPECT_EQ(code(a / b), "    return b == 0 ? 0 : a / b;\n");
    EXPECT_EQ(code((high * high - low * low) / (a * b + 1)).find("floor_div"), std::string::npos);
    EXPECT_EQ(
        code(lab::lookup({0, 5, 7, 1, 3}, lab::cases({lab::less(high - low, 2), high - low,
                                                      (high - low + 2) % 3 + 2}))),
        "    if (a > b) std::swap(a, b);\n    static const long long list[] = {0, 5, 7, 1, 3};\n"
        "    const long long x1 = b - a;\n    return list[x1 < 2 ? x1 : (b + 2 - a) % 3 + 2];\n");
    EXPECT_EQ(code(lab::beatty(0, 2, 1, a)).find("1 * "), std::string::npos);
}

TEST(LabTree, SaysWhatAPlayerSays) {
    const auto loses = [](const Tree& tree, std::size_t numbers) {
        return lab::sentence_of(tree, numbers, true);
    };
    const auto value = [](const Tree& tree, std::size_t numbers) {
        return lab::sentence_of(tree, numbers, false);
    };
    EXPECT_EQ(loses(lab::equal(a % 5, 0), 1).en,
              "the player to move loses iff n is a multiple of 5");
    EXPECT_EQ(loses(lab::equal(a % 5, 0), 1).zh, "当且仅当 n 是 5 的倍数时先手必败");
    EXPECT_EQ(loses(lab::one_of(a % 7, {0, 2}), 1).en,
              "the player to move loses iff n mod 7 is 0 or 2");
    EXPECT_EQ(loses(lab::equal(a ^ b ^ c, 0), 3).en,
              "the player to move loses iff a xor b xor c = 0");
    EXPECT_EQ(loses(lab::equal((a ^ b) % 4, 0), 2).en,
              "the player to move loses iff a xor b is a multiple of 4");
    EXPECT_EQ(value((a % 3) ^ (b % 4), 2).en, "the value is (a mod 3) xor (b mod 4)");
    EXPECT_EQ(value((a + 1) / 2, 1).zh, "SG 值是 floor((n + 1) / 2)");
    const Tree nested = lab::cases({lab::equal(a % 2, 0), lab::cases({lab::less(a, 9), 1, 2}), 3});
    EXPECT_EQ(value(nested, 1).en,
              "the value is 1 if n is even and n is less than 9; 2 if n is even; else 3");
    EXPECT_EQ(value(nested, 1).zh,
              "SG 值在 n 是偶数，且 n 小于 9 时为 1；n 是偶数时为 2；否则为 3");
    const Tree range = lab::all_of({lab::at_most(16, a), lab::less(a, 256)});
    EXPECT_EQ(loses(range, 1).en, "the player to move loses iff n is from 16 to 255");
    EXPECT_EQ(loses(range, 1).zh, "当且仅当 n 在 16 到 255 之间时先手必败");
    const Tree but =
        lab::cases({lab::equal(a, 1), 5, lab::equal(a, 3), 6, lab::equal(a, 8), 7, a % 4});
    EXPECT_EQ(value(lab::cases({lab::equal(b, 0), but, 2}), 2).en,
              "the value is k if b = 0; else 2, where k is a mod 4, but 5, 6, 7 for a = 1, 3, 8 in "
              "turn");
    EXPECT_EQ(loses(lab::fold(Op::all, lab::equal(h % 2, 0)), 0).en,
              "the player to move loses iff each heap is even");
    EXPECT_EQ(loses(lab::negation(lab::fold(Op::all, lab::equal(h % 2, 0))), 0).zh,
              "当且仅当有一堆是奇数时先手必败");
    EXPECT_EQ(value(lab::fold(Op::bit_xor, h), 0).en, "the value is the nim-sum of the heaps");
    const Tree low = lab::min_of({a, b}), high = lab::max_of({a, b});
    EXPECT_EQ(loses(lab::equal(low, lab::beatty(1, 5, 2, high - low)), 2).en,
              "with a <= b, the player to move loses iff a = floor((b - a) * (1 + √5) / 2)");
    EXPECT_EQ(loses(lab::is_term(k * k, 1, a), 1).zh,
              "当且仅当存在 k >= 1 使 n = k * k 时先手必败");
}

// Wythoff's pairs by integers: 1, 2 and then each time the least that is not there yet.
TEST(LabTree, IsExactForSlopesUpToTenToTheEighteen) {
    const Tree low = lab::min_of({a, b}), high = lab::max_of({a, b});
    const Tree wythoff = lab::equal(low, lab::beatty(1, 5, 2, high - low));
    EXPECT_GE(lab::range_of(wythoff), 1000000000000000000);
    // floor(k phi) from the recurrence of Fibonacci numbers: floor(F(i) phi) = F(i + 1) - (i even).
    Int x = 1, y = 1;
    for (int i = 2; y < 600000000000000000; ++i) {
        std::swap(x, y);
        y += x;  // x = F(i), y = F(i + 1)
        EXPECT_EQ(lab::beatty_at(1, 5, 2, x), y - (i % 2 == 0 ? 1 : 0)) << i;
    }
    EXPECT_EQ(lab::beatty_at(1, 5, 2, 0), 0);
    Programs programs;
    std::mt19937_64 rng = seeded_rng();
    std::vector<Numbers> positions = {{6900756933, 11165659266}, {3, 5}, {5, 3}};
    for (int i = 0; i < 200; ++i) {
        const Int d = static_cast<Int>(rng() % 380000000000000000),
                  first = lab::beatty_at(1, 5, 2, d);
        positions.push_back(
            {first + static_cast<Int>(rng() % 2), first + d + static_cast<Int>(rng() % 2)});
    }
    std::vector<Int> values;
    for (const Numbers& p : positions) {
        values.push_back(lab::value_of(wythoff)(p.data()));
    }
    EXPECT_EQ(std::vector<Int>(values.begin(), values.begin() + 3), (std::vector<Int>{1, 1, 1}));
    programs.add(wythoff, 2, positions, values);
    programs.run();
}

TEST(LabTree, HasFoldsInFolds) {
    const Tree tops = lab::fold(Op::add, lab::equal(h, lab::fold(Op::max, h)));
    EXPECT_EQ(lab::sentence_of(tops, 0, false).en,
              "the value is the number of heaps h such that h is the greatest heap");
    const std::vector<Numbers> positions = {{}, {3}, {1, 2, 2}, {1, 1, 4}};
    Programs programs;
    programs.add(tops, 0, positions, {0, 1, 2, 1});
    for (const Numbers& each : positions) {
        EXPECT_EQ(lab::value_of(tops)(with_end(each).data()),
                  std::count(each.begin(), each.end(), each.empty() ? 0 : each.back()));
    }
    programs.run();
}

TEST(LabTree, TellsHowFarItsCodeIsRight) {
    EXPECT_EQ(lab::range_of(a * a), 3037000499);
    EXPECT_GE(lab::range_of((a ^ b) % 4), 1000000000000000000);
    EXPECT_GE(lab::range_of(lab::equal(a + b, c)), 1000000000000000000);
    EXPECT_LT(lab::range_of(lab::equal(a * b, c)), 4000000000);
    EXPECT_EQ(lab::range_of(9 * a), 1024819115206086200);
    // A heap less one may be below 0, and their nim-sum then is, too.
    EXPECT_EQ(lab::range_of(lab::fold(lab::Op::bit_xor, lab::heap_variable() - 1)), lab::kWide);
}

std::string repeats(const Tree& tree) {
    const auto found = lab::repeats_of(tree);
    return found ? std::to_string(found->period) + " " + std::to_string(found->start) : "no";
}

TEST(LabTree, SeesHowItRepeats) {
    EXPECT_EQ(repeats(lab::equal((a + b) % 3, 0)), "3 0");
    EXPECT_EQ(repeats((a ^ b ^ c) % 4), "4 0");
    EXPECT_EQ(repeats((a + b + 1) % 6 ^ (2 * a * b) % 4), "12 0");
    EXPECT_EQ(repeats(lab::all_of({lab::equal(a % 2, 0), lab::equal(b % 3, a % 3)})), "6 0");
    EXPECT_EQ(repeats(lab::cases({lab::all_of({lab::equal(a, 2), lab::equal(b, 11)}), 3, b % 5})),
              "5 12");
    EXPECT_EQ(repeats(lab::equal(a, 0)), "1 1");
    const Tree low = lab::min_of({a, b}), high = lab::max_of({a, b});
    EXPECT_EQ(repeats(low % 2 * 2 + high % 2), "2 0");
    EXPECT_EQ(repeats(lab::all_of({lab::at_most(a, b), lab::equal(lab::min_of({high, c}) % 3, 1)})),
              "3 0");
    EXPECT_EQ(repeats(lab::lookup({0, 1, 0, 1, 2, 3, 2}, a % 7) ^ (b % 3)), "21 0");
    EXPECT_EQ(repeats(lab::cases({lab::less(a, 3), a % 4, 1})), "4 4");
    EXPECT_EQ(repeats(lab::cases({lab::less(a, 2), a, (a - 2) % 6 + 2})), "6 3");
    EXPECT_EQ(repeats(low % 4 * 3 + lab::equal((high - low) % 3, 0)), "12 0");
    for (const Tree& tree :
         {a ^ b, lab::equal((a ^ b) % 3, 0), (a / 2) % 3, a, lab::equal(a, b + 1000),
          lab::beatty(1, 5, 2, a) % 2, lab::equal(2 * a, b), lab::less(a + 1, b)}) {
        EXPECT_EQ(repeats(tree), "no") << lab::text_of(tree, 2).en;
    }
}

}  // namespace lab_tree_test
