// Node Kayles: in turn, remove a vertex of a graph and all its neighbours; who cannot, loses.
#ifndef COMMON_NODE_KAYLES_HPP
#define COMMON_NODE_KAYLES_HPP

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <string>
#include <utility>
#include <vector>

namespace node_kayles {

// graph[v] lists the neighbours of v.
typedef std::vector<std::vector<unsigned>> Graph;

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
    // The least element of a set that is not empty, and all the others.
    unsigned least() const {
        const unsigned w = first_word();
        return 64 * w + static_cast<unsigned>(__builtin_ctzll(words_[w]));
    }
    Set after_least() const {
        Set set = *this;
        const unsigned w = first_word();
        set.words_[w] &= words_[w] - 1;
        return set;
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
    // A constant where there is but one word: then that one can stay in a register.
    static unsigned index(unsigned i) { return Words == 1 ? 0 : i / 64; }
    unsigned first_word() const {
        unsigned w = 0;
        while (w + 1 < Words && words_[w] == 0) ++w;
        return w;
    }
    static unsigned count_ones(std::uint64_t word) {
        return static_cast<unsigned>(__builtin_popcountll(word));
    }

    std::uint64_t words_[Words];
};

// What is known of the values of positions. It may forget, as its memory is bounded.
template <unsigned Words>
class Memo {
    typedef node_kayles::Set<Words> Set;

 public:
    struct Entry {
        Set position;  // empty: the entry is free
        Set possible;  // the values that are not excluded
    };

    Memo() : entries_(256), used_(0) {}

    // The entry of the position, or else the one to give it.
    Entry& find(const Set& position) {
        const std::size_t home = static_cast<std::size_t>(position.hash() >> 32);
        for (std::size_t i = home;; ++i) {
            Entry& entry = entries_[i & (entries_.size() - 1)];
            if (entry.position == position || entry.position.empty() || i == home + kReach) {
                return entry;
            }
        }
    }
    void store(const Set& position, const Set& possible) {
        Entry& entry = find(position);
        used_ += entry.position.empty();
        entry.position = position;
        entry.possible = possible;
        if (2 * used_ > entries_.size() && entries_.size() < kMost) grow();
    }

 private:
    static const std::size_t kReach = 7;
    static const std::size_t kMost = (16 << 20) / sizeof(Entry);

    void grow() {
        const std::size_t size = entries_.size();
        // From here on no old table stands beside the new one.
        if (size == kMost / 16) entries_.reserve(kMost);
        entries_.resize(2 * size);
        for (std::size_t i = 0; i < size; ++i) {
            Entry entry = {Set(), Set()};
            std::swap(entry, entries_[i]);
            if (!entry.position.empty()) find(entry.position) = entry;
        }
    }

    std::vector<Entry> entries_;  // a power of two
    std::size_t used_;
};

const unsigned kWhole = ~0u;

// Finds the Grundy value of a connected graph of 1 to 64 * Words vertices.
//
// A position is the set of the vertices that are left. Only connected ones are searched, the others
// are nim-sums of their parts. "Is the value k?" is often answered long before the value is known
// (Lemoine and Viennot, "Nimbers are inevitable"): so the memo holds the values that are still
// possible, and of the parts that a move leaves the largest is not valued but asked whether it has
// the one value that makes the nim-sum k.
template <unsigned Words>
class Solver {
    typedef node_kayles::Set<Words> Set;

 public:
    explicit Solver(const Graph& graph) : all_(Set::below(graph.size())) {
        for (unsigned v = 0; v < graph.size(); ++v) {
            near_.push_back(Set::single(v));
            for (unsigned next : graph[v]) near_[v] = near_[v] | Set::single(next);
        }
        for (unsigned v = 0; v < graph.size(); ++v) {
            around_.push_back(Set());
            for (unsigned next : graph[v]) around_[v] = around_[v] | (near_[next] - near_[v]);
        }
    }

    // The value; or, where that is not `wanted` < 64 * Words, any number but `wanted`. kWhole: the
    // value.
    unsigned value(unsigned wanted) { return narrow(all_, known(all_), wanted).least(); }

 private:
    // A move. What it leaves is worth x ^ rest, where x is the value of `part`, not known yet.
    struct Option {
        Set part, possible;
        unsigned size, rest;  // no part where size is 0
        bool operator<(const Option& other) const { return size < other.size; }
    };

    // The values that a connected position may have, as far as is known. That of n > 1 vertices is
    // below n: a game of value n can last n moves, but here the first one takes two vertices.
    Set known(const Set& position) {
        if (position.is_single()) return Set::single(1);
        const typename Memo<Words>::Entry& entry = memo_.find(position);
        return entry.position == position ? entry.possible : Set::below(position.size());
    }

    static bool is_settled(const Set& possible, unsigned wanted) {
        return possible.is_single() || (wanted != kWhole && !possible.has(wanted));
    }

    // Searches a connected position, of which `possible` is known, until the question is settled:
    // is the value `wanted`? (kWhole: which is it?) Returns what is possible then.
    Set narrow(const Set& position, Set possible, unsigned wanted) {
        if (is_settled(possible, wanted)) return possible;
        const std::size_t base = options_.size();
        search(position, possible, wanted);
        options_.resize(base);
        memo_.store(position, possible);
        return possible;
    }

    void search(const Set& position, Set& possible, unsigned wanted) {
        const std::size_t base = options_.size();
        for (Set left = position; !left.empty(); left = left.after_least()) {
            const Option option = after(position, left.least());
            if (option.size > 0) {
                options_.push_back(option);
            } else {
                possible = possible - Set::single(option.rest);
                if (is_settled(possible, wanted)) return;
            }
        }
        const std::size_t end = options_.size();
        // Small parts are the cheapest to ask.
        std::sort(options_.begin() + static_cast<std::ptrdiff_t>(base), options_.end());
        for (unsigned k = wanted == kWhole ? possible.least() : wanted;
             !is_settled(possible, wanted); k = possible.least()) {
            for (std::size_t i = base; i < end && possible.has(k); ++i) ask(i, k, possible);
            // The mex is at most k where no option is worth k.
            if (possible.has(k)) possible = possible & Set::below(k + 1);
        }
    }

    // Asks option i whether it is worth k; strikes its value out of `possible` once that is known.
    void ask(std::size_t i, unsigned k, Set& possible) {
        const unsigned rest = options_[i].rest;
        if (!options_[i].possible.has(k ^ rest)) return;
        const Set part = options_[i].part;
        const Set values = narrow(part, options_[i].possible & known(part), k ^ rest);
        options_[i].possible = values;
        if (values.is_single()) possible = possible - Set::single(values.least() ^ rest);
    }

    // The move at v.
    Option after(const Set& position, unsigned v) {
        Option option = {Set(), Set(), 0, 0};
        Set left = position - near_[v];
        Set border = left & around_[v];
        while (!left.empty()) {
            Set part = part_of(left, border);
            left = left - part;
            border = border - part;
            Set values = known(part);
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
    // removed: so a part that holds all of the border is the only one.
    Set part_of(const Set& left, const Set& border) const {
        Set part = Set::single(border.least());
        for (Set fresh = part; !fresh.empty();) {
            const Set more = (near_[fresh.least()] & left) - part;
            part = part | more;
            fresh = fresh.after_least() | more;
            if ((border - part).empty()) return left;
        }
        return part;
    }

    const Set all_;
    std::vector<Set> near_;    // v and its neighbours
    std::vector<Set> around_;  // what is two steps from v
    std::vector<Option> options_;
    Memo<Words> memo_;
};

// Solver::value() of a connected graph of 1 to 4096 vertices, wanted < 4096.
template <unsigned Words>
unsigned component_value(const Graph& graph, unsigned wanted) {
    // Room for all vertices and for `wanted`: kWhole + 1 is 0.
    if (Words < 64 && std::max<std::size_t>(graph.size(), wanted + 1) > 64 * Words) {
        return component_value<(Words < 64 ? 8 * Words : 64)>(graph, wanted);
    }
    return Solver<Words>(graph).value(wanted);
}

// Sorts vertices of a graph, which are all of a component: many neighbours first, and among these
// colours decide, which follow from the graph alone. So congruent components get the same order, but
// for rare ones.
inline void sort_by_colour(const Graph& graph, std::vector<unsigned>& vertices) {
    std::vector<std::uint64_t> colour(graph.size()), next(graph.size());
    const auto before = [&](unsigned a, unsigned b) {
        return std::make_pair(graph[b].size(), colour[a]) <
               std::make_pair(graph[a].size(), colour[b]);
    };
    for (std::size_t chosen = 0; chosen < vertices.size(); ++chosen) {
        // The colours of the neighbours go into each colour, until that tells no more apart.
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
        // Of two that look alike one gets a colour of its own: mostly a symmetry changes them.
        std::size_t i = 1;
        while (i < vertices.size() && before(vertices[i - 1], vertices[i])) ++i;
        if (i >= vertices.size()) break;
        ++colour[vertices[i]];
    }
}

// A smaller component is sooner valued than it is found whether one congruent to it was.
const std::size_t kLarge = 40;

// The components of a graph. Congruent ones of kLarge vertices or more are equal, but for rare ones.
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
                if (!seen[next]) found.push_back(next);
                seen[next] = true;
            }
        }
        // The solver takes low names first: moves and steps that reach far.
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

// A sum of graphs: a move is made in one of them. No component has more than 4096 vertices.
class Sum {
 public:
    void add(const Graph& graph) {
        for (Graph& part : components(graph)) {
            if (part == largest_) {
                largest_.clear();  // equal games cancel
                continue;
            }
            if (part.size() > largest_.size()) part.swap(largest_);
            if (!part.empty()) rest_ ^= value(part);
        }
    }
    unsigned grundy() const {
        return largest_.empty() ? rest_ : rest_ ^ component_value<1>(largest_, kWhole);
    }
    bool first_wins() const {
        return largest_.empty() ? rest_ != 0 : component_value<1>(largest_, rest_) != rest_;
    }

 private:
    // The value of a component. What it keeps takes at most some 2 MB.
    unsigned value(const Graph& part) {
        if (part.size() < kLarge) return component_value<1>(part, kWhole);
        for (const auto& known : values_) {
            if (known.first == part) return known.second;
        }
        if (kept_ > 1 << 14) {
            values_.clear();
            kept_ = 0;
        }
        kept_ += part.size();
        values_.emplace_back(part, component_value<1>(part, kWhole));
        return values_.back().second;
    }

    Graph largest_;  // one component that is not valued before it must be, or none
    unsigned rest_ = 0;
    std::vector<std::pair<Graph, unsigned>> values_;  // of large components
    std::size_t kept_ = 0;                            // their vertices
};

// The graph of the 2 x 2 squares of free cells ('0') of a board: squares that overlap are
// neighbours. All rows have one length.
inline Graph squares(const std::vector<std::string>& board) {
    const unsigned kNone = ~0u;
    Graph graph;
    const std::size_t columns = board.empty() ? 0 : board[0].size();
    // The square whose lower right cell is in column c of this row, or of the one above.
    std::vector<unsigned> row(columns + 1, kNone), above(row);
    for (std::size_t r = 1; r < board.size(); ++r) {
        for (std::size_t c = 1; c < columns; ++c) {
            row[c] = kNone;
            if (board[r - 1][c - 1] != '0' || board[r - 1][c] != '0' || board[r][c - 1] != '0' ||
                board[r][c] != '0') {
                continue;
            }
            row[c] = static_cast<unsigned>(graph.size());
            graph.push_back(std::vector<unsigned>());
            for (unsigned earlier : {above[c - 1], above[c], above[c + 1], row[c - 1]}) {
                if (earlier == kNone) continue;
                graph.back().push_back(earlier);
                graph[earlier].push_back(row[c]);
            }
        }
        above.swap(row);
    }
    return graph;
}

// Reads a board of at most 50 rows and columns: their numbers, then the cells row by row. False if
// there is none, or if it ends early.
template <class Reader>
bool read_board(Reader& in, std::vector<std::string>& board) {
    unsigned rows, columns;
    if (!in.read_in(1u, 50u, rows, columns)) return false;
    board.assign(rows, std::string(columns, '1'));
    for (std::string& row : board) {
        for (char& cell : row) {
            if (!in.read(cell)) return false;
        }
    }
    return true;
}

}  // namespace node_kayles

#endif
