#ifndef TESTDATA_FAMILIES_TAKE_OR_SPLIT_HPP
#define TESTDATA_FAMILIES_TAKE_OR_SPLIT_HPP

// What Lasker's Nim (HDU 3032) and A Simple Nim (HDU 5795) share: a move takes any positive number
// of stones from a heap, or takes nothing and splits a heap into so many heaps, none of them empty.
// A game is one row: the heaps.
#include "core/alike.hpp"
#include "core/lists.hpp"

namespace {

using namespace rules;

constexpr Int kTests = 100, kHeaps = 1000000;

class TakeOrSplit : public HeapRules {
 public:
    struct Kind {
        Int parts;       // of a split
        Int period;      // of the Grundy values, which are as much greater then
        Int table;       // heaps whose values are computed one by one
        Int greatest;    // heap
        const char* n;   // how the statement calls the number of heaps
        const char* zh;  // the Chinese for a heap's stones
    };
    TakeOrSplit(const Kind& kind, std::uint64_t seed) : kind_(kind), seed_(seed) {}

    std::vector<Game> parse(InStream& text) const override {
        return read_tests(text, kTests, [&]() -> Game {
            return {text.counted_line(kind_.n, 1, kHeaps, {"a heap", kind_.zh}, 1, kind_.greatest)};
        });
    }
    std::string format(const std::vector<Game>& games) const override {
        return write_tests(games, [](const Game& game) { return with_count(game.at(0)); });
    }
    std::size_t games_per_input() const override { return kTests; }

    void moves(const Component& heap, Options& options) const override {
        for (Int left = 0; left < heap[0]; ++left) options.to(Component{left});
        Position parts;
        split(heap[0], kind_.parts, 1, parts, options);
    }

    bool oracle_reaches(const Game& game) const override {
        Int stones = 0;
        for (const Int heap : game.at(0)) stones += heap;
        return stones <= kReach;
    }
    std::string second_answer(const Game& game) const override {
        Int sum = 0;
        for (const Int heap : game[0]) sum ^= value(heap);
        return verdict(sum != 0);
    }
    std::string second_method() const override {
        const std::string p = std::to_string(kind_.period);
        return "mex over all moves of a heap below " + std::to_string(kind_.table) +
               "; above, the same values grown by " + p + " every " + p + " stones";
    }

    void exhaustive(Sink& sink) const override {
        lists_.for_each([&](const Row& heaps) { sink.game({heaps}); });
    }
    tools::Text exhaustive_bound() const override { return lists_.bound(); }
    Game random(Rng& rng, bool rare) const override {
        const Int greatest = rng.mixed(1, kind_.greatest);
        const Row heaps =
            heaps_of_values(steered(rng, rng.mixed(0, 300), greatest, kind_.greatest, rare));
        return heaps.empty() ? random(rng, rare) : Game{heaps};
    }
    void limits(Sink& sink) const override {
        Rng rng(seed_);
        const Int greatest = kind_.greatest;
        const auto most = static_cast<std::size_t>(kHeaps);
        // A loss that the first heap makes a win wherever the input is cut, and the last heap is as
        // long as can be.
        const Int last = value(greatest) > greatest ? greatest - 1 : greatest;
        Row heaps(most - 4, last);
        const Int one = heap_of(greatest / 3), other = heap_of(greatest / 5);
        heaps.insert(heaps.begin(), one);
        heaps.insert(heaps.end(), {heap_of(value(one) ^ value(other) ^ value(last)), other, last});
        sink.input("most-heaps-lost", {{heaps}});
        // A win that is a loss without its last digit.
        heaps.assign(most, greatest);
        heaps[most / 2] = greatest / 10;
        sink.input("most-heaps-won", {{heaps}});
        sink.input("most-heaps-of-1", {{Row(most, 1)}});
        std::vector<Game> games;
        for (Int i = 0; i < kTests; ++i) {
            Row row;
            while (row.empty()) {
                row = heaps_of_values(steered(rng, 999 + i % 2, greatest, greatest, i % 3 == 0));
            }
            games.push_back({row});
        }
        sink.input("most-tests", games);
        // Lost, with every smaller number of heaps won: between the first heap and the last one, an
        // even number of equal heaps.
        games.clear();
        for (const Int n : {254, 256, 258, 10002, 32768, 65534, 65536, 65538, 100002, 262144}) {
            Row row(static_cast<std::size_t>(n), 9);
            row.front() = row.back() = 1;
            games.push_back({row});
        }
        sink.input("every-heap", games);
        // Two heaps that a table of remainders takes for equal.
        games.clear();
        for (const Int modulus : usual_factors()) {
            if (modulus + 5 <= greatest) games.push_back({{5, modulus + 5}});
        }
        sink.input("alike-in-remainders", games);
        // Each bit of a nim-sum alone, and of two values.
        games.clear();
        for (const Int bit : powers_of_two(value(greatest))) {
            for (const Row& values : {Row{bit}, differing(rng, bit, 2 * bit),
                                      Row{bit, 2 * bit, 4 * bit}, Row{bit - 1, bit, 1}}) {
                const Row row = heaps_of_values(values);
                if (!row.empty()) games.push_back({row});
            }
        }
        // A greatest value that decides: some heap near the greatest has it.
        for (Int heap = greatest; heap > greatest - kind_.period; --heap) {
            const Int a = heap_of(greatest / 7), b = heap_of(value(a) ^ value(heap));
            games.push_back({{heap}});
            if (b != 0) games.push_back({{a, heap, b}});
        }
        games.push_back({heaps_of_values(powers_of_two(value(greatest)))});
        in_parts(sink, "one-bit", games);
        // The losses of three heaps, the first two of each remainder, small and great; and next to
        // them, what a heap changed by 1 makes of them.
        games.clear();
        const Int period = 2 * kind_.period;
        for (Int i = 0; i < period; ++i) {
            for (Int j = 0; j <= i; ++j) {
                const Int span = rng.pick(Row{20, 1000, 100000, greatest / 3});
                const Int a = rng.between(1, span) / period * period + i + 1,
                          b = rng.between(1, span) / period * period + j + 1;
                const Int c = heap_of(value(a) ^ value(b));
                if (c == 0) continue;
                games.push_back({{a, b, c}});
                games.push_back({{a, b, c + (c < greatest ? 1 : -1)}});
            }
        }
        in_parts(sink, "remainders", games);
        // Losses around the ends of the tables that people fill.
        games.clear();
        for (const Int end :
             {100,   128,   256,   500,   512,   1000,  1024,   2000,   4096,    5000,   8192,
              10000, 16384, 20000, 32768, 50000, 65536, 100000, 131072, 1000000, 1048576}) {
            for (Int a = end - 8; a <= end + 8; ++a) {
                const Int b = rng.between(1, 8);
                const Int c = heap_of(value(a) ^ value(b));
                if (c != 0) games.push_back({{a, b, c}});
            }
        }
        in_parts(sink, "ends-of-tables", games);
    }

 private:
    static constexpr Int kReach = 24;

    // The ways to split a heap into `left` heaps, each at least as large as the one before it.
    static void split(Int heap, Int left, Int least, Position& parts, Options& options) {
        parts.push_back({heap});
        if (left == 1) options.to(parts);
        for (Int first = least; left > 1 && first * left <= heap; ++first) {
            parts.back() = {first};
            split(heap - first, left - 1, first, parts, options);
        }
        parts.pop_back();
    }

    // The Grundy values of the heaps below kind_.table, from the moves.
    const Row& table() const {
        if (!table_.empty()) return table_;
        table_.resize(to_index(kind_.table));
        std::vector<Int> seen(4 * to_index(kind_.table));  // by which heap, from 1 on
        for (Int heap = 1; heap < kind_.table; ++heap) {
            for (Int left = 0; left < heap; ++left) seen[to_index(table_[to_index(left)])] = heap;
            mark_splits(heap, kind_.parts, 1, 0, heap, seen);
            Int& mex = table_[to_index(heap)];
            while (seen[to_index(mex)] == heap) ++mex;
        }
        return table_;
    }
    // Marks the nim-sums of `sum` and the values of so many parts.
    void mark_splits(Int rest, Int left, Int least, Int sum, Int mark,
                     std::vector<Int>& seen) const {
        if (left == 1) {
            seen[to_index(sum ^ table_[to_index(rest)])] = mark;
            return;
        }
        for (Int first = least; first * left <= rest; ++first) {
            mark_splits(rest - first, left - 1, first, sum ^ table_[to_index(first)], mark, seen);
        }
    }
    Int value(Int heap) const {
        if (heap < kind_.table) return table()[to_index(heap)];
        const Int like = kind_.period + heap % kind_.period;
        return table()[to_index(like)] + heap - like;
    }
    // The heap of this value, which is near it; 0 if there is none.
    Int heap_of(Int wanted) const {
        for (Int heap = std::max<Int>(1, wanted - 1); heap <= std::min(kind_.greatest, wanted + 1);
             ++heap) {
            if (value(heap) == wanted) return heap;
        }
        return 0;
    }
    // A heap for each value; no heaps if some value has none.
    Row heaps_of_values(const Row& values) const {
        Row heaps;
        for (const Int wanted : values) {
            heaps.push_back(heap_of(wanted));
            if (heaps.back() == 0) return {};
        }
        return heaps;
    }
    static void in_parts(Sink& sink, const std::string& name, const std::vector<Game>& games) {
        const auto most = static_cast<std::size_t>(kTests);
        for (std::size_t i = 0; i < games.size(); i += most) {
            const auto begin = games.begin() + static_cast<std::ptrdiff_t>(i);
            const auto count = static_cast<std::ptrdiff_t>(std::min(most, games.size() - i));
            sink.input(name + '-' + std::to_string(i / most + 1), {begin, begin + count});
        }
    }

    const Kind kind_;
    const std::uint64_t seed_;
    const Lists lists_{heaps_in("颗"), 1, {24, 12, 8, 5, 4, 3}};
    mutable Row table_;
};

}  // namespace

#endif
