// Explains pieces on a strip that go left, AcWing 236 and Luogu P5363: Nim in the gaps inside pairs.
#ifndef PROBLEMS_EXPLAIN_STRIP_HPP
#define PROBLEMS_EXPLAIN_STRIP_HPP

#include "explain/explanation.hpp"

namespace explanation {

class Strip : public SumExplainer {
 protected:
    // The pieces are called so: {"piece", "pieces", "棋子", "枚"}.
    explicit Strip(const Noun& piece) : piece_(piece) {}
    // The cells of the pieces, in any order.
    virtual Row cells_of(const Game& position) const = 0;
    // The position when the piece on one cell has gone to another.
    virtual Game moved(const Game& position, Int from, Int to) const = 0;

    using Explainer::said;
    using Explainer::shown;

 private:
    Text a_move(const Game&) const override {
        const std::string one = piece_.one, zh = piece_.chinese;
        return {"A move slides one " + one +
                    " to the left by one or more cells, neither onto nor past another " + one + ".",
                std::string("每步把一") + piece_.measure + zh +
                    "向左移动一格或多格，不能到达或越过别的" + zh + "。"};
    }
    std::vector<Part> parts(const Game& position) const override {
        std::vector<Part> pairs;
        for (const auto& [left, right] : pairs_of(position)) {
            const Text end = left == 0 ? Text("the left end", "左边界") : cell(left);
            pairs.push_back({end + Text(" and ", "与") + cell(right),
                             count(right - left - 1, {"free cell", "free cells", "个空格"}),
                             right - left - 1});
        }
        return pairs;
    }
    Text values_come_from(const Game&) const override {
        const std::string one = piece_.one, zh = piece_.chinese;
        return {"Pair the " + std::string(piece_.many) + " from the right; a " + one +
                    " left over is paired with the left end of the board. The gap in a pair is a "
                    "Nim heap: the right " +
                    one + " can move left by any number of cells in it. If the left " + one +
                    " moves, the gap grows, but the right " + one +
                    " can follow by as many cells, so that changes nothing.",
                "从右往左把" + zh + "两两配对；如果剩下一" + piece_.measure +
                    "，就让它与棋盘的左边界配对。一对之间的空格是一个 Nim 堆：右边的" + zh +
                    "可以在其中左移任意多格。左边的" + zh + "左移，空格就变多，但右边的" + zh +
                    "可以跟上同样多格，所以这不改变胜负。"};
    }
    Move lower(const Game& position, std::size_t index, Int to) const override {
        const auto [left, right] = pairs_of(position).at(index);
        return {Text("move ", "把") + walk(right, left + to + 1),
                moved(position, right, left + to + 1)};
    }
    Text shown(const rules::Component& pieces, const rules::Position& to) const override {
        for (std::size_t i = 0; i < pieces.size(); ++i) {
            if (pieces[i] != to.at(0).at(i)) return walk(pieces[i], to[0][i]);
        }
        throw std::logic_error("no piece moves");
    }
    Text said(const rules::Component& pieces) const override {
        const std::string one = piece_.one, many = piece_.many;
        return Text(pieces.size() == 1 ? "a " + one + " on cell " : many + " on the cells ",
                    std::string(piece_.chinese) + "在第 ") +
               shown(pieces) + Text("", " 格");
    }

    static Text cell(Int number) { return nth({"cell", "格"}, to_index(number - 1)); }
    Text walk(Int from, Int to) const {
        const Text left = cell(from), reached = cell(to);
        return {"the " + std::string(piece_.one) + " on " + left.en + " to " + reached.en,
                left.zh + "的" + piece_.chinese + "走到" + reached.zh};
    }
    // From the left; 0 stands for the end of the board.
    std::vector<std::pair<Int, Int>> pairs_of(const Game& position) const {
        Row cells = cells_of(position);
        if (cells.size() % 2 != 0) cells.push_back(0);
        std::sort(cells.begin(), cells.end());
        std::vector<std::pair<Int, Int>> pairs;
        for (std::size_t i = 0; i < cells.size(); i += 2) pairs.push_back({cells[i], cells[i + 1]});
        return pairs;
    }

    const Noun piece_;
};

}  // namespace explanation

#endif
