#include "lab/sequence.hpp"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <optional>
#include <set>
#include <span>

namespace lab {
namespace seq {

namespace {

constexpr std::size_t kMostTerms = 20000;  // for what takes long
constexpr std::size_t kClassTerms = 6000;  // for each of many parts
constexpr std::size_t kMostRules = 16;

Sequence cut(const Sequence& s, std::size_t size) {
    if (s.size() <= size) return s;
    return {s.about, Numbers(s.at.begin(), s.at.begin() + static_cast<std::ptrdiff_t>(size))};
}

void append(Formulas* to, Formulas more) {
    for (Formula& formula : more) to->push_back(std::move(formula));
}

// Many functions have periods, and some are told in fewer bits. But where there is a proof, or the
// period is short, nobody would say it otherwise.
void prefer_period(Formulas* all) {
    double least = 1e9;
    for (const Formula& formula : *all) least = std::min(least, formula.bits);
    for (Formula& formula : *all) {
        const bool plain = formula.period > 0 && formula.period <= 12;
        if (plain || !formula.theorem.empty()) formula.bits = std::min(formula.bits, least - 0.5);
    }
}

// All families for a sequence that has a term almost everywhere.
Formulas of_whole(const Sequence& s, const Table* table, Int shifts) {
    const Sequence some = cut(s, kMostTerms);
    // A constant with exceptions is a period as well, and it tells them.
    Formulas all = periods(s, table);
    if (all.empty()) all = constants(s);
    append(&all, functions(some, shifts));
    // All of these can say a period too, at length.
    if (all.empty() || all[0].period < 2) {
        for (const auto family : {scales, windows, beatty}) {
            append(&all, family(some));
        }
    }
    append(&all, lists(s));
    prefer_period(&all);
    return all;
}

// Those that a part of a table may follow, all other terms being unknown.
Formulas of_part(const Sequence& s) {
    Formulas all = constants(s);
    append(&all, functions(s, 1));
    append(&all, lists(s));
    return all;
}

std::optional<Formula> shortest(const Formulas& all) {
    const auto least = std::min_element(all.begin(), all.end(), fewer_bits);
    if (least == all.end()) return std::nullopt;
    return *least;
}

// A formula of q = floor(n / k) as one of n.
Formula of_quotient(const Formula& formula, Int k) {
    return Formula(with_variables(formula.tree, {n_ / k}), formula.bits + 1,  // k is told already
                   [at = formula.at, k](Int n) { return at(n / k); });
}

// The shortest formula for the numbers r, r + m, r + 2 m, ...: one of n, or one of their index.
std::optional<Formula> of_class(const Sequence& s, Int m, Int r) {
    Sequence masked{s.about, Numbers(s.size(), kAny)}, indexed{s.about, {}};
    for (std::size_t n = static_cast<std::size_t>(r); n < s.size();
         n += static_cast<std::size_t>(m)) {
        masked.at[n] = s.at[n];
        indexed.at.push_back(s.at[n]);
    }
    if (masked.terms() < 12) return std::nullopt;
    Formulas all = of_part(masked);
    Formulas by_index = periods(indexed, nullptr);
    append(&by_index, functions(indexed, 1));
    for (const auto family : {windows, lists, beatty}) {
        append(&by_index, family(indexed));
    }
    prefer_period(&by_index);
    for (const Formula& formula : by_index) all.push_back(of_quotient(formula, m));
    return shortest(all);
}

std::optional<Formula> by_residue(const Sequence& s, Int m) {
    std::vector<Formula> kinds;
    std::vector<Numbers> residues;
    for (Int r = 0; r < m; ++r) {
        const std::optional<Formula> formula = of_class(s, m, r);
        if (!formula) return std::nullopt;
        std::size_t i = 0;
        while (i < kinds.size() && !(kinds[i].tree == formula->tree)) ++i;
        if (i == kinds.size()) {
            kinds.push_back(*formula);
            residues.emplace_back();
        }
        residues[i].push_back(r);
    }
    if (kinds.size() < 2) return std::nullopt;
    Trees parts;
    double bits =
        bits_of_number(m) + static_cast<double>(m) * std::log2(static_cast<double>(kinds.size()));
    for (std::size_t i = 0; i < kinds.size(); ++i) {
        if (i + 1 < kinds.size()) parts.push_back(one_of(n_ % m, residues[i]));
        parts.push_back(kinds[i].tree);
        bits += kinds[i].bits;
    }
    return Formula(cases(std::move(parts)), bits);
}

Formulas interleaved(const Sequence& whole) {
    const Sequence s = cut(whole, kClassTerms);
    Formulas formulas;
    std::set<Int> moduli{2, 3, 4, 5, 6, 8};
    if (s.loses()) {
        Int common = 0, first = -1;
        for (std::size_t n = s.size(); n-- > s.size() / 8;) {
            if (s.at[n] != 1) continue;
            if (first < 0) first = static_cast<Int>(n);
            common = std::gcd(common, first - static_cast<Int>(n));
        }
        if (common > 8 && common < 40) moduli.insert(common);
    }
    for (const Int m : moduli) {
        if (static_cast<Int>(s.size()) < 24 * m) continue;
        if (auto formula = by_residue(s, m)) formulas.push_back(std::move(*formula));
    }
    return formulas;
}

bool calls(const Tree& tree, const Function& function) {
    return tree->function == &function ||
           std::any_of(tree->args.begin(), tree->args.end(),
                       [&](const Tree& each) { return calls(each, function); });
}

// Cases by a function of the catalogue modulo 2, or by whether it has one value.
Formulas split(const Sequence& whole) {
    const Sequence s = cut(whole, kClassTerms);
    Formulas formulas;
    constexpr std::pair<const char*, Int> kinds[] = {
        {"ones", -1},        {"exponent_of_2", -1}, {"log_2", -1},  {"ones", 1},
        {"above_square", 0}, {"above_triangle", 0}, {"is_prime", 1}};
    for (const auto& [name, value] : kinds) {
        const Function& function = function_named(name);
        const Tree f = call(function, {n_});
        const Formula test(value < 0 ? equal(f % 2, 1) : equal(f, value), function.bits);
        Sequence yes{s.about, Numbers(s.size(), kAny)}, no = yes;
        for (std::size_t n = 0; n < s.size(); ++n) {
            (test.at(static_cast<Int>(n)) != 0 ? yes : no).at[n] = s.at[n];
        }
        if (yes.terms() < 6 || no.terms() < 6) continue;
        const auto best = [&](const Sequence& part) {
            Formulas all = of_part(part);
            std::erase_if(all, [&](const Formula& each) { return calls(each.tree, function); });
            return shortest(all);
        };
        const auto a = best(yes), b = best(no);
        if (!a || !b) continue;
        formulas.emplace_back(cases({test.tree, a->tree, b->tree}),
                              a->bits + b->bits + test.bits + 3);
    }
    return formulas;
}

Sequence sequence_of(const Sample& seen) {
    Sequence s{seen.about, Numbers(seen.at.begin(), seen.at.end())};
    for (Int& term : s.at) {
        if (term == -1) term = kAny;
    }
    return s;
}

}  // namespace

}  // namespace seq

Rules sequence_rules(const Sample& seen) {
    using namespace seq;
    if (seen.upto.size() != 1 || seen.size() < 8) return {};
    const seq::Sequence s = sequence_of(seen);
    if (s.terms() < 8) return {};
    Formulas all = of_whole(s, seen.table, 3);
    const auto direct = shortest(all);
    if (!direct || direct->bits > 24) {
        append(&all, interleaved(s));
        append(&all, split(s));
    }
    prefer_period(&all);
    sort_by_bits(all);
    Rules rules;
    for (const Formula& formula : all) {
        if (rules.size() == kMostRules) break;
        if (!follows(s, formula.at)) continue;
        Rule rule(formula.tree, formula.bits, [at = formula.at](const Int* n) { return at(*n); });
        rule.theorem = formula.theorem;
        rule.chapter = formula.chapter;
        rule.period = formula.period;
        rules.push_back(std::move(rule));
    }
    return rules;
}

}  // namespace lab
