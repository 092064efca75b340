// What the tests of several chapters share: play by the rules, graphs, tables of the notes.
#ifndef COMMON_NOTES_CLAIMS_SHARED_HPP
#define COMMON_NOTES_CLAIMS_SHARED_HPP

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <functional>
#include <map>
#include <numeric>
#include <set>
#include <string>
#include <tuple>
#include <unordered_map>
#include <utility>
#include <vector>

#include "board_squares.hpp"
#include "notes/code/backwards.hpp"
#include "notes/code/basis.hpp"
#include "notes/code/cutting.hpp"
#include "notes/code/cutting_trees.hpp"
#include "notes/code/dag.hpp"
#include "notes/code/grundy.hpp"
#include "notes/code/loopy.hpp"
#include "notes/code/octal.hpp"
#include "notes/code/outcome.hpp"
#include "notes/code/remoteness.hpp"
#include "notes/code/staircase.hpp"
#include "sprague_grundy.hpp"
#include "tests/claims.hpp"

namespace claims_tests {

using claims::bounds;
using claims::expect_table;
using claims::Row;
using Values = std::vector<unsigned>;

inline unsigned mex(const Values& values) {
    return sprague_grundy::mex(values.begin(), values.end());
}

inline unsigned nim_sum(const Values& values) {
    return sprague_grundy::nim_sum(values.begin(), values.end());
}

// A game whose options(position) is a container of positions.
template <class Position, class Options>
class Game {
 public:
    explicit Game(Options options) : options_(options) {}

    unsigned value(const Position& position) {
        const auto known = values_.find(position);
        if (known != values_.end()) return known->second;
        Values reached;
        for (const Position& option : options_(position)) reached.push_back(value(option));
        return values_[position] = mex(reached);
    }
    // True iff the player to move wins in normal play: a player who cannot move loses.
    bool wins(const Position& position) { return wins(position, normal_, false); }
    // The same in misere play: a player who cannot move wins.
    bool wins_misere(const Position& position) { return wins(position, misere_, true); }

 private:
    bool wins(const Position& position, std::map<Position, bool>& known, bool stuck_wins) {
        const auto found = known.find(position);
        if (found != known.end()) return found->second;
        const auto options = options_(position);
        bool result = options.empty() && stuck_wins;
        for (auto option = options.begin(); option != options.end() && !result; ++option) {
            result = !wins(*option, known, stuck_wins);
        }
        return known[position] = result;
    }

    Options options_;
    std::map<Position, unsigned> values_;
    std::map<Position, bool> normal_, misere_;
};

template <class Position, class Options>
Game<Position, Options> game(Options options) {
    return Game<Position, Options>(options);
}

// The successors of each node, smaller nodes than itself.
using Graph = std::vector<Values>;

// Every graph of 1 to `nodes` nodes whose edges lead from a node to nodes before it.
template <class Visit>
void for_all_graphs(unsigned nodes, Visit visit) {
    for (unsigned n = 1; n <= nodes; ++n) {
        for (unsigned edges = 0; edges < 1u << (n * (n - 1) / 2); ++edges) {
            Graph graph(n);
            unsigned rest = edges;
            for (unsigned from = 1; from < n; ++from) {
                for (unsigned to = 0; to < from; ++to, rest /= 2) {
                    if (rest % 2) graph[from].push_back(to);
                }
            }
            visit(graph);
        }
    }
}

inline Values values_of(const Graph& graph) {
    Values values;
    for (const Values& successors : graph) {
        Values reached;
        for (const unsigned to : successors) reached.push_back(values[to]);
        values.push_back(mex(reached));
    }
    return values;
}

// Heaps of up to `heap` stones, from which the numbers in `set` may be taken.
inline Graph subtraction_graph(unsigned heap, const Values& set) {
    Graph graph(heap + 1);
    for (unsigned n = 0; n <= heap; ++n) {
        for (const unsigned s : set) {
            if (s <= n) graph[n].push_back(n - s);
        }
    }
    return graph;
}

inline Graph nim_graph(unsigned heap) {
    Values all(heap);
    std::iota(all.begin(), all.end(), 1u);
    return subtraction_graph(heap, all);
}

// The sum of `pieces` games on a graph: visit(i, nodes, options) for each position, options having
// the indices i of positions visited before. Node 0 has no moves, so that fewer pieces are covered.
template <class Visit>
void for_all_sums(const Graph& graph, unsigned pieces, Visit visit) {
    std::vector<std::size_t> weight(1, 1);
    while (weight.size() <= pieces) weight.push_back(weight.back() * graph.size());
    Values nodes(pieces);
    for (std::size_t i = 0; i < weight[pieces]; ++i) {
        std::vector<std::size_t> options;
        for (unsigned piece = 0; piece < pieces; ++piece) {
            nodes[piece] = static_cast<unsigned>(i / weight[piece] % graph.size());
            for (const unsigned to : graph[nodes[piece]]) {
                options.push_back(i - (nodes[piece] - to) * weight[piece]);
            }
        }
        visit(i, nodes, options);
    }
}

inline bool some_loses(const std::vector<bool>& wins, const std::vector<std::size_t>& options) {
    return std::any_of(options.begin(), options.end(), [&](std::size_t i) { return !wins[i]; });
}

inline Values at(const Values& values, const Values& nodes) {
    Values picked;
    for (const unsigned node : nodes) picked.push_back(values[node]);
    return picked;
}

// Every non-empty set of numbers from 1 to `greatest`.
template <class Visit>
void for_all_sets(unsigned greatest, Visit visit) {
    for (unsigned mask = 1; mask < 1u << greatest; ++mask) {
        Values set;
        for (unsigned s = 1; s <= greatest; ++s) {
            if (mask >> (s - 1) & 1) set.push_back(s);
        }
        visit(set);
    }
}

template <class T>
std::string text(T number) {
    return std::to_string(number);
}

inline std::string code(const std::string& what) {
    return "`" + what + "`";
}

inline std::string bold(const std::string& what) {
    return "**" + what + "**";
}

inline std::string outcome(bool wins) {
    return wins ? "N" : "P";
}

inline std::string join(const Values& values, const std::string& separator) {
    std::string joined;
    for (const unsigned value : values) joined += (joined.empty() ? "" : separator) + text(value);
    return joined;
}

// Rows and columns from `first` to `last`.
template <class Cell>
void expect_square(const std::string& corner, unsigned first, unsigned last, Cell cell) {
    std::vector<Row> rows(1, Row(1, corner));
    for (unsigned y = first; y <= last; ++y) rows[0].push_back(text(y));
    for (unsigned x = first; x <= last; ++x) {
        rows.emplace_back(1, bold(text(x)));
        for (unsigned y = first; y <= last; ++y) rows.back().push_back(cell(x, y));
    }
    expect_table(rows);
}

// n = first, first + 1, ..., and its value below each.
inline void expect_values(unsigned first, const Values& values) {
    std::vector<Row> rows = {{code("n")}, {code("g(n)")}};
    for (std::size_t i = 0; i < values.size(); ++i) {
        rows[0].push_back(text(first + i));
        rows[1].push_back(text(values[i]));
    }
    expect_table(rows);
}

// A rook that moves at most `reach` cells.
inline auto rook(unsigned reach) {
    return game<std::pair<unsigned, unsigned>>([reach](std::pair<unsigned, unsigned> cell) {
        std::vector<std::pair<unsigned, unsigned>> options;
        for (unsigned t = 1; t <= reach; ++t) {
            if (t <= cell.first) options.emplace_back(cell.first - t, cell.second);
            if (t <= cell.second) options.emplace_back(cell.first, cell.second - t);
        }
        return options;
    });
}

inline Values numbers_to(unsigned k) {
    Values numbers(k);
    std::iota(numbers.begin(), numbers.end(), 1u);
    return numbers;
}

// What a move of Nim leaves, in ascending order.
inline std::set<Values> nim_options(const Values& heaps) {
    std::set<Values> options;
    for (std::size_t i = 0; i < heaps.size(); ++i) {
        for (unsigned left = 0; left < heaps[i]; ++left) {
            Values next = heaps;
            next[i] = left;
            std::sort(next.begin(), next.end());
            options.insert(next);
        }
    }
    return options;
}

inline Graph at_most_half_graph(unsigned heap) {
    Graph graph(heap + 1);
    for (unsigned n = 0; n <= heap; ++n) {
        for (unsigned t = 1; t <= n / 2; ++t) graph[n].push_back(n - t);
    }
    return graph;
}

using Edges = std::vector<sprague_grundy::Graph::Edge>;

// The values of the octal game d0.d1 d2 ... for the heaps 0 to `heap`; `splits` says whether d0 = 4.
inline Values octal_values(const std::string& digits, unsigned heap, bool splits = false) {
    return sprague_grundy::grundy_values(
        heap + 1, [&](unsigned n, sprague_grundy::Options& options) {
            for (unsigned a = 1; splits && 2 * a <= n; ++a) options.to(a, n - a);
            for (unsigned take = 1; take <= digits.size() && take <= n; ++take) {
                const int digit = digits[take - 1] - '0';
                const unsigned rest = n - take;
                if (digit & 1 && rest == 0) options.to();
                if (digit & 2 && rest > 0) options.to(rest);
                for (unsigned a = 1; digit & 4 && a < rest; ++a) options.to(a, rest - a);
            }
        });
}

// Rows of pins, in ascending order. A move knocks down one pin or two neighbours.
inline auto kayles() {
    return game<Values>([](const Values& rows) {
        std::vector<Values> options;
        for (std::size_t i = 0; i < rows.size(); ++i) {
            for (unsigned down = 1; down <= 2 && down <= rows[i]; ++down) {
                for (unsigned left = 0; 2 * left <= rows[i] - down; ++left) {
                    Values next = rows;
                    next[i] = left;
                    next.push_back(rows[i] - down - left);
                    std::sort(next.begin(), next.end());
                    next.erase(next.begin(), std::upper_bound(next.begin(), next.end(), 0u));
                    options.push_back(next);
                }
            }
        }
        return options;
    });
}

// Each possible square is a bit: square (i, j), counted from 0, is bit i * (columns - 1) + j.
class Board {
 public:
    Board(unsigned rows, unsigned columns) : rows_(rows), columns_(columns) {
        for (unsigned i = 0; i + 1 < rows; ++i) {
            for (unsigned j = 0; j + 1 < columns; ++j) overlapping_.push_back(around(i, j));
        }
    }
    unsigned squares() const { return static_cast<unsigned>(overlapping_.size()); }
    std::uint32_t empty() const { return (std::uint32_t(1) << squares()) - 1; }
    // The possible squares when the cells in `free` are, cell (i, j) being bit i * columns + j.
    std::uint32_t possible(std::uint32_t free) const {
        std::uint32_t squares = 0;
        for (unsigned i = 0; i + 1 < rows_; ++i) {
            for (unsigned j = 0; j + 1 < columns_; ++j) {
                const std::uint32_t cells = (3u | 3u << columns_) << (i * columns_ + j);
                if ((free & cells) == cells) squares |= 1u << (i * (columns_ - 1) + j);
            }
        }
        return squares;
    }
    std::uint32_t overlapping(unsigned square) const { return overlapping_[square]; }
    bool wins(std::uint32_t squares) {
        const auto known = wins_.find(squares);
        if (known != wins_.end()) return known->second;
        bool result = false;
        for (unsigned square = 0; square < this->squares() && !result; ++square) {
            result = (squares >> square & 1) && !wins(squares & ~overlapping_[square]);
        }
        return wins_[squares] = result;
    }
    unsigned value(std::uint32_t squares) {
        const auto known = values_.find(squares);
        if (known != values_.end()) return known->second;
        Values reached;
        for (unsigned square = 0; square < this->squares(); ++square) {
            if (squares >> square & 1) reached.push_back(value(squares & ~overlapping_[square]));
        }
        return values_[squares] = mex(reached);
    }

 private:
    std::uint32_t around(unsigned i, unsigned j) const {
        std::uint32_t squares = 0;
        for (unsigned x = i - (i > 0); x <= i + 1 && x + 1 < rows_; ++x) {
            for (unsigned y = j - (j > 0); y <= j + 1 && y + 1 < columns_; ++y) {
                squares |= std::uint32_t(1) << (x * (columns_ - 1) + y);
            }
        }
        return squares;
    }

    unsigned rows_, columns_;
    std::vector<std::uint32_t> overlapping_;
    std::unordered_map<std::uint32_t, bool> wins_;
    std::unordered_map<std::uint32_t, unsigned> values_;
};

struct WrongPair {
    std::uint64_t a, b;
    bool cold;  // missed; else taken for cold
};

// The least pair that floor(d * phi), computed with `phi`, gets wrong, of both kinds.
inline WrongPair first_wrong(double phi) {
    for (std::uint64_t d = 1, a = 0;; ++d) {
        // a_d is a_(d-1) + 1 or + 2; it is the latter iff N(a + 2) <= 0.
        const std::uint64_t x = a + 2;
        a = x * x <= d * (x + d) ? x : a + 1;
        const auto computed = static_cast<std::uint64_t>(static_cast<double>(d) * phi);
        if (computed > a) return {a, a + d, true};
        if (computed < a) return {computed, computed + d, false};
    }
}

inline bool misere(const Values&, bool stuck) {
    return stuck;
}

// A family of sets of elements, as a mask of masks.
inline bool has(unsigned family, unsigned set) {
    return (family >> set & 1) != 0;
}

inline Values chosen(const Values& list, unsigned choice) {
    Values part;
    for (std::size_t i = 0; i < list.size(); ++i) {
        if (choice >> i & 1) part.push_back(list[i]);
    }
    return part;
}

// Whether the player to move wins with these crosses in the row, by the original rules; `made` says
// whether a set of crosses has the thing, and the player who makes it wins or loses.
template <class Made>
std::vector<bool> play_crosses(unsigned cells, Made made, bool maker_wins) {
    std::vector<bool> wins(std::size_t(1) << cells);
    for (unsigned row = (1u << cells) - 1; row + 1 > 0; --row) {
        for (unsigned cell = 0; cell < cells && !wins[row]; ++cell) {
            const unsigned next = row | 1u << cell;
            if (next != row) wins[row] = made(next) ? maker_wins : !wins[next];
        }
    }
    return wins;
}

// The same by play; `products` has all products of 1 .. 9 in descending order.
inline bool multiplication_play(unsigned n, const Values& products) {
    std::vector<bool> wins(n);
    for (const unsigned p : products) {
        for (unsigned f = 2; p < n && f <= 9 && !wins[p]; ++f) wins[p] = p * f >= n || !wins[p * f];
    }
    return wins[1];
}

inline Values products_below(unsigned greatest) {
    std::set<unsigned> products = {1};
    for (const unsigned p : products) {  // grows while it is read
        for (unsigned f = 2; f <= 9; ++f) {
            if (p * f < greatest) products.insert(p * f);
        }
    }
    return Values(products.rbegin(), products.rend());
}

using Pair = std::pair<unsigned, unsigned>;

// The last digits of a number, the last one first.
inline Values digits(std::size_t number, unsigned base, unsigned count) {
    Values result(count);
    for (unsigned& digit : result) {
        digit = static_cast<unsigned>(number % base);
        number /= base;
    }
    return result;
}

inline unsigned ones(unsigned number) {
    return static_cast<unsigned>(__builtin_popcount(number));
}

inline unsigned odious(unsigned n) {  // the n-th, from 1 on
    unsigned number = 0;
    while (n > 0) n -= ones(++number) % 2;
    return number;
}

}  // namespace claims_tests

#endif
