// The value of a tree, by a flat program.
#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <numeric>
#include <stdexcept>

#include "lab/compose.hpp"
#include "lab/tree.hpp"

namespace lab {

namespace {

// Steps of a program that are no operation of a tree: those with a number as their second argument,
// and jumps.
enum Instruction : std::uint8_t {
    tree_op = 0,  // and all of them
    set = 64,
    add_number,
    multiply_number,
    divide_number,
    mod_number,
    equal_number,
    less_number,
    rank,
    jump,
    jump_if_0,
    copy,
};

std::uint8_t code_of(Op op) {
    return static_cast<std::uint8_t>(op);
}

Int wrapped_sum(Int x, Int y) {
    return static_cast<Int>(static_cast<std::uint64_t>(x) + static_cast<std::uint64_t>(y));
}
Int wrapped_product(Int x, Int y) {
    return static_cast<Int>(static_cast<std::uint64_t>(x) * static_cast<std::uint64_t>(y));
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
    void jump_to_here(std::size_t from) {
        to_.steps_[from].value = static_cast<Int>(to_.steps_.size());
    }

    std::uint16_t compile_new(const Tree& tree) {
        const Node& node = *tree;
        switch (node.op) {
            case Op::number: {
                const auto to = fresh();
                step(set, to, 0, 0, node.value);
                return to;
            }
            case Op::variable:
            case Op::heap:
            case Op::index: {
                const auto to = fresh();
                step(code_of(node.op), to, 0, 0, node.value);
                return to;
            }
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
            case Op::beatty: {
                const auto x = compile(node.args[0]);
                const auto to = fresh();
                step(code_of(node.op), to, x, 0, 0, kept(tree));
                return to;
            }
            case Op::negation: {
                const auto x = compile(node.args[0]);
                const auto to = fresh();
                step(equal_number, to, x, 0, 0);
                return to;
            }
            default:
                return operation(node);
        }
    }

    const Node* kept(const Tree& tree) {
        to_.kept_.push_back(tree);
        return &*to_.kept_.back();
    }

    // Of two arguments, or one after the other.
    std::uint16_t operation(const Node& node) {
        static const std::map<Op, std::uint8_t> with_number = {
            {Op::add, add_number}, {Op::multiply, multiply_number}, {Op::divide, divide_number},
            {Op::mod, mod_number}, {Op::equal, equal_number},       {Op::less, less_number}};
        const bool factor_first = node.op == Op::multiply && node.args[0]->op == Op::number;
        std::size_t first = factor_first ? 1 : 0;
        std::uint16_t x = compile(node.args[first]);
        for (std::size_t i = first + 1; i < node.args.size(); ++i) {
            const Node& other = *node.args[i];
            const auto with = with_number.find(node.op);
            if (other.op == Op::number && with != with_number.end() && other.value != 0) {
                const auto to = fresh();
                step(with->second, to, x, 0, other.value);
                x = to;
                continue;
            }
            const auto y = compile(node.args[i]), to = fresh();
            step(code_of(node.op), to, x, y);
            x = to;
        }
        if (factor_first) {
            const auto to = fresh();
            step(multiply_number, to, x, 0, node.args[0]->value);
            x = to;
        }
        return x;
    }

    // What is known in a part that may be left out is not known behind it.
    std::uint16_t logical(const Node& node) {
        const auto to = fresh();
        const Known before = known_;
        std::vector<std::size_t> ends;
        for (const Tree& each : node.args) {
            const auto x = compile(each);
            step(equal_number, to, x, 0, 0);
            if (node.op == Op::all) step(equal_number, to, to, 0, 0);
            ends.push_back(step(jump_if_0, 0, to));
        }
        for (const std::size_t end : ends) jump_to_here(end);
        if (node.op == Op::any) step(equal_number, to, to, 0, 0);
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
        const auto to = fresh();
        step(code_of(tree->op), to, x, 0, tree->value, inner.get());
        return to;
    }

    // Arguments one beside the other.
    std::uint16_t of_row(const Tree& tree) {
        std::vector<std::uint16_t> from;
        for (const Tree& each : tree->args) from.push_back(compile(each));
        const auto first = fresh(from.size());
        for (std::size_t i = 0; i < from.size(); ++i) {
            step(copy, static_cast<std::uint16_t>(first + i), from[i]);
        }
        const auto to = fresh();
        step(code_of(tree->op), to, first, static_cast<std::uint16_t>(from.size()), tree->value,
             tree->op == Op::call ? static_cast<const void*>(tree->function) : kept(tree));
        return to;
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
    for (++heaps; *heaps > 0; ++heaps) {
        const Int next = each(all, *heaps);
        switch (op) {
            case Op::add:
                result = wrapped_sum(result, next);
                break;
            case Op::min:
                result = std::min(result, next);
                break;
            case Op::max:
                result = std::max(result, next);
                break;
            case Op::bit_xor:
                result ^= next;
                break;
            case Op::bit_and:
                result &= next;
                break;
            case Op::bit_or:
                result |= next;
                break;
            case Op::gcd:
                result = std::gcd(result, next);
                break;
            default:
                result = Int{result != 0 || next != 0};
        }
    }
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
            case static_cast<std::uint8_t>(Op::add):
                to = wrapped_sum(x, at[step.y]);
                break;
            case static_cast<std::uint8_t>(Op::multiply):
                to = wrapped_product(x, at[step.y]);
                break;
            case static_cast<std::uint8_t>(Op::divide):
                to = floor_div(x, at[step.y]);
                break;
            case static_cast<std::uint8_t>(Op::mod):
                to = floor_mod(x, at[step.y]);
                break;
            case static_cast<std::uint8_t>(Op::min):
                to = std::min(x, at[step.y]);
                break;
            case static_cast<std::uint8_t>(Op::max):
                to = std::max(x, at[step.y]);
                break;
            case static_cast<std::uint8_t>(Op::bit_xor):
                to = x ^ at[step.y];
                break;
            case static_cast<std::uint8_t>(Op::bit_and):
                to = x & at[step.y];
                break;
            case static_cast<std::uint8_t>(Op::bit_or):
                to = x | at[step.y];
                break;
            case static_cast<std::uint8_t>(Op::gcd):
                to = std::gcd(x, at[step.y]);
                break;
            case static_cast<std::uint8_t>(Op::equal):
                to = x == at[step.y];
                break;
            case static_cast<std::uint8_t>(Op::less):
                to = x < at[step.y];
                break;
            case set:
                to = step.value;
                break;
            case copy:
                to = x;
                break;
            case add_number:
                to = wrapped_sum(x, step.value);
                break;
            case multiply_number:
                to = wrapped_product(x, step.value);
                break;
            case divide_number:
                to = floor_div(x, step.value);
                break;
            case mod_number: {
                const Int rest = x % step.value;
                to = rest != 0 && (rest < 0) != (step.value < 0) ? rest + step.value : rest;
                break;
            }
            case equal_number:
                to = x == step.value;
                break;
            case less_number:
                to = x < step.value;
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
                break;
        }
    }
    return at[result_];
}

std::function<Int(const Int*)> value_of(const Tree& tree) {
    return [program = std::make_shared<const Program>(tree)](const Int* position) {
        return (*program)(position);
    };
}

// floor(n sqrt(d)) = s n + y with s = floor(sqrt(d)) and the greatest y that has
// (s n + y)^2 <= d n^2, that is y (y + 2 s n) <= (d - s^2) n^2. As s <= 7 and d - s^2 <= 2 s, each
// factor is below 2^64 for n < 2^60; the products are compared as two halves.
#define BY_SLOPE                                                                                \
    {                                                                                           \
        if (n <= 0) return 0;                                                                   \
        using Wide = unsigned long long;                                                        \
        const auto product = [](Wide u, Wide v) -> std::pair<Wide, Wide> {                      \
            const Wide low = 0xffffffff, parts = (u & low) * (v & low);                         \
            const Wide middle = (u >> 32) * (v & low) + (parts >> 32);                          \
            const Wide cross = (u & low) * (v >> 32) + (middle & low);                          \
            return std::make_pair((u >> 32) * (v >> 32) + (middle >> 32) + (cross >> 32),       \
                                  cross << 32 | (parts & low));                                 \
        };                                                                                      \
        const Wide m = static_cast<Wide>(n);                                                    \
        Wide y = 0, bit = 1;                                                                    \
        while (bit <= m / 2) bit *= 2;                                                          \
        for (; bit > 0; bit /= 2) {                                                             \
            const Wide next = y + bit;                                                          \
            if (next <= m && product(next, next + TWICE * m) <= product(REST * m, m)) y = next; \
        }                                                                                       \
        return (TIMES * n + static_cast<long long>(y)) / DIVISOR;                               \
    }

Int beatty_at(Int a, Int d, Int q, Int x) {
    Int s = 1;
    while ((s + 1) * (s + 1) <= d) ++s;
    const auto TWICE = static_cast<unsigned long long>(2 * s),
               REST = static_cast<unsigned long long>(d - s * s);
    const Int TIMES = a + s, DIVISOR = q;
    const auto exactly = [&](Int n) -> Int BY_SLOPE;
    if (x >= Int{1} << 30) {
        return exactly(x);
    }
    if (x <= 0) return 0;
    // Where products have 64 bits, from a guess.
    const Int m = x, rest = d - s * s;
    Int y = static_cast<Int>((std::sqrt(static_cast<double>(d)) - static_cast<double>(s)) *
                             static_cast<double>(m));
    while (y * (y + 2 * s * m) > rest * m * m) --y;
    while ((y + 1) * (y + 1 + 2 * s * m) <= rest * m * m) ++y;
    return (TIMES * m + y) / q;
}

std::string body_of_beatty(Int a, Int d, Int q) {
    Int s = 1;
    while ((s + 1) * (s + 1) <= d) ++s;
    std::string body = LAID_OUT(BY_SLOPE);
    // Nobody multiplies by 1.
    if (d - s * s == 1) body = replaced(body, "REST * ", "");
    if (a + s == 1) body = replaced(body, "TIMES * ", "");
    if (q == 1) body = replaced(replaced(body, ") / DIVISOR", ""), "return (", "return ");
    for (const auto& [name, number] : {std::pair<const char*, Int>{"TWICE", 2 * s},
                                       {"REST", d - s * s},
                                       {"TIMES", a + s},
                                       {"DIVISOR", q}}) {
        body = renamed(body, name, std::to_string(number));
    }
    return body;
}

}  // namespace lab
