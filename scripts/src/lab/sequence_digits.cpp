#include <algorithm>
#include <cmath>
#include <optional>

#include "lab/automaton.hpp"
#include "lab/sequence.hpp"

namespace lab {
namespace seq {

namespace {

constexpr std::size_t kKernelTerms = 6000;

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

Formula formula_of(const Automaton& found, Int base, Int shift) {
    return Formula(found.tree({n_ + shift}),
                   bits_of({base, shift}) - (shift == 0 ? 1 : 0) + found.bits());
}

// A function of n + shift by its digits.
Formula by_digits(Function function, Int shift, double bits) {
    return Formula(call(kept(std::move(function)), {n_ + shift}), bits);
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

    // Of n + shift.
    Int at(Int n) const {
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

    Formula formula() const {
        double bits = bits_of({base_}) + (shift_ == 0 ? 0 : bits_of_number(shift_));
        for (const Numbers& step : steps_) {
            for (const Int number : step) bits += bits_of_number(number);
        }
        for (const Int number : first_) bits += bits_of_number(number);
        std::string rules;
        for (std::size_t n = 0; n < first_.size(); ++n) {
            rules += "g(" + std::to_string(n) + ") = " + std::to_string(first_[n]) + ", ";
        }
        for (Int r = 0; r < base_; ++r) {
            const Numbers& step = steps_[static_cast<std::size_t>(r)];
            rules += (r == 0 ? "g(" : ", g(") + std::to_string(base_) + "n" + plus(r) +
                     ") = " + sum_of({{step[0], "g(n)"}, {step[1], "n"}, {step[2], ""}});
        }
        Function function;
        function.name = "by_digits";
        function.text = {"g($) with " + rules, "g($)，其中 " + rules};
        function.body = body();
        function.at = [recursion = *this](const Int* n) { return recursion.at(*n); };
        for (const Numbers& step : steps_) {
            function.growth = std::max(function.growth, 2 * (step[0] + step[1]));
        }
        return by_digits(std::move(function), shift_, bits);
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
        const std::string b = std::to_string(base_), from = std::to_string(first_.size());
        bool factors = false;
        for (const Numbers& step : steps_) factors |= step[0] != 0 && step[0] != 1;
        const std::string times = factors ? "factor * " : "";
        std::string code = shift_ < 0 ? "    if (n < 0) return 0;\n" : "";
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
                       "factor *= " + std::to_string(step[0]) + ";";
            }
            code += "        " + (same ? "" : "if (" + digits + ") ") + what + "\n";
        }
        code += "    }\n    return sum";
        if (first_.size() > 1) {
            code += " + " + times + "first[n];\n";
        } else {
            code += (first_[0] == 0 ? "" : " + " + times + std::to_string(first_[0])) + ";\n";
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

    // Of n + shift.
    Int at(Int n) const {
        while (n >= from_) n /= base_;
        std::size_t i = 0;
        while (ends_[i] < n) ++i;
        return values_[i];
    }

    Formula formula() const {
        double bits = bits_of({base_, from_}) + (shift_ == 0 ? 0 : bits_of_number(shift_));
        std::string list, ranges, losing;
        Int low = 0;
        for (std::size_t i = 0; i < ends_.size(); ++i) {
            const std::string end = std::to_string(ends_[i]), value = std::to_string(values_[i]);
            const std::string range = std::to_string(low) + (low == ends_[i] ? "" : ".." + end);
            list += (i == 0 ? "{" : ", {") + end + ", " + value + "}";
            ranges += (i == 0 ? "" : ", ") + range + ": " + value;
            if (values_[i] == 1) losing += (losing.empty() ? "" : ", ") + range;
            low = ends_[i] + 1;
            bits += bits_of_number(ends_[i]) + (s_.loses() ? 0 : bits_of_number(values_[i]));
        }
        const std::string b = std::to_string(base_), from = std::to_string(from_);
        const Text become("$, divided by " + b + " and rounded down until it is below " + from,
                          "$ 不断除以 " + b + " 并向下取整直到小于 " + from);
        Function function;
        function.name = "by_scale";
        function.text = Text("what the range that ", "由 ") + become +
                        Text(", is in has: " + ranges, " 后所在的范围决定的数：" + ranges);
        if (s_.loses()) {
            function.said = {
                {1, become + Text(", is in " + losing, "，得到 " + losing + " 中的数"),
                 become + Text(", is not in " + losing, "，得到的数不在 " + losing + " 中")}};
        }
        function.body = "    while (n >= " + from + ") n /= " + b +
                        ";\n    const int ends[][2] = {" + list +
                        "};\n    int i = 0;\n    while (ends[i][0] < n) ++i;\n"
                        "    return ends[i][1];\n";
        function.at = [scale = *this](const Int* n) { return scale.at(*n); };
        Formula formula = by_digits(std::move(function), shift_, bits);
        return s_.loses() ? Formula(equal(formula.tree, 1), bits) : formula;
    }

 private:
    Int term(Int m) const { return term_at(s_, m, shift_); }

    const Sequence s_;
    Int base_, shift_, from_ = 0;
    Numbers ends_, values_;
};

}  // namespace

Formulas scales(const Sequence& s) {
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
            if (!follows(s, [&](Int n) { return scale.at(n + shift); })) continue;
            formulas.push_back(scale.formula());
        }
    }
    return formulas;
}

Formulas automata(const Sequence& s) {
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
                Formula formula = formula_of(*automaton, base, shift);
                if (!follows(s, formula.at)) continue;
                formulas.push_back(std::move(formula));
                break;
            }
        }
    }
    return formulas;
}

Formulas regular(const Sequence& s) {
    if (s.loses()) return {};
    Formulas formulas;
    const Int shifts[] = {0, 1, -1, 2, -2};
    for (Int base = 2; base <= 10; ++base) {
        for (const Int shift : shifts) {
            Recursion recursion(s, base, shift);
            if (!recursion.find()) continue;
            if (!follows(s, [&](Int n) { return recursion.at(n + shift); })) continue;
            formulas.push_back(recursion.formula());
        }
    }
    return formulas;
}

}  // namespace seq
}  // namespace lab
