#include <algorithm>
#include <cmath>
#include <cstdint>

#include "lab/sequence.hpp"

namespace lab {
namespace seq {

Numbers members_of(const Sequence& s, bool unless) {
    Numbers members;
    for (std::size_t n = 0; n < s.size(); ++n) {
        if (s.known(n) && (s.at[n] != 0) != unless) members.push_back(static_cast<Int>(n));
    }
    return members;
}

Formula::Formula(Tree of_n, double length) : tree(std::move(of_n)), bits(length) {
    at = [value = value_of(tree)](Int n) { return value(&n); };
}

Int root_of(Int n) {
    Int root = n <= 0 ? 0 : static_cast<Int>(std::sqrt(static_cast<double>(n)));
    while (root > 0 && root * root > n) --root;
    while (n > 0 && (root + 1) * (root + 1) <= n) ++root;
    return root;
}

namespace {

constexpr Int kPrime = 1000000007;

Int power(Int base, Int exponent) {
    Int result = 1;
    for (; exponent > 0; exponent /= 2, base = base * base % kPrime) {
        if (exponent % 2 == 1) result = result * base % kPrime;
    }
    return result;
}

}  // namespace

// Modulo a prime, where nothing overflows: integers of few digits are known by their residues, and
// who asks checks them with the true numbers.
Numbers solve(std::vector<Numbers> rows) {
    if (rows.empty()) return {};
    const std::size_t unknown = rows[0].size() - 1;
    for (Numbers& row : rows) {
        for (Int& number : row) number = floor_mod(number, kPrime);
    }
    for (std::size_t column = 0; column < unknown; ++column) {
        std::size_t pivot = column;
        while (pivot < rows.size() && rows[pivot][column] == 0) ++pivot;
        if (pivot == rows.size()) return {};
        std::swap(rows[column], rows[pivot]);
        const Int inverse = power(rows[column][column], kPrime - 2);
        for (Int& number : rows[column]) number = number * inverse % kPrime;
        for (std::size_t i = 0; i < rows.size(); ++i) {
            const Int factor = rows[i][column];
            if (i == column || factor == 0) continue;
            for (std::size_t j = 0; j <= unknown; ++j) {
                rows[i][j] = floor_mod(rows[i][j] - factor * rows[column][j], kPrime);
            }
        }
    }
    for (std::size_t i = unknown; i < rows.size(); ++i) {
        if (rows[i][unknown] != 0) return {};
    }
    Numbers solution;
    for (std::size_t i = 0; i < unknown; ++i) {
        const Int x = rows[i][unknown];
        solution.push_back(x > kPrime / 2 ? x - kPrime : x);
        if (std::abs(solution.back()) > 1000) return {};
    }
    return solution;
}

std::optional<Formula> closed(const Numbers& base, Int saltus) {
    const Int p = static_cast<Int>(base.size());
    const Int first = base[0];
    const double line = 3 + (saltus == 0 ? 0 : bits_of_number(saltus)) + bits_of_number(first);
    if (p == 1) return Formula(saltus * n_ + first, line);
    for (Int c = 0; c < p; ++c) {
        const double bits = 5 + bits_of_number(p) + (c == 0 ? 0 : bits_of_number(c));
        // floor((n + c) / k) modulo m, or as many times the saltus, plus a shift.
        for (Int k = 1; k <= p; ++k) {
            const Int m = p / k, shift = first - c / p * saltus;
            if (saltus == 0 ? p % k != 0 || k == p || c >= std::max<Int>(k, k == 1 ? p : 0)
                            : saltus < 0 || k < p) {
                continue;
            }
            bool same = true;
            for (Int n = 0; n < 2 * p && same; ++n) {
                const Int is = base[static_cast<std::size_t>(n % p)] + n / p * saltus;
                const Int floor = (n + c) / k;
                same = is == (saltus == 0 ? floor % m : floor * saltus + shift);
            }
            if (!same) continue;
            const Tree quotient = (n_ + c) / k;
            if (saltus == 0) return Formula(quotient % m, bits + (k == 1 ? 0 : bits_of_number(k)));
            return Formula(saltus * quotient + shift,
                           bits + (saltus == 1 ? 0 : bits_of_number(saltus)) +
                               (shift == 0 ? 0 : bits_of_number(shift)));
        }
    }
    return std::nullopt;
}

}  // namespace seq
}  // namespace lab
