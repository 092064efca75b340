// A game has a row for each row of the board: 0 is a free cell, 1 an obstacle, 2 the black piece, 3 a red
// one. A last row, -1 - id and how many moves are left, stands where the id is not 0 or people play.
#include "core/rules.hpp"

#include <bitset>

namespace {

using namespace rules;

constexpr Int kFiles = 20, kBoards = 10, kLeastRows = 2, kSide = 10;
constexpr Int kFree = 0, kBlocked = 1, kBlack = 2, kRed = 3;

Int count_of(const Game& game, Int kind) {
    Int count = 0;
    for (const Row& row : game) count += std::count(row.begin(), row.end(), kind);
    return count;
}

// A component is how many moves are left, the number of columns, and the cells, row by row. Red is to
// move if the number is even. -2 and -1 stand for any even and any odd one.
class SoldierAcrossTheRiver : public Rules {
 public:
    std::vector<Game> parse(InStream& text) const override {
        const Int id = text.integer(0, kFiles, {"id", "数据文件的编号"});
        text.blank();
        return read_tests(text, kBoards, [&] {
            const Int rows = text.integer(kLeastRows, kSide, "n");
            text.blank();
            const Int columns = text.integer(1, kSide, "m");
            text.end_of_line();
            Game game(to_index(rows));
            for (Row& row : game) {
                while (static_cast<Int>(row.size()) < columns) {
                    const char cell = text.one_of(kCells, {"a cell", "一个格子"});
                    row.push_back(static_cast<Int>(kCells.find(cell)));
                }
                text.end_of_line();
            }
            text.bounded(count_of(game, kBlack), 1, 1, {"the number of X", "X 的个数"});
            text.bounded(count_of(game, kRed), 2, 2, {"the number of O", "O 的个数"});
            if (count_of({game[0]}, kBlack) > 0) {
                text.fail({"the black piece is in the first row", "黑棋在第一行"});
            }
            if (id > 0) game.push_back({-1 - id, kPlayed});
            return game;
        });
    }
    std::string format(const std::vector<Game>& games) const override {
        const Row last = extra(games.at(0));
        const std::string id = last == Row{last[0], kPlayed} ? std::to_string(-1 - last[0]) : "?";
        return id + ' ' + write_tests(games, [](const Game& game) {
                   const Game board = board_of(game);
                   std::string text = joined(
                       {static_cast<Int>(board.size()), static_cast<Int>(board.at(0).size())});
                   for (const Row& row : board) {
                       for (const Int cell : row) text += kCells.at(to_index(cell));
                       text += '\n';
                   }
                   return text;
               });
    }
    std::size_t games_per_input() const override { return to_index(kBoards); }

    void moves(const Component& board, Options& options) const override {
        if (board[0] == 0 || is_over(board)) return;
        const bool red = board[0] % 2 == 0;
        const std::size_t columns = to_index(board[1]);
        for (std::size_t from = kHead; from < board.size(); ++from) {
            if (board[from] != (red ? kRed : kBlack)) continue;
            const auto to = [&](std::size_t cell) {
                if (board[cell] == kBlocked || board[cell] == board[from]) return;
                Component next = board;
                next[0] = board[0] > 0 ? board[0] - 1 : -3 - board[0];
                next[cell] = std::exchange(next[from], kFree);
                options.to(next);
            };
            const std::size_t column = (from - kHead) % columns;
            if (from >= kHead + columns) to(from - columns);
            if (column > 0) to(from - 1);
            if (column + 1 < columns) to(from + 1);
            if (red && from + columns < board.size()) to(from + columns);
        }
    }
    bool can_be_drawn() const override { return true; }
    bool drawn_at_once(const Position& position) const override {
        Component board = position.at(0);
        if (std::exchange(board[0], -2) != 0) return false;
        OptionList list;
        moves(board, list);
        return !list.all.empty();
    }
    // A play may go on for ever.
    bool impartial() const override { return false; }
    Position begin(const Game& game) const override {
        Component board = {extra(game).at(1), static_cast<Int>(game.at(0).size())};
        for (const Row& row : board_of(game)) board.insert(board.end(), row.begin(), row.end());
        return {board};
    }
    std::optional<Game> back(const Game& start, const Position& position) const override {
        if (position.empty() || position == begin(start)) return start;
        const Component& board = position[0];
        Game game;
        for (auto at = board.begin() + kHead; at != board.end(); at += board[1]) {
            game.emplace_back(at, at + board[1]);
        }
        game.push_back({-1, board[0]});
        return game;
    }

    std::string answer(const Game& game, Decider&) const override {
        Component board = begin(game)[0];
        board[0] = -2;
        return line(Lengths(*this).from(board));
    }
    bool oracle_reaches(const Game& game) const override {
        return game.size() * game.at(0).size() <= 16;
    }
    // For each two cells of the red pieces, where the black one may stand so that who is to move wins, or
    // loses, within 0, 1, 2, ... moves.
    std::string second_answer(const Game& asked) const override {
        const Game game = board_of(asked);
        const std::size_t columns = game.at(0).size(), cells = game.size() * columns;
        Cells free, first, last, top;
        std::size_t black = 0;
        std::vector<std::size_t> red;
        for (std::size_t cell = 0; cell < cells; ++cell) {
            const Int kind = game[cell / columns][cell % columns];
            free[cell] = kind != kBlocked;
            first[cell] = cell % columns == 0;
            last[cell] = (cell + 1) % columns == 0;
            top[cell] = cell < columns;
            if (kind == kBlack) black = cell;
            if (kind == kRed) red.push_back(cell);
        }
        const auto number = [](std::size_t a, std::size_t b) {
            return a < b ? b * (b - 1) / 2 + a : a * (a - 1) / 2 + b;
        };
        struct Pair {
            Cells live;                      // the game is not over
            std::vector<std::size_t> moves;  // to which pairs
        };
        std::vector<Pair> pairs;
        for (std::size_t b = 0; b < cells; ++b) {
            for (std::size_t a = 0; a < b; ++a) {
                pairs.push_back({free & ~top, {}});
                pairs.back().live.reset(a).reset(b);
                for (const auto& piece_and_other : {std::pair(a, b), std::pair(b, a)}) {
                    const std::size_t from = piece_and_other.first, other = piece_and_other.second;
                    const auto to = [&](std::size_t cell) {
                        if (!free[cell] || cell == other) return;
                        pairs.back().moves.push_back(number(cell, other));
                    };
                    if (!top[from]) to(from - columns);
                    if (!first[from]) to(from - 1);
                    if (!last[from]) to(from + 1);
                    if (from + columns < cells) to(from + columns);
                }
            }
        }
        // From where the black piece can go to one of these cells.
        const auto before = [&](const Cells& to) {
            const Cells at = to & free;
            return free & (at << columns | (at << 1 & ~first) | (at >> 1 & ~last));
        };
        std::vector<Known> known(pairs.size()), next = known;
        const std::size_t start = number(red.at(0), red.at(1));
        for (Int moves = 0;; ++moves) {
            for (std::size_t i = 0; i < pairs.size(); ++i) {
                Cells some, all = ~Cells();
                for (const std::size_t reached : pairs[i].moves) {
                    some |= known[reached].black_loses;
                    all &= known[reached].black_wins;
                }
                const Cells& live = pairs[i].live;
                next[i] = {live & some, all | ~live, live & before(known[i].red_loses),
                           ~live | ~before(~known[i].red_wins)};
            }
            if (next[start].red_wins[black] || next[start].red_loses[black]) return line(moves);
            if (next == known) return line(std::nullopt);
            std::swap(next, known);
        }
    }
    std::string second_method() const override {
        return "all cells of the black piece at once, as bits, for each two of the red ones";
    }

 protected:
    static constexpr Int kPlayed = 400;
    static constexpr std::string_view kCells = ".#XO";

 private:
    using Cells = std::bitset<kSide * kSide>;
    struct Known {
        Cells red_wins, red_loses, black_wins, black_loses;  // each is to move
        bool operator==(const Known&) const = default;
    };
    static constexpr std::size_t kHead = 2;

    static Row extra(const Game& game) {
        return game.back().at(0) < 0 ? game.back() : Row{-1, kPlayed};
    }
    static Game board_of(const Game& game) {
        return {game.begin(), game.end() - (game.back().at(0) < 0 ? 1 : 0)};
    }
    static bool is_over(const Component& board) {
        const auto top = board.begin() + kHead;
        return std::count(top, board.end(), kRed) < 2 || std::count(top, board.end(), kBlack) < 1 ||
               std::count(top, top + board[1], kBlack) > 0;
    }
    static std::string line(std::optional<Int> moves) {
        if (!moves) return "Tie\n";
        return (*moves % 2 == 1 ? "Red " : "Black ") + std::to_string(*moves) + '\n';
    }
};

}  // namespace
