#include <algorithm>
#include <cmath>
#include <optional>

#include "lab/sequence.hpp"

namespace lab {
namespace seq {

namespace {

constexpr std::size_t kKernelTerms = 6000;
constexpr std::size_t kMostStates = 24;

std::string statement_of_shift(Int shift) {
    if (shift == 0) return "";
    return "    n " + std::string(shift < 0 ? "-= " : "+= ") + text_of(std::abs(shift)) + ";\n";
}

// Eilenberg: a sequence is the output of a finite automaton that reads the digits of n in base b,
// the last one first, iff there are finitely many sequences x(b^e n + r), r < b^e. Those are the
// states; here two are taken for one if they agree as far as both are seen.
class Kernel {
 public:
    Kernel(const Sequence& s, Int base, Int shift, std::size_t ignored)
        : s_(s), base_(base), shift_(shift), ignored_(static_cast<Int>(ignored)) {}

    bool find() {
        states_ = {State{1, 0, term(0), {}}};
        for (std::size_t i = 0; i < states_.size(); ++i) {
            for (Int digit = 0; digit < base_; ++digit) {
                const Int step = states_[i].step * base_;
                const std::optional<std::size_t> to =
                    state_of(step, states_[i].first + digit * states_[i].step);
                if (!to) return false;
                states_[i].next.push_back(*to);
            }
        }
        for (State& state : states_) {
            if (state.result == kAny) state.result = 0;
        }
        return states_.size() > 1;
    }

    Int at(Int n) const {
        std::size_t state = 0;
        for (n += shift_; n > 0; n /= base_) {
            state = states_[state].next[static_cast<std::size_t>(n % base_)];
        }
        return states_[state].result;
    }

    Formula formula(const std::string& name) const {
        const std::string b = text_of(base_);
        std::string next, result;
        for (const State& state : states_) {
            Numbers row(state.next.begin(), state.next.end());
            next += (next.empty() ? "{" : ", {") + list_of(row) + "}";
            result += (result.empty() ? "" : ", ") + text_of(state.result);
        }
        const std::string body = statement_of_shift(shift_) + "    const int next[][" + b +
                                 "] = {" + next + "};\n    const int result[] = {" + result +
                                 "};\n    int state = 0;\n    for (; n > 0; n /= " + b +
                                 ") state = next[state][n % " + b + "];\n    return result[state]" +
                                 (s_.loses() ? " == 1;\n" : ";\n");
        Formula formula = by_helper({"by_digits", s_.loses() ? "bool" : "long long", body}, name);
        formula.at = [kernel = *this](Int n) { return kernel.at(n); };
        const double size = static_cast<double>(states_.size());
        formula.bits = bits_of({base_, shift_}) - (shift_ == 0 ? 1 : 0) +
                       size * static_cast<double>(base_) * std::log2(size) +
                       size * std::log2(static_cast<double>(results()));
        formula.text = text(name + plus(shift_));
        return formula;
    }

 private:
    struct State {
        Int step, first;  // the terms first, first + step, ...
        Int result;       // the first of them
        std::vector<std::size_t> next;
    };

    Int term(Int m) const {
        if (m < ignored_ || m < shift_) return kAny;
        const std::size_t n = static_cast<std::size_t>(m - shift_);
        return n < s_.size() ? s_.at[n] : kAny;
    }

    std::optional<std::size_t> state_of(Int step, Int first) {
        const Int end = static_cast<Int>(std::min(s_.size(), kKernelTerms)) + shift_;
        const Int terms = (end - first + step - 1) / step;
        if (terms < 12) return std::nullopt;
        const Int result = term(first);
        for (std::size_t i = 0; i < states_.size(); ++i) {
            State& other = states_[i];
            if (result != kAny && other.result != kAny && result != other.result) continue;
            bool same = true;
            Int seen = 0;
            for (Int k = 1; k < terms && same; ++k) {
                const Int a = term(first + k * step), b = term(other.first + k * other.step);
                if (a == kAny || b == kAny) continue;
                same = a == b;
                ++seen;
            }
            if (!same || seen < 8) continue;
            if (other.result == kAny) other.result = result;
            return i;
        }
        if (states_.size() == kMostStates || static_cast<Int>(states_.size()) * base_ > 72) {
            return std::nullopt;
        }
        states_.push_back({step, first, result, {}});
        return states_.size() - 1;
    }

    std::size_t results() const {
        Numbers all;
        for (const State& state : states_) all.push_back(state.result);
        std::sort(all.begin(), all.end());
        return static_cast<std::size_t>(std::unique(all.begin(), all.end()) - all.begin());
    }

    Text text(const std::string& n) const {
        const std::string b = text_of(base_);
        if (s_.loses() && states_.size() == 2) {
            Numbers stay;
            for (Int digit = 0; digit < base_; ++digit) {
                if (states_[0].next[static_cast<std::size_t>(digit)] == 0) stay.push_back(digit);
            }
            const auto& last = states_[1].next;
            const bool sink = std::count(last.begin(), last.end(), 1u) == base_;
            if (sink && !stay.empty()) {
                const bool only = states_[0].result == 1;
                const Text digits = any_of(stay);
                return only ? Text(n + " in base " + b + " has no digit but ",
                                   n + " 的 " + b + " 进制只有数字 ") +
                                  digits
                            : Text(n + " in base " + b + " has a digit other than ",
                                   n + " 的 " + b + " 进制有一位不是 ") +
                                  digits;
            }
        }
        const std::string states = text_of(static_cast<Int>(states_.size()));
        if (s_.loses()) {
            return {"an automaton of " + states + " states accepts the digits of " + n +
                        " in base " + b + ", read from the last one",
                    "一个有 " + states + " 个状态的自动机从低位到高位读 " + n + " 的 " + b +
                        " 进制数字后接受"};
        }
        return {"what an automaton of " + states + " states says after the digits of " + n +
                    " in base " + b + ", read from the last one",
                "一个有 " + states + " 个状态的自动机从低位到高位读完 " + n + " 的 " + b +
                    " 进制数字后的输出"};
    }

    const Sequence s_;
    Int base_, shift_, ignored_;
    std::vector<State> states_;
};

// g(b n + r) = a g(n) + c n + d for each digit r, from g(first) on.
class Recursion {
 public:
    Recursion(const Sequence& s, Int base, Int shift) : s_(s), base_(base), shift_(shift) {}

    bool find() {
        const Int end = static_cast<Int>(std::min(s_.size(), kKernelTerms)) + shift_;
        for (Int r = 0; r < base_; ++r) {
            const Int most = (end - 1 - r) / base_;
            std::vector<Numbers> rows;
            for (Int n = most; n > 1 && n >= most / 3 && rows.size() < 24; --n) {
                const Int whole = term(base_ * n + r), part = term(n);
                if (whole != kAny && part != kAny) rows.push_back({part, n, 1, whole});
            }
            if (rows.size() < 6) return false;
            Numbers solution = solve(rows);
            if (solution.empty()) {  // n adds nothing where g itself is linear in n, or no n there
                for (Numbers& row : rows) row.erase(row.begin() + 1);
                solution = solve(rows);
                if (solution.empty()) return false;
                solution.insert(solution.begin() + 1, 0);
            }
            steps_.push_back(solution);
        }
        // From which number on it holds.
        Int from = end;
        while (from > 1 && holds(from - 1)) --from;
        if (from > 4 * base_ || from > end / 8) return false;
        for (Int n = 0; n < from; ++n) first_.push_back(term(n) == kAny ? 0 : term(n));
        return true;
    }

    Int at(Int n) const {
        n += shift_;
        Int factor = 1, sum = 0;
        while (n >= static_cast<Int>(first_.size())) {
            const Numbers& step = steps_[static_cast<std::size_t>(n % base_)];
            n /= base_;
            sum += factor * (step[1] * n + step[2]);
            factor *= step[0];
            if (factor == 0) return sum;
        }
        return n < 0 ? 0 : sum + factor * first_[static_cast<std::size_t>(n)];
    }

    Formula formula(const std::string& name) const {
        Formula formula = by_helper({"by_digits", "long long", body()}, name);
        formula.at = [recursion = *this](Int n) { return recursion.at(n); };
        formula.bits = bits_of({base_}) + (shift_ == 0 ? 0 : bits_of_number(shift_));
        for (const Numbers& step : steps_) {
            for (const Int number : step) formula.bits += bits_of_number(number);
        }
        for (const Int number : first_) formula.bits += bits_of_number(number);
        std::string rules;
        for (std::size_t n = 0; n < first_.size(); ++n) {
            rules += "g(" + std::to_string(n) + ") = " + text_of(first_[n]) + ", ";
        }
        for (Int r = 0; r < base_; ++r) {
            const Numbers& step = steps_[static_cast<std::size_t>(r)];
            rules += (r == 0 ? "g(" : ", g(") + text_of(base_) + "n" + plus(r) +
                     ") = " + sum_of(step, "g(n)", "n");
        }
        const std::string value = "g(" + name + plus(shift_) + ")";
        formula.text = {value + " with " + rules, value + "，其中 " + rules};
        return formula;
    }

 private:
    Int term(Int m) const {
        if (m < shift_ || m < 0) return kAny;
        const std::size_t n = static_cast<std::size_t>(m - shift_);
        return n < s_.size() ? s_.at[n] : kAny;
    }

    bool holds(Int m) const {
        const Int whole = term(m), part = term(m / base_), n = m / base_;
        const Numbers& step = steps_[static_cast<std::size_t>(m % base_)];
        return whole == kAny || (part == kAny && step[0] != 0) ||
               whole == (step[0] == 0 ? 0 : step[0] * part) + step[1] * n + step[2];
    }

    static std::string sum_of(const Numbers& step, const std::string& g, const std::string& n) {
        std::string sum;
        const std::string names[] = {g, n, ""};
        for (std::size_t i = 0; i < 3; ++i) {
            const Int c = step[i];
            if (c == 0) continue;
            std::string term = text_of(std::abs(c));
            if (!names[i].empty()) term = (std::abs(c) == 1 ? "" : term + " * ") + names[i];
            sum += sum.empty() ? (c < 0 ? "-" : "") + term : (c < 0 ? " - " : " + ") + term;
        }
        return sum.empty() ? "0" : sum;
    }

    std::string body() const {
        const std::string b = text_of(base_), from = std::to_string(first_.size());
        bool factors = false;
        for (const Numbers& step : steps_) factors |= step[0] != 0 && step[0] != 1;
        const std::string times = factors ? "factor * " : "";
        std::string code = statement_of_shift(shift_);
        if (shift_ < 0) code += "    if (n < 0) return 0;\n";
        code += std::string("    long long ") + (factors ? "factor = 1, " : "") + "sum = 0;\n";
        if (first_.size() > 1) code += "    const int first[] = {" + list_of(first_) + "};\n";
        const bool same =
            std::count(steps_.begin(), steps_.end(), steps_[0]) == static_cast<Int>(steps_.size());
        code += "    while (n >= " + from + ") {\n" +
                (same ? "" : "        const long long digit = n % " + b + ";\n") +
                "        n /= " + b + ";\n";
        // Digits with the same step share their line.
        std::vector<bool> done(steps_.size());
        for (std::size_t r = 0; r < steps_.size(); ++r) {
            if (done[r]) continue;
            std::string digits;
            for (std::size_t q = r; q < steps_.size(); ++q) {
                if (steps_[q] != steps_[r]) continue;
                done[q] = true;
                digits +=
                    (digits.empty() ? "" : " || ") + std::string("digit == ") + std::to_string(q);
            }
            const Numbers& step = steps_[r];
            const std::string add = sum_of({0, step[1], step[2]}, "", "n");
            const bool one = step[1] == 0 || step[2] == 0 || times.empty();
            const std::string more = times + (one ? add : "(" + add + ")");
            std::string what;
            if (step[0] == 0) {
                what = "return sum" + (add == "0" ? "" : " + " + more) + ";";
            } else if (step[0] == 1) {
                if (add == "0") continue;
                what = "sum += " + more + ";";
            } else {
                what = (add == "0" ? std::string() : "sum += " + more + ", ") +
                       "factor *= " + text_of(step[0]) + ";";
            }
            code += "        " + (same ? "" : "if (" + digits + ") ") + what + "\n";
        }
        code += "    }\n    return sum";
        if (first_.size() > 1) {
            code += " + " + times + "first[n];\n";
        } else {
            code += (first_[0] == 0 ? "" : " + " + times + text_of(first_[0])) + ";\n";
        }
        return code;
    }

    const Sequence s_;
    Int base_, shift_;
    std::vector<Numbers> steps_;
    Numbers first_;
};

// x(n) = x(floor(n / b)) from some number on: what depends on the range between two powers.
class Scale {
 public:
    Scale(const Sequence& s, Int base, Int shift) : s_(s), base_(base), shift_(shift) {}

    bool find() {
        const Int end = static_cast<Int>(s_.size()) + shift_;
        from_ = end;
        while (from_ > 1 && (term(from_ - 1) == kAny || term((from_ - 1) / base_) == kAny ||
                             term(from_ - 1) == term((from_ - 1) / base_))) {
            --from_;
        }
        if (2 * from_ * base_ > end) return false;
        for (Int n = 0; n < from_; ++n) {
            const Int value = term(n) == kAny ? 0 : term(n);
            if (!values_.empty() && values_.back() == value) {
                ends_.back() = n;
                continue;
            }
            ends_.push_back(n);
            values_.push_back(value);
            if (values_.size() > 24) return false;
        }
        return values_.size() > 1;
    }

    Int at(Int n) const {
        n += shift_;
        while (n >= from_) n /= base_;
        std::size_t i = 0;
        while (ends_[i] < n) ++i;
        return values_[i];
    }

    Formula formula(const std::string& name) const {
        std::string list;
        for (std::size_t i = 0; i < ends_.size(); ++i) {
            list += (i == 0 ? "{" : ", {") + text_of(ends_[i]) + ", " + text_of(values_[i]) + "}";
        }
        const std::string b = text_of(base_), from = text_of(from_);
        const std::string body = statement_of_shift(shift_) + "    while (n >= " + from +
                                 ") n /= " + b + ";\n    const int ends[][2] = {" + list +
                                 "};\n    int i = 0;\n    while (ends[i][0] < n) ++i;\n"
                                 "    return ends[i][1]" +
                                 (s_.loses() ? " == 1;\n" : ";\n");
        Formula formula = by_helper({"by_scale", s_.loses() ? "bool" : "long long", body}, name);
        formula.at = [scale = *this](Int n) { return scale.at(n); };
        formula.bits = bits_of({base_, from_}) + (shift_ == 0 ? 0 : bits_of_number(shift_));
        for (std::size_t i = 0; i < ends_.size(); ++i) {
            formula.bits +=
                bits_of_number(ends_[i]) + (s_.loses() ? 0 : bits_of_number(values_[i]));
        }
        std::string ranges;
        Int low = 0;
        for (std::size_t i = 0; i < ends_.size(); ++i) {
            if (!s_.loses() || values_[i] == 1) {
                ranges += (ranges.empty() ? "" : ", ") + text_of(low) + ".." + text_of(ends_[i]);
                if (!s_.loses()) ranges += ": " + text_of(values_[i]);
            }
            low = ends_[i] + 1;
        }
        const std::string m = name + plus(shift_);
        const Text become(m + ", divided by " + b + " and rounded down until it is below " + from,
                          m + " 不断除以 " + b + " 并向下取整直到小于 " + from);
        formula.text = s_.loses() ? become + Text(", is in " + ranges, "，落在 " + ranges + " 中")
                                  : Text("by the range that ", "由 ") + become +
                                        Text(", is in: " + ranges, " 后所在的范围决定：" + ranges);
        return formula;
    }

 private:
    Int term(Int m) const {
        if (m < shift_ || m < 0) return kAny;
        const std::size_t n = static_cast<std::size_t>(m - shift_);
        return n < s_.size() ? s_.at[n] : kAny;
    }

    const Sequence s_;
    Int base_, shift_, from_ = 0;
    Numbers ends_, values_;
};

}  // namespace

Formulas scales(const Sequence& s, const std::string& name) {
    Formulas formulas;
    for (Int base = 2; base <= 100; ++base) {
        for (const Int shift : {Int{0}, Int{-1}, Int{1}}) {
            const std::size_t last = s.size() - 1;  // most bases fail here
            const Int part = (static_cast<Int>(last) + shift) / base - shift;
            if (part < 0 || !s.known(last) || s.at[last] != s.at[static_cast<std::size_t>(part)]) {
                continue;
            }
            Scale scale(s, base, shift);
            if (!scale.find()) continue;
            if (!follows(s, [&](Int n) { return scale.at(n); })) continue;
            formulas.push_back(scale.formula(name));
        }
    }
    return formulas;
}

Formulas automata(const Sequence& s, const std::string& name) {
    Formulas formulas;
    Int most = 0;
    for (const Int term : s.at) most = std::max(most, term);
    if (most > 9) return {};
    const Int shifts[] = {0, 1, -1, 2, -2};
    for (Int base = 2; base <= 10; ++base) {
        for (const Int shift : shifts) {
            bool found = false;
            for (std::size_t ignored = 0; ignored < 3 && !found; ++ignored) {
                Kernel kernel(s, base, shift, ignored);
                if (!kernel.find()) continue;
                if (!follows(s, [&](Int n) { return kernel.at(n); })) continue;
                formulas.push_back(kernel.formula(name));
                found = true;
            }
        }
    }
    return formulas;
}

Formulas regular(const Sequence& s, const std::string& name) {
    if (s.loses()) return {};
    Formulas formulas;
    const Int shifts[] = {0, 1, -1, 2, -2};
    for (Int base = 2; base <= 10; ++base) {
        for (const Int shift : shifts) {
            Recursion recursion(s, base, shift);
            if (!recursion.find()) continue;
            if (!follows(s, [&](Int n) { return recursion.at(n); })) continue;
            formulas.push_back(recursion.formula(name));
        }
    }
    return formulas;
}

}  // namespace seq
}  // namespace lab
