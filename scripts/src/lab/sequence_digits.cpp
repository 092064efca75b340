#include <algorithm>
#include <cmath>
#include <optional>

#include "lab/automaton.hpp"
#include "lab/sequence.hpp"

namespace lab {
namespace seq {

namespace {

constexpr std::size_t kKernelTerms = 6000;

std::string statement_of_shift(Int shift) {
    if (shift == 0) return "";
    return "    n " + std::string(shift < 0 ? "-= " : "+= ") + text_of(std::abs(shift)) + ";\n";
}

// The term at m - shift, as far as it is known.
Int term_at(const Sequence& s, Int m, Int shift) {
    const Int n = m - shift;
    return m < 0 || n < 0 || n >= static_cast<Int>(s.size()) ? kAny
                                                             : s.at[static_cast<std::size_t>(n)];
}

// The table of the terms at m - shift, for m from `ignored` on.
Sample table_of(const Sequence& s, Int shift, Int ignored) {
    Sample table;
    table.upto = {static_cast<Int>(std::min(s.size(), kKernelTerms)) + shift - 1};
    for (Int m = 0; m <= table.upto[0]; ++m) {
        const Int term = m < ignored ? kAny : term_at(s, m, shift);
        table.at.push_back(term == kAny ? -1 : static_cast<std::int32_t>(term));
    }
    return table;
}

// "n in base 3 has no digit but 0 or 2", where the automaton waits for another one.
Text digits_text(const Automaton& automaton, Int base, const std::string& n) {
    const lab::Sequence sink(static_cast<std::size_t>(base), 1);
    if (automaton.size() != 2 || automaton.next[1] != sink) return {};
    Numbers stay;
    for (Int digit = 0; digit < base; ++digit) {
        if (automaton.next[0][static_cast<std::size_t>(digit)] == 0) stay.push_back(digit);
    }
    if (stay.empty()) return {};
    const std::string b = text_of(base);
    return (automaton.results[0] == 1 ? Text(n + " in base " + b + " has no digit but ",
                                             n + " 的 " + b + " 进制只有数字 ")
                                      : Text(n + " in base " + b + " has a digit other than ",
                                             n + " 的 " + b + " 进制有一位不是 ")) +
           any_of(stay);
}

Formula formula_of(const Automaton& automaton, Int base, Int shift, bool loses,
                   const std::string& name) {
    Formula formula = by_helper({"by_digits", loses ? "bool" : "long long",
                                 statement_of_shift(shift) + automaton.body({"n"}, loses)},
                                name);
    formula.at = [automaton, shift](Int n) {
        n += shift;
        return automaton.at(&n);
    };
    formula.bits = bits_of({base, shift}) - (shift == 0 ? 1 : 0) + automaton.bits();
    const std::string n = name + plus(shift), b = text_of(base);
    const std::string states = text_of(static_cast<Int>(automaton.size()));
    formula.text = loses ? digits_text(automaton, base, n) : Text();
    if (!formula.text.empty()) return formula;
    formula.text = Text((loses ? "" : "what ") + std::string("an automaton of ") + states +
                            " states " + (loses ? "accepts" : "says after") + " the digits of " +
                            n + " in base " + b + ", read from the last one",
                        "一个有 " + states + " 个状态的自动机从低位到高位读完 " + n + " 的 " + b +
                            " 进制数字后" + (loses ? "接受" : "的输出"));
    return formula;
}

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
                     ") = " + sum_of({{step[0], "g(n)"}, {step[1], "n"}, {step[2], ""}});
        }
        const std::string value = "g(" + name + plus(shift_) + ")";
        formula.text = {value + " with " + rules, value + "，其中 " + rules};
        return formula;
    }

 private:
    Int term(Int m) const { return term_at(s_, m, shift_); }

    bool holds(Int m) const {
        const Int whole = term(m), part = term(m / base_), n = m / base_;
        const Numbers& step = steps_[static_cast<std::size_t>(m % base_)];
        return whole == kAny || (part == kAny && step[0] != 0) ||
               whole == (step[0] == 0 ? 0 : step[0] * part) + step[1] * n + step[2];
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
            const std::string add = sum_of({{step[1], "n"}, {step[2], ""}});
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
                ranges += (ranges.empty() ? "" : ", ") + text_of(low) +
                          (low == ends_[i] ? "" : ".." + text_of(ends_[i]));
                if (!s_.loses()) ranges += ": " + text_of(values_[i]);
            }
            low = ends_[i] + 1;
        }
        const std::string m = name + plus(shift_);
        const Text become(m + ", divided by " + b + " and rounded down until it is below " + from,
                          m + " 不断除以 " + b + " 并向下取整直到小于 " + from);
        formula.text = s_.loses() ? become + Text(", is " + ranges, "，得到 " + ranges)
                                  : Text("by the range that ", "由 ") + become +
                                        Text(", is in: " + ranges, " 后所在的范围决定：" + ranges);
        return formula;
    }

 private:
    Int term(Int m) const { return term_at(s_, m, shift_); }

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
            for (Int ignored = 0; ignored < 3; ++ignored) {
                const auto automaton = Automaton::of(table_of(s, shift, ignored), base);
                if (!automaton) continue;
                Formula formula = formula_of(*automaton, base, shift, s.loses(), name);
                if (!follows(s, formula.at)) continue;
                formulas.push_back(std::move(formula));
                break;
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
