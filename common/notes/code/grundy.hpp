// The code of sprague-grundy.md: C++11, nothing but the standard library.
#ifndef COMMON_NOTES_CODE_GRUNDY_HPP
#define COMMON_NOTES_CODE_GRUNDY_HPP

#include <map>
#include <set>
#include <vector>

namespace notes {

// options(position) is a vector of positions: the rules of the game.
template <class Options>
unsigned grundy(unsigned position, Options options) {
    std::set<unsigned> reached;
    for (const unsigned option : options(position)) reached.insert(grundy(option, options));
    unsigned mex = 0;
    while (reached.count(mex)) ++mex;
    return mex;
}

// The same; `known` keeps the value of every position that has been visited.
template <class Options>
unsigned grundy_with_memo(unsigned position, Options options, std::map<unsigned, unsigned>& known) {
    const auto found = known.find(position);
    if (found != known.end()) return found->second;
    std::set<unsigned> reached;
    for (const unsigned option : options(position)) {
        reached.insert(grundy_with_memo(option, options, known));
    }
    unsigned mex = 0;
    while (reached.count(mex)) ++mex;
    return known[position] = mex;
}

// One heap, from which a move takes 2 or 5 stones.
inline std::vector<unsigned> two_or_five(unsigned heap) {
    std::vector<unsigned> options;
    if (heap >= 2) options.push_back(heap - 2);
    if (heap >= 5) options.push_back(heap - 5);
    return options;
}

// The values of the positions 0, 1, ..., last, where every move leads to a smaller number.
template <class Options>
std::vector<unsigned> grundy_table(unsigned last, Options options) {
    std::vector<unsigned> values(last + 1);
    std::vector<unsigned> mark(last + 2);  // mark[v] == p + 1: an option of p has the value v
    for (unsigned p = 0; p <= last; ++p) {
        for (const unsigned option : options(p)) mark[values[option]] = p + 1;
        while (mark[values[p]] == p + 1) ++values[p];
    }
    return values;
}

}  // namespace notes

#endif
