#include "note_test.hpp"

namespace note_luogu_p1199_three_kingdoms {

// All values of the sample, and the two greatest of each row.
void generals(const Table& table, Oracle& oracle) {
    const std::vector<Number> sample =
        numbers(tools::read_file(oracle.problem().data() / "sample-1.in"));
    const std::size_t n = sample[0];
    std::vector<std::vector<Number>> rows(n + 1);
    std::size_t next = 1;
    for (std::size_t i = 1; i <= n; ++i) {
        for (std::size_t j = i + 1; j <= n; ++j, ++next) {
            EXPECT_EQ(number(table[i][j]), sample.at(next));
            EXPECT_EQ(table[i][j], table[j][i]);
            rows[i].push_back(sample[next]);
            rows[j].push_back(sample[next]);
        }
        std::sort(rows[i].rbegin(), rows[i].rend());
        EXPECT_EQ(number(table[i][n + 1]), rows[i][0]);
        EXPECT_EQ(number(table[i][n + 2]), rows[i][1]);
    }
}

// An order of the values, one for each pair of generals.
Number exhaustive_games(const std::vector<Number>& n) {
    Number orders = 1;
    for (Number value = 1; value <= n[0] * (n[0] - 1) / 2; ++value) orders *= value;
    return orders;
}

// How many generals a game has at most that is searched.
void searched_generals(const NoteTexts& told, Oracle& oracle) {
    std::size_t generals = 4;
    while (oracle.rules().oracle_reaches(rules::Game(generals + 1))) generals += 2;
    told.expect_text(fmt::format("random games of up to {} generals", generals),
                     fmt::format("不超过 {} 名武将的随机局面", generals));
}

const NoteTest test(
    {.table = generals,
     .explained = {{"4\n1 2 3\n4 5\n6\n",
                    {"Check: the opponent is to move, and loses. Played to its end"},
                    {"the game is over"}}},
     .played = searched_generals,
     .games = exhaustive_games});

}  // namespace note_luogu_p1199_three_kingdoms
