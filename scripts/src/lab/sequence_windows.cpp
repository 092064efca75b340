#include <algorithm>
#include <memory>

#include "lab/sequence.hpp"

namespace lab {
namespace seq {

namespace {

// The least m >= from with f(m) = f(n), for f that never falls.
template <class F>
Int run_start(const F& f, Int from, Int n) {
    Int low = from, high = n;
    while (low < high) {
        const Int middle = (low + high) / 2;
        if (f(middle) < f(n)) {
            low = middle + 1;
        } else {
            high = middle;
        }
    }
    return low;
}

// The values that windows() tells, of which the first are given. Each takes a long way back, so that
// those of a table are kept.
class ByWindow {
 public:
    ByWindow(std::function<Int(Int)> f, const Numbers& first)
        : f_(std::move(f)), from_(static_cast<Int>(first.size()) - 1), low_(from_), known_(first) {}

    Int at(Int n) {
        constexpr std::size_t most_terms = 1 << 20;
        while (static_cast<Int>(known_.size()) <= n && known_.size() < most_terms) {
            const Int next = static_cast<Int>(known_.size());
            if (f_(next) != f_(next - 1)) low_ = next;
            known_.push_back(value(next, low_));
        }
        return n < static_cast<Int>(known_.size()) ? of_known(n)
                                                   : value(n, run_start(f_, from_, n));
    }

 private:
    Int of_known(Int n) const { return n < 0 ? 0 : known_[static_cast<std::size_t>(n)]; }
    // Of n > from_, where f is the same from `low` to n.
    Int value(Int n, Int low) {
        const Int most = f_(n), rest = (n - low) % (most + 1);
        if (rest == 0)
            return low > from_ || from_ == 0 ? most : known_[static_cast<std::size_t>(from_)];
        const Int back = low + rest - most - 1;
        return back < static_cast<Int>(known_.size()) ? of_known(back) : at(back);
    }

    std::function<Int(Int)> f_;
    Int from_, low_;
    Numbers known_;
};

}  // namespace

// Where a move takes 1 to f(n) stones and f rises by at most one at a time, the values of the f(n)
// heaps below n are different and below f(n) + 1. So if f rises at n, the value is f(n); else it is
// the one that is missing, that of the heap which has just dropped out, n - f(n) - 1. The greatest
// value so far shows f.
Formulas windows(const Sequence& s) {
    if (s.loses() || s.size() < 16) return {};
    Sequence most{About::value, s.at};
    for (std::size_t n = 0; n < s.size(); ++n) {
        if (!s.known(n)) return {};
        if (n == 0) continue;
        most.at[n] = std::max(most.at[n - 1], s.at[n]);
        const Int f = most.at[n], back = static_cast<Int>(n) - f - 1;
        if (f > most.at[n - 1] + 1) return {};
        if (f == most.at[n - 1] && (back < 0 || s.at[n] != s.at[static_cast<std::size_t>(back)])) {
            return {};
        }
    }
    Formulas bounds = periods(most, nullptr);
    for (Formula& bound : functions(most, 2)) bounds.push_back(std::move(bound));
    Formulas formulas;
    for (const Formula& f : bounds) {
        // The first values, up to `from`, need not be of the kind.
        std::size_t from = s.size();
        while (from > 0 && f.at(static_cast<Int>(from) - 1) == most.at[from - 1]) --from;
        if (from > 12 || 8 * from > s.size()) continue;
        const Numbers first(s.at.begin(), s.at.begin() + static_cast<std::ptrdiff_t>(from) + 1);
        const Int t = static_cast<Int>(from);
        std::string body = lambda("most", {"n"}, body_of(f.tree, 1));
        if (t > 0) body += "    const int first[] = {" + list_of(first) + "};\n";
        body += "    while (n > " + std::to_string(t) +
                ") {\n"
                "        long long low = " +
                std::to_string(t) +
                ", high = n;\n"
                "        while (low < high) {\n"
                "            const long long middle = (low + high) / 2;\n"
                "            if (most(middle) < most(n)) {\n"
                "                low = middle + 1;\n"
                "            } else {\n"
                "                high = middle;\n"
                "            }\n"
                "        }\n"
                "        const long long rest = (n - low) % (most(n) + 1);\n";
        if (t > 0) {
            body +=
                "        if (rest == 0 && low == " + std::to_string(t) + ") return first[low];\n";
        }
        body +=
            "        if (rest == 0) return most(n);\n"
            "        n = low + rest - most(n) - 1;\n    }\n    return " +
            (t > 0 ? std::string("first[n]") : std::to_string(first[0])) + ";\n";
        const auto at = [values = std::make_shared<ByWindow>(f.at, first)](Int n) {
            return values->at(n);
        };
        if (!follows(s, at)) continue;
        double bits = f.bits + 8;
        if (t > 0) {
            for (const Int value : first) bits += bits_of_number(value);
        }
        const std::string begin = t == 0 ? "" : "; g(0), g(1), ... = " + list_of(first);
        const Text of_f = text_of(f.tree, 1);
        Function function;
        function.name = "by_window";
        function.text = {
            "g($) with g(n) = f(n) if f(n) > f(n - 1), else g(n) = g(n - f(n) - 1), where f(n) "
            "is " +
                of_f.en + begin,
            "g($)：若 f(n) > f(n - 1) 则 g(n) = f(n)，否则 g(n) = g(n - f(n) - 1)，其中 f(n) 是 " +
                of_f.zh + begin};
        function.body = body;
        function.at = [at](const Int* n) { return at(*n); };
        function.limit = range_of(f.tree);
        Formula formula(call(kept(std::move(function)), {n_}), bits, at);
        formulas.push_back(std::move(formula));
    }
    return formulas;
}

}  // namespace seq
}  // namespace lab
