#include "../explain/nim.hpp"

namespace {

using namespace explanation;

class GoodBoyNim : public Nim {
 public:
    GoodBoyNim() : Nim(kCards) {}

 private:
    std::string prints(const Game& position, const View& view) const override {
        return std::to_string(winning_heaps(position.at(0), *view.nim_sum).size());
    }
    std::vector<Part> parts(const Game& position) const override {
        const Row& heaps = position.at(0);
        const Int sum = sprague_grundy::nim_sum(heaps.begin(), heaps.end());
        std::vector<Part> parts = Nim::parts(position);
        for (const std::size_t i : winning_heaps(heaps, sum)) {
            const std::string rest = std::to_string(heaps[i] ^ sum);
            parts[i].position += {", can win by leaving " + rest, "，剩下 " + rest + " 张就获胜"};
        }
        return parts;
    }
    Text values_come_from(const Game& position) const override {
        return Nim::values_come_from(position) +
               Text(" So each heap has at most one winning move, and the answer counts them.",
                    "所以每堆至多有一种制胜的走法，答案就是这样的走法的种数。");
    }
};

}  // namespace

EXPLAINER(GoodBoyNim)
