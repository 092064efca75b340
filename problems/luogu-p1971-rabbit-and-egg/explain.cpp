#include "../../common/matching_game.hpp"
#include "explain/explanation.hpp"

namespace {

using namespace explanation;

// How testdata/<id>/rules.cpp lays out a game and a component: 0 is a white piece, 1 a black one, 2 the
// empty cell; Rabbit, who is 0 as the player to move, slides white pieces, and Egg, 1, black ones.
class RabbitAndEgg : public Explainer {
    Text a_move(const Game&) const override {
        return {
            "The first player, Rabbit, slides a white piece (O) next to the empty cell into it, "
            "the second one, Egg, a black one (X).",
            "先手兔兔把空格旁边的一枚白子（O）滑进空格，后手蛋蛋滑黑子（X）。"};
    }
    // The cells of a board that the hole can still enter or be in, in pairs as far as possible: first
    // all but the hole, then the hole, too, if it finds a partner. Neighbours of different colours are
    // joined, and the hole has the colour that the player to move does not slide.
    class Matched {
     public:
        explicit Matched(const rules::Component& board)
            : columns_(to_index(board.at(1))), colours_(board.begin() + 3, board.end()) {
            const std::size_t cells = colours_.size();
            hole_ = to_index(std::find(colours_.begin(), colours_.end(), 2) - colours_.begin());
            colours_[hole_] = 1 - board[2];
            there_.resize(cells);
            neighbours_.resize(cells);
            for (std::size_t cell = 0; cell < cells; ++cell) mate_.push_back(cell);
        }
        std::size_t hole() const { return hole_; }
        bool is_there(std::size_t cell) const { return there_[cell]; }
        std::size_t cells() const { return colours_.size(); }
        // Puts a cell on the board; true if there is one pair more for it.
        bool add(std::size_t cell) {
            there_[cell] = true;
            if (cell >= columns_) join(cell, cell - columns_);
            if (cell % columns_ > 0) join(cell, cell - 1);
            if ((cell + 1) % columns_ > 0) join(cell, cell + 1);
            if (cell + columns_ < cells()) join(cell, cell + columns_);
            return matching_game::augment(cell, neighbours_, mate_);
        }
        std::size_t partner(std::size_t cell) const { return mate_[cell]; }
        Int pairs() const {
            Int found = 0;
            for (std::size_t cell = 0; cell < cells(); ++cell) found += mate_[cell] > cell;
            return found;
        }

     private:
        void join(std::size_t a, std::size_t b) {
            if (!there_[b] || colours_[a] == colours_[b]) return;
            neighbours_[a].push_back(b);
            neighbours_[b].push_back(a);
        }

        std::size_t columns_, hole_;
        Row colours_;
        std::vector<bool> there_;
        matching_game::Neighbours neighbours_;
        std::vector<std::size_t> mate_;
    };

    View view(const Game& position) const override {
        const rules::Component start = board(position);
        const Matched matched = all_matched(start);
        const std::size_t hole = matched.hole(), partner = matched.partner(hole);
        View view;
        view.wins = partner != hole;
        view.parts = {
            {{"the empty cell", "空格"},
             place(start, hole) +
                 (view.wins ? Text(", its partner is ", "，搭档是") + place(start, partner)
                            : Text(", without a partner", "，没有搭档"))},
            {{"pairs", "配成的对数"}, std::to_string(matched.pairs())}};
        if (has_moves(position)) {
            const Row wrong = wrong_moves(position);
            view.parts.push_back({{"wrong moves of Rabbit", "兔兔走错的步"},
                                  wrong.empty() ? Text("none", "没有") : listed(wrong)});
            view.verdict =
                view.wins
                    ? Text("the player to move wins the first board", "先手在最初的局面必胜")
                    : Text("the player to move loses the first board", "先手在最初的局面必败");
        }
        view.background = {
            "The empty cell never comes back to where it was: it takes a piece of one colour and "
            "of "
            "the other in turn, and leaves behind what nobody can slide back. So it walks, from "
            "cell "
            "to neighbour of another colour, to new cells only: the game of matchings. The empty "
            "cell itself counts as a piece that the player to move cannot slide.",
            "空格不会回到它到过的格子：两种颜色的棋子轮流滑进空格，"
            "留在后面的棋子谁也不能再滑回来。所以空格是在异色的相邻格之间行走，"
            "每次都走到新的格子，这就是二分图博弈。"
            "空格本身算作轮到走的人不能滑动的那种颜色。"};
        view.reason =
            view.wins
                ? Text(
                      "Every maximum matching has the empty cell in it: without it there is one "
                      "pair "
                      "less. The player to move slides the piece of its partner, and so on; if the "
                      "opponent ever found a cell without a partner, the pairs along the way could "
                      "be exchanged for others that leave out the first cell.",
                      "每个最大匹配都包含空格：去掉它就少一对。轮到走的人滑动搭档那一格的棋子，"
                      "以后也这样走。假如对手能让空格走到没有搭档的格子，"
                      "沿途的配对就可以换成另一些，把最初那一格空出来。")
                : Text(
                      "Some maximum matching does without the empty cell. Whichever piece the "
                      "player "
                      "to move slides, its cell has a partner, whose piece the other player slides "
                      "next: otherwise one more pair would be possible.",
                      "有一个最大匹配不包含空格。轮到走的人无论滑动哪枚棋子，那一格都有搭档，"
                      "对手接着滑动搭档那一格的棋子：否则还能多配一对。");
        return view;
    }
    // If the first board were lost though it is won, all would be the same but for the move that lost
    // it, the first wrong one.
    std::string prints(const Game& position, const View& view) const override {
        Row wrong = wrong_moves(position);
        if (!view.wins && !wrong.empty() && RabbitAndEgg::view(position).wins) {
            wrong.erase(wrong.begin());
        }
        std::string text = std::to_string(wrong.size());
        for (const Int move : wrong) text += '\n' + std::to_string(move);
        return text;
    }
    Move winning_move(const Game& position, const View&) const override {
        const rules::Component from = board(position);
        const Matched matched = all_matched(from);
        const std::size_t cell = matched.partner(matched.hole());
        rules::Component to = from;
        std::swap(to[matched.hole() + 3], to[cell + 3]);
        to[2] = 1 - to[2];
        Game next = {{to[0], to[1], to[2]}};
        for (auto row = to.begin() + 3; row != to.end(); row += to[1]) {
            next.emplace_back(row, row + to[1]);
        }
        return {Text("slide the piece on ", "滑动棋子：") + place(from, cell), next};
    }
    bool goes_on() const override { return false; }

    // --- play ---

    // O is a white piece, X a black one, the dot the empty cell.
    Text shown(const rules::Component& board) const override {
        std::string text;
        for (std::size_t i = 3; i < board.size(); ++i) {
            if (i > 3 && (i - 3) % to_index(board[1]) == 0) text += '\n';
            text += std::string_view("OX.").at(to_index(board[i]));
        }
        return text;
    }
    Text shown(const rules::Component& from, const rules::Position& to) const override {
        return Text("slide ", "滑动") + place(from, hole_of(to.at(0)));
    }
    Text said(const rules::Component& board) const override {
        return (board[2] == 0 ? Text("Rabbit slides white pieces, ", "兔兔滑动白子，")
                              : Text("Egg slides black pieces, ", "蛋蛋滑动黑子，")) +
               Text("the empty cell is ", "空格在") + place(board, hole_of(board));
    }
    Text said(const rules::Component& from, const rules::Position& to) const override {
        return shown(from, to);
    }
    // The first component of a position: all of it.
    rules::Component board(const Game& position) const { return rules().begin(position).at(0); }
    static bool has_moves(const Game& position) {
        return position.size() > to_index(position.at(0).at(0)) + 1;
    }
    static std::size_t hole_of(const rules::Component& board) {
        return to_index(std::find(board.begin() + 3, board.end(), 2) - board.begin() - 3);
    }
    static Text place(const rules::Component& board, std::size_t cell) {
        const std::size_t columns = to_index(board.at(1));
        return nth({"row", "行"}, cell / columns) + Text(", ", "") +
               nth({"column", "列"}, cell % columns);
    }
    static Matched all_matched(const rules::Component& board) {
        Matched matched(board);
        for (std::size_t cell = 0; cell < matched.cells(); ++cell) {
            if (cell != matched.hole()) matched.add(cell);
        }
        matched.add(matched.hole());
        return matched;
    }
    // From the last move back: the cells of the walk are put back one after the other.
    Row wrong_moves(const Game& position) const {
        const rules::Component start = board(position);
        Matched matched(start);
        std::vector<std::size_t> walk = {matched.hole()};
        std::vector<bool> walked(matched.cells());
        for (std::size_t i = to_index(start[0]) + 1; i < position.size(); ++i) {
            walk.push_back(to_index((position[i].at(0) - 1) * start[1] + position[i].at(1) - 1));
        }
        for (const std::size_t cell : walk) walked[cell] = true;
        for (std::size_t cell = 0; cell < matched.cells(); ++cell) {
            if (!walked[cell]) matched.add(cell);
        }
        std::vector<bool> wins(walk.size());
        for (std::size_t i = walk.size(); i-- > 0;) wins[i] = matched.add(walk[i]);
        Row wrong;
        for (std::size_t i = 0; i + 1 < walk.size(); i += 2) {
            if (wins[i] && wins[i + 1]) wrong.push_back(static_cast<Int>(i / 2) + 1);
        }
        return wrong;
    }
};

}  // namespace

EXPLAINER(RabbitAndEgg)
