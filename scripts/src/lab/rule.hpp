// Rules that a table may follow, as code, and who proposes them.
#ifndef SCRIPTS_SRC_LAB_RULE_HPP
#define SCRIPTS_SRC_LAB_RULE_HPP

#include <algorithm>
#include <functional>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "core/language.hpp"
#include "lab/table.hpp"
#include "lab/tree.hpp"

namespace lab {

enum class About { loses, value };

// The part of a table that rules are fitted to: the positions up to `upto`, those with the smaller
// numbers, or so many heaps. An entry is 1 where the player to move loses and else 0, or it is the
// Grundy value; it is -1 where a position is none of the game, and there any rule will do.
struct Sample {
    About about = About::value;
    Numbers upto;                      // of one to four numbers
    std::vector<Numbers> heaps;        // else these: ascending, none empty, and a 0 behind the last
    std::vector<std::int32_t> at;      // the last number changes fastest
    const Table* table = nullptr;      // nothing but its `moves` and `misere` may be used
    std::set<std::size_t> rests = {};  // the numbers that are rests modulo others already

    std::size_t size() const { return at.size(); }
    bool of_heaps() const { return upto.empty(); }
    std::int32_t in(Int a) const { return at[static_cast<std::size_t>(a)]; }
    std::int32_t in(Int a, Int b) const {
        return at[static_cast<std::size_t>(a * (upto[1] + 1) + b)];
    }
};

// The heaps of a position, of which a rule has the first; behind the last there is a 0.
class Heaps {
 public:
    explicit Heaps(const Int* first) : first_(first), last_(first) {
        while (*last_ > 0) ++last_;
    }
    const Int* begin() const { return first_; }
    const Int* end() const { return last_; }
    std::size_t size() const { return static_cast<std::size_t>(last_ - first_); }
    bool empty() const { return size() == 0; }
    Int operator[](std::size_t i) const { return first_[i]; }

 private:
    const Int *first_, *last_;
};

// The names of the numbers in texts and code: n alone, else a, b, c, d.
std::string name_of(std::size_t number, std::size_t of);
std::vector<std::string> names_of(std::size_t numbers);

// The entry of a position, or that of heaps.
using At = std::function<Int(const Int*)>;

// A rule: what the entry of every position is.
struct Rule {
    Rule() = default;
    Rule(Tree entry, double length) : tree(std::move(entry)), at(value_of(tree)), bits(length) {}
    Rule(Tree entry, double length, At value)
        : tree(std::move(entry)), at(std::move(value)), bits(length) {}

    Tree tree;
    At at;  // the same
    // How many bits it takes to tell it: about 5 for the kind of rule, and 1 + 2 log2(1 + x) for
    // each number x in it. Rules are tried, shown and believed in this order.
    double bits = 0;
    // The theorem that proves it for a game with moves such as `moves`, and its chapter
    // ("periods"); empty where none is known.
    Text theorem = {};
    std::string chapter = {};
    Int period = 0;  // of one number, where it is a period
    // Heaps: the function of each whose nim-sum is the value, of variable 0, if there is one.
    Tree of_each = {};
};

double bits_of_number(Int number);
// The bits of a list of entries whose frequencies are known; those below 0 are none.
double bits_in(const Numbers& entries);
// The bits of a rule of such a kind with these numbers in it.
double bits_of(const Numbers& numbers);

// What is proposed need not be right: each is checked on all of the table before it is believed. A
// proposal must follow all of what is seen, but for at most a few of the smallest positions, which
// are told as exceptions.
using Rules = std::vector<Rule>;
constexpr auto fewer_bits = [](const auto& x, const auto& y) { return x.bits < y.bits; };
// The simplest first.
template <class All>
void sort_by_bits(All& all) {
    std::stable_sort(all.begin(), all.end(), fewer_bits);
}

// For one number. Also for any other sequence, such as the difference of a pair or the entry on a
// diagonal: nothing in it is particular to games, but where `seen.table` tells the moves.
Rules sequence_rules(const Sample& seen);
// For two numbers and more, or heaps.
Rules grid_rules(const Sample& seen);

}  // namespace lab

#endif
