// Row 0 is the heaps, two of a pair next to each other.
#include "explain/explanation.hpp"

namespace {

using namespace explanation;

class EAndD : public SumExplainer {
    Text a_move(const Game&) const override {
        return {
            "A move takes one heap of a pair away and splits the other one into two, neither of "
            "them "
            "empty.",
            "每步选一对，拿走其中一堆，再把另一堆分成两个非空的堆。"};
    }
    std::vector<Part> parts(const Game& position) const override {
        const Row& heaps = position.at(0);
        std::vector<Part> parts;
        for (std::size_t i = 0; i + 1 < heaps.size(); i += 2) {
            parts.push_back({nth({"pair", "对"}, i / 2),
                             {two(heaps[i], heaps[i + 1])},
                             value(heaps[i], heaps[i + 1])});
        }
        return parts;
    }
    Text values_come_from(const Game&) const override {
        return {
            "A move takes one heap of a pair away and splits the other one into two. Splitting b "
            "reaches just the values k for which binary digit k of b - 1 is 1, counted from 0. So "
            "the Grundy value of a and b is the place of the lowest digit that is 0 in both a - 1 "
            "and b - 1.",
            "每步移走一对中的一堆，把另一堆分成两堆。把 b 分开，恰好得到 b - 1 的二进制中为 1 的"
            "那些位 k（从 0 数起）。所以 a 与 b 的 SG 值，是 a - 1 与 b - 1 都为 0 的最低位。"};
    }
    // Of the heap that is split, less 1, digit `to` is 1; the digits below it become ones in the
    // first part, and stay in the second.
    Move lower(const Game& position, std::size_t index, Int to) const override {
        Row heaps = position.at(0);
        Int &a = heaps.at(2 * index), &b = heaps.at(2 * index + 1);
        const bool splits_second = ((b - 1) >> to & 1) != 0;
        const Int gone = splits_second ? a : b, split = splits_second ? b : a;
        const Int bit = Int{1} << to, low = (split - 1) % bit;
        a = (split - 1 - low - bit) + bit - 1 + 1;
        b = low + 1;
        const Text pair = nth({"pair", "对"}, index);
        return {{"of " + pair.en + " take the heap of " + std::to_string(gone) +
                     " away and split the " + std::to_string(split) + " into " + std::to_string(a) +
                     " and " + std::to_string(b),
                 pair.zh + "：移走 " + std::to_string(gone) + "，把 " + std::to_string(split) +
                     " 分成 " + std::to_string(a) + " 与 " + std::to_string(b)},
                {heaps}};
    }
    Text shown(const rules::Component& part) const override { return two(part.at(0), part.at(1)); }
    using Explainer::shown;
    Words words() const override { return {{"pair", "对"}, {"to", "变为"}}; }

    static std::string two(Int a, Int b) {
        return '(' + std::to_string(a) + ", " + std::to_string(b) + ')';
    }
    static Int value(Int a, Int b) {
        Int place = 0;
        for (Int digits = (a - 1) | (b - 1); digits % 2 != 0; digits /= 2) ++place;
        return place;
    }
};

}  // namespace

EXPLAINER(EAndD)
