// Node Kayles (T. J. Schaefer 1978): a move removes a vertex of a graph and all its neighbours; a
// player who cannot move loses.
#ifndef COMMON_NODE_KAYLES_HPP
#define COMMON_NODE_KAYLES_HPP

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

namespace node_kayles {

/// graph[v] lists the neighbours of v, each once. Undirected: v is a neighbour of its neighbours,
/// but not of itself.
typedef std::vector<std::vector<unsigned>> Graph;

namespace detail {

// How many bits of x are set, and which are the lowest and the highest of them, x != 0.
// NODE_KAYLES_PORTABLE asks for standard C++ even where the compiler has more to offer, so that it
// can be tested.
#if defined(__GNUC__) && !defined(NODE_KAYLES_PORTABLE)
inline unsigned count_ones(std::uint64_t x) {
    return static_cast<unsigned>(__builtin_popcountll(x));
}
inline unsigned lowest_one(std::uint64_t x) {
    return static_cast<unsigned>(__builtin_ctzll(x));
}
inline unsigned highest_one(std::uint64_t x) {
    return 63 - static_cast<unsigned>(__builtin_clzll(x));
}
#else
// Adds neighbouring bits, then pairs, then fours; the product adds the bytes.
inline unsigned count_ones(std::uint64_t x) {
    x -= x >> 1 & 0x5555555555555555u;
    x = (x & 0x3333333333333333u) + (x >> 2 & 0x3333333333333333u);
    x = (x + (x >> 4)) & 0x0F0F0F0F0F0F0F0Fu;
    return static_cast<unsigned>(x * 0x0101010101010101u >> 56);
}
// x ^ (x - 1) has that bit and all below it.
inline unsigned lowest_one(std::uint64_t x) {
    return count_ones(x ^ (x - 1)) - 1;
}
inline unsigned highest_one(std::uint64_t x) {
    for (unsigned shift = 1; shift < 64; shift *= 2) x |= x >> shift;
    return count_ones(x) - 1;
}
#endif

// A set of integers in [0, 64 * Words).
template <unsigned Words>
class Set {
 public:
    Set() : words_() {}
    // { i }
    static Set single(unsigned i) {
        Set set;
        set.words_[index(i)] = std::uint64_t(1) << i % 64;
        return set;
    }
    // { 0, ..., n - 1 }, n <= 64 * Words
    static Set below(std::size_t n) {
        Set set;
        for (unsigned w = 0; w < Words && n > 64 * w; ++w) {
            set.words_[w] = ~std::uint64_t(0) >> (n < 64 * (w + 1) ? 64 * (w + 1) - n : 0);
        }
        return set;
    }
    bool empty() const {
        std::uint64_t any = 0;
        for (unsigned w = 0; w < Words; ++w) any |= words_[w];
        return any == 0;
    }
    bool is_single() const { return !empty() && after_least().empty(); }
    unsigned size() const {
        unsigned sum = 0;
        for (unsigned w = 0; w < Words; ++w) sum += count_ones(words_[w]);
        return sum;
    }
    bool has(unsigned i) const { return words_[index(i)] >> i % 64 & 1; }
    // Of a set that is not empty: the least element, all the others, and the greatest element.
    unsigned least() const {
        const unsigned w = first_word();
        return 64 * w + lowest_one(words_[w]);
    }
    Set after_least() const {
        Set set = *this;
        const unsigned w = first_word();
        set.words_[w] &= words_[w] - 1;
        return set;
    }
    unsigned greatest() const {
        unsigned w = Words - 1;
        while (w > 0 && words_[w] == 0) --w;
        return 64 * w + highest_one(words_[w]);
    }
    Set operator&(const Set& other) const {
        Set set;
        for (unsigned w = 0; w < Words; ++w) set.words_[w] = words_[w] & other.words_[w];
        return set;
    }
    Set operator|(const Set& other) const {
        Set set;
        for (unsigned w = 0; w < Words; ++w) set.words_[w] = words_[w] | other.words_[w];
        return set;
    }
    Set operator-(const Set& other) const {
        Set set;
        for (unsigned w = 0; w < Words; ++w) set.words_[w] = words_[w] & ~other.words_[w];
        return set;
    }
    bool operator==(const Set& other) const {
        std::uint64_t differ = 0;
        for (unsigned w = 0; w < Words; ++w) differ |= words_[w] ^ other.words_[w];
        return differ == 0;
    }
    std::uint64_t hash() const {
        std::uint64_t h = 0;
        for (unsigned w = 0; w < Words; ++w) {
            h ^= words_[w];
            h = (h ^ h >> 32) * 0x9E3779B97F4A7C15u;
        }
        return h;
    }

 private:
    // A constant if there is only one word: then that word can stay in a register.
    static unsigned index(unsigned i) { return Words == 1 ? 0 : i / 64; }
    unsigned first_word() const {
        unsigned w = 0;
        while (w + 1 < Words && words_[w] == 0) ++w;
        return w;
    }

    std::uint64_t words_[Words];
};

// What is known of the values of positions. Its memory is bounded, so it may forget any of it.
template <unsigned Words>
class Memo {
 public:
    typedef Set<Words> Vertices;
    typedef Set<Words> Values;
    struct Entry {
        Vertices position;  // empty: the entry is free
        Values possible;    // the values that are not excluded
    };

    // For at most `bytes` of entries, but at least 256 of them.
    explicit Memo(std::size_t bytes)
        : entries_(256 + kReach),
          used_(0),
          most_(std::max(entries_.size(), bytes / sizeof(Entry))) {}

    // The entry that the position has or, where it has none, would get: a free one, or another
    // position's, to be overwritten. So compare `position` before use.
    Entry& slot(const Vertices& position) {
        const std::size_t homes = entries_.size() - kReach;
        const std::size_t home = static_cast<std::size_t>((position.hash() >> 32) * homes >> 32);
        for (std::size_t i = home;; ++i) {
            Entry& entry = entries_[i];
            if (entry.position == position || entry.position.empty() || i == home + kReach) {
                return entry;
            }
        }
    }
    void store(const Vertices& position, const Values& possible) {
        Entry& entry = slot(position);
        used_ += entry.position.empty();
        entry.position = position;
        entry.possible = possible;
        if (2 * used_ > entries_.size() && entries_.size() < most_) grow();
    }

 private:
    static const std::size_t kReach = 7;

    // Doubles the table as far as it may grow. Entries move up, so the last one goes first; one may
    // overwrite or hide another: then that is forgotten.
    void grow() {
        const std::size_t size = entries_.size();
        // From here on the table grows in place, so that memory never holds two.
        if (size > most_ / 16) entries_.reserve(most_);
        entries_.resize(std::min(2 * size - kReach, most_));
        for (std::size_t i = size; i-- > 0;) {
            Entry entry = {Vertices(), Values()};
            std::swap(entry, entries_[i]);
            if (!entry.position.empty()) slot(entry.position) = entry;
        }
    }

    std::vector<Entry> entries_;  // the homes, and after them what the last ones reach
    std::size_t used_, most_;
};

const std::size_t kMostVertices = 4096;  // of a component

// In place of a value that a question asks for: which value is it?
const unsigned kWhole = ~0u;
// Few positions have this value or more. "Is it k?" is then answered by asking for less first.
const unsigned kRare = 8;

// Finds the Grundy value of a connected graph of 1 to 64 * Words vertices.
//
// A position is the set of the vertices that are left. Only connected positions are searched; the
// value of any other is the nim-sum of its parts. "Is the value k?" is often answered long before
// the value is known (J. Lemoine and S. Viennot, "Nimbers are inevitable", 2012). So the memo holds
// the values that are still possible, and the largest part that a move leaves is not valued: it is
// asked whether it has the one value that makes the nim-sum k.
template <unsigned Words>
class Solver {
    typedef Set<Words> Vertices;
    typedef Set<Words> Values;

 public:
    Solver(const Graph& graph, std::size_t memory)
        : all_(Vertices::below(graph.size())), memo_(memory) {
        for (unsigned v = 0; v < graph.size(); ++v) {
            near_.push_back(Vertices::single(v));
            for (unsigned next : graph[v]) near_[v] = near_[v] | Vertices::single(next);
        }
        for (unsigned v = 0; v < graph.size(); ++v) {
            around_.push_back(Vertices());
            for (unsigned next : graph[v]) around_[v] = around_[v] | (near_[next] - near_[v]);
        }
    }

    // For kWhole the value. For any other wanted < 64 * Words: `wanted` if that is the value, and
    // some other number if it is not.
    unsigned value(unsigned wanted) { return narrow(all_, known(all_), wanted).least(); }

 private:
    // A move. What it leaves has the value x ^ rest, where x is the value of `part`, not known yet.
    struct Option {
        Vertices part;
        Values possible;      // for x
        unsigned size, rest;  // there is no part where size is 0
        bool operator<(const Option& other) const { return size < other.size; }
    };

    // The values that a connected position may have, as far as is known. That of n > 1 vertices is
    // below n: a game of value n can last n moves, but here the first one takes two vertices.
    Values known(const Vertices& position) {
        if (position.is_single()) return Values::single(1);
        const typename Memo<Words>::Entry& entry = memo_.slot(position);
        return entry.position == position ? entry.possible : Values::below(position.size());
    }

    static bool is_settled(const Values& possible, unsigned wanted) {
        return possible.is_single() || (wanted != kWhole && !possible.has(wanted));
    }

    // Searches a connected position, of which `possible` is known, until the question is settled:
    // is the value `wanted`? (kWhole: which is it?) Returns what is possible then.
    Values narrow(const Vertices& position, Values possible, unsigned wanted) {
        if (is_settled(possible, wanted)) return possible;
        const std::size_t base = options_.size();
        search(position, possible, wanted);
        options_.resize(base);
        memo_.store(position, possible);
        return possible;
    }

    void search(const Vertices& position, Values& possible, unsigned wanted) {
        const std::size_t base = options_.size();
        for (Vertices left = position; !left.empty(); left = left.after_least()) {
            const Option option = evaluate_move(position, left.least());
            if (option.size > 0) {
                options_.push_back(option);
            } else {
                possible = possible - Values::single(option.rest);
                if (is_settled(possible, wanted)) return;
            }
        }
        const std::size_t end = options_.size();
        // Small parts are the cheapest to ask. kWhole asks for the least value first, too.
        std::sort(options_.begin() + static_cast<std::ptrdiff_t>(base), options_.end());
        for (unsigned k = wanted >= kRare ? possible.least() : wanted;
             !is_settled(possible, wanted); k = possible.least()) {
            for (std::size_t i = base; i < end && possible.has(k); ++i) ask(i, k, possible);
            // The mex is at most k where no option has the value k.
            if (possible.has(k)) possible = possible & Values::below(k + 1);
        }
    }

    // Asks option i whether its value is k; strikes its value out of `possible` once that is known.
    // narrow() pushes options of its own, which may move all of them: no reference lasts across it.
    void ask(std::size_t i, unsigned k, Values& possible) {
        const unsigned rest = options_[i].rest;
        if (!options_[i].possible.has(k ^ rest)) return;
        const Vertices part = options_[i].part;
        const Values values = narrow(part, options_[i].possible & known(part), k ^ rest);
        options_[i].possible = values;
        if (values.is_single()) possible = possible - Values::single(values.least() ^ rest);
    }

    // The move at v. Searches all parts that it leaves, except the largest one of unknown value.
    Option evaluate_move(const Vertices& position, unsigned v) {
        Option option = {Vertices(), Values(), 0, 0};
        Vertices left = position - near_[v];
        Vertices border = left & around_[v];
        while (!left.empty()) {
            Vertices part = part_of(left, border);
            left = left - part;
            border = border - part;
            Values values = known(part);
            if (!values.is_single()) {
                const unsigned size = part.size();
                if (size > option.size) {
                    std::swap(part, option.part);
                    std::swap(values, option.possible);
                    option.size = size;
                }
                if (part.empty()) continue;
                values = narrow(part, values, kWhole);
            }
            option.rest ^= values.least();
        }
        return option;
    }

    // A part of what a move left of a connected position. Each part touches the border of what was
    // removed, so a part that holds the whole border is the only one. High names have few
    // neighbours: the walk that starts there is mostly that of the smaller part, and so the shorter.
    Vertices part_of(const Vertices& left, const Vertices& border) const {
        Vertices part = Vertices::single(border.greatest());
        for (Vertices fresh = part; !fresh.empty();) {
            const Vertices more = (near_[fresh.least()] & left) - part;
            part = part | more;
            fresh = fresh.after_least() | more;
            if ((border - part).empty()) return left;
        }
        return part;
    }

    const Vertices all_;
    std::vector<Vertices> near_;    // v and its neighbours
    std::vector<Vertices> around_;  // what is two steps from v
    std::vector<Option> options_;   // a stack: each search has its own on top
    Memo<Words> memo_;
};

// Solver::value() of a connected graph of 1 to kMostVertices vertices; wanted < kMostVertices, or
// kWhole; `memory` in bytes, for the memo.
template <unsigned Words>
unsigned component_value(const Graph& graph, unsigned wanted, std::size_t memory) {
    assert(!graph.empty() && graph.size() <= kMostVertices);
    assert(wanted < kMostVertices || wanted == kWhole);
    const std::size_t most = 64 * Words;  // vertices, and values from 0
    if (Words < 64 && (graph.size() > most || (wanted >= most && wanted != kWhole))) {
        // Those of up to 128 vertices are the ones that time allows for.
        return component_value<(Words == 1 ? 2 : Words == 2 ? 8 : 64)>(graph, wanted, memory);
    }
    return Solver<Words>(graph, memory).value(wanted);
}

// Sorts the vertices of a component: those with many neighbours first, and among equals by colours
// that follow from the graph alone. So congruent components get the same order, but for rare ones.
inline void sort_by_colour(const Graph& graph, std::vector<unsigned>& vertices) {
    std::vector<std::uint64_t> colour(graph.size()), next(graph.size());
    const auto before = [&](unsigned a, unsigned b) {
        return std::make_pair(graph[b].size(), colour[a]) <
               std::make_pair(graph[a].size(), colour[b]);
    };
    for (std::size_t chosen = 0; chosen < vertices.size(); ++chosen) {
        // Mixes the colours of the neighbours into each colour, until that tells no more apart.
        for (std::size_t last = 0, colours = 1; colours > last;) {
            last = colours;
            for (unsigned v : vertices) {
                next[v] = 3 * colour[v] + graph[v].size();
                for (unsigned u : graph[v]) next[v] += colour[u] * colour[u];
                next[v] = (next[v] ^ next[v] >> 32) * 0x9E3779B97F4A7C15u;
            }
            colour.swap(next);
            std::sort(vertices.begin(), vertices.end(), before);
            colours = 1;
            for (std::size_t i = 1; i < vertices.size(); ++i) {
                colours += before(vertices[i - 1], vertices[i]);
            }
        }
        // Of two that look alike one gets a colour of its own: mostly a symmetry swaps them.
        std::size_t i = 1;
        while (i < vertices.size() && before(vertices[i - 1], vertices[i])) ++i;
        if (i >= vertices.size()) break;
        ++colour[vertices[i]];
    }
}

// To value a smaller component is quicker than to find out whether a congruent one was valued.
const std::size_t kLarge = 40;

// The components of a graph. Congruent ones of kLarge vertices or more come out equal, but for rare
// ones. Nothing rests on that: equal graphs have equal values.
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
        // The solver tries low names first: let these be the moves that remove much.
        if (found.size() < kLarge) {
            std::sort(found.begin(), found.end(), [&](unsigned a, unsigned b) {
                return std::make_pair(graph[b].size(), a) < std::make_pair(graph[a].size(), b);
            });
        } else {
            sort_by_colour(graph, found);
        }
        for (unsigned i = 0; i < found.size(); ++i) name[found[i]] = i;
        parts.emplace_back(found.size());
        for (std::size_t i = 0; i < found.size(); ++i) {
            std::vector<unsigned>& near = parts.back()[i];
            for (unsigned next : graph[found[i]]) near.push_back(name[next]);
            std::sort(near.begin(), near.end());
        }
    }
    return parts;
}

}  // namespace detail

/// A sum of graphs: a move is made in one of them. The empty sum is 0, a loss for the player to
/// move. No component of a graph has more than 4096 vertices. By R. Sprague 1935 and P. M. Grundy
/// 1939 the value of a sum is the nim-sum of its components' values.
///
/// Time is exponential in the size of a component. T below is the time of one search: mostly
/// milliseconds up to 50 vertices, maybe seconds from 60 on. Memory is that of one search, however
/// many graphs there are: mostly what it knows of positions, which it forgets where it gets too much.
class Sum {
 public:
    /// The empty sum. What a search knows of positions takes at most `megabytes`, 1 to 4000: with
    /// more of them, large components take less time.
    explicit Sum(unsigned megabytes = 24) : memory_(std::size_t(megabytes) << 20) {
        assert(megabytes >= 1 && megabytes <= 4000);
    }
    /// Adds a graph. O(vertices + edges) but for components of 40 vertices or more, which are
    /// sorted, and T for each component but the largest of all so far. Equal components cancel.
    void add(const Graph& graph) {
        for (Graph& part : detail::components(graph)) {
            if (part == largest_) {
                largest_.clear();  // equal games cancel
                continue;
            }
            if (part.size() > largest_.size()) part.swap(largest_);
            if (!part.empty()) rest_ ^= value(part);
        }
    }
    /// The Grundy value. T of the largest component.
    unsigned grundy() const {
        if (largest_.empty()) return rest_;
        return rest_ ^ detail::component_value<1>(largest_, detail::kWhole, memory_);
    }
    /// True iff the player to move wins, that is, iff grundy() != 0; often quicker than grundy().
    bool first_wins() const {
        if (largest_.empty()) return rest_ != 0;
        return detail::component_value<1>(largest_, rest_, memory_) != rest_;
    }

 private:
    // The value of a component. The values that it keeps take at most some 2 MB.
    unsigned value(const Graph& part) {
        if (part.size() < detail::kLarge) {
            return detail::component_value<1>(part, detail::kWhole, memory_);
        }
        for (const auto& known : values_) {
            if (known.first == part) return known.second;
        }
        if (kept_ > 1 << 14) {
            values_.clear();
            kept_ = 0;
        }
        kept_ += part.size();
        values_.emplace_back(part, detail::component_value<1>(part, detail::kWhole, memory_));
        return values_.back().second;
    }

    std::size_t memory_;
    Graph largest_;  // one component, not valued before it must be; or none
    unsigned rest_ = 0;
    std::vector<std::pair<Graph, unsigned>> values_;  // of large components
    std::size_t kept_ = 0;                            // their vertices
};

}  // namespace node_kayles

#endif
