#include "note_test.hpp"

#include "node_kayles.hpp"

namespace {

void values_of_empty_boards(const Told& told) {
    const auto value = [](std::size_t rows, std::size_t columns) -> Number {
        node_kayles::Sum sum;
        sum.add(node_kayles::squares(std::vector<std::string>(rows, std::string(columns, '0'))));
        return sum.grundy();
    };
    told.expect({value(2, 2), value(2, 3), value(2, 4), value(2, 5), value(2, 6)});
    told.expect({3, 4, value(3, 4), 2, 6, value(2, 6)});
}

const NoteTest test({.facts = values_of_empty_boards});

}  // namespace
