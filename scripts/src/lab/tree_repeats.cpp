// How a tree repeats.
#include <algorithm>
#include <bit>
#include <cstdlib>
#include <numeric>
#include <set>

#include "lab/tree.hpp"

namespace lab {

namespace {

// How a part of a tree changes when all numbers above a great gap gain the period.
enum class Shift { none, number, gap, unknown };

class Repeating {
 public:
    Repeats found;

    // none: not at all. number: it gains the period where it is above the gap. gap: the difference of
    // two such, which may gain or lose it, but only where it is greater than the gap itself.
    Shift of(const Tree& tree) {
        if (bounded_.count(tree) > 0) return Shift::none;
        const Node& node = *tree;
        switch (node.op) {
            case Op::number:
                return Shift::none;
            case Op::variable:
            case Op::heap:
                return Shift::number;
            case Op::mod:
                return of_rest(node);
            case Op::ranked:
                return all_numbers(node);
            case Op::min:
            case Op::max:
                return of_extreme(node);
            case Op::add:
                return of_sum(node);
            case Op::equal:
            case Op::less:
                return of_comparison(node);
            case Op::cases:
                return of_cases(node);
            case Op::fold:
                return Shift::unknown;
            default:
                break;
        }
        for (const Tree& each : node.args) {
            if (of(each) != Shift::none) return Shift::unknown;
        }
        return Shift::none;
    }

 private:
    // Whether the rest by m depends on the rests of its numbers.
    bool is_by_rests(const Tree& tree, Int m) {
        const Shift change = of(tree);
        if (change != Shift::unknown) return true;
        const Node& node = *tree;
        switch (node.op) {
            case Op::add:
            case Op::multiply:
                break;
            case Op::bit_xor:
            case Op::bit_and:
            case Op::bit_or:
                if (!std::has_single_bit(static_cast<std::uint64_t>(m))) return false;
                break;
            default:
                return false;
        }
        return std::all_of(node.args.begin(), node.args.end(),
                           [&](const Tree& each) { return is_by_rests(each, m); });
    }

    Shift of_rest(const Node& node) {
        const Tree& by = node.args[1];
        if (by->op != Op::number || by->value < 1 || by->value > 999) {
            return of(node.args[0]) == Shift::none && of(by) == Shift::none ? Shift::none
                                                                            : Shift::unknown;
        }
        if (!is_by_rests(node.args[0], by->value)) return Shift::unknown;
        found.period = std::lcm(found.period, by->value);
        return found.period > 1000 ? Shift::unknown : Shift::none;
    }

    Shift all_numbers(const Node& node) {
        for (const Tree& each : node.args) {
            if (of(each) != Shift::number) return Shift::unknown;
        }
        return Shift::number;
    }

    // Of a number and a bound: above the gap the bound decides, or the number alone.
    Shift of_extreme(const Node& node) {
        if (node.args.size() == 2 && node.args[1]->op == Op::number && node.op == Op::min &&
            of(node.args[0]) == Shift::number) {
            const Tree& x = node.args[0];
            const Int added = x->op == Op::add && x->args.back()->op == Op::number
                                  ? std::abs(x->args.back()->value)
                                  : 0;
            reach(std::abs(node.args[1]->value) + added);
            return Shift::none;
        }
        bool none = true;
        for (const Tree& each : node.args) none &= of(each) == Shift::none;
        return none ? Shift::none : all_numbers(node);
    }

    Shift of_sum(const Node& node) {
        const bool none = std::all_of(node.args.begin(), node.args.end(),
                                      [&](const Tree& x) { return of(x) == Shift::none; });
        if (none) return Shift::none;
        int numbers = 0, negative = 0;
        for (const Tree& each : node.args) {
            const bool minus =
                each->op == Op::multiply && each->args.size() == 2 && each->args[0]->is_number(-1);
            const Shift change = of(minus ? each->args[1] : each);
            if (change == Shift::none) {
                if (each->op != Op::number) return Shift::unknown;
                continue;
            }
            if (change != Shift::number) return Shift::unknown;
            ++(minus ? negative : numbers);
        }
        if (numbers == 1 && negative == 1) return Shift::gap;
        if (numbers == 1 && negative == 0) return Shift::number;
        return numbers + negative == 0 ? Shift::none : Shift::unknown;
    }

    Shift of_comparison(const Node& node) {
        const Shift x = of(node.args[0]), y = of(node.args[1]);
        if (x == Shift::unknown || y == Shift::unknown) return Shift::unknown;
        if (x == Shift::none && y == Shift::none) return Shift::none;
        for (const std::size_t one : {0u, 1u}) {
            const Tree& bound = node.args[1 - one];
            if (bound->op != Op::number) continue;
            if (std::abs(bound->value) > 999) return Shift::unknown;
            reach(std::abs(bound->value));
            return Shift::none;
        }
        const auto plain = [](const Tree& t) { return t->op != Op::add; };
        return x == Shift::number && y == Shift::number && plain(node.args[0]) &&
                       plain(node.args[1])
                   ? Shift::none
                   : Shift::unknown;
    }

    // Where a number is below a bound it is below the gap.
    Shift of_cases(const Node& node) {
        const std::set<Tree> before = bounded_;
        bool none = true;
        for (std::size_t i = 0; i < node.args.size() && none; ++i) {
            none = of(node.args[i]) == Shift::none;
            const bool asked = i % 2 == 0 && i + 1 < node.args.size();
            if (!asked) {
                bounded_ = before;
                continue;
            }
            const Node& condition = *node.args[i];
            if ((condition.op != Op::less && condition.op != Op::equal) ||
                condition.args[1]->op != Op::number) {
                continue;
            }
            // A difference may be far below 0, if it may be below at all.
            const Tree& x = condition.args[0];
            const Shift change = of(x);
            if (change == Shift::number ||
                (change == Shift::gap && (condition.op == Op::equal || interval_of(x).low >= 0))) {
                bounded_.insert(x);
            }
        }
        bounded_ = before;
        return none ? Shift::none : Shift::unknown;
    }

    void reach(Int bound) { found.start = std::max(found.start, bound + 1); }

    std::set<Tree> bounded_;
};

}  // namespace

std::optional<Repeats> repeats_of(const Tree& tree) {
    Repeating repeating;
    if (repeating.of(tree) != Shift::none) return std::nullopt;
    return repeating.found;
}

}  // namespace lab
