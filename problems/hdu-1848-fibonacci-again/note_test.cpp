#include "note_test.hpp"

#include <optional>

namespace note_hdu_1848_fibonacci_again {

std::vector<unsigned> values(Oracle& oracle, rules::Int greatest) {
    rules::GrundyValues values(oracle.rules().play({}));
    std::vector<unsigned> all;
    for (rules::Int heap = 0; heap <= greatest; ++heap) {
        all.push_back(static_cast<unsigned>(values.of(rules::Component{heap})));
    }
    return all;
}

// Where each value occurs first; where the losing heaps are; what the moves of 610 and 987 change.
void facts(const NoteTexts& told, Oracle& oracle) {
    const std::vector<unsigned> all = values(oracle, 1000);
    std::vector<Number> first;
    for (const unsigned value : {6u, 7u, 8u, 9u}) {
        first.push_back(value);
        first.push_back(
            static_cast<Number>(std::find(all.begin(), all.end(), value) - all.begin()));
    }
    EXPECT_EQ(*std::max_element(all.begin(), all.end()), 9u);
    told.expect(first);
    std::vector<Number> lost;
    for (Number heap = 0; heap <= 46; ++heap) {
        if (all[heap] == 0) lost.push_back(heap);
    }
    told.expect(lost);
    const auto without = [&](unsigned last) {
        std::vector<unsigned> g;
        for (unsigned heap = 0; heap <= 1000; ++heap) {
            std::set<unsigned> reached;
            for (unsigned f = 1, next = 2; f <= std::min(heap, last); next += f, f = next - f) {
                reached.insert(g[heap - f]);
            }
            g.push_back(0);
            while (reached.count(g.back()) > 0) ++g.back();
        }
        return g;
    };
    EXPECT_EQ(without(987), all);
    EXPECT_EQ(without(610), all) << "987 decides nothing";
    const std::vector<unsigned> shorter = without(377);
    std::optional<Number> differs;
    Number times = 0;
    for (Number heap = 0; heap <= 1000; ++heap) {
        if (shorter[heap] == all[heap]) continue;
        if (!differs) differs = heap;
        ++times;
    }
    told.expect({610, times, differs.value()});
}

const NoteTest test(
    {.table = [](const Table& table, Oracle& oracle) { expect_values(table, values(oracle, 20)); },
     .explained = {{"1 4 1\n0 0 0\n", {"0, 1, 2, 3, 0, 1, 2, 3, 4, 5, 0, ..."}},
                   {"8 12 9\n0 0 0\n", {"take 1 stone from heap 2, which leaves 11"}}},
     .played = facts});

}  // namespace note_hdu_1848_fibonacci_again
