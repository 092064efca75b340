// A game is {k} and the cells of the persons, from the top. Where it is over, the king is first and
// there is nobody.
#include "explain/explanation.hpp"

namespace {

using namespace explanation;

class ClimbingTheHill : public SumExplainer {
    Text a_move(const Game&) const override {
        return {
            "A move lets one person climb by one or more cells, past nobody; only the hilltop "
            "holds several persons.",
            "每步让一个人向上走一格或多格，不能越过别人；除山顶外，一格只能站一人。"};
    }
    View view(const Game& position) const override {
        if (!position.at(1).empty() && position.at(0).at(0) != 1) {
            View view = SumExplainer::view(position);
            view.reason = Text("The nim-sum (xor) of the heaps is ", "各堆的异或和是 ") +
                          std::to_string(*view.nim_sum);
            view.reason +=
                view.wins
                    ? Text(
                          ": some move makes it 0, and after each reply it is nonzero again, or "
                          "the king is first. So it is the opponent who has to set the king free.",
                          "，有一步能使它变成 0；此后对手无论怎么走，它又不为零，或者王成为第一。"
                          "所以最后给王让路的是对手。")
                    : Text(
                          ": every move makes it nonzero, which the other player makes 0 again, or "
                          "makes the king the first. So it is the player to move who has to set "
                          "the king free.",
                          "，无论怎么走，要么使它不为零，而对手又能使它变回 0，要么使王成为第一。"
                          "所以最后给王让路的是轮到走的人。");
            return view;
        }
        View view;
        view.background = values_come_from(position);
        view.wins = !position[1].empty();
        view.over = !view.wins;
        if (view.wins) {
            view.parts = {{kKing, cell(position[1][0])}};
            view.reason = {"Nobody is above the king, so he climbs to the hilltop at once.",
                           "王的上面没有人，他一步就走上山顶。"};
        } else {
            view.reason = {"The king is on the hilltop: the other player has put him there.",
                           "王已经在山顶，是对方把他送上去的。"};
        }
        return view;
    }
    Move winning_move(const Game& position, const View& view) const override {
        if (position[0][0] != 1) return SumExplainer::winning_move(position, view);
        return {Text("move ", "让") + walk(position, 0, 0), {{1}, {}}};
    }
    std::vector<Part> parts(const Game& position) const override {
        std::vector<Part> heaps;
        for (const Heap& heap : heaps_of(position)) {
            const Text above = heap.last == 0 ? kTop : person(position, heap.last - 1);
            Text free = count(heap.cells, {"free cell", "free cells", "个空格"});
            if (heap.last == 0) {
                free = count(heap.cells, {"cell", "cells", "格"});
                free += position[0][0] == 2
                            ? Text(" to walk, not onto the hilltop", "可走，不能走上山顶")
                            : Text(" to walk, up to the hilltop", "可走，可以走上山顶");
            }
            heaps.push_back(
                {above + Text(" and ", "与") + person(position, heap.last), free, heap.cells});
        }
        return heaps;
    }
    Text values_come_from(const Game&) const override {
        return {
            "Pair the persons from the bottom; a person left over is paired with the hilltop. The "
            "free cells in a pair are a Nim heap: the lower person can climb by any number of "
            "them. If the upper one climbs, the lower one can follow as far, so that changes "
            "nothing. A person left over may climb onto the hilltop, but not if the king is next: "
            "then the king would follow and win.",
            "从下往上把人两两配对；如果剩下一人，就让他与山顶配对。一对之间的空格是 Nim 的一堆："
            "下面的人可以往上走任意多格。上面的人走了几格，下面的人可以跟上同样多格，所以这不改变"
            "胜负。剩下的一人可以走上山顶；但如果紧接着的是王就不能，因为王会跟着走上山顶而获胜。"};
    }
    Move lower(const Game& position, std::size_t index, Int to) const override {
        const Heap heap = heaps_of(position).at(index);
        const Int reached = position[1][heap.last] - (heap.cells - to);
        Game next = position;
        next[1][heap.last] = reached;
        if (reached == 0) {
            next[1].erase(next[1].begin());
            --next[0][0];
        }
        return {Text("move ", "让") + walk(position, heap.last, reached), next};
    }
    Text goal() const override {
        return {"Who puts the king on the hilltop, cell 0, wins.",
                "把王送上山顶（第 0 格）的人赢。"};
    }
    Text shown(const rules::Component& part) const override {
        const Row cells(part.begin() + 1, part.end());
        return listed(cells, cells.size()) + Text(", king on ", "，王在 ") +
               std::to_string(part.at(to_index(part[0])));
    }
    Text shown(const rules::Component& from, const rules::Position& to) const override {
        const Game before = {{from.at(0)}, {from.begin() + 1, from.end()}};
        if (to.empty() || to[0].size() < from.size()) return walk(before, 0, 0);
        for (std::size_t i = 1; i < from.size(); ++i) {
            if (from[i] != to[0][i]) return walk(before, i - 1, to[0][i]);
        }
        throw std::logic_error("nobody moves");
    }
    Text said(const rules::Component& part) const override {
        return Text("persons on the cells ", "人在第 ") + shown(part) + Text("", " 格");
    }
    using Explainer::said;
    Words words() const override { return {{"hill", "座山"}}; }

    // The person, by the index, and how many cells he can climb as far as it matters.
    struct Heap {
        std::size_t last;
        Int cells;
    };
    // From the top.
    static std::vector<Heap> heaps_of(const Game& position) {
        const Row& cells = position[1];
        std::vector<Heap> heaps;
        if (cells.size() % 2 != 0) heaps.push_back({0, cells[0] - (position[0][0] == 2)});
        for (std::size_t i = cells.size() % 2; i < cells.size(); i += 2) {
            heaps.push_back({i + 1, cells[i + 1] - cells[i] - 1});
        }
        return heaps;
    }
    static bool is_king(const Game& position, std::size_t index) {
        return position[0][0] == static_cast<Int>(index) + 1;
    }
    static Text cell(Int number) {
        const std::string digits = std::to_string(number);
        return {"cell " + digits, "第 " + digits + " 格"};
    }
    static Text person(const Game& position, std::size_t index) {
        const Text on = cell(position[1][index]);
        if (is_king(position, index)) return {"the king on " + on.en, on.zh + "的王"};
        return {on.en, on.zh};
    }
    static Text walk(const Game& position, std::size_t index, Int to) {
        const bool king = is_king(position, index);
        const Text on = cell(position[1][index]), reached = to == 0 ? kTop : cell(to);
        return {(king ? "the king on " : "the person on ") + on.en + " to " + reached.en,
                on.zh + (king ? "的王" : "的人") + "走到" + reached.zh};
    }

    static inline const Text kTop = {"the hilltop", "山顶"}, kKing = {"the king", "王"};
};

}  // namespace

EXPLAINER(ClimbingTheHill)
