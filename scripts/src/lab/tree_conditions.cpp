// Conditions, and cases by them.
#include <algorithm>
#include <cstdlib>
#include <numeric>

#include "lab/tree_sums.hpp"

namespace lab {

Tree all_of(Trees conditions) {
    return joined(Op::all, std::move(conditions));
}
Tree any_of(Trees conditions) {
    return joined(Op::any, std::move(conditions));
}

Tree is_term(const Tree& f, Int from, const Tree& x) {
    return equal(with_index(f, search(f, from, x)), x);
}

Tree equal(const Tree& x, const Tree& y) {
    // What is added on both sides is taken away, and the number stands on the right.
    Sum difference = sum_of({x});
    difference.add(y, -1);
    difference.tree();  // drops what is 0
    if (difference.terms.empty()) return difference.number == 0;
    Int common = 0;
    for (const auto& [factor, of] : difference.terms) common = std::gcd(common, factor);
    if (difference.number % common != 0) return 0;
    if (difference.terms.front().first < 0) common = -common;
    if (difference.terms.size() == 1) {
        const Int is = -difference.number / common;
        const Tree of = difference.terms[0].second;
        if (is_condition(of)) return is == 1 ? of : is == 0 ? negation(of) : Tree(0);
        if (of->op == Op::bit_xor && of->args.size() == 2 && is == 0) {
            return equal(of->args[0], of->args[1]);
        }
        if (of->op == Op::cases) {
            Trees args = of->args;
            for (std::size_t i = 1; i < args.size(); i += 2) args[i] = equal(args[i], is);
            args.back() = equal(args.back(), is);
            return cases(std::move(args));
        }
        // The lowest one of x stands at place k.
        if (of->op == Op::call && of->function->name == "lowest_place" && 0 <= is && is < 60 &&
            interval_of(of->args[0]).low >= 0) {
            const Int power = Int{1} << is;
            return is == 0 ? equal(of->args[0], 0) : equal(of->args[0] % power, power / 2);
        }
        const Interval all = interval_of(of);
        if (is < all.low || is > all.high) return 0;
        return of_node(Op::equal, {of, Tree(is)});
    }
    // Positive terms on one side, the others on the other one.
    Sum more, fewer;
    for (const auto& [factor, of] : difference.terms) {
        (factor / common > 0 ? more : fewer).terms.emplace_back(std::abs(factor / common), of);
    }
    const Int is = -difference.number / common;
    if (fewer.terms.empty()) {
        fewer.number = is;
    } else {
        (is < 0 ? more : fewer).number = std::abs(is);
    }
    return of_node(Op::equal, {more.tree(), fewer.tree()});
}

Tree less(const Tree& x, const Tree& y) {
    if (is_number(x) && is_number(y)) return x->value < y->value;
    if (x == y) return 0;
    if (is_number(x)) return negation(less(y, x->value + 1));
    if (is_number(y)) {
        Sum sum = sum_of({x});
        if (sum.number != 0) {
            const Int bound = y->value - sum.number;
            sum.number = 0;
            return less(sum.tree(), bound);
        }
        if (sum.terms.size() == 1 && sum.terms[0].first > 1) {
            return less(sum.terms[0].second, -floor_div(-y->value, sum.terms[0].first));
        }
        const Interval all = interval_of(x);
        if (all.low >= y->value) return 0;
        if (all.high < y->value) return 1;
        if (y->value == 1 && all.low == 0) return equal(x, 0);
    }
    // x < z + 1 is x <= z.
    if (y->op == Op::add && y->args.back()->is_number(1)) return at_most(x, y - 1);
    if (x->op == Op::add && x->args.back()->is_number(-1)) return at_most(x + 1, y);
    return of_node(Op::less, {x, y});
}
Tree at_most(const Tree& x, const Tree& y) {
    if (is_number(y)) return less(x, y->value + 1);
    return negation(less(y, x));
}

Tree negation(const Tree& condition) {
    switch (condition->op) {
        case Op::number:
            return condition->value == 0;
        case Op::negation:
            return condition->args[0];
        case Op::all:
        case Op::any: {
            Trees args;
            for (const Tree& each : condition->args) args.push_back(negation(each));
            return joined(condition->op == Op::all ? Op::any : Op::all, std::move(args));
        }
        case Op::equal:
            if (condition->args[0]->op == Op::mod && condition->args[0]->args[1]->is_number(2) &&
                is_number(condition->args[1])) {
                return equal(condition->args[0], 1 - condition->args[1]->value);
            }
            break;
        default:
            break;
    }
    return of_node(Op::negation, {condition});
}

Tree cases(Trees all) {
    // From the last on: what comes behind a case that always applies is never asked.
    Tree rest = all.back();
    for (std::size_t i = all.size() - 1; i >= 2; i -= 2) {
        const Tree &condition = all[i - 2], &value = all[i - 1];
        if (is_number(condition)) {
            if (condition->value != 0) rest = value;
            continue;
        }
        if (value == rest) continue;
        if (is_condition(value) && is_condition(rest)) {
            if (value->is_number(1)) {
                rest = any_of({condition, rest});
                continue;
            }
            if (value->is_number(0)) {
                rest = all_of({negation(condition), rest});
                continue;
            }
            if (rest->is_number(0) || rest->is_number(1)) {
                rest = rest->is_number(0) ? all_of({condition, value})
                                          : any_of({negation(condition), value});
                continue;
            }
        }
        Trees args = {condition, value};
        if (rest->op == Op::cases) {
            if (rest->args[1] == value) {
                args[0] = any_of({condition, rest->args[0]});
                args.insert(args.end(), rest->args.begin() + 2, rest->args.end());
                rest = cases(std::move(args));
                continue;
            }
            args.insert(args.end(), rest->args.begin(), rest->args.end());
        } else {
            args.push_back(rest);
        }
        rest = of_node(Op::cases, std::move(args));
    }
    return rest;
}

Tree one_of(const Tree& x, const Numbers& numbers) {
    Trees conditions;
    for (const Int number : numbers) conditions.push_back(equal(x, number));
    return any_of(std::move(conditions));
}

bool is_condition(const Tree& tree) {
    switch (tree->op) {
        case Op::number:
            return tree->value == 0 || tree->value == 1;
        case Op::equal:
        case Op::less:
        case Op::negation:
        case Op::all:
        case Op::any:
            return true;
        case Op::fold:
            return tree->value == static_cast<Int>(Op::all);
        case Op::call:
            return tree->function->condition;
        case Op::lookup:
            return std::all_of(tree->list.begin(), tree->list.end(),
                               [](Int each) { return each == 0 || each == 1; });
        case Op::cases:
            for (std::size_t i = 1; i < tree->args.size(); i += 2) {
                if (!is_condition(tree->args[i])) return false;
            }
            return is_condition(tree->args.back());
        default:
            return false;
    }
}

Tree truth_of(const Tree& tree) {
    if (is_condition(tree)) return tree;
    if (tree->op != Op::cases) return equal(tree, 1);
    Trees args = tree->args;
    for (std::size_t i = 1; i < args.size(); i += 2) args[i] = truth_of(args[i]);
    args.back() = truth_of(args.back());
    return cases(std::move(args));
}

}  // namespace lab
