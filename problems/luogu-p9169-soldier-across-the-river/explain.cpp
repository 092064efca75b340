#include <cstdio>
#include <map>

#include "../../common/notes/code/remoteness.hpp"
#include "explain/explanation.hpp"

namespace {

using namespace explanation;
using rules::Component;
using rules::Position;

// As testdata/<id>/rules.cpp lays out a board: the moves left, even if Red is to move, the number of
// columns, the cells.
constexpr Int kBlocked = 1, kBlack = 2, kRed = 3;
constexpr std::size_t kHead = 2;

std::size_t columns_of(const Component& board) {
    return to_index(board.at(1));
}
bool red_moves(const Component& board) {
    return board.at(0) % 2 == 0;
}

// How long each play takes among these obstacles if Red is to move where the sum of all coordinates has
// this parity.
class Lengths {
 public:
    Lengths(const Component& board, std::size_t parity)
        : columns_(columns_of(board)), parity_(parity) {
        const std::size_t cells = board.size() - kHead;
        const auto is_free = [&](std::size_t cell) { return board[kHead + cell] != kBlocked; };
        std::vector<std::vector<std::size_t>> around(cells), ahead(cells);
        std::vector<std::size_t> free;
        for (std::size_t cell = 0; cell < cells; ++cell) {
            if (!is_free(cell)) continue;
            free.push_back(cell);
            const auto to = [&](bool is_on_board, std::size_t next) {
                if (!is_on_board || !is_free(next)) return;
                around[cell].push_back(next);
                if (next / columns_ <= cell / columns_) ahead[cell].push_back(next);
            };
            to(cell >= columns_, cell - columns_);
            to(cell % columns_ > 0, cell - 1);
            to((cell + 1) % columns_ > 0, cell + 1);
            to(cell + columns_ < cells, cell + columns_);
        }
        pairs_ = cells * cells / 2;
        std::vector<std::vector<std::size_t>> next(cells * pairs_);
        for (const std::size_t black : free) {
            for (const std::size_t red : free) {
                for (const std::size_t other : free) {
                    if (other >= red || is_over(black, red, other)) continue;
                    auto& moves = next[key(black, red, other)];
                    if (parity_of(black, red, other) != parity_) {
                        for (const std::size_t to : ahead[black]) {
                            moves.push_back(key(to, red, other));
                        }
                        continue;
                    }
                    for (const std::size_t to : around[red]) {
                        if (to != other) moves.push_back(key(black, to, other));
                    }
                    for (const std::size_t to : around[other]) {
                        if (to != red) moves.push_back(key(black, red, to));
                    }
                }
            }
        }
        lengths_ = notes::remoteness(next);
    }
    int of(std::size_t black, std::size_t red, std::size_t other) const {
        return is_over(black, red, other) ? 0 : lengths_[key(black, red, other)];
    }
    static std::size_t parity_in(std::size_t columns, const std::vector<std::size_t>& cells) {
        std::size_t sum = 0;
        for (const std::size_t cell : cells) sum += cell / columns + cell % columns;
        return sum % 2;
    }

 private:
    std::size_t key(std::size_t black, std::size_t red, std::size_t other) const {
        const auto [less, greater] = std::minmax(red, other);
        return black * pairs_ + greater * (greater - 1) / 2 + less;
    }
    std::size_t parity_of(std::size_t black, std::size_t red, std::size_t other) const {
        return parity_in(columns_, {black, red, other});
    }
    bool is_over(std::size_t black, std::size_t red, std::size_t other) const {
        return black < columns_ || black == red || black == other;
    }

    std::size_t columns_, parity_, pairs_;
    std::vector<int> lengths_;
};

class SoldierAcrossTheRiver : public Explainer {
    View view(const Game& position) const override {
        const Component board = rules().begin(position)[0];
        const int length = length_of(board);
        const bool forced = 0 <= length && length <= board[0];
        View view;
        view.wins = forced && length % 2 == 1;
        view.drawn = !forced;
        view.over = length == 0 || board[0] == 0;
        for (const Position& next : moves_from(board)) {
            const int left = length_of(next[0]);
            const Text moves = count(left, kMoves);
            view.parts.push_back({said(board, next),
                                  left < 0 ? Text("nobody can force an end", "双方都不能强行结束")
                                  : left == 0 ? Text("the opponent has lost", "对手输了")
                                  : left % 2 == 1
                                      ? Text("the opponent wins in ", "对手必胜，还有 ") + moves
                                      : Text("the opponent loses in ", "对手必败，还有 ") + moves});
        }
        view.background = {
            "However the game ends, the player to move has lost: the black piece stands in row 1, "
            "or "
            "the other player has just taken a piece, or there is no move. A position is won if "
            "some move leads to a lost one; the winner takes the one that is over first. A "
            "position "
            "is lost if all moves lead to won ones; the loser takes the one that lasts longest.",
            "不管游戏怎样结束，输的都是轮到走的人：黑棋到了第 1 "
            "行，或者对方刚刚吃了子，或者无路可走。"
            "有一步能走到必败的局面，就是必胜，胜者选结束得最早的那一步；"
            "每一步都走到必胜的局面，就是必败，败者选拖得最久的那一步。"};
        const Text left = count(length, kMoves);
        view.reason =
            length == 0 ? ending(board)
            : board[0] == 0 ? Text("No move is left: nobody wins.", "步数用完了，没有人获胜。")
            : length < 0 ? Text(
                               "No move wins, and some move leads to another position from which "
                               "nobody can force an end.",
                               "没有一步能获胜，而有一步走到双方都不能强行结束的局面。")
            : !forced ? Text("Too few moves are left to force an end.", "剩下的步数不够强行结束。")
            : view.wins
                ? Text(
                      "Some move leads to a position that the opponent loses; the game "
                      "takes ",
                      "有一步能走到对手必败的局面；还要走 ") +
                      left + Text(".", "。")
                : Text("Every move leads to a position that the opponent wins; the game takes ",
                       "每一步都走到对手必胜的局面；还要走 ") +
                      left + Text(".", "。");
        return view;
    }
    std::string prints(const Game& position, const View&) const override {
        const Component board = rules().begin(position)[0];
        const int length = length_of(board);
        if (length < 0) return "Tie";
        return ((length % 2 == 1) == red_moves(board) ? "Red " : "Black ") + std::to_string(length);
    }
    Move winning_move(const Game& position, const View&) const override {
        const Component board = rules().begin(position)[0];
        const int length = length_of(board);
        for (const Position& next : moves_from(board)) {
            if (length_of(next[0]) != length - 1) continue;
            return {said(board, next), rules().back(position, next).value()};
        }
        throw std::logic_error("no move comes nearer to the end");
    }
    bool goes_on() const override { return false; }

    // --- play ---

    Game asked(const Game& position) const override {
        const bool is_input = position.back().at(0) < 0 && position.back().at(1) % 2 == 0;
        return is_input ? Game(position.begin(), position.end() - 1) : position;
    }
    std::optional<rules::Outcome> read(const Game& position,
                                       const std::string& output) const override {
        const Int left = rules().begin(position)[0][0];
        long long length = left + 1;
        if (output != "Tie\n" && std::sscanf(output.c_str(), "%*s %lld", &length) != 1) {
            return std::nullopt;
        }
        if (length > left) return rules::Outcome::draw;
        return length % 2 == 1 ? rules::Outcome::win : rules::Outcome::loss;
    }
    Text a_move(const Game&) const override {
        return {
            "Red moves one of the pieces O one cell up, down, left or right. Black moves X one "
            "cell up, left or right, never down. A cell with # is blocked, and the pieces of the "
            "other player are taken.",
            "红方把一枚 O 向上、下、左、右走一格；黑方把 X 向上、左、右走一格，不能向下。"
            "# 是障碍，走到对方的棋子上就把它吃掉。"};
    }
    Text goal() const override {
        return {
            "Who takes a piece wins, and Black wins with X in row 1. Who cannot move loses. When "
            "no move is left, nobody wins.",
            "吃掉对方棋子的人获胜，X 走到第 1 "
            "行则黑方获胜，不能走的人输。步数用完时，没有人获胜。"};
    }
    Text shown(const Component& board) const override {
        std::string text;
        for (std::size_t i = kHead; i < board.size(); ++i) {
            if (i > kHead && (i - kHead) % columns_of(board) == 0) text += '\n';
            text += ".#XO"[board[i]];
        }
        return text;
    }
    Text shown(const Component& from, const Position& to) const override {
        std::size_t left = 0, reached = 0;
        for (std::size_t i = kHead; i < from.size(); ++i) {
            if (from[i] == to.at(0)[i]) continue;
            (to[0][i] == 0 ? left : reached) = i - kHead;
        }
        return place(from, left, {"", "从"}) + place(from, reached, {" to ", "到"});
    }
    Text said(const Component& board) const override {
        Text text;
        for (const Int kind : {kBlack, kRed}) {
            for (const std::size_t cell : cells_of(board, kind)) {
                if (!text.empty()) text += {"; ", "；"};
                text += place(board, cell, kind == kBlack ? "X " : "O ");
            }
        }
        return text;
    }
    Text said(const Component& from, const Position& to) const override { return shown(from, to); }
    Words words() const override { return {{"board", "个棋盘"}}; }

    static Text place(const Component& board, std::size_t cell, const Text& before) {
        return before + nth({"row", "行"}, cell / columns_of(board)) + Text(", ", "") +
               nth({"column", "列"}, cell % columns_of(board));
    }
    static std::vector<std::size_t> cells_of(const Component& board, Int kind) {
        std::vector<std::size_t> cells;
        for (std::size_t i = kHead; i < board.size(); ++i) {
            if (board[i] == kind) cells.push_back(i - kHead);
        }
        return cells;
    }
    std::vector<Position> moves_from(const Component& board) const {
        rules::OptionList list;
        rules().moves(board, list);
        return list.all;
    }
    static Text ending(const Component& board) {
        const auto black = cells_of(board, kBlack);
        return black.empty() || cells_of(board, kRed).size() < 2
                   ? Text("A piece has been taken.", "有一枚棋子被吃了。")
               : black[0] < columns_of(board)
                   ? Text("The black piece has reached row 1.", "黑棋走到了第 1 行。")
                   : Text("The player to move has no move.", "轮到走的人无路可走。");
    }
    // -1 if nobody can force an end.
    int length_of(const Component& board) const {
        const auto black = cells_of(board, kBlack), red = cells_of(board, kRed);
        if (black.empty() || red.size() < 2) return 0;
        const std::size_t columns = columns_of(board),
                          parity = Lengths::parity_in(columns, {black[0], red[0], red[1]});
        Component key = board;
        for (std::size_t i = kHead; i < key.size(); ++i) key[i] = key[i] == kBlocked;
        key[0] = static_cast<Int>(red_moves(board) ? parity : 1 - parity);
        if (known_.empty() || key_ != key) known_ = {Lengths(key, to_index(key[0]))};
        key_ = key;
        return known_[0].of(black[0], red[0], red[1]);
    }

    static constexpr Noun kMoves = {"move", "moves", "步"};

    mutable Component key_;
    mutable std::vector<Lengths> known_;
};

}  // namespace

EXPLAINER(SoldierAcrossTheRiver)
