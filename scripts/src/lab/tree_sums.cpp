// Sums and products, quotients and rests.
#include "lab/tree_sums.hpp"

#include <algorithm>
#include <functional>

namespace lab {

namespace {

// x as a number times a tree that is none.
std::pair<Int, Tree> with_factor(const Tree& x) {
    if (x->op != Op::multiply || !is_number(x->args[0])) return {1, x};
    return {x->args[0]->value, joined(Op::multiply, Trees(x->args.begin() + 1, x->args.end()))};
}

// All that can be divided by y stands alone: the rest, and the quotients.
std::pair<Sum, Sum> parted_by(const Tree& x, Int y) {
    Sum sum = sum_of({x}), rest, whole;
    for (const auto& [factor, of] : sum.terms) {
        const Int over = factor % y;
        if (over != 0) rest.terms.emplace_back(over, of);
        if (factor != over) whole.terms.emplace_back((factor - over) / y, of);
    }
    rest.number = sum.number - floor_div(sum.number, y) * y;
    whole.number = floor_div(sum.number, y);
    return {rest, whole};
}

}  // namespace

void Sum::add(const Tree& x, Int times) {
    if (is_number(x)) {
        number += times * x->value;
    } else if (x->op == Op::add) {
        for (const Tree& each : x->args) add(each, times);
    } else {
        const auto [factor, rest] = with_factor(x);
        const auto same = std::find_if(terms.begin(), terms.end(),
                                       [&, of = rest](const auto& t) { return t.second == of; });
        if (same == terms.end()) {
            terms.emplace_back(times * factor, rest);
        } else {
            same->first += times * factor;
        }
    }
}

Tree Sum::tree() {
    std::erase_if(terms, [](const auto& term) { return term.first == 0; });
    std::sort(terms.begin(), terms.end(),
              [](const auto& x, const auto& y) { return x.second < y.second; });
    Trees args;
    for (const auto& [factor, of] : terms) {
        args.push_back(factor == 1 ? of : of_node(Op::multiply, {Tree(factor), of}));
        if (factor != 1 && of->op == Op::multiply) {
            Trees factors = of->args;
            factors.insert(factors.begin(), Tree(factor));
            args.back() = of_node(Op::multiply, std::move(factors));
        }
    }
    if (number != 0 || args.empty()) args.emplace_back(number);
    return args.size() == 1 ? args[0] : of_node(Op::add, std::move(args));
}

Sum sum_of(const Trees& args) {
    Sum sum;
    for (const Tree& x : args) sum.add(x, 1);
    return sum;
}

Tree product_of(const Trees& args) {
    Int number = 1;
    Trees factors;
    const std::function<void(const Tree&)> add = [&](const Tree& x) {
        if (is_number(x)) {
            number *= x->value;
        } else if (x->op == Op::multiply) {
            for (const Tree& each : x->args) add(each);
        } else {
            factors.push_back(x);
        }
    };
    for (const Tree& x : args) add(x);
    if (number == 0 || factors.empty()) return number;
    if (factors.size() == 1) {
        Sum sum;
        sum.add(factors[0], number);
        return sum.tree();
    }
    std::sort(factors.begin(), factors.end());
    if (number != 1) factors.insert(factors.begin(), Tree(number));
    return of_node(Op::multiply, std::move(factors));
}

Tree operator/(const Tree& x, const Tree& y) {
    if (!is_number(y)) return of_node(Op::divide, {x, y});
    const Int by = y->value;
    if (by == 0) return 0;
    if (by == 1) return x;
    if (by < 0) return of_node(Op::divide, {x, y});
    // floor((by q + r) / by) = q + floor(r / by)
    auto [rest, whole] = parted_by(x, by);
    const Tree part = rest.tree(), quotient = whole.tree();
    if (is_number(part)) return quotient;
    if (part->op == Op::divide && is_number(part->args[1]) && part->args[1]->value > 0) {
        return quotient + of_node(Op::divide, {part->args[0], Tree(part->args[1]->value * by)});
    }
    if (part->op == Op::mod && is_number(part->args[1]) && part->args[1]->value > 0 &&
        part->args[1]->value <= by) {
        return quotient;
    }
    return quotient + of_node(Op::divide, {part, y});
}

Tree operator%(const Tree& x, const Tree& y) {
    if (!is_number(y)) return of_node(Op::mod, {x, y});
    const Int by = y->value;
    if (by == 0) return x;
    if (by == 1) return 0;
    if (by < 0) return of_node(Op::mod, {x, y});
    Sum sum = sum_of({x});
    for (auto& [factor, of] : sum.terms) {
        factor -= floor_div(factor, by) * by;
        if (factor == by - 1 && by > 2) factor = -1;
    }
    sum.number -= floor_div(sum.number, by) * by;
    const Tree rest = sum.tree();
    if (is_number(rest)) return rest;
    // (z mod k by) mod by = z mod by, and z mod k is its own rest for k <= by.
    if (rest->op == Op::mod && is_number(rest->args[1]) && rest->args[1]->value > 0) {
        const Int inner = rest->args[1]->value;
        if (inner % by == 0) return rest->args[0] % y;
        if (inner <= by) return rest;
    }
    if (is_condition(rest)) return rest;
    return of_node(Op::mod, {rest, y});
}

bool is_taken_away(const Tree& term) {
    const Tree& factor = term->op == Op::multiply ? term->args[0] : term;
    return factor->op == Op::number && factor->value < 0;
}

}  // namespace lab
