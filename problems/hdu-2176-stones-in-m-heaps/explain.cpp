#include "../explain/nim.hpp"

namespace {

using namespace explanation;

class StonesInHeaps : public Nim {
    std::string prints(const Game& position, const View& view) const override {
        const Row& heaps = position.at(0);
        std::string text = view.wins ? "Yes" : "No";
        for (const std::size_t i : winning_heaps(heaps, *view.nim_sum)) {
            text += '\n' + line({heaps[i], heaps[i] ^ *view.nim_sum});
        }
        return text;
    }
};

}  // namespace

EXPLAINER(StonesInHeaps)
