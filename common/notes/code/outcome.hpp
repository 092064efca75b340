// The code of impartial-games.md: C++11, nothing but the standard library.
#ifndef COMMON_NOTES_CODE_OUTCOME_HPP
#define COMMON_NOTES_CODE_OUTCOME_HPP

#include <vector>

namespace notes {

// Which of the positions 0, 1, ..., last are N-positions. options(p) is a vector of the positions
// that a move from p leads to, all of them smaller numbers.
template <class Options>
std::vector<bool> n_positions(unsigned last, Options options) {
    std::vector<bool> wins(last + 1);
    for (unsigned p = 0; p <= last; ++p) {
        for (const unsigned option : options(p)) {
            if (!wins[option]) wins[p] = true;
        }
    }
    return wins;
}

}  // namespace notes

#endif
