// The code of misere.md: C++11, nothing but the standard library.
#ifndef COMMON_NOTES_CODE_CUTTING_TREES_HPP
#define COMMON_NOTES_CODE_CUTTING_TREES_HPP

#include <cstddef>
#include <vector>

namespace notes {

// The values of the branches at the root 0 of a tree; below[v] < v is the vertex next below v >= 1.
inline std::vector<unsigned> branch_values(const std::vector<std::size_t>& below) {
    std::vector<unsigned> values(below.size()), branches;
    for (std::size_t v = below.size(); v-- > 1;) {
        if (below[v] == 0) branches.push_back(values[v] + 1);
        values[below[v]] ^= values[v] + 1;
    }
    return branches;
}

}  // namespace notes

#endif
