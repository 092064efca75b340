// A tree as C++11.
#include <algorithm>
#include <map>
#include <set>

#include "lab/compose.hpp"
#include "lab/tree.hpp"

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

// Operations that C++ has no operator for, as lambdas before the statements.
const std::map<std::string, std::pair<std::vector<std::string>, std::string>> kLambdas = {
    {"gcd",
     {{"x", "y"},
      "    while (y != 0) {\n        const long long rest = x % y;\n        x = y;\n"
      "        y = rest;\n    }\n    return x < 0 ? -x : x;\n"}},
    {"floor_div",
     {{"x", "y"},
      "    if (y == 0) return 0;\n"
      "    return x / y - (x % y != 0 && (x < 0) != (y < 0) ? 1 : 0);\n"}},
    {"floor_mod",
     {{"x", "y"},
      "    if (y == 0) return x;\n    const long long rest = x % y;\n"
      "    return rest != 0 && (rest < 0) != (y < 0) ? rest + y : rest;\n"}},
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
        return before_ + statements;
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
            const std::string name = fresh("x"), what = formula(part).text;
            code += "    const " + type_of(is_condition(part)) + " " + name + " = " + what + ";\n";
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
    static bool has(const Tree& tree, const Tree& part) {
        return tree == part || std::any_of(tree->args.begin(), tree->args.end(),
                                           [&](const Tree& each) { return has(each, part); });
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
            return known_[tree] = fresh("count"), "    const long long " + known_[tree] +
                                                      " = static_cast<long long>(heaps.size());\n";
        }
        const std::string name = fresh(names.at(op));
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
            const std::string start = fresh("first");
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
                return helper("gcd") + "(" + x.text + ", " + y.text + ")";
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
                return nested(node, helper("gcd"));
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
                return of_search(tree);
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
        return {helper(floor) + "(" + wide(x).text + ", " + wide(y).text + ")", kAtomLevel};
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
        const std::string inside = list_name(node.list) + "[" + at.text + "]";
        if (whole) return {inside, kAtomLevel};
        return {(index.low < 0 ? "0 <= " + at.in(kSumLevel) + " && " : "") + at.in(kSumLevel) +
                    " < " + std::to_string(size) + " ? " + inside + " : 0",
                kConditional};
    }
    Code of_ranked(const Node& node) {
        const std::string count = std::to_string(node.args.size()), name = "ranked" + count;
        std::vector<std::string> names, arguments;
        for (std::size_t k = 0; k < node.args.size(); ++k) {
            names.push_back(std::string(1, static_cast<char>('a' + k)));
            arguments.push_back(wide(node.args[k]).text);
        }
        names.push_back("rank");
        need(name, names,
             "    long long sorted[] = {" +
                 joined(std::vector<std::string>(names.begin(), names.end() - 1), ", ") +
                 "};\n    std::sort(sorted, sorted + " + count + ");\n    return sorted[rank];\n");
        return {name + "(" + joined(arguments, ", ") + ", " + std::to_string(node.value) + ")",
                kAtomLevel};
    }
    Code of_call(const Node& node) {
        const Function& function = *node.function;
        std::vector<std::string> arguments;
        for (const Tree& each : node.args) arguments.push_back(formula(each).text);
        const auto [place, fresh_one] = function_names_.try_emplace(&function);
        if (fresh_one) place->second = fresh(function.name);
        const std::string& name = place->second;
        if (function.parameters == std::vector<std::string>{"heaps"}) {
            if (done_.insert(name).second) {
                before_ +=
                    "    const auto " + name + " = [](const std::vector<long long>& heaps) -> " +
                    type_of(function.condition) + " {\n" + indented(function.body) + "    };\n";
            }
            return {name + "(heaps)", kAtomLevel};
        }
        need(name, function.parameters, function.body, function.condition);
        return {name + "(" + joined(arguments, ", ") + ")", kAtomLevel};
    }
    Code of_beatty(const Node& node) {
        const std::string name = named(node.list, "by_slope");
        need(name, {"n"}, body_of_beatty(node.list[0], node.list[1], node.list[2]));
        return {name + "(" + formula(node.args[0]).text + ")", kAtomLevel};
    }
    // Terms rise by 1 at least, but for some of the first.
    Code of_search(const Tree& tree) {
        const auto [place, fresh_one] = searches_.try_emplace({tree->args[1], tree->value});
        if (fresh_one) {
            place->second = fresh("index_of");
            const Known before = known_;
            known_.clear();
            std::string inner = "    const auto term = [&](long long k) -> long long { return " +
                                formula(tree->args[1]).text + "; };\n";
            known_ = before;
            const std::string from = std::to_string(tree->value);
            inner += "    long long k = " + from +
                     ", step = 1;\n    if (term(k) > n) return k;\n"
                     "    for (; k + step <= n + 64 && term(k + step) <= n; step *= 2) k += step;\n"
                     "    for (; step > 0; step /= 2) {\n"
                     "        if (k + step <= n + 64 && term(k + step) <= n) k += step;\n    }\n"
                     "    return k;\n";
            before_ += "    const auto " + place->second + " = [&](long long n) -> long long {\n" +
                       indented(inner) + "    };\n";
        }
        return {place->second + "(" + formula(tree->args[0]).text + ")", kAtomLevel};
    }
    // --- names ---

    std::string fresh(const std::string& name) {
        const int count = ++counts_[name];
        // Without a number where there is but one.
        return count == 1 && name != "x" ? name : name + std::to_string(count);
    }
    std::string named(const Numbers& list, const std::string& kind) {
        const auto [place, fresh_one] = list_names_.try_emplace({kind, list});
        if (fresh_one) place->second = fresh(kind);
        return place->second;
    }
    std::string list_name(const Numbers& list) {
        const std::string name = named(list, "list");
        if (done_.insert(name).second) {
            const bool yes_or_no = std::all_of(list.begin(), list.end(),
                                               [](Int each) { return each == 0 || each == 1; });
            before_ += "    static const " + type_of(yes_or_no) + " " + name +
                       "[] = " + set_of(list) + ";\n";
        }
        return name;
    }
    static std::string type_of(bool is_condition) { return is_condition ? "bool" : "long long"; }
    void need(const std::string& name, const std::vector<std::string>& parameters,
              const std::string& body, bool is_condition = false) {
        if (!done_.insert(name).second) return;
        before_ += lambda(name, parameters, body, type_of(is_condition));
    }
    std::string helper(const std::string& name) {
        const auto& [parameters, body] = kLambdas.at(name);
        need(name, parameters, body);
        return name;
    }

    Interval interval(const Tree& tree) const { return interval_of(tree, kEndless, ascending_); }

    std::vector<std::string> names_;
    bool ascending_;
    std::string before_;
    Known known_;
    std::set<std::string> done_;
    std::map<const Function*, std::string> function_names_;
    std::map<std::string, int> counts_;
    std::map<std::pair<std::string, Numbers>, std::string> list_names_;
    std::map<std::pair<Tree, Int>, std::string> searches_;
};

bool tells_of(const Tree& tree, std::size_t number) {
    return tree == variable(number) ||
           std::any_of(tree->args.begin(), tree->args.end(),
                       [&](const Tree& each) { return tells_of(each, number); });
}
bool tells_of_heaps(const Tree& tree) {
    return tree->op == Op::fold || (tree->op == Op::call && tree->args.empty()) ||
           std::any_of(tree->args.begin(), tree->args.end(), tells_of_heaps);
}

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

std::string function_of(const std::string& type, const std::string& name, const Tree& tree,
                        std::size_t numbers) {
    const std::string body = body_of(tree, numbers);
    // What is not told of has no name.
    const bool sorted = of_sorted(tree, numbers).has_value();
    std::vector<std::string> list;
    for (std::size_t k = 0; k < numbers; ++k) {
        const bool named = sorted || tells_of(tree, k);
        list.push_back("long long" + (named ? " " + name_of(k, numbers) : ""));
    }
    const std::string parameters = numbers > 0 ? joined(list, ", ")
                                               : std::string("const std::vector<long long>&") +
                                                     (tells_of_heaps(tree) ? " heaps" : "");
    const std::string function = type + " " + name + "(" + parameters + ") {\n" + body + "}\n";
    std::string includes;
    for (const auto& [header, words] :
         {std::pair<const char*, std::vector<const char*>>{
              "algorithm", {"min", "max", "sort", "swap", "unique", "count"}},
          {"utility", {"pair"}},
          {"vector", {"vector"}}}) {
        if (std::any_of(words.begin(), words.end(), [&](const char* word) {
                return function.find(std::string("std::") + word) != std::string::npos;
            })) {
            includes += std::string("#include <") + header + ">\n";
        }
    }
    return includes + (includes.empty() ? "" : "\n") + function;
}

}  // namespace lab
