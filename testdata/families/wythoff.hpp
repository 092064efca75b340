#ifndef TESTDATA_FAMILIES_WYTHOFF_HPP
#define TESTDATA_FAMILIES_WYTHOFF_HPP

// What the two games of Wythoff share: only the greatest heap sets them apart.
// A game is one row: the two heaps, in the order of the input.
#include "core/rules.hpp"

namespace {

using namespace rules;

constexpr Int kTests = 10000;

class Wythoff : public Rules {
 public:
    explicit Wythoff(Int greatest) : greatest_(greatest) {}

    std::vector<Game> parse(InStream& text) const override {
        return read_tests(text, kTests, [&]() -> Game {
            return {text.line(
                1, greatest_,
                {{"the first heap", "第一堆的石子数"}, {"the second heap", "第二堆的石子数"}})};
        });
    }
    std::string format(const std::vector<Game>& games) const override {
        return write_tests(games, [](const Game& game) { return joined(game.at(0)); });
    }
    std::size_t games_per_input() const override { return kTests; }

    // The heaps are alike, so a position lists the lesser first.
    void moves(const Component& heaps, Options& options) const override {
        const Int a = heaps[0], b = heaps[1];
        for (Int take = 1; take <= b; ++take) {
            if (take <= a) options.to(Component{a - take, b - take});
            if (take <= a) options.to(Component{a - take, b});
            options.to(Component{std::min(a, b - take), std::max(a, b - take)});
        }
    }

    Verdicts verdicts() const override { return {"A", "B"}; }
    Position begin(const Game& game) const override {
        const auto [a, b] = std::minmax(game.at(0).at(0), game.at(0).at(1));
        return {{a, b}};
    }
    bool oracle_reaches(const Game& game) const override {
        return std::max(game.at(0).at(0), game.at(0).at(1)) <= kExhaustive;
    }

 protected:
    static constexpr Int kExhaustive = 150;

    const Int greatest_;
};

}  // namespace

#endif
