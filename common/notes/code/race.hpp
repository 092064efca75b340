// The code of other-ends.md for the multiplication game: C++11, nothing but the standard library.
#ifndef COMMON_NOTES_CODE_RACE_HPP
#define COMMON_NOTES_CODE_RACE_HPP

#include <cstdint>

namespace notes {

// Whether the player to move wins if p must still be multiplied by m or more; 1 <= m < 2^64 - 17.
inline bool wins_race(std::uint64_t m) {
    while (m > 18) m = (m + 17) / 18;  // rounded up
    return 2 <= m && m <= 9;
}

}  // namespace notes

#endif
