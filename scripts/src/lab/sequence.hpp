// What the families of rules for one number share: a sequence with gaps, and formulas that it may
// follow, each with its text, code and length.
#ifndef SCRIPTS_SRC_LAB_SEQUENCE_HPP
#define SCRIPTS_SRC_LAB_SEQUENCE_HPP

#include <algorithm>
#include <cstddef>
#include <functional>
#include <limits>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "lab/compose.hpp"
#include "lab/functions.hpp"

namespace lab {
namespace seq {

constexpr Int kAny = std::numeric_limits<Int>::min();  // no position: any entry will do

// The terms at 0, 1, 2, ...
struct Sequence {
    About about = About::value;
    std::vector<Int> at;

    std::size_t size() const { return at.size(); }
    bool known(std::size_t n) const { return at[n] != kAny; }
    Int terms() const { return static_cast<Int>(size()) - std::count(at.begin(), at.end(), kAny); }
    bool loses() const { return about == About::loses; }
};

// A number, or for `loses` a condition, as a function of variable 0.
struct Formula {
    Formula() = default;
    Formula(Tree of_n, double length);
    Formula(Tree of_n, double length, std::function<Int(Int)> value)
        : tree(std::move(of_n)), at(std::move(value)), bits(length) {}

    Tree tree;
    std::function<Int(Int)> at;
    double bits = 0;
    Text theorem = {};
    std::string chapter = {};
    Int period = 0;  // of a formula that says nothing but a period
};
using Formulas = std::vector<Formula>;

constexpr std::size_t kMismatches = 8;

// Whether all known terms are `at`, but for a few of the smallest eighth. From the greatest down, so
// that most wrong formulas fail at once.
template <class At>
bool follows(const Sequence& s, const At& at) {
    std::size_t wrong = 0;
    for (std::size_t n = s.size(); n-- > 0;) {
        if (!s.known(n) || s.at[n] == at(static_cast<Int>(n))) continue;
        if (8 * n >= s.size() || ++wrong > kMismatches) return false;
    }
    return true;
}

inline const Tree n_ = variable(0);
// The numbers that lose, or those that do not.
Numbers members_of(const Sequence& s, bool unless);
// floor(sqrt(n)); 0 for n < 0.
Int root_of(Int n);

// The solution of linear equations (each row with its right side last) in small integers; empty if
// there is none, or more than one.
Numbers solve(std::vector<Numbers> rows);

// A closed form of base[n mod p] + floor(n / p) saltus, where p is the size, if there is a short one.
std::optional<Formula> closed(const Numbers& base, Int saltus);

// floor((i + shift) (a + sqrt(d)) / q) + above; d is no square and below 64.
struct Beatty {
    Int a = 0, d = 2, q = 1, shift = 0, above = 0;

    Int at(Int i) const { return beatty_at(a, d, q, i + shift) + above; }
    Tree tree(const Tree& i) const { return beatty(a, d, q, i + shift) + above; }
    double bits() const;
};

// The families. Each proposes formulas that follow the sequence.
Formulas constants(const Sequence& s);
Formulas periods(const Sequence& s, const Table* table);
Formulas functions(const Sequence& s, Int shifts);
Formulas scales(const Sequence& s);
Formulas windows(const Sequence& s);
Formulas beatty(const Sequence& s);
Formulas lists(const Sequence& s);

}  // namespace seq
}  // namespace lab

#endif
