// A game is a list of boards.
#include "../families/boards.hpp"

namespace {

using namespace boards;

// Our own bounds: the statement names none, so what fails on more than a few boards alone stands apart.
constexpr Int kBoards = 100, kFewBoards = 10;

class TetrisGame2 : public BoardRules {
 public:
    std::vector<Game> parse(InStream& text) const override {
        std::vector<Game> games;
        while (!text.at_end()) {
            const Int count = text.integer(1, kBoards, "t");
            text.end_of_line();
            Game game;
            for (Int i = 0; i < count; ++i) game.push_back(parse_board(text));
            games.push_back(game);
        }
        return games;
    }
    std::string format(const std::vector<Game>& games) const override {
        std::string text;
        for (const Game& game : games) {
            text += joined({static_cast<Int>(game.size())});
            for (const Board& board : game) text += format_board(board);
        }
        return text;
    }
    tools::Text left_open(const Game& game) const override {
        if (static_cast<Int>(game.size()) <= kFewBoards) return {};
        return tools::Text("more than ", "超过 ") +
               tools::counted(to_index(kFewBoards), tools::Text("board", "个棋盘"));
    }
    bool oracle_reaches(const Game& game) const override { return has_few_squares(game); }
    std::string second_answer(const Game& game) const override {
        return verdict(nim_sum(game) != 0);
    }
};

}  // namespace
