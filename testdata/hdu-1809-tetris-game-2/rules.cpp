// A game is a list of boards.
#include "../hdu-1760-tetris-game/boards.hpp"

namespace {

using namespace boards;

constexpr Int kBoards = 100;  // our own bound: the statement names none

class TetrisGame2 : public BoardRules {
 public:
    std::vector<Game> parse(Text& text) const override {
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
    std::string answer(const Game& game, Decider& decider) const override {
        return verdict(decider.wins(game));
    }
    bool oracle_reaches(const Game& game) const override { return has_few_squares(game); }
    std::string second_answer(const Game& game) const override {
        return verdict(nim_sum(game) != 0);
    }

    void exhaustive(Sink& sink) const override {
        std::vector<Board> small;
        for (Int rows = 2; rows <= 4; ++rows) {
            for (Int columns = 2; columns <= 4; ++columns) {
                if (rows * columns > 12) continue;
                all_boards(rows, columns, [&](const Board& board) {
                    sink.game({board});
                    if (rows * columns <= 6) small.push_back(board);
                });
            }
        }
        for (const Board& first : small) {
            for (const Board& second : small) sink.game({first, second});
        }
    }
    std::string exhaustive_bound() const override {
        return "one board up to 3 x 4, two boards up to 2 x 3";
    }
    Game random(Rng& rng, bool rare) const override {
        Game game;
        for (Int i = rng.mixed(1, 10); i > 0; --i) game.push_back(any_board(rng));
        if (!rare) return game;
        // Adds a board that cancels the others; if none is found, takes every board twice.
        const Int missing = nim_sum(game);
        for (int tries = 0; tries < 100; ++tries) {
            const Board last = any_board(rng);
            if (nim_sum({last}) != missing) continue;
            game.push_back(last);
            rng.shuffle(game);
            return game;
        }
        const Game copy = game;
        game.insert(game.end(), copy.begin(), copy.end());
        return game;
    }
    void limits(Sink& sink) const override {
        Rng rng(1809);
        std::vector<Game> hard, pairs;
        for (int i = 0; i < 20; ++i) {
            Game game;
            for (Int j = 0; j < kBoards; ++j) game.push_back(hard_board(rng));
            hard.push_back(game);
        }
        const Game empty = empty_boards();
        for (const Board& first : empty) {
            for (const Board& second : empty) pairs.push_back({first, second});
        }
        sink.input("hard-boards", hard);
        sink.input("pairs-of-empty-boards", pairs);
        sink.input("single-cells", std::vector<Game>(500, Game(kBoards, boards::empty(1, 1))));
        sink.input("no-test", {});
    }
};

}  // namespace

RULES(TetrisGame2)
