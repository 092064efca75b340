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

}  // namespace

std::string plus(Int number) {
    if (number == 0) return "";
    return (number < 0 ? " - " : " + ") + std::to_string(std::abs(number));
}

std::string joined(const std::vector<std::string>& parts, const std::string& between) {
    std::string result;
    for (std::size_t k = 0; k < parts.size(); ++k) result += (k > 0 ? between : "") + parts[k];
    return result;
}

Text any_of(const Numbers& numbers) {
    Text text;
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        if (i > 0) text += i + 1 < numbers.size() ? Text(", ", "、") : Text(" or ", " 或 ");
        text += std::to_string(numbers[i]);
    }
    return text;
}

std::string sum_of(const std::vector<std::pair<Int, std::string>>& terms) {
    std::string sum;
    for (const auto& [factor, name] : terms) {
        if (factor == 0) continue;
        const std::string number = std::to_string(std::abs(factor));
        const std::string term = name.empty()            ? number
                                 : std::abs(factor) == 1 ? name
                                                         : number + " * " + name;
        sum += sum.empty() ? (factor < 0 ? "-" : "") + term : (factor < 0 ? " - " : " + ") + term;
    }
    return sum.empty() ? "0" : sum;
}

Text is_text(const Text& what, const Text& value, bool unless) {
    if (unless) return what + Text(" is not ", " 不是 ") + value;
    return what + (is_formula(what) && is_formula(value) ? Text(" = ") : Text(" is ", " 是 ")) +
           value;
}

Text rest_text(const Text& what, Int m, const Numbers& rests, bool unless) {
    if (m == 2) {
        return what + ((rests[0] == 0) != unless ? Text(" is even", " 是偶数")
                                                 : Text(" is odd", " 是奇数"));
    }
    const std::string by = std::to_string(m);
    if (rests == Numbers{0}) {
        return what +
               (unless ? Text(" is not a multiple of ", " 不是 ")
                       : Text(" is a multiple of ", " 是 ")) +
               Text(by, by + " 的倍数");
    }
    const bool words = !is_formula(what), long_formula = what.en.find(' ') != std::string::npos;
    const Text inner = words || !long_formula ? what : Text("(") + what + Text(")");
    return inner + Text(words ? ", modulo " + by + "," : " mod " + by, " mod " + by) +
           (unless ? Text(" is not ", " 不是 ") : Text(" is ", " 是 ")) + any_of(rests);
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

Text spaced(const Text& text) {
    // Letters of three bytes: Chinese ones, and punctuation, which has its space in itself.
    enum { latin, chinese, mark };
    std::string zh;
    int before = mark;
    bool space = false;
    for (std::size_t i = 0; i < text.zh.size();) {
        const std::string_view letter =
            std::string_view(text.zh).substr(i, text.zh[i] >= 0       ? 1
                                                : (text.zh[i] & 0x20) ? 3
                                                                      : 2);
        i += letter.size();
        if (letter == " ") {
            space = true;
            continue;
        }
        const int now = letter.size() < 3 || letter < "\u3000"   ? latin
                        : letter < "\u3040" || letter > "\uff00" ? mark
                                                                 : chinese;
        const bool apart = before + now == chinese && before != now;
        const bool close = letter == ")" || letter == "," || letter == ";" || zh.ends_with('(');
        if ((apart && !close) || (space && before == latin && now == latin)) zh += ' ';
        zh += letter;
        before = now;
        space = false;
    }
    return {text.en, zh};
}

Text sentence(About about, const Text& phrase) {
    if (about == About::value) return Text("the value is ", "SG 值是 ") + phrase;
    if (phrase.en == "always") return {"the player to move always loses", "先手必败"};
    if (phrase.en == "never") return {"the player to move always wins", "先手必胜"};
    return Text("the player to move loses iff ", "当且仅当 ") + phrase + Text("", "时先手必败");
}

Text phrase_of(About about, const Text& sentence) {
    const Text head = about == About::value ? Text("the value is ", "SG 值是 ")
                                            : Text("the player to move loses iff ", "当且仅当 ");
    if (!sentence.en.starts_with(head.en) || !sentence.zh.starts_with(head.zh)) return Text();
    Text phrase = {sentence.en.substr(head.en.size()), sentence.zh.substr(head.zh.size())};
    // What follows is said of the condition, too.
    return {phrase.en, replaced(phrase.zh, "时先手必败", "")};
}

Rule rule_for(About about, const Text& phrase, std::string body, At at, double bits,
              std::string chapter) {
    return {sentence(about, phrase), std::move(body), std::move(at), bits, {}, std::move(chapter)};
}

std::string any_of_code(const std::string& code, const Numbers& numbers, bool unless) {
    std::vector<std::string> parts;
    for (const Int number : numbers) {
        parts.push_back(code + (unless ? " != " : " == ") + std::to_string(number));
    }
    return joined(parts, unless ? " && " : " || ");
}

std::string wrapped(const std::string& formula) {
    return is_one_term(formula) || formula.back() == ']' ? formula : "(" + formula + ")";
}

bool mentions(const std::string& code, const std::string& word) {
    return renamed(code, word, "") != code;
}

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

Text renamed(const Text& text, const std::string& word, const Text& to) {
    return {renamed(text.en, word, to.en), renamed(text.zh, word, to.zh)};
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

std::string parameters_of(const std::vector<std::string>& names, const std::string& body) {
    std::vector<std::string> list;
    for (const std::string& name : names) {
        list.push_back(mentions(body, name) ? "long long " + name : "long long");
    }
    return joined(list, ", ");
}

std::string lambda(const std::string& name, const std::vector<std::string>& parameters,
                   const std::string& body, const std::string& type) {
    return "    const auto " + name + " = [](" + parameters_of(parameters, body) + ") -> " + type +
           " {\n" + indented(body) + "    };\n";
}

Call call_of(const std::string& name, const std::string& body, const std::string& argument) {
    const std::string start = "    return ";
    const bool is_formula = body.starts_with(start) && body.find('\n') + 1 == body.size() &&
                            body.size() < 60 && body.find(';') + 2 == body.size();
    if (is_formula) {
        const std::string formula = body.substr(start.size(), body.size() - start.size() - 2);
        return {"", renamed(formula, "n", wrapped(argument))};
    }
    return {lambda(name, {"n"}, body), name + "(" + argument + ")"};
}

std::string laid_out(const std::string& block) {
    std::string lines;
    std::size_t depth = 0;
    int open = 0;
    bool fresh = true;
    for (std::size_t i = 0; i < block.size(); ++i) {
        const char c = block[i];
        if (fresh && c == ' ') continue;
        if (c == '}' && --depth == 0) break;  // the block's own end
        if (fresh && depth > 0) lines += std::string(4 * depth, ' ');
        fresh = false;
        if (c != '{' || depth > 0) lines += c;
        depth += c == '{';
        open += c == '(' ? 1 : c == ')' ? -1 : 0;
        const std::string rest = block.substr(i + 1, 5);
        const bool ends = c == '}' && rest[0] != ';' && rest[0] != ')' && rest != " else";
        if (c == '{' || ends || (c == ';' && open == 0)) {
            if (depth > 1 || c != '{') lines += '\n';
            fresh = true;
        }
    }
    return lines;
}

namespace {

// Phrases of one number, each kept if it follows the sequence.
class Phrases {
 public:
    Phrases(const Sequence& sequence, const Text& name, const std::string& code)
        : sequence_(sequence), name_(name), code_(code) {}

    bool add(Text text, std::string code, double bits, std::function<Int(Int)> at) {
        for (std::size_t n = 0; n < sequence_.size(); ++n) {
            if (sequence_[n] >= 0 && at(static_cast<Int>(n)) != sequence_[n]) return false;
        }
        found.push_back({std::move(text), std::move(code), std::move(at), bits});
        return true;
    }

    void add_values(Int first, Int greatest) {
        const auto size = static_cast<Int>(sequence_.size());
        const Int shift = sequence_[static_cast<std::size_t>(first)] - first;
        add((shift == 0 ? name_ : in_sum()) + plus(shift), code_ + plus(shift),
            bits_of_number(shift), [shift](Int n) { return n + shift; });
        const Text inner = in_parentheses();
        for (Int k = 2; k <= 12; ++k) {
            const std::string by = std::to_string(k);
            add(inner + Text(" / " + by) + Text(" rounded down", "（下取整）"), code_ + " / " + by,
                1 + bits_of_number(k), [k](Int n) { return n / k; });
            add(Text(by + " * ") + inner, by + " * " + code_, 1 + bits_of_number(k),
                [k](Int n) { return k * n; });
        }
        const Int m = greatest + 1;
        if (m < 2 || size <= m + 1) return;
        for (Int c = 0; c < std::min<Int>(m, 4); ++c) {
            const auto sum = [&](const std::string& n) { return "(" + n + plus(c) + ")"; };
            const std::string by = std::to_string(m);
            add((c == 0 ? inner : Text(sum(in_sum().en), sum(in_sum().zh))) + Text(" mod " + by),
                (c == 0 ? code_ : sum(code_)) + " % " + by,
                2 + bits_of_number(m) + bits_of_number(c), [m, c](Int n) { return (n + c) % m; });
        }
    }

    void add_conditions(const Numbers& ones, const Numbers& zeros, const Text& none) {
        for (const bool unless : {false, true}) {
            const Numbers& only = unless ? zeros : ones;
            const Int c = only[0];
            const std::string is = std::to_string(c);
            if (only.size() == 1) {
                add(c == 0 && !unless && !none.empty() ? none : is_text(name_, is, unless),
                    code_ + (unless ? " != " : " == ") + is, bits_of_number(c) + (unless ? 1 : 0),
                    [c, unless](Int n) { return Int{(n == c) != unless}; });
            }
            add(name_ +
                    (unless ? Text(" is less than ", " 小于 ")
                            : Text(" is at least ", " 至少为 ")) +
                    Text(is),
                code_ + (unless ? " < " : " >= ") + is, 1 + bits_of_number(c),
                [c, unless](Int n) { return Int{(n >= c) != unless}; });
        }
        for (Int m = 2; m <= 64 && 2 * m < static_cast<Int>(sequence_.size()) + 1; ++m) {
            for (const bool unless : {false, true}) {
                const Int r = (unless ? zeros : ones)[0] % m;
                if (add(rest_text(name_, m, {r}, unless),
                        code_ + " % " + std::to_string(m) + (unless ? " != " : " == ") +
                            std::to_string(r),
                        bits_of_number(m) + bits_of_number(r) + (unless ? 2 : 1),
                        [m, r, unless](Int n) { return Int{(n % m == r) != unless}; })) {
                    return;
                }
            }
        }
    }

    std::vector<Phrase> found;

 private:
    // A sum needs no parentheses in another.
    Text in_sum() const {
        for (const char* const sign : {" xor ", " | ", " & "}) {
            if (name_.en.find(sign) != std::string::npos) return in_parentheses();
        }
        return name_;
    }
    Text in_parentheses() const {
        const bool short_name = name_.en.find(' ') == std::string::npos;
        return is_formula(name_) && !short_name ? Text("(") + name_ + Text(")") : name_;
    }

    const Sequence& sequence_;
    const Text& name_;
    const std::string& code_;
};

}  // namespace

std::vector<Phrase> phrases_of(About about, const Sequence& sequence, const Text& name,
                               const std::string& code, const Text& none) {
    Phrases phrases(sequence, name, code);
    Int least = -1, greatest = 0, first = -1;
    Numbers ones, zeros;
    for (std::size_t i = 0; i < sequence.size(); ++i) {
        const Int entry = sequence[i], n = static_cast<Int>(i);
        if (entry < 0) continue;
        if (first < 0) first = n;
        least = least < 0 ? entry : std::min(least, entry);
        greatest = std::max(greatest, entry);
        (entry == 1 ? ones : zeros).push_back(n);
    }
    if (first < 0) return {};
    if (least == greatest) {
        const std::string is = std::to_string(least);
        phrases.add(about == About::value ? Text(is)
                    : least == 1          ? Text("always", "总是如此")
                                          : Text("never", "从不"),
                    is, bits_of_number(least), [least](Int) { return least; });
    } else if (about == About::value) {
        phrases.add_values(first, greatest);
    } else {
        phrases.add_conditions(ones, zeros, none);
    }
    sort_by_bits(phrases.found);
    return phrases.found;
}

namespace {

// n plus one of a few numbers, by n mod m: as in Lasker's nim. Heaps are few, so it has to be seen in
// a short sequence.
Rules sums_with_rests(const Sequence& sequence) {
    for (std::size_t m = 2; m <= 4; ++m) {
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
        const std::string by = std::to_string(m);
        std::vector<std::string> classes;
        for (std::size_t r = 0; r < m; ++r) classes.push_back(std::to_string(r));
        const std::string mod = "n mod " + by + " = " + joined(classes, ", ");
        return {{Text("n plus " + list_of(add) + " for " + mod,
                      "n 加上 " + list_of(add) + "（依次对应 " + mod + "）"),
                 "    static const int add[] = " + set_of(add) + ";\n    return n + add[n % " + by +
                     "];\n",
                 [add, m](const Int* n) { return *n + add[static_cast<std::size_t>(*n) % m]; },
                 bits_of(Numbers(add.begin(), add.end())) + static_cast<double>(m)}};
    }
    return {};
}

// The rule with what is right where it is not.
void except(Rule& rule, About about, const std::vector<std::pair<Int, Int>>& missed) {
    std::string before;
    for (const auto& [n, entry] : missed) {
        const std::string name = std::to_string(n), is = std::to_string(entry);
        before += "    if (n == " + name + ") return " + is + ";\n";
        rule.text +=
            about == About::value
                ? Text(" (but " + is + " for " + name + ")", "（" + name + " 处为 " + is + "）")
                : Text(" (but for " + name + ")", "（" + name + " 除外）");
        rule.bits += 2 + bits_of_number(n) + bits_of_number(entry);
    }
    if (missed.empty()) return;
    rule.body = before + rule.body;
    rule.at = [missed, at = rule.at](const Int* n) {
        for (const auto& [number, entry] : missed) {
            if (*n == number) return entry;
        }
        return at(n);
    };
}

}  // namespace

const Rules& Sequences::of(About about, Sequence sequence, const Table* table) {
    while (!sequence.empty() && sequence.back() < 0) sequence.pop_back();
    if (sequence.size() > 600) sequence.resize(600);
    const auto [place, fresh] = known_.try_emplace({about, sequence});
    Rules& rules = place->second;
    if (!fresh || sequence.empty()) return rules;
    for (const Phrase& phrase : phrases_of(about, sequence, "n", "n")) {
        rules.push_back({phrase.text, "    return " + phrase.code + ";\n",
                         [at = phrase.at](const Int* n) { return at(*n); }, 2 + phrase.bits});
        if (rules.size() == 2) return rules;
    }
    const auto known =
        std::count_if(sequence.begin(), sequence.end(), [](auto e) { return e >= 0; });
    if (!rules.empty() || known < 5) return rules;
    if (about == About::value) rules = sums_with_rests(sequence);
    const std::size_t cost = 60 + sequence.size();
    if (!rules.empty() || cost > left_) return rules;
    left_ -= cost;
    Sample seen;
    seen.about = about;
    seen.upto = {static_cast<Int>(sequence.size()) - 1};
    seen.at = sequence;
    seen.table = table;
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
        except(rule, about, missed);
        rules.push_back(std::move(rule));
    }
    sort_by_bits(rules);
    if (rules.size() > 2) rules.resize(2);
    return rules;
}

}  // namespace lab
