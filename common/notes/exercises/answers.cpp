#include "answers.hpp"

#include <cmath>
#include <cstdint>
#include <iterator>
#include <numeric>
#include <utility>

#include "../code/beyond.hpp"
#include "../code/cold.hpp"
#include "../code/costs.hpp"
#include "../code/dag.hpp"
#include "../code/grundy.hpp"
#include "../code/lasker.hpp"
#include "../code/octal.hpp"
#include "../code/partizan.hpp"
#include "../code/remoteness.hpp"
#include "../code/scores.hpp"
#include "play.hpp"

namespace exercises {

namespace {

using Answers = std::vector<Numbers>;

class Chapter {
 public:
    Chapter(std::string name, std::vector<Box>& boxes) : name_(name), boxes_(boxes) {}

    // The same chapter: what is added to it is a question of the text, by its number, with this hint.
    Chapter question(Text hint) const {
        Chapter asking = *this;
        asking.hint_ = hint;
        return asking;
    }

    void numbers(unsigned exercise, Text asks, Numbers all) {
        Answers singles;
        for (const unsigned number : all) singles.push_back({number});
        add(exercise, "numbers", asks, singles);
    }
    void parts(unsigned exercise, Text asks, Numbers all) { add(exercise, "parts", asks, {all}); }
    void move(unsigned exercise, Text asks, Answers all) { add(exercise, "move", asks, all); }
    void set(unsigned exercise, Text asks, Answers all) { add(exercise, "set", asks, all); }
    void moves(unsigned exercise, Text asks, Answers all) { add(exercise, "moves", asks, all); }
    void sets(unsigned exercise, Text asks, Answers all) { add(exercise, "sets", asks, all); }
    void yes(unsigned exercise, Text asks, bool yes) { add(exercise, "yes", asks, {{yes}}); }
    void first_wins(unsigned exercise, Text asks, bool first) {
        add(exercise, "who", asks, {{!first}});
    }
    // By the remoteness of the position.
    void outcome(unsigned exercise, Text asks, int moves) {
        add(exercise, "outcome", asks, {{moves < 0 ? 1u : moves % 2 == 1 ? 0u : 2u}});
    }

 private:
    void add(unsigned number, const char* kind, const Text& asks, const Answers& answers) {
        const bool question = !hint_.english.empty();
        boxes_.push_back(
            {name_, question ? 0 : number, question ? number : 0, kind, asks, answers, hint_});
    }

    std::string name_;
    std::vector<Box>& boxes_;
    Text hint_;
};

// The n from `least` to `most` for which it holds.
template <class Holds>
Numbers those(unsigned least, unsigned most, Holds holds) {
    Numbers all;
    for (unsigned n = least; n <= most; ++n) {
        if (holds(n)) all.push_back(n);
    }
    return all;
}

// The lost heaps among those.
Numbers lost_heaps(unsigned least, unsigned most, Rules rules, Play::End end = Play::normal) {
    Play play(rules, end);
    return those(least, most, [&](unsigned n) { return !play.wins({n}); });
}

// The y up to 9 for which the player to move loses in the place (x, y).
Numbers lost_in_row(unsigned x, Rules rules) {
    Play play(rules);
    return those(0, 9, [&](unsigned y) { return !play.wins({x, y}); });
}

Numbers values_of(unsigned least, unsigned most, Rules rules) {
    Play play(rules);
    Numbers values;
    for (unsigned n = least; n <= most; ++n) values.push_back(play.value({n}));
    return values;
}

unsigned nim_sum(const Numbers& values) {
    return std::accumulate(values.begin(), values.end(), 0u, std::bit_xor<unsigned>());
}

// The nim-sum of each choice of the numbers.
template <class Visit>
void for_all_choices(const Numbers& numbers, Visit visit) {
    for (unsigned mask = 0; mask < 1u << numbers.size(); ++mask) {
        Numbers chosen, others;
        for (std::size_t i = 0; i < numbers.size(); ++i) {
            (mask >> i & 1 ? chosen : others).push_back(numbers[i]);
        }
        visit(chosen, others);
    }
}

std::vector<std::vector<std::size_t>> widened(const Successors& graph) {
    std::vector<std::vector<std::size_t>> successors;
    for (const Numbers& to : graph) successors.emplace_back(to.begin(), to.end());
    return successors;
}

// The remoteness of the nodes 1, 2, ...
std::vector<int> remoteness_of(const Successors& graph) {
    return notes::remoteness(widened(graph));
}

// The graphs with this many nodes, from 1 on, whose edges lead from a node to nodes before it.
template <class Visit>
void for_all_graphs(unsigned nodes, Visit visit) {
    Edges all;
    for (unsigned to = 1; to <= nodes; ++to) {
        for (unsigned from = to + 1; from <= nodes; ++from) all.emplace_back(from, to);
    }
    for (unsigned mask = 0; mask < 1u << all.size(); ++mask) {
        Edges edges;
        for (std::size_t i = 0; i < all.size(); ++i) {
            if (mask >> i & 1) edges.push_back(all[i]);
        }
        visit(graph_of(nodes, edges));
    }
}

// The positions that can be reached from this one, itself among them.
std::set<Numbers> reached_from(const Numbers& position, const Rules& rules) {
    std::set<Numbers> reached = {position};
    for (const Move& move : rules(position)) reached.merge(reached_from(move.left, rules));
    return reached;
}

// In how many moves the game can end.
std::set<unsigned> lengths(const Numbers& position, const Rules& rules) {
    std::set<unsigned> all;
    for (const Move& move : rules(position)) {
        for (const unsigned rest : lengths(move.left, rules)) all.insert(rest + 1);
    }
    return all.empty() ? std::set<unsigned>{0} : all;
}

// The winning moves as two numbers, a heap and what is left of it.
Answers cuts(Play& play, const Numbers& position) {
    Answers answers;
    for (const Numbers& told : play.winning(position)) {
        answers.push_back({told[1], told[1] - told[0]});
    }
    return answers;
}

// What is left of a single heap by the winning moves.
Answers what_is_left(Play& play, unsigned heap) {
    Answers answers;
    for (const Numbers& cut : cuts(play, {heap})) answers.push_back({cut[1]});
    return answers;
}

// --- the chapters ---

// Whether a set of positions that satisfies both conditions of the lemma can lack a terminal one.
bool terminal_outside() {
    bool found = false;
    for_all_graphs(4, [&](const Successors& graph) {
        for (unsigned in_k = 0; in_k < 32; in_k += 2) {
            bool both = true, lacks = false;
            for (unsigned v = 1; v <= 4; ++v) {
                const bool into = std::any_of(graph[v].begin(), graph[v].end(),
                                              [&](unsigned to) { return in_k >> to & 1; });
                const bool inside = in_k >> v & 1;
                both = both && into != inside;
                lacks = lacks || (graph[v].empty() && !inside);
            }
            found = found || (both && lacks);
        }
    });
    return found;
}

void of_impartial_games(Chapter c) {
    const std::set<unsigned> played = lengths({13}, heaps(one_of({3, 5})));
    c.question({"Take little each time, and the game is long; take much, and it is short. It ends "
                "only when neither number can be taken.",
                "每次少取，就走得久；每次多取，就走得快。两种取法都不行时才算结束。"})
        .parts(1, {"the most moves, the fewest", "最多几步，最少几步"},
               {*played.rbegin(), *played.begin()});
    const Rules one_or_two = heaps(up_to(2));
    unsigned edges = 0;
    const std::set<Numbers> nodes = reached_from({5}, one_or_two);
    for (const Numbers& node : nodes) edges += static_cast<unsigned>(one_or_two(node).size());
    c.question(
         {"The empty heap is a node as well. Most heaps have two moves; which ones have fewer?",
          "空堆也是一个点。多数的堆有两种走法，哪些堆不到两种？"})
        .parts(2, {"nodes, edges", "点数，边数"}, {static_cast<unsigned>(nodes.size()), edges});
    c.question({"Begin with the empty heap. A heap is won if some move leaves a lost one, and lost "
                "if every move leaves a won one.",
                "从空堆开始。有一步能把输的堆留给对手，就赢；每一步都留下赢的堆，就输。"})
        .numbers(3, {"the lost heaps", "会输的堆"}, lost_heaps(0, 8, one_or_two));
    Play hundred(one_or_two);
    c.question({"What do the heaps have in common that you have just found?",
                "刚才求出的那些堆有什么共同点？"})
        .move(4, {"the stones to leave", "留下的颗数"}, what_is_left(hundred, 100));
    c.question({"From n a move leads to n − 2 and to n − 3. When is neither a multiple of 5?",
                "从 n 走一步到 n − 2 或 n − 3。什么时候两者都不是 5 的倍数？"})
        .numbers(5, {"the heaps that spoil it", "推翻猜测的数"}, those(1, 10, [](unsigned n) {
                     bool into = false;
                     for (const Move& move : heaps(one_of({2, 3}))({n})) {
                         into = into || move.left[0] % 5 == 0;
                     }
                     return n % 5 != 0 && !into;
                 }));
    c.question(
         {"What does condition 2 ask of a position outside K?", "第 2 条对 K 外的局面要求什么？"})
        .yes(6, {"Can it?", "会吗？"}, terminal_outside());
    const Rules left = steps({{-1, 0}, {-2, 0}, {-3, 0}, {-4, 0}, {-5, 0}, {-6, 0}}),
                down = steps({{0, -1}, {0, -2}, {0, -3}, {0, -4}, {0, -5}, {0, -6}});
    Play rook(either(left, down));
    c.question({"Which cells next to (0, 0) are lost? Go on from these.",
                "(0, 0) 附近哪些格子是必败的？从它们推下去。"})
        .move(7, {"x, y", "x，y"}, rook.winning({3, 5}));
    bool two = false;
    for (unsigned x = 0; x <= 6; ++x) {
        for (unsigned y = 0; y <= 6; ++y) two = two || rook.winning_moves({x, y}) > 1;
    }
    c.question({"Each row and each column has a single P. Can both lie on the side of the smaller "
                "numbers?",
                "每行、每列都只有一个 P。两个 P 能都在数较小的一侧吗？"})
        .yes(8, {"Is there one?", "有吗？"}, two);
    c.question({"A heap is a P-position iff none of the heaps that a move leaves is one.",
                "一步能留下的堆都不是必败态时，它才是必败态。"})
        .numbers(9, {"the P-positions", "必败态"}, lost_heaps(0, 10, heaps(one_of({1, 2, 6}))));
    const Rules king = steps({{-1, 0}, {0, -1}, {-1, -1}});
    const Rules knight = steps({{-2, -1}, {-1, -2}, {-2, 1}, {1, -2}});
    const auto divisors = [](unsigned n) {
        return those(1, n - 1, [&](unsigned d) { return n % d == 0; });
    };
    c.numbers(1, {"the y up to 9 for which (5, y) is in K", "(5, y) 属于 K 的 y（不超过 9）"},
              lost_in_row(5, heaps(up_to(2))));
    c.numbers(2,
              {"the y up to 9 for which (4, y) is a P-position", "(4, y) 是必败态的 y（不超过 9）"},
              lost_in_row(4, king));
    c.numbers(3, {"the n up to 12 that the first player loses", "先手必败的 n（不超过 12）"},
              lost_heaps(1, 12, heaps(divisors)));
    c.numbers(4, {"the P-positions from 1 to 40 stones", "1 到 40 颗中的必败态"},
              lost_heaps(1, 40, heaps(half)));
    // Multiples of 6 as K, with takings of 1 and 2: K is not all P-positions.
    const Numbers lost = lost_heaps(0, 12, heaps(up_to(2)));
    c.yes(5, {"Can it be replaced?", "能这样换吗？"}, lost == Numbers{0, 6, 12});
    unsigned sets = 0;
    for (unsigned in_k = 0; in_k < 4; ++in_k) sets += (in_k & 1) != in_k >> 1;
    c.numbers(6, {"how many sets K", "K 的个数"}, {sets});
    c.numbers(7,
              {"the y up to 9 for which (5, y) is a P-position", "(5, y) 是必败态的 y（不超过 9）"},
              lost_in_row(5, knight));
}

void of_bash(Chapter c) {
    Play three(heaps(up_to(3))), six(heaps(up_to(6))), last_loses(heaps(up_to(6)), Play::misere);
    c.question({"Which heap can Ann finish next time, whatever Ben takes from it?",
                "留下几颗时，不管乙怎么取，甲下一步都能取完？"})
        .move(1, {"the stones to leave", "留下的颗数"}, what_is_left(three, 7));
    c.question({"The first one is the least heap that nobody can take at once. Which one cannot "
                "reach it in a move, nor be taken at once?",
                "第一个是一次取不完的最小的堆。再往上，哪一堆既取不完，也走不到它？"})
        .numbers(2, {"the lost heaps", "必败的堆"}, lost_heaps(1, 30, heaps(up_to(6))));
    Answers answer;
    for (const Numbers& told : six.winning({17})) answer.push_back({told[0]});
    c.question({"There are 17 stones now. Which lost heap is the next one below?",
                "现在有 17 颗。往下第一个必败的堆是几颗？"})
        .move(3, {"the stones to take", "取的颗数"}, answer);
    c.question(
         {"Think of taking 1 to 3 first. Does taking 5 ever lead from one of its lost heaps to "
          "another?",
          "先想每步只取 1 到 3 颗的情形。取 5 颗能不能从一个必败的堆走到另一个？"})
        .numbers(4, {"the lost heaps", "必败的堆"}, lost_heaps(1, 12, heaps(one_of({1, 2, 3, 5}))));
    c.question({"Which is the least number that may not be taken? May its multiples be taken?",
                "不能取的最小的数是几？它的倍数能取吗？"})
        .numbers(5, {"the P-positions", "必败态"},
                 lost_heaps(1, 20, heaps(one_of({1, 2, 3, 4, 5, 7, 8, 9, 11, 13, 16, 17, 19}))));
    c.question({"The heap of 8 can be taken at once, so it is won. Go up from there, heap by heap.",
                "8 颗可以一次取完，所以必胜。从那里一堆一堆往上标。"})
        .numbers(6, {"the P-positions", "必败态"}, lost_heaps(1, 13, heaps(one_of({1, 2, 3, 8}))));
    c.question({"A single stone is lost. From which heaps can it be left to the opponent?",
                "单独一颗必败。从哪些堆可以把它留给对手？"})
        .numbers(7, {"the lost heaps", "必败的堆"},
                 lost_heaps(1, 12, heaps(up_to(3)), Play::misere));
    c.question({"Put aside one stone, which nobody wants. How many of the others are lost?",
                "把谁也不想要的一颗放在一边。其余的剩几颗时必败？"})
        .move(8, {"the stones to leave", "留下的颗数"}, what_is_left(last_loses, 30));

    Answers takes;
    for (const Numbers& told : six.winning({100})) takes.push_back({told[0]});
    c.move(1, {"the stones to take", "取的颗数"}, takes);
    Play counting([](const Numbers& said) {
        std::vector<Move> moves;
        for (unsigned n = said[0] + 1; n <= std::min(said[0] + 10, 100u); ++n) {
            moves.push_back({{n}, {n}});
        }
        return moves;
    });
    c.move(2, {"the number said first", "先报的数"}, counting.winning({0}));
    const Numbers powers = {1, 2, 4, 8, 16};
    c.numbers(3, {"the P-positions from 1 to 20 stones", "1 到 20 颗中的必败态"},
              lost_heaps(1, 20, heaps(one_of(powers))));
    c.numbers(4, {"the P-positions from 1 to 20 stones", "1 到 20 颗中的必败态"},
              lost_heaps(1, 20, heaps(one_of({1, 3, 4}))));
    c.numbers(5, {"the lost heaps from 1 to 20 stones for m = 5", "m = 5 时 1 到 20 颗中的必败态"},
              lost_heaps(1, 20, heaps(up_to(4)), Play::misere));
    c.numbers(6, {"the P-positions from 1 to 15 stones for e = 4", "e = 4 时 1 到 15 颗中的必败态"},
              lost_heaps(1, 15, heaps(one_of({1, 4}))));
}

void of_nim(Chapter c) {
    Play nim(heaps(any_number()));
    const Text a_cut = {"the size of the heap you cut, what is left of it",
                        "动的那一堆原有几颗，剩几颗"};
    c.question({"What can Ann do from then on, if she leaves two equal heaps?",
                "如果甲走完后两堆相等，以后甲可以怎么办？"})
        .move(1, {"the stones to take, the size of that heap", "取几颗，那一堆原有几颗"},
              nim.winning({3, 8}));
    c.question(
         {"Find out first why 1, 2, 3 is lost. Then write each heap as a sum of some of 8, 4, 2 "
          "and 1.",
          "先弄清 1、2、3 为什么必败。再把每堆写成 8、4、2、1 中几个数的和。"})
        .move(2, a_cut, cuts(nim, {5, 7, 9}));
    c.question(
         {"If one move can make two heaps equal and take away the third, the position is won.",
          "只要一步能去掉一堆，或者使两堆相等而没有第三堆，就是先手赢。"})
        .numbers(3, {"the third heap", "第三堆的颗数"}, those(0, 9, [&](unsigned n) {
                     return !nim.wins({1, 2, n});
                 }));
    c.question({"Add 6 on both sides.", "两边再异或 6。"})
        .numbers(4, {"x", "x"}, those(0, 7, [](unsigned x) {
                     return nim_sum({6, x}) == 3;
                 }));
    c.question({"Take them in pairs: 2 with 3, and 4 with 5. What is the nim-sum of each pair?",
                "两两配对：2 与 3，4 与 5。每对的异或和是多少？"})
        .first_wins(5, {"Who wins?", "谁赢？"}, nim.wins({2, 3, 4, 5}));
    c.question({"A heap of h stones must become h ⊕ 3. For which heap is that less than h?",
                "h 颗的堆要变成 h ⊕ 3 颗。哪一堆会因此变小？"})
        .move(6, a_cut, cuts(nim, {4, 9, 14}));
    c.question({"Which column has become odd? Which heap has a one in it?",
                "哪一列变成了奇数？哪一堆在这一列上有一个一？"})
        .move(7, a_cut, cuts(nim, {2, 3, 5}));
    c.question({"Work out the nim-sum of 4, 7 and 2. Which column is odd?",
                "求 4、7、2 的异或和。哪一列是奇数？"})
        .move(8, a_cut, cuts(nim, {2, 4, 7}));
    c.question({"Let s be the nim-sum. For how many heaps h is h ⊕ s less than h?",
                "设异或和为 s。有几堆 h 满足 h ⊕ s 小于 h？"})
        .numbers(9, {"how many", "种数"}, {nim.winning_moves({6, 10, 15})});
    Answers left;
    for (const Numbers& cut : cuts(nim, {nim_sum({13, 6}), 13})) {
        if (cut[0] == 13) left.push_back({cut[1]});
    }
    c.question(
         {"In binary, 13 is 1101 and 6 is 110. Where the 6 has a one, the heap has to change.",
          "在二进制中，13 是 1101，6 是 110。6 的哪几位是一，这一堆的那几位就要改变。"})
        .move(10, {"what is left of it", "剩几颗"}, left);

    c.moves(1, {"the stones to take, the size of that heap", "取几颗，那一堆原有几颗"},
            nim.winning({3, 4, 5}));
    c.numbers(2, {"the third heap", "第三堆的颗数"}, those(0, 31, [&](unsigned n) {
                  return !nim.wins({13, n, 27});
              }));
    // How many winning moves there are from so many heaps.
    const auto heaps_with_moves = [&](unsigned count, unsigned most) {
        std::set<unsigned> found;
        Numbers heaps(count);
        for (bool more = true; more;) {
            found.insert(nim.winning_moves(heaps));
            more = false;
            for (unsigned& heap : heaps) {
                more = heap < most;
                heap = more ? heap + 1 : 0;
                if (more) break;
            }
        }
        return Numbers(found.begin(), found.end());
    };
    const Numbers of_three = heaps_with_moves(3, 7), of_five = heaps_with_moves(5, 3);
    c.yes(3, {"Can there?", "可能吗？"}, std::count(of_three.begin(), of_three.end(), 2) > 0);
    c.numbers(4, {"all numbers of winning moves that occur", "所有可能的制胜走法的种数"}, of_five);
    c.numbers(5, {"the n up to 7", "不超过 7 的 n"}, those(1, 7, [&](unsigned n) {
                  Numbers all(n);
                  std::iota(all.begin(), all.end(), 1u);
                  return !nim.wins(all);
              }));
    unsigned lost = 0;
    for (unsigned a = 0; a < 16; ++a) {
        for (unsigned b = 0; b < 16; ++b) {
            for (unsigned d = 0; d < 16; ++d) lost += !nim.wins({a, b, d});
        }
    }
    c.numbers(6, {"how many", "个数"}, {lost});
}

// Whether some sum of two positions of a graph with 4 nodes is won by moves to greater values only.
bool only_upward() {
    bool found = false;
    for_all_graphs(4, [&](const Successors& graph) {
        Play play(pieces(graph));
        for (unsigned v = 1; v <= 4; ++v) {
            for (unsigned w = 1; w <= 4; ++w) {
                bool wins = false, lowers = false;
                for (const Move& move : pieces(graph)({v, w})) {
                    if (play.wins(move.left)) continue;
                    wins = true;
                    const std::size_t moved = move.left[0] == v;
                    lowers = lowers || play.value({move.left[moved]}) < play.value({moved ? w : v});
                }
                found = found || (wins && !lowers);
            }
        }
    });
    return found;
}

void of_sprague_grundy(Chapter c) {
    const Takes two_or_five_stones = one_of({2, 5});
    Play nim(heaps(any_number())), subtraction(heaps(two_or_five_stones));
    // Two heaps of that game, and a heap of Nim.
    Play beside_nim(in_turn({two_or_five_stones, two_or_five_stones, any_number()}));
    std::set<bool> of_won, of_lost;
    for (unsigned a = 0; a <= 9; ++a) {
        for (unsigned b = 0; b <= 9; ++b) {
            const bool first = subtraction.wins({a}), second = subtraction.wins({b});
            if (first && second) of_won.insert(subtraction.wins({a, b}));
            if (!first && !second) of_lost.insert(subtraction.wins({a, b}));
        }
    }
    c.question(
         {"Take heaps of Nim: a single stone, and beside it another single stone, or two stones.",
          "以 Nim 为例：一颗的一堆，旁边再放一颗的一堆，或者两颗的一堆。"})
        .yes(1, {"Does it tell?", "能断定吗？"}, of_won.size() == 1);
    c.question({"Wherever the first player moves, the other one can answer in the same game.",
                "先手在哪个游戏中走，对手就可以在那个游戏中应对。"})
        .first_wins(2, {"Who wins the sum?", "和谁赢？"}, *of_lost.rbegin());
    unsigned best = 0, greatest = 0;
    for (unsigned added = 0; added <= 9; ++added) {
        const std::set<unsigned> with = {0, 1, 2, 4, 5, 6, added};
        unsigned mex = 0;
        while (with.count(mex)) ++mex;
        if (mex > greatest) best = added, greatest = mex;
    }
    c.question(
         {"The mex is the least number that is missing. Put it in, and look for the next one.",
          "mex 是最小的缺数。把它补上，再找下一个缺数。"})
        .parts(3, {"the number to add, the mex", "添的数，mex"}, {best, greatest});
    c.question({"Begin with no stone, with one, with two: which values have their options?",
                "从没有石子、一颗、两颗算起：它们的后继有哪些值？"})
        .numbers(4, {"the value", "值"}, {nim.value({7})});
    c.question({"From 6 a move leads to 4 and 1, from 7 to 5 and 2, from 8 to 6 and 3.",
                "从 6 能走到 4 和 1，从 7 到 5 和 2，从 8 到 6 和 3。"})
        .parts(5, {"g(6), g(7), g(8)", "g(6)、g(7)、g(8)"},
               values_of(6, 8, heaps(two_or_five_stones)));
    c.question({"Go up from the empty heap, as in chapter 1. Then compare with the table.",
                "像第 1 章那样，从空堆往上标。再与表比一比。"})
        .numbers(6, {"the lost heaps", "会输的堆"}, lost_heaps(0, 9, heaps(two_or_five_stones)));
    const std::function<unsigned(unsigned)> calls = [&](unsigned n) {
        unsigned all = 1;
        for (const unsigned t : two_or_five_stones(n)) all += calls(n - t);
        return all;
    };
    c.question({"Draw the calls as a tree: that for 9 calls those for 7 and 4, and so on.",
                "把调用画成一棵树：求 9 时要调用 7 和 4，依此类推。"})
        .numbers(7, {"how many calls", "次数"}, {calls(9)});
    c.question({"Which heaps can be reached from 9? Count each of them once, and 9 as well.",
                "从 9 颗能走到哪些堆？每个只数一次，9 颗自己也算。"})
        .numbers(8, {"how many values", "值的个数"},
                 {static_cast<unsigned>(reached_from({9}, heaps(two_or_five_stones)).size())});
    c.question({"Look up the values of 12 and 6. Which third heap would go with them in Nim?",
                "查出 12 与 6 的值。在 Nim 中，第三堆应当是几颗？"})
        .numbers(9, {"the stones of the heap of Nim", "Nim 堆的颗数"}, those(0, 9, [&](unsigned n) {
                     return !beside_nim.wins({12, 6, n});
                 }));
    Answers to_two;
    for (const Move& move : heaps(any_number())({3, 6})) {
        if (nim.value(move.left) == 2)
            to_two.push_back({move.told[1], move.told[1] - move.told[0]});
    }
    c.question(
         {"5 and 2 differ in the places of 4, 2 and 1. Which of the two values has a 4 to lose?",
          "5 与 2 在 4、2、1 三位上都不同。两个值中，哪一个在 4 那一位上是一？"})
        .parts(10, {"the value, what it becomes", "哪个值，变成几"}, to_two.at(0));
    c.question({"Think of two heaps of Nim with so many stones.", "想想这么多颗的两个 Nim 堆。"})
        .first_wins(11, {"Who wins?", "谁赢？"}, nim.wins({4, 4}));
    c.question({"The two parts are a sum.", "这两部分合起来就是一个和。"})
        .numbers(12, {"the value", "值"}, {nim.value({3, 5})});
    // The rook as two heaps of Nim, then both other games.
    Play three_games(in_turn({any_number(), any_number(), two_or_five_stones, up_to(7)}));
    const auto answers = [&](const Numbers& position) {
        Answers found;
        for (const Move& move : three_games.rules()(position)) {
            if (three_games.wins(move.left)) continue;
            const bool rook = move.left[2] == position[2] && move.left[3] == position[3];
            const unsigned heap = move.told[1], left = heap - move.told[0];
            found.push_back(rook ? Numbers{move.left[0], move.left[1]} : Numbers{heap, left});
        }
        return found;
    };
    Answers with_the_rook = answers({2, 7, 12, 14});
    with_the_rook.erase(std::remove_if(with_the_rook.begin(), with_the_rook.end(),
                                       [](const Numbers& told) { return told[0] > 2; }),
                        with_the_rook.end());
    c.question(
         {"The nim-sum of the three values is 1. Which value must the rook have, and where is "
          "such a cell?",
          "三个值的异或和是 1。车的值应当变成几，哪一格有这个值？"})
        .move(13, {"x, y", "x，y"}, with_the_rook);
    c.question({"The three values are 4, 6 and 0 now, and the nim-sum is 2.",
                "现在的三个值是 4、6、0，异或和是 2。"})
        .move(14,
              {"the heap and what is left of it, or x and y of the rook",
               "哪一堆与剩下的颗数，或车的 x 与 y"},
              answers({2, 6, 7, 14}));
    bool stays = true;
    for (unsigned n = 0; n <= 15; ++n) {
        if (!subtraction.wins({n})) stays = stays && beside_nim.wins({0, n, 3});
    }
    c.question({"Ben may use those moves. But Ann can answer each of them right there.",
                "对手可以用其中的走法；但每一步都能在那里得到应对。"})
        .first_wins(15, {"Who wins?", "谁赢？"}, stays);
    c.question({"Two heaps are equal if their sum is lost. Try the heap of 3 beside a small one.",
                "两堆的和必败，两堆就相等。把 3 颗的堆与小的堆放在一起试试。"})
        .numbers(16, {"the other heaps", "其他的堆"}, those(0, 10, [&](unsigned n) {
                     return n != 3 && !subtraction.wins({3, n});
                 }));
    c.question({"The nim-sum was 0. It is 6 now.", "异或和原来是 0，现在是 6。"})
        .move(17, {"the value, what it becomes", "哪个值，变成几"}, cuts(nim, {4, 5, 7}));
    c.question({"Look at the highest place of the nim-sum: some component has a one there.",
                "看异或和的最高位：总有一个子游戏的值在这一位上是一。"})
        .yes(18, {"Is there one?", "有吗？"}, only_upward());

    Play bash(heaps(up_to(6)));
    c.numbers(1, {"the value of 23 stones for k = 6", "k = 6 时 23 颗的值"}, {bash.value({23})});
    c.parts(2, {"g(0), g(1), ..., g(14)", "g(0)、g(1)、……、g(14)"},
            values_of(0, 14, heaps(one_of({1, 3, 4}))));
    Play two_or_five(heaps(one_of({2, 5})));
    c.move(3, {"the stones to take, the size of that heap", "取几颗，那一堆原有几颗"},
           two_or_five.winning({9, 12}));
    const auto copies = [](unsigned n) { return nim_sum(Numbers(n, 5)); };
    c.parts(4, {"the values of 2, of 3 and of 100 copies", "2 个、3 个、100 个 G 之和的值"},
            {copies(2), copies(3), copies(100)});
    Play rook(heaps(up_to(2)));
    c.numbers(5, {"the value of (7, 5)", "(7, 5) 的值"}, {rook.value({7, 5})});
    c.parts(6, {"g(1), g(2), ..., g(16)", "g(1)、g(2)、……、g(16)"}, values_of(1, 16, heaps(half)));
}

// The least number of edges of an acyclic graph one of whose nodes has this value.
unsigned least_edges(unsigned value) {
    std::size_t least = ~std::size_t();
    for_all_graphs(value + 2, [&](const Successors& graph) {
        Play play(pieces(graph));
        std::size_t edges = 0;
        for (const Numbers& to : graph) edges += to.size();
        for (unsigned v = 1; v < graph.size() && edges < least; ++v) {
            if (play.value({v}) == value) least = edges;
        }
    });
    return static_cast<unsigned>(least);
}

// The greatest value of a node in graphs with so many edges: each node leads to all before it.
unsigned greatest_value(unsigned edges) {
    unsigned nodes = 1;
    while ((nodes + 1) * nodes / 2 <= edges) ++nodes;
    Edges all;
    for (unsigned from = 1; from <= nodes; ++from) {
        for (unsigned to = 1; to < from; ++to) all.emplace_back(from, to);
    }
    return Play(pieces(graph_of(nodes, all))).value({nodes});
}

void of_dags(Chapter c) {
    Play diamond(pieces(graph_of(5, {{1, 2}, {1, 3}, {2, 4}, {3, 4}, {4, 5}})));
    c.question({"Begin at the end: at node 5 the player to move loses, at node 4 not.",
                "从终点往回想：在点 5 上轮到走的人输，在点 4 上则不然。"})
        .first_wins(1, {"Who wins?", "谁赢？"}, diamond.wins({1}));
    bool wins = false;
    for (unsigned v = 1; v <= 5; ++v) wins = wins || diamond.wins({v, v});
    c.question(
         {"What can the second player do with the other piece?", "后手可以怎样走另一枚棋子？"})
        .first_wins(2, {"Who wins?", "谁赢？"}, wins);
    const Successors six =
        graph_of(6, {{1, 3}, {1, 4}, {1, 5}, {2, 1}, {2, 4}, {3, 5}, {3, 6}, {4, 5}});
    Play on_six(pieces(six));
    c.question({"Which nodes have no successor? Which ones have no successor of value 0?",
                "哪些点没有后继？哪些点没有值为 0 的后继？"})
        .numbers(3, {"the nodes of value 0", "值为 0 的点"},
                 those(1, 6, [&](unsigned v) { return on_six.value({v}) == 0; }));
    c.question({"Which successors has each of the others? All of them must have values.",
                "其余各点的后继是哪些？后继都有了值，才能求它的值。"})
        .numbers(4, {"the next nodes", "接下来的点"}, those(1, 6, [&](unsigned v) {
                     return !six[v].empty() &&
                            std::all_of(six[v].begin(), six[v].end(),
                                        [&](unsigned to) { return six[to].empty(); });
                 }));
    c.question({"It needs edges to nodes of the values 0, 1 and 2. Which edges do these need?",
                "它要有边通向值为 0、1、2 的点。那些点又要有哪些边？"})
        .numbers(5, {"how many edges", "边数"}, {least_edges(3)});
    c.question({"The value 4 takes 1 + 2 + 3 + 4 edges.", "值要达到 4，需要 1 + 2 + 3 + 4 条边。"})
        .numbers(6, {"the greatest value", "最大的值"}, {greatest_value(20)});
    // A number, then its last digit as a heap; numbers from 100 on do nothing new.
    Play written([](const Numbers& position) {
        std::vector<Move> moves;
        if (position.empty()) {
            for (unsigned n = 0; n < 100; ++n) moves.push_back({{n}, {0, n}});
        } else if (position[0] == 0) {
            moves.push_back({{}, {1, position[1] % 10}});
        } else {
            for (unsigned n = 0; n < position[1]; ++n) moves.push_back({{n}, {1, n}});
        }
        return moves;
    });
    c.question(
         {"A number on the board has a single option, a heap of Nim. Which values can it have?",
          "写下的数只有一个后继，就是一个 Nim 堆。它可能有哪些值？"})
        .numbers(7, {"the value", "值"}, {written.value({})});
    const std::vector<int> named = remoteness_of(
        graph_of(7, {{1, 2}, {2, 1}, {2, 3}, {3, 4}, {4, 5}, {6, 7}, {7, 6}, {7, 4}}));
    c.question({"Node 5 has no successor. Work against the edges: 4, then 3, and so on.",
                "点 5 没有后继。逆着边往回推：先是 4，再是 3，依此类推。"})
        .numbers(8, {"the lost nodes", "必败点"},
                 those(1, 7, [&](unsigned v) { return named[v] >= 0 && named[v] % 2 == 0; }));
    c.question({"Who would be glad to leave the circle of 6 and 7, and move to 4?",
                "谁愿意离开 6 与 7 之间的圈子，走到 4？"})
        .outcome(9, {"The player to move reaches", "轮到走的人"}, named[6]);

    const Successors seven = graph_of(
        7,
        {{1, 2}, {1, 4}, {2, 3}, {2, 5}, {3, 5}, {3, 6}, {4, 3}, {4, 6}, {5, 6}, {5, 7}, {6, 7}});
    c.parts(1, {"the values of the nodes 1 to 7", "点 1 到 7 的值"},
            values_of(1, 7, pieces(seven)));
    Play sample(
        pieces(graph_of(6, {{1, 3}, {1, 4}, {1, 5}, {2, 1}, {2, 4}, {3, 5}, {3, 6}, {4, 5}})));
    c.moves(2, {"from, to", "由，到"}, sample.winning({1, 2}));
    c.numbers(2, {"what two pieces on one node contribute", "同一点上的两枚棋子对异或和的贡献"},
              {sample.value({1, 1})});
    Edges edges = {{1, 2}, {1, 5}, {2, 1}, {2, 3}, {3, 2}, {3, 4}, {4, 5}, {5, 6}};
    const auto drawn = [&] {
        const std::vector<int> moves = remoteness_of(graph_of(6, edges));
        return those(1, 6, [&](unsigned v) { return moves[v] < 0; });
    };
    c.numbers(3, {"the drawn nodes", "平局的点"}, drawn());
    edges.push_back({4, 1});
    c.numbers(3, {"the drawn nodes with the edge 4→1", "添上边 4→1 后平局的点"}, drawn());
    const auto values = notes::values_of_dag({{1}, {2}, {1}, {}});
    c.numbers(6,
              {"the nodes that keep no value, of 1 to 4 with the edges 1→2, 2→3, 3→2",
               "点 1 到 4 与边 1→2、2→3、3→2 中，得不到值的点"},
              those(1, 4, [&](unsigned v) { return values[v - 1] == values.size(); }));
}

// The values of heaps that a move splits into exactly so many heaps, none of them empty.
Numbers split_values(unsigned parts, unsigned last) {
    Numbers values(last + 1);
    // The nim-sums of so many heaps with n stones in all.
    std::vector<std::vector<std::set<unsigned>>> sums(parts + 1,
                                                      std::vector<std::set<unsigned>>(last + 1));
    sums[0][0] = {0};
    for (unsigned n = 1; n <= last; ++n) {
        for (unsigned count = 2; count <= parts; ++count) {
            for (unsigned heap = 1; heap < n; ++heap) {
                for (const unsigned sum : sums[count - 1][n - heap]) {
                    sums[count][n].insert(sum ^ values[heap]);
                }
            }
        }
        while (sums[parts][n].count(values[n])) ++values[n];
        sums[1][n] = {values[n]};
    }
    return values;
}

// Whether in every octal game with so many digits a period goes on, once k values in a row have come
// again, where the last digit stands for k stones.
bool equations_enough(unsigned k) {
    for (unsigned code = 1; code < 1u << 3 * k; ++code) {
        std::string digits;
        for (unsigned i = 0; i < k; ++i) digits += static_cast<char>('0' + (code >> 3 * i) % 8);
        if (digits.back() == '0') continue;
        const auto g = notes::octal_values(digits, 60);
        for (unsigned from = 1; from <= 20; ++from) {
            for (unsigned p = 1; p <= 20; ++p) {
                const auto begin = g.begin() + from;
                if (std::equal(begin, begin + k, begin + p) &&
                    !std::equal(begin, g.end() - p, begin + p)) {
                    return false;
                }
            }
        }
    }
    return true;
}

void of_patterns(Chapter c) {
    c.question({"May a player move any piece on the board?", "棋盘上的每个子，双方都能走吗？"})
        .yes(1, {"Is it?", "是吗？"}, false);
    c.question({"What are the three values, and what is their nim-sum?",
                "三个值各是多少？异或和是多少？"})
        .first_wins(2, {"Who wins?", "谁赢？"}, Play(heaps(up_to(3))).wins({5, 6, 7}));
    c.question({"Which numbers are these the multiples of?", "这些都是哪个数的倍数？"})
        .numbers(3, {"the heap", "哪一堆"}, lost_heaps(50, 60, heaps(up_to(6))));
    const auto pair = notes::cold_pairs(20)[5];
    c.question(
         {"The differences are 0, 1, 2, 3 and 4. The smaller number of each pair is the least "
          "that has not occurred.",
          "两堆之差依次是 0、1、2、3、4。每一对中较小的数，是还没有出现过的最小的数。"})
        .parts(4, {"the two heaps", "哪两堆"}, {pair.first, pair.second});
    const auto g = notes::lasker_table(100);
    c.question({"From 3 a move leads to 0, 1 and 2, and to 1 beside 2.",
                "从 3 颗能走到 0、1、2 颗，也能分成 1 与 2。"})
        .numbers(5, {"the value", "值"}, {g[3]});
    c.question({"Look at the ends of the rows: 3, 4 and 7, 8 and 11, 12.",
                "看每行末尾的两个数：3、4，7、8，11、12。"})
        .parts(6, {"the values of these two heaps", "这两堆的值"}, {g[99], g[100]});

    const Answers lines = {{0, 1, 2}, {3, 4, 5}, {6, 7, 8}, {0, 3, 6},
                           {1, 4, 7}, {2, 5, 8}, {0, 4, 8}, {2, 4, 6}};
    c.first_wins(1, {"(b): who wins?", "(b)：谁赢？"}, Play(crosses(lines)).wins(Numbers(9)));
    Play halving(heaps(half));
    unsigned next = 16;
    while (halving.wins({next})) ++next;
    c.numbers(2, {"(a): the next lost heap", "(a)：下一个必败的堆"}, {next});
    c.numbers(2, {"(b): g(100)", "(b)：g(100)"}, values_of(100, 100, heaps(one_of({2, 5}))));
    c.numbers(2, {"(c): g(100)", "(c)：g(100)"}, {split_values(4, 100)[100]});
    // Told as what is left.
    const auto split = rows([](unsigned) { return Numbers{0}; });
    Play lasker([split](const Numbers& position) {
        std::vector<Move> moves = heaps(any_number())(position);
        for (const Move& move : split(position)) {
            if (move.told.size() == 3) moves.push_back(move);
        }
        for (Move& move : moves) {
            std::sort(move.left.begin(), move.left.end());
            move.told = move.left;
        }
        return moves;
    });
    c.sets(3, {"the heaps that each leaves", "每种走法剩下的各堆"}, lasker.winning({3, 4}));
    Play rook(either(heaps(any_number()), steps({{-1, -1}})));
    c.numbers(5, {"the y for which (31, y) is a P-position", "(31, y) 是必败态的 y"},
              those(0, 40, [&](unsigned y) {
                  return !rook.wins({31, y});
              }));
    Numbers values(33);
    for (unsigned n = 1; n < values.size(); ++n) {
        std::set<unsigned> reached(values.begin(), values.begin() + n);
        for (unsigned a = 1; a < n; ++a) {
            for (unsigned b = 1; a + b < n; ++b)
                reached.insert(values[a] ^ values[b] ^ values[n - a - b]);
        }
        while (reached.count(values[n])) ++values[n];
    }
    c.parts(6, {"g(30), g(31), g(32)", "g(30)、g(31)、g(32)"},
            {values[30], values[31], values[32]});
}

// Squares of four cells on a board, of which the numbers of the free cells are listed.
Rules squares(unsigned columns) {
    return [=](const Numbers& free) {
        std::vector<Move> moves;
        for (const unsigned cell : free) {
            const Numbers square = {cell, cell + 1, cell + columns, cell + columns + 1};
            if (cell % columns + 1 == columns ||
                !std::includes(free.begin(), free.end(), square.begin(), square.end())) {
                continue;
            }
            moves.push_back({square, {}});
            std::set_difference(free.begin(), free.end(), square.begin(), square.end(),
                                std::back_inserter(moves.back().left));
        }
        return moves;
    };
}

void of_periods(Chapter c) {
    c.question({"From g(5) on the values come again. What is left of 102 after all the fives?",
                "值从 g(5) 起重复。102 去掉所有的 5，剩几？"})
        .numbers(1, {"g(102)", "g(102)"}, values_of(102, 102, heaps(one_of({2, 3}))));
    const Numbers seven = values_of(0, 200, heaps(one_of({2, 5})));
    c.question({"On which earlier values does a value depend? How far back does it look?",
                "一个值由前面的哪些值决定？最远看到哪里？"})
        .yes(2, {"Is it certain?", "能断定吗？"},
             std::equal(seven.begin(), seven.end() - 7, seven.begin() + 7));
    Play smaller([](const Numbers& position) {
        std::vector<Move> moves;
        for (std::size_t i = 0; i < position.size(); ++i) {
            for (unsigned a = 0; a < position[i]; ++a) {
                for (unsigned b = 0; b <= a; ++b) {
                    moves.push_back({{a, b}, position});
                    moves.back().left[i] = a;
                    moves.back().left.push_back(b);
                    std::sort(moves.back().left.begin(), moves.back().left.end());
                }
            }
        }
        return moves;
    });
    c.question({"The options are two heaps out of 0, 1 and 2 stones. Which nim-sums can they have?",
                "后继是 0、1、2 颗中的任意两堆。它们的异或和可能是哪些数？"})
        .numbers(3, {"the value", "值"}, {smaller.value({3})});
    Numbers table = {0};
    while (table.size() <= 16) {
        std::set<unsigned> reached;
        for (const unsigned a : table) {
            for (const unsigned b : table) reached.insert(a ^ b);
        }
        table.push_back(0);
        while (reached.count(table.back())) ++table.back();
    }
    c.question(
         {"Write 29, 30 and so on in binary. The values of the table have an odd number of ones.",
          "把 29、30……写成二进制。表中的值都有奇数个 1。"})
        .numbers(4, {"g(16)", "g(16)"}, {table[16]});
    const Numbers in_three = split_values(3, 6);
    c.question({"A heap of 3 becomes three single stones. A heap of 5 becomes 1, 1, 3 or 1, 2, 2.",
                "3 颗只能分成三个 1 颗。5 颗能分成 1、1、3 或 1、2、2。"})
        .parts(5, {"g(3), g(4), g(5), g(6)", "g(3)、g(4)、g(5)、g(6)"},
               {in_three.begin() + 3, in_three.end()});
    c.question(
         {"For k = 3 each value comes twice. For k = 4, the heaps 1, 2 and 3 have the value 0.",
          "k = 3 时每个值出现两次。k = 4 时，1、2、3 颗的堆值都是 0。"})
        .numbers(6, {"g(100)", "g(100)"}, {split_values(4, 100)[100]});
    unsigned digit = 0;
    for (unsigned n = 1; n <= 4; ++n) {
        for (const Move& move : rows(from_to(1, 1))({n})) digit |= 1u << move.left.size();
    }
    c.question({"Add those of the numbers 1, 2 and 4 that apply.", "把 1、2、4 中适用的加起来。"})
        .numbers(7, {"the digit", "数字"}, {digit});
    c.question({"From 4 a ball can leave 3; 1 and 2; 2; or 1 and 1. What are the nim-sums?",
                "从 4 根，一球可以留下 3，1 与 2，2，或 1 与 1。异或和各是多少？"})
        .parts(8, {"the values of 4 and 5", "4 根与 5 根的值"}, values_of(4, 5, rows(up_to(2))));
    c.question({"How far back does a value look, if a move may leave two heaps, one of them small?",
                "如果一步可以留下两堆，其中一堆很小，一个值要看到多远？"})
        .yes(9, {"Is it enough?", "够吗？"}, equations_enough(2));
    const auto pairs_left = notes::octal_values("4", 5);
    c.question(
         {"From 5 a move leads to 1 and 3, or to 2 and 2.", "从 5 能走到 1 与 3，或 2 与 2。"})
        .parts(10, {"g(3), g(4), g(5)", "g(3)、g(4)、g(5)"},
               {pairs_left.begin() + 3, pairs_left.end()});
    unsigned known = 1;
    const auto pins_values = notes::octal_values("77", 300);
    while (notes::proved_period({pins_values.begin(), pins_values.begin() + known}, 2).length != 12)
        ++known;
    c.question({"The theorem asks for the equations with n below 2 · 71 + 12 + 2. Which is the "
                "greatest n + p in them?",
                "定理要求 n 小于 2 · 71 + 12 + 2 的等式。其中最大的 n + p 是多少？"})
        .numbers(11, {"the greatest heap", "最大的堆"}, {known - 1});
    std::set<unsigned> of_boards;
    for (const unsigned cells : {12u, 18u}) {
        Numbers free(cells);
        std::iota(free.begin(), free.end(), 0u);
        of_boards.insert(Play(squares(6)).value(free));
    }
    c.question({"Can two squares stand in the same column of a board with 3 rows?",
                "在 3 行的棋盘上，同一列中能放下两个方块吗？"})
        .yes(12, {"Does it change?", "会改变吗？"}, of_boards.size() > 1);

    const Numbers large = {100, 1000, 10001};
    const Takes two_or_five = one_of({2, 5});
    const auto g = notes::grundy_table(10001, notes::two_or_five);
    const unsigned sum = nim_sum({g[100], g[1000], g[10001]});
    Answers takes;
    for (const unsigned heap : large) {
        for (const unsigned t : two_or_five(heap)) {
            if (g[heap - t] == (g[heap] ^ sum)) takes.push_back({t, heap});
        }
    }
    c.move(1, {"the stones to take, the size of that heap", "取几颗，那一堆原有几颗"}, takes);
    Play kayles(rows(up_to(2)));
    c.move(2, {"the row, what is left of it", "哪一排，剩下几个"}, kayles.winning({3, 5, 7}));
    const notes::Period period = notes::proved_period(notes::octal_values("77", 200), 2);
    const std::uint64_t pins = 1000000000000000000, from = period.from, length = period.length;
    const unsigned same = static_cast<unsigned>(from + (pins - from) % length);
    c.numbers(3, {"the value", "值"}, {notes::octal_values("77", same).back()});
    const Numbers won =
        those(3, 12, [&](unsigned n) { return !kayles.wins({n - 1}) || !kayles.wins({n - 2}); });
    c.yes(4, {"Does the player to move win in a circle?", "围成一圈时，先手必胜吗？"},
          !won.empty());
    Numbers values;
    for (unsigned n = 0; n <= 5; ++n) {
        std::set<unsigned> reached;
        if (n > 0) {
            for_all_choices(values, [&](const Numbers& chosen, const Numbers&) {
                reached.insert(nim_sum(chosen));
            });
        }
        unsigned mex = 0;
        while (reached.count(mex)) ++mex;
        values.push_back(mex);
    }
    c.parts(7, {"g(0), g(1), ..., g(5)", "g(0)、g(1)、……、g(5)"}, values);
    c.numbers(8, {"g(20) for the set 3, 4, 5", "集合为 3、4、5 时的 g(20)"},
              values_of(20, 20, heaps(one_of({3, 4, 5}))));
}

// Northcott's game with two rows of five cells, the pieces of the player to move on the left: a
// position is a number, two digits to the base 5 for each row.
struct Northcott {
    Numbers code(unsigned position) const {
        return {position % 5, position / 5 % 5, position / 25 % 5, position / 125};
    }
    Successors advances = Successors(625), retreats = Successors(625);
    Northcott() {
        for (unsigned position = 0; position < 625; ++position) {
            for (const unsigned row : {0u, 2u}) {
                const Numbers at = code(position);
                if (at[0] >= at[1] || at[2] >= at[3]) continue;
                for (unsigned to = 0; to < at[row + 1]; ++to) {
                    Numbers next = at;
                    next[row] = to;
                    // Seen by the other player, from the other side.
                    const unsigned there =
                        4 - next[1] + 5 * (4 - next[0]) + 25 * (4 - next[3]) + 125 * (4 - next[2]);
                    if (to > at[row]) advances[position].push_back(there);
                    if (to < at[row]) retreats[position].push_back(there);
                }
            }
        }
    }
};

void of_staircase_nim(Chapter c) {
    Play stairs(staircase());
    c.question({"What can the second player do with the stones that have just come down?",
                "后手可以怎样对付刚搬下来的石子？"})
        .first_wins(1, {"Who wins?", "谁赢？"}, stairs.wins({0, 5}));
    c.question({"How many moves does a single stone make?", "单独一颗石子一共要走几步？"})
        .numbers(2, {"the stairs", "哪几级"}, those(1, 6, [&](unsigned stair) {
                     Numbers one(stair);
                     one.back() = 1;
                     return !stairs.wins(one);
                 }));
    c.question({"The nim-sum of the stairs 1 and 3 must become 0, by a move from one of these, or "
                "onto it.",
                "第 1、3 级的异或和要变成 0：从这两级中搬走一些，或者往上添一些。"})
        .move(3, {"the stair, how many stones come down", "哪一级，搬下几颗"},
              stairs.winning({2, 7, 3}));
    c.question({"Make all odd stairs empty again.", "让奇数级重新都空着。"})
        .move(4, {"the stair, how many stones come down", "哪一级，搬下几颗"},
              stairs.winning({0, 1, 0, 2, 3, 1}));
    c.question({"The heap is a staircase with a single stair.", "这个堆相当于只有一级的台阶。"})
        .numbers(5, {"the stones of the heap", "堆的颗数"}, {stairs.value({4, 1, 6})});
    Play georgia(slide);
    c.question({"Only the left one can move. What does the right one do then?",
                "只有左边的一枚能动。它一动，右边的一枚怎么办？"})
        .first_wins(6, {"Who wins?", "谁赢？"}, georgia.wins({6, 7}));
    c.question({"The last gap is stair 1, the first gap is stair 3. Both must become equal.",
                "最后一个间隔是第 1 级，第一个间隔是第 3 级。两者要变得相等。"})
        .move(7, {"from, to", "由，到"}, georgia.winning({3, 7, 8}));
    const auto row_of = [](const std::string& cells) {
        Numbers row;
        for (const char cell : cells) row.push_back(cell == 'o');
        return row;
    };
    Play masters(jump);
    c.question({"Try one piece and two free cells first: how many moves does it make?",
                "先看一枚棋子、两个空格：它一共走几步？"})
        .first_wins(8, {"Who wins?", "谁赢？"}, masters.wins(row_of("ooo..")));
    c.question({"Number the free cells from the right end. Which runs are odd stairs?",
                "空格从右端数起。哪些段是奇数级？"})
        .numbers(9, {"the value", "值"}, {masters.value(row_of("ooo.oo."))});
    const Northcott game;
    Successors both = game.advances;
    for (unsigned p = 0; p < 625; ++p) {
        both[p].insert(both[p].end(), game.retreats[p].begin(), game.retreats[p].end());
    }
    const auto ending = notes::values_of_dag(widened(both));
    c.question({"What if both players always go back to where they came from?",
                "如果双方总是走回原来的格子呢？"})
        .yes(10, {"Must it?", "一定吗？"},
             std::count(ending.begin(), ending.end(), ending.size()) == 0);
    Answers advance;
    for (const Numbers& told : Play(heaps(any_number())).winning({3, 5}))
        advance.push_back({told[0]});
    c.question({"Which size of this gap makes the nim-sum 0?", "这个间隔是几格时，异或和为 0？"})
        .move(11, {"how many cells", "格数"}, advance);

    std::set<unsigned> from;
    for (const Numbers& told : stairs.winning({2, 1, 4, 1, 5, 3})) from.insert(told[0]);
    c.numbers(1, {"the two stairs", "哪两级"}, {from.begin(), from.end()});
    c.moves(2, {"from, to", "由，到"}, georgia.winning({2, 5, 6, 10, 14}));
    c.moves(3, {"from, to, the cells counted from the left", "由，到；格子从左边数起"},
            masters.winning(row_of("oo.o..ooo.o.")));
    const std::vector<int> moves = remoteness_of(both);
    const auto loses = [&](unsigned p) { return moves[p] >= 0 && moves[p] % 2 == 0; };
    bool wins = false, alone = false;
    for (unsigned p = 0; p < 625; ++p) {
        const auto some_wins = [&](const Numbers& to) {
            return std::any_of(to.begin(), to.end(), loses);
        };
        if (!some_wins(game.retreats[p])) continue;
        wins = true;
        if (!some_wins(game.advances[p])) alone = true;
    }
    c.yes(4, {"Can a retreat win?", "后退能制胜吗？"}, wins);
    c.yes(4, {"Can it be the only winning move?", "它能是唯一的制胜走法吗？"}, alone);
    Play down_three(staircase(3));
    c.numbers(5, {"the stairs up to 12 that count for k = 3", "k = 3 时起作用的级（不超过 12）"},
              those(1, 12, [&](unsigned stair) {
                  Numbers one(stair);
                  one.back() = 1;
                  return down_three.wins(one);
              }));
    c.first_wins(6,
                 {"4, 3, 2 and 1 stones on the stairs 1 to 4, k = 2: who wins?",
                  "第 1 到 4 级有 4、3、2、1 颗，k = 2：谁赢？"},
                 Play(staircase(1, 2)).wins({4, 3, 2, 1}));
}

void of_wythoff(Chapter c) {
    Play wythoff_s(wythoff());
    const auto beside = [&](unsigned heap) {
        return those(0, 20, [&](unsigned other) { return !wythoff_s.wins({heap, other}); });
    };
    c.question({"Two equal heaps can be taken at once. Go up from there.",
                "相等的两堆可以一次取完。从那里往上试。"})
        .numbers(1, {"the other heap", "另一堆"}, beside(1));
    c.question({"Which moves lead to the lost position that you have just found? Rule them out.",
                "哪些局面能走到刚才求出的必败局面？把它们排除。"})
        .numbers(2, {"the other heap", "另一堆"}, beside(3));
    const auto pairs = notes::cold_pairs(700);
    c.question({"Which is the least number that stands nowhere in the table yet?",
                "表中还没有出现的最小的数是几？"})
        .parts(3, {"a, b", "a，b"}, {pairs[13].first, pairs[13].second});
    Answers left;
    for (const Move& move : wythoff()({8, 9})) {
        if (!wythoff_s.wins(move.left)) left.push_back(move.left);
    }
    c.question(
         {"The numbers of this position differ by one. Which pair of the table does that, too?",
          "这两个数相差一。表中哪一对也相差一？"})
        .set(4, {"the two heaps", "哪两堆"}, left);
    std::set<unsigned> multiples;  // of the square root of 2, rounded down
    for (unsigned k = 1, n = 1; k <= 100; ++k) {
        while ((n + 1) * (n + 1) <= 2 * k * k) ++n;
        multiples.insert(n);
    }
    c.question({"The multiples go 1.41, 2.83, 4.24, 5.66, 7.07, 8.49, 9.90.",
                "各倍数是 1.41、2.83、4.24、5.66、7.07、8.49、9.90。"})
        .numbers(5, {"the numbers left out", "漏掉的数"},
                 those(1, 10, [&](unsigned n) { return multiples.count(n) == 0; }));
    c.question({"Divide 100 by the square root of 2.", "用 100 除以 2 的平方根。"})
        .numbers(
            6, {"how many", "个数"},
            {static_cast<unsigned>(std::distance(multiples.begin(), multiples.lower_bound(100)))});
    c.question(
         {"Divide a by k in the last columns of the table: the quotients come near to the golden "
          "ratio.",
          "用表中最后几列的 a 除以 k，商接近黄金分割比。"})
        .numbers(7, {"the smaller heap", "较小的一堆"}, {pairs[100].first});
    c.question(
         {"The difference is 618. Which multiple of the golden ratio is that, and what is left of "
          "it when it is rounded down?",
          "两数相差 618。黄金分割比的 618 倍，下取整是多少？"})
        .yes(8, {"Is it?", "是吗？"}, pairs[618] == std::make_pair(1000u, 1618u));
    c.question(
         {"Here d = 34. What is 34 · 89 − 55 · 55?", "这里 d = 34。34 · 89 − 55 · 55 是多少？"})
        .yes(9, {"Is it?", "是吗？"}, !wythoff_s.wins({55, 89}));
    Numbers fifty;
    for_all_choices({1, 2, 3, 5, 8, 13, 21, 34}, [&](const Numbers& chosen, const Numbers&) {
        bool neighbours = false;
        for (std::size_t i = 1; i < chosen.size(); ++i) {
            neighbours = neighbours || chosen[i] < 2 * chosen[i - 1];
        }
        if (!neighbours && std::accumulate(chosen.begin(), chosen.end(), 0u) == 50) fifty = chosen;
    });
    c.question({"Take the greatest number that fits, then do the same with the rest.",
                "先取不超过它的最大的数，对余下的部分照此办理。"})
        .numbers(10, {"the numbers", "这些数"}, fifty);
    Numbers partner;
    for (const auto& pair : pairs) {
        if (pair.first == 29) partner = {pair.second};
    }
    c.question({"Compare both numerals in each row of the table.", "比较表中每一行的两个表示。"})
        .numbers(11, {"the greater heap", "较大的一堆"}, partner);

    c.moves(1, {"taken from the heap of 10, from that of 14", "从 10 颗、从 14 颗中各取几颗"},
            wythoff_s.winning({10, 14}));
    unsigned cells = 0, most = 0;
    for (unsigned x = 0; x < 8; ++x) {
        for (unsigned y = 0; y < 8; ++y) cells += !wythoff_s.wins({x, y});
    }
    c.numbers(2, {"how many cells", "格数"}, {cells});
    c.numbers(3, {"the other heap", "另一堆"}, those(0, 100, [&](unsigned y) {
                  return !wythoff_s.wins({50, y});
              }));
    for (unsigned x = 0; x < 20; ++x) {
        for (unsigned y = 0; y < 20; ++y) {
            most = std::max(most, wythoff_s.winning_moves({x, y}));
        }
    }
    c.numbers(5, {"how many at most", "最多几种"}, {most});
    c.parts(6, {"both numbers for k = 7", "k = 7 时的两个数"},
            {pairs[pairs[7].first].first, pairs[pairs[7].second].first});
    Play two(wythoff(2));
    c.numbers(7,
              {"the heap that makes a P-position with 5, for m = 2", "m = 2 时与 5 组成必败态的堆"},
              those(0, 30, [&](unsigned y) {
                  return !two.wins({5, y});
              }));
}

// How long a single component lasts in Every-SG.
unsigned suspense(Play& play, const Numbers& position) {
    const std::vector<Move> moves = play.rules()(position);
    const bool wins = play.wins(position);
    unsigned result = 0;
    for (const Move& move : moves) {
        if (wins && play.wins(move.left)) continue;
        const unsigned d = 1 + suspense(play, move.left);
        result = result == 0 ? d : wins ? std::max(result, d) : std::min(result, d);
    }
    return result;
}

// Whether the formula for misere play fails on some acyclic graph with so many nodes.
bool formula_fails(unsigned nodes) {
    bool fails = false;
    for_all_graphs(nodes, [&](const Successors& graph) {
        Play normal(pieces(graph)), misere(pieces(graph), Play::misere);
        for (unsigned v = 1; v <= nodes; ++v) {
            if (misere.wins({v}) != (normal.value({v}) != 1)) fails = true;
        }
    });
    return fails;
}

// How many kinds the positions of misere Nim with heaps of up to `most` fall into.
unsigned kinds(unsigned most) {
    Play misere(heaps(any_number()), Play::misere);
    Answers positions(1);
    for (unsigned heap = 1; heap <= most; ++heap) {
        Answers longer;
        for (Numbers position : positions) {
            for (unsigned count = 0; count <= 3; ++count, position.push_back(heap))
                longer.push_back(position);
        }
        positions.swap(longer);
    }
    std::set<std::vector<bool>> seen;
    for (const Numbers& one : positions) {
        std::vector<bool> outcomes;
        for (const Numbers& other : positions) {
            Numbers both = one;
            both.insert(both.end(), other.begin(), other.end());
            std::sort(both.begin(), both.end());
            outcomes.push_back(misere.wins(both));
        }
        seen.insert(outcomes);
    }
    return static_cast<unsigned>(seen.size());
}

// Whether the formula holds for sums of two positions of each graph with 4 nodes for whose single
// positions it holds.
bool formula_adds_up() {
    bool all = true;
    for_all_graphs(4, [&](const Successors& graph) {
        Play normal(pieces(graph)), misere(pieces(graph), Play::misere);
        bool single = true, sums = true;
        for (unsigned v = 1; v <= 4; ++v) {
            const unsigned x = normal.value({v});
            single = single && misere.wins({v}) == (x != 1);
            for (unsigned w = 1; w <= 4; ++w) {
                const unsigned y = normal.value({w});
                sums = sums && misere.wins({v, w}) == ((x > 1 || y > 1) == (x != y));
            }
        }
        all = all && (sums || !single);
    });
    return all;
}

// Whether the formula is wrong for a tree with so many vertices, taken as one component.
bool wrong_for_tree(unsigned vertices, Edges edges = {}) {
    const unsigned next = static_cast<unsigned>(edges.size()) + 1;
    if (next < vertices) {
        for (unsigned below = 0; below < next; ++below) {
            Edges longer = edges;
            longer.emplace_back(below, next);
            if (wrong_for_tree(vertices, longer)) return true;
        }
        return false;
    }
    Numbers all(edges.size());
    std::iota(all.begin(), all.end(), 0u);
    Play normal(hackenbush(edges)), misere(hackenbush(edges), Play::misere);
    return misere.wins(all) != (normal.value(all) != 1);
}

void of_misere(Chapter c) {
    Play nim(heaps(any_number()), Play::misere);
    c.question({"Without a stone the player to move has won. Go up from there.",
                "没有石子时，轮到走的人已经赢了。从那里往上标。"})
        .numbers(1, {"the lost heaps", "必败的堆"},
                 lost_heaps(0, 9, heaps(up_to(2)), Play::misere));
    Play nim_played_normally(heaps(any_number()));
    bool turned = true;
    for (unsigned a = 0; a <= 5; ++a) {
        for (unsigned b = 0; b <= a; ++b) {
            turned = turned && (nim_played_normally.wins({b, a}) || nim.wins({b, a}));
        }
    }
    c.question({"Take Nim with two equal heaps of several stones.",
                "以 Nim 为例：两堆相等，每堆不止一颗。"})
        .yes(2, {"Is it?", "都必胜吗？"}, turned);
    const auto beside = [&](unsigned heap) {
        return those(0, 9, [&](unsigned n) { return !nim.wins({heap, n}); }).at(0);
    };
    c.question(
         {"A single stone is lost. Two equal heaps of more than one stone can be copied, until "
          "one of them gets small.",
          "单独一颗必败。两堆相等而且都不止一颗时，可以照着对手走，直到有一堆变小。"})
        .parts(3, {"beside 1, beside 3", "1 颗旁边，3 颗旁边"}, {beside(1), beside(3)});
    Answers of_four;
    for (const Numbers& cut : cuts(nim, {1, 1, 1, 4})) of_four.push_back({cut[1]});
    c.question(
         {"Only single stones are left after it. Is it good to leave an odd or an even number?",
          "走完后只剩单颗的堆。留下奇数堆好还是偶数堆好？"})
        .move(4, {"what is left of it", "剩几颗"}, of_four);
    bool together = false;
    for (unsigned others = 0; others < 2; ++others) {
        for (unsigned large = 2; large < 16; ++large)
            together = together || nim_sum({large, others}) == 0;
    }
    c.question(
         {"A value above one has a place in binary where 0 and 1 have nothing. What cancels it?",
          "大于一的值，在二进制中有 0 和 1 都没有的一位。什么能抵消它？"})
        .yes(5, {"Can it?", "可能吗？"}, together);
    c.question({"As long as there are several heaps of more than one stone, play as in Nim.",
                "只要多于一颗的堆不止一个，就照 Nim 走。"})
        .move(6, {"the size of the heap you cut, what is left of it", "动的那一堆原有几颗，剩几颗"},
              cuts(nim, {1, 3, 3}));
    c.question({"Suppose that all values of a sum are 0, and that there is a move. What do you "
                "know of the component where it is?",
                "设和的各个值都是 0，而还有走法。能走的那个子游戏，有什么是已知的？"})
        .yes(7, {"Is it?", "都对吗？"}, formula_adds_up());
    const Rules two_or_five = heaps(one_of({2, 5}));
    Play normal(two_or_five), last_loses(two_or_five, Play::misere);
    bool each = true;
    for (unsigned n = 2; n <= 40; ++n) {
        bool one = normal.value({n}) != 0;
        for (const Move& move : two_or_five({n})) one = one || normal.value(move.left) == 1;
        each = each && one;
    }
    c.question({"The heaps 4, 7 and 8 are the first of this kind. Where do their moves lead?",
                "这样的堆最小的是 4、7、8。从它们能走到哪里？"})
        .yes(8, {"Has each?", "都有吗？"}, each);
    c.question({"How many values are above one, and what is the nim-sum?",
                "有几个值大于一，异或和是多少？"})
        .first_wins(9, {"Who wins?", "谁赢？"}, last_loses.wins({5, 12}));
    // The game whose only move leads to these heaps of Nim.
    const auto only_to = [](Numbers heaps_left, Play::End end) {
        return Play(
            [=](const Numbers& position) {
                if (!position.empty()) return heaps(any_number())(position);
                return std::vector<Move>{{{}, heaps_left}};
            },
            end);
    };
    c.question({"Play it to the end: there are few moves.", "走到底看看：走法并不多。"})
        .first_wins(10, {"Who wins?", "谁赢？"}, only_to({2}, Play::misere).wins({}));
    c.question({"Who wins with two heaps of 2 stones, if the last stone loses?",
                "面对两个 2 颗的堆，取走最后一颗的人输，谁赢？"})
        .first_wins(11, {"Who wins?", "谁赢？"}, only_to({2, 2}, Play::misere).wins({}));
    c.question({"To cut a path is to cut a heap of Nim.", "剪断路径，就是取 Nim 堆中的石子。"})
        .first_wins(
            12, {"Who wins?", "谁赢？"},
            Play(hackenbush({{0, 1}, {1, 2}, {0, 3}, {3, 4}}), Play::misere).wins({0, 1, 2, 3}));
    bool smaller = false;
    for (unsigned vertices = 1; vertices < 5; ++vertices)
        smaller = smaller || wrong_for_tree(vertices);
    c.question(
         {"Such a tree has value 0 and a move, or value 1 and more than one edge. Draw the small "
          "trees.",
          "这样的树要么值为 0 而能走，要么值为 1 而不止一条边。画出小的树看看。"})
        .yes(13, {"Is it?", "会吗？"}, smaller);
    c.question({"What is the value of this game, before anybody moves?",
                "还没有走的时候，这个游戏的值是多少？"})
        .first_wins(14, {"Who wins?", "谁赢？"}, only_to({2}, Play::normal).value({}) == 0);

    c.moves(1, {"the heap, what it becomes (5, 7, 9)", "哪一堆，变成几颗（5、7、9）"},
            cuts(nim, {5, 7, 9}));
    c.moves(1, {"the heap, what it becomes (1, 1, 7)", "哪一堆，变成几颗（1、1、7）"},
            cuts(nim, {1, 1, 7}));
    c.first_wins(2, {"heaps of 4, 5 and 9, k = 3: who wins?", "4、5、9 颗的三堆，k = 3：谁赢？"},
                 Play(heaps(up_to(3)), Play::misere).wins({4, 5, 9}));
    Play tree(hackenbush({{0, 1}, {0, 2}, {2, 3}, {0, 4}, {4, 5}, {5, 6}, {6, 7}}), Play::misere);
    c.set(3, {"the ends of the edge to cut", "剪断的边的两端"},
          tree.winning({0, 1, 2, 3, 4, 5, 6}));
    unsigned nodes = 1;
    while (!formula_fails(nodes)) ++nodes;
    c.numbers(4, {"how many positions", "局面的个数"}, {nodes});
    c.parts(5,
            {"kinds with heaps of 1, with heaps of 1, 2 and 3",
             "只有 1 颗的堆时、有 1、2、3 颗的堆时各有几类"},
            {kinds(1), kinds(3)});
}

// Which removals in turn 1 of New Nim win, the first player moving first in `nim` after turn 2.
Answers removals(const Numbers& heaps, Play& nim) {
    Answers found;
    for_all_choices(heaps, [&](const Numbers& removed, const Numbers& left) {
        bool wins = !left.empty();
        for_all_choices(left, [&](const Numbers&, const Numbers& rest) {
            if (!rest.empty() && !nim.wins(rest)) wins = false;
        });
        if (wins) found.push_back(removed);
    });
    return found;
}

unsigned total(const Numbers& numbers) {
    return std::accumulate(numbers.begin(), numbers.end(), 0u);
}

unsigned cheapest(const Answers& removals) {
    unsigned least = ~0u;
    for (const Numbers& removed : removals) least = std::min(least, total(removed));
    return least;
}

Numbers span_of(const Numbers& numbers) {
    std::set<unsigned> span;
    for_all_choices(numbers,
                    [&](const Numbers& chosen, const Numbers&) { span.insert(nim_sum(chosen)); });
    return {span.begin(), span.end()};
}

unsigned choices_with_nim_sum_0(const Numbers& numbers) {
    unsigned choices = 0;
    for_all_choices(
        numbers, [&](const Numbers& chosen, const Numbers&) { choices += nim_sum(chosen) == 0; });
    return choices;
}

void of_linear_basis(Chapter c) {
    const Numbers five = {3, 5, 6, 9, 12};
    unsigned rank = 0;
    while (1u << rank < span_of(five).size()) ++rank;
    c.parts(1, {"the rank, how many choices with nim-sum 0", "秩，异或和为 0 的选法数"},
            {rank, choices_with_nim_sum_0(five)});
    Play nim(heaps(any_number())), misere(heaps(any_number()), Play::misere);
    Play by_nim_sum([&](const Numbers& position) {  // the heaps are too large for a search
        return nim_sum(position) == 0 ? std::vector<Move>() : std::vector<Move>{{{}, {}}};
    });
    const Answers winning = removals({4, 6, 7, 9, 10, 13}, by_nim_sum);
    Answers fewest;
    for (const Numbers& removed : winning) {
        if (total(removed) == cheapest(winning)) fewest.push_back(removed);
    }
    c.set(2, {"the heaps removed, with as few matches as possible", "拿走哪几堆，根数尽量少"},
          fewest);
    const Numbers seven = {1, 2, 3, 4, 5, 6, 7};
    c.numbers(3, {"with how many choices (heaps 1 to 7)", "选法数（1 到 7 各一堆）"},
              {choices_with_nim_sum_0(seven)});
    unsigned greatest = 0;
    for (const unsigned v : span_of({5, 3})) greatest = std::max(greatest, 8 ^ v);
    c.numbers(4, {"what is found (basis 5, 3, x = 8)", "求出的数（线性基 5、3，x = 8）"},
              {greatest});
    c.numbers(5, {"the number (basis 1, 6, 10, k = 5)", "这个数（线性基 1、6、10，k = 5）"},
              {span_of({1, 6, 10})[5]});
    c.numbers(6, {"how many ways", "走法的种数"},
              {static_cast<unsigned>(removals(seven, by_nim_sum).size())});
    c.numbers(7,
              {"the fewest matches to remove from 1, 2, 3, 5 and 6",
               "各堆为 1、2、3、5、6 时至少拿走几根"},
              {cheapest(removals({1, 2, 3, 5, 6}, misere))});
}

// Whether the theorem on ripe positions holds on all graphs of up to 3 nodes where a position may be
// neither ripe nor have a move; the player to move then loses, or it is a draw.
bool reduces_without_condition(bool draw) {
    const Edges all = {{2, 1}, {3, 1}, {3, 2}};
    for (unsigned mask = 0; mask < 64; ++mask) {
        const auto ripe = [&](unsigned v) { return mask >> (v + 2) & 1; };
        Successors graph(4);
        for (unsigned i = 0; i < 3; ++i) {
            if (mask >> i & 1) graph[all[i].first].push_back(all[i].second);
        }
        int outcomes[4] = {};  // 1: the player to move wins, -1: loses
        bool n_position[4] = {};
        for (unsigned v = 1; v <= 3; ++v) {
            outcomes[v] = ripe(v) ? 1 : graph[v].empty() ? -!draw : -1;
            for (const unsigned to : graph[v]) {
                outcomes[v] = std::max(outcomes[v], -outcomes[to]);
                n_position[v] = n_position[v] || (!ripe(to) && !n_position[to]);
            }
            if (!ripe(v) && n_position[v] != (outcomes[v] == 1)) return false;
        }
    }
    return true;
}

void of_other_ends(Chapter c) {
    const Rules add = heaps(up_to(4));  // what is missing; to go beyond the bound is to reach it
    c.numbers(1,
              {"the n from 1 to 20 that the first player loses (k = 4, reaching n wins)",
               "1 到 20 中先手必败的 n（k = 4，先达到者赢）"},
              lost_heaps(1, 20, add));
    c.numbers(1,
              {"the n from 1 to 20 that the first player loses (k = 4, reaching n loses)",
               "1 到 20 中先手必败的 n（k = 4，先达到者输）"},
              lost_heaps(1, 20, add, Play::misere));
    // Sheets as pairs of sides; a cut that makes a side of 1 hands over the win, another way to win
    // at once there is not.
    Play cutting([](const Numbers& sides) {
        std::vector<Move> moves;
        for (const Move& move : break_bar(sides)) {
            if (std::count(move.left.begin(), move.left.end(), 1) > 0) continue;
            Numbers parts;
            for (std::size_t i = 0; i < sides.size(); i += 2) {
                if (sides[i] == move.left[i] && sides[i + 1] == move.left[i + 1]) continue;
                parts = {move.left[i], move.left[i + 1]};
            }
            parts.insert(parts.end(), move.left.end() - 2, move.left.end());
            std::sort(parts.begin(), parts.end());
            moves.push_back({parts, move.left});
        }
        return moves;
    });
    c.set(2, {"the four sides of the two parts", "切成的两块的四条边长"},
          cutting.winning({2, 6, 3, 4}));
    Answers lines;
    for (unsigned i = 0; i + 2 < 10; ++i) lines.push_back({i, i + 1, i + 2});
    c.moves(3, {"the cells", "格子"}, Play(crosses(lines)).winning(Numbers(10)));
    c.yes(5, {"Does it still hold if the player has lost?", "这时算轮到走的人输，定理还成立吗？"},
          reduces_without_condition(false));
    c.yes(5, {"Does it still hold if it is a draw?", "这时算平局，定理还成立吗？"},
          reduces_without_condition(true));
    c.numbers(6,
              {"the n from 2 to 20 that the first player loses, q = 3",
               "q = 3 时 2 到 20 中先手必败的 n"},
              those(2, 20, [](unsigned n) {
                  return !Play([n](const Numbers& p) {
                              std::vector<Move> moves;
                              for (unsigned f = 2; f <= 3 && p[0] < n; ++f) {
                                  moves.push_back({{f}, {p[0] * f}});
                              }
                              return moves;
                          }).wins({1});
              }));
    const Numbers values = notes::octal_values("137", 30);
    c.numbers(8, {"the n from 2 to 30", "2 到 30 中的 n"},
              those(2, 30, [&](unsigned n) { return values[n] == 0; }));
}

void of_arguments(Chapter c) {
    Play pairs(euclid), bars(break_bar), bites(chomp), nim(heaps(any_number()));
    c.first_wins(1, {"24 and 15: who wins?", "24 与 15：谁赢？"}, pairs.wins({24, 15}));
    c.set(1, {"the pair that is left (100 and 45)", "走成哪两个数（100 与 45）"},
          pairs.winning({100, 45}));
    c.set(1, {"the pair that is left (34 and 21)", "走成哪两个数（34 与 21）"},
          pairs.winning({34, 21}));
    c.first_wins(2, {"2 × 3: who wins?", "2 × 3：谁赢？"}, bars.wins({2, 3}));
    c.first_wins(2, {"3 × 3: who wins?", "3 × 3：谁赢？"}, bars.wins({3, 3}));
    // What wins whatever n.
    Answers always = bites.winning(Numbers(2, 2));
    for (unsigned n = 3; n <= 6; ++n) {
        const Answers here = bites.winning(Numbers(n, n));
        always.erase(std::remove_if(always.begin(), always.end(),
                                    [&](const Numbers& move) {
                                        return std::count(here.begin(), here.end(), move) == 0;
                                    }),
                     always.end());
    }
    c.move(3, {"row, column", "行，列"}, always);
    c.moves(4, {"row, column (2 × 7)", "行，列（2 × 7）"}, bites.winning({7, 7}));
    const auto dominoes_on = [](unsigned rows, unsigned columns) {
        Numbers free(rows * columns);
        std::iota(free.begin(), free.end(), 0u);
        return Play(dominoes(columns)).wins(free);
    };
    c.first_wins(6, {"4 × 4: who wins?", "4 × 4：谁赢？"}, dominoes_on(4, 4));
    c.first_wins(6, {"3 × 4: who wins?", "3 × 4：谁赢？"}, dominoes_on(3, 4));
    c.first_wins(8, {"2 rows: who wins?", "2 行：谁赢？"}, bites.wins(Numbers(2, endless)));
    c.first_wins(8, {"3 rows: who wins?", "3 行：谁赢？"}, bites.wins(Numbers(3, endless)));
    // The square in row 2 and column 2 leaves two equal arms, each a heap that can be cut as one likes.
    c.first_wins(8, {"no end below either: who wins?", "向下也无尽：谁赢？"}, !nim.wins({9, 9}));
}

void of_unknown_games(Chapter c) {
    Play king(steps({{-1, 0}, {0, -1}, {-1, -1}}));
    c.question(
         {"Away from the edge the value hangs only on which of the two numbers are odd, and on "
          "the smaller one.",
          "值只与两个数的奇偶有关；一奇一偶时，再看较小的是哪一个。"})
        .numbers(1, {"the value", "值"}, {king.value({7, 12})});

    // Told as the row that is left.
    Play row([](const Numbers& position) {
        std::vector<Move> moves;
        for (const std::size_t end : {std::size_t(0), position.size() - 1}) {
            for (unsigned stones = 0; !position.empty() && stones < position[end]; ++stones) {
                Numbers left = position;
                left[end] = stones;
                if (stones == 0) left.erase(left.begin() + static_cast<std::ptrdiff_t>(end));
                moves.push_back({left, left});
            }
        }
        return moves;
    });
    c.move(1, {"(a): the row that it leaves", "(a)：剩下的一行"}, row.winning({6, 2, 5, 3}));
    c.move(1, {"(b): the row that it leaves", "(b)：剩下的一行"}, row.winning({3, 2, 5, 6}));
    Play no_more(dynamic(1));
    Numbers takes;
    for (const Numbers& told : no_more.winning({44, 20})) takes.push_back(told[0]);
    c.numbers(2, {"the stones to take", "取的颗数"}, takes);
    const unsigned most = 32;
    const Numbers g = values_of(0, 400, heaps(one_of({1, 2, 3, most})));
    unsigned agree = 0, period = 1;
    while (g[agree + 1] == (agree + 1) % 4) ++agree;
    while (!std::equal(g.begin(), g.begin() + most, g.begin() + period)) ++period;
    c.parts(3,
            {"the n up to which they agree, the period, how far the table goes",
             "到哪个 n 为止相同，周期，表到哪个 n"},
            {agree, period, most + period - 1});
    const auto pairs = notes::cold_pairs(700);
    unsigned k = 0;
    while (k * std::uint64_t(161803) / 100000 == pairs[k].first) ++k;
    const unsigned wrong = static_cast<unsigned>(k * std::uint64_t(161803) / 100000);
    c.numbers(4, {"the two heaps", "哪两堆"}, {wrong, wrong + k});
    c.numbers(5, {"the c for which 4, 7, c is lost", "使 4、7、c 必败的 c"},
              those(1, 12, [&](unsigned n) {
                  return !row.wins({4, 7, n});
              }));
    c.numbers(5, {"the d for which 4, 7, 7, d is lost", "使 4、7、7、d 必败的 d"},
              those(1, 12, [&](unsigned n) {
                  return !row.wins({4, 7, 7, n});
              }));
    unsigned n = 1;
    for (unsigned digits = 1; no_more.value({n, n}) == digits; digits += n >> digits) ++n;
    c.numbers(6, {"the first n", "第一个 n"}, {n});
    Play knight(steps({{-2, -1}, {-1, -2}}));
    c.parts(7, {"the values of (50, 50), (50, 51), (50, 52)", "(50, 50)、(50, 51)、(50, 52) 的值"},
            {knight.value({50, 50}), knight.value({50, 51}), knight.value({50, 52})});
    const unsigned gaps = 2 * 2 + 1 + 3 + 1;  // from 0 to 2k + s + p
    c.numbers(7, {"how many cells", "格子数"}, {gaps * gaps});
}

void of_heap_games(Chapter c) {
    Play two_heaps(moore(2));
    Answers lowered;
    const Numbers four = {1, 4, 5, 7};
    for (const Numbers& left : two_heaps.winning(four)) {
        Numbers told;
        for (std::size_t i = 0; i < four.size(); ++i) {
            if (left[i] < four[i]) told.insert(told.end(), {four[i], left[i]});
        }
        lowered.push_back(told);
    }
    c.move(1, {"from, to", "由，变成"}, lowered);
    c.set(2, {"the heaps that it leaves (5, 6 and 8, k = 2)", "走完剩下的各堆（5、6、8，k = 2）"},
          two_heaps.winning({5, 6, 8}));
    Play fibonacci(dynamic(2));
    Answers twice;
    for (const Numbers& first : fibonacci.winning({100, 99})) {
        const unsigned left = 100 - 3 * first[0];  // the answer takes 2 first[0]
        for (const Numbers& then : fibonacci.winning({left, 4 * first[0]}))
            twice.push_back({first[0], then[0]});
    }
    c.move(3, {"first, then", "先取，再取"}, twice);
    c.move(4, {"the stones to take, the size of that heap", "取几颗，那一堆原有几颗"},
           Play(heaps(half)).winning({6, 10, 13}));
    Play no_more(dynamic(1));
    c.numbers(5, {"the heaps from 2 to 40 stones", "2 到 40 颗中的堆"},
              those(2, 40, [&](unsigned n) {
                  return !no_more.wins({n, n - 1});
              }));
    c.numbers(6, {"the value of 22 stones for k = 3", "k = 3 时 22 颗的值"},
              values_of(22, 22, heaps(from_to(4, ~0u))));
    Play misere(moore(2), Play::misere);
    c.first_wins(7, {"heaps of 1, 1 and 1, k = 2: who wins?", "1、1、1 三堆，k = 2：谁赢？"},
                 misere.wins({1, 1, 1}));
    c.first_wins(7, {"heaps of 3, 3 and 3, k = 2: who wins?", "3、3、3 三堆，k = 2：谁赢？"},
                 misere.wins({3, 3, 3}));
    // One heap that holds up to 5 chips; without an end of chips there is always a move.
    Successors poker(6);
    for (unsigned n = 0; n < 6; ++n) {
        for (unsigned to = 0; to < 6; ++to) {
            if (to != n) poker[n].push_back(to);
        }
    }
    const std::vector<int> moves = remoteness_of(poker);
    c.yes(8, {"Can a player still lose?", "还会有人输吗？"},
          std::any_of(moves.begin(), moves.end(), [](int m) { return m >= 0; }));
}

Answers one_other(unsigned n) {
    Answers sets;
    for (unsigned m = 1; m < n; ++m) sets.push_back({m});
    return sets;
}

Numbers heads(unsigned length, const Numbers& places) {
    Numbers position(length);
    for (const unsigned place : places) position[place - 1] = 1;
    return position;
}

Numbers coin_values(unsigned most, const Sets& sets) {
    Play play((coins(sets)));
    Numbers values;
    for (unsigned n = 1; n <= most; ++n) values.push_back(play.value(heads(most, {n})));
    return values;
}

unsigned nim_product(unsigned a, unsigned b) {
    static std::map<std::pair<unsigned, unsigned>, unsigned> known;
    const auto found = known.find({a, b});
    if (found != known.end()) return found->second;
    std::set<unsigned> reached;
    for (unsigned x = 0; x < a; ++x) {
        for (unsigned y = 0; y < b; ++y) {
            reached.insert(nim_product(x, b) ^ nim_product(a, y) ^ nim_product(x, y));
        }
    }
    unsigned mex = 0;
    while (reached.count(mex)) ++mex;
    return known[{a, b}] = mex;
}

void of_coins(Chapter c) {
    const auto turtles = [](unsigned n) {
        Answers sets = one_other(n);
        sets.push_back({});
        return sets;
    };
    const auto ruler = [](unsigned n) {
        Answers sets(1);
        for (unsigned m = n; m > 1; --m) {
            sets.push_back(sets.back());
            sets.back().push_back(m - 1);
        }
        return sets;
    };
    const auto any_others = [](unsigned n) {
        Numbers others(n - 1);
        std::iota(others.begin(), others.end(), 1u);
        Answers sets;
        for_all_choices(others,
                        [&](const Numbers& chosen, const Numbers&) { sets.push_back(chosen); });
        return sets;
    };
    c.sets(1, {"the coins that each turns", "每种走法翻哪几枚"},
           Play(coins(turtles)).winning(heads(7, {1, 4, 5, 7})));
    c.set(2, {"the coins to turn", "翻哪几枚"}, Play(coins(ruler)).winning(heads(6, {3, 4, 6})));
    c.parts(3, {"h(1), h(2), ..., h(6)", "h(1)、h(2)、……、h(6)"}, coin_values(6, one_other));
    c.parts(4, {"h(1), h(2), ..., h(5)", "h(1)、h(2)、……、h(5)"}, coin_values(5, any_others));
    c.numbers(5, {"the product", "积"}, {nim_product(5, 9)});
    // Cells of 4 × 4, told as two opposite corners, whichever and in either order.
    Play corners([](const Numbers& cells) {
        std::vector<Move> moves;
        for (unsigned far = 0; far < 16; ++far) {
            for (unsigned near = 0; near < 16; ++near) {
                const unsigned x = far % 4, y = far / 4, u = near % 4, v = near / 4;
                if (cells[far] == 0 || u >= x || v >= y) continue;
                Move move = {{}, cells};
                for (const unsigned cell : {far, near, x + 4 * v, u + 4 * y}) move.left[cell] ^= 1;
                for (const Numbers& told :
                     {Numbers{u, v, x, y}, {x, y, u, v}, {u, y, x, v}, {x, v, u, y}}) {
                    move.told = told;
                    moves.push_back(move);
                }
            }
        }
        return moves;
    });
    Numbers cells(16);
    for (const unsigned cell : {1u + 4 * 1, 2u + 4 * 3, 3u + 4 * 3}) cells[cell] = 1;
    c.move(6, {"x, y of two opposite corners", "一对对角的 x、y"}, corners.winning(cells));
    // By trial, from the definition.
    const auto inverse = [](unsigned a) {
        unsigned b = 1;
        while (nim_product(a, b) != 1) ++b;
        return b;
    };
    c.numbers(7, {"the number", "这个数"}, {inverse(5)});
    c.question({"Look for a 1 in the row of 2 in the table.", "在表中 2 的那一行找 1。"})
        .numbers(1, {"the number", "这个数"}, {inverse(2)});
    // Cells of 4 × 4, counted from 1; a square is told by its greatest cell and its side.
    const auto squares_up_to = [](unsigned side) {
        return Play([side](const Numbers& coins) {
            std::vector<Move> moves;
            for (unsigned far = 0; far < 16; ++far) {
                const unsigned x = far % 4, y = far / 4;
                for (unsigned j = 1; coins[far] != 0 && j <= std::min({side, x + 1, y + 1}); ++j) {
                    Move move = {{x + 1, y + 1, j}, coins};
                    for (unsigned i = 0; i < j * j; ++i) {
                        move.left[x - i % j + 4 * (y - i / j)] ^= 1;
                    }
                    moves.push_back(move);
                }
            }
            return moves;
        });
    };
    Numbers heads_in_plane(16);
    for (const unsigned cell : {0u + 4 * 2, 3u + 4 * 3}) heads_in_plane[cell] = 1;
    c.move(8, {"x, y of the greatest cell, and the side", "坐标最大的格子的 x、y，以及边长"},
           squares_up_to(3).winning(heads_in_plane));
    Numbers one_head(16);
    one_head[2 + 4 * 2] = 1;
    c.question({"Fill a table cell by cell, from the corner on; there are squares of each side.",
                "从角上起逐格填表，各种边长的正方形都要考虑。"})
        .numbers(2, {"the value", "值"}, {squares_up_to(4).value(one_head)});
}

// The places of the piece on a board of this many cells from which the first player wins.
unsigned winning_cells(unsigned rows, unsigned columns) {
    Successors board(rows * columns);
    for (unsigned cell = 0; cell < board.size(); ++cell) {
        for (const unsigned next : {cell + 1, cell + columns}) {
            if (next >= board.size() || (next == cell + 1 && next % columns == 0)) continue;
            board[cell].push_back(next);
            board[next].push_back(cell);
        }
    }
    Play play(matchings(board));
    unsigned winning = 0;
    for (unsigned cell = 0; cell < board.size(); ++cell) winning += play.wins({cell, cell});
    return winning;
}

Successors undirected(unsigned nodes, Edges edges) {
    const std::size_t half = edges.size();
    for (std::size_t i = 0; i < half; ++i) edges.emplace_back(edges[i].second, edges[i].first);
    return graph_of(nodes, edges);
}

void of_trees(Chapter c) {
    const auto all_of = [](const Edges& edges) {
        Numbers all(edges.size());
        std::iota(all.begin(), all.end(), 0u);
        return all;
    };
    const Edges tree = {{0, 1}, {1, 2}, {1, 3}, {3, 4}, {3, 5}, {0, 6}, {6, 7}};
    Play on_tree(hackenbush(tree));
    c.numbers(1, {"the value", "值"}, {on_tree.value(all_of(tree))});
    c.set(1, {"the ends of the edge to cut", "剪断的边的两端"}, on_tree.winning(all_of(tree)));
    const Edges house = {{0, 1}, {1, 2}, {2, 3}, {3, 0}, {1, 3}, {2, 4}, {4, 5}};
    Play in_house(hackenbush(house));
    c.numbers(2, {"the value", "值"}, {in_house.value(all_of(house))});
    c.set(2, {"the ends of the edge to cut", "剪断的边的两端"}, in_house.winning(all_of(house)));
    Numbers flowers;
    for (unsigned n = 1; n <= 4; ++n) {
        Edges flower = {{0, 1}};
        for (unsigned v = 2; v < n + 2; ++v) flower.emplace_back(1, v);
        flowers.push_back(Play(hackenbush(flower)).value(all_of(flower)));
    }
    c.parts(3, {"the values for n = 1 to 4", "n = 1 到 4 时的值"}, flowers);
    // A circle with a tail: any other graph of 7 edges would do.
    const Edges seven = {{0, 1}, {1, 2}, {2, 3}, {3, 0}, {2, 4}, {4, 5}, {5, 6}};
    c.yes(4, {"Can it be lost?", "可能必败吗？"}, !Play(hackenbush(seven)).wins(all_of(seven)));
    const Edges comb = {{0, 1}, {1, 2}, {2, 3}, {1, 4}, {2, 5}, {3, 6}, {0, 7}, {7, 8}};
    c.set(5, {"the ends of the edge to cut", "剪断的边的两端"},
          Play(hackenbush(comb)).winning(all_of(comb)));
}

void of_cycles(Chapter c) {
    const std::vector<int> moves = remoteness_of(
        graph_of(7, {{1, 2}, {2, 3}, {3, 1}, {3, 4}, {5, 3}, {6, 5}, {7, 1}, {7, 7}}));
    c.numbers(1, {"the drawn nodes", "为平的点"},
              those(1, 7, [&](unsigned v) { return moves[v] < 0; }));
    c.parts(1, {"the remoteness of the nodes 1 to 6", "点 1 到 6 的剩余步数"},
            Numbers(moves.begin() + 1, moves.begin() + 7));
    // A circle of 6 nodes for V and E: a node is a place of the mouse, one of the cat, and a turn.
    const Successors circle = undirected(6, {{1, 2}, {2, 3}, {3, 4}, {4, 5}, {5, 6}, {6, 1}});
    unsigned nodes = 0, edges = 0;
    for (unsigned mouse = 1; mouse <= 6; ++mouse) {
        for (unsigned cat = 1; cat <= 6; ++cat) {
            nodes += 2;
            edges += static_cast<unsigned>(circle[mouse].size() + circle[cat].size());
        }
    }
    c.parts(2, {"nodes, edges at most, for V = E = 6", "V = E = 6 时的点数，至多的边数"},
            {nodes, edges});
    Play bash(heaps(up_to(2))), nim(heaps(any_number()));
    c.parts(3, {"d(4), d(6)", "d(4)、d(6)"}, {suspense(bash, {4}), suspense(bash, {6})});
    c.first_wins(3, {"the heaps 4 and 6: who wins?", "4 颗与 6 颗的两堆：谁赢？"},
                 Play(from_every_heap(2)).wins({4, 6}));
    c.numbers(3, {"d of a heap of 6 in Nim", "Nim 中 6 颗的堆的 d"}, {suspense(nim, {6})});
    const Successors loopy = graph_of(6, {{2, 1}, {3, 1}, {3, 3}, {4, 3}, {5, 2}, {5, 6}, {6, 5}});
    Successors sums(49);
    for (unsigned a = 1; a <= 6; ++a) {
        for (unsigned b = 1; b <= 6; ++b) {
            for (const unsigned to : loopy[a]) sums[7 * a + b].push_back(7 * to + b);
            for (const unsigned to : loopy[b]) sums[7 * a + b].push_back(7 * a + to);
        }
    }
    const std::vector<int> of_sums = remoteness_of(sums);
    c.outcome(4, {"5 and 2, for the player to move", "5 与 2，对轮到走的人"}, of_sums[7 * 5 + 2]);
    c.outcome(4, {"5 and 4, for the player to move", "5 与 4，对轮到走的人"}, of_sums[7 * 5 + 4]);
    c.outcome(4, {"5 and 6, for the player to move", "5 与 6，对轮到走的人"}, of_sums[7 * 5 + 6]);
    c.outcome(5, {"2 and 2 there, for the player to move", "那里的 2 与 2，对轮到走的人"},
              of_sums[7 * 2 + 2]);
    c.outcome(5, {"5 and 5 there, for the player to move", "那里的 5 与 5，对轮到走的人"},
              of_sums[7 * 5 + 5]);
    // State 2 v + p: the piece is on v, and player p is to move, 0 for A.
    const auto cost = [](long long of_1_2) {
        std::vector<std::vector<notes::Edge>> moves_of(10);
        const auto add = [&](std::size_t from, std::size_t to, long long costs) {
            for (const std::size_t p : {0, 1})
                moves_of[2 * from + p].push_back({2 * to + 1 - p, costs});
        };
        add(1, 2, of_1_2);
        add(1, 3, 1);
        add(2, 4, 1);
        add(3, 1, 2);
        add(3, 2, 1);
        add(3, 4, 6);
        std::vector<bool> chooses;
        for (std::size_t s = 0; s < moves_of.size(); ++s) chooses.push_back(s % 2 == 0);
        return static_cast<unsigned>(notes::least_costs(moves_of, chooses, {8, 9})[2]);
    };
    c.question({"Where would B go from node 3?", "在点 3， B 会走到哪里？"})
        .numbers(1, {"the cost", "代价"}, {cost(4)});
    c.question({"Can A get round the dear edge, or does B lead back to it?",
                "A 能绕开那条贵的边吗，还是 B 总把棋子带回来？"})
        .numbers(2, {"the cost", "代价"}, {cost(9)});
}

void of_matchings(Chapter c) {
    Play path_of_5(matchings(undirected(5, {{1, 2}, {2, 3}, {3, 4}, {4, 5}})));
    c.numbers(1, {"the vertices", "这些顶点"}, those(1, 5, [&](unsigned v) {
                  return path_of_5.wins({v, v});
              }));
    c.parts(2, {"from how many cells of 3 × 3, of 3 × 4", "3 × 3 中有几格，3 × 4 中有几格"},
            {winning_cells(3, 3), winning_cells(3, 4)});
    c.numbers(3,
              {"how many of 1 to 8 vertices a path has that the first player wins",
               "先手必胜的路径的点数（1 到 8）"},
              those(1, 8, [](unsigned n) {
                  Edges path;
                  for (unsigned v = 1; v < n; ++v) path.emplace_back(v, v + 1);
                  Play play(matchings(undirected(n, path)));
                  for (unsigned v = 1; v <= n; ++v) {
                      if (!play.wins({v, v})) return true;
                  }
                  return false;
              }));
    Play tree(matchings(undirected(5, {{1, 2}, {2, 3}, {2, 4}, {4, 5}})));
    c.numbers(4,
              {"the starts that win (edges 1-2, 2-3, 2-4, 4-5)",
               "先手必胜的起点（边 1-2、2-3、2-4、4-5）"},
              those(1, 5, [&](unsigned v) {
                  return tree.wins({v, v});
              }));
}

// --- games with a score, where a move brings points ---

using Row = std::vector<long long>;
template <class Position>
using ScoredMoves = std::vector<std::pair<long long, Position>>;

long long sum_of(const Row& row) {
    return std::accumulate(row.begin(), row.end(), 0LL);
}
Row without(Row row, std::size_t i) {
    row.erase(row.begin() + static_cast<std::ptrdiff_t>(i));
    return row;
}
ScoredMoves<Row> ends(const Row& row) {
    if (row.empty()) return {};
    return {{row.front(), without(row, 0)}, {row.back(), without(row, row.size() - 1)}};
}
ScoredMoves<Row> from_the_front(const Row& row, std::size_t most) {
    ScoredMoves<Row> moves;
    for (Row taken, rest = row; taken.size() < most && !rest.empty();) {
        taken.push_back(rest.front());
        rest = without(rest, 0);
        moves.push_back({sum_of(taken), rest});
    }
    return moves;
}
// Each player takes the first number of a stack, or the second player the last one.
using Stacks = std::pair<std::vector<Row>, bool>;
template <bool FromBelow>
ScoredMoves<Stacks> from_stacks(const Stacks& position) {
    ScoredMoves<Stacks> moves;
    for (std::size_t i = 0; i < position.first.size(); ++i) {
        const Row& stack = position.first[i];
        if (stack.empty()) continue;
        const std::size_t card = FromBelow && position.second ? stack.size() - 1 : 0;
        Stacks next = {position.first, !position.second};
        next.first[i] = without(stack, card);
        moves.push_back({stack[card], next});
    }
    return moves;
}
// What is left of a row: the first player, who makes `more` moves besides, wants it great.
long long left_in_the_end(const Row& row, bool great, unsigned more) {
    if (row.size() == 1) return row[0];
    const bool next = more > 0 ? great : !great;
    const unsigned rest = more > 0 ? more - 1 : 0;
    const auto both = std::minmax({left_in_the_end(without(row, 0), next, rest),
                                   left_in_the_end(without(row, row.size() - 1), next, rest)});
    return great ? both.second : both.first;
}

void of_scoring(Chapter c) {
    const auto number = [](long long n) { return Numbers{static_cast<unsigned>(n)}; };
    const auto first_gets = [&](const Row& row) {
        return static_cast<unsigned>((sum_of(row) + notes::lead(row, ends)) / 2);
    };
    c.question({"Whatever Ann takes first, 9 lies at an end sooner or later. Who is to move then?",
                "无论甲先取什么，9 迟早会到一端。那时轮到谁走？"})
        .numbers(1, {"Ann’s sum", "甲的和"}, {first_gets({1, 3, 9, 2})});
    c.question({"Whoever takes an end leaves two numbers, of which the opponent takes the greater.",
                "取走一端后剩下两个数，对手取较大的。"})
        .numbers(2, {"how far the other player is ahead", "对手领先多少"},
                 number(-notes::lead(Row{3, 8, 4}, ends)));
    const Row eight = {3, 1, 4, 1, 5, 9, 2, 6};
    long long places[2] = {};
    for (std::size_t i = 0; i < eight.size(); ++i) places[i % 2] += eight[i];
    c.question({"Number the places from 1 to 8. Which places are at the ends for Ben, if Ann takes "
                "the last number?",
                "把位置编号为 1 到 8。甲取走最右的数之后，乙面对的两端是哪些位置？"})
        .numbers(3, {"the sum", "这个和"}, number(std::max(places[0], places[1])));
    const auto three = [](const Row& row) { return from_the_front(row, 3); };
    c.question({"Who gets the 7?", "7 归谁？"})
        .first_wins(4, {"Who gets more?", "谁的和更大？"}, notes::lead(Row{1, 2, 3, 7}, three) > 0);
    // A prize as its values to the player to move and to the other one.
    using Prizes = std::vector<std::pair<long long, long long>>;
    const auto prizes = [](const Prizes& all) {
        ScoredMoves<Prizes> moves;
        for (std::size_t i = 0; i < all.size(); ++i) {
            Prizes rest;
            for (std::size_t j = 0; j < all.size(); ++j) {
                if (j != i) rest.push_back({all[j].second, all[j].first});
            }
            moves.push_back({all[i].first, rest});
        }
        return moves;
    };
    const Prizes on_the_table = {{8, 1}, {5, 6}, {3, 3}};
    Answers best;
    unsigned prize = 0;
    for (const auto& move : prizes(on_the_table)) {
        ++prize;
        if (move.first - notes::lead(move.second, prizes) == notes::lead(on_the_table, prizes)) {
            best.push_back({prize});
        }
    }
    c.question({"What does Ben take next, if Ann takes the first one?",
                "如果甲先取第一件，乙接着会取什么？"})
        .move(5, {"the prize, 1 to 3", "第几件（1 到 3）"}, best);
    c.question({"If Ann takes first from the stack of three, who gets the 9?",
                "如果甲先在三张的一摞中取，9 归谁？"})
        .numbers(6, {"how far Ann is ahead", "甲领先多少"},
                 number(notes::lead(Stacks({{1, 9, 3}, {5, 2}}, false), from_stacks<true>)));
    c.question({"Nobody likes to open the 9. Who has to, in the end?",
                "谁也不愿意让对手拿到 9。最后由谁来取 1？"})
        .numbers(7, {"how far Ann is ahead", "甲领先多少"},
                 number(notes::ends_lead({{3, 7, 4}}, {{9, 1}})));
    const Row four = {7, 2, 5, 9};
    const auto left = std::find(four.begin(), four.end(), left_in_the_end(four, true, 0));
    const auto place = static_cast<unsigned>(left - four.begin() + 1);
    c.question({"Ann can keep a number in the middle. Which ones?",
                "甲可以让一个数一直在正中。哪些数可以？"})
        .numbers(8, {"the place, 1 to 4", "第几个（1 到 4）"}, {place});

    const Row five = {6, 2, 8, 4, 5};
    const unsigned first = first_gets(five);
    c.parts(1, {"the first player’s sum, the second’s", "先手的和，后手的和"},
            {first, static_cast<unsigned>(sum_of(five)) - first});
    Answers takes;
    for (const auto& move : ends(five)) {
        if (move.first - notes::lead(move.second, ends) != notes::lead(five, ends)) continue;
        takes.push_back(number(move.first));
    }
    c.move(1, {"the number taken first", "第一步取的数"}, takes);
    c.numbers(2, {"the lead for n = 10", "n = 10 时的净胜分"},
              number(notes::lead(Row{1, 2, 3, 4, 5, 6, 7, 8, 9, 10}, ends)));
    const auto any = [](const Row& row) { return from_the_front(row, row.size()); };
    c.numbers(3, {"the lead", "净胜分"}, number(notes::lead(Row{3, 1, -6, 4}, any)));
    const Stacks two = {{{2, 9}, {1}}, false};
    c.numbers(4, {"the first player’s sum with 2, 9 and 1", "两摞 2, 9 与 1 时先手的和"},
              number((12 + notes::lead(two, from_stacks<false>)) / 2));
    const auto rest = [](const Row& row) {
        ScoredMoves<Row> moves = ends(row);
        for (auto& move : moves) move.first = sum_of(move.second);
        return moves;
    };
    c.numbers(5, {"the lead", "净胜分"}, number(notes::lead(Row{5, 3, 1, 4, 2}, rest)));
    long long ahead = 0;
    Row circle = {2, 7, 1, 8, 4};
    for (std::size_t i = 0; i < circle.size(); ++i) {
        ahead = std::max(ahead, circle[0] - notes::lead(without(circle, 0), ends));
        std::rotate(circle.begin(), circle.begin() + 1, circle.end());
    }
    c.numbers(6, {"the lead in the circle 2, 7, 1, 8, 4", "2, 7, 1, 8, 4 排成一圈时的净胜分"},
              number(ahead));
    Numbers results;
    for (unsigned k = 0; k < 5; ++k) {
        results.push_back(static_cast<unsigned>(left_in_the_end({2, 6, 1, 4, 3}, true, k)));
    }
    c.parts(7, {"the results for 2, 6, 1, 4, 3, k = 0 to 4", "2, 6, 1, 4, 3，k = 0 到 4 的结果"},
            results);
}

// --- how many positions are lost ---

// How many lists, the i-th number below bounds[i], have this.
template <class Has>
unsigned lists_below(const Numbers& bounds, Has has) {
    unsigned found = 0, lists = 1;
    for (const unsigned bound : bounds) lists *= bound;
    for (unsigned i = 0; i < lists; ++i) {
        Numbers list;
        unsigned rest = i;
        for (const unsigned bound : bounds) {
            list.push_back(rest % bound);
            rest /= bound;
        }
        found += has(list);
    }
    return found;
}

bool is_lost_nim(const Numbers& heaps) {
    return nim_sum(heaps) == 0;
}

// Coins on the cells 1, 2, ...; a move takes one to the left, not over another.
Rules coins_on_a_strip() {
    return [](const Numbers& cells) {
        std::vector<Move> moves;
        for (std::size_t i = 0; i < cells.size(); ++i) {
            for (unsigned to = i == 0 ? 1 : cells[i - 1] + 1; to < cells[i]; ++to) {
                Numbers left = cells;
                left[i] = to;
                moves.push_back({{cells[i], to}, left});
            }
        }
        return moves;
    };
}

unsigned lost_strips(unsigned cells, unsigned coins) {
    Play play(coins_on_a_strip());
    return lists_below(Numbers(cells, 2), [&](const Numbers& taken) {
        Numbers at;
        for (unsigned cell = 0; cell < cells; ++cell) {
            if (taken[cell] == 1) at.push_back(cell + 1);
        }
        return at.size() == coins && !play.wins(at);
    });
}

void of_counting(Chapter c) {
    const Text lost = {"the lost positions", "必败态的个数"};
    c.question({"How many third heaps make the nim-sum 0, once the first two are there?",
                "前两堆定了以后，第三堆有几种取法使异或和为 0？"})
        .numbers(1, {"the lost draws", "必败的结果数"}, {lists_below({8, 8, 8}, is_lost_nim)});
    c.question({"Go through the 15 pairs of the first two heaps. When is their nim-sum at most 5?",
                "前两堆有 15 种情形，其中哪些的异或和不超过 5？"})
        .numbers(2, lost, {lists_below({3, 5, 6}, is_lost_nim)});
    c.question({"6 is 2 + 4. In each place two heaps have a 1, or none.",
                "6 等于 2 + 4。每一位上要么恰有两堆是 1，要么都不是。"})
        .numbers(3, {"the ways", "种数"}, {lists_below({7, 7, 7}, [](const Numbers& heaps) {
                     return total(heaps) == 6 && is_lost_nim(heaps);
                 })});
    c.question(
         {"Which gap counts? Where may the pair stand?", "哪个间隔起作用？这两枚可以在哪里？"})
        .numbers(4, {"the lost beginnings", "必败开局数"}, {lost_strips(6, 2)});
    Numbers fifteen(15);
    std::iota(fifteen.begin(), fifteen.end(), 1u);
    c.question({"What is the rank of these heaps?", "这些堆的秩是多少？"})
        .numbers(5, {"the choices", "选法数"}, {choices_with_nim_sum_0(fifteen)});
    Play fibonacci(dynamic(2));
    c.question(
         {"Whose Zeckendorf sum has no term 1, 2 or 3?", "哪些数的齐肯多夫和里没有 1、2、3？"})
        .numbers(6, {"the lost heaps", "必败的堆"}, those(1, 20, [&](unsigned n) {
                     return !fibonacci.wins({n, 3});
                 }));
    Play one_or_two(heaps(up_to(2)));
    c.question({"The values are 0, 1, 2, 0, 1, 2. Count the pairs of equal ones.",
                "SG 值依次是 0、1、2、0、1、2。数一数两堆的值相等的情形。"})
        .numbers(7, lost, {lists_below({6, 6}, [&](const Numbers& position) {
                     return !one_or_two.wins(position);
                 })});

    c.numbers(1, lost, {lists_below({16, 16, 16, 16}, is_lost_nim)});
    c.numbers(2, lost, {lists_below({7, 7, 7}, [](Numbers position) {
                  for (unsigned& heap : position) ++heap;
                  return is_lost_nim(position);
              })});
    c.numbers(3, {"the lost beginnings", "必败开局数"}, {lost_strips(9, 5)});
    Play misere(heaps(any_number()), Play::misere);
    c.numbers(
        4,
        {"the lost positions of misère Nim with three heaps of 0 to 3",
         "三堆各 0 到 3 颗的反常 Nim，必败态的个数"},
        {lists_below({4, 4, 4}, [&](const Numbers& position) { return !misere.wins(position); })});
    c.numbers(
        5,
        {"of the 64 sums of three components with the values 0, 0, 0 and 1, how many are lost",
         "三个子游戏的值都从 0、0、0、1 中取，64 种和里必败的有几种"},
        {lists_below({4, 4, 4}, [](const Numbers& picked) {
            return std::count(picked.begin(), picked.end(), 3u) % 2 == 0;
        })});
    Play two_heaps(moore(2));
    c.numbers(6,
              {"the lost positions of four heaps of 0 to 7, where a move lowers one or two",
               "四堆各 0 到 7 颗，每步减小一堆或两堆，必败态的个数"},
              {lists_below({8, 8, 8, 8},
                           [&](const Numbers& position) { return !two_heaps.wins(position); })});
    const auto sums = [](unsigned x) {  // of three components whose only value is 1
        return lists_below({1, 1, 1}, [x](const Numbers&) { return nim_sum({1, 1, 1}) == x; });
    };
    c.yes(7, {"Is that so for odd m?", "m 是奇数时也如此吗？"}, sums(0) >= sums(1));
}

// White cells among 1, ..., n; a move turns over a white one and its next multiples.
Rules turning(unsigned n) {
    return [n](const Numbers& white) {
        std::vector<Move> moves;
        for (const unsigned x : white) {
            std::set<unsigned> left(white.begin(), white.end());
            for (unsigned cell = x; cell <= n; cell += x) {
                if (left.erase(cell) == 0) left.insert(cell);
                moves.push_back({{x, cell}, {left.begin(), left.end()}});
            }
        }
        return moves;
    };
}

std::set<unsigned> quotients(unsigned n) {
    std::set<unsigned> all;
    for (unsigned x = 1; x <= n; ++x) all.insert(n / x);
    return all;
}

// The value of cell 1 among n, where it turns alone or with one of its multiples; the same with any
// number of them.
unsigned with_multiples(unsigned n, bool any_number) {
    notes::Quotients values(n);
    for (unsigned q = 0; q < n;) {
        q = n / (n / (q + 1));
        std::set<unsigned> reached = {0};
        for (unsigned j = 2; j <= q; j = q / (q / j) + 1) {
            const unsigned other = values.of(q / j);
            const std::set<unsigned> before = any_number ? reached : std::set<unsigned>{0};
            for (const unsigned sum : before) reached.insert(sum ^ other);
        }
        while (reached.count(values.of(q))) ++values.of(q);
    }
    return values.of(n);
}

// A move takes one stone and leaves up to three heaps, or two stones and leaves at most one.
Numbers up_to_three_heaps(unsigned last) {
    Numbers values;
    for (unsigned n = 0; n <= last; ++n) {
        std::set<unsigned> reached;
        if (n >= 2) reached.insert(values[n - 2]);
        for (unsigned a = 0; n >= 1 && a < n; ++a) {
            for (unsigned b = 0; a + b < n; ++b) {
                reached.insert(values[a] ^ values[b] ^ values[n - 1 - a - b]);
            }
        }
        values.push_back(0);
        while (reached.count(values.back())) ++values.back();
    }
    return values;
}

void of_beyond(Chapter c) {
    const Text value = {"the value", "SG 值"};
    Play twelve(turning(12));
    c.question({"What do moves among these cells do?", "在这几格中走，一步能做什么？"})
        .first_wins(1, {"Who wins?", "谁赢？"}, twelve.wins({7, 8, 9, 10, 11, 12}));
    c.question({"Cells 8 and 12 are worth 1 each.", "第 8、12 格的值都是 1。"})
        .numbers(2, value, {twelve.value({4})});
    c.question({"The cells 1 to 10 have ten, and no number up to 10 is left out.",
                "第 1 到 10 格有十个，而 10 以内的数一个不缺。"})
        .numbers(3, {"how many", "个数"}, {static_cast<unsigned>(quotients(100).size())});
    c.question({"It is that of the cell before.", "就是前一格的商。"})
        .numbers(4, {"the quotient", "商"}, {*quotients(100).upper_bound(100 / 9)});
    const Takes third = [](unsigned n) { return up_to(n / 3)(n); };
    c.question({"They have one option each.", "它们各有一个后继。"})
        .parts(5, {"the values in this order", "依次的值"}, values_of(3, 5, heaps(third)));
    c.question({"What have 3, 6 and 9?", "3、6、9 的值是多少？"})
        .numbers(6, value, values_of(30, 30, heaps(third)));
    c.question({"Add 2 and 3 to each.", "分别加 2 和 3。"})
        .numbers(7, {"the heaps", "堆"}, those(0, 9, [](unsigned n) {
                     const Numbers takes = one_of({2, 3})(n);
                     return std::any_of(takes.begin(), takes.end(),
                                        [n](unsigned t) { return n - t <= 1; });
                 }));
    c.question({"Round up.", "向上取整。"}).numbers(8, {"the words", "字数"}, {(100000 + 63) / 64});
    const Numbers kayles = notes::octal_values("77", 100);
    c.question({"What is the remainder by 12?", "除以 12 余几？"})
        .numbers(9, {"the pins of that row", "那一排的瓶子数"},
                 {71 + (1000000000000000000 - 71) % 12});
    const Numbers three = up_to_three_heaps(4);
    c.question({"What may be left when one stone is taken?", "取一颗时可以留成哪些样子？"})
        .parts(10, {"the values in this order", "依次的值"}, {three[3], three[4]});
    bool seven = false;
    for (unsigned a = 0; a < 64; ++a) {
        seven = seven || (notes::is_common(a, 63) && notes::is_common(a ^ 7, 63));
    }
    c.question({"How many ones are lost where both have one?", "同为 1 的位上会少掉几个 1？"})
        .yes(11, {"Is that possible?", "可能吗？"}, seven);
    c.question({"0, 3 and 6 have an even number.", "0、3、6 有偶数个。"})
        .numbers(12, {"the rows", "瓶子数"},
                 those(0, 20, [&](unsigned n) { return !notes::is_common(kayles[n], 15); }));

    c.numbers(1, {"the nim-sum", "异或和"},
              {Play(turning(1)).value({1}) ^ Play(turning(2)).value({1})});
    c.numbers(2, value, values_of(1000, 1000, heaps(third)));
    c.numbers(3, {"how many quotients", "商的种数"},
              {static_cast<unsigned>(quotients(1000000).size())});
    c.numbers(4, {"how many quotients 99 has", "99 的商的种数"},
              {static_cast<unsigned>(quotients(99).size())});
    c.numbers(5, {"the value of cell 1", "第 1 格的值"}, {with_multiples(1000000, false)});
    c.numbers(6, {"the lost heaps for k = 3", "k = 3 时必败的堆"}, lost_heaps(1, 30, heaps(third)));
    c.numbers(7, {"the value of cell 3 of 100", "100 格中第 3 格的值"},
              {with_multiples(100 / 3, true)});
}

// --- partizan games, by their values ---

void of_partizan(Chapter c) {
    const auto number = [](double n) { return Numbers{static_cast<unsigned>(n)}; };
    const auto fraction = [](double x) {
        unsigned denominator = 1;
        for (; x != std::floor(x); x *= 2) denominator *= 2;
        return Numbers{static_cast<unsigned>(x), denominator};
    };
    const auto cake = [](long long x, long long y) {
        return static_cast<double>(notes::in_hand(x, y));
    };
    Numbers strips;
    for (unsigned width = 1; width < 4; ++width) {
        if (cake(width, 2) + cake(4 - width, 2) >= 0) strips.push_back(width);
    }
    c.question({"Which cuts leave the opponent a piece that is higher than wide?",
                "切哪一刀会给对手留下高大于宽的一块？"})
        .numbers(1, {"columns", "列数"}, strips);
    c.question({"After the first cut of the opponent, how many cuts do you have?",
                "对手切了第一刀之后，你有几步？"})
        .yes(2, {"Do you win?", "你能赢吗？"}, cake(2, 2) >= 0);
    const auto left_wins = [](double rest, std::size_t switches) {
        return rest > 0 || (rest == 0 && switches % 2 == 1);
    };
    using Switches = std::vector<std::pair<double, double>>;
    const auto wins_first = [&](const Switches& switches, double beside) {
        return left_wins(notes::left_begins(switches, beside), switches.size());
    };
    c.question({"After the first move, does anybody have a move?", "走一步之后还有人能走吗？"})
        .first_wins(3, {"Who wins?", "谁赢？"}, wins_first({{0, 0}}, 0));
    // Right begins: the same with the sign changed.
    c.question({"Right has only one move.", "Right 只有一步可走。"})
        .yes(4, {"Does Left win?", "Left 能赢吗？"}, !wins_first({{0, 0}}, -1));
    c.question({"What is the sum of the three numbers?", "三个数的和是多少？"})
        .yes(5, {"Does Left win?", "Left 能赢吗？"}, .5 + .5 - 1 > 0);
    c.question(
         {"There is no whole number between them. Try halves.", "两者之间没有整数。试试二分之几。"})
        .parts(6, {"numerator, denominator", "分子，分母"},
               fraction(notes::simplest_between(1.25, 1.625)));
    c.question(
         {"How many cuts does Left have? Does Right have any?", "Left 有几步？Right 有没有？"})
        .numbers(7, {"the value", "值"}, number(cake(5, 1)));
    c.question({"Left cuts it into 2 by 3 and 3 by 3. What are these worth?",
                "Left 把它切成宽 2 与宽 3 的两块。这两块的值是多少？"})
        .numbers(8, {"the value", "值"}, number(cake(5, 3)));
    c.question({"Two of them balance one red edge.", "两根抵消一条红边。"})
        .numbers(9, {"stalks", "竹竿的根数"}, number(2 / notes::stalk_value("LR")));
    c.question({"Left has one move, to 0. Right leaves LR, and how much is that?",
                "Left 只有一步，走到 0。Right 走后剩下 LR，它的值是多少？"})
        .numbers(10, {"1 divided by", "几分之一"},
                 number(1 / notes::forest_value({0, 0, 1, 1}, " LRR")));
    const Switches two = {{8, 2}, {5, 1}};
    c.question({"The wider one goes first.", "先走较宽的。"})
        .numbers(11, {"what they are worth", "值"}, number(notes::left_begins(two, 0)));
    c.question({"What is left when both are taken, and who has to move?",
                "两个都走完后剩下多少？轮到谁走？"})
        .yes(12, {"Does Left win?", "Left 能赢吗？"}, wins_first({{3, -3}, {1, -1}}, -2));

    c.parts(1, {"numerator, denominator", "分子，分母"}, fraction(notes::stalk_value("LLRL")));
    c.first_wins(2, {"Who wins?", "谁赢？"}, cake(12, 5) + cake(3, 9) > 0);
    c.yes(3, {"Does Left win?", "Left 能赢吗？"}, wins_first({{8, -2}, {5, 1}, {3, -3}}, -10));
    c.numbers(4, {"trees, for m = 5", "m = 5 时的棵数"}, number(1 / notes::stalk_value("LRRRRR")));
    c.yes(5,
          {"x = 0 and five such games: does the first player win?",
           "x = 0，有五个这样的游戏，先手能赢吗？"},
          wins_first(Switches(5, {0, 0}), 0));
    c.numbers(6, {"the greatest denominator with 6 edges", "6 条边时最大的分母"},
              {fraction(notes::stalk_value("LRLRLR")).back()});
}

}  // namespace

std::vector<Box> boxes() {
    std::vector<Box> all;
    const std::pair<const char*, void (*)(Chapter)> chapters[] = {
        {"impartial-games", of_impartial_games},
        {"bash", of_bash},
        {"nim", of_nim},
        {"sprague-grundy", of_sprague_grundy},
        {"patterns", of_patterns},
        {"dags", of_dags},
        {"periods", of_periods},
        {"staircase-nim", of_staircase_nim},
        {"wythoff", of_wythoff},
        {"misere", of_misere},
        {"linear-basis", of_linear_basis},
        {"other-ends", of_other_ends},
        {"arguments", of_arguments},
        {"unknown-games", of_unknown_games},
        {"heap-games", of_heap_games},
        {"coins", of_coins},
        {"trees", of_trees},
        {"cycles", of_cycles},
        {"matchings", of_matchings},
        {"scoring", of_scoring},
        {"counting", of_counting},
        {"beyond", of_beyond},
        {"partizan", of_partizan}};
    for (const auto& [name, add] : chapters) add(Chapter(name, all));
    return all;
}

}  // namespace exercises
