#include "lab/find.hpp"

#include <algorithm>
#include <optional>

#include "lab/compose.hpp"
#include "lab/heap_rule.hpp"
#include "lab/induction.hpp"
#include "lab/near.hpp"

namespace lab {

namespace {

constexpr std::size_t kMostExceptions = 8;
constexpr Int kAskedFor = 1000000000000000000;  // no judge asks for greater numbers
// A rule must save the table's bits many times over: a wrong one of k bits follows a table by chance
// once in 2^(bits of the table - k) cases, and millions are tried.
constexpr double kWorth = 2.5;

Int entry_of(const Table& table, About about, std::size_t index) {
    if (table.outcomes[index] == Outcome::none) return -1;
    if (about == About::value) return table.values[index];
    return table.outcomes[index] == Outcome::lost;
}

// A whole function, which compiles as it stands and says how far it is right.
std::string code_of(About about, std::size_t numbers, const Tree& tree) {
    const bool loses = about == About::loses;
    std::string code =
        function_of(loses ? "bool" : "long long", loses ? "loses" : "grundy", tree, numbers);
    const Int range = range_of(tree);
    if (range < kAskedFor) {
        const std::size_t function = code.find(loses ? "bool loses(" : "long long grundy(");
        code.insert(function,
                    "// Right for " +
                        std::string(numbers == 0 ? "so many stones: " : "numbers up to ") +
                        std::to_string(range) + ".\n");
    }
    return code;
}

// A position that a rule does not follow, and what is right there.
struct Exception {
    Numbers at;
    Int entry;
};

// The tree with what is right where it is not.
Tree with(const std::vector<Exception>& exceptions, const Tree& tree) {
    Trees all;
    for (const Exception& exception : exceptions) {
        Trees at;
        for (std::size_t i = 0; i < exception.at.size(); ++i) {
            at.push_back(equal(variable(i), exception.at[i]));
        }
        all.push_back(all_of(std::move(at)));
        all.emplace_back(exception.entry);
    }
    all.push_back(tree);
    return cases(std::move(all));
}

// What a finding says, as its tree does.
void tell(Finding& finding, std::size_t numbers) {
    finding.sentence =
        sentence_of(finding.tree, numbers, finding.about == About::loses) + Text(".", "。");
    finding.code = code_of(finding.about, numbers, finding.tree);
    finding.range = range_of(finding.tree);
}

// One table, as the families of rules see it and as their rules are tested.
class Search {
 public:
    Search(const Table& table, About about) : table_(table), about_(about) {
        for (std::size_t i = 0; i < table.size(); ++i)
            entries_.push_back(entry_of(table, about, i));
        bits_ = bits_in(entries_);
        // A number of few values shows nothing in half of them.
        constexpr Int few = 8;
        const bool all_few = std::all_of(table.upto.begin(), table.upto.end(),
                                         [&](Int number) { return number <= few; });
        for (const Int number : table.upto) {
            half_.push_back(number <= few && !all_few ? number : std::max<Int>(number - 1, 0) / 2);
        }
    }

    // The simplest rule that holds, if any.
    std::optional<Finding> first() {
        if (of_heaps() && table_.heaps.empty()) return std::nullopt;
        const Sample seen = this->seen();
        Rules rules = table_.upto.size() == 1 ? sequence_rules(seen) : grid_rules(seen);
        sort_by_bits(rules);
        return first_of(rules);
    }
    // The simplest of these.
    std::optional<Finding> first_of(const Rules& rules) {
        std::optional<Finding> best;
        Tree of_each;
        double least = bits_ / kWorth;
        for (const Rule& rule : rules) {
            if (rule.bits >= least) break;
            tried_.push_back(rule);
            std::vector<Exception> exceptions;
            Finding finding;
            const double bits = bits_if_it_holds(rule, least, exceptions, finding);
            if (bits >= least) continue;
            least = bits;
            finding.about = about_;
            finding.tree = with(exceptions, rule.tree);
            if (about_ == About::loses) finding.tree = truth_of(finding.tree);
            finding.at = exceptions.empty() ? rule.at : value_of(finding.tree);
            if (exceptions.empty() && !rule.theorem.empty()) {
                finding.standing = Standing::proved;
                finding.by = rule.theorem;
                finding.chapter = rule.chapter;
            }
            finding.period = rule.period;
            best = finding;
            of_each = rule.of_each;
        }
        if (!best) return best;
        tell(*best, table_.upto.size());
        if (best->standing != Standing::proved) prove(*best, of_each);
        return best;
    }
    // Where none does.
    Text nearest() const { return near_miss(table_, about_, entries_, tried_); }

 private:
    bool of_heaps() const { return table_.upto.empty(); }

    // The smaller half of each number, or of all heaps.
    Sample seen() const {
        Sample seen;
        seen.about = about_;
        seen.upto = half_;
        seen.table = &table_;
        Positions position(table_.upto);
        for (std::size_t i = 0; i < table_.size(); ++i, position.next()) {
            if (of_heaps() ? 2 * i + 1 >= table_.size() : !position.within(half_)) continue;
            seen.at.push_back(static_cast<std::int32_t>(entries_[i]));
            if (of_heaps()) seen.heaps.push_back(with_end(table_.heaps[i]));
        }
        return seen;
    }

    // By induction. Of heaps that each move takes from one of, the value is the nim-sum of theirs.
    void prove(Finding& finding, const Tree& of_each) const {
        if (of_heaps() && (!of_each || table_.misere)) return;
        const auto repeats = repeats_of(of_heaps() ? of_each : finding.tree);
        if (!repeats) return;
        const auto theorem = of_heaps()
                                 ? by_induction(About::value, table_, *repeats, value_of(of_each))
                                 : by_induction(about_, table_, *repeats, finding.at);
        if (!theorem) return;
        finding.standing = Standing::proved;
        finding.by = *theorem;
        finding.chapter = "unknown-games";
    }

    // As rules see them.
    static Numbers with_end(Numbers heaps) {
        heaps.push_back(0);
        return heaps;
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
        for (std::size_t i = 0; i < table_.size(); ++i, position.next()) {
            const Int entry = entries_[i];
            if (entry < 0) continue;
            const bool fitted = of_heaps() ? 2 * i + 1 < table_.size() : position.within(half_);
            ++(fitted ? finding.fitted : finding.tested);
            const Numbers heaps = of_heaps() ? with_end(table_.heaps[i]) : Numbers();
            if (rule.at(of_heaps() ? heaps.data() : position.at().data()) == entry) continue;
            bits += bits_of(position.at());
            if (bits >= least || of_heaps() || !position.within(small) ||
                exceptions.size() == kMostExceptions) {
                return least;
            }
            exceptions.push_back({position.at(), entry});
        }
        for (const FarPosition& far : table_.far) {
            ++finding.tested;
            if (rule.at(far.at.data()) != entry_of(far, about_)) return least;
        }
        return finding.tested >= finding.fitted ? bits : least;
    }

    const Table& table_;
    About about_;
    std::vector<Int> entries_;
    Numbers half_;
    double bits_;
    Rules tried_;
};

// Who loses is proved where the value is and both agree everywhere.
void prove_by(const Finding& value, std::size_t numbers, Finding& loses) {
    if (value.standing != Standing::proved || loses.standing == Standing::proved) return;
    if (numbers == 0) return;
    const auto of_value = repeats_of(value.tree), of_loses = repeats_of(loses.tree);
    if (!of_value || !of_loses) return;
    if (!agree(numbers, *of_value, *of_loses, [&](const Int* position) {
            return loses.at(position) == Int{value.at(position) == 0};
        })) {
        return;
    }
    loses.standing = value.standing;
    loses.by = Text("it says where the value is 0, and that is proved: ",
                    "它说的正是 SG 值为 0 的局面，而 SG 值已得证：") +
               value.by;
    loses.chapter = value.chapter;
}

// Who loses, said by the values.
Finding by_values(const Finding& value, const Table& table) {
    const std::size_t numbers = table.upto.size();
    Finding loses = value;
    loses.about = About::loses;
    loses.tree = equal(value.tree, 0);
    // A table whose lost positions are few has too few bits for any rule.
    constexpr std::ptrdiff_t few = 3;
    if (numbers > 0 &&
        std::count(table.outcomes.begin(), table.outcomes.end(), Outcome::lost) <= few) {
        std::vector<Exception> lost;
        for (std::size_t i = 0; i < table.size(); ++i) {
            if (table.outcomes[i] == Outcome::lost) lost.push_back({table.numbers(i), 1});
        }
        loses.tree = with(lost, 0);
    }
    loses.at = value_of(loses.tree);
    tell(loses, numbers);
    return loses;
}

// What is proved of a heap game by its rule.
std::vector<Finding> proved_of(const Table& table) {
    constexpr std::size_t most_code = 100000;  // characters
    tools::Values values(table.values.begin(), table.values.end());
    for (const FarPosition& far : table.far) values.push_back(static_cast<unsigned>(far.value));
    std::vector<Finding> all;
    for (const Proved& each : proved(*table.rule, values)) {
        Finding finding;
        finding.about = each.about;
        finding.tree = each.rule.tree;
        finding.at = each.rule.at;
        tell(finding, 1);
        if (!each.sentence.empty()) finding.sentence = each.sentence + Text(".", "。");
        if (finding.code.size() > most_code) finding.code.clear();
        finding.standing = Standing::proved;
        finding.by = each.rule.theorem;
        finding.chapter = each.rule.chapter;
        finding.period = each.rule.period;
        for (Int n = 0; n < static_cast<Int>(values.size()); ++n) {
            const auto value = static_cast<Int>(values[static_cast<std::size_t>(n)]);
            if (finding.at(&n) != (each.about == About::loses ? value == 0 : value)) {
                throw std::logic_error("what is proved is not so at " + std::to_string(n));
            }
            ++finding.tested;
        }
        all.push_back(finding);
    }
    return all;
}

bool is_shorter(const Finding& x, const Finding& y) {
    return x.code.size() < y.code.size() && x.sentence.en.size() < y.sentence.en.size();
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

Findings find(const Table& table, const std::function<void(const Findings&)>& hear) {
    Findings findings;
    if (table.rule) findings.all = proved_of(table);
    if (!findings.all.empty()) return findings;
    Search losing(table, About::loses);
    const auto loses = losing.first();
    if (loses) findings.all.push_back(*loses);
    if (!table.values.empty()) {
        if (loses && hear) hear(findings);
        Search valued(table, About::value);
        // Values of 0 and 1 say no more than who loses; of one number a period may be proved.
        const bool same = loses && table.upto.size() != 1 &&
                          *std::max_element(table.values.begin(), table.values.end()) <= 1;
        const auto value =
            same ? valued.first_of({Rule(negation(loses->tree), 0)}) : valued.first();
        if (loses && value) prove_by(*value, table.upto.size(), findings.all[0]);
        if (value) {
            const Finding by = by_values(*value, table);
            if (!loses) findings.all.push_back(by);
            if (loses && loses->standing == Standing::holds && is_shorter(by, *loses)) {
                findings.all[0] = by;
            }
        }
        if (value) findings.all.push_back(*value);
        if (!value) {
            if (loses)
                findings.note =
                    Text("No rule found for the Grundy values.", "没有找到 SG 值的规律。");
            findings.note += valued.nearest();
        }
    }
    if (findings.all.empty()) {
        findings.note = Text("No rule found.", "没有找到规律。") + losing.nearest() + findings.note;
    }
    if (table.rule && proof_of(*table.rule)) {
        const std::string last = std::to_string(table.size() + table.far.size() - 1);
        findings.note = Text("The terms up to n = " + last + " prove no period. ",
                             "到 n = " + last + " 为止的项证明不了任何周期。") +
                        findings.note;
    }
    return findings;
}

}  // namespace lab
