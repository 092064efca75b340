#include <algorithm>
#include <cmath>
#include <optional>

#include "games/heap_games.hpp"
#include "lab/sequence.hpp"

namespace lab {
namespace seq {

namespace {

struct Repeat {
    std::size_t start = 0, length = 0;
    Int saltus = 0;
    bool proved = false;
};

std::optional<Repeat> repeat_of(const Sequence& s, std::size_t length) {
    Repeat repeat{0, length, 0, false};
    bool any = false;
    for (std::size_t n = s.size(); n-- > length;) {
        if (!s.known(n) || !s.known(n - length)) continue;
        const Int rise = s.at[n] - s.at[n - length];
        if (!any) {
            any = true;
            repeat.saltus = rise;
            if (rise < 0 || (s.loses() && rise != 0)) return std::nullopt;
        }
        if (rise == repeat.saltus) continue;
        repeat.start = n - length + 1;
        break;
    }
    if (!any) return std::nullopt;
    return repeat;
}

// The theorem that the moves allow, as a bound on the greatest heap that a proof needs.
struct Theorem {
    std::function<std::size_t(std::size_t, std::size_t)> needed;
    Text text;
};

std::optional<Theorem> theorem_for(const Sequence& s, const Table* table) {
    if (table == nullptr) return std::nullopt;
    if (std::any_of(s.at.begin(), s.at.end(), [](Int term) { return term < 0; })) {
        return std::nullopt;
    }
    if (const auto& taken = table->moves.taken; taken && !taken->empty()) {
        // A set that goes on beyond the table, such as the factorials, shows by its great numbers.
        const Int most = *std::max_element(taken->begin(), taken->end());
        if (4 * most > static_cast<Int>(s.size())) return std::nullopt;
        // The outcome alone is just as well a function of the `most` outcomes before it, in misere
        // play too: from `most` on no heap is without moves.
        return Theorem{tools::proof_of(std::vector<unsigned>{static_cast<unsigned>(most)}),
                       {"in a subtraction game as many equal terms in a row as the greatest number "
                        "that may be taken prove a period",
                        "减法游戏中，若连续相等的项数达到一次最多可取的石子数，周期就得证"}};
    }
    if (const auto& octal = table->moves.octal; octal && octal->size() > 1 && !s.loses()) {
        if (4 * octal->size() > s.size()) return std::nullopt;
        return Theorem{tools::proof_of(tools::OctalCode{*octal}),
                       {"the theorem of Guy and Smith on octal games (1956)",
                        "Guy 与 Smith 关于八进制游戏的定理（1956）"}};
    }
    return std::nullopt;
}

std::optional<Repeat> least_repeat(const Sequence& s, const std::optional<Theorem>& theorem) {
    const std::size_t size = s.size();
    const std::size_t times = theorem ? 2 : 4;  // that a period is seen
    for (std::size_t length = 1; times * length < size && length <= 5000; ++length) {
        std::optional<Repeat> repeat = repeat_of(s, length);
        if (!repeat) continue;
        repeat->proved =
            theorem && repeat->saltus == 0 && theorem->needed(repeat->start, length) < size;
        if (repeat->proved || (2 * repeat->start <= size && repeat->start + 4 * length <= size)) {
            return repeat;
        }
    }
    return std::nullopt;
}

struct Pattern {
    Repeat repeat;
    Numbers base;  // by the residue; the saltus times floor(n / length) comes on top
    std::vector<std::pair<Int, Int>> exceptions;

    Int at(Int n) const {
        for (const auto& [m, value] : exceptions) {
            if (m == n) return value;
        }
        const Int p = static_cast<Int>(base.size());
        return base[static_cast<std::size_t>(n % p)] + n / p * repeat.saltus;
    }
};

Pattern pattern_of(const Sequence& s, const Repeat& repeat) {
    const std::size_t p = repeat.length;
    Pattern pattern{repeat, Numbers(p, 0), {}};
    for (std::size_t n = s.size(); n-- > repeat.start;) {
        if (!s.known(n)) continue;
        pattern.base[n % p] = s.at[n] - static_cast<Int>(n / p) * repeat.saltus;
    }
    std::vector<std::pair<Int, Int>> exceptions;
    for (std::size_t n = 0; n < repeat.start; ++n) {
        if (s.known(n) && s.at[n] != pattern.at(static_cast<Int>(n))) {
            exceptions.emplace_back(static_cast<Int>(n), s.at[n]);
        }
    }
    pattern.exceptions = std::move(exceptions);
    return pattern;
}

// With the saltus k p, the values are k n and a number by the residue.
Numbers offsets_of(const Pattern& pattern) {
    const Int p = static_cast<Int>(pattern.base.size()), k = pattern.repeat.saltus / p;
    Numbers offsets = pattern.base;
    if (pattern.repeat.saltus % p != 0) return offsets;
    for (Int r = 0; r < p; ++r) offsets[static_cast<std::size_t>(r)] -= k * r;
    return offsets;
}

double bits_of_pattern(const Sequence& s, const Pattern& pattern) {
    const Numbers offsets = offsets_of(pattern);
    const auto [least, greatest] = std::minmax_element(offsets.begin(), offsets.end());
    double bits = bits_of({static_cast<Int>(pattern.base.size())});
    if (pattern.base.size() == 1) bits = 5;
    bits += bits_of_number(*least) - 1;
    if (pattern.repeat.saltus != 0) bits += bits_of_number(pattern.repeat.saltus);
    bits += static_cast<double>(pattern.base.size()) *
            std::log2(1. + static_cast<double>(*greatest - *least));
    for (const auto& [n, value] : pattern.exceptions) {
        bits += bits_of_number(n) + (s.loses() ? 0 : bits_of_number(value));
    }
    return bits;
}

// Closed forms of what would else be a list of residues.
std::optional<Formula> closed(const Pattern& pattern, const std::string& name) {
    const Int p = static_cast<Int>(pattern.base.size()), saltus = pattern.repeat.saltus;
    const Int first = pattern.base[0];
    if (p == 1) {
        const std::string line = sum_of({{saltus, name}, {first, ""}});
        return Formula{
            line, line, {}, 3 + (saltus == 0 ? 0 : bits_of_number(saltus)) + bits_of_number(first)};
    }
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
                const Int is = pattern.base[static_cast<std::size_t>(n % p)] + n / p * saltus;
                const Int floor = (n + c) / k;
                same = is == (saltus == 0 ? floor % m : floor * saltus + shift);
            }
            if (!same) continue;
            const std::string sum = wrapped(name + plus(c)), by = " / " + text_of(k);
            const std::string text = k == 1 ? sum : "floor(" + sum + by + ")";
            const std::string code = k == 1 ? sum : sum + by;
            if (saltus == 0) {
                return Formula{text + " mod " + text_of(m),
                               code + " % " + text_of(m),
                               {},
                               bits + (k == 1 ? 0 : bits_of_number(k))};
            }
            return Formula{sum_of({{saltus, text}, {shift, ""}}),
                           sum_of({{saltus, saltus == 1 ? code : "(" + code + ")"}, {shift, ""}}),
                           {},
                           bits + (saltus == 1 ? 0 : bits_of_number(saltus)) +
                               (shift == 0 ? 0 : bits_of_number(shift))};
        }
    }
    return std::nullopt;
}

Text exceptions_text(const Pattern& pattern, const std::string& name) {
    if (pattern.exceptions.empty()) return {};
    Numbers at, entries;
    for (const auto& [n, value] : pattern.exceptions) {
        at.push_back(n);
        entries.push_back(value);
    }
    const std::string where = list_of(at), values = list_of(entries);
    const bool one = at.size() == 1;
    return {", but " + values + " for " + name + " = " + where + (one ? "" : " in turn"),
            "，但 " + name + " = " + where + (one ? " 时是 " : " 时依次是 ") + values};
}

std::string exceptions_code(const Pattern& pattern, const std::string& name, bool loses) {
    std::string code, list;
    for (const auto& [n, value] : pattern.exceptions) {
        const std::string is = !loses ? text_of(value) : value != 0 ? "true" : "false";
        code += "    if (" + name + " == " + text_of(n) + ") return " + is + ";\n";
        list += (list.empty() ? "{" : ", {") + text_of(n) + ", " + text_of(value) + "}";
    }
    if (pattern.exceptions.size() <= 3) return code;
    return "    const long long exceptions[][2] = {" + list +
           "};\n    for (const auto& e : exceptions) {\n        if (" + name +
           " == e[0]) return e[1]" + (loses ? " != 0;\n    }\n" : ";\n    }\n");
}

Formula value_formula(const Sequence& s, const Pattern& pattern, const std::string& name) {
    Formula formula;
    const Int p = static_cast<Int>(pattern.base.size()), saltus = pattern.repeat.saltus;
    const Text exceptions = exceptions_text(pattern, name);
    if (const auto form = closed(pattern, name)) {
        formula = *form;
        if (p > 1 || saltus != 0 || pattern.exceptions.empty()) {
            for (const auto& [n, value] : pattern.exceptions) {
                formula.bits += bits_of_number(n) + bits_of_number(value);
            }
        } else {
            formula.bits = bits_of_pattern(s, pattern);
        }
    } else {
        formula.bits = bits_of_pattern(s, pattern);
        const std::string residue = name + " % " + text_of(p);
        const bool whole = p <= 64;
        const Numbers offsets = offsets_of(pattern);
        const Numbers first(offsets.begin(),
                            offsets.begin() + static_cast<std::ptrdiff_t>(whole ? p : 16));
        std::string code = "period[" + residue + "]", line;
        if (saltus > 0 && saltus % p == 0) {
            line = sum_of({{saltus / p, name}});
            code = line + " + " + code;
        } else if (saltus > 0) {
            line = sum_of({{saltus, "floor(" + name + " / " + text_of(p) + ")"}});
            code += " + " + sum_of({{saltus, "(" + name + " / " + text_of(p) + ")"}});
        }
        if (p == 2) {
            const auto value = [&](Int offset) {
                return line.empty() ? text_of(offset) : line + plus(offset);
            };
            formula.text = by_parity(value(offsets[0]), value(offsets[1]), name);
        } else {
            const Text plus_these = line.empty() ? Text() : Text(line) + Text(" plus ", " 加上 ");
            formula.text = plus_these + by_index(list_of(first) + (whole ? "" : ", ..."), p,
                                                 name + " mod " + text_of(p));
        }
        formula.before = "    const int period[] = {" + list_of(offsets) + "};\n";
        formula.code = code;
    }
    formula.text += exceptions;
    formula.before = exceptions_code(pattern, name, false) + formula.before;
    return formula;
}

Formula loses_formula(const Sequence& s, const Pattern& pattern, const std::string& name) {
    Formula formula;
    const Int p = static_cast<Int>(pattern.base.size());
    Numbers lost, won;
    for (Int r = 0; r < p; ++r) {
        (pattern.base[static_cast<std::size_t>(r)] != 0 ? lost : won).push_back(r);
    }
    const bool unless = lost.size() > won.size();
    const Numbers& residues = unless ? won : lost;
    const std::string residue = name + " % " + text_of(p);
    formula.bits = bits_of_pattern(s, pattern);
    std::string code;
    if (residues.empty()) {
        formula.text = unless ? Text("always", "总是如此") : Text("never", "从不");
        code = unless ? "true" : "false";
    } else {
        formula.text = rest_text(name, p, residues, unless);
        code = any_of_code(residue, residues, unless);
        if (residues.size() > 4) {
            std::string digits;
            for (const Int base : pattern.base) digits += base != 0 ? '1' : '0';
            code = "\"" + digits + "\"[" + residue + "] == '1'";
        }
        double chosen =
            static_cast<double>(residues.size()) * (1 + std::log2(static_cast<double>(p)));
        double exceptional = 0;
        for (const auto& [n, value] : pattern.exceptions) exceptional += bits_of_number(n);
        formula.bits = std::min(formula.bits, bits_of({p}) + chosen + exceptional);
    }
    Numbers also, but;
    for (const auto& [n, value] : pattern.exceptions) (value != 0 ? also : but).push_back(n);
    if (residues.empty() && !unless && !also.empty()) {
        formula.text = Text(name + " is ", name + " 是 ") + any_of(also);
    } else {
        if (!also.empty()) {
            formula.text += Text(", or " + name + " is ", "，或 " + name + " 是 ") + any_of(also);
        }
        if (!but.empty()) {
            formula.text += Text(", but not for " + name + " = ", "，但 " + name + " = ") +
                            Text(list_of(but)) + Text("", " 除外");
        }
    }
    formula.before = exceptions_code(pattern, name, true);
    formula.code = code;
    return formula;
}

}  // namespace

Formulas constants(const Sequence& s) {
    for (std::size_t n = s.size(); n-- > 0;) {
        if (!s.known(n)) continue;
        const Int value = s.at[n];
        if (!follows(s, [&](Int) { return value; })) return {};
        Formula formula;
        formula.at = [value](Int) { return value; };
        formula.code = text_of(value);
        formula.text = formula.code;
        formula.bits = 3 + bits_of_number(value);
        if (s.loses()) {
            formula.text = value != 0 ? Text("always", "总是如此") : Text("never", "从不");
            formula.code = value != 0 ? "true" : "false";
            formula.bits = 4;
        }
        return {formula};
    }
    return {};
}

Formulas periods(const Sequence& s, const std::string& name, const Table* table) {
    const std::optional<Theorem> theorem = theorem_for(s, table);
    const std::optional<Repeat> repeat = least_repeat(s, theorem);
    if (!repeat) return {};
    const Pattern pattern = pattern_of(s, *repeat);
    // So many exceptions are a table, not a rule.
    if (!repeat->proved && pattern.exceptions.size() > 40) return {};
    if (4 * pattern.exceptions.size() > s.size()) return {};
    Formula formula = s.loses() ? loses_formula(s, pattern, name) : value_formula(s, pattern, name);
    formula.at = [pattern](Int n) { return pattern.at(n); };
    formula.period = static_cast<Int>(repeat->length);
    if (repeat->saltus == 0) {
        const auto& last = pattern.exceptions;
        formula.repeats = Repeats{formula.period, last.empty() ? 0 : last.back().first + 1};
    }
    if (repeat->proved) {
        formula.theorem = theorem->text;
        formula.chapter = "periods";
    }
    return {formula};
}

}  // namespace seq
}  // namespace lab
