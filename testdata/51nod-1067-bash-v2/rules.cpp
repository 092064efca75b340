// A game is one row with one value: the number of stones.
#include "core/rules.hpp"

#include <array>

namespace {

using namespace rules;

constexpr Int kMostTests = 10000, kGreatest = 1000000000;

class BashV2 : public Rules {
 public:
    std::vector<Game> parse(InStream& text) const override {
        return read_tests(text, kMostTests,
                          [&]() -> Game { return {text.line(1, 1, kGreatest, "N")}; });
    }
    std::string format(const std::vector<Game>& games) const override {
        return write_tests(games, [](const Game& game) { return joined(game.at(0)); });
    }
    std::size_t games_per_input() const override { return kMostTests; }

    void moves(const Component& heap, Options& options) const override {
        for (const Int taken : kTakes) {
            if (taken <= heap[0]) options.to(Component{heap[0] - taken});
        }
    }

    Verdicts verdicts() const override { return {"A", "B"}; }
    bool oracle_reaches(const Game& game) const override { return game.at(0).at(0) <= kExhaustive; }
    // A heap's verdict hangs on those of the four heaps below it. So the verdicts of four heaps, as
    // bits, are one of 16 states, and each further stone leads from state to state: N of them at
    // once by repeated squaring.
    std::string second_answer(const Game& game) const override {
        using Step = std::array<unsigned, 16>;  // where each state leads
        const auto after = [](const Step& first, const Step& second) {
            Step both;
            for (std::size_t i = 0; i < both.size(); ++i) both[i] = second[first[i]];
            return both;
        };
        Step step, stones;
        for (unsigned state = 0; state < 16; ++state) {
            bool wins = false;
            for (const Int taken : kTakes) wins |= (state >> (taken - 1) & 1) == 0;
            step[state] = (2 * state + wins) % 16;
            stones[state] = state;
        }
        for (Int n = game[0][0]; n > 0; n /= 2) {
            if (n % 2 == 1) stones = after(stones, step);
            step = after(step, step);
        }
        // No move leads below 0, as if the player to move won there; 0 itself is lost.
        return verdict(stones[0b1110] % 2 == 1);
    }
    std::string second_method() const override {
        return "from the verdicts of four heaps to the next ones, by repeated squaring";
    }

    void exhaustive(Sink& sink) const override {
        for (Int n = 1; n <= kExhaustive; ++n) sink.game({{n}});
    }
    tools::Text exhaustive_bound() const override {
        return "$N \\le " + std::to_string(kExhaustive) + '$';
    }
    Game random(Rng& rng, bool rare) const override {
        const Int n = rng.mixed(9, kGreatest), loss = n - n % 7 - rng.pick(Row{0, 5});
        if (rare) return {{loss}};
        if (rng.chance(1, 2)) return {{n}};
        // Of the other kind by one bit, or by some stones.
        const Int change = rng.chance(1, 2) ? rng.pick(powers_of_two(loss)) : rng.between(1, 6);
        return {{std::max<Int>(1, loss - change)}};
    }
    void limits(Sink& sink) const override {
        Rng rng(1067);
        std::vector<Game> least, greatest, random, bits;
        for (Int i = 0; i < kMostTests; ++i) {
            least.push_back({{i + 1}});
            greatest.push_back({{kGreatest - i}});
            random.push_back({{rng.between(1, kGreatest)}});
        }
        sink.input("least", least);
        sink.input("greatest", greatest);
        sink.input("random", random);
        for (const Int bit : powers_of_two(kGreatest)) {
            for (const Int n : {2 * bit - 1, bit + 1}) {
                if (n <= kGreatest) bits.push_back({{n}});
            }
            for (Int i = 0; i < 20; ++i) {
                const Int n = rng.between(1, kGreatest);
                for (const Int either : {n, n ^ bit}) {
                    if (0 < either && either <= kGreatest) bits.push_back({{either}});
                }
            }
        }
        sink.input("bits", bits);
        // The longest input; its last number is lost, and won wherever it is cut, or the other way
        // round.
        for (const bool lost : {true, false}) {
            Int last = 0;
            for (Int digits = 9; digits > 0; --digits) {
                const bool now = digits == 1 ? lost : !lost;
                Int digit = 9;
                while (is_lost(10 * last + digit) != now) --digit;
                last = 10 * last + digit;
            }
            std::vector<Game> games(kMostTests, {{lost ? kGreatest : kGreatest - 1}});
            games.back() = {{last}};
            sink.input(lost ? "longest-lines-last-lost" : "longest-lines-last-won", games);
        }
        sink.input("longest-lines", std::vector<Game>(kMostTests, {{kGreatest}}));
    }

 private:
    static constexpr Int kExhaustive = 1000, kTakes[] = {1, 3, 4};

    bool is_lost(Int n) const { return second_answer({{n}}) == verdict(false); }
};

}  // namespace

RULES(BashV2)
