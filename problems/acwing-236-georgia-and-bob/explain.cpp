#include "explain/explanation.hpp"

namespace {

using namespace explanation;

class GeorgiaAndBob : public SumExplainer {
    Text a_move(const Game&) const override {
        return {
            "A move slides one piece to the left by one or more cells, neither onto nor past "
            "another piece.",
            "每步把一枚棋子向左移动一格或多格，不能到达或越过别的棋子。"};
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
        return {
            "Pair the pieces from the right; a piece left over is paired with the left end of "
            "the board. The gap in a pair is a Nim heap: the right piece can move left by any "
            "number of cells in it. If the left piece moves, the gap grows, but the right "
            "piece can follow by as many cells, so that changes nothing.",
            "从右往左把棋子两两配对；如果剩下一枚，就让它与棋盘的左边界配对。"
            "一对之间的空格是一个 Nim 堆：右边的棋子可以在其中左移任意多格。"
            "左边的棋子左移，空格就变多，但右边的棋子可以跟上同样多格，所以这不改变胜负。"};
    }
    Move lower(const Game& position, std::size_t index, Int to) const override {
        const auto [left, right] = pairs_of(position).at(index);
        Game next = position;
        std::replace(next[0].begin(), next[0].end(), right, left + to + 1);
        return {Text("move ", "把") + walk(right, left + to + 1), next};
    }
    Text shown(const rules::Component& pieces, const rules::Position& to) const override {
        for (std::size_t i = 0; i < pieces.size(); ++i) {
            if (pieces[i] == to.at(0).at(i)) continue;
            return walk(pieces[i], to[0][i]);
        }
        throw std::logic_error("no piece moves");
    }
    using Explainer::shown;
    Text said(const rules::Component& pieces) const override {
        return Text(pieces.size() == 1 ? "a piece on cell " : "pieces on the cells ", "棋子在第 ") +
               shown(pieces) + Text("", " 格");
    }
    using Explainer::said;

    static Text cell(Int number) { return nth({"cell", "格"}, to_index(number - 1)); }
    static Text walk(Int from, Int to) {
        const Text left = cell(from), reached = cell(to);
        return {"the piece on " + left.en + " to " + reached.en,
                left.zh + "的棋子走到" + reached.zh};
    }
    // From the left; 0 stands for the end of the board.
    static std::vector<std::pair<Int, Int>> pairs_of(const Game& position) {
        Row cells = position.at(0);
        if (cells.size() % 2 != 0) cells.push_back(0);
        std::sort(cells.begin(), cells.end());
        std::vector<std::pair<Int, Int>> pairs;
        for (std::size_t i = 0; i < cells.size(); i += 2) pairs.push_back({cells[i], cells[i + 1]});
        return pairs;
    }
};

}  // namespace

EXPLAINER(GeorgiaAndBob)
