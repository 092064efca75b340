// The value of a tree, by a flat program.
#include <algorithm>
#include <array>
#include <map>
#include <numeric>
#include <stdexcept>

#include "lab/tree.hpp"

namespace lab {

namespace {

// What steps do beside the operations of a tree. An operation of two arguments may have a number in
// the place of the second.
enum Instruction : std::uint8_t { set = 64, jump, jump_if_0, copy, with_number = 128 };

std::uint8_t code_of(Op op) {
    return static_cast<std::uint8_t>(op);
}

// No index of a term is greater, whatever the terms: an overflow of a term ends the search before.
constexpr Int kMostIndex = Int{1} << 60;

Int search_by(const Program& f, Int from, Int x) {
    const auto fits = [&](Int k) {
        const Int term = f(nullptr, 0, k);
        return term <= x;
    };
    if (!fits(from)) return from;
    Int k = from, step = 1;
    while (step < kMostIndex && k + step <= x + from + 64 && fits(k + step)) {
        k += step;
        step *= 2;
    }
    for (; step > 0; step /= 2) {
        if (k + step <= x + from + 64 && fits(k + step)) k += step;
    }
    return k;
}

}  // namespace

Int applied(Op op, Int x, Int y) {
    switch (op) {
        case Op::add:
            return static_cast<Int>(static_cast<std::uint64_t>(x) + static_cast<std::uint64_t>(y));
        case Op::multiply:
            return static_cast<Int>(static_cast<std::uint64_t>(x) * static_cast<std::uint64_t>(y));
        case Op::divide:
            return floor_div(x, y);
        case Op::mod:
            return floor_mod(x, y);
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
        case Op::equal:
            return x == y;
        case Op::less:
            return x < y;
        case Op::all:
            return x != 0 && y != 0;
        default:
            return x != 0 || y != 0;
    }
}

class Compiler {
 public:
    explicit Compiler(Program& program) : to_(program) {}

    std::uint16_t compile(const Tree& tree) {
        const auto known = known_.find(tree);
        if (known != known_.end()) return known->second;
        const std::uint16_t to = compile_new(tree);
        known_.emplace(tree, to);
        return to;
    }

 private:
    using Known = std::map<Tree, std::uint16_t>;

    std::uint16_t fresh(std::size_t count = 1) {
        const auto first = to_.registers_;
        to_.registers_ += count;
        if (to_.registers_ > 65000) throw std::runtime_error("a rule of too many operations");
        return static_cast<std::uint16_t>(first);
    }
    std::size_t step(std::uint8_t code, std::uint16_t to, std::uint16_t x = 0, std::uint16_t y = 0,
                     Int value = 0, const void* data = nullptr) {
        to_.steps_.push_back({code, to, x, y, value, data});
        return to_.steps_.size() - 1;
    }
    // Into a register of its own.
    std::uint16_t made(std::uint8_t code, std::uint16_t x, std::uint16_t y = 0, Int value = 0,
                       const void* data = nullptr) {
        const auto to = fresh();
        step(code, to, x, y, value, data);
        return to;
    }
    void jump_to_here(std::size_t from) {
        to_.steps_[from].value = static_cast<Int>(to_.steps_.size());
    }

    std::uint16_t compile_new(const Tree& tree) {
        const Node& node = *tree;
        switch (node.op) {
            case Op::number:
                return made(set, 0, 0, node.value);
            case Op::variable:
            case Op::heap:
            case Op::index:
                return made(code_of(node.op), 0, 0, node.value);
            case Op::all:
            case Op::any:
                return logical(node);
            case Op::cases:
                return by_cases(node);
            case Op::fold:
            case Op::search:
                return nested(tree);
            case Op::call:
            case Op::ranked:
                return of_row(tree);
            case Op::lookup:
            case Op::beatty:
                return made(code_of(node.op), compile(node.args[0]), 0, 0, kept(tree));
            case Op::negation:
                return made(code_of(Op::equal) | with_number, compile(node.args[0]));
            default:
                return operation(node);
        }
    }

    const Node* kept(const Tree& tree) {
        to_.kept_.push_back(tree);
        return &*to_.kept_.back();
    }

    void negate(std::uint16_t to, std::uint16_t x) {
        step(code_of(Op::equal) | with_number, to, x);
    }

    // Of two arguments, or one after the other.
    std::uint16_t operation(const Node& node) {
        const bool factor_first = node.op == Op::multiply && node.args[0]->op == Op::number;
        const std::size_t first = factor_first ? 1 : 0;
        std::uint16_t x = compile(node.args[first]);
        const auto join = [&](const Tree& other) {
            const bool number = other->op == Op::number;
            const auto y = number ? std::uint16_t{0} : compile(other);
            x = made(code_of(node.op) | (number ? with_number : 0), x, y, other->value);
        };
        for (std::size_t i = first + 1; i < node.args.size(); ++i) join(node.args[i]);
        if (factor_first) join(node.args[0]);
        return x;
    }

    // What is known in a part that may be left out is not known behind it.
    std::uint16_t logical(const Node& node) {
        const auto to = fresh();
        const Known before = known_;
        std::vector<std::size_t> ends;
        for (const Tree& each : node.args) {
            const auto x = compile(each);
            negate(to, x);
            if (node.op == Op::all) negate(to, to);
            ends.push_back(step(jump_if_0, 0, to));
        }
        for (const std::size_t end : ends) jump_to_here(end);
        if (node.op == Op::any) negate(to, to);
        known_ = before;
        return to;
    }

    std::uint16_t by_cases(const Node& node) {
        const auto to = fresh();
        const Known before = known_;
        std::vector<std::size_t> ends;
        std::size_t i = 0;
        for (; i + 1 < node.args.size(); i += 2) {
            const auto condition = compile(node.args[i]);
            const std::size_t next = step(jump_if_0, 0, condition);
            const Known asked = known_;
            step(copy, to, compile(node.args[i + 1]));
            ends.push_back(step(jump, 0));
            jump_to_here(next);
            known_ = asked;
        }
        step(copy, to, compile(node.args[i]));
        for (const std::size_t end : ends) jump_to_here(end);
        known_ = before;
        return to;
    }

    std::uint16_t nested(const Tree& tree) {
        const bool is_fold = tree->op == Op::fold;
        const auto inner = std::make_shared<const Program>(tree->args[is_fold ? 0 : 1]);
        to_.inner_.push_back(inner);
        const auto x = is_fold ? std::uint16_t{0} : compile(tree->args[0]);
        return made(code_of(tree->op), x, 0, tree->value, inner.get());
    }

    // Arguments one beside the other.
    std::uint16_t of_row(const Tree& tree) {
        std::vector<std::uint16_t> from;
        for (const Tree& each : tree->args) from.push_back(compile(each));
        const auto first = fresh(from.size());
        for (std::size_t i = 0; i < from.size(); ++i) {
            step(copy, static_cast<std::uint16_t>(first + i), from[i]);
        }
        return made(code_of(tree->op), first, static_cast<std::uint16_t>(from.size()), tree->value,
                    tree->op == Op::call ? static_cast<const void*>(tree->function) : kept(tree));
    }

    Program& to_;
    Known known_;
};

namespace {

Int folded(Op op, const Program& each, const Int* heaps) {
    const Int* const all = heaps;
    if (op == Op::all) {
        for (; *heaps > 0; ++heaps) {
            if (each(all, *heaps) == 0) return 0;
        }
        return 1;
    }
    if (*heaps == 0) return 0;
    Int result = each(all, *heaps);
    for (++heaps; *heaps > 0; ++heaps) result = applied(op, result, each(all, *heaps));
    return result;
}

}  // namespace

Program::Program(const Tree& tree) {
    result_ = Compiler(*this).compile(tree);
}

Int Program::operator()(const Int* position, Int heap, Int index) const {
    constexpr std::size_t few = 64;
    Int space[few];
    space[0] = 0;  // where a step has no argument
    std::vector<Int> more;
    Int* at = space;
    if (registers_ > few) {
        more.resize(registers_);
        at = more.data();
    }
    const Step* const steps = steps_.data();
    const std::size_t count = steps_.size();
    for (std::size_t i = 0; i < count; ++i) {
        const Step& step = steps[i];
        Int& to = at[step.to];
        const Int x = at[step.x];
        switch (step.code) {
            case static_cast<std::uint8_t>(Op::variable):
                to = position[step.value];
                break;
            case static_cast<std::uint8_t>(Op::heap):
                to = heap;
                break;
            case static_cast<std::uint8_t>(Op::index):
                to = index;
                break;
            case set:
                to = step.value;
                break;
            case copy:
                to = x;
                break;
            case jump:
                i = static_cast<std::size_t>(step.value) - 1;
                break;
            case jump_if_0:
                if (x == 0) i = static_cast<std::size_t>(step.value) - 1;
                break;
            case static_cast<std::uint8_t>(Op::call): {
                const auto* const function = static_cast<const Function*>(step.data);
                to = function->at(step.y == 0 ? position : at + step.x);
                break;
            }
            case static_cast<std::uint8_t>(Op::lookup): {
                const Numbers& list = static_cast<const Node*>(step.data)->list;
                const auto k = static_cast<std::size_t>(x);
                to = k < list.size() ? list[k] : 0;
                break;
            }
            case static_cast<std::uint8_t>(Op::beatty): {
                const Numbers& list = static_cast<const Node*>(step.data)->list;
                to = beatty_at(list[0], list[1], list[2], x);
                break;
            }
            case static_cast<std::uint8_t>(Op::ranked): {
                std::array<Int, 8> sorted{};
                std::copy(at + step.x, at + step.x + step.y, sorted.begin());
                std::sort(sorted.begin(), sorted.begin() + step.y);
                to = sorted[static_cast<std::size_t>(step.value)];
                break;
            }
            case static_cast<std::uint8_t>(Op::search):
                to = search_by(*static_cast<const Program*>(step.data), step.value, x);
                break;
            case static_cast<std::uint8_t>(Op::fold):
                to = folded(static_cast<Op>(step.value), *static_cast<const Program*>(step.data),
                            position);
                break;
            default:
                to = applied(static_cast<Op>(step.code & ~with_number), x,
                             step.code & with_number ? step.value : at[step.y]);
        }
    }
    return at[result_];
}

std::function<Int(const Int*)> value_of(const Tree& tree) {
    return [program = std::make_shared<const Program>(tree)](const Int* position) {
        return (*program)(position);
    };
}

}  // namespace lab
