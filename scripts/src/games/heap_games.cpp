#include "games/heap_games.hpp"

#include <algorithm>
#include <cmath>
#include <iomanip>
#include <sstream>

#include "games/number.hpp"
#include "sprague_grundy.hpp"

namespace tools {

namespace {

constexpr std::size_t kGreatestTake = 1000000;
constexpr std::size_t kMostTakes = 1000;
constexpr std::size_t kMostDigits = 100;
constexpr double kMostSplits = 2e10;  // about a minute

// For each p how many values at the end equal those p before them: the Z-function of the reversed
// sequence. O(values).
std::vector<std::size_t> matches(const Values& values) {
    const std::size_t size = values.size();
    const auto reversed = [&](std::size_t i) { return values[size - 1 - i]; };
    std::vector<std::size_t> match(size);
    for (std::size_t p = 1, left = 0, right = 0; p < size; ++p) {
        std::size_t length = p < right ? std::min(right - p, match[p - left]) : 0;
        while (p + length < size && reversed(length) == reversed(p + length)) ++length;
        match[p] = length;
        if (p + length > right) {
            left = p;
            right = p + length;
        }
    }
    return match;
}

void expect_in_reach(std::size_t heaps, double splits) {
    if (splits <= kMostSplits) return;
    std::ostringstream text;
    text << std::scientific << std::setprecision(0) << splits;
    const std::string most = std::to_string(heaps - 1), count = text.str();
    throw BadGame({"the heaps up to " + most + " have about " + count +
                       " splits, too many to try; ask for fewer heaps",
                   "不超过 " + most + " 的堆约有 " + count + " 种分法，太多了；请减小堆的上限"});
}

// Calls `visit` for the chosen parts, in ascending order.
template <class Visit>
void for_each_split(const Split& split, std::size_t heap, std::vector<std::size_t>* parts,
                    std::size_t from, std::size_t left, const Visit& visit) {
    const std::size_t missing = split.parts - parts->size();
    if (missing == 0) return visit(*parts);
    const std::size_t step = split.different ? 1 : 0;
    if (missing == 1 && !split.any_sum) {
        if (left < from || left >= heap) return;
        parts->push_back(left);
        visit(*parts);
        parts->pop_back();
        return;
    }
    // Ascending parts: where the sum is given, the next one is at most its share.
    const std::size_t end = split.any_sum ? heap : std::min(heap, left / missing + 1);
    for (std::size_t part = from; part < end; ++part) {
        parts->push_back(part);
        for_each_split(split, heap, parts, part + step, left - part, visit);
        parts->pop_back();
    }
}

}  // namespace

std::vector<unsigned> parse_set(std::string_view text) {
    const std::string all(text);
    const Text what("the set '" + all + "' (write it like 1,3,4)",
                    "集合“" + all + "”（写成 1,3,4）");
    std::vector<unsigned> set;
    for (std::size_t at = 0; at <= text.size();) {
        const std::size_t comma = std::min(text.find(',', at), text.size());
        set.push_back(static_cast<unsigned>(
            parse_number(text.substr(at, comma - at), what, 1, kGreatestTake)));
        at = comma + 1;
    }
    std::sort(set.begin(), set.end());
    set.erase(std::unique(set.begin(), set.end()), set.end());
    if (set.size() > kMostTakes) {
        const std::string size = std::to_string(set.size()), most = std::to_string(kMostTakes);
        throw BadGame({"the set has " + size + " numbers; at most " + most + " are allowed",
                       "集合有 " + size + " 个数，至多 " + most + " 个"});
    }
    return set;
}

std::string OctalCode::text() const {
    std::string text = std::to_string(digits[0]) + '.';
    for (std::size_t j = 1; j < digits.size(); ++j) text += static_cast<char>('0' + digits[j]);
    return digits.size() == 1 ? text + "0" : text;
}

OctalCode parse_octal(std::string_view text) {
    const auto wrong = [&](const std::string& why, const std::string& why_zh) {
        const std::string all(text);
        return BadGame({"the code '" + all + "' " + why +
                            "; write it like 0.77: 0 or 4 before the point, digits from 0 to 7 "
                            "after it",
                        "代码“" + all + "”" + why_zh +
                            "；写成 0.77 这样：小数点前是 0 或 4，小数点后是 0 到 7 的数字"});
    };
    const std::size_t point = text.find('.');
    if (point == std::string_view::npos) throw wrong("has no point", "没有小数点");
    if (point > 1) throw wrong("has more than one digit before the point", "的小数点前不止一位");
    if (point + 1 == text.size() || text.size() - point - 1 > kMostDigits) {
        const std::string most = std::to_string(kMostDigits);
        throw wrong("needs 1 to " + most + " digits after the point",
                    "的小数点后应有 1 到 " + most + " 位");
    }
    OctalCode code;
    if (point == 0) code.digits.push_back(0);
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (i == point) continue;
        if (text[i] < '0' || text[i] > '7') {
            const std::string digit(1, text[i]);
            throw wrong("has the digit '" + digit + "'", "有“" + digit + "”");
        }
        code.digits.push_back(static_cast<unsigned>(text[i] - '0'));
    }
    if (code.digits[0] != 0 && code.digits[0] != 4) {
        const std::string digit = std::to_string(code.digits[0]);
        throw wrong("begins with " + digit + ", so a move may take nothing and the game never ends",
                    "以 " + digit + " 开头，一步可以什么都不取，游戏不会结束");
    }
    while (code.digits.size() > 1 && code.digits.back() == 0) code.digits.pop_back();
    return code;
}

Values values_of(const std::vector<unsigned>& set, std::size_t heaps) {
    return sprague_grundy::grundy_of_subtraction_set(heaps, set);
}

Values values_of(const OctalCode& code, std::size_t heaps) {
    const auto splits = std::count_if(code.digits.begin(), code.digits.end(),
                                      [](unsigned digit) { return digit >= 4; });
    const double size = static_cast<double>(heaps);
    expect_in_reach(heaps, size * size / 4 * static_cast<double>(splits));
    return sprague_grundy::grundy_values(heaps, [&](unsigned n, sprague_grundy::Options& options) {
        for (unsigned j = 0; j < code.digits.size() && j <= n; ++j) {
            const unsigned digit = code.digits[j], left = n - j;
            if ((digit & 1) != 0 && left == 0) options.to();
            if ((digit & 2) != 0 && left > 0) options.to(left);
            if ((digit & 4) == 0) continue;
            for (unsigned a = 1; 2 * a <= left; ++a) options.to(a, left - a);
        }
    });
}

Values values_of(const Split& split, std::size_t heaps) {
    // Ascending parts, the last one fixed by the others where the sum is: n^f / (p! f!) splits of n,
    // with f free parts.
    const std::size_t free = split.any_sum ? split.parts : split.parts - 1;
    const double n = static_cast<double>(heaps), f = static_cast<double>(free);
    double moves = std::pow(n, f + 1) / (f + 1) / std::tgamma(static_cast<double>(split.parts) + 1);
    if (!split.any_sum) moves /= std::tgamma(f + 1);
    expect_in_reach(heaps, moves);
    std::vector<std::size_t> parts;
    return sprague_grundy::grundy_values(
        heaps, [&](unsigned heap, sprague_grundy::Options& options) {
            for (unsigned left = 0; split.take_any && left < heap; ++left) options.to(left);
            for_each_split(split, heap, &parts, split.least, heap,
                           [&](const std::vector<std::size_t>& chosen) {
                               options.to_parts(chosen.begin(), chosen.end());
                           });
        });
}

std::vector<std::size_t> Period::exceptions(const Values& values) const {
    std::vector<std::size_t> exceptions;
    for (std::size_t n = 0; n < start; ++n) {
        const std::size_t later = n + (start - n + length - 1) / length * length;
        const std::size_t risen = (later - n) / length * saltus;
        if (values.at(n) + risen != values.at(later)) exceptions.push_back(n);
    }
    return exceptions;
}

json::Members as_json(const Period& period, const Values& values, bool proved) {
    return {{"length", json::number(period.length)},
            {"saltus", json::number(period.saltus)},
            {"start", json::number(period.start)},
            {"exceptions", json::array(period.exceptions(values), json::number<std::size_t>)},
            {"proved", json::boolean(proved)}};
}

Proof proof_of(const std::vector<unsigned>& set) {
    return [m = std::size_t{set.back()}](std::size_t start, std::size_t length) {
        return start + length + m - 1;
    };
}

Proof proof_of(const OctalCode& code) {
    return [k = code.last()](std::size_t start, std::size_t length) {
        return 2 * std::max<std::size_t>(start, 1) + 2 * length + k - 1;
    };
}

std::optional<OctalSplit> as_octal(const Split& split) {
    if (split.parts != 2 || split.different || split.any_sum || split.take_any) return std::nullopt;
    if (split.least <= 1) return OctalSplit{{{4}}, 0};
    OctalSplit octal{{std::vector<unsigned>(split.least + 1)}, split.least};
    octal.code.digits.back() = 7;
    return octal;
}

Proof proof_of(const OctalSplit& split) {
    return
        [proof = proof_of(split.code), shift = split.shift](std::size_t start, std::size_t length) {
            return proof(start > shift ? start - shift : 0, length) + shift;
        };
}

std::optional<Formula> formula_of(const Split& split) {
    if (split.different) return std::nullopt;
    if (split.parts == 2 && split.any_sum && split.least == 0) {  // to take is to leave 0 as well
        return Formula{
            {"g(0) = 0, and g(n) is the n-th odious number", "g(0) = 0，g(n) 是第 n 个可憎数"},
            "periods",
            {"Splitting a heap", "分石子"},
            [](const Split&, std::size_t heap) {
                // The n-th odious number is 2 n - 1 or 2 n - 2, whichever is odious.
                if (heap == 0) return 0u;
                const unsigned even = static_cast<unsigned>(2 * heap - 2);
                unsigned ones = 0;
                for (unsigned rest = even; rest > 0; rest /= 2) ones += rest % 2;
                return ones % 2 == 1 ? even : even + 1;
            }};
    }
    if (split.any_sum) return std::nullopt;
    if (split.take_any &&
        ((split.parts == 2 && split.least <= 1) || (split.parts == 3 && split.least == 1))) {
        const bool two = split.parts == 2;
        const std::string p = two ? "4" : "8", rise = "g(n + " + p + ") = g(n) + " + p,
                          values =
                              "g(1), ..., g(" + p + ") = 1, 2, " + (two ? "4, 3" : "..., 6, 8, 7");
        return Formula{
            {rise + " from n = 1 on, with " + values, "从 n = 1 起 " + rise + "，其中 " + values},
            two ? "unknown-games" : "solutions/unknown-games",
            two ? Text("An example from beginning to end", "从头到尾的一个例子") : Text("7", "7"),
            [](const Split& of, std::size_t heap) {
                const unsigned n = static_cast<unsigned>(heap), period = of.parts == 2 ? 4 : 8;
                return n % period == period - 1 ? n + 1 : n % period == 0 && n > 0 ? n - 1 : n;
            }};
    }
    if (split.parts >= 3 && split.least == 1 && !split.take_any) {
        const std::string p = std::to_string(split.parts - 1);
        const std::string rise = "g(n + " + p + ") = g(n) + 1",
                          begin = "g(1) = ... = g(" + p + ") = 0";
        return Formula{
            {rise + " from n = 1 on, with " + begin, "从 n = 1 起 " + rise + "，其中 " + begin},
            "periods",
            {"Splitting into three heaps or more", "分成三堆或更多"},
            [](const Split& s, std::size_t heap) {
                const std::size_t n = heap == 0 ? 0 : heap - 1;
                return static_cast<unsigned>(n / (s.parts - 1));
            }};
    }
    return std::nullopt;
}

std::optional<Period> find_period(const Values& values, const Proof& proof) {
    const std::vector<std::size_t> match = matches(values);
    // Each p that passes is a period, so the first is the least.
    for (std::size_t p = 1; p < values.size(); ++p) {
        const std::size_t start = values.size() - p - match[p], needed = proof(start, p);
        if (needed < values.size()) return Period{start, p, needed};
    }
    return std::nullopt;
}

std::optional<Period> apparent_period(const Values& values) {
    // The values rise by the same number from period to period iff their differences repeat.
    Values differences;
    for (std::size_t n = 1; n < values.size(); ++n) {
        differences.push_back(values[n] - values[n - 1]);  // modulo 2^32
    }
    std::optional<Period> period =
        find_period(differences, [](std::size_t start, std::size_t length) {
            return std::max(start + 4 * length, 2 * start) - 1;
        });
    if (!period) return std::nullopt;
    const unsigned from = values[period->start], to = values[period->start + period->length];
    if (to < from) return std::nullopt;  // values cannot fall for ever
    period->saltus = to - from;
    return period;
}

PeriodSearch search_period(const std::function<Values(std::size_t)>& rule, const Proof& proof,
                           std::size_t upto, std::size_t bound) {
    bound = std::max(bound, upto);
    PeriodSearch search;
    for (std::size_t heaps = 512;; heaps *= 2) {
        search.values = rule(std::min(heaps, bound + 1));
        search.period = find_period(search.values, proof);
        if (search.period || heaps > bound) break;
    }
    search.computed = search.values.size() - 1;
    while (search.values.size() <= upto) {
        search.values.push_back(search.values[search.values.size() - search.period->length]);
    }
    return search;
}

}  // namespace tools
