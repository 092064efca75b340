// Two numbers, of which one bounds the other: quadratic slopes, Wythoff's pairs.
#include <algorithm>
#include <cmath>
#include <numeric>

#include "lab/grid.hpp"

namespace lab {

namespace {

struct KnownTerm {
    Int n, is;
};

std::vector<KnownTerm> known_of(const Sequence& sequence, std::size_t from) {
    std::vector<KnownTerm> known;
    for (std::size_t n = from; n < sequence.size(); ++n) {
        if (sequence[n] >= 0) known.push_back({static_cast<Int>(n), sequence[n]});
    }
    return known;
}

// slope * (n + shift) rounded down, plus a number, where the slope is (p + the root of d) / r.
void add_quadratic(const std::vector<KnownTerm>& known, Rules& out) {
    Rules found;
    const KnownTerm last = known.back();
    const double ratio =
        static_cast<double>(last.is) / static_cast<double>(std::max<Int>(1, last.n));
    const double slack = 6 / static_cast<double>(std::max<Int>(1, last.n));
    for (const Int d : {5, 2, 3, 13, 8, 6, 7, 10, 12, 17, 11, 14, 15, 18}) {
        for (Int r = 1; r <= 6; ++r) {
            for (Int p = -8; p <= 8; ++p) {
                const double slope = (static_cast<double>(p) + std::sqrt(static_cast<double>(d))) /
                                     static_cast<double>(r);
                if (slope <= 0.05 || std::abs(slope - ratio) > slack) continue;
                for (const Int shift : {0, 1}) {
                    seq::Beatty by{p, d, r, shift, 0};
                    by.above = last.is - by.at(last.n);
                    if (std::abs(by.above) > 4 ||
                        !std::all_of(known.begin(), known.end(),
                                     [&](const KnownTerm& k) { return by.at(k.n) == k.is; })) {
                        continue;
                    }
                    found.emplace_back(by.tree(variable(0)), by.bits() - 2);
                }
            }
        }
    }
    sort_by_bits(found);
    for (std::size_t i = 0; i < found.size() && i < 4; ++i) out.push_back(std::move(found[i]));
}

// The least part of n in the greedy sum of the terms of a sequence such as 1, 2, 3, 5, 8, each term
// the one before plus one of some places before that: where n is in the sequence, all of it may not
// be taken at once. The bound is that part, or it divided by how many times as many may be taken.
struct Numeration {
    Sequence first;
    Int back = 0, times = 1;

    Int operator()(Int n) const {
        std::vector<Int> terms(first.begin(), first.end());
        while (terms.back() <= n) {
            terms.push_back(terms.back() +
                            terms[terms.size() - 1 - static_cast<std::size_t>(back)]);
        }
        Int part = 0;
        for (std::size_t k = terms.size(); k-- > 0 && n > 0;) {
            if (terms[k] <= n) n -= part = terms[k];
        }
        return (part + times - 1) / times;
    }
};

void add_numeration(const std::vector<KnownTerm>& known, Rules& out) {
    for (Int times = 1; times <= 6; ++times) {
        Numeration by;
        by.times = times;
        std::vector<Int> terms;
        for (const auto& [n, is] : known) {
            if (n > 0 && is == (n + times - 1) / times) terms.push_back(n);
        }
        // The first may be hidden by others: two of at most as many again are two, as is one of two.
        if (terms.empty() || terms[0] != 1) continue;
        const Int size = static_cast<Int>(terms.size());
        Int best = -1;
        for (Int back = 0; back < 12; ++back) {
            Int start = back + 1;
            for (Int k = back + 1; k < size; ++k) {
                if (terms[static_cast<std::size_t>(k)] !=
                    terms[static_cast<std::size_t>(k - 1)] +
                        terms[static_cast<std::size_t>(k - 1 - back)]) {
                    start = k + 1;
                }
            }
            if (size - start >= 3 && (best < 0 || start < best)) {
                best = start;
                by.back = back;
            }
        }
        if (best < 0) continue;
        by.first.assign(terms.begin(), terms.begin() + static_cast<std::ptrdiff_t>(best));
        if (!std::all_of(known.begin(), known.end(),
                         [&](const KnownTerm& k) { return k.n == 0 || by(k.n) == k.is; })) {
            continue;
        }
        const std::string list = list_of(terms);
        Function function;
        function.name = "least_part";
        function.text = Text("the least part of $ in the greedy sum of " + list + ", ...",
                             "$ 按 " + list + ", ... 贪心拆分的最小项");
        function.body = "    long long terms[400] = " + set_of(by.first) +
                        ";\n    int count = " + std::to_string(best) +
                        ";\n    for (; terms[count - 1] <= n; ++count) {\n"
                        "        terms[count] = terms[count - 1] + terms[count - " +
                        std::to_string(by.back + 1) +
                        "];\n    }\n    long long part = 0, left = n;\n"
                        "    for (int k = count - 1; k >= 0 && left > 0; --k) {\n"
                        "        if (terms[k] <= left) left -= part = terms[k];\n    }\n"
                        "    return part;\n";
        Numeration whole = by;
        whole.times = 1;
        function.at = [whole](const Int* n) { return whole(*n); };
        double bits = bits_of({by.back, times - 1}) + 2;
        for (const std::int32_t term : by.first) bits += bits_of({term}) / 2 - 2.5;
        Rule rule((call(kept(std::move(function)), {variable(0)}) + times - 1) / times, bits);
        out.push_back(std::move(rule));
        return;
    }
}

// Formulas for a bound; each text is a phrase of n.
Rules bounds_of(Finder& finder, const Sequence& sequence, std::size_t from) {
    const std::vector<KnownTerm> known = known_of(sequence, from);
    Rules rules;
    if (known.size() < 4) return rules;
    if (known.size() >= 6) add_quadratic(known, rules);
    if (known.size() >= 8) add_numeration(known, rules);
    Sequence later = sequence;
    std::fill(later.begin(),
              later.begin() + static_cast<std::ptrdiff_t>(std::min(from, later.size())), -1);
    for (const Rule& rule : finder.sequences.of(About::value, later)) rules.push_back(rule);
    sort_by_bits(rules);
    return rules;
}

// For each a of a table, the b that lose are from `first` to before `end`; -1 where not seen.
struct Bounds {
    Sequence first, end;
    bool from_0 = true;  // in each row, nothing comes before those that lose
    bool no_end = true;  // nor after
    bool valid = true;
};

Bounds bounds_in(const Sample& seen) {
    Bounds bounds;
    for (Int a = 0; a <= seen.upto[0]; ++a) {
        Int first = -1, last = -1, gap = -1, before = -1;
        for (Int b = 0; b <= seen.upto[1]; ++b) {
            const std::int32_t is = seen.in(a, b);
            if (is == 1 && gap >= 0)
                bounds.valid = bounds.valid && is_small(seen, Numbers{a, b}.data());
            if (is == 1 && first < 0) first = b;
            if (is == 1) last = b;
            if (is == 0 && first < 0) before = b;
            if (is == 0 && first >= 0 && gap < 0) gap = b;
        }
        if (first >= 0 && before >= 0) bounds.from_0 = false;
        if (gap >= 0) bounds.no_end = false;
        bounds.first.push_back(static_cast<std::int32_t>(first));
        // Nothing loses: then, if those that lose are the first, the end is at the first b.
        bounds.end.push_back(static_cast<std::int32_t>(gap >= 0                   ? last + 1
                                                       : first < 0 && before >= 0 ? -2
                                                                                  : -1));
    }
    for (std::int32_t& end : bounds.end) {
        if (end == -2) end = bounds.from_0 ? 0 : -1;
    }
    return bounds;
}

Sample turned(const Sample& seen) {
    Sample result = blank(seen, {seen.upto[1], seen.upto[0]});
    each(seen, [&](const Int* p, std::int32_t is) {
        const Int q[4] = {p[1], p[0], 0, 0};
        result.at[index_in(result.upto, q)] = is;
        return true;
    });
    return result;
}

}  // namespace

void by_bounds(Finder& finder, const Sample& seen, Rules& out) {
    if (seen.about != About::loses || seen.upto.size() != 2) return;
    for (const bool turn : {false, true}) {
        const Bounds bounds = bounds_in(turn ? turned(seen) : seen);
        if (!bounds.valid || (bounds.from_0 && bounds.no_end)) continue;
        const Tree x = variable(turn ? 1 : 0), y = variable(turn ? 0 : 1);
        // With nothing to take all is lost, whatever the bound.
        const bool all_at_0 = !bounds.no_end && bounds.first[0] >= 0 && bounds.end[0] < 0;
        for (const std::size_t from : {std::size_t{0}, std::size_t{3}}) {
            Rules lows(1), highs(1);  // one without text: no bound
            if (!bounds.from_0) lows = bounds_of(finder, bounds.first, from);
            if (!bounds.no_end) {
                highs = bounds_of(finder, bounds.end, from);
                Sequence last = bounds.end;
                for (std::int32_t& is : last) is = is <= 0 ? -1 : is - 1;
                for (Rule& rule : bounds_of(finder, last, from)) {
                    highs.emplace_back(rule.tree + 1, rule.bits);
                }
            }
            std::size_t found = 0;
            for (std::size_t i = 0; i < lows.size() && i < 3; ++i) {
                for (std::size_t j = 0; j < highs.size() && j < 5 && found < 4; ++j) {
                    const Rule &low = lows[i], &high = highs[j];
                    Trees both;
                    double bits = 4 + (all_at_0 ? 1 : 0);
                    for (const Rule* bound : {&low, &high}) {
                        if (!bound->tree) continue;
                        const Tree is = with_variables(bound->tree, {x});
                        both.push_back(bound == &low ? at_most(is, y) : less(y, is));
                        bits += bound->bits;
                    }
                    Rule rule(all_at_0 ? any_of({equal(x, 0), all_of(both)}) : all_of(both), bits);
                    if (!follows(seen, rule.at)) continue;
                    ++found;
                    out.push_back(std::move(rule));
                }
            }
            if (found > 0) break;
        }
    }
}

void by_pairs(Finder& finder, const Sample& seen, Rules& out) {
    if (seen.about != About::loses || seen.upto.size() != 2) return;
    // The least number of the pair with each difference: one at most, but for exceptions.
    const Int most = std::min(seen.upto[0], seen.upto[1]);
    Sequence least(static_cast<std::size_t>(std::max(seen.upto[0], seen.upto[1]) + 1), -1);
    bool ordered = true;
    int twice = 0;
    each_back(seen, [&](const Int* p, std::int32_t is) {
        if (p[0] > p[1]) ordered = false;
        if (is != 1 || p[0] > p[1]) return true;
        std::int32_t& to = least[static_cast<std::size_t>(p[1] - p[0])];
        if (to >= 0 && !is_small(seen, p)) twice = 100;
        if (to >= 0)
            ++twice;
        else
            to = static_cast<std::int32_t>(p[0]);
        return twice < 8;
    });
    if (twice >= 8) return;
    std::vector<Int> differences;
    for (std::size_t d = 0; d < least.size(); ++d) {
        if (least[d] >= 0) differences.push_back(static_cast<Int>(d));
    }
    if (differences.size() < 6 || most < 8) return;
    const std::size_t before = out.size();
    for (const std::size_t skip : {std::size_t{0}, std::size_t{3}}) {
        Int step = 0;
        for (std::size_t i = skip + 1; i < differences.size(); ++i) {
            step = std::gcd(step, differences[i] - differences[i - 1]);
        }
        if (step == 0) return;
        const Int start = differences[skip] % step;
        Sequence of;
        for (Int d = start; d < static_cast<Int>(least.size()); d += step) {
            of.push_back(least[static_cast<std::size_t>(d)]);
        }
        Rules formulas = bounds_of(finder, of, skip);
        for (Rule& formula : formulas) {
            // The slope that pairs with this step have if each number is in just one pair.
            const seq::Beatty paired = step % 2 == 0
                                           ? seq::Beatty{1 - step / 2, step * step / 4 + 1, 1, 0, 0}
                                           : seq::Beatty{2 - step, step * step + 4, 2, 0, 0};
            if (formula.tree == paired.tree(variable(0))) formula.bits = 4;
        }
        sort_by_bits(formulas);
        const Tree a = variable(0), b = variable(1);
        const Tree low = ordered ? a : min_of({a, b}), apart = (ordered ? b : max_of({a, b})) - low;
        for (const Rule& first : formulas) {
            const Tree k = (apart - start) / step;
            Rule rule(all_of({at_most(start, apart), equal((apart - start) % step, 0),
                              equal(low, with_variables(first.tree, {k}))}),
                      4 + bits_of({step - 1, start}) - 5 + first.bits);
            if (!follows(seen, rule.at)) continue;
            const bool is_wythoff = seen.table != nullptr && seen.table->moves.wythoff &&
                                    !seen.table->misere && step == 1 && start == 0 && !ordered &&
                                    first.tree == seq::Beatty{1, 5, 2, 0, 0}.tree(variable(0));
            if (is_wythoff) {
                rule.theorem = Text("Wythoff's theorem", "Wythoff 定理");
                rule.chapter = "wythoff";
            }
            out.push_back(std::move(rule));
        }
        if (out.size() > before) return;
    }
}

namespace {

// Whether y is x with a 0 behind it, and x ends in an even number of zeros, where numbers are greedy
// sums of 1, second, ..., each term so many times the one before and the one before that.
#define IS_WITH_A_0                                                           \
    {                                                                         \
        long long p[70];                                                      \
        p[0] = 1;                                                             \
        p[1] = second;                                                        \
        int k = 1, zeros = 0;                                                 \
        for (; p[k] <= x; ++k) p[k + 1] = before * p[k] + further * p[k - 1]; \
        long long longer = 0;                                                 \
        for (; k-- > 0; x %= p[k]) {                                          \
            if (x >= p[k]) zeros = k;                                         \
            longer += x / p[k] * p[k + 1];                                    \
        }                                                                     \
        return zeros % 2 == 0 && longer == y;                                 \
    }

Function with_a_0(Int before, Int further) {
    const Int second = before + 1;
    const std::string terms = list_of(Numbers{1, second, before * second + further}),
                      next = sum_of({{before, "p(k - 1)"}, {further, "p(k - 2)"}});
    const Text in("in the numeration of " + terms + ", ... with p(k) = " + next + ", ",
                  "按 " + terms + ", ...（p(k) = " + next + "）记数，");
    Function function = condition_named(
        "is_with_a_0",
        in + Text("$1 ends in an even number of zeros and $2 is $1 with a 0 behind it",
                  "$1 末尾有偶数个 0，且 $2 是 $1 后添一个 0"),
        in + Text("$1 ends in an odd number of zeros or $2 is not $1 with a 0 behind it",
                  "$1 末尾有奇数个 0，或 $2 不是 $1 后添一个 0"),
        WRITTEN_OF(Int x = args[0]; const Int y = args[1], IS_WITH_A_0), {"x", "y"});
    for (const auto& [name, number] :
         {std::pair{"second", second}, {"before", before}, {"further", further}})
        function.body = renamed(function.body, name, std::to_string(number));
    function.limit = kEndless / (before + further + 1);
    return function;
}

}  // namespace

// Fraenkel, New games related to old and new sequences (2004): where both numbers may be lowered by
// k <= l < s k + t, those that lose are (x, s x + t n), x the least number in no pair before; for s = 1
// these are Beatty's. Here s and t are read off the last pair.
void by_numeration(Finder&, const Sample& seen, Rules& out) {
    if (seen.about != About::loses || seen.upto.size() != 2) return;
    std::vector<std::pair<Int, Int>> pairs;
    bool ordered = true;
    each(seen, [&](const Int* p, std::int32_t is) {
        if (p[0] > p[1]) ordered = false;
        if (is == 1 && p[0] <= p[1]) pairs.emplace_back(p[0], p[1]);
        return true;
    });
    if (pairs.size() < 8 || pairs[0].second != 0 || pairs[1].first != 1) return;
    const auto [x, y] = pairs.back();
    const Int n = static_cast<Int>(pairs.size()) - 1, both = pairs[1].second;
    if (x <= n) return;
    const Int s = (y - both * n) / (x - n), t = both - s;
    if (s < 2 || t < 1 || s * x + t * n != y) return;
    const Tree a = variable(0), b = variable(1);
    const Trees sorted = ordered ? Trees{a, b} : Trees{min_of({a, b}), max_of({a, b})};
    Rule rule(call(kept(with_a_0(both - 1, s)), sorted), 6 + bits_of({s, t}));
    if (follows(seen, rule.at)) out.push_back(std::move(rule));
}

}  // namespace lab
