#include <algorithm>

#include "lab/sequence.hpp"

namespace lab {
namespace seq {

namespace {

// The least m with f(m) = f(n), for f that never falls.
template <class F>
Int run_start(const F& f, Int n) {
    Int low = 0, high = n;
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

}  // namespace

// Where a move takes 1 to f(n) stones and f rises by at most one at a time, the values of the f(n)
// heaps below n are different and below f(n) + 1. So if f rises at n, the value is f(n); else it is
// the one that is missing, that of the heap which has just dropped out, n - f(n) - 1. The greatest
// value so far shows f.
Formulas windows(const Sequence& s, const std::string& name) {
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
    Formulas bounds = periods(most, "n", nullptr);
    for (Formula& bound : functions(most, "n", 2)) bounds.push_back(std::move(bound));
    Formulas formulas;
    for (const Formula& f : bounds) {
        bool exact = true;
        for (std::size_t n = 0; n < s.size() && exact; ++n) {
            exact = f.at(static_cast<Int>(n)) == most.at[n];
        }
        if (!exact) continue;
        const Helper helper{"most", "long long", body_of(f)};
        const std::string body =
            "    const auto most = [](long long n) -> long long {\n" + indented(helper.body) +
            "    };\n"
            "    while (true) {\n"
            "        long long low = 0, high = n;\n"
            "        while (low < high) {\n"
            "            const long long middle = (low + high) / 2;\n"
            "            if (most(middle) < most(n)) {\n"
            "                low = middle + 1;\n"
            "            } else {\n"
            "                high = middle;\n"
            "            }\n"
            "        }\n"
            "        const long long rest = (n - low) % (most(n) + 1);\n"
            "        if (rest == 0) return most(n);\n"
            "        n = low + rest - most(n) - 1;\n"
            "    }\n";
        Formula formula = by_helper({"by_window", "long long", body}, name);
        formula.at = [f](Int n) {
            while (true) {
                const Int low = run_start(f.at, n), rest = (n - low) % (f.at(n) + 1);
                if (rest == 0) return f.at(n);
                n = low + rest - f.at(n) - 1;
            }
        };
        formula.bits = f.bits + 4;
        const std::string g = "g(" + name + ")";
        formula.text = {g + " with g(n) = f(n) if f(n) > f(n - 1), else g(n) = g(n - f(n) - 1), "
                            "where f(n) is " + f.text.en,
                        g + "：若 f(n) > f(n - 1) 则 g(n) = f(n)，否则 g(n) = g(n - f(n) - 1)，其中 "
                            "f(n) 是 " + f.text.zh};
        formulas.push_back(std::move(formula));
    }
    return formulas;
}

}  // namespace seq
}  // namespace lab
