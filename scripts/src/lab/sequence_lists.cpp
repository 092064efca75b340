#include <algorithm>
#include <cmath>
#include <numeric>
#include <optional>

#include "lab/sequence.hpp"

namespace lab {
namespace seq {

namespace {

constexpr Int kFar = 4000000000;

// From x to floor((p x + r) / q).
struct Step {
    Int p = 1, q = 1, r = 0;

    Int of(Int x) const { return floor_div(p * x + r, q); }
    std::string code(const std::string& x) const {
        const std::string sum = (p == 1 ? "" : text_of(p) + " * ") + x + plus(r);
        return q == 1 ? sum : "(" + sum + ") / " + text_of(q);
    }
    std::string text(const std::string& x) const {
        return q == 1 ? code(x) : "floor(" + code(x) + ")";
    }
    double bits() const {
        return bits_of_number(p) + (q == 1 ? 0 : bits_of_number(q)) +
               (r == 0 ? 0 : bits_of_number(r));
    }
};

// The simplest step that takes each first number to the second.
std::optional<Step> step_of(const std::vector<std::pair<Int, Int>>& pairs) {
    const auto [x, y] = pairs.back();
    if (x <= 0) return std::nullopt;
    for (Int q = 1; q <= 6; ++q) {
        const Int near = (2 * q * y + x) / (2 * x);
        for (const Int p : {near, near - 1, near + 1}) {
            if (p <= 0 || std::gcd(p, q) > 1 || p > 1000) continue;
            Int least = kAny, most = 0;
            for (const auto& [from, to] : pairs) {
                const Int low = q * to - p * from, high = low + q - 1;
                most = least == kAny ? high : std::min(most, high);
                least = least == kAny ? low : std::max(least, low);
            }
            if (least > most) continue;
            const Step step{p, q, least > 0 ? least : most < 0 ? most : 0};
            if (pairs.size() < 2 && (q > 1 || step.r != 0)) continue;
            // Of two pairs alone p and r could always be made.
            if (pairs.size() < 3 && (q > 1 || std::abs(step.r) > 3)) continue;
            if (std::abs(step.r) <= 40) return step;
        }
    }
    return std::nullopt;
}

bool contains(const Numbers& sorted, Int n) {
    return std::binary_search(sorted.begin(), sorted.end(), n);
}

// A set of numbers whose terms are made one from others, far enough for all that is asked.
class Lists {
 public:
    Lists(const Sequence& s, bool unless, const std::string& name, Formulas* to)
        : s_(s), unless_(unless), name_(name), to_(to) {
        for (std::size_t n = 0; n < s.size(); ++n) {
            if (s.known(n) && (s.at[n] != 0) != unless) terms_.push_back(static_cast<Int>(n));
        }
    }

    void propose() {
        const double most = 4 * std::sqrt(static_cast<double>(s_.size())) + 8;
        if (terms_.size() < 5 || static_cast<double>(terms_.size()) > most) return;
        if (8 * terms_.back() < static_cast<Int>(s_.size())) return;
        for (std::size_t from = 0; from < 4 && from + 5 <= terms_.size(); ++from) {
            const std::size_t before = to_->size();
            const Numbers terms(terms_.begin() + static_cast<std::ptrdiff_t>(from), terms_.end());
            growth(terms);
            polynomial(terms);
            for (std::size_t order = 1; order <= 4; ++order) recurrence(terms, order);
            if (to_->size() > before) return;
        }
    }

 private:
    void add(const Numbers& all, const Text& is, const Text& is_not, const std::string& body,
             double bits) {
        const bool unless = unless_;
        const auto at = [all, unless](Int n) { return Int{contains(all, n) != unless}; };
        if (!follows(s_, at)) return;
        Formula formula = by_helper({"in_list", "bool", body}, name_);
        formula.at = at;
        formula.text = unless ? is_not : is;
        formula.bits = bits + (unless ? 1 : 0);
        to_->push_back(std::move(formula));
    }

    std::string some(const Numbers& all) const {
        return list_of(Numbers(all.begin(),
                               all.begin() + std::min<std::ptrdiff_t>(
                                                 6, static_cast<std::ptrdiff_t>(all.size())))) +
               ", ...";
    }

    std::string result(const std::string& x) const {
        return "    return " + x + (unless_ ? " != n;\n" : " == n;\n");
    }

    void growth(const Numbers& terms) {
        std::vector<std::pair<Int, Int>> pairs;
        for (std::size_t i = 0; i + 1 < terms.size(); ++i)
            pairs.emplace_back(terms[i], terms[i + 1]);
        const std::optional<Step> step = step_of(pairs);
        if (!step || 20 * step->p < 21 * step->q) return;
        Numbers all{terms[0]};
        while (all.back() < kFar) {
            const Int next = step->of(all.back());
            if (next <= all.back()) return;
            all.push_back(next);
        }
        const std::string body = "    long long x = " + text_of(terms[0]) +
                                 ";\n    while (x < n) x = " + step->code("x") + ";\n" +
                                 result("x");
        const std::string next = step->text("x");
        Text is(name_ + " is one of " + some(all) + ": after x comes " + next,
                name_ + " 是 " + some(all) + " 之一：x 的下一个是 " + next);
        Text is_not(name_ + " is none of " + some(all) + ": after x comes " + next,
                    name_ + " 不是 " + some(all) + " 之一：x 的下一个是 " + next);
        if (step->q == 1 && step->r % (step->p - 1) == 0) {
            const Int shift = step->r / (step->p - 1), first = terms[0] + shift;
            const std::string n = name_ + plus(shift), p = text_of(step->p);
            if (first == 1) {
                is = {n + " is a power of " + p, n + " 是 " + p + " 的幂"};
                is_not = {n + " is not a power of " + p, n + " 不是 " + p + " 的幂"};
            } else {
                const std::string power = text_of(first) + " * " + p + "^k";
                is = {n + " = " + power + " for some k >= 0", "存在 k ≥ 0 使 " + n + " = " + power};
                is_not = {n + " is not " + power + " for any k >= 0",
                          n + " 不等于任何 " + power + "（k ≥ 0）"};
            }
        }
        add(all, is, is_not, body, bits_of({terms[0]}) + step->bits());
    }

    // (a k^2 + b k + c) / 2 and cubes likewise, over 6
    void polynomial(const Numbers& terms) {
        if (terms.size() < 7) return;
        std::vector<Numbers> differences{terms};
        for (Int degree = 1; degree <= 3; ++degree) {
            Numbers next;
            const Numbers& last = differences.back();
            for (std::size_t i = 0; i + 1 < last.size(); ++i) next.push_back(last[i + 1] - last[i]);
            differences.push_back(next);
            if (degree < 2 ||
                std::count(next.begin(), next.end(), next[0]) != static_cast<Int>(next.size())) {
                continue;
            }
            if (next[0] <= 0) return;
            best_polynomial(differences, degree);
            return;
        }
    }

    void best_polynomial(const std::vector<Numbers>& differences, Int degree) {
        // Newton: p(k) = sum of the binomials (k choose i) times the first differences.
        const auto at = [&](Int k) {
            Int sum = 0, choose = 1;
            for (Int i = 0; i <= degree; ++i) {
                sum += choose * differences[static_cast<std::size_t>(i)][0];
                choose = choose * (k - i) / (i + 1);
            }
            return sum;
        };
        // Counted so that the coefficients become simplest.
        Numbers best;
        Int best_first = 0, best_below = 1;
        double best_bits = 1e9;
        const Int below = degree == 2 ? 2 : 6;
        for (Int first = 0; first <= 12; ++first) {
            const auto p = [&](Int k) { return at(k - first); };
            Numbers c{below * p(0), 0, 0, 0};
            if (degree == 2) {
                c[2] = below * (p(1) - 2 * p(0) + p(-1)) / 2;
                c[1] = below * p(1) - c[0] - c[2];
            } else {
                c[3] = differences[3][0];
                c[2] = below * (p(1) - 2 * p(0) + p(-1)) / 2;
                c[1] = below * p(1) - c[0] - c[2] - c[3];
            }
            Int common = below;
            for (const Int number : c) common = std::gcd(common, number);
            double bits = bits_of({below / common, first});
            for (Int& number : c) {
                number /= common;
                bits += number == 0 ? 0.1 : bits_of_number(number);
            }
            if (bits >= best_bits) continue;
            best = c;
            best_first = first;
            best_below = below / common;
            best_bits = bits;
        }
        std::string sum;
        for (std::size_t i = 4; i-- > 0;) {
            const Int c = best[i];
            if (c == 0) continue;
            std::string power;
            for (std::size_t j = 0; j < i; ++j) power += j == 0 ? "k" : " * k";
            std::string term = std::abs(c) == 1 && i > 0 ? power
                               : i == 0                  ? text_of(std::abs(c))
                                                         : text_of(std::abs(c)) + " * " + power;
            sum += sum.empty() ? (c < 0 ? "-" : "") + term : (c < 0 ? " - " : " + ") + term;
        }
        const std::string value = best_below == 1 ? sum : "(" + sum + ") / " + text_of(best_below);
        Numbers all;
        for (Int k = 0; k < 200000; ++k) {
            const Int term = at(k);
            if (!all.empty() && term <= all.back()) return;
            all.push_back(term);
            if (term > kFar) break;
        }
        const std::string first = text_of(best_first);
        const std::string body = "    long long k = " + first +
                                 ";\n    const auto term = [](long long k) { return " + value +
                                 "; };\n    while (term(k) < n) ++k;\n" + result("term(k)");
        add(all,
            {name_ + " = " + value + " for some k >= " + first,
             "存在 k ≥ " + first + " 使 " + name_ + " = " + value},
            {name_ + " is not " + value + " for any k >= " + first,
             name_ + " 不等于任何 " + value + "（k ≥ " + first + "）"},
            body, best_bits);
    }

    void recurrence(const Numbers& terms, std::size_t order) {
        for (const std::size_t constant : {0u, 1u}) {
            const std::size_t unknown = order + constant;
            if (terms.size() < order + unknown + 3) return;
            std::vector<Numbers> rows;
            for (std::size_t i = order; i < terms.size(); ++i) {
                Numbers row;
                for (std::size_t j = 1; j <= order; ++j) row.push_back(terms[i - j]);
                if (constant == 1) row.push_back(1);
                row.push_back(terms[i]);
                rows.push_back(row);
            }
            const Numbers c = solve(rows);
            if (c.empty()) continue;
            if (extend(terms, order, c)) return;
        }
    }

    bool extend(const Numbers& terms, std::size_t order, const Numbers& c) {
        Numbers all(terms.begin(), terms.begin() + static_cast<std::ptrdiff_t>(order));
        double bits = bits_of({});
        for (const Int number : c) {
            if (std::abs(number) > 50) return false;
            bits += bits_of_number(number);
        }
        for (const Int number : all) bits += bits_of_number(number);
        while (all.back() < kFar && all.size() < 300000) {
            Int next = c.size() > order ? c[order] : 0;
            for (std::size_t j = 1; j <= order; ++j) next += c[j - 1] * all[all.size() - j];
            if (next <= all.back()) return false;
            all.push_back(next);
        }
        if (all.back() < kFar) return false;
        std::string sum, rule;
        const auto append = [](std::string* to, Int number, const std::string& what) {
            if (number == 0) return;
            std::string term = what.empty()            ? text_of(std::abs(number))
                               : std::abs(number) == 1 ? what
                                                       : text_of(std::abs(number)) + " * " + what;
            *to +=
                to->empty() ? (number < 0 ? "-" : "") + term : (number < 0 ? " - " : " + ") + term;
        };
        for (std::size_t j = 1; j <= order; ++j) {
            append(&sum, c[j - 1], "p[" + std::to_string(order - j) + "]");
            append(&rule, c[j - 1], "p(k - " + std::to_string(j) + ")");
        }
        if (c.size() > order) {
            append(&sum, c[order], "");
            append(&rule, c[order], "");
        }
        const Numbers first(all.begin(), all.begin() + static_cast<std::ptrdiff_t>(order));
        std::string body = "    long long p[] = {" + list_of(first) +
                           "};\n    while (p[0] < n) {\n"
                           "        const long long next = " +
                           sum + ";\n";
        for (std::size_t j = 0; j + 1 < order; ++j) {
            body += "        p[" + std::to_string(j) + "] = p[" + std::to_string(j + 1) + "];\n";
        }
        body += "        p[" + std::to_string(order - 1) + "] = next;\n    }\n" + result("p[0]");
        const std::size_t before = to_->size();
        add(all,
            {name_ + " is one of " + some(all) + " with p(k) = " + rule,
             name_ + " 是 " + some(all) + " 之一，其中 p(k) = " + rule},
            {name_ + " is none of " + some(all) + " with p(k) = " + rule,
             name_ + " 不是 " + some(all) + " 之一，其中 p(k) = " + rule},
            body, bits);
        return to_->size() > before;
    }

    const Sequence& s_;
    bool unless_;
    std::string name_;
    Formulas* to_;
    Numbers terms_;
};

// The ends of runs of equal outcomes: those of lost ones come from those of won ones before them by
// one step, and the other way round by another.
struct Runs {
    Int end = 0;  // of the first run
    bool lost = false;
    Step to_won, to_lost;
    Int shift = 0;  // the ends are counted as the last number of a run plus this

    Int at(Int n) const {
        Int x = end;
        bool now = lost;
        for (; x < n + shift; now = !now) x = (now ? to_won : to_lost).of(x);
        return now;
    }
    double bits() const {
        return bits_of({end}) + 1 + to_won.bits() + to_lost.bits() +
               (shift == 0 ? 0 : bits_of_number(shift));
    }
};

std::optional<Runs> runs_of(const Numbers& ends, const Sequence& s, Int shift) {
    std::vector<std::pair<Int, Int>> pairs[2];
    for (std::size_t i = 0; i + 1 < ends.size(); ++i) {
        pairs[s.at[static_cast<std::size_t>(ends[i + 1])]].emplace_back(ends[i] + shift,
                                                                        ends[i + 1] + shift);
    }
    if (pairs[0].empty() || pairs[1].empty()) return std::nullopt;
    const auto to_won = step_of(pairs[0]), to_lost = step_of(pairs[1]);
    if (!to_won || !to_lost) return std::nullopt;
    if (20 * to_won->p * to_lost->p < 21 * to_won->q * to_lost->q) return std::nullopt;
    const Runs runs{ends[0] + shift, s.at[static_cast<std::size_t>(ends[0])] == 1, *to_won,
                    *to_lost, shift};
    Int x = runs.end;
    for (bool now = runs.lost; x < kFar; now = !now) {
        const Int next = (now ? *to_won : *to_lost).of(x);
        if (next <= x) return std::nullopt;
        x = next;
    }
    if (!follows(s, [&](Int n) { return runs.at(n); })) return std::nullopt;
    return runs;
}

}  // namespace

Formulas lists(const Sequence& s, const std::string& name) {
    Formulas formulas;
    if (!s.loses()) return formulas;
    for (const bool unless : {false, true}) Lists(s, unless, name, &formulas).propose();
    return formulas;
}

Formulas runs(const Sequence& s, const std::string& name) {
    if (!s.loses()) return {};
    Numbers ends;
    std::size_t first = 0;
    while (first < s.size() && !s.known(first)) ++first;
    for (std::size_t n = first; n + 1 < s.size(); ++n) {
        if (!s.known(n + 1)) return {};
        if (s.at[n] != s.at[n + 1]) ends.push_back(static_cast<Int>(n));
        if (ends.size() > 60) return {};
    }
    std::optional<Runs> best;
    for (std::size_t from = 0; from < 3 && from + 4 <= ends.size() && !best; ++from) {
        const Numbers some(ends.begin() + static_cast<std::ptrdiff_t>(from), ends.end());
        for (const Int shift : {0, 1, -1}) {
            const auto runs = runs_of(some, s, shift);
            if (runs && (!best || runs->bits() < best->bits())) best = runs;
        }
    }
    if (!best) return {};
    const std::string body =
        "    long long end = " + text_of(best->end) +
        ";\n    bool lost = " + (best->lost ? "true" : "false") + ";\n    while (end < n" +
        plus(best->shift) + ") {\n        end = lost ? " + best->to_won.code("end") + " : " +
        best->to_lost.code("end") + ";\n        lost = !lost;\n    }\n    return lost;\n";
    Formula formula = by_helper({"in_range", "bool", body}, name);
    formula.at = [runs = *best](Int n) { return runs.at(n); };
    formula.bits = best->bits();
    std::string ranges;
    Int x = best->end, before = 0;
    bool now = best->lost;
    for (int found = 0; found < 3; now = !now) {
        if (now) {
            const Int low = before, high = x - best->shift;
            ranges += (ranges.empty() ? "" : ", ") + text_of(low) + ".." + text_of(high);
            ++found;
        }
        before = x - best->shift + 1;
        x = (now ? best->to_won : best->to_lost).of(x);
    }
    const std::string range = best->shift == 0 ? "x" : "x" + plus(-best->shift);
    const std::string lost = best->to_lost.text("x"), won = best->to_won.text("x");
    const std::string counted = best->shift == 0 ? "" : plus(-best->shift);
    formula.text = {name + " is in " + ranges + ", ...: a range that ends at x" + counted +
                        " is followed by one up to " + lost + counted +
                        " that is lost, or one up to " + won + counted + " that is won",
                    name + " 在 " + ranges + ", …… 中：到 x" + counted +
                        " 为止的一段之后，若是必败段则到 " + lost + counted +
                        " 为止，若是必胜段则到 " + won + counted + " 为止"};
    return {formula};
}

}  // namespace seq
}  // namespace lab
