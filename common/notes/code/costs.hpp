// The code of cycles.md for moves that cost: C++11, nothing but the standard library.
#ifndef COMMON_NOTES_CODE_COSTS_HPP
#define COMMON_NOTES_CODE_COSTS_HPP

#include <algorithm>
#include <cstddef>
#include <functional>
#include <queue>
#include <utility>
#include <vector>

namespace notes {

// Where a move leads to, or comes from, and what it costs: 0 or more.
struct Edge {
    std::size_t state;
    long long cost;
};

// What player A has to pay at most to bring the play into `target`, a set of states without moves,
// while player B makes it as dear as possible; -1 where B keeps the play out of it. chooses[s] tells
// whether A is to move in state s.
inline std::vector<long long> least_costs(const std::vector<std::vector<Edge>>& moves,
                                          const std::vector<bool>& chooses,
                                          const std::vector<std::size_t>& target) {
    const std::size_t states = moves.size();
    std::vector<std::vector<Edge>> back(states);
    std::vector<std::size_t> left(states);  // moves that have made no offer
    for (std::size_t s = 0; s < states; ++s) {
        left[s] = moves[s].size();
        for (const Edge& move : moves[s]) back[move.state].push_back({s, move.cost});
    }
    std::vector<long long> costs(states, -1), dearest(states);
    using Offer = std::pair<long long, std::size_t>;
    std::priority_queue<Offer, std::vector<Offer>, std::greater<Offer>> offers;
    for (const std::size_t end : target) offers.emplace(0, end);
    while (!offers.empty()) {
        const Offer least = offers.top();
        offers.pop();
        if (costs[least.second] >= 0) continue;
        costs[least.second] = least.first;
        for (const Edge& move : back[least.second]) {
            const long long offer = least.first + move.cost;
            dearest[move.state] = std::max(dearest[move.state], offer);
            --left[move.state];
            if (chooses[move.state]) {
                offers.emplace(offer, move.state);
            } else if (left[move.state] == 0) {
                offers.emplace(dearest[move.state], move.state);
            }
        }
    }
    return costs;
}

}  // namespace notes

#endif
