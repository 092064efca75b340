#include "lab/find.hpp"

#include <algorithm>
#include <cmath>
#include <map>

#include "lab/near.hpp"

namespace lab {

namespace {

constexpr std::size_t kMostExceptions = 8;
// A rule must save the table's bits many times over: a wrong one of k bits follows a table by chance
// once in 2^(bits of the table - k) cases, and millions are tried.
constexpr double kWorth = 2.5;

Int entry_of(const Table& table, About about, std::size_t index) {
    if (table.outcomes[index] == Outcome::none) return -1;
    if (about == About::value) return table.values[index];
    return table.outcomes[index] == Outcome::lost;
}

// The bits of a list of entries whose frequencies are known.
double bits_in(const std::vector<Int>& entries) {
    std::map<Int, double> times;
    double count = 0, bits = 0;
    for (const Int entry : entries) {
        if (entry < 0) continue;
        ++times[entry];
        ++count;
    }
    for (const auto& [entry, often] : times) bits += often * std::log2(count / often);
    return bits;
}

// The positions of a table one after the other, with their numbers.
class Positions {
 public:
    explicit Positions(const Numbers& upto) : upto_(upto), at_(upto.size(), 0) {}
    const Numbers& at() const { return at_; }
    void next() {
        for (std::size_t i = at_.size(); i-- > 0;) {
            if (++at_[i] <= upto_[i]) return;
            at_[i] = 0;
        }
    }
    bool within(const Numbers& bound) const {
        for (std::size_t i = 0; i < at_.size(); ++i) {
            if (at_[i] > bound[i]) return false;
        }
        return true;
    }

 private:
    const Numbers& upto_;
    Numbers at_;
};

std::string code_of(About about, const std::string& arguments, const std::string& body) {
    return std::string(about == About::loses ? "bool loses(" : "long long grundy(") + arguments +
           ") {\n" + body + "}\n";
}

std::string arguments_of(std::size_t numbers) {
    std::string text;
    for (std::size_t i = 0; i < numbers; ++i) {
        text += (i > 0 ? ", long long " : "long long ") + name_of(i, numbers);
    }
    return text;
}

// A position that a rule does not follow, and what is right there.
struct Exception {
    Numbers at;
    Int entry;
};

std::string statement(const Exception& exception, About about) {
    std::string condition;
    for (std::size_t i = 0; i < exception.at.size(); ++i) {
        condition += (i > 0 ? " && " : "") + name_of(i, exception.at.size()) +
                     " == " + std::to_string(exception.at[i]);
    }
    const std::string entry = about == About::value ? std::to_string(exception.entry)
                              : exception.entry     ? "true"
                                                    : "false";
    return "    if (" + condition + ") return " + entry + ";\n";
}

std::string shown(const Numbers& numbers) {
    std::string text;
    for (const Int number : numbers) text += (text.empty() ? "" : ", ") + std::to_string(number);
    return numbers.size() == 1 ? text : '(' + text + ')';
}

Text told(const std::vector<Exception>& exceptions) {
    std::string list;
    for (const Exception& exception : exceptions) {
        list += (list.empty() ? "" : ", ") + shown(exception.at);
    }
    return {", but for " + list, "；例外：" + list};
}

// One table, as the families of rules see it and as their rules are tested.
class Search {
 public:
    Search(const Table& table, About about) : table_(table), about_(about) {
        for (std::size_t i = 0; i < table.size(); ++i)
            entries_.push_back(entry_of(table, about, i));
        bits_ = bits_in(entries_);
        // A number of few values shows nothing in half of them.
        constexpr Int kFew = 8;
        const bool all_few = std::all_of(table.upto.begin(), table.upto.end(),
                                         [&](Int number) { return number <= kFew; });
        for (const Int number : table.upto) {
            half_.push_back(number <= kFew && !all_few ? number : std::max<Int>(number - 1, 0) / 2);
        }
    }

    // The simplest rule that holds, if any.
    std::vector<Finding> first() { return table_.upto.empty() ? of_heaps() : of_numbers(); }
    // Where none does.
    Text nearest() const { return near_miss(table_, about_, entries_, tried_); }

 private:
    std::vector<Finding> of_numbers() {
        Seen seen;
        seen.about = about_;
        seen.upto = half_;
        seen.table = &table_;
        Positions position(table_.upto);
        for (const Int entry : entries_) {
            if (position.within(half_)) seen.at.push_back(static_cast<std::int32_t>(entry));
            position.next();
        }
        Rules rules = table_.upto.size() == 1 ? sequence_rules(seen) : grid_rules(seen);
        std::stable_sort(rules.begin(), rules.end(),
                         [](const Rule& a, const Rule& b) { return a.bits < b.bits; });
        std::vector<Finding> best;
        double least = bits_ / kWorth;
        for (const Rule& rule : rules) {
            if (rule.bits >= least) break;
            tried_.push_back({rule.text, rule.bits, [at = rule.at](const Numbers& numbers) {
                                  return at(numbers.data());
                              }});
            std::vector<Exception> exceptions;
            Finding finding;
            const double bits = bits_if_it_holds(rule, least, exceptions, finding);
            if (bits >= least) continue;
            least = bits;
            std::string body;
            for (const Exception& exception : exceptions) body += statement(exception, about_);
            finding.code = code_of(about_, arguments_of(table_.upto.size()), body + rule.body);
            finding.sentence = rule.text;
            if (!exceptions.empty()) finding.sentence += told(exceptions);
            finish(finding, rule.theorem, rule.chapter);
            if (!exceptions.empty()) finding.standing = Standing::holds;
            best.assign(1, finding);
        }
        return best;
    }

    // The bits of the rule and its exceptions; `least` where it does not hold or has no fewer.
    double bits_if_it_holds(const Rule& rule, double least, std::vector<Exception>& exceptions,
                            Finding& finding) const {
        double bits = rule.bits;
        Positions position(table_.upto);
        Numbers small = half_;
        for (std::size_t i = 0; i < small.size(); ++i) {
            if (small[i] < table_.upto[i]) small[i] /= 8;
        }
        for (const Int entry : entries_) {
            if (entry >= 0) {
                ++(position.within(half_) ? finding.fitted : finding.tested);
                if (rule.at(position.at().data()) != entry) {
                    bits += bits_of(position.at());
                    if (bits >= least || !position.within(small) ||
                        exceptions.size() == kMostExceptions) {
                        return least;
                    }
                    exceptions.push_back({position.at(), entry});
                }
            }
            position.next();
        }
        for (const Far& far : table_.far) {
            ++finding.tested;
            if (rule.at(far.at.data()) != entry_of(far, about_)) return least;
        }
        return finding.tested >= finding.fitted ? bits : least;
    }

    std::vector<Finding> of_heaps() {
        if (table_.heaps.empty()) return {};
        SeenHeaps seen;
        seen.about = about_;
        seen.table = &table_;
        const std::size_t half = table_.size() / 2;
        seen.heaps.assign(table_.heaps.begin(),
                          table_.heaps.begin() + static_cast<std::ptrdiff_t>(half));
        seen.at.assign(entries_.begin(), entries_.begin() + static_cast<std::ptrdiff_t>(half));
        std::vector<HeapsRule> rules = heaps_rules(seen);
        std::stable_sort(rules.begin(), rules.end(),
                         [](const HeapsRule& a, const HeapsRule& b) { return a.bits < b.bits; });
        for (const HeapsRule& rule : rules) {
            if (kWorth * rule.bits > bits_) break;
            tried_.push_back({rule.text, rule.bits, rule.at});
            Finding finding;
            bool holds = true;
            for (std::size_t i = 0; i < table_.size() && holds; ++i) {
                if (entries_[i] < 0) continue;
                ++(i < half ? finding.fitted : finding.tested);
                holds = rule.at(table_.heaps[i]) == entries_[i];
            }
            if (!holds || finding.tested < finding.fitted) continue;
            finding.sentence = rule.text;
            finding.code = code_of(about_, "const std::vector<long long>& heaps", rule.body);
            finish(finding, rule.theorem, rule.chapter);
            return {finding};
        }
        return {};
    }

    void finish(Finding& finding, const Text& theorem, const std::string& chapter) const {
        finding.about = about_;
        finding.sentence += {".", "。"};
        finding.standing = theorem.empty() ? Standing::holds : Standing::proved;
        finding.by = theorem;
        finding.chapter = chapter;
    }

    const Table& table_;
    About about_;
    std::vector<Int> entries_;
    Numbers half_;
    double bits_;
    std::vector<Proposal> tried_;
};

// Where the values follow a rule and who loses was found none for: it is said by the values.
Finding by_values(const Finding& value, const std::string& arguments, const std::string& names) {
    Finding loses = value;
    loses.about = About::loses;
    loses.sentence = Text("The player to move loses iff the Grundy value is 0.",
                          "当且仅当 SG 值为 0 时先手必败。");
    std::string body = value.code.substr(value.code.find('\n') + 1);
    for (std::size_t at = 0; (at = body.find('\n', at)) != body.npos && at + 1 < body.size();) {
        body.insert(++at, "    ");
    }
    loses.code =
        code_of(About::loses, arguments,
                "    const auto grundy = [](" + arguments + ") -> long long {\n    " + body);
    loses.code.erase(loses.code.rfind("}\n", loses.code.size() - 3));
    loses.code += "};\n    return grundy(" + names + ") == 0;\n}\n";
    return loses;
}

}  // namespace

const char* name_of(Standing standing) {
    return standing == Standing::proved ? "proved" : "holds";
}

std::string Finding::told(tools::Language language) const {
    std::string text = sentence.in(language);
    const auto is_small = [&](std::size_t i) {
        return i < text.size() && 'a' <= text[i] && text[i] <= 'z';
    };
    if (is_small(0) && is_small(1)) text[0] = static_cast<char>(text[0] - 'a' + 'A');
    return text;
}

Findings find(const Table& table) {
    Findings findings;
    Search loses(table, About::loses);
    findings.all = loses.first();
    if (!table.values.empty()) {
        Search search(table, About::value);
        const std::vector<Finding> values = search.first();
        if (findings.all.empty() && !values.empty()) {
            const std::size_t numbers = table.upto.size();
            std::string names = numbers == 0 ? "heaps" : "";
            for (std::size_t i = 0; i < numbers; ++i) {
                names += (i > 0 ? ", " : "") + name_of(i, numbers);
            }
            findings.all.push_back(by_values(
                values[0],
                numbers == 0 ? "const std::vector<long long>& heaps" : arguments_of(numbers),
                names));
        }
        if (values.empty()) {
            findings.note = search.nearest();
            if (!findings.all.empty()) {
                findings.note =
                    Text("No rule found for the Grundy values.", "没有找到 SG 值的规律。") +
                    findings.note;
            }
        }
        findings.all.insert(findings.all.end(), values.begin(), values.end());
    }
    if (findings.all.empty()) {
        findings.note = Text("No rule found.", "没有找到规律。") + loses.nearest() + findings.note;
    }
    return findings;
}

}  // namespace lab
