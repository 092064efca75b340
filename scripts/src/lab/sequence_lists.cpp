#include <algorithm>
#include <cmath>
#include <numeric>
#include <optional>
#include <span>

#include "lab/sequence.hpp"

namespace lab {
namespace seq {

namespace {

constexpr Int kFar = 4000000000;
// What a step or a sum in the code may come to.
constexpr double kMost = 9e18;

// From x to floor((p x + r) / q).
struct Step {
    Int p = 1, q = 1, r = 0;

    Int of(Int x) const { return floor_div(p * x + r, q); }
    std::string code(const std::string& x) const {
        const std::string sum = sum_of({{p, x}, {r, ""}});
        return q == 1 ? sum : "(" + sum + ") / " + std::to_string(q);
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

// A set of numbers whose terms are made one from others, far enough for all that is asked.
class Lists {
 public:
    Lists(const Sequence& s, bool unless, Formulas* to)
        : s_(s), unless_(unless), to_(to), terms_(members_of(s, unless)) {}

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
    bool add(const Numbers& all, const Tree& tree, double bits) {
        const auto at = [all, unless = unless_](Int n) {
            return Int{std::binary_search(all.begin(), all.end(), n) != unless};
        };
        if (!follows(s_, at)) return false;
        to_->emplace_back(unless_ ? negation(tree) : tree, bits + (unless_ ? 1 : 0), at);
        return true;
    }

    // A list whose next term is made of those before it; right for numbers up to `limit`.
    bool add_list(const Numbers& all, const Text& how, const std::string& body, double bits,
                  Int limit) {
        const std::string some =
            list_of(std::span(all).first(std::min<std::size_t>(6, all.size()))) + ", ...";
        Function function = condition_named(
            "in_list", Text("$ is one of " + some, "$ 是 " + some + " 之一") + how,
            Text("$ is none of " + some, "$ 不是 " + some + " 之一") + how,
            {body,
             [all](const Int* n) { return Int{std::binary_search(all.begin(), all.end(), *n)}; }});
        function.limit = limit;
        return add(all, call(kept(std::move(function)), {n_}), bits);
    }

    void growth(const Numbers& terms) {
        std::vector<std::pair<Int, Int>> pairs;
        for (std::size_t i = 0; i + 1 < terms.size(); ++i)
            pairs.emplace_back(terms[i], terms[i + 1]);
        const std::optional<Step> step = step_of(pairs);
        if (!step || 20 * step->p < 21 * step->q) return;
        Numbers all{terms[0]};
        const Int limit = std::min(kWide, static_cast<Int>(kMost) / step->p - std::abs(step->r));
        while (all.back() < limit) {
            const Int next = step->of(all.back());
            if (next <= all.back()) return;
            all.push_back(next);
        }
        const double bits = bits_of({terms[0]}) + step->bits();
        const std::string first = std::to_string(terms[0]);
        const std::string body = "    long long x = " + first +
                                 ";\n    while (x < n) x = " + step->code("x") +
                                 ";\n    return x == n;\n";
        if (step->q == 1 && step->r % (step->p - 1) == 0 &&
            terms[0] + step->r / (step->p - 1) == 1) {
            add_powers(all, step->p, step->r / (step->p - 1), bits);
            return;
        }
        const std::string next = step->text("x");
        add_list(all, Text(": after x comes " + next, "：x 的下一个是 " + next), body, bits, limit);
    }

    // n + shift is a power.
    void add_powers(const Numbers& all, Int base, Int shift, double bits) {
        const std::string p = std::to_string(base);
        Written is_power = WRITTEN({
            while (n > 1 && n % base == 0) n /= base;
            return n == 1;
        });
        is_power.body = renamed(is_power.body, "base", p);
        Function function = condition_named(
            "is_power_of_" + p, {"$ is a power of " + p, "$ 是 " + p + " 的幂"},
            {"$ is not a power of " + p, "$ 不是 " + p + " 的幂"}, std::move(is_power));
        add(all, call(kept(std::move(function)), {n_ + shift}), bits);
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
        const Tree k = index_variable();
        const Tree value =
            (best[3] * k * k * k + best[2] * k * k + best[1] * k + best[0]) / best_below;
        Numbers all;
        for (Int i = 0; i < 200000; ++i) {
            const Int term = at(i);
            if (!all.empty() && term <= all.back()) return;
            all.push_back(term);
            if (term > kFar) break;
        }
        add(all, is_term(value, best_first, n_), best_bits);
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
        while (all.back() < kWide && all.size() < 300000) {
            Int next = c.size() > order ? c[order] : 0;
            double most = 50;
            for (std::size_t j = 1; j <= order; ++j) {
                most += static_cast<double>(std::abs(c[j - 1])) *
                        static_cast<double>(all[all.size() - j]);
            }
            if (most > kMost) break;
            for (std::size_t j = 1; j <= order; ++j) next += c[j - 1] * all[all.size() - j];
            if (next <= all.back()) return false;
            all.push_back(next);
        }
        if (all.back() < kFar) return false;
        std::vector<std::pair<Int, std::string>> terms_of_code, terms_of_text;
        for (std::size_t j = 1; j <= c.size(); ++j) {
            const bool constant = j > order;
            terms_of_code.emplace_back(c[j - 1],
                                       constant ? "" : "p[" + std::to_string(order - j) + "]");
            terms_of_text.emplace_back(c[j - 1],
                                       constant ? "" : "p(k - " + std::to_string(j) + ")");
        }
        const std::string sum = sum_of(terms_of_code), rule = sum_of(terms_of_text);
        const Numbers first(all.begin(), all.begin() + static_cast<std::ptrdiff_t>(order));
        std::string body = "    long long p[] = {" + list_of(first) +
                           "};\n    while (p[0] < n) {\n"
                           "        const long long next = " +
                           sum + ";\n";
        for (std::size_t j = 0; j + 1 < order; ++j) {
            body += "        p[" + std::to_string(j) + "] = p[" + std::to_string(j + 1) + "];\n";
        }
        body += "        p[" + std::to_string(order - 1) + "] = next;\n    }\n" +
                "    return p[0] == n;\n";
        return add_list(all, Text(" with p(k) = ", "，其中 p(k) = ") + rule, body, bits,
                        std::min(kWide, all[all.size() - order]));
    }

    const Sequence& s_;
    bool unless_;
    Formulas* to_;
    Numbers terms_;
};

}  // namespace

Formulas lists(const Sequence& s) {
    Formulas formulas;
    if (!s.loses()) return formulas;
    for (const bool unless : {false, true}) Lists(s, unless, &formulas).propose();
    return formulas;
}

}  // namespace seq
}  // namespace lab
