#include "lab/tree.hpp"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <map>
#include <numeric>
#include <set>

#include "lab/rule.hpp"

namespace lab {

namespace {

Tree of_node(Op op, Trees args, Int value = 0, Numbers list = {}) {
    Node node;
    node.op = op;
    node.value = value;
    node.args = std::move(args);
    node.list = std::move(list);
    return Tree::of(std::move(node));
}

bool is_number(const Tree& tree) {
    return tree->op == Op::number;
}

int sign_of(bool less, bool greater) {
    return less ? -1 : greater ? 1 : 0;
}

// x as a number times a tree that is none.
std::pair<Int, Tree> with_factor(const Tree& x) {
    if (x->op != Op::multiply || !is_number(x->args[0])) return {1, x};
    return {x->args[0]->value, joined(Op::multiply, Trees(x->args.begin() + 1, x->args.end()))};
}

// A sum as its terms, and the number that is added.
struct Sum {
    std::vector<std::pair<Int, Tree>> terms;
    Int number = 0;

    void add(const Tree& x, Int times) {
        if (is_number(x)) {
            number += times * x->value;
        } else if (x->op == Op::add) {
            for (const Tree& each : x->args) add(each, times);
        } else {
            const auto [factor, rest] = with_factor(x);
            const auto same =
                std::find_if(terms.begin(), terms.end(),
                             [&, of = rest](const auto& t) { return t.second == of; });
            if (same == terms.end()) {
                terms.emplace_back(times * factor, rest);
            } else {
                same->first += times * factor;
            }
        }
    }
    Tree tree() {
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
};

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

Int joined_numbers(Op op, Int x, Int y) {
    switch (op) {
        case Op::min:
            return std::min(x, y);
        case Op::max:
            return std::max(x, y);
        case Op::bit_xor:
            return x ^ y;
        case Op::bit_and:
            return x & y;
        case Op::bit_or:
            return x | y;
        case Op::gcd:
            return std::gcd(x, y);
        case Op::all:
            return x != 0 && y != 0;
        default:
            return x != 0 || y != 0;
    }
}

// Those that may be put in any order, and in which what occurs twice counts once, or not at all.
Tree joined_in_any_order(Op op, const Trees& args) {
    Trees flat;
    std::optional<Int> number;
    const std::function<void(const Tree&)> add = [&](const Tree& x) {
        if (x->op == op) {
            for (const Tree& each : x->args) add(each);
        } else if (is_number(x)) {
            number = number          ? joined_numbers(op, *number, x->value)
                     : op == Op::gcd ? std::abs(x->value)
                                     : x->value;
        } else {
            flat.push_back(x);
        }
    };
    for (const Tree& x : args) add(x);
    std::sort(flat.begin(), flat.end());
    Trees once;
    for (const Tree& x : flat) {
        if (once.empty() || !(once.back() == x)) {
            once.push_back(x);
        } else if (op == Op::bit_xor) {
            once.pop_back();
        }
    }
    if (op == Op::all || op == Op::any) {
        const Int neutral = op == Op::all ? 1 : 0;
        if (number && (*number != 0) != (neutral != 0)) return 1 - neutral;
        number.reset();
        const auto has = [&](const Tree& x) {
            return std::binary_search(once.begin(), once.end(), x);
        };
        Trees simpler;
        for (const Tree& x : once) {
            if (has(negation(x))) return 1 - neutral;
            simpler.push_back(x);
            if (x->op != Op::all && x->op != Op::any) continue;
            // What is so in any case, or in none, need not be asked again.
            Trees parts = x->args;
            if (std::any_of(parts.begin(), parts.end(), has)) {
                simpler.pop_back();
                continue;
            }
            std::erase_if(parts, [&](const Tree& part) { return has(negation(part)); });
            if (parts.size() < x->args.size()) simpler.back() = joined(x->op, std::move(parts));
        }
        if (simpler != once) return joined(op, std::move(simpler));
        if (once.empty()) return neutral;
    }
    if (number) {
        const bool neutral =
            *number == 0 && (op == Op::bit_xor || op == Op::bit_or || op == Op::gcd);
        if (op == Op::bit_and && *number == 0) return 0;
        if (!neutral || once.empty()) once.emplace_back(*number);
    }
    if (once.empty()) return 0;
    // The gcd of a number below 0 is another.
    if (op == Op::gcd && once.size() == 1 && interval_of(once[0]).low < 0) once.emplace_back(0);
    return once.size() == 1 ? once[0] : of_node(op, std::move(once));
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

Tree::Tree(Int number) {
    Node node;
    node.value = number;
    *this = of(std::move(node));
}

Tree Tree::of(Node node) {
    std::size_t hash = static_cast<std::size_t>(node.op);
    const auto mix = [&](std::size_t more) {
        hash = (hash ^ more) * 0x9e3779b97f4a7c15 + (hash >> 29);
    };
    mix(static_cast<std::size_t>(node.value));
    for (const Int each : node.list) mix(static_cast<std::size_t>(each));
    mix(std::hash<const void*>()(node.function));
    for (const Tree& each : node.args) {
        mix(each->hash);
        node.size += each->size;
    }
    node.hash = hash;
    Tree tree;
    tree.node_ = std::make_shared<const Node>(std::move(node));
    return tree;
}

int Tree::compare(const Tree& x, const Tree& y) {
    if (x.node_ == y.node_) return 0;
    if (!x || !y) return x ? 1 : -1;
    if (x->op != y->op) return sign_of(x->op < y->op, true);
    if (x->value != y->value) return sign_of(x->value < y->value, true);
    if (x->function != y->function) return sign_of(x->function->name < y->function->name, true);
    if (x->list != y->list) return sign_of(x->list < y->list, true);
    for (std::size_t i = 0; i < x->args.size() && i < y->args.size(); ++i) {
        if (const int order = compare(x->args[i], y->args[i])) return order;
    }
    return sign_of(x->args.size() < y->args.size(), x->args.size() > y->args.size());
}

Tree variable(std::size_t number) {
    return of_node(Op::variable, {}, static_cast<Int>(number));
}
Tree heap_variable() {
    return of_node(Op::heap, {});
}
Tree index_variable() {
    return of_node(Op::index, {});
}

Tree operator+(const Tree& x, const Tree& y) {
    return joined(Op::add, {x, y});
}
Tree operator-(const Tree& x, const Tree& y) {
    return joined(Op::add, {x, joined(Op::multiply, {Tree(-1), y})});
}
Tree operator*(const Tree& x, const Tree& y) {
    return joined(Op::multiply, {x, y});
}
Tree operator^(const Tree& x, const Tree& y) {
    return joined(Op::bit_xor, {x, y});
}
Tree operator|(const Tree& x, const Tree& y) {
    return joined(Op::bit_or, {x, y});
}
Tree operator&(const Tree& x, const Tree& y) {
    return joined(Op::bit_and, {x, y});
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

Tree joined(Op op, Trees args) {
    if (op == Op::add) return sum_of(args).tree();
    if (op == Op::multiply) return product_of(args);
    return joined_in_any_order(op, args);
}
Tree min_of(Trees args) {
    return joined(Op::min, std::move(args));
}
Tree max_of(Trees args) {
    return joined(Op::max, std::move(args));
}
Tree all_of(Trees conditions) {
    return joined(Op::all, std::move(conditions));
}
Tree any_of(Trees conditions) {
    return joined(Op::any, std::move(conditions));
}

Tree ranked(std::size_t rank, Trees args) {
    if (args.size() == 1) return args[0];
    if (rank == 0) return min_of(std::move(args));
    if (rank + 1 == args.size()) return max_of(std::move(args));
    std::sort(args.begin(), args.end());
    return of_node(Op::ranked, std::move(args), static_cast<Int>(rank));
}

Tree lookup(Numbers list, const Tree& index) {
    const auto size = static_cast<Int>(list.size());
    if (is_number(index)) {
        const Int at = index->value;
        return at < 0 || at >= size ? 0 : list[static_cast<std::size_t>(at)];
    }
    const bool by_rest = index->op == Op::mod && index->args[1]->is_number(size);
    if (!by_rest) return of_node(Op::lookup, {index}, 0, std::move(list));
    for (Int period = 1; period < size; ++period) {
        if (size % period != 0 || !std::equal(list.begin() + period, list.end(), list.begin())) {
            continue;
        }
        list.resize(static_cast<std::size_t>(period));
        return lookup(std::move(list), index->args[0] % period);
    }
    if (size == 1) return list[0];
    const Int step = list[1] - list[0];
    bool line = true;
    for (std::size_t i = 1; i < list.size(); ++i) line &= list[i] - list[i - 1] == step;
    if (line && (size > 2 || step == 1)) return step * index + list[0];
    const auto [least, most] = std::minmax_element(list.begin(), list.end());
    if (*least == 0 && *most == 1) {
        for (const Int is : {1, 0}) {
            if (std::count(list.begin(), list.end(), is) != 1) continue;
            const Tree one = equal(index, std::find(list.begin(), list.end(), is) - list.begin());
            return is == 1 ? one : negation(one);
        }
        const Tree few = less(index, std::count(list.begin(), list.end(), list[0]));
        if (std::is_sorted(list.begin(), list.end())) return negation(few);
        if (std::is_sorted(list.rbegin(), list.rend())) return few;
    }
    return of_node(Op::lookup, {index}, 0, std::move(list));
}

Tree call(const Function& function, Trees args) {
    Node node;
    node.op = Op::call;
    node.function = &function;
    node.args = std::move(args);
    const bool known = std::all_of(node.args.begin(), node.args.end(), is_number);
    if (known && !node.args.empty()) {
        Numbers at;
        for (const Tree& each : node.args) at.push_back(each->value);
        return function.at(at.data());
    }
    return Tree::of(std::move(node));
}

Tree beatty(Int a, Int d, Int q, const Tree& x) {
    if (is_number(x)) return beatty_at(a, d, q, x->value);
    return of_node(Op::beatty, {x}, 0, {a, d, q});
}

Tree search(const Tree& f, Int from, const Tree& x) {
    return of_node(Op::search, {x, f}, from);
}

Tree is_term(const Tree& f, Int from, const Tree& x) {
    return equal(with_index(f, search(f, from, x)), x);
}

Tree fold(Op op, const Tree& of_heap) {
    if (mentions(of_heap, Op::heap)) {
        return of_node(Op::fold, {of_heap}, static_cast<Int>(op));
    }
    // The same of each heap.
    const Int same = Program(of_heap)(nullptr);
    const Tree count = of_node(Op::fold, {Tree(1)}, static_cast<Int>(Op::add));
    if (op == Op::add) return same == 0 ? Tree(0) : count * same;
    if (op == Op::bit_xor) return count % 2 * same;
    if (op == Op::all) return same != 0 ? Tree(1) : equal(count, 0);
    return cases({equal(count, 0), 0, op == Op::gcd ? std::abs(same) : same});
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

std::size_t numbers_in(const Tree& tree) {
    std::size_t most = tree->op == Op::variable ? static_cast<std::size_t>(tree->value) + 1 : 0;
    for (const Tree& each : tree->args) most = std::max(most, numbers_in(each));
    return most;
}

bool is_taken_away(const Tree& term) {
    const Tree& factor = term->op == Op::multiply ? term->args[0] : term;
    return factor->op == Op::number && factor->value < 0;
}

bool mentions(const Tree& tree, Op op) {
    return tree->op == op || std::any_of(tree->args.begin(), tree->args.end(),
                                         [&](const Tree& each) { return mentions(each, op); });
}

Tree rebuilt(const Tree& tree, const std::function<Tree(const Tree&)>& change) {
    if (const Tree other = change(tree)) return other;
    if (tree->args.empty()) return tree;
    Trees args;
    bool same = true;
    for (const Tree& each : tree->args) {
        // Bound in there, not here.
        args.push_back(rebuilt(each, change));
        same &= args.back() == each;
    }
    if (same) return tree;
    switch (tree->op) {
        case Op::divide:
            return args[0] / args[1];
        case Op::mod:
            return args[0] % args[1];
        case Op::ranked:
            return ranked(static_cast<std::size_t>(tree->value), std::move(args));
        case Op::call:
            return call(*tree->function, std::move(args));
        case Op::lookup:
            return lookup(tree->list, args[0]);
        case Op::beatty:
            return beatty(tree->list[0], tree->list[1], tree->list[2], args[0]);
        case Op::search:
            return search(args[1], tree->value, args[0]);
        case Op::fold:
            return fold(static_cast<Op>(tree->value), args[0]);
        case Op::equal:
            return equal(args[0], args[1]);
        case Op::less:
            return less(args[0], args[1]);
        case Op::negation:
            return negation(args[0]);
        case Op::cases:
            return cases(std::move(args));
        default:
            return joined(tree->op, std::move(args));
    }
}

Tree with_variables(const Tree& tree, const Trees& numbers) {
    return rebuilt(tree, [&](const Tree& each) {
        return each->op == Op::variable ? numbers[static_cast<std::size_t>(each->value)] : Tree();
    });
}
Tree with_index(const Tree& tree, const Tree& index) {
    return rebuilt(tree, [&](const Tree& each) {
        // The index within a search is its own.
        if (each->op == Op::search) {
            return search(each->args[1], each->value, with_index(each->args[0], index));
        }
        return each->op == Op::index ? index : Tree();
    });
}

namespace {

Trees all_variables(std::size_t numbers) {
    Trees all;
    for (std::size_t k = 0; k < numbers; ++k) all.push_back(variable(k));
    return all;
}

}  // namespace

std::optional<Tree> of_sorted(const Tree& tree, std::size_t numbers) {
    if (numbers < 2) return std::nullopt;
    const Trees all = all_variables(numbers);
    std::set<std::size_t> used;
    const Tree sorted = rebuilt(tree, [&](const Tree& each) {
        for (std::size_t k = 0; k < numbers; ++k) {
            if (!(each == ranked(k, all))) continue;
            used.insert(k);
            return variable(k + numbers);
        }
        return Tree();
    });
    if (used.size() < 2 && numbers == 2) return std::nullopt;
    if (used.empty()) return std::nullopt;
    // Marked by greater indices, so that a number that is told apart is seen.
    bool apart = false;
    const Tree result = rebuilt(sorted, [&](const Tree& each) {
        if (each->op != Op::variable) return Tree();
        const auto k = static_cast<std::size_t>(each->value);
        if (k < numbers) apart = true;
        return variable(k < numbers ? k : k - numbers);
    });
    // A sum or nim-sum of all is the same in any order, but then the numbers may be told as they are.
    if (apart) return std::nullopt;
    return result;
}

}  // namespace lab
