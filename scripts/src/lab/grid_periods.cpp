// Rests of the numbers, their binary digits, and blocks of both.
#include <algorithm>
#include <cmath>
#include <set>

#include "lab/automaton.hpp"
#include "lab/grid.hpp"

namespace lab {

namespace {

struct Period {
    Int start = 0, length = 0;
    Int states() const { return start + length; }
    Int of(Int n) const { return n < start ? n : start + (n - start) % length; }
};

// How the table repeats along number k; no length if it does not.
Period period_of(const Sample& seen, std::size_t k) {
    const Int size = seen.upto[k] + 1;
    Int step = 1;
    for (std::size_t i = k + 1; i < seen.upto.size(); ++i) step *= seen.upto[i] + 1;
    Period best;
    for (Int length = 1; length <= std::min<Int>(32, size / 2); ++length) {
        Int start = 0;
        for (std::size_t i = 0; i < seen.at.size(); ++i) {
            const Int n = static_cast<Int>(i) / step % size;
            if (n < start || n + length >= size) continue;
            const std::int32_t x = seen.at[i],
                               y = seen.at[i + static_cast<std::size_t>(step * length)];
            if (x >= 0 && y >= 0 && x != y) start = n + 1;
        }
        // What is taken for a period has been seen twice.
        if (start + 2 * length > size || 3 * start > size + 3) continue;
        if (best.length == 0 || start + length < best.states()) best = {start, length};
    }
    return best;
}

std::string place_code(const std::string& name, const Period& period) {
    const std::string start = std::to_string(period.start), length = std::to_string(period.length);
    if (period.length == 1)
        return period.start == 0 ? "0" : "std::min(" + name + ", " + start + "LL)";
    if (period.start == 0) return name + " % " + length;
    return "(" + name + " < " + start + " ? " + name + " : " + start + " + (" + name + " - " +
           start + ") % " + length + ")";
}

double bits_per_entry(const Sequence& table) {
    const std::set<std::int32_t> different(table.begin(), table.end());
    return std::max(1., std::log2(static_cast<double>(different.size())));
}

// "a", "a mod 3" or "min(a, 2)": what counts of a number.
std::string place_text(const std::string& name, const Period& period) {
    if (period.length == 1) return "min(" + name + ", " + std::to_string(period.start) + ")";
    return name + " mod " + std::to_string(period.length);
}

// "(a mod 3, b mod 3) is one of (0, 0), (1, 2)", while they are few.
Text few_rests(const std::vector<Period>& periods, const Sequence& table) {
    const std::size_t numbers = periods.size();
    std::vector<std::string> rests, ones;
    for (std::size_t k = 0; k < numbers; ++k) {
        if (periods[k].start > 0 && periods[k].length > 1) return Text();
        if (periods[k].states() == 1) continue;
        rests.push_back(place_text(name_of(k, numbers), periods[k]));
    }
    const auto listed = [](const std::vector<std::string>& parts) {
        return parts.size() == 1 ? parts[0] : "(" + joined(parts, ", ") + ")";
    };
    for (std::size_t i = 0; i < table.size(); ++i) {
        if (table[i] != 1) continue;
        std::vector<std::string> place;
        std::size_t left = i;
        for (std::size_t k = numbers; k-- > 0;) {
            const auto states = static_cast<std::size_t>(periods[k].states());
            if (states > 1) place.insert(place.begin(), std::to_string(left % states));
            left /= states;
        }
        ones.push_back(listed(place));
    }
    if (ones.empty() || ones.size() > 6) return Text();
    const std::string head = listed(rests), list = joined(ones, ", ");
    return ones.size() == 1 ? is_text(head, list)
                            : Text(head + " is one of " + list, head + " 是 " + list + " 之一");
}

}  // namespace

void by_periods(Finder&, const Sample& seen, Rules& out) {
    const std::size_t numbers = seen.upto.size();
    std::vector<Period> periods;
    Int size = 1;
    double cost = 5;
    for (std::size_t k = 0; k < numbers; ++k) {
        periods.push_back(period_of(seen, k));
        if (periods[k].length == 0) return;
        size *= periods[k].states();
        cost += bits_of({periods[k].start, periods[k].length}) - 5;
        if (size > 400 || size * 3 > static_cast<Int>(seen.size())) return;
    }
    if (size == 1) return;
    Sequence table(static_cast<std::size_t>(size), -1);
    const auto place = [periods](const Int* p) {
        Int index = 0;
        for (std::size_t k = 0; k < periods.size(); ++k) {
            index = index * periods[k].states() + periods[k].of(p[k]);
        }
        return static_cast<std::size_t>(index);
    };
    each(seen, [&](const Int* p, std::int32_t is) {
        table[place(p)] = is;
        return true;
    });
    for (std::int32_t& is : table) is = std::max(is, 0);
    std::vector<std::string> parts;
    std::string index;
    for (std::size_t k = 0; k < numbers; ++k) {
        const std::string name = name_of(k, numbers);
        const std::string code = place_code(name, periods[k]);
        if (periods[k].states() > 1) {
            parts.push_back(name +
                            (periods[k].length == 1
                                 ? " (up to " + std::to_string(periods[k].start) + ")"
                                 : " mod " + std::to_string(periods[k].length)) +
                            (periods[k].length > 1 && periods[k].start > 0
                                 ? " (from " + std::to_string(periods[k].start) + " on)"
                                 : ""));
        }
        if (k == 0) {
            index = code;
        } else {
            index = (index == "0"
                         ? ""
                         : "(" + index + ") * " + std::to_string(periods[k].states()) + " + ") +
                    code;
        }
    }
    const std::string list = joined(parts, ", ");
    std::string list_zh = replaced(replaced(list, " (from ", "（从 "), " on)", " 起）");
    list_zh = replaced(replaced(list_zh, " (up to ", "（至多看到 "), ")", "）");
    Text phrase = seen.about == About::loses ? few_rests(periods, table) : Text();
    if (phrase.empty() && seen.about == About::loses) {
        phrase = Text("the table in the code has a 1 for " + list,
                      "代码中的表在 " + list_zh + " 处为 1 ");
    } else if (phrase.empty()) {
        phrase =
            Text("in the table of the code, by " + list, "代码表中由 " + list_zh + " 决定的值");
    }
    out.push_back(rule_for(
        seen.about, phrase,
        "    static const int table[] = " + set_of(table) + ";\n    return table[" + index + "];\n",
        [table, place](const Int* p) { return Int{table[place(p)]}; },
        cost + static_cast<double>(size) * bits_per_entry(table)));
}

void by_automata(Finder&, const Sample& seen, Rules& out) {
    const std::size_t numbers = seen.upto.size();
    if (numbers > 3) return;
    const std::optional<Automaton> automaton = Automaton::of(seen, 2);
    if (!automaton) return;
    const std::vector<std::string> names = names_of(numbers);
    const std::string list = joined(names, ", "), count = std::to_string(automaton->size());
    const bool loses = seen.about == About::loses;
    const Text phrase((loses ? "" : "what ") + std::string("the automaton in the code (") + count +
                          " states), which reads the binary digits of " + list +
                          " at once from the lowest on, ends in" + (loses ? " a 1" : ""),
                      "代码中的自动机（" + count + " 个状态）从低位起同时读 " + list +
                          " 的二进制位后" + (loses ? "停在标 1 的状态" : "所停状态的值"));
    out.push_back(rule_for(
        seen.about, phrase, automaton->body(names, loses),
        [automaton](const Int* p) { return automaton->at(p); }, 8 + automaton->bits()));
}

void by_blocks(Finder& finder, const Sample& seen, Rules& out) {
    if (seen.about != About::value) return;
    const std::size_t numbers = seen.upto.size();
    const std::vector<std::string> names = names_of(numbers);
    for (Int k = 2; k <= 9; ++k) {
        Numbers upto = seen.upto;
        for (Int& most : upto) most /= k;
        Sample blocks = blank(seen, upto), rests = blank(seen, seen.upto);
        std::size_t filled = 0;
        const bool fits = each_back(seen, [&](const Int* p, std::int32_t is) {
            Int block[4] = {};
            for (std::size_t i = 0; i < numbers; ++i) block[i] = p[i] / k;
            std::int32_t& to = blocks.at[index_in(blocks.upto, block)];
            if (to < 0) ++filled;
            if (to < 0) to = static_cast<std::int32_t>(is / k);
            rests.at[index_in(rests.upto, p)] = static_cast<std::int32_t>(is % k);
            return to == is / k;
        });
        if (!fits || filled < 6) continue;
        Rules of_blocks, of_rests;
        by_features(finder, blocks, of_blocks);
        by_sums(finder, blocks, of_blocks);
        by_features(finder, rests, of_rests);
        by_sums(finder, rests, of_rests);
        by_periods(finder, rests, of_rests);
        if (of_blocks.empty() || of_rests.empty()) continue;
        const Rule q = *std::min_element(of_blocks.begin(), of_blocks.end(), fewer_bits);
        const Rule r = *std::min_element(of_rests.begin(), of_rests.end(), fewer_bits);
        const std::string by = std::to_string(k);
        std::vector<std::string> divided;
        for (const std::string& name : names) divided.push_back(name + " / " + by);
        const Text of_q = phrase_of(About::value, q.text), of_r = phrase_of(About::value, r.text);
        const std::string list = joined(names, ", "), blocks_of = joined(divided, ", ");
        out.push_back(rule_for(
            About::value,
            {by + " * q + r, where q is " + of_q.en + " with " + blocks_of +
                 " (rounded down) for " + list + ", and r is " + of_r.en,
             by + " * q + r，其中 q 是把 " + list + " 换成 " + blocks_of + "（下取整）后的 " +
                 of_q.zh + "，r 是 " + of_r.zh},
            lambda("q", names, q.body) + lambda("r", names, r.body) + "    return " + by + " * q(" +
                blocks_of + ") + r(" + list + ");\n",
            [k, numbers, q = q.at, r = r.at](const Int* p) {
                Int block[4] = {};
                for (std::size_t i = 0; i < numbers; ++i) block[i] = p[i] / k;
                return k * q(block) + r(p);
            },
            2 + bits_of({k}) - 5 + q.bits + r.bits));
    }
}

}  // namespace lab
