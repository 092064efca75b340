// The code of staircase-nim.md: C++11, nothing but the standard library.
#ifndef COMMON_NOTES_CODE_STAIRCASE_HPP
#define COMMON_NOTES_CODE_STAIRCASE_HPP

#include <algorithm>
#include <cstddef>
#include <functional>
#include <utility>
#include <vector>

namespace notes {

// The winning moves, as pairs (i, t): take t stones from stair i. stairs[i - 1] has those of stair i.
inline std::vector<std::pair<std::size_t, unsigned>> winning_steps(
    const std::vector<unsigned>& stairs) {
    unsigned sum = 0;
    for (std::size_t i = 1; i <= stairs.size(); i += 2) sum ^= stairs[i - 1];
    std::vector<std::pair<std::size_t, unsigned>> moves;
    if (sum == 0) return moves;
    for (std::size_t i = 1; i <= stairs.size(); i += 2) {
        const unsigned now = stairs[i - 1], wanted = now ^ sum;
        const unsigned above = i < stairs.size() ? stairs[i] : 0;
        if (wanted < now) moves.emplace_back(i, now - wanted);
        if (wanted > now && wanted - now <= above) moves.emplace_back(i + 1, wanted - now);
    }
    return moves;
}

// Georgia and Bob: the gaps in front of the pieces as stairs, the last gap first.
inline std::vector<unsigned> stairs_of(std::vector<unsigned> pieces) {
    std::sort(pieces.begin(), pieces.end(), std::greater<unsigned>());
    pieces.push_back(0);  // the edge of the strip
    std::vector<unsigned> stairs;
    for (std::size_t i = 0; i + 1 < pieces.size(); ++i) {
        stairs.push_back(pieces[i] - pieces[i + 1] - 1);
    }
    return stairs;
}

}  // namespace notes

#endif
