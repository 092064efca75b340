// Conditions as clauses.
#include <algorithm>
#include <numeric>

#include "lab/compose.hpp"
#include "lab/tree_speaker.hpp"

namespace lab {

namespace {

// "n is 3, 4 or 5": what a part of several says of a number, that it is one or is not; else null.
const Node* compared(const Node& node, const Tree& part) {
    if (node.op == Op::all && part->op != Op::negation) return nullptr;
    const Tree& one = node.op == Op::any ? part : part->args[0];
    return one->op == Op::equal && one->args[1]->op == Op::number ? &*one : nullptr;
}

// "n is from 3 to 5": where these two parts say from where and up to where a number is.
struct Range {
    Tree x;
    Int low, high;
};
std::optional<Range> range_in(const Node& node) {
    if (node.op != Op::all || node.args.size() != 2) return std::nullopt;
    for (const auto& [first, second] : {std::pair{0U, 1U}, {1U, 0U}}) {
        const Tree &below = node.args[first], &no_less = node.args[second];
        if (below->op != Op::less || no_less->op != Op::negation) continue;
        const Tree& above = no_less->args[0];
        if (above->op != Op::less || !(above->args[0] == below->args[0])) continue;
        if (above->args[1]->op != Op::number || below->args[1]->op != Op::number) continue;
        return Range{below->args[0], above->args[1]->value, below->args[1]->value - 1};
    }
    return std::nullopt;
}

// The search of is_term(), of which this is the whole.
Tree search_in(const Tree& tree) {
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

std::size_t times_of_heap(const Tree& tree) {
    std::size_t times = tree->op == Op::heap ? 1 : 0;
    for (const Tree& each : tree->args) times += times_of_heap(each);
    return times;
}

}  // namespace

std::optional<Tree> Speaker::of_apart(const Node& node) {
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

std::string Speaker::clause(const Tree& tree, bool is) {
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

std::optional<std::string> Speaker::said_of(const Node& node, Int value, bool is) {
    for (const Function::Said& said : node.function->said) {
        if (said.value != value) continue;
        const std::string text = language_.in(is ? said.text : said.contrary);
        return node.args.empty() ? text : replaced(text, "$", operand(node.args[0]).text);
    }
    return std::nullopt;
}

std::string Speaker::inner(const Tree& tree, bool is) {
    const std::string text = clause(tree, is);
    const bool several = tree->op == Op::all || tree->op == Op::any || tree->op == Op::cases;
    return several && !same_subject(*tree) && !range_in(*tree) ? "(" + text + ")" : text;
}

bool Speaker::same_subject(const Node& node) {
    if (node.op != Op::all && node.op != Op::any) return false;
    return std::all_of(node.args.begin(), node.args.end(), [&](const Tree& part) {
        const Node *first = compared(node, node.args[0]), *one = compared(node, part);
        return first != nullptr && one != nullptr && one->args[0] == first->args[0];
    });
}

Words::Strings Speaker::parts_of(const Node& node, bool is) {
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

std::string Speaker::of_several(const Node& node, bool is) {
    if (const auto range = range_in(node)) {
        return language_.between(subject(range->x).text, range->low, range->high, is);
    }
    const Words::Strings parts = parts_of(node, is);
    if (parts.size() == 1) return parts[0];
    return (node.op == Op::all) == is ? language_.both(parts) : language_.either(parts);
}

std::string Speaker::is_one_of(const Tree& x, const Numbers& numbers, bool is) {
    Words::Strings values;
    for (const Int number : numbers) values.push_back(std::to_string(number));
    if (x->op == Op::mod && x->args[1]->op == Op::number && given_.known.count(x) == 0) {
        const Int m = x->args[1]->value;
        const Spoken of = subject(x->args[0]);
        if (m == 2) return language_.parity(of.text, (numbers[0] != 0) == is);
        if (numbers == Numbers{0}) return language_.multiple(of.text, m, is);
        return language_.rests(of.level == kWords ? of.text : of.in(kAtom), of.level != kWords, m,
                               values, is);
    }
    const Spoken of = subject(x);
    if (of.level != kWords && values.size() == 1) {
        return is ? of.text + " = " + values[0] : language_.is(of.text, values, false);
    }
    return language_.is(of.text, values, is);
}

Spoken Speaker::subject(const Tree& tree) {
    if (shared_.count(tree) > 0 || given_.known.count(tree) > 0) return named(tree);
    const Spoken found = told(tree);
    const bool long_words = tree->op == Op::cases || tree->op == Op::lookup;
    return found.level == kWords && long_words ? named(tree) : found;
}

std::pair<Spoken, Spoken> Speaker::sides(const Tree& x, const Tree& y) {
    const Spoken left = subject(x);
    return {left, left.level == kWords ? operand(y) : subject(y)};
}

std::string Speaker::of_equal(const Tree& tree, bool is) {
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

bool Speaker::is_sum_of_others(const Node& sum, const Node& twice) const {
    if (sum.op != Op::add || sum.args.size() != names_.size() || names_.size() < 3) return false;
    if (twice.op != Op::multiply || twice.args.size() != 2) return false;
    const auto greatest = std::find_if(twice.args.begin(), twice.args.end(),
                                       [](const Tree& t) { return t->op == Op::max; });
    return greatest != twice.args.end() && (*greatest)->args == sum.args &&
           std::any_of(twice.args.begin(), twice.args.end(),
                       [](const Tree& t) { return t->is_number(2); }) &&
           std::all_of(sum.args.begin(), sum.args.end(),
                       [](const Tree& t) { return t->op == Op::variable; });
}

std::string Speaker::of_less(const Node& node, bool is) {
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

std::string Speaker::of_listed(const Node& node, bool is) {
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

std::string Speaker::of_heaps(const Node& node, bool is) {
    const std::string before = heap_;
    const Tree& each = node.args[0];
    const bool short_clause =
        each->op == Op::equal || each->op == Op::less || each->op == Op::negation;
    std::string text;
    // What is told behind by a name is told of a heap that has a name, too.
    const Given given = given_;
    if (short_clause && times_of_heap(each) == 1) {
        heap_ = language_.any_heap(is);
        text = clause(each, is);
        if (text.find(heap_) == text.npos) {
            given_ = given;
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

}  // namespace lab
