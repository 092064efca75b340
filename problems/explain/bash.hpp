// Explains one heap whose Grundy value is a remainder: 51Nod 1066, Luogu P4018 and P4860. The first
// number of row 0 is the heap.
#ifndef PROBLEMS_EXPLAIN_BASH_HPP
#define PROBLEMS_EXPLAIN_BASH_HPP

#include "explain/explanation.hpp"

namespace explanation {

class RemainderHeap : public SumExplainer {
 protected:
    // No move takes a multiple of it, but a move may take any smaller number of stones.
    virtual Int modulus(const Game& position) const = 0;
    // A sentence that says so.
    virtual Text what_may_be_taken(const Game& position) const = 0;

 private:
    std::vector<Part> parts(const Game& position) const override {
        const Int stones = position.at(0).at(0);
        return {{kHeap, count(stones, kStones), stones % modulus(position)}};
    }
    Text values_come_from(const Game& position) const override {
        const std::string m = std::to_string(modulus(position));
        return what_may_be_taken(position) +
               Text(" So a move always changes the remainder of division by " + m +
                        ", and can make it any smaller one: the Grundy value of n stones is "
                        "n mod " +
                        m + ".",
                    "因此走一步总会改变石子数除以 " + m +
                        " 的余数，而更小的余数都能走到：n 颗石子的 SG 值是 n mod " + m + "。");
    }
    Move lower(const Game& position, std::size_t, Int to) const override {
        Game next = position;
        Int& stones = next.at(0).at(0);
        stones -= stones % modulus(position) - to;
        return {take_text(kHeap, position[0][0], stones), next};
    }
    Text shown(const rules::Component& part) const override { return count(part.at(0), kStones); }
    using Explainer::shown;

    inline static const Text kHeap = {"the heap", "这一堆"};
};

}  // namespace explanation

#endif
