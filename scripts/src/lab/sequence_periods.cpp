#include <algorithm>
#include <cmath>
#include <numeric>
#include <optional>
#include <utility>

#include "lab/heap_rule.hpp"
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
    std::optional<Repeat> repeat;
    for (std::size_t n = s.size(); n-- > length;) {
        if (!s.known(n) || !s.known(n - length)) continue;
        const Int rise = s.at[n] - s.at[n - length];
        if (!repeat) {
            if (rise < 0 || (s.loses() && rise != 0)) return std::nullopt;
            repeat = Repeat{0, length, rise, false};
        }
        if (rise == repeat->saltus) continue;
        repeat->start = n - length + 1;
        break;
    }
    return repeat;
}

// A theorem on periods, as a bound on the greatest heap that a proof needs.
struct Theorem {
    tools::Proof needed;
    Text text;

    Text by(std::size_t start, std::size_t length) const {
        const std::string last = std::to_string(needed(start, length));
        return text + Text("; the terms up to n = " + last + " are enough",
                           "；这里用到 n = " + last + " 为止的项就够了");
    }
};

// The outcome alone is just as well a function of the outcomes before it, in misère play too: from the
// greatest number on no heap is without moves.
Theorem of_subtraction(Int most) {
    return {
        tools::subtraction_proof(static_cast<std::size_t>(most)),
        {"in a subtraction game as many equal terms in a row as the greatest number that may be "
         "taken prove a period",
         "减法游戏中，若连续相等的项数达到一次最多可取的石子数，周期就得证"}};
}

const Text kGuySmith = {"the theorem of Guy and Smith on octal games (1956)",
                        "Guy 与 Smith 关于八进制游戏的定理（1956）"};

// What the moves allow.
std::optional<Theorem> theorem_for(const Sequence& s, const Table* table) {
    const auto below_0 = [](Int term) { return term < 0; };
    if (table == nullptr || std::any_of(s.at.begin(), s.at.end(), below_0)) return std::nullopt;
    if (const auto& taken = table->moves.taken; taken && !taken->empty()) {
        // A set that goes on beyond the table, such as the factorials, shows by its great numbers.
        const Int most = *std::max_element(taken->begin(), taken->end());
        if (4 * most <= static_cast<Int>(s.size())) return of_subtraction(most);
        return std::nullopt;
    }
    const auto& octal = table->moves.octal;
    if (octal && octal->size() > 1 && 4 * octal->size() <= s.size() && !s.loses()) {
        return Theorem{tools::octal_proof(octal->size() - 1), kGuySmith};
    }
    return std::nullopt;
}

std::optional<Theorem> theorem_on(const tools::HeapRule& rule) {
    if (const auto* set = std::get_if<std::vector<unsigned>>(&rule.game)) {
        return of_subtraction(set->back());
    }
    const auto proof = proof_of(rule);
    if (!proof) return std::nullopt;
    Theorem theorem{*proof, kGuySmith};
    if (const auto* split = std::get_if<tools::Split>(&rule.game)) {
        const std::string shift = std::to_string(split->least);
        theorem.text += split->least <= 1
                            ? Text(", of which this is 4.0", "，这个游戏就是 4.0")
                            : Text(": with " + shift +
                                       " stones less in each heap this is the one "
                                       "with the single digit d_" +
                                       shift + " = 7",
                                   "：每堆减去 " + shift + " 颗，就是只有一位数字 d_" + shift +
                                       " = 7 的八进制游戏");
    }
    return theorem;
}

std::optional<Repeat> least_repeat(const Sequence& s, const std::optional<Theorem>& theorem) {
    const std::size_t size = s.size(), times = theorem ? 2 : 4;  // that a period is seen
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

constexpr std::size_t kMostRanges = 6;  // one by one numbers are simplified sooner

// Numbers of one value that the pattern does not have.
struct Run {
    Int first, last, value;
    bool all_before;  // whether each smaller number is in another run

    bool is_range() const { return last - first > 1; }
    Tree has_n() const {
        if (!is_range()) return first == last ? equal(n_, first) : one_of(n_, {first, last});
        return all_before ? at_most(n_, last) : all_of({at_most(first, n_), at_most(n_, last)});
    }
    double bits(bool loses) const {
        const bool one_end = first == last || (is_range() && all_before);
        return bits_of_number(last) + (one_end ? 0 : bits_of_number(first)) +
               (loses ? 0 : bits_of_number(value));
    }
};

struct Pattern {
    Repeat repeat;
    Numbers base;  // by the residue; the saltus times floor(n / length) comes on top
    std::vector<Run> exceptions = {};

    Int at(Int n) const {
        const Int p = static_cast<Int>(base.size());
        return base[static_cast<std::size_t>(n % p)] + n / p * repeat.saltus;
    }
};

Pattern pattern_of(const Sequence& s, const Repeat& repeat) {
    const std::size_t p = repeat.length;
    Pattern pattern{repeat, Numbers(p, 0)};
    for (std::size_t n = s.size(); n-- > repeat.start;) {
        if (s.known(n)) pattern.base[n % p] = s.at[n] - static_cast<Int>(n / p) * repeat.saltus;
    }
    std::vector<Run>& runs = pattern.exceptions;
    std::size_t same_from = 0;
    Int all_to = 0;  // each smaller number is in a run
    for (std::size_t i = 0; i < repeat.start; ++i) {
        const auto n = static_cast<Int>(i);
        if (!s.known(i)) continue;
        if (s.at[i] != s.at[same_from]) same_from = i;
        if (s.at[i] == pattern.at(n)) continue;
        if (runs.empty() || runs.back().last < static_cast<Int>(same_from)) {
            runs.push_back({n, n, s.at[i], n == all_to});
        }
        runs.back().last = n;
        if (runs.back().all_before) all_to = n + 1;
    }
    if (runs.size() <= kMostRanges) return pattern;
    for (const Run& run : std::exchange(runs, {})) {
        for (Int n = run.first; n <= run.last; ++n) {
            const bool is_so = s.at[static_cast<std::size_t>(n)] == run.value;
            if (is_so && run.value != pattern.at(n)) runs.push_back({n, n, run.value, false});
        }
    }
    return pattern;
}

// With the saltus k p, the values are k n and a number by the residue.
Numbers offsets_of(const Pattern& pattern) {
    const Int p = static_cast<Int>(pattern.base.size()), k = pattern.repeat.saltus / p;
    Numbers offsets = pattern.base;
    for (Int r = 0; r < p && pattern.repeat.saltus % p == 0; ++r)
        offsets[static_cast<std::size_t>(r)] -= k * r;
    return offsets;
}

double bits_of_exceptions(const Pattern& pattern, bool loses) {
    const auto add = [&](double bits, const Run& run) { return bits + run.bits(loses); };
    return std::accumulate(pattern.exceptions.begin(), pattern.exceptions.end(), 0., add);
}

double bits_of_pattern(const Sequence& s, const Pattern& pattern) {
    const Numbers offsets = offsets_of(pattern);
    const auto [least, greatest] = std::minmax_element(offsets.begin(), offsets.end());
    const auto p = static_cast<Int>(pattern.base.size());
    double bits = (p == 1 ? 5 : bits_of({p})) + bits_of_number(*least) - 1;
    if (pattern.repeat.saltus != 0) bits += bits_of_number(pattern.repeat.saltus);
    bits += static_cast<double>(p) * std::log2(1. + static_cast<double>(*greatest - *least));
    return bits + bits_of_exceptions(pattern, s.loses());
}

// The tree with what is right where it is not.
Tree with_exceptions(const Pattern& pattern, const Tree& tree) {
    Trees all;
    for (const Run& run : pattern.exceptions) {
        all.push_back(run.has_n());
        all.emplace_back(run.value);
    }
    all.push_back(tree);
    return cases(std::move(all));
}

Formula value_formula(const Sequence& s, const Pattern& pattern) {
    const Int p = static_cast<Int>(pattern.base.size()), saltus = pattern.repeat.saltus;
    double bits = bits_of_pattern(s, pattern);
    Tree tree;
    if (const auto form = closed(pattern.base, pattern.repeat.saltus)) {
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
        if (!follows(s, [&](Int) { return value; })) break;
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
    const std::size_t exceptions = pattern.exceptions.size();
    if ((!repeat->proved && exceptions > 40) || 4 * exceptions > s.size()) return {};
    Formula formula = s.loses() ? loses_formula(s, pattern) : value_formula(s, pattern);
    formula.period = static_cast<Int>(repeat->length);
    if (repeat->proved) {
        formula.theorem = theorem->by(repeat->start, repeat->length);
        formula.chapter = "periods";
    }
    return {formula};
}

namespace {

// The terms of a period that begins where it says.
Proved of_period(const Sequence& s, const tools::Period& period, const Text& by) {
    constexpr std::size_t most_exceptions = 100, most_length = 5000;
    const Pattern pattern = pattern_of(s, {period.start, period.length, 0, true});
    Rule rule;
    Text sentence;
    if (pattern.exceptions.size() <= most_exceptions && period.length <= most_length) {
        const Formula formula = s.loses() ? loses_formula(s, pattern) : value_formula(s, pattern);
        rule = Rule(formula.tree, formula.bits);
    } else {
        const auto start = static_cast<Int>(period.start), length = static_cast<Int>(period.length);
        const std::string p = std::to_string(length), from = std::to_string(start);
        const Tree before = lookup(Numbers(s.at.begin(), s.at.begin() + start), n_);
        rule = Rule(cases({less(n_, start), before, lookup(pattern.base, n_ % length)}), 0);
        sentence = s.loses() ? Text("from n = " + from + " on, who loses has the period " + p,
                                    "从 n = " + from + " 起，胜负以 " + p + " 为周期")
                             : Text("from n = " + from + " on the Grundy value has the period " + p,
                                    "从 n = " + from + " 起，SG 值以 " + p + " 为周期");
    }
    rule.period = static_cast<Int>(period.length);
    rule.theorem = by;
    rule.chapter = "periods";
    return {s.about, rule, sentence};
}

// The splits of which a chapter proves all values, and how many heaps from 0 on have the value 0: no
// greater ones have it.
std::optional<std::pair<Rule, Int>> of_split(const tools::Split& split) {
    const auto proved = [](const Tree& tree, const Text& section, const char* chapter) {
        Rule rule(cases({equal(n_, 0), 0, tree}), 0);
        rule.theorem = section;
        rule.chapter = chapter;
        return rule;
    };
    const auto parts = static_cast<Int>(split.parts);
    const auto is = [&](bool any_sum, bool take_any) {
        return split.any_sum == any_sum && split.take_any == take_any && !split.different;
    };
    // To take is to leave 0 as well.
    if (parts == 2 && split.least == 0 && !split.different && split.any_sum) {
        return std::pair(
            proved(call(function_named("odious"), {n_ - 1}),
                   {"the theorem of \"Splitting a heap\"", "“分石子”一节的定理"}, "periods"),
            1);
    }
    if (is(false, true) && parts <= 3 && (split.least == 1 || (parts == 2 && split.least == 0))) {
        Numbers offsets(parts == 2 ? 4 : 8, 0);  // the values of the greatest two are swapped
        const Tree rest = n_ % static_cast<Int>(offsets.size());
        offsets.front() = -1;
        offsets.back() = 1;
        return std::pair(parts == 2 ? proved(n_ + lookup(offsets, rest),
                                             {"the theorem of \"An example from beginning to end\"",
                                              "“从头到尾的一个例子”一节的定理"},
                                             "patterns")
                                    : proved(n_ + lookup(offsets, rest),
                                             {"the solution of exercise 6", "习题 6 的解答"},
                                             "solutions/patterns"),
                         1);
    }
    if (is(false, false) && parts >= 3 && split.least == 1) {
        return std::pair(proved((n_ - 1) / (parts - 1),
                                {"the theorem of \"Splitting into three heaps or more\"",
                                 "“分成三堆或更多”一节的定理"},
                                "periods"),
                         parts);
    }
    return std::nullopt;
}

}  // namespace

}  // namespace seq

std::vector<Proved> proved(const tools::HeapRule& rule, const tools::Values& values) {
    using namespace seq;
    const auto loses_too = [](const Proved& value, Rule loses) {
        loses.theorem = Text("it says where the value is 0, and that is proved: ",
                             "它说的正是 SG 值为 0 的局面，而 SG 值已得证：") +
                        value.rule.theorem;
        loses.chapter = value.rule.chapter;
        return std::vector<Proved>{{About::loses, loses}, value};
    };
    const auto* split = std::get_if<tools::Split>(&rule.game);
    if (const auto found = split ? of_split(*split) : std::nullopt) {
        const auto& [value, lost] = *found;
        return loses_too({About::value, value}, Rule(lost == 1 ? equal(n_, 0) : less(n_, lost), 0));
    }
    const auto theorem = theorem_on(rule);
    const auto period = theorem ? tools::find_period(values, theorem->needed) : std::nullopt;
    if (!period) return {};
    const Proved value =
        of_period(seq::Sequence{About::value, Numbers(values.begin(), values.end())}, *period,
                  theorem->by(period->start, period->length));
    // The outcomes repeat with the values, and so they do with another period if they do for this one.
    seq::Sequence lost{About::loses, {}};
    for (const unsigned each : values) lost.at.push_back(each == 0);
    const auto shorter = tools::find_period(
        tools::Values(lost.at.begin(), lost.at.end()), [&](std::size_t start, std::size_t length) {
            return std::max(start, period->start) + period->length + length - 1;
        });
    Proved loses = of_period(lost, shorter.value_or(*period), {});
    std::vector<Proved> both = loses_too(value, loses.rule);
    both[0].sentence = loses.sentence;
    return both;
}

}  // namespace lab
