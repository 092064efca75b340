// A game is one row: the two numbers, in the order of the input.
#include "core/rules.hpp"

namespace {

using namespace rules;

constexpr Int kTests = 6, kGreatest = 2147483647;

class EuclidGame : public Rules {
 public:
    std::vector<Game> parse(Text& text) const override {
        return counted(text, kTests, [&]() -> Game {
            return {text.line(1, kGreatest, {"M", "N"})};
        });
    }
    std::string format(const std::vector<Game>& games) const override {
        return counted(games, [](const Game& game) { return joined(game.at(0)); });
    }
    std::size_t games_per_input() const override { return kTests; }

    void moves(const Part& numbers, Options& options) const override {
        const Int less = std::min(numbers[0], numbers[1]), more = std::max(numbers[0], numbers[1]);
        if (less == 0) return;
        // The largest multiple comes first, so that plain search need not go deep.
        for (Int rest = more % less; rest < more; rest += less) options.to(Part{rest, less});
    }

    std::string answer(const Game& game, Decider& decider) const override {
        return verdict(decider.wins({game.at(0)}));
    }
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

    void exhaustive(Sink& sink) const override {
        for (Int a = 1; a <= kExhaustive; ++a) {
            for (Int b = 1; b <= kExhaustive; ++b) sink.game({{a, b}});
        }
    }
    std::string exhaustive_bound() const override {
        return "M, N <= " + std::to_string(kExhaustive);
    }
    Game random(Rng& rng, bool rare) const override {
        // Below b * 1.618 < b * phi the player to move loses; programs go wrong near it, and near
        // multiples of b.
        Int b = rng.mixed(2, kGreatest * 1000 / 1618), a = 0;
        if (rare) {
            a = rng.between(b + 1, b * 1618 / 1000);
        } else if (rng.chance(1, 3)) {
            a = b * 1618033989 / 1000000000 + rng.between(-2, 2);
        } else if (rng.chance(1, 2)) {
            a = b * rng.mixed(1, kGreatest / b);
            a += rng.between(-1, 1);
        } else {
            a = rng.mixed(1, kGreatest);
        }
        a = std::min(a, kGreatest);
        if (rng.chance(1, 2)) std::swap(a, b);
        return {{a, b}};
    }
    void limits(Sink& sink) const override {
        sink.input("greatest", {{{kGreatest, kGreatest}},
                                {{kGreatest, kGreatest - 1}},
                                {{kGreatest, 1}},
                                {{1, kGreatest}},
                                {{kGreatest, 2}},
                                {{kGreatest - 1, kGreatest}}});
        // Neighbours in 1, 2, 3, 5, 8, ...: the most forced moves.
        std::vector<Game> chains;
        for (Int b = 1, a = 2; a <= kGreatest; a = std::exchange(b, a) + a)
            chains.push_back({{a, b}});
        sink.input("most-forced-moves", {chains.end() - kTests, chains.end()});
    }

 private:
    static constexpr Int kExhaustive = 70;

    static std::string verdict(bool stan) { return stan ? "Stan wins\n" : "Ollie wins\n"; }
};

}  // namespace

RULES(EuclidGame)
