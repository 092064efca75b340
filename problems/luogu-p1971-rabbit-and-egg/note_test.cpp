#include "note_test.hpp"

namespace note_luogu_p1971_rabbit_and_egg {

// A board row by row; the walk of the hole goes on until somebody is stuck. How many walks end with
// Rabbit stuck who has moved.
Number lost_plays(std::string board, Number columns, Number hole, Number moves) {
    const char wanted = moves % 2 == 0 ? 'O' : 'X';
    Number found = 0;
    bool stuck = true;
    for (Number cell = 0; cell < board.size(); ++cell) {
        const Number low = std::min(cell, hole), high = std::max(cell, hole);
        const bool beside =
            high - low == columns || (high - low == 1 && low / columns == high / columns);
        if ((columns == 1 && high - low != 1) || !beside || board[cell] != wanted) continue;
        stuck = false;
        std::string next = board;
        std::swap(next[cell], next[hole]);
        found += lost_plays(next, columns, cell, moves + 1);
    }
    return stuck ? moves > 0 && moves % 2 == 0 : found;
}

Number exhaustive_plays(const std::vector<Number>& n) {
    Number plays = 0;
    for (Number rows = 1; rows <= n[0]; ++rows) {
        for (Number columns = 1; rows * columns <= n[0]; ++columns) {
            const Number cells = rows * columns;
            for (Number set = 0; set >> cells == 0; ++set) {
                std::string board;
                for (Number cell = 0; cell < cells; ++cell) board += set >> cell & 1 ? 'X' : 'O';
                for (Number hole = 0; hole < cells; ++hole) {
                    if (board[hole] == 'X') continue;
                    std::string open = board;
                    open[hole] = '.';
                    plays += lost_plays(open, columns, hole, 0);
                }
            }
        }
    }
    return plays;
}

// Sample 3, move by move: the piece, who wins before it, and whether the move is wrong.
void sample(const Table& table, Oracle& oracle) {
    const std::string input = tools::read_file(oracle.problem().data() / "sample-3.in");
    const rules::Game game = tools::parse(oracle.rules(), input).at(0);
    const std::string found = "\n" + oracle(input) + "\n";
    rules::Position position = oracle.rules().begin(game);
    const std::size_t first = rules::to_index(game[0][0]) + 1;
    ASSERT_EQ(table.size(), game.size() - first + 1);
    for (std::size_t i = first; i < game.size(); ++i) {
        const auto& row = table[i - first + 1];
        EXPECT_EQ(row[1], fmt::format("({}, {})", game[i][0], game[i][1]));
        const bool wins = oracle.wins(position);
        EXPECT_TRUE(row[2] == (wins ? "wins" : "loses") || row[2] == (wins ? "必胜" : "必败"))
            << row[2];
        rules::OptionList list;
        oracle.rules().moves(position[0], list);
        const auto cell = rules::to_index((game[i][0] - 1) * game[0][1] + game[i][1] - 1);
        for (const rules::Position& next : list.all) {
            if (next[0][cell + 3] == 2) position = next;
        }
        const bool rabbits = (i - first) % 2 == 0;
        const bool wrong = wins && oracle.wins(position);
        EXPECT_EQ(row[3] == "yes" || row[3] == "是", wrong);
        if (rabbits) {
            const std::string number = fmt::format("\n{}\n", (i - first) / 2 + 1);
            EXPECT_EQ(found.find(number, found.find('\n', 1)) != found.npos, wrong);
        }
    }
}

const NoteTest test({.table = sample,
                     .explained = {{"1 6\nXO.OXO\n1\n1 2\n1 1\n",
                                    {"the player to move wins the first board",
                                     "slide the piece on row 1, column 4",
                                     "wrong moves of Rabbit 1"}},
                                   {"1 3\n.OX\n1\n1 2\n1 3\n",
                                    {"loses the first board", "wrong moves of Rabbit none"}}},
                     .games = exhaustive_plays});

}  // namespace note_luogu_p1971_rabbit_and_egg
