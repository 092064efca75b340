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

#include "core/json.hpp"
#include "core/language.hpp"

namespace tools {

using Values = std::vector<unsigned>;  // the Grundy values of the heaps 0, 1, 2, ...

// "1,3,4" -> {1, 3, 4}, sorted, without repeats: the numbers of stones that a move may take. At
// most 1000 numbers from 1 to 1000000. Throws BadGame.
std::vector<unsigned> parse_set(std::string_view text);

// R. K. Guy, C. A. B. Smith, The G-values of various games, Proc. Cambridge Phil. Soc. 52 (1956):
// digit j is the sum of 1, 2 and 4, where taking j stones may leave no, one, two heaps, none of
// them empty.
struct OctalCode {
    std::vector<unsigned> digits;  // the first is before the point; no zeros at the end

    // The index of the last nonzero digit; 0 where there is none.
    std::size_t last() const { return digits.size() - 1; }
    std::string text() const;
};

// "0.77", ".77", "4.3": 0 or 4 (or nothing) before the point, up to 100 digits from 0 to 7 after.
// Throws BadGame.
OctalCode parse_octal(std::string_view text);

// A move replaces a heap by `parts` smaller ones of at least `least` stones each.
struct Split {
    std::size_t parts = 2;
    std::size_t least = 1;
    bool different = false;  // no two of them equal
    bool any_sum = false;    // else their sum is the heap
    bool take_any = false;   // a move may also take any positive number of stones
};

// "2", "3,least=2,different,any-sum,take-any": how many heaps, 2 to 6, and what else is so. Throws
// BadGame.
Split parse_split(std::string_view text);

// A heap game by its rule.
struct HeapRule {
    std::string kind, text;  // "subtract", "octal" or "split", and what its parser takes
    std::variant<std::vector<unsigned>, OctalCode, Split> game;
};
// Throws BadGame.
HeapRule parse_rule(const std::string& kind, const std::string& text);

// visit(parts) for each move from a heap: what it leaves, 0 for an empty heap.
void each_move(const HeapRule& rule, unsigned heap,
               const std::function<void(const std::vector<unsigned>&)>& visit);
// About how many moves the heaps 0 .. heaps - 1 have together.
double moves_of(const HeapRule& rule, std::size_t heaps);

constexpr std::size_t kGreatestHeap = 1000000;

// The values of the heaps 0 .. heaps - 1. O(heaps * |set|).
Values values_of(const std::vector<unsigned>& set, std::size_t heaps);
// O(heaps^2) for each digit from 4 on. Throws BadGame where that takes too long.
Values values_of(const OctalCode& code, std::size_t heaps);
// O(heaps^parts), with `any_sum` O(heaps^(parts + 1)). Throws BadGame where that
// takes too long.
Values values_of(const Split& split, std::size_t heaps);
Values values_of(const HeapRule& rule, std::size_t heaps);

// g(n + length) = g(n) + saltus for all n >= start; start and length could not be smaller. The saltus
// is 0 where the values themselves repeat; else the period is called arithmetic.
struct Period {
    std::size_t start;
    std::size_t length;
    std::size_t needed;  // the greatest heap whose value the proof uses
    unsigned saltus = 0;

    // The heaps whose value differs from what the period wants. The greatest is start - 1.
    std::vector<std::size_t> exceptions(const Values& values) const;
};

// The greatest heap whose value the proof of a period needs.
using Proof = std::function<std::size_t(std::size_t start, std::size_t length)>;

// Subtraction games: with m = max(S), g(n + p) = g(n) for the m numbers n0 <= n < n0 + m suffices,
// since a value is a mex of values among the m before it. (common/notes/periods.md)
Proof proof_of(const std::vector<unsigned>& set);

// Octal games with the last digit d_k: g(n + p) = g(n) for n0 <= n < 2 n0 + p + k, where n0 >= 1,
// suffices: Guy and Smith 1956, theorem 1; Winning Ways, chapter 4; proved in
// common/notes/periods.md. For a period that begins at 0 it is used with n0 = 1.
Proof proof_of(const OctalCode& code);

// A game of splitting a heap into two, where nothing but the least number of stones is demanded, is
// an octal game: for the heaps of n stones take those of n - shift.
struct OctalSplit {
    OctalCode code;
    std::size_t shift;
};

// With at least L stones in each part, n = a + b says n - L = (a - L) + (b - L) + L: one takes L
// stones and leaves two heaps, which may be empty. So the digit d_L is 7, all others are 0, and the
// shift is L. For L <= 1 it is 4.0 as it stands. Nothing for any other split.
std::optional<OctalSplit> as_octal(const Split& split);

// The proof for the code, with the shift.
Proof proof_of(const OctalSplit& split);

// The proof of a period, where there is a theorem for the rule.
std::optional<Proof> proof_of(const HeapRule& rule);

// The length, saltus, start and exceptions of a period of these values.
json::Members as_json(const Period& period, const Values& values);

// The period that these values prove, if any. O(values).
std::optional<Period> find_period(const Values& values, const Proof& proof);

// A guess without a proof: a period, arithmetic ones included, that fills at least the latter half of
// the values, four times or more.
std::optional<Period> apparent_period(const Values& values);

struct PeriodSearch {
    Values values;         // of the heaps 0 .. upto at least
    std::size_t computed;  // the greatest heap whose value the rule gave
    std::optional<Period> period;
};

// The values up to `upto`, and the period where heaps up to max(bound, upto) prove one.
// `rule(heaps)` gives the values of 0 .. heaps - 1. Beyond the proof the period gives them.
PeriodSearch search_period(const std::function<Values(std::size_t)>& rule, const Proof& proof,
                           std::size_t upto, std::size_t bound);

}  // namespace tools

#endif
