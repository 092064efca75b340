#include "note_test.hpp"

namespace note_acwing_1321_taking_stones {

// So many heaps of one stone, and one heap that lasts so many moves.
void ones_and_moves(const Table& table, Oracle& oracle) {
    expect_verdicts(table, [&](Number ones, Number moves) {
        rules::Component heaps(ones, 1);
        if (moves > 0) heaps.push_back(static_cast<rules::Int>(moves));
        return oracle.wins({heaps});
    });
}

// How many choices of heaps have up to `stones` stones in all.
Number choices(Number stones) {
    std::vector<Number> ways(stones + 1);
    ways[0] = 1;
    for (Number heap = 1; heap <= stones; ++heap) {
        for (Number sum = heap; sum <= stones; ++sum) ways[sum] += ways[sum - heap];
    }
    Number all = 0;
    for (Number sum = 1; sum <= stones; ++sum) all += ways[sum];
    return all;
}

const NoteTest test(
    {.table = ones_and_moves,
     .explained = {{"1\n3\n1 1 2\n",
                    {"m = 2 is at most 2", "take a stone from the heap of 2",
                     "it leaves a = 3 and m = 0"}},
                   {"1\n2\n3 4\n", {"are both even: every move makes one of them odd"}},
                   {"1\n2\n1 3\n",
                    {"not both even", "join the heaps of 1 and 3", "it leaves a = 0 and m = 4"}},
                   {"1\n1\n1\n", {"take the heap of 1"}}},
     .games = [](const auto& n) { return choices(n[0]); }});

}  // namespace note_acwing_1321_taking_stones
