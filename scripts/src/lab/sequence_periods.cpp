#include <algorithm>
#include <cmath>
#include <optional>

#include "games/heap_games.hpp"
#include "lab/sequence.hpp"

namespace lab {
namespace seq {

namespace {

struct Repeat {
    std::size_t start = 0, length = 0;
    Int saltus = 0;
    bool proved = false;
};

std::optional<Repeat> repeat_of(const Sequence& s, std::size_t length) {
    Repeat repeat{0, length, 0, false};
    bool any = false;
    for (std::size_t n = s.size(); n-- > length;) {
        if (!s.known(n) || !s.known(n - length)) continue;
        const Int rise = s.at[n] - s.at[n - length];
        if (!any) {
            any = true;
            repeat.saltus = rise;
            if (rise < 0 || (s.loses() && rise != 0)) return std::nullopt;
        }
        if (rise == repeat.saltus) continue;
        repeat.start = n - length + 1;
        break;
    }
    if (!any) return std::nullopt;
    return repeat;
}

// The theorem that the moves allow, as a bound on the greatest heap that a proof needs.
struct Theorem {
    std::function<std::size_t(std::size_t, std::size_t)> needed;
    Text text;
};

std::optional<Theorem> theorem_for(const Sequence& s, const Table* table) {
    if (table == nullptr) return std::nullopt;
    if (std::any_of(s.at.begin(), s.at.end(), [](Int term) { return term < 0; })) {
        return std::nullopt;
    }
    if (const auto& taken = table->moves.taken; taken && !taken->empty()) {
        // A set that goes on beyond the table, such as the factorials, shows by its great numbers.
        const Int most = *std::max_element(taken->begin(), taken->end());
        if (4 * most > static_cast<Int>(s.size())) return std::nullopt;
        // The outcome alone is just as well a function of the `most` outcomes before it, in misere
        // play too: from `most` on no heap is without moves.
        return Theorem{tools::proof_of(std::vector<unsigned>{static_cast<unsigned>(most)}),
                       {"in a subtraction game as many equal terms in a row as the greatest number "
                        "that may be taken prove a period",
                        "减法游戏中，若连续相等的项数达到一次最多可取的石子数，周期就得证"}};
    }
    if (const auto& octal = table->moves.octal; octal && octal->size() > 1 && !s.loses()) {
        if (4 * octal->size() > s.size()) return std::nullopt;
        return Theorem{tools::proof_of(tools::OctalCode{*octal}),
                       {"the theorem of Guy and Smith on octal games (1956)",
                        "Guy 与 Smith 关于八进制游戏的定理（1956）"}};
    }
    return std::nullopt;
}

std::optional<Repeat> least_repeat(const Sequence& s, const std::optional<Theorem>& theorem) {
    const std::size_t size = s.size();
    const std::size_t times = theorem ? 2 : 4;  // that a period is seen
    for (std::size_t length = 1; times * length < size && length <= 5000; ++length) {
        std::optional<Repeat> repeat = repeat_of(s, length);
        if (!repeat) continue;
        repeat->proved =
            theorem && repeat->saltus == 0 && theorem->needed(repeat->start, length) < size;
        if (repeat->proved || (2 * repeat->start <= size && repeat->start + 4 * length <= size)) {
            return repeat;
        }
    }
    return std::nullopt;
}

struct Pattern {
    Repeat repeat;
    Numbers base;  // by the residue; the saltus times floor(n / length) comes on top
    std::vector<std::pair<Int, Int>> exceptions;

    Int at(Int n) const {
        for (const auto& [m, value] : exceptions) {
            if (m == n) return value;
        }
        const Int p = static_cast<Int>(base.size());
        return base[static_cast<std::size_t>(n % p)] + n / p * repeat.saltus;
    }
};

Pattern pattern_of(const Sequence& s, const Repeat& repeat) {
    const std::size_t p = repeat.length;
    Pattern pattern{repeat, Numbers(p, 0), {}};
    for (std::size_t n = s.size(); n-- > repeat.start;) {
        if (!s.known(n)) continue;
        pattern.base[n % p] = s.at[n] - static_cast<Int>(n / p) * repeat.saltus;
    }
    std::vector<std::pair<Int, Int>> exceptions;
    for (std::size_t n = 0; n < repeat.start; ++n) {
        if (s.known(n) && s.at[n] != pattern.at(static_cast<Int>(n))) {
            exceptions.emplace_back(static_cast<Int>(n), s.at[n]);
        }
    }
    pattern.exceptions = std::move(exceptions);
    return pattern;
}

// With the saltus k p, the values are k n and a number by the residue.
Numbers offsets_of(const Pattern& pattern) {
    const Int p = static_cast<Int>(pattern.base.size()), k = pattern.repeat.saltus / p;
    Numbers offsets = pattern.base;
    if (pattern.repeat.saltus % p != 0) return offsets;
    for (Int r = 0; r < p; ++r) offsets[static_cast<std::size_t>(r)] -= k * r;
    return offsets;
}

double bits_of_pattern(const Sequence& s, const Pattern& pattern) {
    const Numbers offsets = offsets_of(pattern);
    const auto [least, greatest] = std::minmax_element(offsets.begin(), offsets.end());
    double bits = bits_of({static_cast<Int>(pattern.base.size())});
    if (pattern.base.size() == 1) bits = 5;
    bits += bits_of_number(*least) - 1;
    if (pattern.repeat.saltus != 0) bits += bits_of_number(pattern.repeat.saltus);
    bits += static_cast<double>(pattern.base.size()) *
            std::log2(1. + static_cast<double>(*greatest - *least));
    for (const auto& [n, value] : pattern.exceptions) {
        bits += bits_of_number(n) + (s.loses() ? 0 : bits_of_number(value));
    }
    return bits;
}

// Closed forms of what would else be a list of residues.
std::optional<Formula> closed(const Pattern& pattern) {
    const Int p = static_cast<Int>(pattern.base.size()), saltus = pattern.repeat.saltus;
    const Int first = pattern.base[0];
    if (p == 1) {
        return Formula(saltus * n_ + first,
                       3 + (saltus == 0 ? 0 : bits_of_number(saltus)) + bits_of_number(first));
    }
    for (Int c = 0; c < p; ++c) {
        const double bits = 5 + bits_of_number(p) + (c == 0 ? 0 : bits_of_number(c));
        // floor((n + c) / k) modulo m, or as many times the saltus, plus a shift.
        for (Int k = 1; k <= p; ++k) {
            const Int m = p / k, shift = first - c / p * saltus;
            if (saltus == 0 ? p % k != 0 || k == p || c >= std::max<Int>(k, k == 1 ? p : 0)
                            : saltus < 0 || k < p) {
                continue;
            }
            bool same = true;
            for (Int n = 0; n < 2 * p && same; ++n) {
                const Int is = pattern.base[static_cast<std::size_t>(n % p)] + n / p * saltus;
                const Int floor = (n + c) / k;
                same = is == (saltus == 0 ? floor % m : floor * saltus + shift);
            }
            if (!same) continue;
            const Tree quotient = (n_ + c) / k;
            if (saltus == 0) return Formula(quotient % m, bits + (k == 1 ? 0 : bits_of_number(k)));
            return Formula(saltus * quotient + shift,
                           bits + (saltus == 1 ? 0 : bits_of_number(saltus)) +
                               (shift == 0 ? 0 : bits_of_number(shift)));
        }
    }
    return std::nullopt;
}

// The tree with what is right where it is not.
Tree with_exceptions(const Pattern& pattern, const Tree& tree) {
    Trees all;
    for (const auto& [n, value] : pattern.exceptions) {
        all.push_back(equal(n_, n));
        all.emplace_back(value);
    }
    all.push_back(tree);
    return cases(std::move(all));
}

double bits_of_exceptions(const Pattern& pattern, bool loses) {
    double bits = 0;
    for (const auto& [n, value] : pattern.exceptions) {
        bits += bits_of_number(n) + (loses ? 0 : bits_of_number(value));
    }
    return bits;
}

Formula value_formula(const Sequence& s, const Pattern& pattern) {
    const Int p = static_cast<Int>(pattern.base.size()), saltus = pattern.repeat.saltus;
    double bits = bits_of_pattern(s, pattern);
    Tree tree;
    if (const auto form = closed(pattern)) {
        tree = form->tree;
        if (p > 1 || saltus != 0 || pattern.exceptions.empty()) {
            bits = form->bits + bits_of_exceptions(pattern, false);
        }
    } else {
        const Tree line = saltus % p == 0 ? saltus / p * n_ : saltus * (n_ / p);
        tree = line + lookup(offsets_of(pattern), n_ % p);
    }
    return Formula(with_exceptions(pattern, tree), bits);
}

Formula loses_formula(const Sequence& s, const Pattern& pattern) {
    const Int p = static_cast<Int>(pattern.base.size());
    const auto lost = std::count(pattern.base.begin(), pattern.base.end(), 1);
    const auto residues = static_cast<double>(std::min<Int>(lost, p - lost));
    double bits = bits_of_pattern(s, pattern);
    if (residues > 0) {
        const double chosen = residues * (1 + std::log2(static_cast<double>(p)));
        bits = std::min(bits, bits_of({p}) + chosen + bits_of_exceptions(pattern, true));
    }
    return Formula(with_exceptions(pattern, lookup(pattern.base, n_ % p)), bits);
}

}  // namespace

Formulas constants(const Sequence& s) {
    for (std::size_t n = s.size(); n-- > 0;) {
        if (!s.known(n)) continue;
        const Int value = s.at[n];
        if (!follows(s, [&](Int) { return value; })) return {};
        return {Formula(value, s.loses() ? 4 : 3 + bits_of_number(value))};
    }
    return {};
}

Formulas periods(const Sequence& s, const Table* table) {
    const std::optional<Theorem> theorem = theorem_for(s, table);
    const std::optional<Repeat> repeat = least_repeat(s, theorem);
    if (!repeat) return {};
    const Pattern pattern = pattern_of(s, *repeat);
    // So many exceptions are a table, not a rule.
    if (!repeat->proved && pattern.exceptions.size() > 40) return {};
    if (4 * pattern.exceptions.size() > s.size()) return {};
    Formula formula = s.loses() ? loses_formula(s, pattern) : value_formula(s, pattern);
    formula.period = static_cast<Int>(repeat->length);
    if (repeat->proved) {
        formula.theorem = theorem->text;
        formula.chapter = "periods";
    }
    return {formula};
}

}  // namespace seq
}  // namespace lab
