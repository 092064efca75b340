#include "../families/wythoff.hpp"

namespace {

constexpr Int kGreatest = 2000000;

// The losing pairs, by their recurrence: the k-th holds the least number in no earlier pair, and
// that number plus k.
std::vector<Int> partners() {
    std::vector<Int> partner(kGreatest + 1, 0);
    Int a = 1;
    for (Int k = 1; a + k <= kGreatest; ++k) {
        partner[static_cast<std::size_t>(a)] = a + k;
        partner[static_cast<std::size_t>(a + k)] = a;
        while (partner[static_cast<std::size_t>(a)] != 0) ++a;
    }
    return partner;
}

class SmallHeaps : public Wythoff {
 public:
    SmallHeaps() : Wythoff(kGreatest) {}

    std::string second_answer(const Game& game) const override {
        return verdict(partner(game[0][0]) != game[0][1]);
    }
    std::string second_method() const override { return "recurrence of the losing pairs"; }

 protected:
    // The heap that makes a losing pair with this one; 0 if it is above kGreatest.
    static Int partner(Int heap) {
        static const std::vector<Int> table = partners();
        return table[static_cast<std::size_t>(heap)];
    }
};

}  // namespace
