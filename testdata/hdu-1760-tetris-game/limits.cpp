#include "../families/boards_limits.hpp"
#include "rules.cpp"
namespace {

class Inputs : public TetrisGame, BoardMaker {
 public:
    Inputs() : BoardMaker(TetrisGame::mex_) {}

    void exhaustive(Sink& sink) const override {
        for (Int rows = 1; rows <= kSide; ++rows) {
            for (Int columns = 1; columns <= kSide; ++columns) {
                if (rows * columns > kArea) continue;
                all_boards(rows, columns, [&](const Board& board) { sink.game({board}); });
            }
        }
    }
    tools::Text exhaustive_bound() const override {
        const std::string side = std::to_string(kSide), area = std::to_string(kArea);
        return {
            "all boards of at most " + side + " rows, " + side + " columns and " + area + " cells",
            "不超过 " + side + " 行、" + side + " 列、" + area + " 格的所有棋盘"};
    }
    Game random(Rng& rng, bool rare) const override {
        Board board = any_board(rng);
        // Random boards are often losses, but most of those have no move at all.
        while (rare ? count_squares(board) == 0 || nim_sum({board}) != 0
                    : nim_sum({board}) == 0 && !rng.chance(1, 4)) {
            board = any_board(rng);
        }
        return {board};
    }
    void limits(Sink& sink) const override {
        Rng rng(1760);
        std::vector<Game> hard, single;
        // Losses are the hardest: every move must be refuted.
        while (hard.size() < 2000) {
            const Board board = hard_board(rng);
            if (hard.size() < 1000 || nim_sum({board}) == 0) hard.push_back({board});
        }
        for (int i = 0; i < 20000; ++i) single.push_back({boards::empty(1, 1)});
        // Plain search meets 3e5 positions on an empty 4 x 10 board, the most that hill climbing
        // found on any legal board; a memo of positions as whole sets makes them 5,000.
        std::vector<Game> longest;
        for (int i = 0; i < 350; ++i) {
            longest.push_back({boards::empty(4, 10)});
            longest.push_back({boards::empty(10, 4)});
        }
        Game great = greatest_values();
        while (great.size() < kLargeBoards) great.push_back(two_great_parts(rng));
        sink.input("hard-boards", hard);
        sink.input("longest-plain-search", longest);
        sink.input("great-values", alone(great));
        sink.input("lost-with-great-moves", alone(lost_with_great_moves()));
        sink.input("rings", alone(rings()));
        sink.input("ten-moves", alone(ten_moves()));
        sink.input("boards-of-one-key", alone(boards_of_one_key()));
        sink.input("boards-256-apart", alone(boards_apart(256, 2)));
        sink.input("empty-boards", alone(empty_boards()));
        sink.input("single-cells", single);
        sink.input("no-board", {});
    }

 private:
    static constexpr Int kSide = 5, kArea = 16;  // of the exhaustive boards
};

}  // namespace

RULES(Inputs)
