// A game is one row: the stones of the stairs, from the ground up.
#include "core/lists.hpp"

namespace {

using namespace rules;

constexpr Int kStairs = 100000, kGreatest = 1000000000;

class StaircaseNim : public Rules {
 public:
    std::vector<Game> parse(InStream& text) const override {
        const Row stairs =
            text.counted_line("n", 1, kStairs, {"a stair", "一级台阶上的石子数"}, 1, kGreatest);
        text.end();
        return {{stairs}};
    }
    std::string format(const std::vector<Game>& games) const override {
        return with_count(games.at(0).at(0));
    }
    std::size_t games_per_input() const override { return 1; }

    // The whole staircase is one component: stones taken from one stair go to the next.
    void moves(const Component& stairs, Options& options) const override {
        for (std::size_t i = 0; i < stairs.size(); ++i) {
            Component next = stairs;
            while (next[i] > 0) {
                --next[i];
                if (i > 0) ++next[i - 1];
                options.to(next);
            }
        }
    }

    Verdicts verdicts() const override { return {"Yes", "No"}; }
    std::optional<Game> back(const Game&, const Position& position) const override {
        Game game = position;
        for (Row& stairs : game) {
            while (!stairs.empty() && stairs.back() == 0) stairs.pop_back();
        }
        return game;
    }
    // s stones on n stairs and the ground: (s + n choose n) positions, at most 5000.
    bool oracle_reaches(const Game& game) const override {
        Int stones = 0, positions = 1, n = 0;
        for (const Int stair : game.at(0)) stones += stair;
        if (stones > 100) return false;
        for (; n < static_cast<Int>(game[0].size()) && positions <= 5000; ++n) {
            positions = positions * (stones + n + 1) / (n + 1);
        }
        return positions <= 5000;
    }
    std::string second_answer(const Game& game) const override {
        const Row& stairs = game[0];
        for (Int bit = 1; bit <= kGreatest; bit *= 2) {
            Int ones = 0;
            for (std::size_t i = 0; i < stairs.size(); i += 2) ones += stairs[i] / bit % 2;
            if (ones % 2 != 0) return verdict(true);
        }
        return verdict(false);
    }
    std::string second_method() const override {
        return "parity of the binary columns of the odd stairs";
    }

    void exhaustive(Sink& sink) const override {
        staircases_.for_each([&](const Row& stairs) { sink.game({stairs}); });
    }
    tools::Text exhaustive_bound() const override { return staircases_.bound(); }
    Game random(Rng& rng, bool rare) const override {
        const Int greatest = rng.mixed(1, kGreatest);
        Row stairs;
        for (Int n = rng.mixed(1, 1000); n > 0; --n) stairs.push_back(rng.between(1, greatest));
        Int sum = 0;
        for (std::size_t i = 0; i < stairs.size(); i += 2) sum ^= stairs[i];
        // One odd stair makes the position a loss, or misses a loss by a power of two.
        Int& last = stairs[static_cast<std::size_t>(
            rng.between(0, static_cast<Int>(stairs.size() - 1) / 2) * 2)];
        last ^= sum;
        if (!rare) last ^= rng.pick(powers_of_two(kGreatest));
        if (last < 1 || last > kGreatest) return random(rng, rare);
        return {stairs};
    }
    void limits(Sink& sink) const override {
        const auto most = static_cast<std::size_t>(kStairs);
        sink.input("greatest", {{Row(most, kGreatest)}});
        // Wins by one column with as many ones as a signed count of 8 or 16 bits takes for fewer
        // than none.
        sink.input("least-257", {{Row(257, 1)}});
        sink.input("least-80001", {{Row(80001, 1)}});
        sink.input("greatest-but-one", {{Row(most - 1, kGreatest)}});
        Rng rng(892);
        Row stairs;
        Int sum = 0;
        while (stairs.size() < most) {
            stairs.push_back(rng.between(1, kGreatest / 2));
            if (stairs.size() % 2 != 0) sum ^= stairs.back();
        }
        stairs[most - 2] ^= sum;
        sink.input("loss", {{stairs}});
        ++stairs[0];
        sink.input("near-loss", {{stairs}});
        // Two smaller stairs cancel the greatest one.
        const Int top = powers_of_two(kGreatest).back();
        sink.input("greatest-loss", {{{top, 1, kGreatest, 2, kGreatest ^ top}}});
        for (const Int bit : powers_of_two(kGreatest)) {
            const Row pair = differing(rng, bit, kGreatest);
            sink.input("bit-" + std::to_string(bit), {{{bit, kGreatest}}});
            sink.input("differ-in-bit-" + std::to_string(bit), {{{pair[0], 1, pair[1]}}});
        }
        // Lost, with every smaller number of odd stairs won: between the first of them and the last
        // one, an even number of equal stairs.
        for (const Int n : {1999, 5000, 10003, 19999, 32768, 50003, 65540, 99996, 99999, 100000}) {
            Row row(static_cast<std::size_t>(n), kGreatest);
            for (std::size_t i = 1; i < row.size(); i += 2) row[i] = rng.between(1, kGreatest);
            row.front() = row[(row.size() - 1) / 2 * 2] = 1;
            // Among the longest inputs, cut within a number, too.
            if (row.size() == most) {
                row.assign(most, kGreatest);
                row.front() = row[most - 2] = kGreatest - 1;
            }
            sink.input("every-stair-of-" + std::to_string(n), {{row}});
        }
    }

 private:
    const Lists staircases_{{{"stair", "级"}, {"stairs", "级"}, "颗"}, 1, {20, 16, 6, 3, 2}};
};

}  // namespace

RULES(StaircaseNim)
