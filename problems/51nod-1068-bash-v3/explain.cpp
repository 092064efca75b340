#include "explain/explanation.hpp"

namespace {

using namespace explanation;

// A heap is a row of digits.
class PowersOfTwo : public ComponentsExplainer {
    Text a_move(const Game&) const override {
        return {"A move takes a power of 2: 1, 2, 4, 8, ... stones.",
                "每步取 1、2、4、8……颗石子（2 的幂）。"};
    }
    std::vector<Part> parts(const Game& position) const override {
        const Row& digits = position.at(0);
        return {{kHeap, shown(digits), value(position, digits)}};
    }
    Text values_come_from(const Game&) const override {
        return {
            "A move takes a power of 2: 1 and 2 may be taken, but no multiple of 3. So a move "
            "always changes the remainder of division by 3, and can make it any smaller one: the "
            "Grundy value of N stones is N mod 3, the same as for the sum of its digits.",
            "每步取 2 的幂：1 和 2 都可以取，3 的倍数都不能取。因此走一步总会改变石子数除以 3 的"
            "余数，而更小的余数都能走到：N 颗石子的 SG 值是 N mod 3，与各位数字之和的余数相同。"};
    }
    Int value(const Game&, const rules::Component& digits) const override {
        Int sum = 0;
        for (const Int digit : digits) sum += digit;
        return sum % 3;
    }
    // A move that lowers the value takes 1 or 2 stones.
    Text told(std::size_t, const rules::Component& from, const rules::Position& to) const override {
        const Int taken = (from.back() - to.at(0).back() + 10) % 10;
        const Text stones = count(taken, kStones);
        return {"take " + stones.en, "取走 " + stones.zh};
    }
    Text shown(const rules::Component& digits) const override {
        std::string number;
        for (const Int digit : digits) number += std::to_string(digit);
        return {number + (number == "1" ? " stone" : " stones"), number + " 颗石子"};
    }
    using Explainer::shown;

    inline static const Text kHeap = {"the heap", "这一堆"};
};

}  // namespace

EXPLAINER(PowersOfTwo)
