// The code of patterns.md for Lasker's Nim: C++11, nothing but the standard library.
#ifndef COMMON_NOTES_CODE_LASKER_HPP
#define COMMON_NOTES_CODE_LASKER_HPP

#include <set>
#include <vector>

namespace notes {

// The values of the heaps 0, 1, ..., last, from the rules and nothing else.
inline std::vector<unsigned> lasker_table(unsigned last) {
    std::vector<unsigned> g(last + 1);
    for (unsigned n = 1; n <= last; ++n) {
        std::set<unsigned> reached;
        for (unsigned left = 0; left < n; ++left) reached.insert(g[left]);  // taking
        for (unsigned a = 1; a < n; ++a) reached.insert(g[a] ^ g[n - a]);   // splitting
        while (reached.count(g[n])) ++g[n];
    }
    return g;
}

// The first n with guess(n) != table[n]; the size of the table if there is none.
template <class Guess>
unsigned first_mismatch(const std::vector<unsigned>& table, Guess guess) {
    unsigned n = 0;
    while (n < table.size() && guess(n) == table[n]) ++n;
    return n;
}

}  // namespace notes

#endif
