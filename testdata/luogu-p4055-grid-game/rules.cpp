// A game has a row for each row of the board: 0 is a free cell, 1 a blocked one. Later in the game 2 is a
// cell where the piece has been, and 3 the one where it is.
#include "../families/board_walk.hpp"

namespace {

using namespace rules;

constexpr Int kSide = 100;
constexpr Int kFree = 0, kBlocked = 1, kUsed = 2, kPiece = 3;

class GridGame : public BoardWalk {
 public:
    std::vector<Game> parse(InStream& text) const override {
        const Int rows = text.integer(1, kSide, "N");
        text.blank();
        const Int columns = text.integer(1, kSide, "M");
        text.end_of_line();
        Game game(to_index(rows));
        for (Row& row : game) {
            while (static_cast<Int>(row.size()) < columns) {
                row.push_back(text.one_of(".#", {"a cell", "一个格子"}) == '#' ? kBlocked : kFree);
            }
            text.end_of_line();
        }
        text.end();
        return {game};
    }
    std::string format(const std::vector<Game>& games) const override {
        const Game& game = games.at(0);
        std::string text =
            joined({static_cast<Int>(game.size()), static_cast<Int>(game.at(0).size())});
        for (const Row& row : game) {
            for (const Int cell : row) text += std::string_view(".#+O").at(to_index(cell));
            text += '\n';
        }
        return text;
    }
    std::size_t games_per_input() const override { return 1; }
    tools::Text left_open(const Game& game) const override {
        bool some = false;
        for (std::size_t r = 0; r < game.size(); ++r) {
            for (std::size_t c = 0; c < game[r].size(); ++c) {
                if (game[r][c] != kFree) continue;
                some = true;
                const bool right = c + 1 < game[r].size() && game[r][c + 1] == kFree,
                           below = r + 1 < game.size() && game[r + 1][c] == kFree;
                if (right || below) return {};
            }
        }
        return some ? tools::Text("a board on which no move is possible", "一步也走不了的棋盘")
                    : tools::Text();
    }

    Position begin(const Game& game) const override {
        const Int columns = static_cast<Int>(game.at(0).size());
        Component board = {static_cast<Int>(game.size()), columns, 0};
        for (const Int kind : {kBlocked, kUsed, kPiece}) {
            Row cells;
            for (Int cell = 1; cell <= board[0] * columns; ++cell) {
                if (at(game, columns, cell) == kind)
                    cells.push_back(kind == kBlocked ? -cell : cell);
            }
            if (kind == kPiece) {
                if (!cells.empty()) board[2] = cells[0];
                break;
            }
            std::sort(cells.begin(), cells.end());
            board.insert(board.end(), cells.begin(), cells.end());
        }
        return {board};
    }
    // A large board is not played.
    std::optional<Game> back(const Game& start, const Position& position) const override {
        if (position.empty()) {
            if (start.size() * start.at(0).size() > 400) return std::nullopt;
            return Game{};
        }
        const Component& board = position[0];
        Game game(to_index(board[0]), Row(to_index(board[1]), kFree));
        const auto set = [&](Int cell, Int kind) {
            game[to_index((cell - 1) / board[1])][to_index((cell - 1) % board[1])] = kind;
        };
        for (std::size_t i = 3; i < board.size(); ++i) {
            set(std::abs(board[i]), board[i] < 0 ? kBlocked : kUsed);
        }
        if (board[2] > 0) set(board[2], kPiece);
        return game;
    }

    // Puts the piece on each free cell.
    std::string answer(const Game& game, Decider& decider) const override {
        OptionList list;
        moves(begin(game).at(0), list);
        Row cells;
        for (const Position& put : list.all) {
            if (!decider.wins(put)) cells.push_back(put[0][2]);
        }
        return listed(game, cells);
    }
    bool oracle_reaches(const Game& game) const override {
        Int free = 0;
        for (const Row& row : game) free += std::count(row.begin(), row.end(), kFree);
        return free <= 9;
    }
    // A maximum matching. Then each cell is taken away, and its partner looks for another one.
    std::string second_answer(const Game& game) const override {
        Matching matching(game);
        Row cells;
        const Int columns = static_cast<Int>(game[0].size());
        for (Int cell = 1; cell <= static_cast<Int>(game.size()) * columns; ++cell) {
            if (at(game, columns, cell) == kFree && matching.can_miss(cell)) cells.push_back(cell);
        }
        return listed(game, cells);
    }
    std::string second_method() const override {
        return "each cell taken away, and its partner in a matching matched anew";
    }

 protected:
    static Int at(const Game& game, Int columns, Int cell) {
        return game.at(to_index((cell - 1) / columns)).at(to_index((cell - 1) % columns));
    }

 private:
    // A maximum matching of the free cells of a board.
    class Matching {
     public:
        explicit Matching(const Game& game)
            : rows_(static_cast<Int>(game.size())), columns_(static_cast<Int>(game.at(0).size())) {
            const Int cells = rows_ * columns_;
            mate_.assign(to_index(cells + 1), 0);
            free_.assign(mate_.size(), false);
            tried_.assign(mate_.size(), 0);
            around_.resize(mate_.size());
            for (Int cell = 1; cell <= cells; ++cell) {
                free_[to_index(cell)] = at(game, columns_, cell) == kFree;
            }
            const auto join = [&](Int a, Int b) {
                if (!free_[to_index(a)] || !free_[to_index(b)]) return;
                around_[to_index(a)].push_back(b);
                around_[to_index(b)].push_back(a);
            };
            for (Int cell = 1; cell <= cells; ++cell) {
                if (cell % columns_ != 0) join(cell, cell + 1);
                if (cell + columns_ <= cells) join(cell, cell + columns_);
            }
            for (Int cell = 1; cell <= cells; ++cell) {
                if (!free_[to_index(cell)] || mate_[to_index(cell)] != 0) continue;
                for (const Int next : around_[to_index(cell)]) {
                    if (!free_[to_index(next)] || mate_[to_index(next)] != 0) continue;
                    pair(cell, next);
                    break;
                }
            }
            for (Int cell = 1; cell <= cells; ++cell) {
                if (!free_[to_index(cell)] || mate_[to_index(cell)] != 0) continue;
                ++search_;
                finds_partner(cell);
            }
        }
        bool can_miss(Int cell) {
            const Int partner = mate_[to_index(cell)];
            if (partner == 0) return true;
            mate_[to_index(cell)] = mate_[to_index(partner)] = 0;
            free_[to_index(cell)] = false;
            ++search_;
            reached_.clear();
            const bool found = finds_partner(partner);
            free_[to_index(cell)] = true;
            // The matching is maximum again, with or without the cell.
            if (found) return true;
            pair(cell, partner);
            // What a search in vain reached leads to no unmatched cell: the one taken away leads back to
            // the search's beginning. Later paths keep off these cells, so their partners stay.
            for (const Int dead : reached_) tried_[to_index(dead)] = kDead;
            return false;
        }

     private:
        void pair(Int a, Int b) {
            mate_[to_index(a)] = b;
            mate_[to_index(b)] = a;
        }
        bool finds_partner(Int cell) {
            for (const Int next : around_[to_index(cell)]) {
                if (!free_[to_index(next)] || tried_[to_index(next)] >= search_) continue;
                tried_[to_index(next)] = search_;
                reached_.push_back(next);
                const Int other = mate_[to_index(next)];
                if (other == 0 || finds_partner(other)) {
                    pair(cell, next);
                    return true;
                }
            }
            return false;
        }

        static constexpr Int kDead = INT64_MAX;
        Int rows_, columns_, search_ = 0;
        Row mate_, reached_;
        Row tried_;                // the last search that reached the cell, or kDead
        std::vector<Row> around_;  // the free neighbours
        std::vector<bool> free_;
    };

    static std::string listed(const Game& game, const Row& cells) {
        if (cells.empty()) return "LOSE\n";
        const Int columns = static_cast<Int>(game[0].size());
        std::string text = "WIN\n";
        for (const Int cell : cells) {
            text += joined({(cell - 1) / columns + 1, (cell - 1) % columns + 1});
        }
        return text;
    }
};

}  // namespace
