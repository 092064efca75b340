// Finite automata that read the digits of all numbers of a position at once.
#ifndef SCRIPTS_SRC_LAB_AUTOMATON_HPP
#define SCRIPTS_SRC_LAB_AUTOMATON_HPP

#include <optional>
#include <string>
#include <vector>

#include "lab/compose.hpp"

namespace lab {

// Eilenberg: a table is the output of a finite automaton that reads the digits in base b, the last
// one first, iff there are finitely many tables x(b^e n + r), 0 <= r < b^e. Those are the states;
// here two are taken for one if they agree as far as both are seen.
class Automaton {
 public:
    // Nothing where there are too many states, or too little is seen.
    static std::optional<Automaton> of(const Sample& seen, Int base);

    Tree tree(Trees numbers) const;
    double bits() const;
    std::size_t size() const { return results.size(); }

    std::vector<Sequence> next;  // of each state, by the digits
    Sequence results;

 private:
    explicit Automaton(Int base) : base_(base) {}

    Int base_;
};

}  // namespace lab

#endif
