// Sprague-Grundy theory: R. Sprague 1935, P. M. Grundy 1939; Winning Ways, chapters 2 to 4.
//
// The Grundy value of a position is the mex of the values of its options. The value of a sum of
// games is the nim-sum (xor) of their values, and the player to move wins iff it is not 0.
#ifndef COMMON_SPRAGUE_GRUNDY_HPP
#define COMMON_SPRAGUE_GRUNDY_HPP

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <limits>
#include <utility>
#include <vector>

namespace sprague_grundy {

/// The mex of n values: the least natural number that is not among `[first, last)`. Forward
/// iterators to any unsigned type; n < 2^32. O(n) time and memory.
template <class Iterator>
unsigned mex(Iterator first, Iterator last) {
    const std::size_t count = static_cast<std::size_t>(std::distance(first, last));
    assert(count <= std::numeric_limits<unsigned>::max());
    // n values leave one of 0 .. n free, so that those from n on do not matter.
    std::vector<bool> present(count);
    for (; first != last; ++first) {
        if (static_cast<std::uint64_t>(*first) < count) {
            present[static_cast<std::size_t>(*first)] = true;
        }
    }
    return static_cast<unsigned>(std::find(present.begin(), present.end(), false) -
                                 present.begin());
}

/// A growing set of natural numbers that knows its mex. Memory: O(greatest value ever inserted).
class MexSet {
 public:
    /// Adds a value below 2^31. Amortised O(1).
    void insert(unsigned value) {
        if (value >= stamps_.size()) {
            assert(value >> 31 == 0);
            stamps_.resize(std::size_t(value) * 2 + 64);
        }
        stamps_[value] = now_;
    }
    /// The least number that was not inserted since the last clear(). Amortised O(1) per insertion.
    unsigned mex() {
        while (mex_ < stamps_.size() && stamps_[mex_] == now_) ++mex_;
        return mex_;
    }
    /// Empties the set. O(1).
    void clear() {
        mex_ = 0;
        ++now_;
    }

 private:
    std::vector<std::uint64_t> stamps_;  // a value is in the set iff its stamp is now_
    std::uint64_t now_ = 1;
    unsigned mex_ = 0;
};

/// Takes the moves from one state; see grundy_values().
class Options {
 public:
    /// A move that leaves the sum of the games `parts`, each a smaller state: one for a plain move,
    /// two or more for a split, none for the end of the game. O(number of parts).
    template <class... State>
    void to(State... parts) {
        to_value(sum(static_cast<unsigned>(parts)...));
    }
    /// The same for the parts in `[first, last)`. O(number of parts).
    template <class Iterator>
    void to_parts(Iterator first, Iterator last) {
        unsigned sum = 0;
        for (; first != last; ++first) sum ^= value(static_cast<unsigned>(*first));
        to_value(sum);
    }
    /// A move to a position of Grundy value `value`, a nim-sum of values of smaller states. O(1).
    void to_value(unsigned value) {
        assert(value < reached_.size());
        reached_[value] = state_ + 1;
    }
    /// The Grundy value of a smaller state. O(1).
    unsigned value(unsigned state) const {
        assert(state < state_);
        return values_[state];
    }

 private:
    template <class Moves>
    friend std::vector<unsigned> grundy_values(std::size_t states, Moves moves);

    explicit Options(std::size_t states) : values_(states) {}

    static unsigned sum() { return 0; }
    template <class... State>
    unsigned sum(unsigned part, State... parts) const {
        return value(part) ^ sum(parts...);
    }
    void close() {
        unsigned mex = 0;
        while (mex < reached_.size() && reached_[mex] == state_ + 1) ++mex;
        if (mex == reached_.size()) reached_.resize(reached_.size() * 2);
        values_[state_++] = mex;
    }

    std::vector<unsigned> values_;
    unsigned state_ = 0;  // the one whose moves are coming; the values before it are known
    // For each value the last state, plus 1, that reached it. The size is a power of two above all
    // known values, and so above their nim-sums: nothing has to grow while moves come in.
    std::vector<unsigned> reached_ = std::vector<unsigned>(64);
};

/// The Grundy values of the states `0 .. states - 1`, states < 2^32. `moves(state, options)`,
/// called with an `unsigned` and an `Options&`, calls `options.to(...)` once for each move from
/// `state`:
///     // Nim where a move takes 1 to 3 stones, or splits a heap into two that are not empty
///     grundy_values(1001, [](unsigned n, Options& options) {
///         for (unsigned take = 1; take <= 3 && take <= n; ++take) options.to(n - take);
///         for (unsigned part = 1; part < n; ++part) options.to(part, n - part);
///     });
/// Moves lead to smaller states only. O(states + number of parts in all moves).
template <class Moves>
std::vector<unsigned> grundy_values(std::size_t states, Moves moves) {
    assert(states <= std::numeric_limits<unsigned>::max());
    Options options(states);
    for (unsigned state = 0; state < states; ++state) {
        moves(state, options);
        options.close();
    }
    return std::move(options.values_);
}

/// The Grundy values of the heaps `0 .. states - 1` where a move takes s stones, s in `set`. Every
/// s >= 1, in any order, repeats allowed. O(states * |set|), about five instructions for each move.
inline std::vector<unsigned> grundy_of_subtraction_set(std::size_t states,
                                                       std::vector<unsigned> set) {
    assert(std::find(set.begin(), set.end(), 0u) == set.end());
    std::sort(set.begin(), set.end());
    // A heap's row of bits says which values it reaches; with |set| moves its own is <= |set|.
    const std::size_t words = set.size() / 64 + 1;
    std::vector<std::uint64_t> reached(states * words);
    std::vector<std::size_t> offsets;  // from a heap's row to the rows of the heaps that reach it
    for (const unsigned s : set) offsets.push_back(s * words);

    std::vector<unsigned> values(states);
    for (std::size_t heap = 0; heap < states; ++heap) {
        std::uint64_t* word = &reached[heap * words];
        unsigned value = 0;
        for (; ~*word == 0; ++word) value += 64;
        const std::uint64_t free = ~*word & (*word + 1);  // the least zero bit
        std::uint64_t rest = free;
        for (unsigned half = 32; rest > 1; half /= 2) {
            if (rest >> half == 0) continue;
            rest >>= half;
            value += half;
        }
        values[heap] = value;
        const std::size_t left = reached.size() - heap * words;
        while (!offsets.empty() && offsets.back() >= left) offsets.pop_back();
        for (const std::size_t offset : offsets) word[offset] |= free;
    }
    return values;
}

/// A directed graph on the nodes `0 .. nodes - 1`, its edges in one array.
class Graph {
 public:
    typedef std::pair<unsigned, unsigned> Edge;  // from, to

    /// The nodes that edges lead to from one node, repeated as the edges are. They last as long as
    /// the graph. All O(1).
    class Successors {
     public:
        Successors(const unsigned* first, const unsigned* last) : first_(first), last_(last) {}
        const unsigned* begin() const { return first_; }
        const unsigned* end() const { return last_; }
        std::size_t size() const { return static_cast<std::size_t>(last_ - first_); }
        /// i < size()
        unsigned operator[](std::size_t i) const {
            assert(i < size());
            return first_[i];
        }

     private:
        const unsigned* first_;
        const unsigned* last_;
    };

    /// Both ends of every edge are below `nodes`; repeated edges and loops are allowed.
    /// O(nodes + edges).
    Graph(std::size_t nodes, const std::vector<Edge>& edges)
        : start_(nodes + 1), targets_(edges.size()) {
        for (const Edge& edge : edges) {
            assert(edge.first < nodes && edge.second < nodes);
            ++start_[edge.first];
        }
        for (std::size_t node = 0; node < nodes; ++node) start_[node + 1] += start_[node];
        for (const Edge& edge : edges) targets_[--start_[edge.first]] = edge.second;
    }
    /// The number of nodes. O(1).
    std::size_t size() const { return start_.size() - 1; }
    /// node < size(). O(1).
    Successors operator[](std::size_t node) const {
        assert(node < size());
        return Successors(targets_.data() + start_[node], targets_.data() + start_[node + 1]);
    }

 private:
    std::vector<std::size_t> start_;  // node's successors: targets_[start_[node] .. start_[node+1])
    std::vector<unsigned> targets_;
};

/// The Grundy values of the nodes of a DAG, where a move follows an edge; empty where the graph has
/// a cycle. `graph` is a Graph, or a vector of vectors of successors, of fewer than 2^32 - 2 nodes.
/// O(nodes + edges), without recursion.
template <class AnyGraph>
std::vector<unsigned> grundy_of_dag(const AnyGraph& graph) {
    // No node has so many successors that these could be Grundy values.
    const unsigned unseen = std::numeric_limits<unsigned>::max(), open = unseen - 1;
    assert(graph.size() < open);
    struct Frame {
        unsigned node;
        std::size_t next;  // which successor to look at next
    };
    std::vector<unsigned> values(graph.size(), unseen);
    std::vector<Frame> path;
    const auto enter = [&](unsigned node) {
        values[node] = open;
        path.push_back(Frame{node, 0});
    };
    MexSet reachable;
    for (unsigned root = 0; root < values.size(); ++root) {
        if (values[root] == unseen) enter(root);
        while (!path.empty()) {
            Frame& frame = path.back();
            const auto& successors = graph[frame.node];
            if (frame.next < successors.size()) {
                const unsigned node = static_cast<unsigned>(successors[frame.next++]);
                assert(node < values.size());
                if (values[node] == open) return std::vector<unsigned>();
                if (values[node] == unseen) enter(node);
            } else {
                reachable.clear();
                for (const auto node : successors) {
                    reachable.insert(values[static_cast<std::size_t>(node)]);
                }
                values[frame.node] = reachable.mex();
                path.pop_back();
            }
        }
    }
    return values;
}

/// The nim-sum (xor) of `[first, last)`, any integers. O(n).
template <class Iterator>
typename std::iterator_traits<Iterator>::value_type nim_sum(Iterator first, Iterator last) {
    typedef typename std::iterator_traits<Iterator>::value_type Value;
    Value sum = 0;
    for (; first != last; ++first) sum = static_cast<Value>(sum ^ *first);
    return sum;
}

/// True iff the player to move wins the sum of games of these Grundy values in normal play, where a
/// player who cannot move loses. (Heaps of Nim are their own Grundy values.) O(n).
/// Theorem: C. L. Bouton 1901 for Nim; for sums Sprague 1935, Grundy 1939.
template <class Iterator>
bool first_wins(Iterator first, Iterator last) {
    return nim_sum(first, last) != 0;
}

/// True iff the player to move wins the sum of games of these Grundy values, if a player who faces
/// nothing but values of 0 wins. That is misere play where value 0 means that there is no move, as
/// in Nim. Where a component of value 0 may still have moves, misere play is another game. O(n).
/// Theorem: C. L. Bouton 1901 for Nim; for sums Jia Zhihao (SJ) 2009.
template <class Iterator>
bool first_wins_misere(Iterator first, Iterator last) {
    bool above_one = false;
    for (Iterator i = first; i != last; ++i) above_one = above_one || *i > 1;
    return first_wins(first, last) == above_one;
}

/// A move in a sum: component `index` becomes `to`. Where there is no such move, `index` is the
/// number of components, and `to` means nothing.
template <class Value>
struct Move {
    std::size_t index;
    Value to;
};

/// A winning move of Nim: heap `index` is left with `to` stones. Heaps are at least 0. O(n).
/// Theorem: C. L. Bouton 1901.
template <class Iterator>
Move<typename std::iterator_traits<Iterator>::value_type> winning_move(Iterator first,
                                                                       Iterator last) {
    typedef typename std::iterator_traits<Iterator>::value_type Value;
    const Value sum = nim_sum(first, last);
    Move<Value> move = {};
    for (; first != last; ++first, ++move.index) {
        move.to = static_cast<Value>(*first ^ sum);
        if (move.to < *first) break;
    }
    return move;
}

/// A winning move of misere Nim, where the player who takes the last stone loses: heap `index` is
/// left with `to` stones. Heaps are at least 0. Where no stones are left the player to move has
/// won, without a move. O(n).
/// Theorem: C. L. Bouton 1901.
template <class Iterator>
Move<typename std::iterator_traits<Iterator>::value_type> winning_move_misere(Iterator first,
                                                                              Iterator last) {
    typedef typename std::iterator_traits<Iterator>::value_type Value;
    const Value sum = nim_sum(first, last);
    std::size_t large = 0;
    for (Iterator i = first; i != last; ++i) large += *i > 1;
    Move<Value> move = {};
    for (; first != last; ++first, ++move.index) {
        // The opponent loses at nim-sum 0 if some heap is above 1, at nim-sum 1 if none is. One
        // heap above 1 alone has neither nim-sum, so the other heaps decide which one to leave.
        const Value rest = large == (*first > 1);
        move.to = static_cast<Value>(*first ^ sum ^ rest);
        if (move.to < *first) break;
    }
    return move;
}

/// A winning move of the sum of one game for each token of `[first, last)`, which stands on a node
/// of the DAG: token `index` moves to node `to`. `values` are the nodes' values (see
/// grundy_of_dag). O(tokens + successors of one node).
template <class AnyGraph, class Iterator>
Move<unsigned> winning_move_on_dag(const AnyGraph& graph, const std::vector<unsigned>& values,
                                   Iterator first, Iterator last) {
    assert(values.size() == graph.size());
    unsigned sum = 0;
    for (Iterator i = first; i != last; ++i) {
        const std::size_t node = static_cast<std::size_t>(*i);
        assert(node < values.size());
        sum ^= values[node];
    }
    Move<unsigned> move = {};
    for (; first != last; ++first, ++move.index) {
        const std::size_t node = static_cast<std::size_t>(*first);
        if ((values[node] ^ sum) >= values[node]) continue;
        for (const auto next : graph[node]) {
            move.to = static_cast<unsigned>(next);
            if (values[move.to] == (values[node] ^ sum)) return move;
        }
    }
    return move;
}

}  // namespace sprague_grundy

#endif
