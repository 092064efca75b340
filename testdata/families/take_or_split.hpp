#ifndef TESTDATA_FAMILIES_TAKE_OR_SPLIT_HPP
#define TESTDATA_FAMILIES_TAKE_OR_SPLIT_HPP

// What Lasker's Nim (HDU 3032) and A Simple Nim (HDU 5795) share: a move takes any positive number
// of stones from a heap, or takes nothing and splits a heap into so many heaps, none of them empty.
// A game is one row: the heaps.
#include "core/rules.hpp"

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
    explicit TakeOrSplit(const Kind& kind) : kind_(kind) {}

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

 protected:
    Int value(Int heap) const {
        if (heap < kind_.table) return table()[to_index(heap)];
        const Int like = kind_.period + heap % kind_.period;
        return table()[to_index(like)] + heap - like;
    }

    const Kind kind_;

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
    mutable Row table_;
};

}  // namespace

#endif
