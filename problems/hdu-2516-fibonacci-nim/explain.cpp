// A position is a row: the stones, and how many may be taken at most. Where the first player begins,
// only the stones.
#include "explain/explanation.hpp"
#include "zeckendorf.hpp"

namespace {

using namespace explanation;

class FibonacciNim : public Explainer {
    Text a_move(const Game&) const override {
        return {
            "The first move takes one or more stones, but not all; each later one takes at least "
            "one and at most twice as many as the move before.",
            "第一步取一颗或多颗石子，但不能取完；以后每步至少取一颗，至多取对手上一步的两倍。"};
    }
    View view(const Game& position) const override {
        const Int stones = position.at(0).at(0), limit = most(position);
        View view;
        view.background = {
            "The first move may not take all stones, and each later move takes at most twice what "
            "the move before it took. Each number is in just one way a sum of Fibonacci numbers 1, "
            "2, 3, 5, 8, ... of which no two are neighbours. A player who may take the least of "
            "them wins: the next one is more than twice as great, so the opponent may not take "
            "it.",
            "第一步不能取完，以后每步至多取对手上一步的两倍。每个数都能以唯一的方式写成若干个"
            "两两不相邻的斐波那契数 1、2、3、5、8……之和。能取走其中最小一项的人获胜："
            "前面一项比它的两倍还大，对手取不到。"};
        if (stones == 0) {
            view.parts = {{kHeap, count(0, kStones)}};
            view.reason = {"The other player has taken the last stone and won.",
                           "对方取走了最后一颗石子，获胜了。"};
            return view;
        }
        const Row sum = terms(stones);
        view.wins = sum.back() <= limit;
        view.parts = {{kHeap, count(stones, kStones)},
                      {{"may be taken", "可以取"}, "1 .. " + std::to_string(limit)},
                      {{"Fibonacci sum", "斐波那契表示"}, written(sum)}};
        const std::string least = std::to_string(sum.back());
        if (view.wins) {
            view.reason = {"The least term, " + least + ", may be taken.",
                           "最小的一项 " + least + " 可以取。"};
        } else if (sum.size() == 1 && limit == stones - 1) {
            view.reason = {
                "The number of stones is a Fibonacci number, and not all of them may be taken: "
                "whatever is taken, the least term of what is left is at most twice that, and the "
                "other player takes it.",
                "石子数是斐波那契数，又不能取完。无论取几颗，剩下的数的最小一项都不超过所取的"
                "两倍，对手就取走它。"};
        } else {
            view.reason = {
                "The least term, " + least +
                    ", is more than may be taken: whatever is taken, the least term of what is "
                    "left is at most twice that, and the other player takes it.",
                "最小的一项 " + least +
                    " 超过了可以取的数目。无论取几颗，剩下的数的最小一项都不超过所取的两倍，"
                    "对手就取走它。"};
        }
        return view;
    }
    Move winning_move(const Game& position, const View&) const override {
        const Int stones = position.at(0).at(0);
        const Row sum = terms(stones);
        const Int take = sum.back(), left = stones - take;
        Move move = {take_text(kHeap, stones, left), {{left, std::min(2 * take, left)}}};
        if (left > 0) {
            const std::string twice = std::to_string(2 * take),
                              next = std::to_string(sum[sum.size() - 2]);
            move.how = {"the least term may be taken; after it the opponent may take at most " +
                            twice + ", and the next term, " + next + ", is more.",
                        "最小的一项可以取；此后对手至多取 " + twice + " 颗，而前面一项 " + next +
                            " 比这大。"};
        }
        return move;
    }
    // The totals of the last terms, where they may be taken and their double is less than the term
    // before them.
    std::optional<Int> winning_moves(const Game& position, const View&) const override {
        const Row sum = terms(position.at(0).at(0));
        Int moves = 0, total = 0;
        for (std::size_t i = sum.size(); i-- > 0;) {
            total += sum[i];
            moves += total <= most(position) && (i == 0 || 2 * total < sum[i - 1]);
        }
        return moves;
    }
    bool goes_on() const override { return false; }
    Game asked(const Game& position) const override {
        const Row& row = position.at(0);
        return row.size() > 1 && row[1] == row[0] - 1 ? Game{{row[0]}} : position;
    }
    Text shown(const rules::Component& part) const override {
        const Text stones = count(part.at(0), kStones);
        if (part.at(1) == 0) return stones;
        const std::string limit = std::to_string(part[1]);
        return {stones.en + ", at most " + limit, stones.zh + "，至多取 " + limit + " 颗"};
    }
    Text shown(const rules::Component& from, const rules::Position& to) const override {
        const Int taken = from.at(0) - to.at(0).at(0);
        return {"take " + std::to_string(taken), "取 " + count(taken, kStones).zh};
    }

    static Int most(const Game& position) {
        const Row& row = position.at(0);
        return row.size() > 1 ? row[1] : row.at(0) - 1;
    }
    // The Fibonacci numbers without neighbours that add up to this many stones, the greatest first.
    static Row terms(Int stones) {
        Row sum;
        for (; stones > 0; stones -= sum.back()) {
            sum.push_back(static_cast<Int>(
                zeckendorf::greatest_fibonacci(static_cast<std::uint64_t>(stones))));
        }
        return sum;
    }
    static std::string written(const Row& sum) {
        std::string text;
        for (const Int term : sum) text += (text.empty() ? "" : " + ") + std::to_string(term);
        return text;
    }

    inline static const Text kHeap = {"the heap", "这一堆"};
};

}  // namespace

EXPLAINER(FibonacciNim)
