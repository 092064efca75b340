// A tree as C++11.
#include <algorithm>
#include <map>
#include <set>

#include "lab/compose.hpp"
#include "lab/tree_lambdas.hpp"

namespace lab {

namespace {

// How strongly an operator binds, as in C++.
enum Level {
    kConditional,
    kLogicalOr,
    kLogicalAnd,
    kBitOr,
    kBitXor,
    kBitAnd,
    kEquality,
    kRelation,
    kSumLevel,
    kProductLevel,
    kUnary,
    kAtomLevel
};

struct Code {
    std::string text;
    Level level = kAtomLevel;

    // In parentheses where the place binds more strongly, or where compilers ask for them.
    std::string in(Level place) const {
        const bool place_of_bits = place >= kBitOr && place <= kBitAnd;
        const bool mixed = place_of_bits && place != level && level <= kSumLevel;
        const bool apart = level < place || mixed || (level == kLogicalAnd && place == kLogicalOr);
        return apart ? "(" + text + ")" : text;
    }
};

class Coder {
 public:
    explicit Coder(std::vector<std::string> names, bool ascending = false)
        : names_(std::move(names)), ascending_(ascending) {}

    std::string body(const Tree& tree) {
        // Nothing but a function of n: its statements.
        const bool is_call = tree->op == Op::call && tree->function->parameters == names_ &&
                             tree->args == Trees{variable(0)};
        if (is_call) return tree->function->body;
        std::string statements = block(tree, {});
        return before_.code() + statements;
    }

 private:
    using Known = std::map<Tree, std::string>;

    // --- statements ---

    std::string block(const Tree& tree, const Known& outer) {
        const Known before = known_;
        if (!outer.empty()) known_ = outer;
        std::string code = shared_parts(tree);
        if (tree->op == Op::cases) {
            const Known mine = known_;
            for (std::size_t i = 0; i + 1 < tree->args.size(); i += 2) {
                code += folds_in(tree->args[i]);
                const std::string condition = formula(tree->args[i]).text;
                const Known asked = known_;
                const std::string inside = block(tree->args[i + 1], asked);
                known_ = asked;
                const bool one_line = inside.find('\n') + 1 == inside.size();
                code += "    if (" + condition + ")" +
                        (one_line ? inside.substr(3) : " {\n" + indented(inside) + "    }\n");
            }
            code += block(tree->args.back(), known_);
        } else {
            code += folds_in(tree);
            code += "    return " + formula(tree).text + ";\n";
        }
        known_ = before;
        return code;
    }

    // What is needed twice gets a name, the innermost first.
    std::string shared_parts(const Tree& tree) {
        std::map<Tree, int> times;
        std::vector<Tree> order;
        count(tree, times, order);
        std::string code;
        for (const Tree& part : order) {
            if (times[part] < 2 || known_.count(part) > 0 || !is_worth_a_name(part)) continue;
            if (tree->op == Op::cases && !is_needed_first(tree, part)) continue;
            code += folds_in(part);
            if (part->op == Op::fold) continue;
            const std::string name = before_.fresh("x"), what = formula(part).text;
            code += "    const " + Lambdas::type_of(is_condition(part)) + " " + name + " = " +
                    what + ";\n";
            known_[part] = name;
        }
        return code;
    }
    void count(const Tree& tree, std::map<Tree, int>& times, std::vector<Tree>& order) const {
        if (known_.count(tree) > 0) return;
        if (++times[tree] > 1) return;
        if (tree->op == Op::fold) {
            order.push_back(tree);
            return;
        }
        const std::size_t end = tree->op == Op::search ? 1 : tree->args.size();
        for (std::size_t i = 0; i < end; ++i) count(tree->args[i], times, order);
        order.push_back(tree);
    }
    static bool is_worth_a_name(const Tree& part) {
        return part->size > 3 || part->op == Op::call || part->op == Op::fold ||
               part->op == Op::min || part->op == Op::max || part->op == Op::gcd;
    }
    static bool is_needed_first(const Tree& tree, const Tree& part) {
        if (has(tree->args[0], part)) return true;
        return std::count_if(tree->args.begin(), tree->args.end(),
                             [&](const Tree& each) { return has(each, part); }) > 1;
    }

    // Loops over the heaps come before the statement that needs them.
    std::string folds_in(const Tree& tree) {
        std::string code;
        if (tree->op == Op::fold) {
            if (known_.count(tree) > 0) return code;
            code = folds_in(tree->args[0]);
            code += loop(tree);
            return code;
        }
        const std::size_t end = tree->op == Op::search ? 1 : tree->args.size();
        for (std::size_t i = 0; i < end; ++i) code += folds_in(tree->args[i]);
        return code;
    }
    std::string loop(const Tree& tree) {
        const Op op = static_cast<Op>(tree->value);
        static const std::map<Op, std::string> names = {
            {Op::add, "total"},   {Op::bit_xor, "nim_sum"}, {Op::max, "greatest"},
            {Op::min, "least"},   {Op::bit_or, "some"},     {Op::bit_and, "common"},
            {Op::gcd, "divisor"}, {Op::all, "all"},         {Op::any, "any"}};
        if (op == Op::add && tree->args[0]->is_number(1)) {
            return known_[tree] = before_.fresh("count"),
                   "    const long long " + known_[tree] +
                       " = static_cast<long long>(heaps.size());\n";
        }
        const std::string name = before_.fresh(names.at(op));
        const Code each = formula(tree->args[0]);
        const std::string head = "    for (const long long heap : heaps) ";
        known_[tree] = name;
        if (op == Op::all) {
            return "    bool " + name + " = true;\n" + head + name + " = " + name + " && " +
                   each.in(kEquality) + ";\n";
        }
        // The first of them is not joined with a 0 where that would tell.
        const bool first = op == Op::min || op == Op::bit_and ||
                           (op == Op::max && interval_of(tree->args[0]).low < 0);
        std::string code = "    long long " + name + " = 0;\n";
        if (first) {
            const std::string start = before_.fresh("first");
            return code + "    bool " + start +
                   " = true;\n    for (const long long heap : heaps) {\n" + "        " + name +
                   " = " + start + " ? " + each.in(kLogicalOr) + " : " +
                   joined_code(op, {name, kAtomLevel}, each) + ";\n        " + start +
                   " = false;\n    }\n";
        }
        static const std::map<Op, std::string> signs = {
            {Op::add, " += "}, {Op::bit_xor, " ^= "}, {Op::bit_or, " |= "}, {Op::any, " |= "}};
        const auto sign = signs.find(op);
        code += head + name +
                (sign != signs.end() ? sign->second + each.text
                                     : " = " + joined_code(op, {name, kAtomLevel}, each)) +
                ";\n";
        return code;
    }
    std::string joined_code(Op op, const Code& x, const Code& y) {
        switch (op) {
            case Op::min:
                return "std::min<long long>(" + x.text + ", " + y.text + ")";
            case Op::max:
                return "std::max<long long>(" + x.text + ", " + y.text + ")";
            case Op::bit_and:
                return x.in(kBitAnd) + " & " + y.in(kBitAnd);
            default:
                return before_.helper("gcd") + "(" + x.text + ", " + y.text + ")";
        }
    }

    // --- formulas ---

    Code formula(const Tree& tree) {
        const auto known = known_.find(tree);
        if (known != known_.end()) return {known->second, kAtomLevel};
        const Node& node = *tree;
        switch (node.op) {
            case Op::number:
                return number(node.value);
            case Op::variable:
                return {names_[static_cast<std::size_t>(node.value)], kAtomLevel};
            case Op::heap:
                return {"heap", kAtomLevel};
            case Op::index:
                return {"k", kAtomLevel};
            case Op::add:
                return of_sum(node);
            case Op::multiply:
                return between(node, " * ", kProductLevel);
            case Op::divide:
                return of_division(node, " / ", "floor_div");
            case Op::mod:
                return of_division(node, " % ", "floor_mod");
            case Op::min:
                return nested(node, "std::min");
            case Op::max:
                return nested(node, "std::max");
            case Op::gcd:
                return nested(node, before_.helper("gcd"));
            case Op::bit_xor:
                return between(node, " ^ ", kBitXor);
            case Op::bit_and:
                return between(node, " & ", kBitAnd);
            case Op::bit_or:
                return between(node, " | ", kBitOr);
            case Op::all:
                return between(node, " && ", kLogicalAnd);
            case Op::any:
                return between(node, " || ", kLogicalOr);
            case Op::equal:
                return of_two(node, " == ", kEquality);
            case Op::less:
                return of_two(node, " < ", kRelation);
            case Op::negation:
                return of_negation(node);
            case Op::cases:
                return of_cases(node);
            case Op::lookup:
                return of_lookup(node);
            case Op::ranked:
                return of_ranked(node);
            case Op::call:
                return of_call(node);
            case Op::beatty:
                return of_beatty(node);
            case Op::search:
                return of_search(node);
            case Op::fold:
                return {"", kAtomLevel};  // a statement before this one has it
        }
        return {};
    }

    static Code number(Int value) {
        return {std::to_string(value), value < 0 ? kUnary : kAtomLevel};
    }
    // A number beside a number of 64 bits.
    Code wide(const Tree& tree) {
        Code code = formula(tree);
        if (tree->op == Op::number) code.text += "LL";
        if (is_condition(tree) && tree->op != Op::number)
            code = {code.in(kUnary) + " + 0LL", kSumLevel};
        return code;
    }

    Code of_sum(const Node& node) {
        std::string text;
        Trees positive, negative;
        for (const Tree& each : node.args) {
            (is_taken_away(each) ? negative : positive).push_back(each);
        }
        for (const Tree& each : positive)
            text += (text.empty() ? "" : " + ") + formula(each).in(kSumLevel);
        for (const Tree& each : negative) {
            const Code code = formula(each * -1);
            text += (text.empty() ? "-" : " - ") + code.in(kProductLevel);
        }
        return {text, kSumLevel};
    }
    Code between(const Node& node, const std::string& sign, Level level) {
        std::string text;
        for (const Tree& each : node.args) {
            const Code code = formula(each);
            // A quotient or rest as a factor is not the quotient of a product.
            const bool apart = level == kProductLevel && code.level == kProductLevel;
            text += (text.empty() ? "" : sign) + (apart ? "(" + code.text + ")" : code.in(level));
        }
        return {text, level};
    }
    Code of_two(const Node& node, const std::string& sign, Level level) {
        return {formula(node.args[0]).in(kSumLevel) + sign + formula(node.args[1]).in(kSumLevel),
                level};
    }
    Code of_division(const Node& node, const std::string& sign, const char* floor) {
        const Tree &x = node.args[0], &y = node.args[1];
        // Where nothing is negative C++ does the same.
        if (interval(x).low >= 0 && interval(y).low >= 0) {
            const Code by = formula(y), over = formula(x);
            const std::string result = over.in(kProductLevel) + sign + by.in(kUnary);
            if (interval(y).low > 0) return {result, kProductLevel};
            const std::string by_0 = node.op == Op::mod ? over.in(kLogicalOr) : "0";
            return {by.in(kEquality) + " == 0 ? " + by_0 + " : " + result, kConditional};
        }
        return {before_.helper(floor) + "(" + wide(x).text + ", " + wide(y).text + ")", kAtomLevel};
    }
    Code nested(const Node& node, const std::string& function) {
        std::string text = wide(node.args[0]).text;
        for (std::size_t i = 1; i < node.args.size(); ++i) {
            text = function + "(" + text + ", " + wide(node.args[i]).text + ")";
        }
        return {text, kAtomLevel};
    }
    Code of_negation(const Node& node) {
        const Node& of = *node.args[0];
        if (of.op == Op::equal) return of_two(of, " != ", kEquality);
        if (of.op == Op::less && of.args[1]->op == Op::number) return of_two(of, " >= ", kRelation);
        if (of.op == Op::less) {
            return {formula(of.args[1]).in(kSumLevel) + " <= " + formula(of.args[0]).in(kSumLevel),
                    kRelation};
        }
        return {"!" + formula(node.args[0]).in(kUnary), kUnary};
    }
    Code of_cases(const Node& node) {
        std::string text;
        std::size_t i = 0;
        for (; i + 1 < node.args.size(); i += 2) {
            text += formula(node.args[i]).in(kLogicalOr) + " ? " +
                    wide(node.args[i + 1]).in(kLogicalOr) + " : ";
        }
        return {text + wide(node.args[i]).in(kLogicalOr), kConditional};
    }
    Code of_lookup(const Node& node) {
        const Interval index = interval(node.args[0]);
        const auto size = static_cast<Int>(node.list.size());
        const bool whole = index.low >= 0 && index.high < size;
        const Code at = formula(node.args[0]);
        const std::string inside = before_.list(node.list) + "[" + at.text + "]";
        if (whole) return {inside, kAtomLevel};
        return {(index.low < 0 ? "0 <= " + at.in(kSumLevel) + " && " : "") + at.in(kSumLevel) +
                    " < " + std::to_string(size) + " ? " + inside + " : 0",
                kConditional};
    }
    Code of_ranked(const Node& node) {
        std::vector<std::string> arguments;
        for (const Tree& each : node.args) arguments.push_back(wide(each).text);
        return {before_.ranked(node.args.size()) + "(" + joined(arguments, ", ") + ", " +
                    std::to_string(node.value) + ")",
                kAtomLevel};
    }
    Code of_call(const Node& node) {
        std::vector<std::string> arguments;
        for (const Tree& each : node.args) arguments.push_back(formula(each).text);
        if (arguments.empty()) arguments = {"heaps"};
        return {before_.function(*node.function) + "(" + joined(arguments, ", ") + ")", kAtomLevel};
    }
    Code of_beatty(const Node& node) {
        const std::string name = before_.beatty(node.list);
        return {name + "(" + formula(node.args[0]).text + ")", kAtomLevel};
    }
    Code of_search(const Node& node) {
        const std::string name = before_.search(node.args[1], node.value, [&] {
            const Known before = known_;
            known_.clear();
            const std::string term = formula(node.args[1]).text;
            known_ = before;
            return term;
        });
        return {name + "(" + formula(node.args[0]).text + ")", kAtomLevel};
    }

    Interval interval(const Tree& tree) const { return interval_of(tree, kEndless, ascending_); }

    std::vector<std::string> names_;
    bool ascending_;
    Lambdas before_;
    Known known_;
};

}  // namespace

std::string body_of(const Tree& tree, std::size_t numbers) {
    if (const auto sorted = of_sorted(tree, numbers)) {
        const std::vector<std::string> names = names_of(numbers);
        std::string order;
        for (std::size_t round = 0; round + 1 < numbers; ++round) {
            for (std::size_t k = 0; k + 1 < numbers - round; ++k) {
                order += "    if (" + names[k] + " > " + names[k + 1] + ") std::swap(" + names[k] +
                         ", " + names[k + 1] + ");\n";
            }
        }
        return order + Coder(names, true).body(*sorted);
    }
    return Coder(names_of(numbers)).body(tree);
}

}  // namespace lab
