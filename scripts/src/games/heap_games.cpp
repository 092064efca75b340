#include "games/heap_games.hpp"

#include <algorithm>
#include <array>
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

// body(parts) for all moves of a heap: an array or a vector of heaps.
template <class Body>
void moves_from(const std::vector<unsigned>& set, unsigned heap, const Body& body) {
    for (const unsigned s : set) {
        if (s <= heap) body(std::array{heap - s});
    }
}

template <class Body>
void moves_from(const OctalCode& code, unsigned heap, const Body& body) {
    for (unsigned j = 0; j < code.digits.size() && j <= heap; ++j) {
        const unsigned digit = code.digits[j], left = heap - j;
        if ((digit & (left == 0 ? 1 : 2)) != 0) body(std::array{left});
        for (unsigned a = 1; (digit & 4) != 0 && 2 * a <= left; ++a) body(std::array{a, left - a});
    }
}

// The parts that are missing, from `from` on in ascending order, with the sum `left`.
template <class Body>
void choose_parts(const Split& split, unsigned heap, std::vector<unsigned>& parts, unsigned from,
                  unsigned left, const Body& body) {
    const auto missing = static_cast<unsigned>(split.parts - parts.size());
    if (missing == 0) return body(parts);
    const unsigned step = split.different ? 1 : 0;
    if (missing == 1 && !split.any_sum) {
        if (left < from || left >= heap) return;
        parts.push_back(left);
        body(parts);
        parts.pop_back();
        return;
    }
    // Ascending parts: where the sum is given, the next one is at most its share.
    const unsigned end = split.any_sum ? heap : std::min(heap, left / missing + 1);
    for (unsigned part = from; part < end; ++part) {
        parts.push_back(part);
        choose_parts(split, heap, parts, part + step, left - part, body);
        parts.pop_back();
    }
}

template <class Body>
void moves_from(const Split& split, unsigned heap, const Body& body) {
    for (unsigned left = 0; split.take_any && left < heap; ++left) body(std::array{left});
    std::vector<unsigned> parts;
    choose_parts(split, heap, parts, static_cast<unsigned>(split.least), heap, body);
}

double count_moves(const std::vector<unsigned>& set, double heaps) {
    return heaps * static_cast<double>(set.size());
}

double count_moves(const OctalCode& code, double heaps) {
    const auto splits = std::count_if(code.digits.begin(), code.digits.end(),
                                      [](unsigned digit) { return digit >= 4; });
    return heaps * heaps / 4 * static_cast<double>(splits);
}

double count_moves(const Split& split, double heaps) {
    // Ascending parts, the last one fixed by the others where the sum is: n^f / (p! f!) splits of n,
    // with f free parts.
    const std::size_t free = split.any_sum ? split.parts : split.parts - 1;
    const auto f = static_cast<double>(free);
    const double moves =
        std::pow(heaps, f + 1) / (f + 1) / std::tgamma(static_cast<double>(split.parts) + 1);
    return split.any_sum ? moves : moves / std::tgamma(f + 1);
}

template <class Game>
Values values_by_moves(const Game& game, std::size_t heaps) {
    return sprague_grundy::grundy_values(
        heaps, [&](unsigned heap, sprague_grundy::Options& options) {
            moves_from(game, heap,
                       [&](const auto& parts) { options.to_parts(parts.begin(), parts.end()); });
        });
}

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

Split parse_split(std::string_view text) {
    const auto cut = [&] {
        const std::size_t end = std::min(text.find(','), text.size());
        const std::string_view word = text.substr(0, end);
        text.remove_prefix(std::min(end + 1, text.size()));
        return word;
    };
    constexpr std::string_view least = "least=";
    Split split;
    split.parts = parse_number(cut(), {"the number of heaps", "堆数"}, 2, 6);
    while (!text.empty()) {
        const std::string_view word = cut();
        if (word == "different") {
            split.different = true;
        } else if (word == "any-sum") {
            split.any_sum = true;
        } else if (word == "take-any") {
            split.take_any = true;
        } else if (word.starts_with(least)) {
            split.least = parse_number(word.substr(least.size()), {"the least heap", "每堆的下限"},
                                       0, kGreatestHeap);
        } else {
            const std::string found(word);
            throw BadGame(
                {"'" + found + "' says nothing of a split; use least=N, different, " +
                     "any-sum, take-any",
                 "分法中没有“" + found + "”这种说法；可用 least=N、different、any-sum、take-any"});
        }
    }
    return split;
}

}  // namespace

HeapRule parse_rule(const std::string& kind, const std::string& text) {
    if (kind == "subtract") return {kind, text, parse_set(text)};
    if (kind == "octal") return {kind, text, parse_octal(text)};
    if (kind == "split") return {kind, text, parse_split(text)};
    throw std::invalid_argument("unknown kind of game '" + kind + "'");
}

void each_move(const HeapRule& rule, unsigned heap,
               const std::function<void(const std::vector<unsigned>&)>& visit) {
    std::visit(
        [&](const auto& game) {
            moves_from(game, heap, [&](const auto& parts) { visit({parts.begin(), parts.end()}); });
        },
        rule.game);
}

double moves_of(const HeapRule& rule, std::size_t heaps) {
    return std::visit(
        [&](const auto& game) { return count_moves(game, static_cast<double>(heaps)); }, rule.game);
}

Values values_of(const HeapRule& rule, std::size_t heaps) {
    const auto* set = std::get_if<std::vector<unsigned>>(&rule.game);
    if (set) return sprague_grundy::grundy_of_subtraction_set(heaps, *set);
    expect_in_reach(heaps, moves_of(rule, heaps));
    return std::visit([&](const auto& game) { return values_by_moves(game, heaps); }, rule.game);
}

std::vector<std::size_t> Period::exceptions(const Values& values) const {
    std::vector<std::size_t> exceptions;
    for (std::size_t n = 0; n < start; ++n) {
        const std::size_t later = n + (start - n + length - 1) / length * length;
        if (values.at(n) != values.at(later)) exceptions.push_back(n);
    }
    return exceptions;
}

Proof subtraction_proof(std::size_t most) {
    return [most](std::size_t start, std::size_t length) { return start + length + most - 1; };
}

Proof octal_proof(std::size_t last) {
    return [last](std::size_t start, std::size_t length) {
        return 2 * std::max<std::size_t>(start, 1) + 2 * length + last - 1;
    };
}

std::optional<Proof> proof_of(const HeapRule& rule) {
    if (const auto* set = std::get_if<std::vector<unsigned>>(&rule.game)) {
        return subtraction_proof(set->back());
    }
    if (const auto* code = std::get_if<OctalCode>(&rule.game)) {
        return octal_proof(code->digits.size() - 1);
    }
    const Split& split = std::get<Split>(rule.game);
    if (split.parts != 2 || split.different || split.any_sum || split.take_any) return std::nullopt;
    const std::size_t shift = split.least <= 1 ? 0 : split.least;
    return [shift, proof = octal_proof(shift)](std::size_t start, std::size_t length) {
        return proof(start > shift ? start - shift : 0, length) + shift;
    };
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

PeriodSearch search_period(const HeapRule& rule, std::size_t upto, std::size_t bound) {
    bound = std::max(bound, upto);
    const std::optional<Proof> proof = proof_of(rule);
    PeriodSearch search;
    for (std::size_t heaps = proof ? 512 : bound + 1;; heaps *= 2) {
        search.values = values_of(rule, std::min(heaps, bound + 1));
        if (proof) search.period = find_period(search.values, *proof);
        if (search.period || heaps > bound) break;
    }
    while (search.values.size() <= upto) {
        search.values.push_back(search.values[search.values.size() - search.period->length]);
    }
    return search;
}

}  // namespace tools
