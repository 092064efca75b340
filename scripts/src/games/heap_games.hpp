// Heap games given by a set, an octal code or a kind of split: their Grundy values, and the period
// where a theorem proves it from finitely many values.
#ifndef SCRIPTS_SRC_GAMES_HEAP_GAMES_HPP
#define SCRIPTS_SRC_GAMES_HEAP_GAMES_HPP

#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "core/language.hpp"

namespace tools {

using Values = std::vector<unsigned>;  // the Grundy values of the heaps 0, 1, 2, ...

// R. K. Guy, C. A. B. Smith, The G-values of various games, Proc. Cambridge Phil. Soc. 52 (1956):
// digit j is the sum of 1, 2 and 4, where taking j stones may leave no, one, two heaps, none of
// them empty.
struct OctalCode {
    std::vector<unsigned> digits;  // the first is before the point; no zeros at the end
};

// A move replaces a heap by `parts` smaller ones of at least `least` stones each.
struct Split {
    std::size_t parts = 2;
    std::size_t least = 1;
    bool different = false;  // no two of them equal
    bool any_sum = false;    // else their sum is the heap
    bool take_any = false;   // a move may also take any positive number of stones
};

// A heap game by its rule.
struct HeapRule {
    std::string kind, text;  // as parse_rule() takes them
    // What a move may take, sorted and without repeats, or one of the others.
    std::variant<std::vector<unsigned>, OctalCode, Split> game;
};
// subtract 1,3,4: at most 1000 numbers from 1 to 1000000.
// octal 0.77, .77, 4.3: 0 or 4 (or nothing) before the point, up to 100 digits from 0 to 7 after.
// split 2, split 3,least=2,different,any-sum,take-any: how many heaps, 2 to 6, and what else is so.
// Throws BadGame.
HeapRule parse_rule(const std::string& kind, const std::string& text);

// visit(parts) for each move from a heap: what it leaves, 0 for an empty heap.
void each_move(const HeapRule& rule, unsigned heap,
               const std::function<void(const std::vector<unsigned>&)>& visit);
// About how many moves the heaps 0 .. heaps - 1 have together.
double moves_of(const HeapRule& rule, std::size_t heaps);

constexpr std::size_t kGreatestHeap = 1000000;

// The values of the heaps 0 .. heaps - 1. O(moves_of()). Throws BadGame where that takes too long.
Values values_of(const HeapRule& rule, std::size_t heaps);

// g(n + length) = g(n) for all n >= start; start and length could not be smaller.
struct Period {
    std::size_t start;
    std::size_t length;
    std::size_t needed;  // the greatest heap whose value the proof uses

    // The heaps whose value differs from what the period wants. The greatest is start - 1.
    std::vector<std::size_t> exceptions(const Values& values) const;
};

// The greatest heap whose value the proof of a period needs.
using Proof = std::function<std::size_t(std::size_t start, std::size_t length)>;

// Subtraction games: with the greatest number m that may be taken, g(n + p) = g(n) for the m numbers
// n0 <= n < n0 + m suffices, since a value is a mex of values among the m before it.
// (common/notes/periods.md)
Proof subtraction_proof(std::size_t most);

// Octal games with the last digit d_k: g(n + p) = g(n) for n0 <= n < 2 n0 + p + k, where n0 >= 1,
// suffices: Guy and Smith 1956, theorem 1; Winning Ways, chapter 4; proved in
// common/notes/periods.md. For a period that begins at 0 it is used with n0 = 1.
Proof octal_proof(std::size_t last);

// Nothing where no theorem is known: of splits, all but those into two heaps of which nothing is asked
// but that each has at least L stones. There n = a + b says n - L = (a - L) + (b - L) + L: in the heaps
// of n - L stones one takes L and leaves two heaps, which may be empty. So it is the octal game whose
// one digit is d_L = 7; for L <= 1 it is 4.0 as it stands.
std::optional<Proof> proof_of(const HeapRule& rule);

// The period that these values prove, if any. O(values).
std::optional<Period> find_period(const Values& values, const Proof& proof);

struct PeriodSearch {
    Values values;  // of the heaps 0 .. upto at least
    std::optional<Period> period;
};

// The values up to `upto`, and the period where heaps up to max(bound, upto) prove one. Beyond the
// proof the period gives them.
PeriodSearch search_period(const HeapRule& rule, std::size_t upto, std::size_t bound);

}  // namespace tools

#endif
