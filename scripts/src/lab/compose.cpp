#include "lab/compose.hpp"

#include <algorithm>
#include <cctype>
#include <cmath>
#include <cstdlib>

namespace lab {

namespace {

bool is_word(char c) {
    return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_';
}

// A name, a number or a call of a function.
bool is_one_term(const std::string& formula) {
    std::size_t i = 0;
    while (i < formula.size() && (is_word(formula[i]) || formula[i] == ':')) ++i;
    if (i == formula.size()) return true;
    if (formula[i] != '(') return false;
    int open = 0;
    for (; i < formula.size(); ++i) {
        if (formula[i] == '(') ++open;
        if (formula[i] == ')' && --open == 0) return i + 1 == formula.size();
    }
    return false;
}

std::string text_of(Int number) {
    return std::to_string(number);
}

}  // namespace

std::string renamed(const std::string& code, const std::string& word, const std::string& to) {
    std::string result;
    for (std::size_t i = 0; i < code.size();) {
        const bool begins = (i == 0 || !is_word(code[i - 1])) &&
                            code.compare(i, word.size(), word) == 0 &&
                            (i + word.size() == code.size() || !is_word(code[i + word.size()]));
        if (begins) {
            result += to;
            i += word.size();
        } else {
            result += code[i++];
        }
    }
    return result;
}

std::string wrapped(const std::string& formula) {
    return is_one_term(formula) ? formula : "(" + formula + ")";
}

std::string replaced(std::string text, const std::string& what, const std::string& by) {
    for (std::size_t at = 0; (at = text.find(what, at)) != std::string::npos; at += by.size()) {
        text.replace(at, what.size(), by);
    }
    return text;
}

Text replaced(const Text& text, const std::string& what, const Text& by) {
    return {replaced(text.en, what, by.en), replaced(text.zh, what, by.zh)};
}

bool mentions(const std::string& code, const std::string& word) {
    return renamed(code, word, "") != code;
}

std::string indented(const std::string& body) {
    std::string result;
    bool fresh = true;
    for (const char c : body) {
        if (fresh && c != '\n') result += "    ";
        fresh = c == '\n';
        result += c;
    }
    return result;
}

std::string lambda(const std::string& name, const std::vector<std::string>& parameters,
                   const std::string& body) {
    std::string result = "    const auto " + name + " = [](";
    for (std::size_t i = 0; i < parameters.size(); ++i) {
        if (i > 0) result += ", ";
        result += "long long";
        if (mentions(body, parameters[i])) result += " " + parameters[i];
    }
    return result + ") -> long long {\n" + indented(body) + "    };\n";
}

Call call_of(const std::string& name, const std::string& body, const std::string& argument) {
    const std::string start = "    return ";
    const bool is_formula = body.compare(0, start.size(), start) == 0 &&
                            body.find('\n') + 1 == body.size() && body.size() < 60 &&
                            body.find(';') + 2 == body.size();
    if (is_formula) {
        const std::string formula = body.substr(start.size(), body.size() - start.size() - 2);
        return {"", renamed(formula, "n", wrapped(argument))};
    }
    return {lambda(name, {"n"}, body), name + "(" + argument + ")"};
}

std::string list_of(const Sequence& numbers) {
    std::string result = "{";
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        result += (i > 0 ? ", " : "") + text_of(numbers[i]);
    }
    return result + "}";
}

Text sentence(About about, const Text& phrase) {
    if (about == About::value) return {"the value is " + phrase.en, "SG 值是 " + phrase.zh};
    if (phrase.en == "anything") return {"the player to move always loses", "先手必败"};
    if (phrase.en == "nothing") return {"the player to move always wins", "先手必胜"};
    return {"the player to move loses iff " + phrase.en, "当且仅当 " + phrase.zh + "时先手必败"};
}

Text phrase_of(About about, const Text& sentence) {
    const auto after = [](const std::string& text, std::vector<std::string> starts) {
        for (const std::string& start : starts) {
            if (text.compare(0, start.size(), start) == 0) return text.substr(start.size());
        }
        return std::string();
    };
    if (about == About::value) {
        const Text phrase = {after(sentence.en, {"the value is "}),
                             after(sentence.zh, {"SG 值是 ", "SG 值是", "SG 值为 ", "SG 值为",
                                                 "SG 值等于 ", "SG 值等于"})};
        return phrase.en.empty() || phrase.zh.empty() ? Text() : phrase;
    }
    Text phrase = {after(sentence.en, {"the player to move loses iff "}),
                   after(sentence.zh, {"当且仅当 ", "当且仅当"})};
    const std::size_t end = phrase.zh.find("时先手必败");
    if (phrase.en.empty() || end == std::string::npos) return Text();
    // What follows is said of the condition, too.
    phrase.zh.erase(end, std::string("时先手必败").size());
    return phrase;
}

std::vector<Phrase> phrases_of(About about, const Sequence& sequence) {
    std::vector<Phrase> found;
    const auto size = static_cast<Int>(sequence.size());
    const auto propose = [&](Text text, std::string code, double bits, std::function<Int(Int)> at) {
        for (Int n = 0; n < size; ++n) {
            const std::int32_t entry = sequence[static_cast<std::size_t>(n)];
            if (entry >= 0 && at(n) != entry) return false;
        }
        found.push_back({std::move(text), std::move(code), std::move(at), bits});
        return true;
    };
    Int least = -1, known = 0, greatest = 0, first = -1;
    std::vector<Int> ones, zeros;
    for (Int n = 0; n < size; ++n) {
        const std::int32_t entry = sequence[static_cast<std::size_t>(n)];
        if (entry < 0) continue;
        ++known;
        if (first < 0) first = n;
        if (least < 0 || entry < least) least = entry;
        greatest = std::max<Int>(greatest, entry);
        (entry == 1 ? ones : zeros).push_back(n);
    }
    if (known == 0) return found;
    const auto bits = [](const Numbers& numbers) { return bits_of(numbers) - 5; };
    if (least == greatest) {
        const Int c = least;
        propose(about == About::value ? Text(text_of(c))
                : c == 1              ? Text("anything")
                                      : Text("nothing"),
                text_of(c), bits({c}), [c](Int) { return c; });
        return found;
    }
    if (about == About::value) {
        const Int base = sequence[static_cast<std::size_t>(first)];
        const Int shift = base - first;
        propose(shift == 0 ? Text("@")
                           : Text(shift > 0 ? "@ + " + text_of(shift) : "@ - " + text_of(-shift)),
                shift == 0  ? "@"
                : shift > 0 ? "@ + " + text_of(shift)
                            : "@ - " + text_of(-shift),
                bits({shift}), [shift](Int n) { return n + shift; });
        for (Int k = 2; k <= 12; ++k) {
            propose(Text("@ / " + text_of(k) + " rounded down", "@ / " + text_of(k) + "（下取整）"),
                    "@ / " + text_of(k), 1 + bits({k}), [k](Int n) { return n / k; });
            propose(Text(text_of(k) + " * @"), text_of(k) + " * @", 1 + bits({k}),
                    [k](Int n) { return k * n; });
        }
        const Int m = greatest + 1;
        if (size > m + 1 && m > 1) {
            for (Int c = 0; c < std::min<Int>(m, 4); ++c) {
                const std::string sum = c == 0 ? "@" : "(@ + " + text_of(c) + ")";
                propose(Text(sum + " mod " + text_of(m)), sum + " % " + text_of(m),
                        2 + bits({m, c}), [m, c](Int n) { return (n + c) % m; });
            }
        }
    } else {
        if (ones.size() == 1) {
            const Int c = ones[0];
            propose(Text("@ = " + text_of(c), "@ = " + text_of(c) + " "), "@ == " + text_of(c),
                    bits({c}), [c](Int n) { return Int{n == c}; });
        }
        if (zeros.size() == 1) {
            const Int c = zeros[0];
            propose(Text("@ is not " + text_of(c), "@ 不是 " + text_of(c) + " "),
                    "@ != " + text_of(c), 1 + bits({c}), [c](Int n) { return Int{n != c}; });
        }
        const Int one = ones[0], zero = zeros[0];
        propose(Text("@ is at least " + text_of(one), "@ 至少为 " + text_of(one) + " "),
                "@ >= " + text_of(one), 1 + bits({one}), [one](Int n) { return Int{n >= one}; });
        propose(Text("@ is less than " + text_of(zero), "@ 小于 " + text_of(zero) + " "),
                "@ < " + text_of(zero), 1 + bits({zero}), [zero](Int n) { return Int{n < zero}; });
        for (Int m = 2; m <= 64 && 2 * m < size + 1; ++m) {
            const Int r = one % m, s = zero % m;
            const std::string left = "@ % " + text_of(m);
            const Text yes =
                m == 2 ? r == 0 ? Text("@ is even", "@ 是偶数") : Text("@ is odd", "@ 是奇数")
                : r == 0
                    ? Text("@ is a multiple of " + text_of(m), "@ 是 " + text_of(m) + " 的倍数")
                    : Text("@ mod " + text_of(m) + " is " + text_of(r),
                           "@ mod " + text_of(m) + " = " + text_of(r) + " ");
            if (propose(yes, left + " == " + text_of(r), 1 + bits({m, r}),
                        [m, r](Int n) { return Int{n % m == r}; })) {
                break;
            }
            const Text no = s == 0 ? Text("@ is no multiple of " + text_of(m),
                                          "@ 不是 " + text_of(m) + " 的倍数")
                                   : Text("@ mod " + text_of(m) + " is not " + text_of(s),
                                          "@ mod " + text_of(m) + " 不是 " + text_of(s) + " ");
            if (propose(no, left + " != " + text_of(s), 2 + bits({m, s}),
                        [m, s](Int n) { return Int{n % m != s}; })) {
                break;
            }
        }
    }
    std::stable_sort(found.begin(), found.end(),
                     [](const Phrase& x, const Phrase& y) { return x.bits < y.bits; });
    return found;
}

namespace {

// n plus one of a few numbers, by n mod m: as in Lasker's nim. Heaps are few, so it has to be seen in
// a short sequence.
Rules sums_with_rests(const Sequence& sequence) {
    Rules rules;
    for (std::size_t m = 2; m <= 4 && rules.empty(); ++m) {
        Sequence add(m, 1000);
        std::size_t known = 0;
        bool same = true;
        for (std::size_t n = 1; n < sequence.size() && same; ++n) {
            if (sequence[n] < 0) continue;
            ++known;
            std::int32_t& to = add[n % m];
            const std::int32_t is = sequence[n] - static_cast<std::int32_t>(n);
            if (to == 1000) to = is;
            same = to == is && std::abs(is) <= 3;
        }
        const bool at_0 = sequence[0] < 0 || sequence[0] == add[0];
        if (!same || !at_0 || known < 3 * m) continue;
        const std::string by = std::to_string(m), list = list_of(add);
        std::string classes;
        for (std::size_t r = 0; r < m; ++r) classes += (r > 0 ? ", " : "") + std::to_string(r);
        const std::string plain = list.substr(1, list.size() - 2);
        Rule rule;
        rule.text = Text("n plus " + plain + " for n mod " + by + " = " + classes,
                         "n 加上 " + plain + "（依次对应 n mod " + by + " = " + classes + "）");
        rule.body =
            "    static const int add[] = " + list + ";\n    return n + add[n % " + by + "];\n";
        rule.at = [add, m](const Int* n) { return *n + add[static_cast<std::size_t>(*n) % m]; };
        rule.bits = bits_of(Numbers(add.begin(), add.end())) + static_cast<double>(m);
        rules.push_back(std::move(rule));
    }
    return rules;
}

}  // namespace

const Rules& Sequences::of(About about, Sequence sequence) {
    while (!sequence.empty() && sequence.back() < 0) sequence.pop_back();
    if (sequence.size() > 600) sequence.resize(600);
    const auto [place, fresh] = known_.try_emplace({about, sequence});
    Rules& rules = place->second;
    if (!fresh || sequence.empty()) return rules;
    for (const Phrase& phrase : phrases_of(about, sequence)) {
        Rule rule;
        rule.text = replaced(phrase.text, "@", Text("n"));
        rule.body = "    return " + replaced(phrase.code, "@", "n") + ";\n";
        rule.at = [at = phrase.at](const Int* n) { return at(*n); };
        rule.bits = 2 + phrase.bits;
        rules.push_back(std::move(rule));
        if (rules.size() == 2) return rules;
    }
    const auto known =
        std::count_if(sequence.begin(), sequence.end(), [](auto e) { return e >= 0; });
    if (!rules.empty() || known < 5) return rules;
    if (about == About::value) rules = sums_with_rests(sequence);
    if (!rules.empty()) return rules;
    const std::size_t cost = 60 + sequence.size();
    if (cost > left_) return rules;
    left_ -= cost;
    Seen seen;
    seen.about = about;
    seen.upto = {static_cast<Int>(sequence.size()) - 1};
    seen.at = sequence;
    // The least numbers are in a component often enough, and each is worth its own rule.
    const std::size_t most = std::min<std::size_t>(4, static_cast<std::size_t>(known) / 6);
    for (Rule& rule : sequence_rules(seen)) {
        std::vector<std::pair<Int, Int>> missed;
        for (Int n = 0; n <= seen.upto[0] && missed.size() <= most; ++n) {
            if (seen.in(n) >= 0 && rule.at(&n) != seen.in(n)) missed.push_back({n, seen.in(n)});
        }
        if (missed.size() > most) continue;
        const Text phrase = phrase_of(about, rule.text);
        rule.text =
            phrase.empty() ? Text("[" + rule.text.en + "]", "「" + rule.text.zh + "」") : phrase;
        std::string before;
        for (const auto& [n, entry] : missed) {
            const std::string name = text_of(n), is = text_of(entry);
            before += "    if (n == " + name + ") return " + is + ";\n";
            rule.text +=
                about == About::value
                    ? Text(" (but " + is + " for " + name + ")", "（" + name + " 处为 " + is + "）")
                    : Text(" (but for " + name + ")", "（" + name + " 除外）");
            rule.bits += 2 + bits_of({n, entry}) - 5;
        }
        if (!missed.empty()) {
            rule.body = before + rule.body;
            rule.at = [missed, at = rule.at](const Int* n) {
                for (const auto& [number, entry] : missed) {
                    if (*n == number) return entry;
                }
                return at(n);
            };
        }
        rules.push_back(std::move(rule));
    }
    std::stable_sort(rules.begin(), rules.end(),
                     [](const Rule& x, const Rule& y) { return x.bits < y.bits; });
    if (rules.size() > 2) rules.resize(2);
    return rules;
}

}  // namespace lab
