// Games of the exercises, by their rules, and a plain search.
#ifndef COMMON_NOTES_EXERCISES_PLAY_HPP
#define COMMON_NOTES_EXERCISES_PLAY_HPP

#include <algorithm>
#include <functional>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace exercises {

using Numbers = std::vector<unsigned>;

// A move: how a reader tells it, and the position that it leaves.
struct Move {
    Numbers told, left;
};
// The moves from a position.
using Rules = std::function<std::vector<Move>(const Numbers&)>;

class Play {
 public:
    enum End { normal, misere };  // a player who cannot move loses; wins

    explicit Play(Rules rules, End end = normal) : rules_(std::move(rules)), end_(end) {}

    bool wins(const Numbers& position) {
        const auto known = wins_.find(position);
        if (known != wins_.end()) return known->second;
        const std::vector<Move> moves = rules_(position);
        bool result = moves.empty() && end_ == misere;
        for (std::size_t i = 0; i < moves.size() && !result; ++i) result = !wins(moves[i].left);
        return wins_[position] = result;
    }

    // The winning moves, as they are told.
    std::vector<Numbers> winning(const Numbers& position) {
        std::set<Numbers> told;
        for (const Move& move : rules_(position)) {
            if (!wins(move.left)) told.insert(move.told);
        }
        return {told.begin(), told.end()};
    }

    unsigned winning_moves(const Numbers& position) {
        unsigned count = 0;
        for (const Move& move : rules_(position)) count += !wins(move.left);
        return count;
    }

    unsigned value(const Numbers& position) {
        const auto known = values_.find(position);
        if (known != values_.end()) return known->second;
        std::set<unsigned> reached;
        for (const Move& move : rules_(position)) reached.insert(value(move.left));
        unsigned mex = 0;
        while (reached.count(mex)) ++mex;
        return values_[position] = mex;
    }

    const Rules& rules() const { return rules_; }

 private:
    Rules rules_;
    End end_;
    std::map<Numbers, bool> wins_;
    std::map<Numbers, unsigned> values_;
};

// What a move may take from a heap of n stones.
using Takes = std::function<Numbers(unsigned n)>;

inline Takes from_to(unsigned least, unsigned most) {
    return [=](unsigned n) {
        Numbers takes;
        for (unsigned t = least; t <= std::min(n, most); ++t) takes.push_back(t);
        return takes;
    };
}
inline Takes up_to(unsigned most) {
    return from_to(1, most);
}
inline Takes any_number() {
    return up_to(~0u);
}
inline Takes one_of(Numbers set) {
    return [=](unsigned n) {
        Numbers takes;
        for (const unsigned s : set) {
            if (s <= n) takes.push_back(s);
        }
        return takes;
    };
}
inline Numbers half(unsigned n) {
    return up_to(n / 2)(n);
}

// Takes from one heap, in whatever order the heaps stand; told as the stones taken and the heap.
inline Rules heaps(Takes takes) {
    return [=](const Numbers& position) {
        std::vector<Move> moves;
        for (std::size_t i = 0; i < position.size(); ++i) {
            for (const unsigned t : takes(position[i])) {
                moves.push_back({{t, position[i]}, position});
                moves.back().left[i] -= t;
                std::sort(moves.back().left.begin(), moves.back().left.end());
            }
        }
        return moves;
    };
}

// The same with a game of its own for each heap.
inline Rules in_turn(std::vector<Takes> takes) {
    return [=](const Numbers& position) {
        std::vector<Move> moves;
        for (std::size_t i = 0; i < position.size(); ++i) {
            for (const unsigned t : takes[i](position[i])) {
                moves.push_back({{t, position[i]}, position});
                moves.back().left[i] -= t;
            }
        }
        return moves;
    };
}

// A piece in the place (x, y), which makes one of these steps.
inline Rules steps(std::vector<std::pair<int, int>> all) {
    return [=](const Numbers& cell) {
        std::vector<Move> moves;
        for (const auto& step : all) {
            const int x = static_cast<int>(cell[0]) + step.first;
            const int y = static_cast<int>(cell[1]) + step.second;
            if (x < 0 || y < 0) continue;
            const Numbers left = {static_cast<unsigned>(x), static_cast<unsigned>(y)};
            moves.push_back({left, left});
        }
        return moves;
    };
}

inline Rules either(Rules one, Rules other) {
    return [=](const Numbers& position) {
        std::vector<Move> moves = one(position);
        for (const Move& move : other(position)) moves.push_back(move);
        return moves;
    };
}

// Takes `takes` stones from a heap and leaves up to two of them; an order of heaps makes no
// difference. Told as the heap and what is left of it.
inline Rules rows(Takes takes) {
    return [=](const Numbers& position) {
        std::vector<Move> moves;
        for (std::size_t i = 0; i < position.size(); ++i) {
            for (const unsigned t : takes(position[i])) {
                const unsigned rest = position[i] - t;
                for (unsigned a = 0; 2 * a <= rest; ++a) {
                    Move move = {{position[i]}, position};
                    move.left.erase(move.left.begin() + static_cast<std::ptrdiff_t>(i));
                    for (const unsigned part : {a, rest - a}) {
                        if (part == 0) continue;
                        move.told.push_back(part);
                        move.left.push_back(part);
                    }
                    std::sort(move.left.begin(), move.left.end());
                    moves.push_back(move);
                }
            }
        }
        return moves;
    };
}

// Pieces move along the edges of a graph; told as the two nodes.
using Successors = std::vector<Numbers>;
inline Rules pieces(Successors graph) {
    return [=](const Numbers& position) {
        std::vector<Move> moves;
        for (std::size_t i = 0; i < position.size(); ++i) {
            for (const unsigned to : graph[position[i]]) {
                moves.push_back({{position[i], to}, position});
                moves.back().left[i] = to;
            }
        }
        return moves;
    };
}
inline Successors graph_of(unsigned nodes,
                           const std::vector<std::pair<unsigned, unsigned>>& edges) {
    Successors successors(nodes + 1);
    for (const auto& edge : edges) successors[edge.first].push_back(edge.second);
    return successors;
}

// Stairs 1, 2, ...: up to `most` stones go down `down` stairs. Told as the stair and the stones.
inline Rules staircase(unsigned down = 1, unsigned most = ~0u) {
    return [=](const Numbers& stairs) {
        std::vector<Move> moves;
        for (std::size_t i = down; i <= stairs.size(); ++i) {
            for (unsigned t = 1; t <= std::min(stairs[i - 1], most); ++t) {
                moves.push_back({{static_cast<unsigned>(i), t}, stairs});
                moves.back().left[i - 1] -= t;
                if (i > down) moves.back().left[i - 1 - down] += t;
            }
        }
        return moves;
    };
}

// Georgia and Bob: ascending cells. Told as from, to.
inline std::vector<Move> slide(const Numbers& cells) {
    std::vector<Move> moves;
    for (std::size_t i = 0; i < cells.size(); ++i) {
        for (unsigned to = i == 0 ? 1 : cells[i - 1] + 1; to < cells[i]; ++to) {
            moves.push_back({{cells[i], to}, cells});
            moves.back().left[i] = to;
        }
    }
    return moves;
}

// Chess Masters: cells with 1 for a piece. Told as from, to, counted from 1.
inline std::vector<Move> jump(const Numbers& cells) {
    std::vector<Move> moves;
    for (std::size_t from = 0; from < cells.size(); ++from) {
        std::size_t to = from;
        while (to < cells.size() && cells[to] == 1) ++to;
        if (to == from || to == cells.size()) continue;
        moves.push_back({{static_cast<unsigned>(from + 1), static_cast<unsigned>(to + 1)}, cells});
        std::swap(moves.back().left[from], moves.back().left[to]);
    }
    return moves;
}

// Wythoff's game; from both heaps numbers that differ by less than m. Told as what is taken from
// the first heap and from the second.
inline Rules wythoff(unsigned m = 1) {
    return [=](const Numbers& position) {
        std::vector<Move> moves;
        for (unsigned t = 0; t <= position[0]; ++t) {
            for (unsigned u = 0; u <= position[1]; ++u) {
                const bool both = t > 0 && u > 0 && t < u + m && u < t + m;
                if (both || (t == 0) != (u == 0)) {
                    moves.push_back({{t, u}, {position[0] - t, position[1] - u}});
                }
            }
        }
        return moves;
    };
}

// Every-SG with heaps from which at most `most` are taken: from each heap that is not empty.
inline Rules from_every_heap(unsigned most) {
    return [=](const Numbers& position) {
        std::vector<Numbers> all(1);
        for (const unsigned heap : position) {
            std::vector<Numbers> longer;
            for (const Numbers& start : all) {
                for (unsigned left = heap - std::min(heap, most); left < std::max(heap, 1u);
                     ++left) {
                    longer.push_back(start);
                    longer.back().push_back(left);
                }
            }
            all.swap(longer);
        }
        std::vector<Move> moves;
        for (const Numbers& left : all) {
            if (left != position) moves.push_back({left, left});
        }
        return moves;
    };
}

// Moore's Nim: one to k heaps are lowered. Told as all heaps that are left.
inline Rules moore(unsigned k) {
    return [=](const Numbers& position) {
        std::vector<std::pair<Numbers, unsigned>> all(1);  // with the number of heaps lowered
        for (const unsigned heap : position) {
            std::vector<std::pair<Numbers, unsigned>> longer;
            for (const auto& start : all) {
                for (unsigned left = 0; left <= heap; ++left) {
                    longer.push_back(start);
                    longer.back().first.push_back(left);
                    longer.back().second += left < heap;
                    if (longer.back().second > k) longer.pop_back();
                }
            }
            all.swap(longer);
        }
        std::vector<Move> moves;
        for (const auto& left : all) {
            if (left.second > 0) moves.push_back({left.first, left.first});
        }
        return moves;
    };
}

// One heap of n stones, of which at most q may be taken now and at most times * t after a move that
// takes t. Told as t.
inline Rules dynamic(unsigned times) {
    return [=](const Numbers& position) {
        std::vector<Move> moves;
        for (unsigned t = 1; t <= std::min(position[0], position[1]); ++t) {
            moves.push_back({{t}, {position[0] - t, times * t}});
        }
        return moves;
    };
}

// Cells with 1 for a cross. The first to fill one of the lines wins: then no move is left. Told as
// the cell, counted from 1.
inline Rules crosses(std::vector<Numbers> lines) {
    return [=](const Numbers& cells) {
        std::vector<Move> moves;
        for (const Numbers& line : lines) {
            if (std::all_of(line.begin(), line.end(), [&](unsigned i) { return cells[i] == 1; })) {
                return moves;
            }
        }
        for (unsigned i = 0; i < cells.size(); ++i) {
            if (cells[i] == 1) continue;
            moves.push_back({{i + 1}, cells});
            moves.back().left[i] = 1;
        }
        return moves;
    };
}

// Chomp, position[i] squares in row i + 1; the poisoned square is not picked. Where a row has
// `endless` squares, only the first columns are picked. Told as row, column.
const unsigned endless = 1000;
inline std::vector<Move> chomp(const Numbers& rows) {
    std::vector<Move> moves;
    for (unsigned i = 0; i < rows.size(); ++i) {
        // Enough columns that each row can be left longer than all below it.
        const unsigned columns = rows[i] < endless ? rows[i] : 10 - 2 * i;
        for (unsigned j = i == 0 ? 2 : 1; j <= columns; ++j) {
            moves.push_back({{i + 1, j}, rows});
            Numbers& left = moves.back().left;
            for (unsigned k = i; k < left.size(); ++k) left[k] = std::min(left[k], j - 1);
        }
    }
    return moves;
}

inline std::vector<Move> euclid(const Numbers& pair) {
    std::vector<Move> moves;
    for (unsigned a = pair[0]; pair[1] > 0 && a >= pair[1];) {
        a -= pair[1];
        const Numbers left = {std::max(a, pair[1]), std::min(a, pair[1])};
        moves.push_back({left, left});
    }
    return moves;
}

// Pieces of chocolate, as pairs of sides in a row: one of them is broken.
inline std::vector<Move> break_bar(const Numbers& sides) {
    std::vector<Move> moves;
    for (std::size_t i = 0; i < sides.size(); i += 2) {
        for (const std::size_t side : {i, i + 1}) {
            for (unsigned part = 1; part < sides[side]; ++part) {
                Numbers left = sides;
                left[side] -= part;
                left.push_back(side == i ? part : sides[i]);
                left.push_back(side == i ? sides[i + 1] : part);
                moves.push_back({left, left});
            }
        }
    }
    return moves;
}

// Dominoes on a board of r x c cells, of which the numbers of the free ones are listed.
inline Rules dominoes(unsigned columns) {
    return [=](const Numbers& free) {
        std::vector<Move> moves;
        for (const unsigned cell : free) {
            for (const unsigned other : {cell + 1, cell + columns}) {
                if (other == cell + 1 && other % columns == 0) continue;
                if (!std::binary_search(free.begin(), free.end(), other)) continue;
                Numbers left;
                for (const unsigned f : free) {
                    if (f != cell && f != other) left.push_back(f);
                }
                moves.push_back({{cell, other}, left});
            }
        }
        return moves;
    };
}

// Coins, 1 for heads. sets(n) are the other places that a move with the rightmost coin n turns.
// Told as the places turned.
using Sets = std::function<std::vector<Numbers>(unsigned n)>;
inline Rules coins(Sets sets) {
    return [=](const Numbers& position) {
        std::vector<Move> moves;
        for (unsigned n = 1; n <= position.size(); ++n) {
            if (position[n - 1] == 0) continue;
            for (Numbers turned : sets(n)) {
                turned.push_back(n);
                moves.push_back({turned, position});
                for (const unsigned place : turned) moves.back().left[place - 1] ^= 1;
            }
        }
        return moves;
    };
}

// Green Hackenbush on the ground 0: which edges are left. Told as the ends of the edge that is cut.
using Edges = std::vector<std::pair<unsigned, unsigned>>;
inline Rules hackenbush(Edges edges) {
    return [=](const Numbers& position) {
        std::vector<Move> moves;
        for (const unsigned cut : position) {
            std::set<unsigned> grounded = {0}, stay;
            for (std::size_t round = 0; round < position.size(); ++round) {
                for (const unsigned e : position) {
                    const auto [a, b] = edges[e];
                    if (e == cut || grounded.count(a) + grounded.count(b) == 0) continue;
                    stay.insert(e);
                    grounded.insert({a, b});
                }
            }
            moves.push_back({{edges[cut].first, edges[cut].second}, {stay.begin(), stay.end()}});
        }
        return moves;
    };
}

// The game of matchings; the position is the vertex of the piece, then those that are used.
inline Rules matchings(Successors neighbours) {
    return [=](const Numbers& position) {
        std::vector<Move> moves;
        const std::set<unsigned> used(position.begin() + 1, position.end());
        for (const unsigned next : neighbours[position[0]]) {
            if (used.count(next)) continue;
            std::set<unsigned> now = used;
            now.insert(next);
            Move move = {{position[0], next}, {next}};
            move.left.insert(move.left.end(), now.begin(), now.end());
            moves.push_back(move);
        }
        return moves;
    };
}

}  // namespace exercises

#endif
