// A rule as an expression over the numbers of a position. Its value, code, words, length and range are
// read off the tree; nothing is read back from text.
#ifndef SCRIPTS_SRC_LAB_TREE_HPP
#define SCRIPTS_SRC_LAB_TREE_HPP

#include <cstddef>
#include <cstdint>
#include <functional>
#include <initializer_list>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/language.hpp"
#include "lab/table.hpp"

namespace lab {

using tools::Text;

// Arguments are evaluated where they are needed; each operation has a value for any arguments.
enum class Op : std::uint8_t {
    variable,  // a number of the position
    heap,      // in a fold: the heap
    index,     // in a search: the index of a term
    multiply,  // of two and more
    add,       // of two and more
    divide,    // rounded down; 0 by 0
    mod,       // with the sign of the divisor; x mod 0 is x
    min,       // this one and the next: of two and more
    max,       //
    bit_xor,   // as on two's complements
    bit_and,   //
    bit_or,    //
    gcd,       //
    ranked,    // of three and more: the one with so many smaller ones
    call,      // a named function
    lookup,    // a list at an index; 0 outside
    beatty,    // floor(x (a + sqrt(d)) / q); 0 for x < 0
    search,  // the greatest k >= value with f(k) <= x, for f that rises; value where there is none
    fold,    // over the heaps; 0 of no heap, or 1 of logical and
    equal,   // of two: a condition, 1 or 0; so are all that follow
    less,    //
    negation,  //
    all,       // of two and more, also as an operation of a fold
    any,       //
    cases,     // condition, value, condition, value, ..., value
    number,
};

struct Node;
struct Function;
class Tree;
using Trees = std::vector<Tree>;
// add, multiply, min, max, bit_xor, bit_and, bit_or, gcd, all, any
Tree joined(Op op, Trees args);

// An immutable expression; copies share it. Built by the functions below alone, which simplify: what
// they know to be equal is built equal.
class Tree {
 public:
    Tree() = default;
    Tree(Int number);

    const Node& operator*() const { return *node_; }
    const Node* operator->() const { return node_.get(); }
    explicit operator bool() const { return node_ != nullptr; }
    // Whether both are built the same; a total order.
    friend bool operator==(const Tree& x, const Tree& y) { return compare(x, y) == 0; }
    friend bool operator<(const Tree& x, const Tree& y) { return compare(x, y) < 0; }

    friend Tree operator+(const Tree& x, const Tree& y) { return joined(Op::add, {x, y}); }
    friend Tree operator-(const Tree& x, const Tree& y) { return x + Tree(-1) * y; }
    friend Tree operator*(const Tree& x, const Tree& y) { return joined(Op::multiply, {x, y}); }
    friend Tree operator^(const Tree& x, const Tree& y) { return joined(Op::bit_xor, {x, y}); }
    friend Tree operator|(const Tree& x, const Tree& y) { return joined(Op::bit_or, {x, y}); }
    friend Tree operator&(const Tree& x, const Tree& y) { return joined(Op::bit_and, {x, y}); }

    static int compare(const Tree& x, const Tree& y);
    static Tree of(Node node);

 private:
    std::shared_ptr<const Node> node_;
};

struct Node {
    Op op = Op::number;
    Int value = 0;  // number; index of a variable; of `ranked`; where a search begins; Op of a fold
    Trees args = {};
    // A list; of beatty {a, d, q}.
    Numbers list = {};
    const Function* function = nullptr;
    std::size_t hash = 0;
    std::size_t size = 1;  // nodes

    bool is(Op which) const { return op == which; }
    bool is_number(Int which) const { return op == Op::number && value == which; }
};

// A function with a name, written once: its statements as they are shown, and as they run here.
struct Function {
    std::string name;
    Text text;  // a noun phrase, with $ for the argument, or $1 and $2
    std::string body;
    std::function<Int(const Int*)> at;
    double bits = 0;
    std::vector<std::string> parameters = {"n"};  // or {"heaps"}
    bool condition = false;                       // 1 or 0
    // For arguments from 0 to x the result is in 0 to growth * x + 64, and the code is right for
    // arguments up to `limit`.
    Int growth = 1, limit = 4000000000000000000;
    // "$ is a square" where it has this value, and the contrary. A condition has no other text.
    struct Said {
        Int value;
        Text text, contrary;
    };
    std::vector<Said> said = {};
};

// floor(x / y), 0 for y = 0; and x less as many y.
constexpr Int floor_div(Int x, Int y) {
    return y == 0 ? 0 : x / y - (x % y != 0 && (x < 0) != (y < 0) ? 1 : 0);
}
constexpr Int floor_mod(Int x, Int y) {
    return x - floor_div(x, y) * y;
}
// What an operation makes of two numbers, a sum or product as 64 bits hold it.
Int applied(Op op, Int x, Int y);
// floor(x (a + sqrt(d)) / q) for x >= 0, d no square and below 64, exact while x < 2^60 and what is
// divided by q has 64 bits.
Int beatty_at(Int a, Int d, Int q, Int x);
// The statements of a function of n that returns it.
std::string body_of_beatty(Int a, Int d, Int q);

// --- construction ---

Tree variable(std::size_t number);
Trees variables(std::size_t numbers);
Tree heap_variable();
Tree index_variable();
Tree operator/(const Tree& x, const Tree& y);
Tree operator%(const Tree& x, const Tree& y);
Tree min_of(Trees args);
Tree max_of(Trees args);
Tree ranked(std::size_t rank, Trees args);
Tree lookup(Numbers list, const Tree& index);
Tree call(const Function& function, Trees args);  // the function stays where it is
Tree beatty(Int a, Int d, Int q, const Tree& x);
Tree search(const Tree& f, Int from, const Tree& x);
Tree fold(Op op, const Tree& of_heap);
Tree equal(const Tree& x, const Tree& y);
Tree less(const Tree& x, const Tree& y);
Tree at_most(const Tree& x, const Tree& y);
Tree negation(const Tree& condition);
Tree all_of(Trees conditions);
Tree any_of(Trees conditions);
Tree cases(Trees conditions_and_values);
// x is one of these; it is so for some k >= from that x = f(k).
Tree one_of(const Tree& x, const Numbers& numbers);
Tree is_term(const Tree& f, Int from, const Tree& x);

// --- walks ---

bool is_condition(const Tree& tree);
// The condition that the tree, whose value is 1 or 0, is 1.
Tree truth_of(const Tree& tree);
// How many numbers a position has that the tree tells of, at least; whether it tells of heaps.
std::size_t numbers_in(const Tree& tree);
bool has(const Tree& tree, const Tree& part);
bool mentions(const Tree& tree, Op op);
// Whether the term of a sum is a negative number or such a multiple, so that it stands behind a minus.
bool is_taken_away(const Tree& term);
// The same with other trees for the leaves of a kind.
Tree with_variables(const Tree& tree, const Trees& numbers);
Tree with_index(const Tree& tree, const Tree& index);
// Rebuilds it with each node for which `change` gives a tree.
Tree rebuilt(const Tree& tree, const std::function<Tree(const Tree&)>& change);
// A tree that tells of its numbers by their order alone, as one of sorted numbers.
std::optional<Tree> of_sorted(const Tree& tree, std::size_t numbers);

// The value at a position: its numbers, or its heaps with a 0 behind the last.
class Program {
 public:
    explicit Program(const Tree& tree);
    Int operator()(const Int* position, Int heap = 0, Int index = 0) const;

 private:
    friend class Compiler;
    struct Step {
        std::uint8_t code;
        std::uint16_t to, x, y;
        Int value;
        const void* data;
    };
    std::vector<Step> steps_;
    std::vector<std::shared_ptr<const Program>> inner_;
    std::vector<Tree> kept_;
    std::size_t registers_ = 0;
    std::uint16_t result_ = 0;
};
std::function<Int(const Int*)> value_of(const Tree& tree);

// The least and the greatest value where all numbers, heaps and sums of heaps are in 0 to `most`.
struct Interval {
    Int low = 0, high = 0;
};
constexpr Int kEndless = 9223372036854775807;  // and -kEndless: more than 64 bits hold
// Ascending: where no number is smaller than one before it.
Interval interval_of(const Tree& tree, Int most = kEndless, bool ascending = false);
// The greatest N up to kWide such that no number in the code is beyond 64 bits where all numbers are
// in 0 to N.
constexpr Int kWide = 4000000000000000000;
Int range_of(const Tree& tree);

// How a function of numbers repeats: it stays the same when all numbers above a gap of more than
// `start` gain the period. The gaps are those of the numbers in ascending order, with a 0 before them.
struct Repeats {
    Int period = 1, start = 0;
};
std::optional<Repeats> repeats_of(const Tree& tree);

// The statements of a C++11 function of the numbers n or a, b, c, d (long long), or of `const
// std::vector<long long>& heaps`, that returns the value; indented by four spaces.
std::string body_of(const Tree& tree, std::size_t numbers);
// A whole function "TYPE NAME(...)", after the #include lines that it needs.
std::string function_of(const std::string& type, const std::string& name, const Tree& tree,
                        std::size_t numbers);

// A noun phrase, or for a condition a clause, of as many numbers.
Text text_of(const Tree& tree, std::size_t numbers);
// "the player to move loses iff ...", or "the value is ...", without its end.
Text sentence_of(const Tree& tree, std::size_t numbers, bool loses);

}  // namespace lab

#endif
