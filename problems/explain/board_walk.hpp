// Explains a piece that walks on a board, one cell up, down, left or right, and never to a cell where it
// has been: the game of matchings. A component is laid out as testdata/families/board_walk.hpp says.
#ifndef PROBLEMS_EXPLAIN_BOARD_WALK_HPP
#define PROBLEMS_EXPLAIN_BOARD_WALK_HPP

#include <set>

#include "../../common/matching_game.hpp"
#include "explain/explanation.hpp"

namespace explanation {

class BoardWalk : public Explainer {
 protected:
    // The cells that are not used up, and the matching of as many as possible: first without the cell
    // of the piece, then, if it finds a partner, with it.
    class Matched {
     public:
        explicit Matched(const rules::Component& part)
            : columns_(part.at(1)), at_(part.at(2)), neighbours_(to_index(part[0] * columns_)) {
            const Int cells = part[0] * columns_;
            std::vector<bool> used(neighbours_.size());
            for (std::size_t i = 3; i < part.size(); ++i) used[vertex(std::abs(part[i]))] = true;
            const auto join = [&](Int a, Int b) {
                if (used[vertex(a)] || used[vertex(b)]) return;
                neighbours_[vertex(a)].push_back(vertex(b));
                neighbours_[vertex(b)].push_back(vertex(a));
            };
            for (Int cell = 1; cell <= cells; ++cell) {
                if (cell % columns_ != 0) join(cell, cell + 1);
                if (cell + columns_ <= cells) join(cell, cell + columns_);
                mate_.push_back(vertex(cell));
                if (!used[vertex(cell)]) free_.push_back(cell);
            }
            // A pair side by side is a good beginning. The cell of the piece comes last.
            for (const Int cell : free_) {
                const std::size_t v = vertex(cell);
                if (cell == at_ || mate_[v] != v) continue;
                for (const std::size_t next : neighbours_[v]) {
                    if (next == vertex(at_) || mate_[next] != next) continue;
                    mate_[v] = next;
                    mate_[next] = v;
                    break;
                }
            }
            without_piece_ = neighbours_;
            if (at_ > 0) {
                for (const std::size_t next : neighbours_[vertex(at_)]) {
                    auto& others = without_piece_[next];
                    others.erase(std::find(others.begin(), others.end(), vertex(at_)));
                }
                without_piece_[vertex(at_)].clear();
            }
            for (const Int cell : free_) {
                if (cell == at_ || mate_[vertex(cell)] != vertex(cell)) continue;
                matching_game::augment(vertex(cell), without_piece_, mate_);
            }
            if (at_ > 0) matching_game::augment(vertex(at_), neighbours_, mate_);
        }
        // 0 for a cell that has none.
        Int partner(Int cell) const {
            const std::size_t found = mate_.at(vertex(cell));
            return found == vertex(cell) ? 0 : static_cast<Int>(found) + 1;
        }
        const Row& free() const { return free_; }
        // The cells that some maximum matching misses.
        Row missed() const {
            std::vector<bool> found(mate_.size());
            for (const Int cell : free_) {
                if (partner(cell) != 0) continue;
                matching_game::mark_missed(vertex(cell), neighbours_, mate_, found);
            }
            Row cells;
            for (const Int cell : free_) {
                if (found[vertex(cell)]) cells.push_back(cell);
            }
            return cells;
        }

     private:
        static std::size_t vertex(Int cell) { return to_index(cell - 1); }

        Int columns_, at_;
        matching_game::Neighbours neighbours_, without_piece_;
        std::vector<std::size_t> mate_;
        Row free_;
    };

    // "row 2, column 3"
    static Text place(const rules::Component& board, Int cell) {
        return nth({"row", "行"}, to_index((cell - 1) / board.at(1))) + Text(", ", "") +
               nth({"column", "列"}, to_index((cell - 1) % board.at(1)));
    }
    // The first component of a position: all of it.
    rules::Component board(const Game& position) const { return rules().begin(position).at(0); }
    // Of a piece that stands somewhere.
    View matched_view(const rules::Component& board) const {
        const Matched matched(board);
        const Int at = board[2], partner = matched.partner(at);
        Int pairs = 0;
        for (const Int cell : matched.free()) pairs += matched.partner(cell) > cell;
        View view;
        view.wins = partner > 0;
        view.parts = {
            {{"the piece", "棋子"},
             place(board, at) + (partner > 0
                                     ? Text(", its partner is ", "，搭档是") + place(board, partner)
                                     : Text(", without a partner", "，没有搭档"))},
            {{"cells left", "剩下的格子"},
             std::to_string(matched.free().size()) + Text(", in ", "，配成 ") +
                 count(pairs, {"pair", "pairs", "对"})}};
        view.reason =
            view.wins
                ? Text(
                      "Every maximum matching of the cells that are left has the cell of the piece "
                      "in it: without this cell there is one pair less. The player to move goes to "
                      "the partner, and so on. If the opponent ever found a cell without a "
                      "partner, "
                      "the pairs along the way could be exchanged for others that leave out the "
                      "first cell.",
                      "剩下的格子的每个最大匹配都包含棋子所在的格子：去掉这一格，就少一对。"
                      "轮到走的人走到搭档那一格，以后也这样走。假如对手走到了没有搭档的格子，"
                      "沿途的配对就可以换成另一些，把最初那一格空出来。")
                : Text(
                      "Some maximum matching of the cells that are left does without the cell of "
                      "the piece. Wherever the player to move goes, the cell has a partner there, "
                      "to which the other player goes: otherwise one more pair would be possible.",
                      "剩下的格子有一个最大匹配不包含棋子所在的格子。轮到走的人无论走到哪里，"
                      "那一格都有搭档，对手就走到搭档那里：否则还能多配一对。");
        return view;
    }
    Move to_partner(const Game& position) const {
        const rules::Component from = board(position);
        return to_cell(position, Matched(from).partner(from[2]));
    }
    Move to_cell(const Game& position, Int cell) const {
        const rules::Component from = board(position);
        rules::OptionList list;
        rules().moves(from, list);
        for (const rules::Position& to : list.all) {
            if (to.at(0).at(2) != cell) continue;
            return {(from[2] == 0 ? Text("put the piece on ", "把棋子放在")
                                  : Text("move the piece to ", "把棋子走到")) +
                        place(from, cell),
                    rules().back(position, to).value()};
        }
        throw std::logic_error("the piece cannot go there");
    }

    // --- play ---

    Text a_move(const Game&) const override {
        return {
            "A move takes the piece one cell up, down, left or right, to a free cell where it has "
            "never been.",
            "每步把棋子向上、下、左或右走一格，走到从未到过的空格。"};
    }
    // O is the piece, + a cell where it has been, # a blocked one.
    Text shown(const rules::Component& board) const override {
        const std::set<Int> used(board.begin() + 3, board.end());
        std::string text;
        for (Int cell = 1; cell <= board[0] * board[1]; ++cell) {
            if (cell > 1 && cell % board[1] == 1 % board[1]) text += '\n';
            text += cell == board[2]        ? 'O'
                    : used.count(cell) > 0  ? '+'
                    : used.count(-cell) > 0 ? '#'
                                            : '.';
        }
        return text;
    }
    Text shown(const rules::Component& from, const rules::Position& to) const override {
        return (from[2] == 0 ? Text("put it on ", "放在") : Text("to ", "走到")) +
               place(from, to.at(0).at(2));
    }
    Text said(const rules::Component& board) const override {
        return board[2] == 0 ? Text("it is not on the board", "还没有放上棋盘")
                             : place(board, board[2]);
    }
    using Explainer::said;
    Words words() const override { return {{"piece", "枚棋子"}}; }
};

}  // namespace explanation

#endif
