// A position is n, then the white cells, ascending; after a long move, then the least and the number of
// the multiples that it turned over, which are too many to be listed.
#include <set>

#include "explain/explanation.hpp"
#include "notes/code/beyond.hpp"

namespace {

using namespace explanation;

class ArrayGame : public SumExplainer {
    std::vector<Game> positions(const Game& game) const override {
        std::vector<Game> queries;
        for (std::size_t i = 1; i < game.size(); ++i) queries.push_back({game[0], game[i]});
        return queries;
    }
    std::string between() const override { return "\n"; }
    Text a_move(const Game& start) const override {
        const std::string n = std::to_string(start.at(0).at(0));
        return {
            "A move takes a white cell x and turns over x, 2x, 3x, ..., as far as it likes: up to "
            "some multiple that is at most n = " +
                n + ".",
            "每步选一个白格 x，把 x、2x、3x……翻色，翻到哪个倍数为止任选，不超过 n = " + n + "。"};
    }
    std::vector<Part> parts(const Game& position) const override {
        const Int n = position.at(0).at(0);
        std::vector<Part> cells;
        for (const Int cell : position.at(1)) {
            const std::string at = std::to_string(cell), quotient = std::to_string(n / cell);
            cells.push_back({Text("cell ", "第 ") + at + Text("", " 格"),
                             Text("quotient ", "商 ") + quotient, value(n, n / cell)});
        }
        if (position.size() > 2) {
            const Int x = position[2].at(0), many = position[2].at(1);
            cells.push_back({multiples(x, many), Text(), run(n / x, many)});
        }
        return cells;
    }
    Text values_come_from(const Game& position) const override {
        const Int n = position.at(0).at(0);
        static const Row some = first_values(12);
        const Row first(some.begin(), some.begin() + std::min<Int>(n, 12));
        return {
            "Every white cell counts by itself, and values add up by xor. The value of the cell x "
            "depends only on the quotient q of n = " +
                std::to_string(n) +
                " by x: it is the least number that is neither 0 nor the xor of the values of 2x "
                "to kx for some k. For q = 1, 2, 3, ... the values are " +
                listed(first).en + ".",
            "各白格分别计值，用异或相加。第 x 格的值只取决于 n = " + std::to_string(n) +
                " 除以 x 的商 q：它是最小的既不为 0、"
                "也不等于从 2x 起若干个连续倍数的值的异或和的数。q 为 1、2、3……时，值依次是 " +
                listed(first).zh + "。"};
    }
    Move lower(const Game& position, std::size_t index, Int to) const override {
        const Int n = position.at(0).at(0), x = position.at(1).at(index),
                  many = reaching(n / x, to);
        Game next = position;
        if (many > kListed) {
            next.push_back({x, many});
            return {Text("turn ", "翻 ") + multiples(x, many), next};
        }
        std::set<Int> white(next[1].begin(), next[1].end());
        Row cells;
        for (Int cell = x; cell <= many * x; cell += x) {
            cells.push_back(cell);
            if (white.erase(cell) == 0) white.insert(cell);
        }
        next[1].assign(white.begin(), white.end());
        return {turn(cells), next};
    }
    Text shown(const rules::Component& from, const rules::Position& to) const override {
        const rules::Component after = to.empty() ? rules::Component() : to[0];
        Row cells;
        std::set_symmetric_difference(from.begin(), from.end(), after.begin(), after.end(),
                                      std::back_inserter(cells));
        return turn(cells);
    }
    using Explainer::shown;
    Text said(const rules::Component& white) const override {
        return Text(white.size() == 1 ? "the white cell " : "the white cells ", "白格 ") +
               shown(white);
    }
    using Explainer::said;
    Words words() const override { return {{"row", "排"}}; }

    // More cells than that no position lists.
    static constexpr Int kListed = 1000;

    static Text turn(const Row& cells) {
        if (cells.size() > 8) {
            return Text("turn ", "翻 ") + multiples(cells[0], static_cast<Int>(cells.size()));
        }
        return Text("turn ", "翻 ") + listed(cells);
    }
    static Text multiples(Int x, Int many) {
        return {"the multiples of " + std::to_string(x) + " up to " + std::to_string(many * x),
                std::to_string(x) + " 的倍数，直到 " + std::to_string(many * x)};
    }

    // Of the quotients from 1 on.
    static Row first_values(std::uint32_t most) {
        Row values;
        for (std::uint32_t q = 1; q <= most; ++q) {
            values.push_back(notes::turning_multiples(q).of(q));
        }
        return values;
    }

    // --- values, by the quotients of n or of a number that has q among its quotients ---

    Int value(Int n, Int q) const {
        if (!values_ || values_->n != n) {
            values_ = notes::turning_multiples(static_cast<std::uint32_t>(n));
        }
        return values_->of(static_cast<std::uint32_t>(q));
    }
    // The xor of the values of a cell and its next multiples, `many` in all; q is its quotient.
    Int run(Int q, Int many) const {
        Int sum = 0;
        for (Int j = 1, last; j <= many; j = last + 1) {
            last = std::min(many, q / (q / j));
            if ((last - j) % 2 == 0) sum ^= value(values_->n, q / j);
        }
        return sum;
    }
    // The least k for which the multiples from the second one to the k-th are worth `to`.
    Int reaching(Int q, Int to) const {
        Int sum = 0;
        for (Int j = 2, last; sum != to; j = last + 1) {
            last = q / (q / j);
            const Int one = value(values_->n, q / j);
            if ((sum ^ one) == to) return j;
            if ((last - j) % 2 == 0) sum ^= one;
        }
        return 1;
    }

    mutable std::optional<notes::Quotients> values_;
};

}  // namespace

EXPLAINER(ArrayGame)
