#include "explain/explanation.hpp"

namespace {

using namespace explanation;

constexpr Noun kPebbles = {"pebble", "pebbles", "颗石子"};

class KamPebbles : public SumExplainer {
    Text a_move(const Game&) const override {
        return {
            "A move takes one or more pebbles from one pile, after which no pile may be smaller "
            "than the one before it.",
            "每步从一堆中取一颗或多颗石子，取完后每一堆都不能比前一堆少。"};
    }
    std::vector<Part> parts(const Game& position) const override {
        std::vector<Part> stairs;
        for (const std::size_t pile : counting(position)) {
            const Int more = room(position, pile);
            const std::string number = std::to_string(pile + 1), before = std::to_string(pile);
            Part part = {nth_pile(pile), count(position[0][pile], kPebbles), more};
            if (pile > 0) {
                part.position = {
                    count(more, kPebbles).en + " more than in pile " + before,
                    "多 " + count(more, kPebbles).zh + "（与第 " + before + " 堆相比）"};
            }
            stairs.push_back(part);
        }
        return stairs;
    }
    Text values_come_from(const Game&) const override {
        return {
            "Count the piles from the last one: the first, the third, the fifth ... of them count. "
            "How many pebbles such a pile has more than the one before it is a Nim heap: just so "
            "many "
            "can be taken from it. If some are taken from the pile before, the heap grows, but the "
            "other player can take as many from this pile, so that changes nothing.",
            "从最后一堆数起，第一、第三、第五……堆算数。这样的一堆比前一堆多几颗，就是几颗的 Nim "
            "堆："
            "从它能取的恰好是这几颗。若有人从前一堆取，这个 Nim 堆就变大，但对方可以从这一堆取走"
            "同样多颗，所以这不改变胜负。"};
    }
    Move lower(const Game& position, std::size_t index, Int to) const override {
        const std::size_t pile = counting(position).at(index);
        const Int taken = room(position, pile) - to;
        Game next = position;
        next[0][pile] -= taken;
        const Text from = nth_pile(pile), all = count(taken, kPebbles);
        const std::string left = std::to_string(next[0][pile]);
        return {{"take " + all.en + " from " + from.en + ", which leaves " + left,
                 "从" + from.zh + "取走 " + all.zh + "，剩下 " + left + " 颗"},
                next};
    }
    // A difference that counts falls to its xor with the nim-sum, or rises to it, if the pile before
    // has as many to give.
    std::optional<Int> winning_moves(const Game& position, const View& view) const override {
        Int moves = 0;
        for (const std::size_t pile : counting(position)) {
            const Int rise = (room(position, pile) ^ *view.nim_sum) - room(position, pile);
            moves += rise <= (pile > 0 ? room(position, pile - 1) : 0);
        }
        return moves;
    }
    Text shown(const rules::Component& piles, const rules::Position& to) const override {
        for (std::size_t i = 0; i < piles.size(); ++i) {
            if (piles[i] != to.at(0).at(i)) return taking(i, piles[i] - to[0][i]);
        }
        throw std::logic_error("no pebble is taken");
    }
    using Explainer::shown;
    Text said(const rules::Component& piles) const override {
        return Text(piles.size() == 1 ? "a pile of " : "piles of ", "各堆为 ") + shown(piles);
    }
    using Explainer::said;
    Words words() const override { return {{"row", "排"}}; }

    static Text nth_pile(std::size_t index) { return nth({"pile", "堆"}, index); }
    // The numbers stand in the same order in both languages.
    static Text taking(std::size_t pile, Int pebbles) {
        const Text from = nth_pile(pile), all = count(pebbles, kPebbles);
        return {"from " + from.en + ' ' + all.en, "从" + from.zh + "取走 " + all.zh};
    }
    // How many pebbles can be taken from a pile.
    static Int room(const Game& position, std::size_t pile) {
        const Row& piles = position.at(0);
        return piles.at(pile) - (pile > 0 ? piles[pile - 1] : 0);
    }
    // Every other pile, down from the last one.
    static std::vector<std::size_t> counting(const Game& position) {
        std::vector<std::size_t> piles;
        for (std::size_t left = position.at(0).size(); left > 0;
             left -= std::min<std::size_t>(left, 2)) {
            piles.push_back(left - 1);
        }
        return piles;
    }
};

}  // namespace

EXPLAINER(KamPebbles)
