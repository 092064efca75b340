#include "note_test.hpp"

#include "sprague_grundy.hpp"

namespace {

void graph(const Table& table, Oracle&) {
    std::map<Number, unsigned> values;
    for (std::size_t y = 1; y < table.size(); ++y) {
        std::vector<unsigned> reached;
        for (const Number to : numbers(table[y][1])) reached.push_back(values.at(to));
        const unsigned value = sprague_grundy::mex(reached.begin(), reached.end());
        EXPECT_EQ(number(table[y][3]), value);
        values[number(table[y][0])] = value;
    }
}

void greatest_value_on_a_graph(const Told& told) {
    unsigned long value = 0;
    while ((value + 1) * (value + 2) / 2 <= 6000) ++value;
    told.expect({6000, value, value + 1});
}

const NoteTest test({.table = graph, .facts = greatest_value_on_a_graph});

}  // namespace
