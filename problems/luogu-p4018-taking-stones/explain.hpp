// Explains heaps whose Grundy value is a remainder, Luogu P4018 and P4860.
#ifndef PROBLEMS_LUOGU_P4018_TAKING_STONES_EXPLAIN_HPP
#define PROBLEMS_LUOGU_P4018_TAKING_STONES_EXPLAIN_HPP

#include "explanation.hpp"

namespace explanation {

class TakingStones : public SumExplainer {
 public:
    // No move takes a multiple of `modulus`, but every smaller number of stones may be taken.
    TakingStones(Int modulus, std::string why) : modulus_(modulus), why_(why) {}

 private:
    std::string prints(const Game&, const View& view) const override {
        return view.wins ? "October wins!" : "Roy wins!";
    }
    std::vector<Part> parts(const Game& position) const override {
        const Int stones = position.at(0).at(0);
        return {{"the heap", count(stones, "stone"), stones % modulus_}};
    }
    std::string values_come_from(const Game&) const override {
        const std::string m = std::to_string(modulus_);
        return why_ + " So a move always changes the remainder of division by " + m +
               ", and can make it any smaller one: the Grundy value of n stones is n mod " + m +
               ".";
    }
    Move lower(const Game& position, std::size_t, Int to) const override {
        const Int stones = position.at(0).at(0), left = stones - stones % modulus_ + to;
        return {take_text("the heap", stones, left), {{left}}};
    }

    const Int modulus_;
    const std::string why_;
};

}  // namespace explanation

#endif
