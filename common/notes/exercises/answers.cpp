#include "answers.hpp"

#include <cstdint>
#include <numeric>
#include <utility>

#include "../code/cold.hpp"
#include "../code/dag.hpp"
#include "../code/grundy.hpp"
#include "../code/octal.hpp"
#include "../code/remoteness.hpp"
#include "play.hpp"

namespace exercises {

namespace {

using Answers = std::vector<Numbers>;

class Chapter {
 public:
    Chapter(std::string name, std::vector<Box>& boxes) : name_(name), boxes_(boxes) {}

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
    void add(unsigned exercise, const char* kind, const Text& asks, const Answers& answers) {
        boxes_.push_back({name_, exercise, kind, asks, answers});
    }

    std::string name_;
    std::vector<Box>& boxes_;
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

// --- the chapters ---

void of_impartial_games(Chapter c) {
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
    Play hundred(heaps(up_to(6)));
    Answers takes;
    for (const Numbers& told : hundred.winning({100})) takes.push_back({told[0]});
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
    c.moves(1, {"stones to take, the heap", "取的颗数，堆"}, nim.winning({3, 4, 5}));
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

void of_sprague_grundy(Chapter c) {
    Play bash(heaps(up_to(6)));
    c.numbers(1, {"the value of 23 stones for k = 6", "k = 6 时 23 颗的值"}, {bash.value({23})});
    c.parts(2, {"g(0), g(1), ..., g(14)", "g(0)、g(1)、……、g(14)"},
            values_of(0, 14, heaps(one_of({1, 3, 4}))));
    Play two_or_five(heaps(one_of({2, 5})));
    c.move(3, {"stones to take, the heap", "取的颗数，堆"}, two_or_five.winning({9, 12}));
    const auto copies = [](unsigned n) { return nim_sum(Numbers(n, 5)); };
    c.parts(4, {"the values of 2, of 3 and of 100 copies", "2 个、3 个、100 个 G 之和的值"},
            {copies(2), copies(3), copies(100)});
    Play rook(heaps(up_to(2)));
    c.numbers(5, {"the value of (7, 5)", "(7, 5) 的值"}, {rook.value({7, 5})});
    c.parts(6, {"g(1), g(2), ..., g(16)", "g(1)、g(2)、……、g(16)"}, values_of(1, 16, heaps(half)));
}

void of_dags(Chapter c) {
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

void of_periods(Chapter c) {
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
    c.move(1, {"stones to take, the heap", "取的颗数，堆"}, takes);
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
    std::set<unsigned> from;
    for (const Numbers& told : stairs.winning({2, 1, 4, 1, 5, 3})) from.insert(told[0]);
    c.numbers(1, {"the two stairs", "哪两级"}, {from.begin(), from.end()});
    c.moves(2, {"from, to", "由，到"}, Play(slide).winning({2, 5, 6, 10, 14}));
    Numbers row;
    for (const char cell : std::string("oo.o..ooo.o.")) row.push_back(cell == 'o');
    c.moves(3, {"from, to, the cells counted from the left", "由，到；格子从左边数起"},
            Play(jump).winning(row));
    const Northcott game;
    Successors both = game.advances;
    for (unsigned p = 0; p < 625; ++p) {
        both[p].insert(both[p].end(), game.retreats[p].begin(), game.retreats[p].end());
    }
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
    const auto pairs = notes::cold_pairs(20);
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
    Edges all;
    for (unsigned to = 1; to <= nodes; ++to) {
        for (unsigned from = to + 1; from <= nodes; ++from) all.emplace_back(from, to);
    }
    for (unsigned mask = 0; mask < 1u << all.size(); ++mask) {
        Edges edges;
        for (std::size_t i = 0; i < all.size(); ++i) {
            if (mask >> i & 1) edges.push_back(all[i]);
        }
        const Rules rules = pieces(graph_of(nodes, edges));
        Play normal(rules), misere(rules, Play::misere);
        for (unsigned v = 1; v <= nodes; ++v) {
            const unsigned value = normal.value({v});
            if (misere.wins({v}) != (value != 1)) return true;
        }
    }
    return false;
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

void of_misere(Chapter c) {
    Play nim(heaps(any_number()), Play::misere);
    const auto becomes = [&](const Numbers& position) {
        Answers answers;
        for (const Numbers& told : nim.winning(position))
            answers.push_back({told[1], told[1] - told[0]});
        return answers;
    };
    c.moves(1, {"the heap, what it becomes (5, 7, 9)", "哪一堆，变成几颗（5、7、9）"},
            becomes({5, 7, 9}));
    c.moves(1, {"the heap, what it becomes (1, 1, 7)", "哪一堆，变成几颗（1、1、7）"},
            becomes({1, 1, 7}));
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
    const Answers lines = {{0, 1, 2}, {3, 4, 5}, {6, 7, 8}, {0, 3, 6},
                           {1, 4, 7}, {2, 5, 8}, {0, 4, 8}, {2, 4, 6}};
    c.first_wins(1, {"(b): who wins?", "(b)：谁赢？"}, Play(crosses(lines)).wins(Numbers(9)));
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
    c.sets(2, {"the heaps that each leaves", "每种走法剩下的各堆"}, lasker.winning({3, 4}));
    const unsigned most = 32;
    const Numbers g = values_of(0, 400, heaps(one_of({1, 2, 3, most})));
    unsigned agree = 0, period = 1;
    while (g[agree + 1] == (agree + 1) % 4) ++agree;
    while (!std::equal(g.begin(), g.begin() + most, g.begin() + period)) ++period;
    c.parts(4,
            {"the n up to which they agree, the period, how far the table goes",
             "到哪个 n 为止相同，周期，表到哪个 n"},
            {agree, period, most + period - 1});
    const auto pairs = notes::cold_pairs(700);
    unsigned k = 0;
    while (k * std::uint64_t(161803) / 100000 == pairs[k].first) ++k;
    const unsigned wrong = static_cast<unsigned>(k * std::uint64_t(161803) / 100000);
    c.numbers(5, {"the two heaps", "哪两堆"}, {wrong, wrong + k});
    Play rook(either(heaps(any_number()), steps({{-1, -1}})));
    c.numbers(6, {"the y for which (31, y) is a P-position", "(31, y) 是必败态的 y"},
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
    c.parts(7, {"g(30), g(31), g(32)", "g(30)、g(31)、g(32)"},
            {values[30], values[31], values[32]});
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
    c.move(4, {"stones to take, the heap", "取的颗数，堆"}, Play(heaps(half)).winning({6, 10, 13}));
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

}  // namespace

std::vector<Box> boxes() {
    std::vector<Box> all;
    const std::pair<const char*, void (*)(Chapter)> chapters[] = {
        {"impartial-games", of_impartial_games},
        {"bash", of_bash},
        {"nim", of_nim},
        {"sprague-grundy", of_sprague_grundy},
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
        {"matchings", of_matchings}};
    for (const auto& [name, add] : chapters) add(Chapter(name, all));
    return all;
}

}  // namespace exercises
