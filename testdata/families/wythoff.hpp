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

    void exhaustive(Sink& sink) const override {
        for (Int a = 1; a <= kExhaustive; ++a) {
            for (Int b = 1; b <= kExhaustive; ++b) sink.game({{a, b}});
        }
    }
    tools::Text exhaustive_bound() const override {
        const std::string bound = std::to_string(kExhaustive);
        return {"heaps up to " + bound, "每堆不超过 " + bound};
    }

 protected:
    // The Fibonacci numbers 1, 2, 3, 5, ... that a heap can have.
    Row fibonacci() const {
        Row numbers = {1, 2};
        for (Int next = 3; next <= greatest_; next += numbers[numbers.size() - 2]) {
            numbers.push_back(next);
        }
        return numbers;
    }
    // The pairs around neighbouring Fibonacci numbers. Of all d up to a bound, the Fibonacci numbers
    // have d * phi nearest to an integer, in turn above and below it. So a ratio cut anywhere, or an
    // epsilon, that is wrong for some difference d is wrong for one of these: it takes the loss with
    // this difference for a win, and the pair beside it for a loss.
    std::vector<Game> near_fibonacci() const {
        std::vector<Game> games;
        const Row numbers = fibonacci();
        for (std::size_t k = 0; k + 1 < numbers.size(); ++k) {
            for (Int i = -2; i <= 2; ++i) {
                for (Int j = -2; j <= 2; ++j) {
                    const Int a = numbers[k] + i, b = numbers[k + 1] + j;
                    if (a >= 1 && b >= 1 && b <= greatest_) games.push_back({{a, b}});
                }
            }
        }
        return games;
    }

    // Losing pairs and their neighbours in sequences such as 1, 3, 4, 7, 11, ..., where each number
    // is the sum of the two before it. Next to the Fibonacci numbers, the members of those that
    // begin with small numbers have d * phi nearest to an integer. So an error that comes and goes,
    // as that of a ratio added up again and again, shows at one of them.
    std::vector<Game> like_fibonacci() const {
        std::vector<Game> games;
        for (Int p = 1; p <= 6; ++p) {
            for (Int q = 2 * p; q <= 2 * p + 5; ++q) {
                for (Int a = p, b = q; b <= greatest_; b += std::exchange(a, b)) {
                    for (Int i = -1; i <= 1; ++i) {
                        if (a + i >= 1 && b + i <= greatest_) games.push_back({{a + i, b + i}});
                    }
                }
            }
        }
        return games;
    }

 private:
    static constexpr Int kExhaustive = 150;

    const Int greatest_;
};

}  // namespace

#endif
