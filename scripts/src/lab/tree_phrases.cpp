// Trees as formulas and noun phrases.
#include <algorithm>
#include <span>

#include "lab/compose.hpp"
#include "lab/tree_speaker.hpp"

namespace lab {

Spoken Speaker::told(const Tree& tree) {
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

std::string Speaker::list_of_args(const Node& node) {
    std::vector<std::string> parts;
    for (const Tree& each : node.args) parts.push_back(operand(each).text);
    return joined(parts, ", ");
}

Spoken Speaker::of_sum(const Node& node) {
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

Spoken Speaker::between(const Node& node, const std::string& sign, Rank level) {
    std::string text;
    for (const Tree& each : node.args) {
        const Spoken part = operand(each);
        const bool apart = level == kProduct && part.level == kProduct;
        text += (text.empty() ? "" : sign) + (apart ? "(" + part.text + ")" : part.in(level));
    }
    return {text, level};
}

Spoken Speaker::of_call(const Node& node) {
    const Text& text = node.function->text;
    const bool formula = text.en == text.zh;
    std::string said = language_.in(text);
    for (std::size_t i = 0; i < node.args.size(); ++i) {
        const Spoken part = operand(node.args[i]);
        const bool inside = text.en.find("($") != std::string::npos || !formula;
        const std::string mark = node.args.size() == 1 ? "$" : "$" + std::to_string(i + 1);
        said = replaced(said, mark, inside ? part.text : part.in(kAtom));
    }
    const bool plain = said.find(' ') == std::string::npos || said.back() == ')';
    return {said, !formula ? kWords : plain ? kAtom : kSum};
}

Spoken Speaker::of_beatty(const Node& node) {
    const std::string root = "√" + std::to_string(node.list[1]);
    const std::string slope =
        node.list[0] == 0 ? root : "(" + std::to_string(node.list[0]) + " + " + root + ")";
    return {"floor(" + operand(node.args[0]).in(kAtom) + " * " + slope +
                (node.list[2] == 1 ? "" : " / " + std::to_string(node.list[2])) + ")",
            kAtom};
}

std::string Speaker::term(const Tree& f, const std::string& index) {
    const std::string before = index_;
    index_ = index;
    std::string text = operand(f).text;
    index_ = before;
    return text;
}

Spoken Speaker::of_search(const Node& node) {
    const std::string x = operand(node.args[0]).text, index = fresh();
    return {language_.greatest_index(index, term(node.args[1], index), node.value, x), kWords};
}

Spoken Speaker::of_lookup(const Node& node) {
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

Spoken Speaker::of_cases(const Node& node) {
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

std::size_t Speaker::exceptions_in(const Node& node) {
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

std::string Speaker::exceptions(const Node& node, std::size_t first) {
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

Spoken Speaker::of_fold(const Node& node) {
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

}  // namespace lab
