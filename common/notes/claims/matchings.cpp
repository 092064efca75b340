// Every theorem, table and period of matchings.md and its solutions, by brute force. The games are played by
// their rules; where a header of common/ computes the same, it is compared with play as well.
#include "matching_game.hpp"
#include "shared.hpp"

namespace claims_matchings {

using namespace claims_tests;

// An undirected graph: the sets of neighbours.
template <class Visit>
void for_all_undirected(unsigned most_vertices, Visit visit) {
    for (unsigned vertices = 1; vertices <= most_vertices; ++vertices) {
        for (unsigned edges = 0; edges < 1u << (vertices * (vertices - 1) / 2); ++edges) {
            Values neighbours(vertices);
            unsigned rest = edges;
            for (unsigned v = 1; v < vertices; ++v) {
                for (unsigned w = 0; w < v; ++w, rest /= 2) {
                    if (rest % 2 == 0) continue;
                    neighbours[v] |= 1u << w;
                    neighbours[w] |= 1u << v;
                }
            }
            visit(neighbours);
        }
    }
}

// Whether the player to move wins from each vertex, by play on the sets of vertices not yet used.
std::vector<bool> play_matching_game(const Values& neighbours) {
    const unsigned vertices = static_cast<unsigned>(neighbours.size());
    std::vector<unsigned> wins(1u << vertices);  // from which vertices of the set, the others used
    for (unsigned set = 1; set < wins.size(); ++set) {
        for (unsigned v = 0; v < vertices; ++v) {
            const unsigned rest = set & ~(1u << v);
            if (rest != set && (neighbours[v] & rest & ~wins[rest])) wins[set] |= 1u << v;
        }
    }
    std::vector<bool> result;
    for (unsigned v = 0; v < vertices; ++v) result.push_back(wins.back() >> v & 1);
    return result;
}

TEST(Claims, GameOfMatchings) {
    const auto [most] = bounds<1>();
    for_all_undirected(most, [](const Values& neighbours) {
        const unsigned vertices = static_cast<unsigned>(neighbours.size());
        Values maximum(1u << vertices);  // the edges of a maximum matching of a set of vertices
        for (unsigned set = 1; set < maximum.size(); ++set) {
            unsigned v = 0;
            while ((set >> v & 1) == 0) ++v;
            const unsigned rest = set & (set - 1);
            maximum[set] = maximum[rest];
            for (unsigned w = 0; w < vertices; ++w) {
                if ((neighbours[v] & rest) >> w & 1) {
                    maximum[set] = std::max(maximum[set], 1 + maximum[rest & ~(1u << w)]);
                }
            }
        }
        const std::vector<bool> wins = play_matching_game(neighbours);
        const unsigned all = (1u << vertices) - 1;
        for (unsigned v = 0; v < vertices; ++v) {
            ASSERT_EQ(wins[v], maximum[all & ~(1u << v)] < maximum[all]);
        }
    });
}

// The colours of a bipartite graph; empty if it is not one.
std::vector<bool> colours(const Values& neighbours) {
    for (unsigned left = 0; left < 1u << neighbours.size(); ++left) {
        bool right = true;
        for (std::size_t v = 0; v < neighbours.size(); ++v) {
            right = right && (neighbours[v] & (left >> v & 1 ? left : ~left)) == 0;
        }
        if (!right) continue;
        std::vector<bool> is_left;
        for (std::size_t v = 0; v < neighbours.size(); ++v) is_left.push_back(left >> v & 1);
        return is_left;
    }
    return {};
}

matching_game::Neighbours as_lists(const Values& neighbours) {
    matching_game::Neighbours lists(neighbours.size());
    for (std::size_t v = 0; v < neighbours.size(); ++v) {
        for (std::size_t w = 0; w < neighbours.size(); ++w) {
            if (neighbours[v] >> w & 1) lists[v].push_back(w);
        }
    }
    return lists;
}

TEST(Claims, WinningStarts) {
    const auto [most] = bounds<1>();
    for_all_undirected(most, [](const Values& neighbours) {
        const std::vector<bool> is_left = colours(neighbours);
        if (is_left.empty()) return;
        ASSERT_EQ(matching_game::winning_starts(as_lists(neighbours), is_left),
                  play_matching_game(neighbours));
    });
}

TEST(Claims, MatchingGameOnBoards) {
    const auto [most_rows, most_columns] = bounds<2>();
    for (unsigned rows = 1; rows <= most_rows; ++rows) {
        for (unsigned columns = 1; columns <= most_columns; ++columns) {
            Values neighbours(rows * columns);
            for (unsigned v = 0; v < rows * columns; ++v) {
                const auto join_to = [&](unsigned w) {
                    neighbours[v] |= 1u << w;
                    neighbours[w] |= 1u << v;
                };
                if (v % columns + 1 < columns) join_to(v + 1);
                if (v / columns + 1 < rows) join_to(v + columns);
            }
            const std::vector<bool> wins = play_matching_game(neighbours);
            for (unsigned v = 0; v < rows * columns; ++v) {
                const bool corner_colour = (v / columns + v % columns) % 2 == 0;
                ASSERT_EQ(wins[v], rows * columns % 2 == 0 || !corner_colour);
            }
        }
    }
}

TEST(Claims, StartChosenByTheFirstPlayer) {
    const auto [most] = bounds<1>();
    for_all_undirected(most, [](const Values& neighbours) {
        // A perfect matching, by pairing the lowest vertex with each of its neighbours.
        const std::function<bool(unsigned)> perfect = [&](unsigned set) {
            if (set == 0) return true;
            unsigned v = 0;
            while ((set >> v & 1) == 0) ++v;
            for (unsigned w = 0; w < neighbours.size(); ++w) {
                const unsigned rest = set & (set - 1);
                if ((neighbours[v] & rest) >> w & 1 && perfect(rest & ~(1u << w))) return true;
            }
            return false;
        };
        const std::vector<bool> wins = play_matching_game(neighbours);
        ASSERT_EQ(std::count(wins.begin(), wins.end(), false) > 0,
                  !perfect((1u << neighbours.size()) - 1));
    });
}

}  // namespace claims_matchings
