// What trees are, how they are built where that is no sum and no condition, and walks over them.
#include "lab/tree.hpp"

#include <algorithm>
#include <cstdlib>
#include <functional>
#include <memory>
#include <set>

#include "lab/tree_sums.hpp"

namespace lab {

namespace {

int sign_of(bool less, bool greater) {
    return less ? -1 : greater ? 1 : 0;
}

// Those that may be put in any order, and in which what occurs twice counts once, or not at all.
Tree joined_in_any_order(Op op, const Trees& args) {
    Trees flat;
    std::optional<Int> number;
    const std::function<void(const Tree&)> add = [&](const Tree& x) {
        if (x->op == op) {
            for (const Tree& each : x->args) add(each);
        } else if (is_number(x)) {
            number = number          ? applied(op, *number, x->value)
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

}  // namespace

Tree of_node(Op op, Trees args, Int value, Numbers list) {
    Node node;
    node.op = op;
    node.value = value;
    node.args = std::move(args);
    node.list = std::move(list);
    return Tree::of(std::move(node));
}

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
Trees variables(std::size_t numbers) {
    Trees all;
    for (std::size_t k = 0; k < numbers; ++k) all.push_back(variable(k));
    return all;
}
Tree heap_variable() {
    return of_node(Op::heap, {});
}
Tree index_variable() {
    return of_node(Op::index, {});
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

std::size_t numbers_in(const Tree& tree) {
    std::size_t most = tree->op == Op::variable ? static_cast<std::size_t>(tree->value) + 1 : 0;
    for (const Tree& each : tree->args) most = std::max(most, numbers_in(each));
    return most;
}

bool has(const Tree& tree, const Tree& part) {
    return tree == part || std::any_of(tree->args.begin(), tree->args.end(),
                                       [&](const Tree& each) { return has(each, part); });
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

std::optional<Tree> of_sorted(const Tree& tree, std::size_t numbers) {
    if (numbers < 2) return std::nullopt;
    const Trees all = variables(numbers);
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
