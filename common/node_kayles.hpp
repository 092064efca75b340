// Node Kayles (T. J. Schaefer 1978): a move removes a vertex of a graph and all its neighbours; a
// player who cannot move loses.
#ifndef COMMON_NODE_KAYLES_HPP
#define COMMON_NODE_KAYLES_HPP

#include <algorithm>
#include <bitset>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <utility>
#include <vector>

namespace node_kayles {

/// graph[v] lists the neighbours of v, each once. Undirected: v is a neighbour of its neighbours,
/// but not of itself.
typedef std::vector<std::vector<unsigned>> Graph;

/// A component has no more vertices than this.
const std::size_t kMostVertices = 4096;

namespace detail {

template <std::size_t N>
using Set = std::bitset<N>;  // of vertices, or of values, below N

template <std::size_t N>
Set<N> single(unsigned i) {
    return Set<N>().set(i);
}
// { 0, ..., n - 1 }, 1 <= n <= N
template <std::size_t N>
Set<N> below(std::size_t n) {
    return ~Set<N>() >> (N - n);
}
// Of a set that is not empty. GCC's library has a quick way.
template <std::size_t N>
unsigned least(const Set<N>& set) {
#ifdef __GLIBCXX__
    return unsigned(set._Find_first());
#else
    unsigned i = 0;
    while (!set[i]) ++i;
    return i;
#endif
}
// Of a set that is not empty; without a count of its bits, which takes longer.
template <std::size_t N>
bool is_single(const Set<N>& set) {
    return Set<N>(set).reset(least(set)).none();
}

const unsigned kWhole = ~0u;  // in place of a value that a question asks for: which value is it?
const unsigned kRare = 8;     // few positions have so much: "is it k?" asks for less first

// Finds the Grundy value of a connected graph of 1 to N vertices.
//
// A position is the set of the vertices that are left. Only connected positions are searched; the
// value of any other is the nim-sum of its parts. "Is the value k?" is often answered long before
// the value is known (J. Lemoine and S. Viennot, "Nimbers are inevitable", 2012). So what is kept
// of a position are the values that are still possible, and the largest part that a move leaves is
// not valued: it is asked whether it has the one value that makes the nim-sum k.
template <std::size_t N>
class Solver {
    typedef Set<N> Vertices;
    typedef Set<N> Values;

 public:
    // Keeps what it knows of positions in at most `memory` bytes, or in a few kilobytes.
    Solver(const Graph& graph, std::size_t memory)
        : all_(below<N>(graph.size())), most_(memory / sizeof(Known)), known_(63) {
        for (unsigned v = 0; v < graph.size(); ++v) {
            near_.push_back(single<N>(v));
            for (unsigned next : graph[v]) near_[v].set(next);
        }
        for (unsigned v = 0; v < graph.size(); ++v) {
            around_.push_back(Vertices());
            for (unsigned next : graph[v]) around_[v] |= near_[next] & ~near_[v];
        }
    }

    // For kWhole the value. For any other wanted < N: `wanted` if that is the value, and some other
    // number if it is not.
    unsigned value(unsigned wanted) {
        return least(narrow(all_, known(all_, near_.size()), wanted));
    }

 private:
    struct Option {  // what a move leaves: x ^ rest, where x is the value of `part`, not known yet
        Vertices part;
        Values possible;   // for x
        std::size_t size;  // there is no part where it is 0
        unsigned rest;
        bool operator<(const Option& other) const { return size < other.size; }
    };

    // Each position has one place, and shares it: what is stored last is known.
    struct Known {
        Vertices position;
        Values possible;
    };
    Known& slot(const Vertices& position) {
        return known_[std::hash<Vertices>()(position) % known_.size()];
    }

    // The values that a connected position of `size` vertices may have, as far as is known. That of
    // n > 1 vertices is below n: a game of value n can last n moves, but here the first one takes
    // two vertices.
    Values known(const Vertices& position, std::size_t size) {
        if (size == 1) return single<N>(1);
        const Known& known = slot(position);
        return known.position == position ? known.possible : below<N>(size);
    }

    static bool is_settled(const Values& possible, unsigned wanted) {
        return is_single(possible) || (wanted != kWhole && !possible[wanted]);
    }

    // Searches a connected position, of which `possible` is known, until the question is settled:
    // is the value `wanted`? (kWhole: which is it?) Returns what is possible then.
    Values narrow(const Vertices& position, Values possible, unsigned wanted) {
        if (is_settled(possible, wanted)) return possible;
        const std::size_t base = options_.size();
        search(position, possible, wanted);
        options_.resize(base);
        slot(position) = {position, possible};
        if (++stored_ > known_.size() / 2 && 4 * known_.size() < most_) {
            std::vector<Known> small(4 * known_.size() + 1);
            small.swap(known_);
            for (const Known& known : small) slot(known.position) = known;
            stored_ = 0;
        }
        return possible;
    }

    void search(const Vertices& position, Values& possible, unsigned wanted) {
        const std::size_t base = options_.size();
        // Those that remove much go first.
        for (unsigned v = unsigned(near_.size()); v-- > 0;) {
            if (!position[v]) continue;
            const Option option = evaluate_move(position, v);
            if (option.size > 0) {
                options_.push_back(option);
            } else {
                possible.reset(option.rest);
                if (is_settled(possible, wanted)) return;
            }
        }
        const std::size_t end = options_.size();
        // Small parts are the cheapest to ask. kWhole asks for the least value first, too.
        std::sort(options_.begin() + std::ptrdiff_t(base), options_.end());
        for (unsigned k = wanted >= kRare ? least(possible) : wanted; !is_settled(possible, wanted);
             k = least(possible)) {
            for (std::size_t i = base; i < end && possible[k]; ++i) ask(i, k, possible);
            // The mex is at most k where no option has the value k.
            if (possible[k]) possible &= below<N>(k + 1);
        }
    }

    // Asks option i whether its value is k; strikes its value out of `possible` once that is known.
    // narrow() pushes options of its own, which may move all of them: no reference lasts across it.
    void ask(std::size_t i, unsigned k, Values& possible) {
        const Option option = options_[i];
        if (!option.possible[k ^ option.rest]) return;
        const Values values =
            narrow(option.part, option.possible & known(option.part, option.size), k ^ option.rest);
        options_[i].possible = values;
        if (is_single(values)) possible.reset(least(values) ^ option.rest);
    }

    // The move at v. Searches all parts that it leaves, except the largest one of unknown value.
    Option evaluate_move(const Vertices& position, unsigned v) {
        Option option = {Vertices(), Values(), 0, 0};
        for (Vertices left = position & ~near_[v], part; left.any(); left &= ~part) {
            part = part_of(left, left & around_[v]);
            Vertices asked = part;
            const std::size_t size = part.count();
            Values values = known(part, size);
            if (!is_single(values)) {
                if (size > option.size) {
                    option.size = size;
                    std::swap(asked, option.part);
                    std::swap(values, option.possible);
                }
                if (asked.none()) continue;
                values = narrow(asked, values, kWhole);
            }
            option.rest ^= least(values);
        }
        return option;
    }

    // A part of what a move left of a connected position. Each part touches the border of what was
    // removed, so a part that holds the whole border is the only one. Low names have few
    // neighbours: the walk that starts there is mostly that of the smaller part, and so the shorter.
    Vertices part_of(const Vertices& left, const Vertices& border) const {
        Vertices part = single<N>(least(border));
        for (Vertices fresh = part; fresh.any();) {
            const unsigned v = least(fresh);
            const Vertices more = near_[v] & left & ~part;
            part |= more;
            fresh.reset(v) |= more;
            if ((border & ~part).none()) return left;
        }
        return part;
    }

    const Vertices all_;
    const std::size_t most_;
    std::size_t stored_ = 0;
    std::vector<Vertices> near_;    // v and its neighbours
    std::vector<Vertices> around_;  // what is two steps from v
    std::vector<Option> options_;   // a stack: each search has its own on top
    std::vector<Known> known_;
};

// Solver::value() of a connected graph of 1 to kMostVertices vertices; wanted < kMostVertices, or
// kWhole; at most `memory` bytes for what is known of positions, or a few kilobytes.
template <std::size_t N>
unsigned component_value(const Graph& graph, unsigned wanted, std::size_t memory) {
    if (N < kMostVertices && (graph.size() > N || (wanted >= N && wanted != kWhole))) {
        // Those of up to 128 vertices are the ones that time allows for.
        return component_value<(N == 64 ? 128 : N == 128 ? 512 : 4096)>(graph, wanted, memory);
    }
    return Solver<N>(graph, memory).value(wanted);
}

inline std::vector<Graph> components(const Graph& graph) {
    std::vector<Graph> parts;
    std::vector<unsigned> name(graph.size());  // of each vertex in its part
    std::vector<bool> seen(graph.size());
    for (unsigned v = 0; v < graph.size(); ++v) {
        if (seen[v]) continue;
        seen[v] = true;
        std::vector<unsigned> found(1, v);
        for (std::size_t i = 0; i < found.size(); ++i) {
            for (unsigned next : graph[found[i]]) {
                assert(next < graph.size());
                if (!seen[next]) found.push_back(next);
                seen[next] = true;
            }
        }
        assert(found.size() <= kMostVertices);
        std::sort(found.begin(), found.end(), [&](unsigned a, unsigned b) {  // few neighbours first
            return std::make_pair(graph[a].size(), a) < std::make_pair(graph[b].size(), b);
        });
        for (unsigned i = 0; i < found.size(); ++i) name[found[i]] = i;
        parts.emplace_back(found.size());
        for (std::size_t i = 0; i < found.size(); ++i) {
            std::vector<unsigned>& near = parts.back()[i];
            near.reserve(graph[found[i]].size());
            for (unsigned next : graph[found[i]]) near.push_back(name[next]);
            std::sort(near.begin(), near.end());
        }
    }
    return parts;
}

}  // namespace detail

/// A sum of graphs: a move is made in one of them. The empty sum is 0, a loss for the player to
/// move. No component of a graph has more than kMostVertices vertices. By R. Sprague 1935 and
/// P. M. Grundy 1939 the value of a sum is the nim-sum of its components' values.
///
/// Time is exponential in the size of a component. T below is the time of one search: mostly
/// milliseconds up to 50 vertices, maybe seconds from 60 on. Memory is that of one search, and
/// some kilobytes for each of a thousand components.
class Sum {
 public:
    /// The empty sum. What a search knows of positions takes at most `megabytes`, 1 to 4000: with
    /// more of them, large components take less time.
    explicit Sum(unsigned megabytes = 24) : memory_(std::size_t(megabytes) << 20), values_(1009) {
        assert(megabytes >= 1 && megabytes <= 4000);
    }
    /// Adds a graph. O(vertices + edges), and T for each component but the largest of all so far.
    /// Equal components cancel.
    void add(const Graph& graph) {
        for (Graph& part : detail::components(graph)) {
            if (part == largest_) {
                largest_.clear();
                continue;
            }
            if (part.size() > largest_.size()) part.swap(largest_);
            if (!part.empty()) rest_ ^= value(part, detail::kWhole);
        }
    }
    /// Makes the sum empty. What it knows of components stays.
    void clear() {
        largest_.clear();
        rest_ = 0;
    }
    /// The Grundy value. T of the largest component.
    unsigned grundy() { return largest_.empty() ? rest_ : rest_ ^ value(largest_, detail::kWhole); }
    /// True iff the player to move wins, that is, iff grundy() != 0; often quicker than grundy().
    bool first_wins() { return largest_.empty() ? rest_ != 0 : value(largest_, rest_) != rest_; }

 private:
    unsigned value(const Graph& part, unsigned wanted) {
        std::size_t hash = 0;
        for (const std::vector<unsigned>& near : part) {
            for (unsigned next : near) hash = 31 * hash + next;
        }
        auto& known = values_[hash % values_.size()];
        if (known.first != part) {
            known = std::make_pair(part, detail::kWhole);
        } else if (known.second != detail::kWhole) {
            return known.second;
        } else {
            wanted = detail::kWhole;  // a second question is worth the whole answer
        }
        const unsigned found = detail::component_value<64>(part, wanted, memory_);
        if (wanted == detail::kWhole || found == wanted) known.second = found;
        return found;
    }

    std::size_t memory_;
    Graph largest_;  // one component, not valued before it must be; or none
    unsigned rest_ = 0;
    // The values of components, each at its place; kWhole: not known, but was asked for.
    std::vector<std::pair<Graph, unsigned>> values_;
};

}  // namespace node_kayles

#endif
