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
        return heap_parts(
            position.at(0), [&](Int heap) { return values_[at(heap)]; }, "bead");
    }
    std::string values_come_from(const Game&) const override {
        return "A move replaces a heap by one heap for each of its proper divisors but one. Its "
               "Grundy value is the least number that is not the xor of the values of such heaps. "
               "A heap of 1 has no move and the value 0.";
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
            return {"from the divisors of " + nth("heap", index) + " leave out " +
                        std::to_string(out) + ", which turns the heap into " +
                        (heaps.empty() ? "nothing" : "heaps of " + listed(heaps)),
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
