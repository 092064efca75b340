#include "explain/explanation.hpp"

namespace {

using namespace explanation;

constexpr unsigned kGreatest = 100;

class SplittingNim : public SumExplainer {
    std::string prints(const Game&, const View& view) const override {
        return view.wins ? "Yes" : "No";
    }
    std::vector<Part> parts(const Game& position) const override {
        return heap_parts(position.at(0), [&](Int heap) { return values_[at(heap)]; });
    }
    Text values_come_from(const Game&) const override {
        return Text(
                   "A move replaces a heap by two smaller ones, which may be empty. Its Grundy "
                   "value is the least number that is not the xor of the values of two smaller "
                   "heaps. For 0, 1, 2, 3, 4, 5 stones the values are ",
                   "每步把一堆换成更小的两堆，可以是空堆。"
                   "一堆的 SG 值，是更小的两堆的值的异或和所取不到的最小自然数。"
                   "0、1、2、3、4、5 颗石子的值依次是 ") +
               listed({values_.begin(), values_.begin() + 6}) + Text(".", "。");
    }
    Move lower(const Game& position, std::size_t index, Int to) const override {
        const Int heap = position.at(0).at(index);
        for (Int a = 0; a < heap; ++a) {
            for (Int b = 0; b <= a; ++b) {
                if ((values_[at(a)] ^ values_[at(b)]) != to) continue;
                Row heaps;
                for (const Int part : {a, b}) {
                    if (part > 0) heaps.push_back(part);
                }
                const Text name = nth_heap(index), stones = count(heap, kStones);
                const std::string one = std::to_string(a), other = std::to_string(b);
                return {Text("replace " + name.en + " (" + stones.en + ") by heaps of " + one +
                                 " and " + other,
                             "把" + name.zh + "（" + stones.zh + "）换成 " + one + " 颗和 " +
                                 other + " 颗的两堆"),
                        replaced(position, index, heaps)};
            }
        }
        throw std::logic_error("no move has this value");
    }
    std::optional<Game> laid_out(const Game&, const rules::Position& position) const override {
        return Game{heaps_of(position)};
    }

    const std::vector<unsigned> values_ = sprague_grundy::grundy_values(
        kGreatest + 1, [](unsigned heap, sprague_grundy::Options& options) {
            for (unsigned a = 0; a < heap; ++a) {
                for (unsigned b = 0; b <= a; ++b) options.to(a, b);
            }
        });
};

}  // namespace

EXPLAINER(SplittingNim)
