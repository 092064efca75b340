// A game is one row: the two numbers, in the order of the input.
#include "core/rules.hpp"

namespace {

using namespace rules;

constexpr Int kTests = 6, kGreatest = 2147483647;

class EuclidGame : public Rules {
 public:
    std::vector<Game> parse(InStream& text) const override {
        return read_tests(text, kTests, [&]() -> Game {
            return {text.line(1, kGreatest, {"M", "N"})};
        });
    }
    std::string format(const std::vector<Game>& games) const override {
        return write_tests(games, [](const Game& game) { return joined(game.at(0)); });
    }
    std::size_t games_per_input() const override { return kTests; }

    void moves(const Component& numbers, Options& options) const override {
        const Int less = std::min(numbers[0], numbers[1]), more = std::max(numbers[0], numbers[1]);
        if (less == 0) return;
        // The largest multiple comes first, so that plain search need not go deep.
        for (Int rest = more % less; rest < more; rest += less) options.to(Component{rest, less});
    }

    Verdicts verdicts() const override { return {"Stan wins", "Ollie wins"}; }
    // The search visits at most as many positions as the sum of the quotients in Euclid's
    // algorithm.
    bool oracle_reaches(const Game& game) const override {
        Int a = game.at(0).at(0), b = game.at(0).at(1), quotients = 0;
        while (b != 0) {
            quotients += a / b;
            a = std::exchange(b, a % b);
        }
        return quotients <= 300;
    }
    // a > phi * b, that is, a / b > b / (a - b); all products are below 2^62.
    std::string second_answer(const Game& game) const override {
        const Int b = std::min(game[0][0], game[0][1]), a = std::max(game[0][0], game[0][1]);
        return verdict(a == b || a * (a - b) > b * b);
    }
    std::string second_method() const override {
        return "comparison with the golden ratio, in exact integers";
    }
};

}  // namespace
