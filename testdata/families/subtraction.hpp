#ifndef TESTDATA_FAMILIES_SUBTRACTION_HPP
#define TESTDATA_FAMILIES_SUBTRACTION_HPP

#include "core/rules.hpp"

// Heaps from which a move takes a number of stones that is in a set: row 0 of a game.
class SubtractionPlay : public rules::Play {
 public:
    explicit SubtractionPlay(const rules::Row& set) : set_(set) {}
    void moves(const rules::Component& heap, rules::Options& options) const override {
        for (const rules::Int taken : set_) {
            if (taken <= heap[0]) options.to(rules::Component{heap[0] - taken});
        }
    }

 private:
    const rules::Row set_;
};

class SubtractionRules : public rules::Rules {
 public:
    std::shared_ptr<const rules::Play> play(const rules::Game& game) const override {
        return std::make_shared<SubtractionPlay>(game.at(0));
    }
    rules::Position begin(const rules::Game& game) const override {
        return rules::apart(game.at(1));
    }
    std::optional<rules::Game> back(const rules::Game& start,
                                    const rules::Position& position) const override {
        return rules::Game{start.at(0), rules::heaps_of(position)};
    }
};

// The second method of subtraction games: the Grundy values of the heaps 0 .. greatest, value by
// value: among the heaps that have none yet, from the smallest up, those have value v that reach no
// heap of value v.
inline rules::Row values(const rules::Row& set, rules::Int greatest) {
    const auto heaps = static_cast<std::size_t>(greatest) + 1;
    rules::Row value(heaps, -1);
    std::size_t left = heaps;
    for (rules::Int v = 0; left > 0; ++v) {
        std::vector<char> reaches(heaps);
        for (std::size_t heap = 0; heap < heaps; ++heap) {
            if (value[heap] >= 0 || reaches[heap]) continue;
            value[heap] = v;
            --left;
            for (const rules::Int s : set) {
                const std::size_t from = heap + static_cast<std::size_t>(s);
                if (from < heaps) reaches[from] = 1;
            }
        }
    }
    return value;
}

// The longest plays from a heap of this size and from one less, of which a limit on the depth of a
// recursion leaves out the end: games of a set and one heap.
inline std::vector<rules::Game> longest_plays(rules::Int greatest) {
    std::vector<rules::Game> plays;
    for (const rules::Row& set :
         {rules::Row{1}, rules::Row{1, 2}, rules::Row{1, 3, 4}, rules::Row{1, 2, 4, 7}}) {
        for (const rules::Int heap : {greatest - 1, greatest}) plays.push_back({set, {heap}});
    }
    return plays;
}

// The heaps from 1 up that have this value, from the smallest up.
inline rules::Row heaps_of(const rules::Row& value, rules::Int wanted) {
    rules::Row heaps;
    for (std::size_t heap = 1; heap < value.size(); ++heap) {
        if (value[heap] == wanted) heaps.push_back(static_cast<rules::Int>(heap));
    }
    return heaps;
}

inline rules::Int nim_sum(const rules::Row& heaps, const rules::Row& value) {
    rules::Int sum = 0;
    for (const rules::Int heap : heaps) sum ^= value[static_cast<std::size_t>(heap)];
    return sum;
}

// The powers of two up to the greatest of these values, at least 1.
inline rules::Row single_bits(const rules::Row& value) {
    return rules::powers_of_two(
        std::max<rules::Int>(1, *std::max_element(value.begin(), value.end())));
}

// Positions in which one bit of a value, or one value, decides, for any set. Of each bit: a heap
// whose value is that bit, and two heaps whose values differ in it alone. Of the greatest value and
// those next to powers of two: a lost position of such a heap and heaps that are its bits. Left out
// is what needs a value that no heap has.
inline std::vector<rules::Row> decisive(rules::Rng& rng, const rules::Row& value) {
    std::vector<rules::Row> positions;
    const auto add = [&](const rules::Row& wanted) {
        rules::Row heaps;
        for (const rules::Int v : wanted) {
            const rules::Row of_value = heaps_of(value, v);
            if (of_value.empty()) return false;
            heaps.push_back(rng.pick(of_value));
        }
        positions.push_back(heaps);
        return true;
    };
    const rules::Int greatest = *std::max_element(value.begin(), value.end());
    const rules::Row bits = single_bits(value);
    rules::Row values = {greatest};
    for (const rules::Int bit : bits) {
        add({bit});
        rules::Row others = rng.distinct(static_cast<std::size_t>(greatest), 1, greatest);
        while (!others.empty() && !add({others.back(), others.back() ^ bit})) others.pop_back();
        values.push_back(bit - 1);
        values.push_back(bit + 1);
    }
    for (const rules::Int v : values) {
        rules::Row wanted = {v};
        for (const rules::Int bit : bits) {
            if (v & bit) wanted.push_back(bit);
        }
        if (wanted.size() > 2) add(wanted);
    }
    return positions;
}

#endif
