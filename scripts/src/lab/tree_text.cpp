// A tree in words: what is a formula in any language, and what each language says of it.
#include <algorithm>
#include <map>
#include <numeric>
#include <optional>
#include <set>
#include <span>

#include "lab/compose.hpp"
#include "lab/tree_words.hpp"

namespace lab {

namespace {

enum Rank { kWords, kBits, kSum, kProduct, kAtom };

struct Phrase {
    std::string text;
    Rank level = kAtom;
    bool of_cases = false;

    std::string in(Rank place) const {
        const bool mixed = place == kBits && level > kWords && level < kAtom;
        return level < place || mixed ? "(" + text + ")" : text;
    }
};

class Speaker {
 public:
    Speaker(const Words& of_language, std::vector<std::string> names)
        : language_(of_language), names_(std::move(names)) {
        const std::set<std::string> taken(names_.begin(), names_.end());
        for (const char* const each :
             {"k", "m", "x", "y", "z", "u", "v", "w", "p", "q", "r", "s"}) {
            if (taken.count(each) == 0) free_.emplace_back(each);
        }
    }

    std::string whole(const Tree& tree) {
        find_shared(tree);
        const std::string text = is_condition(tree) ? clause(tree) : phrase(tree).text;
        return text + where();
    }
    std::string sentence(const Tree& tree, bool of_loses) {
        find_shared(tree);
        if (of_loses && tree->op == Op::number) return language_.loses(tree->value != 0);
        constexpr std::size_t few = 2;  // cases, of which each has a sentence
        const bool has_many = tree->op == Op::cases && tree->args.size() > 2 * few + 1;
        if (of_loses && tree->op == Op::cases && !(has_many && of_apart(*tree))) {
            std::vector<std::pair<std::string, std::string>> all;
            add_cases(*tree, {}, [&](const std::string& condition, const Tree& then) {
                all.emplace_back(condition, who_loses(then));
            });
            const std::string rest = all.back().second;
            all.pop_back();
            return language_.sentences(all, rest) + where();
        }
        // What it says gives the names that are told behind it.
        const std::string text =
            of_loses ? language_.loses(clause(tree)) : is(language_.the_value(), phrase(tree));
        return text + where();
    }

 private:
    std::string is(const std::string& name, const Phrase& what) const {
        return language_.named(name, what.text, what.of_cases);
    }
    // Calls `add` for each case, of cases within a case with all that holds there.
    template <class Add>
    void add_cases(const Node& node, const Trees& within, const Add& add) {
        for (std::size_t i = 0; i < node.args.size(); i += 2) {
            const bool is_rest = i + 1 == node.args.size();
            const Tree& then = node.args[is_rest ? i : i + 1];
            Trees conditions = within;
            if (!is_rest) conditions.push_back(node.args[i]);
            const bool is_cases = then->op == Op::cases && shared_.count(then) == 0;
            const bool whole = is_cases && (is_condition(then) ? of_apart(*then).has_value()
                                                               : exceptions_in(*then) > 0);
            if (is_cases && !whole) {
                add_cases(*then, conditions, add);
            } else {
                add(conditions.empty() ? "" : clause(all_of(conditions)), then);
            }
        }
    }
    // What is so in some cases and not in others is one clause where no two of them meet: those that
    // are some numbers of one thing. Else nothing.
    static std::optional<Tree> of_apart(const Node& node) {
        Trees yes, no;
        for (std::size_t i = 0; i + 1 < node.args.size(); i += 2) {
            const Tree &one = node.args[i], &then = node.args[i + 1], &first = node.args[0];
            if (one->op != Op::equal || one->args[1]->op != Op::number) return std::nullopt;
            if (then->op != Op::number || !(one->args[0] == first->args[0])) return std::nullopt;
            if (then->value != 0) {
                yes.push_back(one);
            } else {
                no.push_back(negation(one));
            }
        }
        no.push_back(node.args.back());
        yes.push_back(all_of(std::move(no)));
        return any_of(std::move(yes));
    }

    std::string who_loses(const Tree& tree) {
        if (tree->op == Op::number) return language_.loses(tree->value != 0);
        return language_.loses(clause(tree));
    }

    // --- names ---

    std::string fresh() {
        std::string name = free_[used_ % free_.size()];
        if (used_ >= free_.size()) name += std::to_string(used_ / free_.size() + 1);
        ++used_;
        return name;
    }
    std::string where() const { return defined_.empty() ? "" : language_.where(defined_); }

    void find_shared(const Tree& tree) {
        std::map<Tree, int> times;
        count(tree, times);
        for (const auto& [part, often] : times) {
            const bool plain = part->size <= 4 && part->op != Op::call;
            if (often > 1 && !plain && !is_condition(part)) shared_.insert(part);
        }
    }
    static void count(const Tree& tree, std::map<Tree, int>& times) {
        if (tree->op == Op::fold || tree->op == Op::search) {
            ++times[tree];
            return;
        }
        if (++times[tree] > 1) return;
        for (const Tree& each : tree->args) count(each, times);
    }
    // What a name stands for is told behind the sentence.
    Phrase named(const Tree& tree) {
        const auto known = known_.find(tree);
        if (known != known_.end()) return {known->second, kAtom};
        const std::string name = fresh();
        known_[tree] = name;
        const std::size_t place = defined_.size();
        defined_.emplace_back();
        std::string text = is(name, told(tree));
        defined_[place] = std::move(text);
        return {name, kAtom};
    }

    Phrase phrase(const Tree& tree) { return shared_.count(tree) > 0 ? named(tree) : told(tree); }
    // Inside a formula words have a name.
    Phrase operand(const Tree& tree) {
        Phrase found = peek(tree);
        return found.level == kWords ? named(tree) : found;
    }
    // Told without a trace: names that it would give are given back.
    Phrase peek(const Tree& tree) {
        if (shared_.count(tree) > 0 || known_.count(tree) > 0) return named(tree);
        const auto known = known_;
        const auto defined = defined_;
        const std::size_t used = used_;
        Phrase found = told(tree);
        if (found.level == kWords) {
            known_ = known;
            defined_ = defined;
            used_ = used;
        }
        return found;
    }

    // --- noun phrases and formulas ---

    Phrase told(const Tree& tree) {
        const Node& node = *tree;
        switch (node.op) {
            case Op::number:
                return {std::to_string(node.value), node.value < 0 ? kSum : kAtom};
            case Op::variable:
                return {names_[static_cast<std::size_t>(node.value)], kAtom};
            case Op::heap:
                return {heap_, heap_.size() == 1 ? kAtom : kWords};
            case Op::index:
                return {index_, kAtom};
            case Op::add:
                return of_sum(node);
            case Op::multiply:
                return between(node, " * ", kProduct);
            case Op::divide:
                return {"floor(" + operand(node.args[0]).in(kProduct) + " / " +
                            operand(node.args[1]).in(kAtom) + ")",
                        kAtom};
            case Op::mod:
                return {operand(node.args[0]).in(kAtom) + " mod " + operand(node.args[1]).in(kAtom),
                        kProduct};
            case Op::min:
                return {"min(" + list_of_args(node) + ")", kAtom};
            case Op::max:
                return {"max(" + list_of_args(node) + ")", kAtom};
            case Op::gcd:
                return {"gcd(" + list_of_args(node) + ")", kAtom};
            case Op::bit_xor:
                return between(node, " xor ", kBits);
            case Op::bit_and:
                return between(node, " & ", kBits);
            case Op::bit_or:
                return between(node, " | ", kBits);
            case Op::ranked:
                return {language_.ranked(static_cast<std::size_t>(node.value), list_of_args(node),
                                         node.args.size()),
                        kWords};
            case Op::call:
                if (!node.function->condition) return of_call(node);
                break;
            case Op::beatty:
                return of_beatty(node);
            case Op::search:
                return of_search(node);
            case Op::fold:
                if (node.value != static_cast<Int>(Op::all)) return of_fold(node);
                break;
            case Op::lookup:
                if (!is_condition(tree) || node.args[0]->op != Op::mod) return of_lookup(node);
                break;
            case Op::cases:
                if (!is_condition(tree)) return of_cases(node);
                break;
            default:
                break;
        }
        return {language_.truth(clause(tree)), kWords, true};
    }

    std::string list_of_args(const Node& node) {
        std::vector<std::string> parts;
        for (const Tree& each : node.args) parts.push_back(operand(each).text);
        return joined(parts, ", ");
    }
    Phrase of_sum(const Node& node) {
        std::string text, less;
        for (const Tree& each : node.args) {
            if (is_taken_away(each)) {
                less += " - " + operand(each * -1).in(kProduct);
            } else {
                text += (text.empty() ? "" : " + ") + operand(each).in(kProduct);
            }
        }
        if (text.empty()) return {"-" + less.substr(3), kSum};
        return {text + less, kSum};
    }
    Phrase between(const Node& node, const std::string& sign, Rank level) {
        std::string text;
        for (const Tree& each : node.args) {
            const Phrase part = operand(each);
            const bool apart = level == kProduct && part.level == kProduct;
            text += (text.empty() ? "" : sign) + (apart ? "(" + part.text + ")" : part.in(level));
        }
        return {text, level};
    }
    Phrase of_call(const Node& node) {
        const Text& text = node.function->text;
        const bool formula = text.en == text.zh;
        std::string said = language_.in(text);
        for (std::size_t i = 0; i < node.args.size(); ++i) {
            const Phrase part = operand(node.args[i]);
            const bool inside = text.en.find("($") != std::string::npos || !formula;
            const std::string mark = node.args.size() == 1 ? "$" : "$" + std::to_string(i + 1);
            said = replaced(said, mark, inside ? part.text : part.in(kAtom));
        }
        const bool plain = said.find(' ') == std::string::npos || said.back() == ')';
        return {said, !formula ? kWords : plain ? kAtom : kSum};
    }
    Phrase of_beatty(const Node& node) {
        const std::string root = "√" + std::to_string(node.list[1]);
        const std::string slope =
            node.list[0] == 0 ? root : "(" + std::to_string(node.list[0]) + " + " + root + ")";
        return {"floor(" + operand(node.args[0]).in(kAtom) + " * " + slope +
                    (node.list[2] == 1 ? "" : " / " + std::to_string(node.list[2])) + ")",
                kAtom};
    }
    std::string term(const Tree& f, const std::string& index) {
        const std::string before = index_;
        index_ = index;
        std::string text = operand(f).text;
        index_ = before;
        return text;
    }
    Phrase of_search(const Node& node) {
        const std::string x = operand(node.args[0]).text, index = fresh();
        return {language_.greatest_index(index, term(node.args[1], index), node.value, x), kWords};
    }
    Phrase of_lookup(const Node& node) {
        const Node& index = *node.args[0];
        const auto size = static_cast<Int>(node.list.size());
        constexpr std::size_t most = 64;
        const std::span<const Int> shown(node.list.data(), std::min(most, node.list.size()));
        const std::string list = list_of(shown) + (shown.size() < node.list.size() ? ", ..." : "");
        const bool by_rest = index.op == Op::mod && index.args[1]->is_number(size);
        if (by_rest)
            return {language_.listed(list, size, operand(index.args[0]).in(kAtom), size), kWords};
        return {language_.listed(list, size, operand(node.args[0]).text, 0), kWords};
    }
    Phrase of_cases(const Node& node) {
        const std::size_t first = exceptions_in(node);
        Words::Strings all;
        if (first > 0) all.push_back(exceptions(node, first));
        const Trees left(node.args.begin() + static_cast<std::ptrdiff_t>(first), node.args.end());
        const auto add = [&](const std::string& condition, const Tree& then) {
            const bool is_long = then->op == Op::cases && !is_condition(then);
            const std::string text = (is_long ? named(then) : phrase(then)).text;
            all.push_back(condition.empty() ? text : language_.when(condition, text, false));
        };
        const Tree rest = cases(left);
        if (rest->op != Op::cases) return {language_.except(phrase(rest).text, all[0]), kWords};
        add_cases(*rest, {}, add);
        const std::string last = all.back();
        all.pop_back();
        return {language_.cases(all, last, false), kWords, true};
    }
    // How many of the first arguments say what is so for some numbers alone, if that is long.
    static std::size_t exceptions_in(const Node& node) {
        const auto numbers_of = [](const Tree& condition) {
            const Tree& one = condition->op == Op::any ? condition->args[0] : condition;
            const bool same = condition->op != Op::any || same_subject(*condition);
            return same && one->op == Op::equal && one->args[1]->op == Op::number &&
                           one->args[0]->op == Op::variable
                       ? one->args[0]
                       : Tree();
        };
        const Tree subject = numbers_of(node.args[0]);
        std::size_t i = 0, numbers = 0;
        while (subject && i + 1 < node.args.size() && numbers_of(node.args[i]) == subject &&
               node.args[i + 1]->op == Op::number) {
            numbers += node.args[i]->op == Op::any ? node.args[i]->args.size() : 1;
            i += 2;
        }
        return numbers > 2 ? i : 0;
    }
    std::string exceptions(const Node& node, std::size_t first) {
        std::vector<std::pair<Int, Int>> all;
        std::string x;
        for (std::size_t i = 0; i < first; i += 2) {
            const Tree& condition = node.args[i];
            const Trees each = condition->op == Op::any ? condition->args : Trees{condition};
            for (const Tree& one : each) {
                all.emplace_back(one->args[1]->value, node.args[i + 1]->value);
                x = phrase(one->args[0]).text;
            }
        }
        std::sort(all.begin(), all.end());
        Numbers numbers, values;
        for (const auto& [at, value] : all) {
            numbers.push_back(at);
            values.push_back(value);
        }
        return language_.in_turn(x, list_of(numbers), list_of(values));
    }
    Phrase of_fold(const Node& node) {
        const Op op = static_cast<Op>(node.value);
        const Tree& each = node.args[0];
        if (each->op == Op::heap) return {language_.of_heaps(op), kWords};
        const std::string before = heap_;
        if (op == Op::add && each->is_number(1)) return {language_.of_heaps(Op::number), kWords};
        heap_ = "h";
        const std::string text = op == Op::add && is_condition(each)
                                     ? language_.heaps_with("h", clause(each))
                                     : language_.of_each_heap(op, "h", phrase(each).text);
        heap_ = before;
        return {text, kWords};
    }

    // --- clauses ---

    std::string clause(const Tree& tree) { return clause(tree, true); }

    std::string clause(const Tree& tree, bool is) {
        const Node& node = *tree;
        switch (node.op) {
            case Op::number:
                return language_.always((node.value != 0) == is);
            case Op::negation:
                return clause(node.args[0], !is);
            case Op::all:
            case Op::any:
                return of_several(node, is);
            case Op::equal:
                return of_equal(tree, is);
            case Op::less:
                return of_less(node, is);
            case Op::fold:
                return of_heaps(node, is);
            case Op::lookup:
                return of_listed(node, is);
            case Op::cases: {
                if (const auto apart = of_apart(node)) return clause(*apart, is);
                Words::Strings all;
                for (std::size_t i = 0; i + 1 < node.args.size(); i += 2) {
                    const std::string condition = clause(node.args[i]);
                    all.push_back(language_.when(condition, inner(node.args[i + 1], is), true));
                }
                return language_.cases(all, inner(node.args.back(), is), true);
            }
            case Op::call:
                if (const auto said = said_of(node, 1, is)) return *said;
                break;
            default:
                break;
        }
        return is_one_of(tree, {0}, !is);
    }
    // "n is a square": what is said where the function has this value.
    std::optional<std::string> said_of(const Node& node, Int value, bool is) {
        for (const Function::Said& said : node.function->said) {
            if (said.value != value) continue;
            const std::string text = language_.in(is ? said.text : said.contrary);
            return node.args.empty() ? text : replaced(text, "$", operand(node.args[0]).text);
        }
        return std::nullopt;
    }

    // A clause of several parts within another one.
    std::string inner(const Tree& tree, bool is = true) {
        const std::string text = clause(tree, is);
        const bool several = tree->op == Op::all || tree->op == Op::any || tree->op == Op::cases;
        return several && !same_subject(*tree) ? "(" + text + ")" : text;
    }

    // "n is 3, 4 or 5": what a part of several says of a number, that it is one or is not; else null.
    static const Node* compared(const Node& node, const Tree& part) {
        if (node.op == Op::all && part->op != Op::negation) return nullptr;
        const Tree& one = node.op == Op::any ? part : part->args[0];
        return one->op == Op::equal && one->args[1]->op == Op::number ? &*one : nullptr;
    }
    static bool same_subject(const Node& node) {
        if (node.op != Op::all && node.op != Op::any) return false;
        return std::all_of(node.args.begin(), node.args.end(), [&](const Tree& part) {
            const Node *first = compared(node, node.args[0]), *one = compared(node, part);
            return first != nullptr && one != nullptr && one->args[0] == first->args[0];
        });
    }
    // The parts, those that say of one thing which numbers it is as one.
    Words::Strings parts_of(const Node& node, bool is) {
        Words::Strings parts;
        std::set<Tree> told;
        for (const Tree& part : node.args) {
            const Node* one = compared(node, part);
            if (one == nullptr) {
                parts.push_back(inner(part, is));
            } else if (told.insert(one->args[0]).second) {
                Numbers numbers;
                for (const Tree& each : node.args) {
                    const Node* other = compared(node, each);
                    if (other == nullptr || !(other->args[0] == one->args[0])) continue;
                    numbers.push_back(other->args[1]->value);
                }
                parts.push_back(is_one_of(one->args[0], numbers, (node.op == Op::any) == is));
            }
        }
        return parts;
    }
    std::string of_several(const Node& node, bool is) {
        const Words::Strings parts = parts_of(node, is);
        if (parts.size() == 1) return parts[0];
        return (node.op == Op::all) == is ? language_.both(parts) : language_.either(parts);
    }

    std::string is_one_of(const Tree& x, const Numbers& numbers, bool is) {
        Words::Strings values;
        for (const Int number : numbers) values.push_back(std::to_string(number));
        if (x->op == Op::mod && x->args[1]->op == Op::number && known_.count(x) == 0) {
            const Int m = x->args[1]->value;
            const Phrase of = subject(x->args[0]);
            if (m == 2) return language_.parity(of.text, (numbers[0] != 0) == is);
            if (numbers == Numbers{0}) return language_.multiple(of.text, m, is);
            return language_.rests(of.level == kWords ? of.text : of.in(kAtom), of.level != kWords,
                                   m, values, is);
        }
        const Phrase of = subject(x);
        if (of.level != kWords && values.size() == 1) {
            return is ? of.text + " = " + values[0] : language_.is(of.text, values, false);
        }
        return language_.is(of.text, values, is);
    }
    // Words as the subject of a clause need no name, unless they are told elsewhere too.
    Phrase subject(const Tree& tree) {
        if (shared_.count(tree) > 0 || known_.count(tree) > 0) return named(tree);
        const Phrase found = told(tree);
        const bool long_words = tree->op == Op::cases || tree->op == Op::lookup;
        return found.level == kWords && long_words ? named(tree) : found;
    }

    // Words on one side of a comparison alone need no name.
    std::pair<Phrase, Phrase> sides(const Tree& x, const Tree& y) {
        const Phrase left = subject(x);
        return {left, left.level == kWords ? operand(y) : subject(y)};
    }

    std::string of_equal(const Tree& tree, bool is) {
        const Tree &x = tree->args[0], &y = tree->args[1];
        if (const Tree search = search_in(tree)) {
            const std::string of = operand(search->args[0]).text, index = fresh();
            return language_.term(of, index, term(search->args[1], index), search->value, is);
        }
        if (is_condition(x) && is_condition(y) && y->op != Op::number) {
            return language_.same(clause(x), clause(y), is);
        }
        if (is_sum_of_others(*x, *y)) return language_.greatest_is_sum(is);
        if (y->op != Op::number) {
            const auto [left, right] = sides(x, y);
            if (left.level == kWords || right.level == kWords) {
                return language_.is(left.text, {right.text}, is);
            }
            return is ? left.text + " = " + right.text : left.text + " != " + right.text;
        }
        if (x->op == Op::call) {
            if (const auto said = said_of(*x, y->value, is)) return *said;
        }
        return is_one_of(x, {y->value}, is);
    }
    // a + b + c = 2 * max(a, b, c)
    bool is_sum_of_others(const Node& sum, const Node& twice) const {
        if (sum.op != Op::add || sum.args.size() != names_.size() || names_.size() < 3)
            return false;
        if (twice.op != Op::multiply || twice.args.size() != 2) return false;
        const auto greatest = std::find_if(twice.args.begin(), twice.args.end(),
                                           [](const Tree& t) { return t->op == Op::max; });
        return greatest != twice.args.end() && (*greatest)->args == sum.args &&
               std::any_of(twice.args.begin(), twice.args.end(),
                           [](const Tree& t) { return t->is_number(2); }) &&
               std::all_of(sum.args.begin(), sum.args.end(),
                           [](const Tree& t) { return t->op == Op::variable; });
    }
    // The search of is_term(), of which this is the whole.
    static Tree search_in(const Tree& tree) {
        Tree found;
        const std::function<void(const Tree&)> look = [&](const Tree& each) {
            if (each->op == Op::search && !found &&
                is_term(each->args[1], each->value, each->args[0]) == tree) {
                found = each;
            }
            for (const Tree& part : each->args) look(part);
        };
        look(tree);
        return found;
    }

    std::string of_less(const Node& node, bool is) {
        const Tree &x = node.args[0], &y = node.args[1];
        if (x->op == Op::mod && x->args[1]->op == Op::number && y->op == Op::number) {
            constexpr Int few = 3;
            Numbers yes(static_cast<std::size_t>(y->value));
            Numbers no(static_cast<std::size_t>(x->args[1]->value - y->value));
            std::iota(yes.begin(), yes.end(), 0);
            std::iota(no.begin(), no.end(), y->value);
            if (y->value <= few) return is_one_of(x, yes, is);
            if (x->args[1]->value - y->value <= few) return is_one_of(x, no, !is);
        }
        const auto [left, right] = sides(x, y);
        if (y->op == Op::number || left.level == kWords || right.level == kWords) {
            return language_.at_least(left.text, right.text, !is);
        }
        return is ? left.text + " < " + right.text : right.text + " <= " + left.text;
    }

    std::string of_listed(const Node& node, bool is) {
        const Tree& index = node.args[0];
        Numbers yes, no;
        for (std::size_t i = 0; i < node.list.size(); ++i) {
            (node.list[i] != 0 ? yes : no).push_back(static_cast<Int>(i));
        }
        const bool by_rest =
            index->op == Op::mod && index->args[1]->is_number(static_cast<Int>(node.list.size()));
        const bool contrary = by_rest && no.size() < yes.size();
        return is_one_of(index, contrary ? no : yes, contrary != is);
    }

    std::string of_heaps(const Node& node, bool is) {
        const std::string before = heap_;
        const Tree& each = node.args[0];
        const bool short_clause =
            each->op == Op::equal || each->op == Op::less || each->op == Op::negation;
        std::string text;
        // What is told behind by a name is told of a heap that has a name, too.
        const auto known = known_;
        const std::size_t defined = defined_.size(), used = used_;
        if (short_clause && times_of_heap(each) == 1) {
            heap_ = language_.any_heap(is);
            text = clause(each, is);
            if (text.find(heap_) == text.npos) {
                defined_.resize(defined);
                known_ = known;
                used_ = used;
                text.clear();
            }
        }
        if (text.empty()) {
            heap_ = "h";
            text = language_.for_heaps("h", clause(each, is), is);
        }
        heap_ = before;
        return text;
    }
    static std::size_t times_of_heap(const Tree& tree) {
        std::size_t times = tree->op == Op::heap ? 1 : 0;
        for (const Tree& each : tree->args) times += times_of_heap(each);
        return times;
    }

    const Words& language_;
    std::vector<std::string> names_, free_;
    std::size_t used_ = 0;
    std::set<Tree> shared_;
    std::map<Tree, std::string> known_;
    Words::Strings defined_;
    std::string heap_ = "h", index_ = "k";
};

template <class Say>
Text in_both_languages(const Tree& tree, std::size_t numbers, Say say) {
    const std::vector<std::string> names = names_of(numbers);
    const auto sorted = of_sorted(tree, numbers);
    const auto in = [&](const Words& language) {
        Speaker speaker(language, names);
        const std::string text = say(speaker, sorted ? *sorted : tree);
        return (sorted ? language.ordered(joined(names, " <= ")) : "") + text;
    };
    return {in(english()), in(chinese())};
}

}  // namespace

Text text_of(const Tree& tree, std::size_t numbers) {
    return in_both_languages(tree, numbers,
                             [](Speaker& speaker, const Tree& of) { return speaker.whole(of); });
}

Text sentence_of(const Tree& tree, std::size_t numbers, bool loses) {
    return in_both_languages(tree, numbers, [&](Speaker& speaker, const Tree& of) {
        return speaker.sentence(of, loses);
    });
}

}  // namespace lab
