// A piece on a node of a directed graph, which moves along its edges. A game's rows: the number of nodes;
// then each edge, from and to, which are the only rows of two.
#ifndef TESTDATA_FAMILIES_GRAPHS_HPP
#define TESTDATA_FAMILIES_GRAPHS_HPP

#include <unordered_set>

#include "core/rules.hpp"

namespace rules {

inline bool is_edge(const Row& row) {
    return row.size() == 2;
}
inline Int edges_of(const Game& game) {
    return std::count_if(game.begin(), game.end(), is_edge);
}

// Where the edges from each node lead, the nodes from 0 on.
inline std::vector<std::vector<std::size_t>> successors(const Game& game) {
    std::vector<std::vector<std::size_t>> out(to_index(game.at(0).at(0)));
    for (const Row& row : game) {
        if (is_edge(row)) out.at(to_index(row[0] - 1)).push_back(to_index(row[1] - 1));
    }
    return out;
}

// Of a component, the node is the first number.
class OnGraph : public Play {
 public:
    explicit OnGraph(const Game& game) {
        std::copy_if(game.begin(), game.end(), std::back_inserter(edges_), is_edge);
    }
    Row fixed() const override {
        Row ends;
        for (const Row& edge : edges_) ends.insert(ends.end(), edge.begin(), edge.end());
        return ends;
    }

 protected:
    bool is_stuck(const Component& piece) const {
        return std::none_of(edges_.begin(), edges_.end(),
                            [&](const Row& edge) { return edge[0] == piece[0]; });
    }
    // Each node to which an edge leads from there, once.
    template <class Visit>
    void for_each_exit(const Component& piece, Visit visit) const {
        std::unordered_set<Int> seen;
        for (const Row& edge : edges_) {
            if (edge[0] == piece[0] && seen.insert(edge[1]).second) visit(edge[1]);
        }
    }

 private:
    std::vector<Row> edges_;
};

// Two players move the piece in turn. State 2 v + p: it is on node v, from 0 on, and p is to move.
struct TwoOnGraph {
    static constexpr Int kUnknown = -1;

    explicit TwoOnGraph(const Game& game) : out(successors(game)) {}
    std::size_t states() const { return 2 * out.size(); }
    bool is_stuck(std::size_t state) const { return out[state / 2].empty(); }
    template <class Visit>
    void for_each_move(std::size_t state, Visit visit) const {
        for (const std::size_t next : out[state / 2]) visit(2 * next + 1 - state % 2);
    }

    // Where this player can force that the opponent gets stuck, or, if not `opponent_alone`, that anyone
    // does: for each state in how many steps of the search that was seen, or kUnknown. Strategies for
    // both players are held against the rules, move by move.
    Row forced(std::size_t player, bool opponent_alone) const {
        const auto is_aim = [&](std::size_t state) {
            return is_stuck(state) && (!opponent_alone || state % 2 != player);
        };
        Row rank = ranks(player, is_aim);
        expect_strategies(player, is_aim, rank);
        return rank;
    }
    static std::string method() {
        return "exits watched one at a time; the strategies that this finds for both players are "
               "held against the rules, state by state";
    }

    std::vector<std::vector<std::size_t>> out;

 private:
    // Each state of the opponent watches one exit that is not known to lead there, as long as there is
    // one.
    template <class IsAim>
    Row ranks(std::size_t player, IsAim is_aim) const {
        Row rank(states(), kUnknown);
        std::vector<std::vector<std::size_t>> watchers(states());
        std::vector<std::size_t> watched(states()), found;
        const auto reach = [&](std::size_t state) {
            rank[state] = static_cast<Int>(found.size());
            found.push_back(state);
        };
        for (std::size_t state = 0; state < states(); ++state) {
            if (is_aim(state)) reach(state);
            if (is_stuck(state)) continue;
            if (state % 2 != player) {
                watchers[2 * out[state / 2][0] + player].push_back(state);
            } else {
                for_each_move(state, [&](std::size_t next) { watchers[next].push_back(state); });
            }
        }
        for (std::size_t i = 0; i < found.size(); ++i) {
            for (const std::size_t state : watchers[found[i]]) {
                if (rank[state] != kUnknown) continue;
                const auto& exits = out[state / 2];
                std::size_t& exit = watched[state];
                if (state % 2 != player) {
                    while (exit < exits.size() && rank[2 * exits[exit] + player] != kUnknown) {
                        ++exit;
                    }
                    if (exit < exits.size()) {
                        watchers[2 * exits[exit] + player].push_back(state);
                        continue;
                    }
                }
                reach(state);
            }
        }
        return rank;
    }
    // Where there is a rank, the player has a move that lowers it, and all moves of the opponent do, down
    // to an end as the player wants it. Where there is none, the opponent has a move to such a state, and
    // no move of the player's leads out of them.
    template <class IsAim>
    void expect_strategies(std::size_t player, IsAim is_aim, const Row& rank) const {
        for (std::size_t state = 0; state < states(); ++state) {
            std::size_t lower = 0, none = 0, moves = 0;
            for_each_move(state, [&](std::size_t next) {
                ++moves;
                none += rank[next] == kUnknown;
                lower += rank[next] != kUnknown && rank[next] < rank[state];
            });
            const bool is_opponent = state % 2 != player;
            const bool holds =
                rank[state] == kUnknown
                    ? !is_aim(state) && (moves == 0 || (is_opponent ? none > 0 : none == moves))
                    : is_aim(state) || (moves > 0 && (is_opponent ? lower == moves : lower > 0));
            if (!holds) throw std::logic_error("a strategy fails");
        }
    }
};

}  // namespace rules

#endif
