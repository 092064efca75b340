// The code of arguments.md for Euclid's game: C++11, nothing but the standard library.
#ifndef COMMON_NOTES_CODE_EUCLID_HPP
#define COMMON_NOTES_CODE_EUCLID_HPP

#include <cstdint>

namespace notes {

// Whether the player to move wins Euclid's game from a >= b > 0.
inline bool wins_euclid(std::uint64_t a, std::uint64_t b) {
    bool wins = true;
    while (b < a && a - b < b) {  // one move only, to (b, a - b)
        const std::uint64_t rest = a - b;
        a = b;
        b = rest;
        wins = !wins;
    }
    return wins;
}

}  // namespace notes

#endif
