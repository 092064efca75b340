#include "explain/explanation.hpp"

namespace {

using namespace explanation;

class LittleJohn : public SumExplainer {
    Text a_move(const Game&) const override { return nim_move(); }
    std::vector<Part> parts(const Game& position) const override {
        return heap_parts(position.at(0), [](Int heap) { return heap; });
    }
    Text values_come_from(const Game&) const override {
        return {
            "The player who takes the last stone loses (misere Nim). As long as some heap has "
            "2 stones or more, the player to move wins exactly when the nim-sum (xor) is not "
            "0, as in normal Nim. If all have 1, every move takes a whole heap, and an even "
            "number of heaps is a win: exactly when the nim-sum is 0.",
            "取走最后一颗石子的人输（反常 Nim）。只要还有不少于 2 颗的堆，就与普通的 Nim 一样："
            "异或和不是 0 时轮到走的人必胜。如果各堆都是 1 颗，每步取走一整堆，"
            "堆数为偶数时必胜，也就是异或和是 0 时必胜。"};
    }
    View view(const Game& position) const override {
        View view = SumExplainer::view(position);
        const Row& heaps = position.at(0);
        view.wins = sprague_grundy::first_wins_misere(heaps.begin(), heaps.end());
        view.over = std::all_of(heaps.begin(), heaps.end(), [](Int h) { return h == 0; });
        const bool large = std::any_of(heaps.begin(), heaps.end(), [](Int h) { return h > 1; });
        const Int stones = std::count(heaps.begin(), heaps.end(), Int{1});  // where none is large
        view.reason =
            (large ? Text("Some heap has 2 stones or more, and the nim-sum is ",
                          "有不少于 2 颗的堆，异或和是 ")
                   : Text("No heap has more than 1 stone, and the number of stones is ",
                          "没有多于 1 颗的堆，石子的总数是 ")) +
            std::to_string(large ? *view.nim_sum : stones) +
            (view.wins ? Text(". So the player to move wins.", "，所以轮到走的人必胜。")
                       : Text(". So the player to move loses.", "，所以轮到走的人必败。"));
        if (view.over) {
            view.reason = {"The other player took the last stone, or there was none.",
                           "最后一颗石子是对方取走的，或者本来就没有石子。"};
        }
        return view;
    }
    Move winning_move(const Game& position, const View&) const override {
        const Row& heaps = position.at(0);
        const auto move = sprague_grundy::winning_move_misere(heaps.begin(), heaps.end());
        return lower(position, move.index, move.to);
    }
    std::optional<Int> winning_moves(const Game& position, const View&) const override {
        const Row& heaps = position.at(0);
        const auto large = std::count_if(heaps.begin(), heaps.end(), [](Int h) { return h > 1; });
        if (large == 0) return static_cast<Int>(heaps.size());  // each move takes one of them
        return large == 1 ? 1 : winning_moves_of_nim(heaps);
    }
    Move lower(const Game& position, std::size_t index, Int to) const override {
        return take(position, 0, index, to);
    }
};

}  // namespace

EXPLAINER(LittleJohn)
