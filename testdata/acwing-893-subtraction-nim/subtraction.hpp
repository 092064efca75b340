#ifndef TESTDATA_SUBTRACTION_HPP
#define TESTDATA_SUBTRACTION_HPP

#include "core/rules.hpp"

// Each heap as a part of its own, behind it the set: a part has to tell its moves.
inline rules::Position with_set(const rules::Row& set, const rules::Row& heaps) {
    rules::Position position = rules::apart(heaps);
    for (rules::Part& part : position) part.insert(part.end(), set.begin(), set.end());
    return position;
}

// The second method of subtraction games: the Grundy values of the heaps 0 .. greatest, value by value: among the heaps that have none
// yet, from the smallest up, those have value v that reach no heap of value v.
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

#endif
