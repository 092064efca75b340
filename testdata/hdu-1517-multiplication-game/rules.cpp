// A game is one row with one value: n.
#include "core/rules.hpp"

namespace {

using namespace rules;

constexpr Int kLeast = 2, kGreatest = 4294967294;

class MultiplicationGame : public Rules {
 public:
    std::vector<Game> parse(Text& text) const override {
        std::vector<Game> games;
        while (!text.at_end()) games.push_back({text.line(1, kLeast, kGreatest, "n")});
        return games;
    }
    std::string format(const std::vector<Game>& games) const override {
        return each(games, [](const Game& game) { return joined(game.at(0)); });
    }
    std::size_t games_per_input() const override { return 1000; }

    // A component is p and n.
    void moves(const Part& part, Options& options) const override {
        const Int p = part[0], n = part[1];
        if (p >= n) return;
        for (Int factor = 9; factor >= 2; --factor) options.to(Part{p * factor, n});
    }

    std::string answer(const Game& game, Decider& decider) const override {
        return verdict(decider.wins({{1, game.at(0).at(0)}}));
    }
    bool oracle_reaches(const Game& game) const override { return game.at(0).at(0) <= kReach; }
    std::string second_answer(const Game& game) const override {
        const Int n = game[0][0];
        bool stan = true;
        for (Int bound = 9; bound < n; bound *= stan ? 9 : 2) stan = !stan;
        return verdict(stan);
    }
    std::string second_method() const override {
        return "ends of the intervals, multiplied by 2 and 9 in turn";
    }

    void exhaustive(Sink& sink) const override {
        for (Int n = kLeast; n <= kExhaustive; ++n) sink.game({{n}});
        for (const Int end : ends()) {
            for (Int n = end - 2; n <= end + 3; ++n) {
                if (kExhaustive < n && n <= kReach) sink.game({{n}});
            }
        }
    }
    std::string exhaustive_bound() const override {
        return "n <= " + std::to_string(kExhaustive) + ", and the ends of the intervals up to " +
               std::to_string(kReach);
    }
    Game random(Rng& rng, bool rare) const override {
        const Int end = rng.pick(ends());
        if (rare) return {{rng.between(end / 18 * 9 + 1, end)}};
        if (rng.chance(1, 2)) return {{rng.mixed(kLeast, kGreatest)}};
        const Int near = rng.chance(1, 2) ? end : end / 2;
        return {{near + rng.between(-2, 2)}};
    }
    void limits(Sink& sink) const override {
        Rng rng(1517);
        std::vector<Game> greatest, random, mixed;
        for (Int i = 0; i < 100000; ++i) {
            greatest.push_back({{kGreatest - i}});
            random.push_back({{rng.between(kLeast, kGreatest)}});
            mixed.push_back({{rng.mixed(kReach + 1, kGreatest)}});
        }
        sink.input("greatest", greatest);
        sink.input("random", random);
        sink.input("mixed", mixed);
    }

 private:
    static constexpr Int kExhaustive = 3000, kReach = 1000000;

    // The powers of 18 up to the greatest n.
    static Row ends() {
        Row powers;
        for (Int power = 18; power <= kGreatest; power *= 18) powers.push_back(power);
        return powers;
    }
    static std::string verdict(bool stan) { return stan ? "Stan wins.\n" : "Ollie wins.\n"; }
};

}  // namespace

RULES(MultiplicationGame)
