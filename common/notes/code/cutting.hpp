// The code of other-ends.md for the cutting game: C++11, nothing but the standard library.
#ifndef COMMON_NOTES_CODE_CUTTING_HPP
#define COMMON_NOTES_CODE_CUTTING_HPP

#include <set>
#include <vector>

namespace notes {

// The values of the sheets with sides from 2 to `side`: cuts that make a side of 1 are left out.
inline std::vector<std::vector<unsigned>> cutting_values(unsigned side) {
    std::vector<std::vector<unsigned>> value(side + 1, std::vector<unsigned>(side + 1));
    for (unsigned n = 2; n <= side; ++n) {
        for (unsigned m = 2; m <= side; ++m) {
            std::set<unsigned> reached;
            for (unsigned i = 2; i + 2 <= n; ++i) reached.insert(value[i][m] ^ value[n - i][m]);
            for (unsigned j = 2; j + 2 <= m; ++j) reached.insert(value[n][j] ^ value[n][m - j]);
            while (reached.count(value[n][m])) ++value[n][m];
        }
    }
    return value;
}

}  // namespace notes

#endif
