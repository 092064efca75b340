#include <algorithm>
#include <cmath>
#include <optional>

#include "lab/sequence.hpp"

namespace lab {
namespace seq {

namespace {

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
        const std::string b = std::to_string(base_), from = std::to_string(from_);
        const Function scaled =
            function_of("scaled",
                        {"the number below " + from + " to which division by " + b +
                             " (rounded down, again and again) takes $",
                         "$ 不断除以 " + b + " 并向下取整直到小于 " + from + " 所得的数"},
                        {"    while (n >= " + from + ") n /= " + b + ";\n    return n;\n",
                         [base = base_, end = from_](const Int* args) {
                             Int n = *args;
                             while (n >= end) n /= base;
                             return n;
                         }});
        const Tree x = call(kept(scaled), {n_ + shift_});
        double bits = bits_of({base_, from_}) + (shift_ == 0 ? 0 : bits_of_number(shift_));
        Trees lost, values;
        Int low = 0;
        for (std::size_t i = 0; i < ends_.size(); ++i) {
            const bool last = i + 1 == ends_.size();
            const Tree up_to = at_most(x, ends_[i]);
            if (!last) values.push_back(low == ends_[i] ? equal(x, low) : up_to);
            values.push_back(values_[i]);
            if (values_[i] == 1) {
                lost.push_back(low == ends_[i] ? equal(x, low)
                               : last          ? at_most(low, x)
                                               : all_of({at_most(low, x), up_to}));
            }
            low = ends_[i] + 1;
            bits += bits_of_number(ends_[i]) + (s_.loses() ? 0 : bits_of_number(values_[i]));
        }
        return Formula(s_.loses() ? any_of(std::move(lost)) : cases(std::move(values)), bits);
    }

 private:
    // The term at m - shift, as far as it is known.
    Int term(Int m) const {
        const Int n = m - shift_;
        return m < 0 || n < 0 || n >= static_cast<Int>(s_.size())
                   ? kAny
                   : s_.at[static_cast<std::size_t>(n)];
    }

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

}  // namespace seq
}  // namespace lab
