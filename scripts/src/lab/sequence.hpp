// What the families of rules for one number share: a sequence with gaps, and formulas that it may
// follow, each with its text, code and length.
#ifndef SCRIPTS_SRC_LAB_SEQUENCE_HPP
#define SCRIPTS_SRC_LAB_SEQUENCE_HPP

#include <algorithm>
#include <cstddef>
#include <functional>
#include <limits>
#include <string>
#include <utility>
#include <vector>

#include "lab/compose.hpp"

namespace lab {
namespace seq {

constexpr Int kAny = std::numeric_limits<Int>::min();  // no position: any entry will do

// The terms at 0, 1, 2, ...
struct Sequence {
    About about = About::value;
    std::vector<Int> at;

    std::size_t size() const { return at.size(); }
    bool known(std::size_t n) const { return at[n] != kAny; }
    Int terms() const { return static_cast<Int>(size()) - std::count(at.begin(), at.end(), kAny); }
    bool loses() const { return about == About::loses; }
};

// A lambda that code needs. `body` is its statements, indented by four spaces, with a parameter n.
struct Helper {
    std::string name, type, body;
};

// A number, or for `loses` a condition, as a function of a variable.
struct Formula {
    Text text;         // a noun phrase, or for `loses` a clause
    std::string code;  // an expression
    std::function<Int(Int)> at;
    double bits = 0;
    std::vector<Helper> helpers = {};
    std::string before = {};  // statements before the expression
    Text theorem = {};
    std::string chapter = {};
    Int period = 0;  // of a formula that says nothing but a period
    std::optional<Repeats> repeats = {};
};
using Formulas = std::vector<Formula>;

constexpr std::size_t kMismatches = 8;

// Whether all known terms are `at`, but for a few of the smallest eighth. From the greatest down, so
// that most wrong formulas fail at once.
template <class At>
bool follows(const Sequence& s, const At& at) {
    std::size_t wrong = 0;
    for (std::size_t n = s.size(); n-- > 0;) {
        if (!s.known(n) || s.at[n] == at(static_cast<Int>(n))) continue;
        if (8 * n >= s.size() || ++wrong > kMismatches) return false;
    }
    return true;
}

inline std::string text_of(Int number) {
    return std::to_string(number);
}
// The numbers that lose, or those that do not.
Numbers members_of(const Sequence& s, bool unless);
// One of two values, or of a list: "4, 1, 2, 8 for n mod 4 = 0, 1, 2, ...".
Text by_parity(const std::string& even, const std::string& odd, const Text& of);
Text by_index(const std::string& list, Int size, const Text& index);
// "n = k * k for some k >= 1", and the contrary.
Text some_index(const std::string& n, const std::string& term, const std::string& least,
                bool unless);
// Appends those that are not there yet.
void add_helpers(std::vector<Helper>* to, const std::vector<Helper>& more);
// These as code.
std::string code_of(const std::vector<Helper>& helpers);
// What depends on nothing but the whole: "lost(n)" with one lambda.
Formula by_helper(const Helper& helper, const std::string& name);
// The statements of a function of n that returns the formula.
std::string body_of(const Formula& formula);

// floor(a / b) for b > 0.
constexpr Int floor_div(Int a, Int b) {
    return a / b - (a % b < 0 ? 1 : 0);
}
constexpr Int mod(Int a, Int b) {
    return a - floor_div(a, b) * b;
}
// floor(sqrt(n)); 0 for n < 0.
Int root_of(Int n);

// The solution of linear equations (each row with its right side last) in small integers; empty if
// there is none, or more than one.
Numbers solve(std::vector<Numbers> rows);

// floor((i + shift) (a + sqrt(d)) / q) + above; d is no square and below 64.
struct Beatty {
    Int a = 0, d = 2, q = 1, shift = 0, above = 0;

    Int at(Int i) const;
    std::string text(const std::string& i) const;
    std::string body() const;  // of a function of n
    double bits() const;
};

// A function of a natural number that values and outcomes are often made of. `$` stands for the
// argument. Any argument from -16 on gives the same here and in the code, and no function is negative.
struct Function {
    Text text;
    std::string code;
    std::vector<Helper> helpers;
    std::function<Int(Int)> at;
    double bits = 0;       // beyond the 5 of any rule
    bool bounded = false;  // takes few values, so that any table of them is a rule
};
const std::vector<Function>& catalogue();

// What is better said than by a function of the catalogue: "n is a square".
struct Predicate {
    const char* key;  // the function's code
    Int value;        // that it has; -1: an odd one
    const char *en, *zh, *en_not, *zh_not;

    Text text(const std::string& n) const { return replaced(Text(en, zh), "$", n); }
    Text contrary(const std::string& n) const { return replaced(Text(en_not, zh_not), "$", n); }
};
constexpr std::size_t kParting = 7;  // the first: those that a sequence may be parted by
constexpr Predicate kPredicates[] = {
    {"ones($)", -1, "the number of ones of $ in binary is odd", "$ 的二进制有奇数个 1",
     "the number of ones of $ in binary is even", "$ 的二进制有偶数个 1"},
    {"exponent_of_2($)", -1, "the exponent of 2 in $ is odd", "$ 中因数 2 的次数是奇数",
     "the exponent of 2 in $ is even", "$ 中因数 2 的次数是偶数"},
    {"log_2($)", -1, "floor(log_2($)) is odd", "floor(log_2($)) 是奇数", "floor(log_2($)) is even",
     "floor(log_2($)) 是偶数"},
    {"ones($)", 1, "$ is a power of 2", "$ 是 2 的幂", "$ is not a power of 2", "$ 不是 2 的幂"},
    {"above_square($)", 0, "$ is a square", "$ 是平方数", "$ is not a square", "$ 不是平方数"},
    {"above_triangle($)", 0, "$ is a triangular number", "$ 是三角形数",
     "$ is not a triangular number", "$ 不是三角形数"},
    {"is_prime($)", 1, "$ is prime", "$ 是质数", "$ is not prime", "$ 不是质数"},
    {"is_prime($)", 0, "$ is not prime", "$ 不是质数", "$ is prime", "$ 是质数"},
    {"above_fibonacci($)", 0, "$ is 0 or a Fibonacci number", "$ 是 0 或斐波那契数",
     "$ is neither 0 nor a Fibonacci number", "$ 既不是 0 也不是斐波那契数"},
    {"zeckendorf_parts($)", 1, "$ is a Fibonacci number", "$ 是斐波那契数",
     "$ is not a Fibonacci number", "$ 不是斐波那契数"},
};

// The families. Each proposes formulas of the variable `name` that follow the sequence.
Formulas constants(const Sequence& s);
Formulas periods(const Sequence& s, const std::string& name, const Table* table);
Formulas functions(const Sequence& s, const std::string& name, Int shifts);
Formulas automata(const Sequence& s, const std::string& name);
Formulas scales(const Sequence& s, const std::string& name);
Formulas regular(const Sequence& s, const std::string& name);
Formulas windows(const Sequence& s, const std::string& name);
Formulas beatty(const Sequence& s, const std::string& name);
Formulas lists(const Sequence& s, const std::string& name);

}  // namespace seq
}  // namespace lab

#endif
