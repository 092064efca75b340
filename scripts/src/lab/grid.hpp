// Rules for two numbers and more, and for heaps: what the families of grid_rules share.
#ifndef SCRIPTS_SRC_LAB_GRID_HPP
#define SCRIPTS_SRC_LAB_GRID_HPP

#include <functional>
#include <string>
#include <utility>
#include <vector>

#include "lab/compose.hpp"
#include "lab/rule.hpp"
#include "lab/sequence.hpp"

namespace lab {

// A number that every position has, such as a + b or the number of ones of a & b.
struct Feature {
    Feature(Tree of, double length) : tree(std::move(of)), at(value_of(tree)), bits(length) {}
    Tree tree;
    At at;
    double bits = 0;
};
// The first are the simplest: each number, their sum, nim-sum, least and greatest.
const std::vector<Feature>& features_of(const Sample& seen);
std::vector<Feature> features_of_heaps();

// What may be true of a position.
struct Condition : Feature {
    Condition(Tree of, double length, bool may_part = true)
        : Feature(std::move(of), length), parts(may_part) {}
    bool parts;  // whether positions may be told apart by it
};
const std::vector<Condition>& conditions_of(const Sample& seen);
std::vector<Condition> conditions_of_heaps();

// What is proved where the moves are those of a game with a name.
Tree nim_sum(std::size_t numbers);               // of heaps: 0 numbers
Tree misere_nim(std::size_t numbers);            // who loses
Tree moores_nim(Int most_lowered, bool misere);  // who loses, of heaps

// Visits what is known: visit(position, entry), until it returns false.
template <class Visit>
bool each(const Sample& seen, Visit visit) {
    Int at[4] = {};
    for (std::size_t i = 0; i < seen.at.size(); ++i, step_in(seen.upto, at)) {
        const Int* const position = seen.of_heaps() ? seen.heaps[i].data() : at;
        if (seen.at[i] >= 0 && !visit(position, seen.at[i])) return false;
    }
    return true;
}
// The same, the last first: what is small may be an exception.
template <class Visit>
bool each_back(const Sample& seen, Visit visit) {
    Int at[4] = {};
    std::copy(seen.upto.begin(), seen.upto.end(), at);
    for (std::size_t i = seen.at.size(); i-- > 0;) {
        const Int* const position = seen.of_heaps() ? seen.heaps[i].data() : at;
        if (seen.at[i] >= 0 && !visit(position, seen.at[i])) return false;
        for (std::size_t k = seen.upto.size(); k-- > 0; at[k] = seen.upto[k]) {
            if (--at[k] >= 0) break;
        }
    }
    return true;
}

inline std::int32_t entry(const Sample& seen, const Int* at) {
    return seen.at[index_in(seen.upto, at)];
}
// A table of such a size, all of it unknown.
Sample blank(const Sample& like, Numbers upto);
// The same table, up to smaller numbers or with fewer heaps: at most so many entries.
Sample cropped(const Sample& seen, std::size_t most);
// Only the positions where the test is 1.
Sample masked(const Sample& seen, const At& test);

// Whether these numbers, from 0 to `upto`, are one of those; for each last one the others together.
Tree is_one_of(Trees numbers, Numbers upto, const std::vector<Numbers>& all);
// What a table of these numbers has; who loses is told by the places that lose, if they are few.
Tree by_table(const Trees& numbers, const Numbers& upto, const Sequence& table, About about);

// Only these numbers vary; the others are those of the base.
using Places = std::vector<std::size_t>;
Sample slice(const Sample& seen, const Places& keep, const Int* base);

// Among the smallest eighth, where exceptions may be.
bool is_small(const Sample& seen, const Int* at);
constexpr int exceptions = 8;
// Counts what is missed; more than a few, or a great one, are too many.
class Misses {
 public:
    explicit Misses(const Sample& seen) : seen_(seen) {}
    bool allow(const Int* at) { return is_small(seen_, at) && ++count_ <= exceptions; }

 private:
    const Sample& seen_;
    int count_ = 0;
};
bool follows(const Sample& seen, const At& at);

// All families, with what they have in common.
class Finder {
 public:
    // The best first; each follows what is seen. Deeper: also by cases, in other coordinates.
    Rules rules(const Sample& seen, int depth);
    Sequences sequences;
};

using Family = void (*)(Finder&, const Sample&, Rules&);
// An entry is a function of one feature.
void by_features(Finder& finder, const Sample& seen, Rules& out);
// All of some conditions, such as that one number divides the other, or any of them.
void by_conditions(Finder& finder, const Sample& seen, Rules& out);
// Values: g1(a) xor g2(b). Outcomes: g1(a) = g2(b).
void by_sums(Finder& finder, const Sample& seen, Rules& out);
void by_classes(Finder& finder, const Sample& seen, Rules& out);
// Outcomes: one condition for each number, and all of them, or any.
void by_products(Finder& finder, const Sample& seen, Rules& out);
// Values: the nim product of g1(a) and g2(b).
void by_nim_products(Finder& finder, const Sample& seen, Rules& out);
// Each number counts by its rest, from some number on.
void by_periods(Finder& finder, const Sample& seen, Rules& out);
// Values: k times a function of the quotients by k, plus one of the rests.
void by_blocks(Finder& finder, const Sample& seen, Rules& out);
// Two numbers: for each a, the b that lose are those between two bounds.
void by_bounds(Finder& finder, const Sample& seen, Rules& out);
// Two numbers: Wythoff's pairs and their kin.
void by_pairs(Finder& finder, const Sample& seen, Rules& out);
// Two numbers: pairs in a numeration, the larger of which is the smaller with a 0 behind it.
void by_numeration(Finder& finder, const Sample& seen, Rules& out);
// Two numbers: what Euclid's algorithm does on its way.
void by_euclid(Finder& finder, const Sample& seen, Rules& out);

// Heaps: the nim-sum of a function of each, or the sum of its values modulo a number.
void by_heap_sums(Finder& finder, const Sample& seen, Rules& out);
// Heaps: two features, each by its rest.
void by_two_rests(Finder& finder, const Sample& seen, Rules& out);

// Wrappers, which look for rules in a changed table.
void in_order(Finder& finder, const Sample& seen, int depth, Rules& out);
void in_gaps(Finder& finder, const Sample& seen, int depth, Rules& out);
// One number counts by its rest modulo another one, or about that, or a sum of others.
void in_rests(Finder& finder, const Sample& seen, int depth, Rules& out);
// Of rests modulo a number this one may tell nothing more: those of the others.
void by_fewer(Finder& finder, const Sample& seen, int depth, Rules& out);
// Numbers of few values are labels: a rule for each.
void by_labels(Finder& finder, const Sample& seen, int depth, Rules& out);
void in_cases(Finder& finder, const Sample& seen, Rules& out);

}  // namespace lab

#endif
