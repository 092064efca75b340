// A game is one row: the two heaps, in the order of the input.
#include "rules.hpp"

namespace {

using namespace rules;

constexpr Int kTests = 10000, kGreatest = 2000000;

// The pairs that lose by their recurrence: the k-th holds the least number that none before it
// holds, and k more.
std::vector<Int> partners() {
    std::vector<Int> partner(kGreatest + 1, 0);
    Int a = 1;
    for (Int k = 1; a + k <= kGreatest; ++k) {
        partner[static_cast<std::size_t>(a)] = a + k;
        partner[static_cast<std::size_t>(a + k)] = a;
        while (partner[static_cast<std::size_t>(a)] != 0) ++a;
    }
    return partner;
}

class Wythoff : public Rules {
 public:
    std::vector<Game> parse(Text& text) const override {
        return counted(text, kTests,
                       [&]() -> Game { return {text.line(2, 1, kGreatest, "a heap")}; });
    }
    std::string format(const std::vector<Game>& games) const override {
        return counted(games, [](const Game& game) { return joined(game.at(0)); });
    }
    std::size_t games_per_input() const override { return kTests; }

    // The heaps are alike, so a position lists the lesser first.
    void moves(const Part& heaps, Options& options) const override {
        const Int a = heaps[0], b = heaps[1];
        for (Int take = 1; take <= b; ++take) {
            if (take <= a) options.to(Part{a - take, b - take});
            if (take <= a) options.to(Part{a - take, b});
            options.to(Part{std::min(a, b - take), std::max(a, b - take)});
        }
    }

    std::string answer(const Game& game, Decider& decider) const override {
        const auto [a, b] = std::minmax(game.at(0).at(0), game.at(0).at(1));
        return verdict(decider.wins({{a, b}}));
    }
    bool oracle_reaches(const Game& game) const override {
        return std::max(game.at(0).at(0), game.at(0).at(1)) <= kExhaustive;
    }
    std::string second_answer(const Game& game) const override {
        return verdict(partner(game[0][0]) != game[0][1]);
    }
    std::string second_method() const override { return "recurrence of the losing pairs"; }

    void exhaustive(Sink& sink) const override {
        for (Int a = 1; a <= kExhaustive; ++a) {
            for (Int b = 1; b <= kExhaustive; ++b) sink.game({{a, b}});
        }
    }
    std::string exhaustive_bound() const override {
        return "heaps <= " + std::to_string(kExhaustive);
    }
    Game random(Rng& rng, bool rare) const override {
        Int a = rng.mixed(1, kGreatest), b = rng.mixed(1, kGreatest);
        const bool near_miss = !rare && rng.chance(3, 4);
        if (rare || near_miss) {
            while (partner(a) == 0) a = rng.mixed(1, kGreatest);  // it is out of range
            b = partner(a);
        }
        if (near_miss) {
            a = std::clamp<Int>(a + rng.between(-1, 1), 1, kGreatest);
            b = std::clamp<Int>(b + rng.between(-1, 1), 1, kGreatest);
        }
        return {{a, b}};
    }
    void limits(Sink& sink) const override {
        Rng rng(1072);
        std::vector<Game> greatest(kTests, {{kGreatest, kGreatest}}), large, cold;
        for (Int i = 0; i < kTests; ++i) {
            large.push_back({{kGreatest - rng.between(0, kGreatest / 2),
                              kGreatest - rng.between(0, kGreatest / 2)}});
            const Int b = kGreatest - i;
            if (partner(b) != 0) cold.push_back({{partner(b), b}});
        }
        sink.input("greatest", greatest);
        sink.input("large", large);
        sink.input("large-cold", cold);
    }

 private:
    static constexpr Int kExhaustive = 150;

    static std::string verdict(bool first_wins) { return first_wins ? "A\n" : "B\n"; }

    // The heap that makes a loss with this one; 0 if it is beyond kGreatest.
    static Int partner(Int heap) {
        static const std::vector<Int> table = partners();
        return table[static_cast<std::size_t>(heap)];
    }
};

}  // namespace

RULES(Wythoff)
