#include <algorithm>
#include <cmath>
#include <optional>

#include "lab/sequence.hpp"

namespace lab {
namespace seq {

double Beatty::bits() const {
    return bits_of({d, q}) + (a == 0 ? 0 : bits_of_number(a)) +
           (shift == 0 ? 0 : bits_of_number(shift)) + (above == 0 ? 0 : bits_of_number(above));
}

namespace {

// The terms whose index is known and beyond the exceptions bound the slope from both sides.
struct Slopes {
    double low = 0, high = 1e18;
};
Slopes slopes_of(const Numbers& terms, Int shift, Int above) {
    Slopes slopes;
    for (std::size_t i = terms.size() / 8 + 3; i < terms.size(); ++i) {
        if (terms[i] == kAny) continue;
        const double m = static_cast<double>(static_cast<Int>(i) + shift);
        const double term = static_cast<double>(terms[i] - above);
        slopes.low = std::max(slopes.low, term / m);
        slopes.high = std::min(slopes.high, (term + 1) / m);
        if (slopes.low > slopes.high) break;
    }
    return slopes;
}

// The one with the fewest bits whose slope lies between these; `fits` decides.
template <class Fits>
std::optional<Beatty> simplest(const Numbers& terms, const Fits& fits) {
    std::optional<Beatty> best;
    std::size_t first = 0, last = terms.size() - 1;
    while (last > 0 && terms[last] == kAny) --last;
    while (first < last && (8 * first < terms.size() || terms[first] == kAny)) ++first;
    if (last < first + 16) return best;
    const double about =
        static_cast<double>(terms[last] - terms[first]) / static_cast<double>(last - first);
    if (about < 0.2) return best;
    // Any shift of a term is about one of the index and a number on top.
    for (Int shift = -8; shift <= 8; ++shift) {
        const Int near = static_cast<Int>(
            std::floor(static_cast<double>(terms[last]) -
                       about * static_cast<double>(static_cast<Int>(last) + shift)));
        for (Int above = near - 2; above <= near + 3; ++above) {
            const Slopes slopes = slopes_of(terms, shift, above);
            const double width = slopes.high - slopes.low;
            if (width < 0 || width > 2e-3) continue;
            for (Int d = 2; d < 64; ++d) {
                if (root_of(d) * root_of(d) == d) continue;
                for (Int q = 1; q <= 6; ++q) {
                    const double root = std::sqrt(static_cast<double>(d));
                    const double middle = (slopes.low + slopes.high) / 2;
                    const double a = std::round(middle * static_cast<double>(q) - root);
                    const double slope = (a + root) / static_cast<double>(q);
                    if (slope < slopes.low || slope > slopes.high || std::abs(a) > 30) continue;
                    const Beatty beatty{static_cast<Int>(a), d, q, shift, above};
                    if (best && best->bits() <= beatty.bits()) continue;
                    if (fits(beatty)) best = beatty;
                }
            }
        }
    }
    return best;
}

std::optional<Formula> members(const Sequence& s, bool unless) {
    const Numbers terms = members_of(s, unless);
    if (terms.size() < 24 || 20 * terms.size() < s.size()) return std::nullopt;
    // Members ascend: each number is looked for once, and the index goes along with it.
    const auto fits = [&](const Beatty& beatty) {
        std::vector<char> is(s.size(), 0);
        for (Int i = 0; i <= static_cast<Int>(s.size()) + 8; ++i) {
            const Int term = beatty.at(i);
            if (term >= static_cast<Int>(s.size())) break;
            if (term >= 0) is[static_cast<std::size_t>(term)] = 1;
        }
        return follows(
            s, [&](Int n) { return Int{(is[static_cast<std::size_t>(n)] != 0) != unless}; });
    };
    const std::optional<Beatty> beatty = simplest(terms, fits);
    if (!beatty) return std::nullopt;
    const Tree is = is_term(beatty->tree(index_variable()), 0, n_);
    return Formula(unless ? negation(is) : is, beatty->bits() + (unless ? 1 : 0));
}

}  // namespace

Formulas beatty(const Sequence& s) {
    if (s.loses()) {
        for (const bool unless : {false, true}) {
            if (const auto formula = members(s, unless)) return {*formula};
        }
        return {};
    }
    if (s.terms() < 24) return {};
    const std::optional<Beatty> found = simplest(s.at, [&](const Beatty& candidate) {
        return follows(s, [&](Int n) { return candidate.at(n); });
    });
    if (!found) return {};
    return {Formula(found->tree(n_), found->bits())};
}

}  // namespace seq
}  // namespace lab
