// A game is one board.
#include "../families/boards.hpp"

namespace {

using namespace boards;

class TetrisGame : public BoardRules {
 public:
    std::vector<Game> parse(InStream& text) const override {
        std::vector<Game> games;
        while (!text.at_end()) games.push_back({parse_board(text)});
        return games;
    }
    std::string format(const std::vector<Game>& games) const override {
        std::string text;
        for (const Game& game : games) text += format_board(game.at(0));
        return text;
    }

    bool oracle_reaches(const Game& game) const override { return has_few_squares(game); }
    std::string second_answer(const Game& game) const override {
        return verdict(nim_sum(game) != 0);
    }
};

}  // namespace
