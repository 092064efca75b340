#include "core/twin.hpp"
// The game, whose last line names its class Elder.
#include "../../../testdata/acwing-891-nim/limits.cpp"

namespace {

class Format : public Twin<Elder> {
 public:
    std::vector<Game> parse(InStream& text) const override {
        const Int heaps = text.integer(1, kHeaps, "N");
        text.end_of_line();
        Row row;
        for (Int i = 0; i < heaps; ++i) {
            row.push_back(text.integer(1, kGreatest, {"a heap", "一堆的石子数"}));
            text.end_of_line();
        }
        text.end();
        return {{row}};
    }
    std::string format(const std::vector<Game>& games) const override {
        const Row& heaps = games.at(0).at(0);
        std::string text = std::to_string(heaps.size()) + '\n';
        for (const Int heap : heaps) text += std::to_string(heap) + '\n';
        return text;
    }
    Verdicts verdicts() const override { return {"A", "B"}; }
    Game longest() const override { return {Row(to_index(kHeaps), kGreatest)}; }
    Sums sums() const override { return of_nim(kGreatest, kHeaps); }

 private:
    static constexpr Int kHeaps = 1000;
};

}  // namespace

TWIN(Format)
