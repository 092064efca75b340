// The code of periods.md: C++11, nothing but the standard library.
#ifndef COMMON_NOTES_CODE_OCTAL_HPP
#define COMMON_NOTES_CODE_OCTAL_HPP

#include <set>
#include <string>
#include <vector>

namespace notes {

// The values of the heaps 0 to `last` in the octal game 0.d1 d2 ..., with the digits as in "77".
inline std::vector<unsigned> octal_values(const std::string& digits, unsigned last) {
    std::vector<unsigned> values(last + 1);
    for (unsigned n = 0; n <= last; ++n) {
        std::set<unsigned> reached;
        for (unsigned j = 1; j <= digits.size() && j <= n; ++j) {
            const int digit = digits[j - 1] - '0';
            const unsigned rest = n - j;
            if (digit & 1 && rest == 0) reached.insert(0);
            if (digit & 2 && rest > 0) reached.insert(values[rest]);
            for (unsigned a = 1; digit & 4 && a < rest; ++a) {
                reached.insert(values[a] ^ values[rest - a]);
            }
        }
        while (reached.count(values[n])) ++values[n];
    }
    return values;
}

struct Period {
    unsigned from, length;
};

// The least period that the theorem proves by these values of a game whose last digit is d_k, and
// the least n0 >= 1 for it; {0, 0} if there is none.
inline Period proved_period(const std::vector<unsigned>& values, unsigned k) {
    const unsigned heaps = static_cast<unsigned>(values.size());
    for (unsigned p = 1; p < heaps; ++p) {
        unsigned from = heaps - p;
        while (from > 1 && values[from - 1] == values[from - 1 + p]) --from;
        if (2 * from + 2 * p + k <= heaps) return {from, p};
    }
    return {0, 0};
}

}  // namespace notes

#endif
