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

}  // namespace

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

std::string replaced(std::string text, const std::string& what, const std::string& by) {
    for (std::size_t at = 0; (at = text.find(what, at)) != std::string::npos; at += by.size()) {
        text.replace(at, what.size(), by);
    }
    return text;
}

Text replaced(const Text& text, const std::string& what, const Text& by) {
    return {replaced(text.en, what, by.en), replaced(text.zh, what, by.zh)};
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
                   const std::string& body, const std::string& type) {
    std::vector<std::string> list;
    for (const std::string& each : parameters) {
        const bool named = renamed(body, each, "") != body;
        list.push_back((each == "heaps" ? "const std::vector<long long>&" : "long long") +
                       (named ? " " + each : ""));
    }
    return "    const auto " + name + " = [](" + joined(list, ", ") + ") -> " + type + " {\n" +
           indented(body) + "    };\n";
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
    explicit Phrases(const Sequence& sequence) : sequence_(sequence) {}

    // Where the number follows, it becomes a tree.
    template <class At, class Of>
    bool add(const At& at, const Of& tree, double bits) {
        for (std::size_t n = 0; n < sequence_.size(); ++n) {
            if (sequence_[n] >= 0 && at(static_cast<Int>(n)) != sequence_[n]) return false;
        }
        found.push_back({tree(), bits});
        return true;
    }

    void add_values(Int first, Int greatest) {
        const auto size = static_cast<Int>(sequence_.size());
        const Int shift = sequence_[static_cast<std::size_t>(first)] - first;
        add([&](Int n) { return n + shift; }, [&] { return n_ + shift; }, bits_of_number(shift));
        for (Int k = 2; k <= 12; ++k) {
            add([&](Int n) { return n / k; }, [&] { return n_ / k; }, 1 + bits_of_number(k));
            add([&](Int n) { return k * n; }, [&] { return k * n_; }, 1 + bits_of_number(k));
        }
        const Int m = greatest + 1;
        if (m < 2 || size <= m + 1) return;
        for (Int c = 0; c < std::min<Int>(m, 4); ++c) {
            add([&](Int n) { return (n + c) % m; }, [&] { return (n_ + c) % m; },
                2 + bits_of_number(m) + bits_of_number(c));
        }
    }

    void add_conditions(const Numbers& ones, const Numbers& zeros) {
        for (const bool not_so : {false, true}) {
            const auto unless = [&](const Tree& tree) { return not_so ? negation(tree) : tree; };
            const Numbers& only = not_so ? zeros : ones;
            const Int c = only[0];
            if (only.size() == 1) {
                add([&](Int n) { return (n == c) != not_so; }, [&] { return unless(equal(n_, c)); },
                    bits_of_number(c) + (not_so ? 1 : 0));
            }
            add([&](Int n) { return (c <= n) != not_so; }, [&] { return unless(at_most(c, n_)); },
                1 + bits_of_number(c));
        }
        for (Int m = 2; m <= 64 && 2 * m < static_cast<Int>(sequence_.size()) + 1; ++m) {
            for (const bool not_so : {false, true}) {
                const Int r = (not_so ? zeros : ones)[0] % m;
                const auto tree = [&] {
                    return not_so ? negation(equal(n_ % m, r)) : equal(n_ % m, r);
                };
                if (add([&](Int n) { return (n % m == r) != not_so; }, tree,
                        bits_of_number(m) + bits_of_number(r) + (not_so ? 2 : 1))) {
                    return;
                }
            }
        }
    }

    std::vector<Phrase> found;

 private:
    const Sequence& sequence_;
    const Tree n_ = variable(0);
};

}  // namespace

std::vector<Phrase> phrases_of(About about, const Sequence& sequence) {
    Phrases phrases(sequence);
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
        phrases.add([&](Int) { return least; }, [&] { return Tree(least); }, bits_of_number(least));
    } else if (about == About::value) {
        phrases.add_values(first, greatest);
    } else {
        phrases.add_conditions(ones, zeros);
    }
    sort_by_bits(phrases.found);
    return phrases.found;
}

namespace {

// n plus one of a few numbers, by n mod m: as in Lasker's nim. Heaps are few, so it has to be seen in
// a short sequence.
Rules sums_with_rests(const Sequence& sequence) {
    for (std::size_t m = 2; m <= 4; ++m) {
        Numbers add(m, 1000);
        std::size_t known = 0;
        bool same = true;
        for (std::size_t n = 1; n < sequence.size() && same; ++n) {
            if (sequence[n] < 0) continue;
            ++known;
            Int& to = add[n % m];
            const Int is = sequence[n] - static_cast<Int>(n);
            if (to == 1000) to = is;
            same = to == is && std::abs(is) <= 3;
        }
        const bool at_0 = sequence[0] < 0 || sequence[0] == add[0];
        if (!same || !at_0 || known < 3 * m) continue;
        const Tree n = variable(0);
        return {
            Rule(n + lookup(add, n % static_cast<Int>(m)), bits_of(add) + static_cast<double>(m))};
    }
    return {};
}

}  // namespace

const Rules& Sequences::of(About about, Sequence sequence, const Table* table) {
    while (!sequence.empty() && sequence.back() < 0) sequence.pop_back();
    if (sequence.size() > 600) sequence.resize(600);
    const auto [place, fresh] = known_.try_emplace({about, sequence});
    Rules& rules = place->second;
    if (!fresh || sequence.empty()) return rules;
    for (const Phrase& phrase : phrases_of(about, sequence)) {
        rules.emplace_back(phrase.tree, 2 + phrase.bits);
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
    for (const Rule& rule : sequence_rules(seen)) {
        Trees missed;
        double bits = rule.bits;
        for (Int n = 0; n <= seen.upto[0] && missed.size() <= 2 * most; ++n) {
            const Int is = seen.in(n);
            if (is < 0 || rule.at(&n) == is) continue;
            missed.push_back(equal(variable(0), n));
            missed.emplace_back(is);
            bits += 2 + bits_of_number(n) + bits_of_number(is);
        }
        if (missed.size() > 2 * most) continue;
        missed.push_back(rule.tree);
        rules.emplace_back(cases(std::move(missed)), bits);
    }
    sort_by_bits(rules);
    if (rules.size() > 2) rules.resize(2);
    return rules;
}

}  // namespace lab
