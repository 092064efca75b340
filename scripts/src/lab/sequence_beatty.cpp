#include <algorithm>
#include <cmath>
#include <optional>

#include "lab/sequence.hpp"

namespace lab {
namespace seq {

// floor(m sqrt(d)) = s m + y with s = floor(sqrt(d)) and the greatest y that has
// (s m + y)^2 <= d m^2, that is y (y + 2 s m) <= (d - s^2) m^2. As s <= 7 and d - s^2 <= 2 s,
// nothing reaches 2^64 for m < 2^30.
Int Beatty::at(Int i) const {
    const Int s = root_of(d);
    const auto m = static_cast<unsigned long long>(std::max<Int>(i + shift, 0));
    unsigned long long y = 0;
    for (unsigned long long bit = 1ull << 29; bit > 0; bit /= 2) {
        const unsigned long long next = y + bit;
        if (next <= m && next * (next + 2ull * static_cast<unsigned long long>(s) * m) <=
                             static_cast<unsigned long long>(d - s * s) * m * m) {
            y = next;
        }
    }
    return ((a + s) * static_cast<Int>(m) + static_cast<Int>(y)) / q + above;
}

std::string Beatty::text(const std::string& i) const {
    const std::string root = "√" + text_of(d);
    const std::string slope = a == 0 ? root : "(" + text_of(a) + " + " + root + ")";
    const std::string index = shift == 0 ? i : "(" + i + plus(shift) + ")";
    return "floor(" + index + " * " + slope + (q == 1 ? "" : " / " + text_of(q)) + ")" +
           plus(above);
}

std::string Beatty::body() const {
    const Int s = root_of(d), rest = d - s * s;
    std::string code = "    // floor(m * sqrt(" + text_of(d) + ")) is " +
                       (s == 1 ? "" : text_of(s) + " * ") +
                       "m + y, without a root or more than 64 bits\n";
    code += "    const unsigned long long m = ";
    code += shift < 0 ? "n < " + text_of(-shift) + " ? 0 : n" + plus(shift) : "n" + plus(shift);
    code +=
        ";\n    unsigned long long y = 0;\n"
        "    for (unsigned long long bit = 1 << 29; bit > 0; bit /= 2) {\n"
        "        const unsigned long long next = y + bit;\n"
        "        if (next <= m && next * (next + " +
        text_of(2 * s) + " * m) <= " + (rest == 1 ? "" : text_of(rest) + " * ") +
        "m * m) y = next;\n    }\n";
    const Int times = a + s;
    std::string sum = times == 0   ? "static_cast<long long>(y)"
                      : times == 1 ? "static_cast<long long>(m + y)"
                      : times > 0  ? "static_cast<long long>(" + text_of(times) + " * m + y)"
                                   : "static_cast<long long>(y - " + text_of(-times) + " * m)";
    return code + "    return " + sum + (q == 1 ? "" : " / " + text_of(q)) + plus(above) + ";\n";
}

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

// The greatest i with a term up to n, as the slope is 1 at least.
Int index_of(const Beatty& beatty, Int n) {
    Int i = 0;
    for (Int bit = 1 << 29; bit > 0; bit /= 2) {
        if (i + bit <= n + 4 && beatty.at(i + bit) <= n) i += bit;
    }
    return i;
}

std::optional<Formula> members(const Sequence& s, bool unless, const std::string& name) {
    const Numbers terms = members_of(s, unless);
    if (terms.size() < 24 || 20 * terms.size() < s.size()) return std::nullopt;
    const auto has = [unless](const Beatty& beatty, Int n) {
        return Int{(beatty.at(index_of(beatty, n)) == n) != unless};
    };
    const std::optional<Beatty> beatty = simplest(terms, [&](const Beatty& candidate) {
        return follows(s, [&](Int n) { return has(candidate, n); });
    });
    if (!beatty) return std::nullopt;
    // The index counts from where the term is positive, for the text alone.
    const std::string body = lambda("term", {"n"}, beatty->body()) +
                             "    long long i = 0;\n"
                             "    for (long long bit = 1 << 29; bit > 0; bit /= 2) {\n"
                             "        if (i + bit <= n + 4 && term(i + bit) <= n) i += bit;\n"
                             "    }\n"
                             "    return term(i) " +
                             std::string(unless ? "!=" : "==") + " n;\n";
    Formula formula = by_helper({"by_slope", "bool", body}, name);
    formula.at = [has, beatty](Int n) { return has(*beatty, n); };
    formula.bits = beatty->bits() + (unless ? 1 : 0);
    formula.text = some_index(name, beatty->text("k"), "0", unless);
    return formula;
}

}  // namespace

Formulas beatty(const Sequence& s, const std::string& name) {
    if (s.loses()) {
        for (const bool unless : {false, true}) {
            if (const auto formula = members(s, unless, name)) return {*formula};
        }
        return {};
    }
    if (s.terms() < 24) return {};
    const std::optional<Beatty> found = simplest(s.at, [&](const Beatty& candidate) {
        return follows(s, [&](Int n) { return candidate.at(n); });
    });
    if (!found) return {};
    Formula formula = by_helper({"by_slope", "long long", found->body()}, name);
    formula.at = [found](Int n) { return found->at(n); };
    formula.bits = found->bits();
    formula.text = found->text(name);
    return {formula};
}

}  // namespace seq
}  // namespace lab
