// A game is {m}, then a row {T, J} for each row of the board.
#include "core/rules.hpp"

namespace {

using namespace rules;

constexpr Int kMostRows = 1000, kMostColumns = 100;

class NorthcottGame : public Rules {
 public:
    std::vector<Game> parse(InStream& text) const override {
        std::vector<Game> games;
        while (!text.at_end()) {
            while (!games.empty() && text.peek() == '\n') text.end_of_line();
            const Int rows = text.integer(1, kMostRows, "n");
            text.blank();
            const Int columns = text.integer(2, kMostColumns, "m");
            text.end_of_line();
            Game game = {{columns}};
            for (Int i = 0; i < rows; ++i) {
                const Int tom = text.integer(1, columns, "T");
                text.blank();
                const Int jerry = text.integer(1, columns, "J");
                if (tom == jerry) text.fail({"T and J are equal", "T 与 J 相等"});
                text.end_of_line();
                game.push_back({tom, jerry});
            }
            games.push_back(game);
        }
        return games;
    }
    std::string format(const std::vector<Game>& games) const override {
        std::string text;
        for (std::size_t test = 0; test < games.size(); ++test) {
            const Game& game = games[test];
            // Before the second test stands one blank line, then two, three, none, one, ...
            text += std::string(test % 4, '\n');
            text += joined({static_cast<Int>(game.size()) - 1, game.at(0).at(0)});
            for (std::size_t i = 1; i < game.size(); ++i) text += joined(game[i]);
        }
        return text;
    }
    std::size_t games_per_input() const override { return 1000; }
    bool blank_lines_between_games() const override { return true; }

    // A component is the whole board: m, who moves (0 is Tom), then T and J of each row.
    void moves(const Component& part, Options& options) const override {
        const std::size_t mover = static_cast<std::size_t>(part[1]);
        for (std::size_t row = 2; row < part.size(); row += 2) {
            const Int other = part[row + 1 - mover];
            for (const Int step : {-1, 1}) {
                Component next = part;
                next[1] = 1 - part[1];
                Int& piece = next[row + mover];
                for (piece += step; 1 <= piece && piece <= part[0] && piece != other;
                     piece += step) {
                    options.to(next);
                }
            }
        }
    }
    // A piece may go back to where it came from, and it matters who moves. So plain search and
    // Grundy values do not apply; retrograde analysis from the positions without a move does.
    bool impartial() const override { return false; }

    Verdicts verdicts() const override { return {"I WIN!", "BAD LUCK!"}; }
    Position begin(const Game& game) const override {
        Component board = {game.at(0).at(0), 0};
        for (std::size_t row = 1; row < game.size(); ++row) {
            board.push_back(game[row].at(0));
            board.push_back(game[row].at(1));
        }
        return {board};
    }
    std::optional<Game> back(const Game& start, const Position& position) const override {
        Game game = {start.at(0)};
        for (const Component& board : position) {
            const auto own = static_cast<std::size_t>(board.at(1));
            for (std::size_t i = 2; i < board.size(); i += 2) {
                game.push_back({board.at(i + own), board.at(i + 1 - own)});
            }
        }
        return game;
    }
    std::string answer(const Game& game, Decider&) const override {
        const Component board = begin(game)[0];
        if (wins_.count(board) == 0) analyse(board);
        return verdict(wins_.at(board));
    }
    bool oracle_reaches(const Game& game) const override {
        const Int rows = static_cast<Int>(game.size()) - 1, columns = game.at(0).at(0);
        return columns <= kWidest && positions(rows, columns) <= kExhaustive;
    }
    std::string second_answer(const Game& game) const override {
        // Bouton's theorem, bit by bit: do an odd number of gaps have this bit?
        for (Int bit = 1; bit < kMostColumns; bit *= 2) {
            Int count = 0;
            for (std::size_t row = 1; row < game.size(); ++row) {
                const auto [left, right] = std::minmax(game[row][0], game[row][1]);
                count += (right - left - 1) / bit % 2;
            }
            if (count % 2 != 0) return verdict(true);
        }
        return verdict(false);
    }
    std::string second_method() const override { return "parity of each bit of the gaps"; }

 protected:
    static constexpr Int kExhaustive = 8000, kWidest = 20;

    // How many ways there are to place the pieces; above kExhaustive it need not be exact.
    static Int positions(Int rows, Int columns) {
        Int count = 1;
        for (Int i = 0; i < rows && count <= kExhaustive; ++i) count *= columns * (columns - 1);
        return count;
    }

 private:
    // Decides every position that a board leads to. A position loses if it has no move or all its
    // moves lead to wins, and it wins if some move leads to a loss. Any position left open would be
    // a draw by moving to and fro; there must be none.
    void analyse(const Component& start) const {
        struct Node {
            Component board;
            std::vector<std::size_t> before = {};  // positions with a move to this one
            std::size_t open = 0;                  // moves not known to lead to wins
            bool decided = false, wins = false;
        };
        struct List : Options {
            using Options::to;
            void to(std::vector<Component> parts) override { boards.push_back(parts[0]); }
            std::vector<Component> boards;
        };
        std::vector<Node> all = {{start}};
        std::map<Component, std::size_t> number = {{start, 0}};
        std::vector<std::size_t> decided;
        for (std::size_t i = 0; i < all.size(); ++i) {
            List list;
            moves(all[i].board, list);
            for (const Component& next : list.boards) {
                const auto [at, is_new] = number.emplace(next, all.size());
                if (is_new) all.push_back({next});
                all[at->second].before.push_back(i);
            }
            all[i].open = list.boards.size();
            if (all[i].open == 0) {
                all[i].decided = true;
                decided.push_back(i);
            }
        }
        for (std::size_t i = 0; i < decided.size(); ++i) {
            const Node& now = all[decided[i]];
            for (const std::size_t b : now.before) {
                Node& before = all[b];
                if (before.decided || (now.wins && --before.open > 0)) continue;
                before.decided = true;
                before.wins = !now.wins;
                decided.push_back(b);
            }
        }
        if (decided.size() < all.size()) throw std::logic_error("a position is a draw");
        for (const Node& node : all) wins_[node.board] = node.wins;
    }

    mutable std::map<Component, bool> wins_;
};

}  // namespace
