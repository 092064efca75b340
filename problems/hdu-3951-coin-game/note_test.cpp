#include "note_test.hpp"

namespace note_hdu_3951_coin_game {

// Where the second method's table ends.
void table_of_rows(const NoteTexts& told, Oracle& oracle) {
    const Number size = numbers(oracle.rules().second_method()).at(0);
    told.expect_text(fmt::format("of the rows for all $N$ below {}", size),
                     fmt::format("验证了 {} 以内的所有 $N$", size));
}

const NoteTest test(
    {.table = verdicts("1\n{} {}\n", "Case 1: first"),
     .explained = {{"2\n4 4\n9 3\n",
                    {"take all coins", "9 coins", "Test 2: second (the player to move loses)",
                     "one or two coins from its middle"}},
                   {"1\n5 1\n", {"5 is odd", "take any coin, which leaves a row of 4."}}},
     .played = table_of_rows,
     .games = [](const auto& n) { return (n[0] - 2) * 10; }});

}  // namespace note_hdu_3951_coin_game
