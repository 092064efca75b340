// A row is a heap: its stones and its K.
#include "explain/explanation.hpp"
#include "notes/code/beyond.hpp"

namespace {

using namespace explanation;

class StrangeNim : public SumExplainer {
    Text a_move(const Game&) const override {
        return {
            "A move takes at least one stone from a heap, and at most one K-th of those that are "
            "left in it, rounded down; each heap has its own K.",
            "每步从一堆中取至少一颗石子，至多取该堆现有石子的 K 分之一（向下取整）；"
            "各堆的 K 不一定相同。"};
    }
    std::vector<Part> parts(const Game& position) const override {
        std::vector<Part> heaps;
        for (std::size_t i = 0; i < position.size(); ++i) {
            const Text k = Text(", K = ", "，K = ") + std::to_string(position[i].at(1));
            heaps.push_back({nth_heap(i), said(position[i]) + k, value(position[i])});
        }
        return heaps;
    }
    Text values_come_from(const Game&) const override {
        return {
            "Let q be the quotient of n by K, rounded down: so many stones of n may be taken. The "
            "heaps from n - q to n have the values 0 to q, each once. So if K divides n, the "
            "Grundy value of n is q; otherwise a heap of n has the value of the heap n - q - 1, "
            "which has just left this window.",
            "设 q 是 n 除以 K 的商（向下取整），n 颗的一堆至多取 q 颗。n - q 颗到 n 颗的各堆，"
            "值取遍 0 到 q，每个恰好一次。所以 K 整除 n 时，n 颗的 SG 值是 q；否则与刚离开这个"
            "窗口的 n - q - 1 颗相同。"};
    }
    Move lower(const Game& position, std::size_t index, Int to) const override {
        const Row& heap = position.at(index);
        const Int left = option(heap.at(0), heap.at(1), to);
        const Text text = take_text(nth_heap(index), heap[0], left);
        Game next = position;
        next[index][0] = left;
        if (left == 0) next.erase(next.begin() + static_cast<std::ptrdiff_t>(index));
        return {text, next};
    }
    // A heap has one option for each value up to its quotient but its own.
    std::optional<Int> winning_moves(const Game& position, const View& view) const override {
        return std::count_if(position.begin(), position.end(), [&](const Row& heap) {
            return (value(heap) ^ view.nim_sum.value()) <= heap[0] / heap[1];
        });
    }
    Text shown(const rules::Component& heap) const override {
        return std::to_string(heap.at(0)) + " (K = " + std::to_string(heap.at(1)) + ')';
    }
    Text shown(const rules::Component& from, const rules::Position& to) const override {
        return shown(from) + " -> " + std::to_string(to.empty() ? 0 : to[0].at(0));
    }
    Text said(const rules::Component& heap) const override { return count(heap.at(0), kStones); }
    using Explainer::said;

    static Int value(const Row& heap) {
        return static_cast<Int>(notes::part_of_a_heap(static_cast<std::uint64_t>(heap.at(0)),
                                                      static_cast<std::uint64_t>(heap.at(1))));
    }
    // The option of n stones that has this value, where one has: the first such heap from k times the
    // value up that is large enough. Behind z stones it is z + z / (k - 1) + 1 that has their value.
    static Int option(Int n, Int k, Int value) {
        if (k == 1) return value;
        const Int least = n - n / k;
        Int heap = k * value;
        while (heap < least) {
            const Int step = heap / (k - 1) + 1, until = std::min(least, step * (k - 1));
            heap += (until - heap + step - 1) / step * step;
        }
        return heap;
    }
};

}  // namespace

EXPLAINER(StrangeNim)
