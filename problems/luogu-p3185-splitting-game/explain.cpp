#include <array>

#include "explain/explanation.hpp"

namespace {

using namespace explanation;

constexpr Noun kBeans = {"bean", "beans", "颗豆子"};

class SplittingGame : public SumExplainer {
    Text a_move(const Game&) const override {
        return {
            "A move takes one bean from a bottle and puts two into bottles behind it: one each "
            "into two, or both into one.",
            "每步从一个瓶子中取出一颗豆子，再往它后面的瓶子里放两颗：可以分别放进两个瓶子，也可以都"
            "放进同一个。"};
    }
    std::string prints(const Game& position, const View& view) const override {
        const auto all = winning(position, view);
        if (all.empty()) return "-1 -1 -1\n0";
        std::string line;
        for (const std::size_t bottle : all[0]) {
            line += (line.empty() ? "" : " ") + std::to_string(bottle);
        }
        return line + '\n' + std::to_string(all.size());
    }
    std::vector<Part> parts(const Game& position) const override {
        std::vector<Part> bottles;
        for (std::size_t i = 0; i < position.at(0).size(); ++i) {
            Part part = {nth_bottle(i), count(position[0][i], kBeans)};
            if (position[0][i] % 2 != 0) part.value = value(position, i);
            bottles.push_back(part);
        }
        return bottles;
    }
    Text values_come_from(const Game& position) const override {
        Row all;
        for (std::size_t i = position.at(0).size(); i-- > 0;) all.push_back(value(position, i));
        return Text(
                   "Each bean is a game of its own: it becomes two beans in bottles behind. Its "
                   "Grundy value is the least number that is not the xor of the values of two such "
                   "beans; from the last bottle to the first one these are ",
                   "每颗豆子是一个独立的游戏：它变成两颗，放在后面的瓶子里。它的 SG "
                   "值，是两颗这样的"
                   "豆子的值的异或都取不到的最小自然数；从最后一个瓶子到最前一个，依次是 ") +
               listed(all, all.size()) +
               Text(". Two beans in one bottle cancel, so only an odd one counts.",
                    "。同一个瓶子里的两颗互相抵消，所以只有豆子数为奇数的瓶子算数。");
    }
    // The first one, which the solution prints.
    Move winning_move(const Game& position, const View& view) const override {
        const Triple move = winning(position, view).at(0);
        Game next = position;
        --next[0][move[0]];
        ++next[0][move[1]];
        ++next[0][move[2]];
        std::string xors;
        for (const std::size_t bottle : move) {
            xors += (xors.empty() ? "" : " xor ") + std::to_string(value(position, bottle));
        }
        const std::string sum = std::to_string(*view.nim_sum);
        return {Text("move a bean ", "把一颗豆子") + told(move),
                next,
                {"the values of the three beans have the xor " + xors + " = " + sum +
                     ", which is the nim-sum.",
                 "这三颗豆子的值的异或是 " + xors + " = " + sum + "，正好等于异或和。"}};
    }
    Move lower(const Game&, std::size_t, Int) const override {
        throw std::logic_error("winning_move() finds the move");
    }
    std::optional<Int> winning_moves(const Game& position, const View& view) const override {
        return static_cast<Int>(winning(position, view).size());
    }
    Text shown(const rules::Component& bottles, const rules::Position& to) const override {
        Triple move = {bottles.size(), bottles.size(), bottles.size()};
        for (std::size_t i = 0; i < bottles.size(); ++i) {
            for (Int more = bottles[i]; more < to.at(0).at(i); ++more) {
                move[move[1] == bottles.size() ? 1 : 2] = i;
            }
            if (to[0][i] < bottles[i]) move[0] = i;
        }
        return told(move);
    }
    using Explainer::shown;
    Text said(const rules::Component& bottles) const override {
        return Text("bottles of ", "各瓶为 ") + shown(bottles);
    }
    using Explainer::said;
    Words words() const override { return {{"row", "排"}}; }

    // The bottle that a bean leaves, and those of the two that come for it.
    using Triple = std::array<std::size_t, 3>;

    static Text nth_bottle(std::size_t index) {
        const std::string number = std::to_string(index);
        return {"bottle " + number, number + " 号瓶"};
    }
    static Text told(const Triple& move) {
        const auto bottle = [](std::size_t index) { return std::to_string(index); };
        return {
            "from bottle " + bottle(move[0]) + " to " + bottle(move[1]) + " and " + bottle(move[2]),
            "从 " + bottle(move[0]) + " 号瓶变成 " + bottle(move[1]) + " 号和 " + bottle(move[2]) +
                " 号瓶里的两颗"};
    }
    // Of a bean in this bottle.
    static Int value(const Game& position, std::size_t bottle) {
        static const std::vector<Int> values = [] {
            std::vector<Int> g;
            for (std::size_t behind = 0; behind < 21; ++behind) {
                sprague_grundy::MexSet reached;
                for (const Int one : g) {
                    for (const Int other : g) reached.insert(static_cast<unsigned>(one ^ other));
                }
                g.push_back(reached.mex());
            }
            return g;
        }();
        return values.at(position.at(0).size() - 1 - bottle);
    }
    // In the order in which the solution tries them.
    static std::vector<Triple> winning(const Game& position, const View& view) {
        std::vector<Triple> all;
        const std::size_t n = position.at(0).size();
        for (std::size_t i = 0; i < n; ++i) {
            for (std::size_t j = i + 1; j < n && position[0][i] > 0; ++j) {
                for (std::size_t k = j; k < n; ++k) {
                    const Int change = value(position, i) ^ value(position, j) ^ value(position, k);
                    if (change == *view.nim_sum) all.push_back({i, j, k});
                }
            }
        }
        return all;
    }
};

}  // namespace

EXPLAINER(SplittingGame)
