#include "explain/explanation.hpp"

namespace {

using namespace explanation;

constexpr unsigned kGreatest = 1000;

template <class Number>
std::vector<Number> proper_divisors(Number heap) {
    std::vector<Number> divisors;
    for (Number d = 1; d <= heap / 2; ++d) {
        if (heap % d == 0) divisors.push_back(d);
    }
    return divisors;
}

class MagicBeads : public SumExplainer {
    std::string prints(const Game&, const View& view) const override {
        return view.wins ? "freda" : "rainbow";
    }
    std::vector<Part> parts(const Game& position) const override {
        return heap_parts(position.at(0), [&](Int heap) { return values_[at(heap)]; },
                          {"bead", "beads", "颗珠子"});
    }
    Text values_come_from(const Game&) const override {
        return {
            "A move replaces a heap by one heap for each of its proper divisors but one. Its "
            "Grundy value is the least number that is not the xor of the values of such heaps. "
            "A heap of 1 has no move and the value 0.",
            "每步把一堆换成若干堆：它的每个真约数对应一堆，但要去掉其中一堆。"
            "一堆的 SG 值，是这样换来的各堆的 SG 值的异或和所取不到的最小自然数。"
            "1 颗的堆走不了，值是 0。"};
    }
    Move lower(const Game& position, std::size_t index, Int to) const override {
        const Int heap = position.at(0).at(index);
        const Row divisors = proper_divisors(heap);
        for (const Int out : divisors) {
            Int value = 0;
            Row heaps;
            for (const Int divisor : divisors) {
                if (divisor == out) continue;
                value ^= values_[at(divisor)];
                heaps.push_back(divisor);
            }
            if (value != to) continue;
            const Text name = nth_heap(index), left = listed(heaps);
            return {
                Text("from the divisors of " + name.en + " leave out ",
                     "从" + name.zh + "的约数中去掉 ") +
                    std::to_string(out) +
                    (heaps.empty() ? Text(", which turns the heap into nothing", "，什么也换不来")
                                   : Text(", which turns the heap into heaps of " + left.en,
                                          "，换来的各堆是 " + left.zh)),
                replaced(position, index, heaps)};
        }
        throw std::logic_error("no move has this value");
    }
    std::optional<Game> laid_out(const Game&, const rules::Position& position) const override {
        return Game{heaps_of(position)};
    }

    const std::vector<unsigned> values_ = sprague_grundy::grundy_values(
        kGreatest + 1, [](unsigned heap, sprague_grundy::Options& options) {
            const std::vector<unsigned> divisors = proper_divisors(heap);
            unsigned all = 0;
            for (const unsigned divisor : divisors) all ^= options.value(divisor);
            for (const unsigned out : divisors) options.to_value(all ^ options.value(out));
        });
};

}  // namespace

EXPLAINER(MagicBeads)
