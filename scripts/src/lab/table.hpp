// What is computed of a game: who wins each position, and its Grundy value where it has one.
#ifndef SCRIPTS_SRC_LAB_TABLE_HPP
#define SCRIPTS_SRC_LAB_TABLE_HPP

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "games/heap_games.hpp"

namespace lab {

using Int = long long;
using Numbers = std::vector<Int>;

// For the player to move. `none`: no position of the game, or not decided.
enum class Outcome : std::uint8_t { none, lost, won, drawn };

// As the field has it: P is lost, N is won, D is drawn.
inline const char* letter_of(Outcome outcome) {
    constexpr const char* letters[] = {"-", "P", "N", "D"};
    return letters[static_cast<int>(outcome)];
}

// The place of a position in a box of such numbers, of which the last changes fastest.
inline std::size_t index_in(const Numbers& upto, const Int* at) {
    std::size_t index = 0;
    for (std::size_t k = 0; k < upto.size(); ++k) {
        index = index * static_cast<std::size_t>(upto[k] + 1) + static_cast<std::size_t>(at[k]);
    }
    return index;
}
// To the next position of the box; false, and to the first one, after the last.
inline bool step_in(const Numbers& upto, Int* at) {
    for (std::size_t k = upto.size(); k-- > 0; at[k] = 0) {
        if (++at[k] <= upto[k]) return true;
    }
    return false;
}

// What all moves of the table have in common, and those of the positions beyond it that are known. It
// is seen, not read in a program: a theorem that uses it proves a rule for the game whose moves go on
// like this. One exception, and there is nothing in common.
struct Moves {
    std::size_t looked = 0;  // at the moves of so many positions of the table
    // One number, or a heap: the moves take one of these numbers, whenever there are so many.
    std::optional<Numbers> taken;
    // One number: taking j of n may leave nothing (1), one heap (2), two heaps (4); the sum of these
    // is digit j.
    std::optional<std::vector<unsigned>> octal;
    // Several numbers: a move takes one of these from them, wherever none becomes negative. The sum
    // of what it takes is positive, so play ends. Heaps: the one number that it takes from one heap.
    std::vector<Numbers> steps;
    // Several numbers, or heaps: a move makes at least one of them smaller and at most so many, each
    // as much as one likes. 0: it does not.
    Int lowered = 0;
    // Two numbers: a move makes one of them smaller, or both by the same number.
    bool wythoff = false;
};

// A position beyond a table.
struct FarPosition {
    Numbers at;
    Outcome outcome = Outcome::none;
    std::int32_t value = -1;
};

struct Table {
    // The greatest value of each number; a position is one value for each, from 0 on. The last
    // number changes fastest in `outcomes` and `values`.
    Numbers upto;
    // For positions that are heaps, any number of them in ascending order, none of them empty:
    // these, by their number of stones. `upto` is empty then.
    std::vector<Numbers> heaps;
    std::vector<Outcome> outcomes;
    std::vector<std::int32_t>
        values;  // of each position, -1 for none; empty where no theory has them
    bool misere = false;
    Moves moves;
    std::optional<tools::HeapRule> rule;  // that says all moves; then they were not looked at
    std::vector<FarPosition> far;         // some, to test what was found in the table

    std::size_t size() const { return outcomes.size(); }
    // Without the places where there is no position.
    std::size_t positions() const {
        return size() - static_cast<std::size_t>(
                            std::count(outcomes.begin(), outcomes.end(), Outcome::none));
    }
    // Of a position of numbers, or its heaps.
    Numbers numbers(std::size_t index) const {
        if (upto.empty()) return heaps[index];
        Numbers at(upto.size());
        for (std::size_t i = at.size(); i-- > 0;) {
            const auto size_of = static_cast<std::size_t>(upto[i] + 1);
            at[i] = static_cast<Int>(index % size_of);
            index /= size_of;
        }
        return at;
    }
};

// The positions of a table one after the other, with their numbers.
class Positions {
 public:
    explicit Positions(const Numbers& upto) : upto_(upto), at_(upto.size(), 0) {}
    const Numbers& at() const { return at_; }
    bool next() { return step_in(upto_, at_.data()); }
    bool within(const Numbers& bound) const {
        for (std::size_t i = 0; i < at_.size(); ++i) {
            if (at_[i] > bound[i]) return false;
        }
        return true;
    }

 private:
    const Numbers& upto_;
    Numbers at_;
};

}  // namespace lab

#endif
