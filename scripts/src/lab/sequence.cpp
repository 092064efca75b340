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
Formulas of_whole(const Sequence& s, const std::string& name, const Table* table, Int shifts) {
    const Sequence some = cut(s, kMostTerms);
    // A constant with exceptions is a period as well, and it tells them.
    Formulas all = periods(s, name, table);
    if (all.empty()) all = constants(s);
    append(&all, functions(some, name, shifts));
    // All of these can say a period too, at length.
    if (all.empty() || all[0].period < 2) {
        for (const auto family : {automata, scales, regular, windows, beatty}) {
            append(&all, family(some, name));
        }
    }
    append(&all, lists(s, name));
    prefer_period(&all);
    return all;
}

// Those that a part of a table may follow, all other terms being unknown.
Formulas of_part(const Sequence& s, const std::string& name) {
    Formulas all = constants(s);
    append(&all, functions(s, name, 1));
    append(&all, lists(s, name));
    return all;
}

std::optional<Formula> shortest(const Formulas& all) {
    const auto least = std::min_element(all.begin(), all.end(), fewer_bits);
    if (least == all.end()) return std::nullopt;
    return *least;
}

// Takes over the helpers of a part; one with a name that another has gets a new name.
void join_helpers(std::vector<Helper>* helpers, Formula* part) {
    for (Helper& helper : part->helpers) {
        for (const Helper& other : *helpers) {
            if (other.name != helper.name || other.body == helper.body) continue;
            const std::string fresh = helper.name + "_" + std::to_string(helpers->size() + 1);
            part->code = replaced(part->code, helper.name + "(", fresh + "(");
            helper.name = fresh;
            break;
        }
    }
    add_helpers(helpers, part->helpers);
}

// The quotient as a variable of its own, where a formula needs it.
const char* const kQuotient = "q";

// A formula of q = n / k as one of n.
Formula of_quotient(Formula formula, Int k) {
    const std::string division = "n / " + text_of(k);
    formula.before = "    const long long q = " + division + ";\n" + formula.before;
    formula.text += Text(", where ", "，其中 ") + Text("q = floor(" + division + ")");
    formula.at = [at = formula.at, k](Int n) { return at(n / k); };
    formula.bits += 1;  // k is told already
    formula.theorem = {};
    formula.chapter.clear();
    formula.period = 0;
    return formula;
}

// A kind of number, and what is true of them.
struct Case {
    Text text;  // "n is odd"
    std::string code;
    Formula formula;
};

bool is_constant(const Formula& formula, bool value) {
    return formula.code == (value ? "true" : "false");
}

Text text_of_cases(const std::vector<Case>& cases, bool loses) {
    Text text;
    for (const Case& each : cases) {
        if (loses) {
            if (is_constant(each.formula, false)) continue;
            if (!text.empty()) text += Text(", or ", "，或 ");
            text += each.text;
            if (!is_constant(each.formula, true)) text += Text(" and ", " 且 ") + each.formula.text;
        } else {
            if (!text.empty()) text += Text("; ", "；");
            text += Text(each.formula.text.en + " if " + each.text.en,
                         each.text.zh + " 时为 " + each.formula.text.zh);
        }
    }
    return text;
}

Formula by_cases(std::vector<Case> cases, const std::function<std::size_t(Int)>& kind,
                 std::vector<Helper> helpers, bool loses) {
    Formula formula;
    formula.helpers = std::move(helpers);
    formula.text = text_of_cases(cases, loses);
    std::vector<std::function<Int(Int)>> at;
    for (std::size_t i = 0; i < cases.size(); ++i) {
        Formula& part = cases[i].formula;
        join_helpers(&formula.helpers, &part);
        at.push_back(part.at);
        formula.bits += part.bits;
        if (i + 1 == cases.size()) {
            formula.before += part.before;
            formula.code = part.code;
        } else if (part.before.empty()) {
            formula.before += "    if (" + cases[i].code + ") return " + part.code + ";\n";
        } else {
            formula.before += "    if (" + cases[i].code + ") {\n" + indented(part.before) +
                              "        return " + part.code + ";\n    }\n";
        }
    }
    formula.at = [at, kind](Int n) { return at[kind(n)](n); };
    return formula;
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
    Formulas all = of_part(masked, "n");
    Formulas by_index = periods(indexed, kQuotient, nullptr);
    append(&by_index, functions(indexed, kQuotient, 1));
    for (const auto family : {regular, windows, lists, beatty}) {
        append(&by_index, family(indexed, kQuotient));
    }
    prefer_period(&by_index);
    for (Formula& formula : by_index) {
        all.push_back(of_quotient(std::move(formula), m));
    }
    return shortest(all);
}

std::optional<Formula> by_residue(const Sequence& s, Int m) {
    std::vector<Case> cases;
    std::vector<Numbers> residues;
    std::vector<std::size_t> kind;
    for (Int r = 0; r < m; ++r) {
        const std::optional<Formula> formula = of_class(s, m, r);
        if (!formula) return std::nullopt;
        std::size_t i = 0;
        while (i < cases.size() && cases[i].formula.text.en != formula->text.en) ++i;
        if (i == cases.size()) {
            cases.push_back({{}, {}, *formula});
            residues.emplace_back();
        }
        residues[i].push_back(r);
        kind.push_back(i);
    }
    if (cases.size() < 2) return std::nullopt;
    for (std::size_t i = 0; i < cases.size(); ++i) {
        cases[i].text = rest_text("n", m, residues[i]);
        cases[i].code = any_of_code("n % " + text_of(m), residues[i]);
    }
    Formula formula = by_cases(
        cases, [m, kind](Int n) { return kind[static_cast<std::size_t>(mod(n, m))]; }, {},
        s.loses());
    formula.bits +=
        bits_of_number(m) + static_cast<double>(m) * std::log2(static_cast<double>(cases.size()));
    return formula;
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

// Cases by a function of the catalogue modulo 2, or by whether it has one value.
Formulas split(const Sequence& whole) {
    const Sequence s = cut(whole, kClassTerms);
    Formulas formulas;
    for (const Predicate& kind : std::span(kPredicates).first(kParting)) {
        const auto f = std::find_if(catalogue().begin(), catalogue().end(),
                                    [&](const Function& each) { return each.code == kind.key; });
        const auto first = [at = f->at, value = kind.value](Int n) {
            return value < 0 ? at(n) % 2 != 0 : at(n) == value;
        };
        Sequence yes{s.about, Numbers(s.size(), kAny)}, no = yes;
        for (std::size_t n = 0; n < s.size(); ++n) {
            (first(static_cast<Int>(n)) ? yes : no).at[n] = s.at[n];
        }
        if (yes.terms() < 6 || no.terms() < 6) continue;
        const auto best = [&](const Sequence& part) {
            Formulas all = of_part(part, "n");
            std::erase_if(all, [&](const Formula& each) {
                return !each.helpers.empty() && each.helpers[0].name == f->helpers[0].name;
            });
            return shortest(all);
        };
        const auto a = best(yes), b = best(no);
        if (!a || !b) continue;
        const std::string f_n = replaced(f->code, "$", "n");
        const std::string test =
            f_n + (kind.value < 0 ? " % 2 == 1" : " == " + text_of(kind.value));
        Formula formula = by_cases(
            {{kind.text("n"), test, *a}, {kind.contrary("n"), "", *b}},
            [first](Int n) { return first(n) ? 0u : 1u; }, f->helpers, s.loses());
        formula.bits += f->bits + 3;
        formulas.push_back(std::move(formula));
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
    Formulas all = of_whole(s, "n", seen.table, 3);
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
        rules.push_back({lab::sentence(s.about, formula.text),
                         body_of(formula),
                         [at = formula.at](const Int* n) { return at(*n); },
                         formula.bits,
                         formula.theorem,
                         formula.chapter,
                         {},
                         formula.repeats});
    }
    return rules;
}

}  // namespace lab
