#include "../families/boards_limits.hpp"
#include "core/rooms.hpp"
#include "rules.cpp"

namespace {

class Inputs : public TetrisGame2, BoardMaker {
 public:
    Inputs() : BoardMaker(TetrisGame2::mex_) {}

    void exhaustive(Sink& sink) const override {
        std::vector<Board> small;
        for (Int rows = kLeastSide; rows <= kSide; ++rows) {
            for (Int columns = kLeastSide; columns <= kSide; ++columns) {
                if (rows * columns > kArea) continue;
                all_boards(rows, columns, [&](const Board& board) {
                    sink.game({board});
                    if (rows * columns <= kAreaOfTwo) small.push_back(board);
                });
            }
        }
        for (const Board& first : small) {
            for (const Board& second : small) sink.game({first, second});
        }
    }
    tools::Text exhaustive_bound() const override {
        const std::string least = std::to_string(kLeastSide), side = std::to_string(kSide),
                          area = std::to_string(kArea), of_two = std::to_string(kAreaOfTwo);
        return {"one board of " + least + " to " + side + " rows, " + least + " to " + side +
                    " columns and at most " + area + " cells, and two such boards of at most " +
                    of_two + " cells each",
                "一个 " + least + " 到 " + side + " 行、" + least + " 到 " + side + " 列、不超过 " +
                    area + " 格的棋盘，以及两个各不超过 " + of_two + " 格的这种棋盘"};
    }
    Game random(Rng& rng, bool rare) const override {
        Game game;
        // Many boards are small ones, so that the input stays one for a plain program.
        const bool many = rng.chance(1, 8);
        for (Int i = many ? rng.between(11, kBoards - 2) : rng.mixed(1, 8); i > 0; --i) {
            game.push_back(many ? small_board(rng) : any_board(rng));
        }
        if (rare || rng.chance(1, 2)) {
            complete(game, rare ? 0 : Int{1} << rng.between(0, 3), rng);
            rng.shuffle(game);
        }
        return game;
    }
    void limits(Sink& sink) const override {
        Rng rng(1809);
        std::vector<Game> hard, hard_sums, pairs;
        // So many that a memo of all boards does not fit into the memory; two inputs, as a plain program
        // needs a second for both.
        for (int i = 0; i < 2400; ++i) hard.push_back({hard_board(rng)});
        for (int i = 0; i < 200; ++i) {
            Game game;
            for (Int j = 0; j < kFewBoards; ++j) game.push_back(hard_board(rng));
            hard_sums.push_back(game);
        }
        const Game empty = empty_boards();
        for (auto first = empty.begin(); first != empty.end(); ++first) {
            for (auto second = first; second != empty.end(); ++second) {
                pairs.push_back({*first, *second});
            }
        }
        // The very last cell decides.
        for (const Board& board : empty) {
            Board without = board;
            block(without, rows(board) - 1, columns(board) - 1);
            if (nim_sum({board, without}) == 0) continue;
            pairs.push_back({board, board});
            break;
        }
        // What comes last decides on the longest boards that are two cells wide, too.
        sink.input("room-for-rows", beyond_each_size(*this, rooms_of_rows()[1], [&]() -> Game {
                       return {random_board(rng, 24, 2, 8, false)};
                   }));
        // Sums of two and three boards of all values that occur, of nim-sum 0 and of each power of
        // two.
        std::vector<Game> sums;
        for (const auto& [first, boards] : by_value()) {
            for (const auto& [second, others] : by_value()) {
                sums.push_back({rng.pick(boards), rng.pick(others)});
                for (const Int wanted : {0, 1, 2, 4, 8}) {
                    Game game = {rng.pick(boards), rng.pick(others)};
                    complete(game, wanted, rng);
                    sums.push_back(game);
                }
            }
        }
        // Every number of boards; the last one decides.
        std::vector<Game> numbers;
        for (Int count = 3; count <= kBoards; ++count) {
            for (const Int wanted : {0, 1, 2, 4, 8}) {
                Game game;
                while (static_cast<Int>(game.size()) < count - 2) {
                    game.push_back(small_board(rng));
                }
                complete(game, wanted, rng);
                numbers.push_back(game);
            }
        }
        for (std::size_t begin = 0; begin < sums.size(); begin += kFew) {
            const std::size_t end = std::min(begin + kFew, sums.size());
            sink.input("sums-of-great-values-" + std::to_string(begin / kFew + 1),
                       {sums.begin() + static_cast<std::ptrdiff_t>(begin),
                        sums.begin() + static_cast<std::ptrdiff_t>(end)});
        }
        sink.input("lost-with-great-moves", alone(lost_with_great_moves()));
        sink.input("rings", alone(rings()));
        sink.input("ten-moves", alone(ten_moves()));
        sink.input("boards-of-one-key", alone(boards_of_one_key()));
        sink.input("boards-256-apart", alone(boards_apart(256, 2)));
        sink.input("every-number-of-boards", numbers);
        sink.input("hard-boards", hard);
        sink.input("sums-of-hard-boards", hard_sums);
        sink.input("pairs-of-empty-boards", pairs);
        for (const Int count : {kFewBoards, kBoards}) {
            std::vector<Game> most(1);
            for (const Board& board : boards_apart(65536, to_index(count))) {
                if (static_cast<Int>(most.back().size()) == count) most.emplace_back();
                most.back().push_back(board);
            }
            sink.input("boards-65536-apart-in-tests-of-" + std::to_string(count), most);
        }
        sink.input("no-test", {});
    }

 private:
    static constexpr std::size_t kFew = 100;  // games of large boards in an input
    // Of the exhaustive boards.
    static constexpr Int kLeastSide = 2, kSide = 4, kArea = 12, kAreaOfTwo = 6;

    static Board small_board(Rng& rng) {
        const Int blocked = rng.between(0, 2), columns = rng.between(2, 5);
        return random_board(rng, rng.between(1, 5), columns, blocked, false);
    }
    // Large boards, by their values.
    const std::map<Int, Game>& by_value() const {
        if (by_value_.empty()) {
            Rng rng(kBoards);
            for (int i = 0; i < 500; ++i) {
                const Board board = hard_board(rng);
                by_value_[value(board)].push_back(board);
            }
            for (const Board& board : greatest_values()) by_value_[value(board)].push_back(board);
        }
        return by_value_;
    }
    // Adds two boards that make the nim-sum `wanted`, which is below 16.
    void complete(Game& game, Int wanted, Rng& rng) const {
        const Int missing = nim_sum(game) ^ wanted;
        for (;;) {
            const auto& [first, boards] = *std::next(
                by_value().begin(), rng.between(0, static_cast<Int>(by_value().size()) - 1));
            const auto last = by_value().find(missing ^ first);
            if (last == by_value().end()) continue;
            game.push_back(rng.pick(boards));
            game.push_back(rng.pick(last->second));
            return;
        }
    }

    mutable std::map<Int, Game> by_value_;
};

}  // namespace

RULES(Inputs)
