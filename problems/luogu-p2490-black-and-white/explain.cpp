#include "../explain/counting.hpp"
#include "notes/code/moore.hpp"

namespace {

using namespace explanation;

constexpr Noun kPieces = {"piece", "pieces", "枚棋子"};

class BlackAndWhite : public Explainer {
    View view(const Game& position) const override {
        const Int d = position.at(0).at(2);
        const Row cells = cells_of(position);
        const std::vector<unsigned> gaps = gaps_of(cells);
        View view;
        for (std::size_t i = 0; i < gaps.size(); ++i) {
            const Text left = std::to_string(cells[2 * i]),
                       right = std::to_string(cells[2 * i + 1]);
            view.parts.push_back(
                {Text("cells ", "第 ") + left + Text(" and ", " 格与第 ") + right + Text("", " 格"),
                 count(gaps[i], {"free cell", "free cells", "个空格"})});
        }
        const std::string by = std::to_string(d + 1), most = std::to_string(d);
        view.background = {
            "White goes right and Black left, so a piece only narrows the gap between a white "
            "piece "
            "and the next black one. These gaps are heaps of Moore's Nim: a move lowers at most " +
                most +
                " of them. It is lost exactly when in every binary place the number of 1s is "
                "divisible by " +
                by + ".",
            "白棋只向右，黑棋只向左，所以每枚棋子只会缩小一枚白棋与紧接着的黑棋之间的间隔。这些间隔"
            "就是 "
            "Nim 的石子堆，不过一步至多减小 " +
                most + " 堆。先手必败，当且仅当每个二进制位上 1 的个数都被 " + by + " 整除。"};
        const auto [place, ones] = first_place(gaps, d + 1);
        view.wins = place > 0;
        view.reason = view.wins
                          ? Text("In the place of " + std::to_string(place) +
                                     " so many gaps have a 1: " + std::to_string(ones) +
                                     ", which is not divisible by " + by + ".",
                                 "在代表 " + std::to_string(place) + " 的二进制位上，1 的个数是 " +
                                     std::to_string(ones) + "，不被 " + by + " 整除。")
                          : Text("In every place the number of 1s is divisible by " + by + ".",
                                 "每一位上 1 的个数都被 " + by + " 整除。");
        if (position.size() > 1) return view;
        view.verdict = {"the player to move wins so many layouts", "先手必胜的布局数"};
        if (view.wins) {
            view.reason = layouts(position).told({"their gaps", "间隔"}, kPieces) + view.reason;
        }
        return view;
    }
    std::string prints(const Game& position, const View&) const override {
        return layouts(position).won();
    }
    Move winning_move(const Game& position, const View&) const override {
        const Int mover = position.size() > 1 ? position[1].at(0) : 0;
        Row cells = cells_of(position);
        const Row before = cells;
        const std::vector<unsigned> gaps = gaps_of(cells),
                                    left = notes::moore_move(
                                        gaps, static_cast<unsigned>(position.at(0).at(2)));
        for (std::size_t i = 0; i < gaps.size(); ++i) {
            const Int by = Int{gaps[i]} - Int{left[i]};
            cells[2 * i + to_index(mover)] += mover == 0 ? by : -by;
        }
        const Text text = walks(before, cells);
        cells.insert(cells.begin(), 1 - mover);
        return {text, {position.at(0), cells}};
    }
    bool goes_on() const override { return false; }

    // The solution counts; who wins one layout only this file says.
    Game asked(const Game& position) const override {
        return position.size() > 1 ? position : Game{position.at(0), {}};
    }
    Text shown(const rules::Component& board) const override {
        std::string text(to_index(board.at(0)), '.');
        for (std::size_t i = 3; i < board.size(); ++i) {
            text.at(to_index(board[i] - 1)) = i % 2 == 1 ? 'X' : 'O';
        }
        return text;
    }
    Text shown(const rules::Component& from, const rules::Position& to) const override {
        return walks({from.begin() + 3, from.end()}, {to.at(0).begin() + 3, to.at(0).end()});
    }
    Text said(const rules::Component& board) const override {
        return Text("pieces on the cells ", "棋子在第 ") +
               listed({board.begin() + 3, board.end()}, board.size()) + Text("", " 格");
    }
    using Explainer::said;
    Text a_move(const Game& start) const override {
        const std::string most = std::to_string(start.at(0).at(2));
        return {"White (X), who is first, moves 1 to d = " + most +
                    " of its pieces right, Black (O) as many of its own left; none jumps.",
                "白棋（X）先走，每步把自己的 1 到 d = " + most +
                    " 枚棋子向右移，黑棋（O）同样向左移；都不能越过别的棋子。"};
    }

    // "move 3 to 5, 7 to 8"
    static Text walks(const Row& before, const Row& after) {
        Text text;
        for (std::size_t i = 0; i < before.size(); ++i) {
            if (before[i] == after[i]) continue;
            const std::string from = std::to_string(before[i]), to = std::to_string(after[i]);
            text += Text(text.empty() ? "move " : ", ", text.empty() ? "" : "，") +
                    Text(from + " to " + to, "第 " + from + " 格走到第 " + to + " 格");
        }
        return text;
    }
    Row cells_of(const Game& position) const {
        const rules::Component board = rules().begin(position).at(0);
        return {board.begin() + 3, board.end()};
    }
    static std::vector<unsigned> gaps_of(const Row& cells) {
        std::vector<unsigned> gaps;
        for (std::size_t i = 0; i < cells.size(); i += 2) {
            gaps.push_back(static_cast<unsigned>(cells[i + 1] - cells[i] - 1));
        }
        return gaps;
    }
    // The highest place in which the number of 1s is not divisible, and that number; or 0.
    static std::pair<Int, Int> first_place(const std::vector<unsigned>& gaps, Int by) {
        for (unsigned bit = 1u << 14; bit > 0; bit /= 2) {
            const Int ones = std::count_if(gaps.begin(), gaps.end(),
                                           [&](unsigned gap) { return (gap & bit) != 0; });
            if (ones % by != 0) return {bit, ones};
        }
        return {0, 0};
    }
    static Layouts layouts(const Game& position) {
        const Int k = position.at(0).at(1);
        return {1000000007, position[0].at(0), k, k / 2, position[0].at(2) + 1};
    }
};

}  // namespace

EXPLAINER(BlackAndWhite)
