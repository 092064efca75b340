// A game is one row: N, K. Between two moves it is two rows: K, and the rows of coins that are left.
#include <array>

#include "../families/circle.hpp"

namespace {

using namespace rules;

constexpr Int kTests = 100, kLeast = 3, kGreatest = 1000000000, kTake = 10;

class CoinGame : public CircleRules {
 public:
    CoinGame() : CircleRules(500) {}
    std::vector<Game> parse(InStream& text) const override {
        return read_tests(text, kTests, [&]() -> Game {
            const Int coins = text.integer(kLeast, kGreatest, "N");
            text.blank();
            const Int most = text.integer(1, kTake, "K");
            text.end_of_line();
            return {{coins, most}};
        });
    }
    std::size_t games_per_input() const override { return kTests; }
    std::string output(const std::vector<std::string>& answers) const override {
        return one_after_another(numbered("Case ", answers, ": "));
    }

    Circle circle(Int most) const override { return {1, most}; }
    Verdicts verdicts() const override { return {"first", "second"}; }
    bool oracle_reaches(const Game& game) const override { return game.at(0).at(0) <= kExhaustive; }
    // A long circle is decided by the row that the first move leaves: if K is 1, it takes as many
    // moves as it has coins. If K is more, one or two coins in its middle leave two equal rows.
    std::string second_answer(const Game& game) const override {
        const Int coins = game[0][0], most = game[0][1];
        if (coins >= kTable) return verdict(most == 1 && coins % 2 != 0);
        const Row& values = rows(most);
        Int zeros = 0;
        for (Int take = 1; take <= std::min(most, coins); ++take) {
            zeros += values[to_index(coins - take)] == 0;
        }
        return verdict(zeros > 0);
    }
    std::string second_method() const override {
        return "Grundy values of the rows that a move leaves of less than " +
               std::to_string(kTable) + " coins; above, the middle of the row";
    }

    void exhaustive(Sink& sink) const override {
        for (Int most = 1; most <= kTake; ++most) {
            for (Int coins = kLeast; coins <= kExhaustive; ++coins) sink.game({{coins, most}});
        }
    }
    tools::Text exhaustive_bound() const override {
        return "$N \\le " + std::to_string(kExhaustive) + '$';
    }
    Game random(Rng& rng, bool rare) const override {
        const Int coins = rng.mixed(kLeast, kGreatest);
        if (rare && rng.chance(1, 3)) {
            const Int few = rng.between(kLeast, kTake);
            return {{few, rng.between(few, kTake)}};
        }
        if (rare) return {{std::min(coins | 1, kGreatest - 1), 1}};
        return {{coins, rng.between(1, kTake)}};
    }
    void limits(Sink& sink) const override {
        std::vector<Game> games;
        const auto input = [&](const std::string& name) {
            sink.input(name, games);
            games.clear();
        };
        for (Int coins = kLeast; coins <= 12; ++coins) {
            for (Int most = 1; most <= kTake; ++most) games.push_back({{coins, most}});
        }
        input("all-small");
        for (Int i = 0; i < 10; ++i) {
            for (Int most = 1; most <= kTake; ++most) games.push_back({{kGreatest - i, most}});
        }
        input("all-great");
        // Numbers that a narrow type, or a table, takes for small ones; both parities.
        for (const Int wrap :
             {256, 1000, 10000, 32768, 65536, 100000, 1000000, 16777216, 268435456}) {
            for (Int few = 3; few <= 8; ++few) {
                if (games.size() + 1 < to_index(kTests)) games.push_back({{wrap + few, kTake}});
            }
            if (games.size() < to_index(kTests)) games.push_back({{wrap + 1, 1}});
            if (games.size() < to_index(kTests)) games.push_back({{wrap, 1}});
        }
        input("wrapped");
        // Few coins, and one bit more: a key of few bits takes one for the other.
        for (const Int bit : powers_of_two(kGreatest / 2)) {
            for (const Int coins : {Int{3}, 3 + bit}) {
                if (bit > 2) games.push_back({{coins, 5}});
            }
        }
        input("differ-in-one-bit");
        // Numbers of coins that a move divides into equal shares, less a move, one more or one less.
        for (Int most = 2; most <= kTake; ++most) {
            for (const Int shares : {2, 3, 1000, 99999999}) {
                for (const Int rest : {Int{0}, Int{1}}) {
                    const Int coins = shares * (most + 1) + rest;
                    if (coins <= kGreatest) games.push_back({{coins, most}});
                }
            }
        }
        input("multiples");
        // The last line decides, whole or cut.
        games.assign(to_index(kTests), {{kGreatest, kTake}});
        games.back() = {{kGreatest - 1, kTake}};
        input("longest-last-cut-to-1");
        games.assign(to_index(kTests), {{kGreatest, kTake}});
        games.back() = {{kGreatest - 1, 1}};
        input("longest-last-won");
        Rng rng(3951);
        for (Int i = 0; i < kTests; ++i) games.push_back(random(rng, i % 2 == 0));
        input("most-tests");
    }

 private:
    static constexpr Int kExhaustive = 20, kTable = 2000;

    // The Grundy values of rows of up to kTable coins, by the mex over all moves.
    const Row& rows(Int most) const {
        Row& values = values_.at(to_index(most));
        if (!values.empty()) return values;
        values.resize(to_index(kTable));
        Row seen(4 * to_index(kTable));  // in which row
        for (Int coins = 1; coins < kTable; ++coins) {
            for (Int take = 1; take <= std::min(most, coins); ++take) {
                const Int left = coins - take;
                for (Int before = 0; 2 * before <= left; ++before) {
                    seen[to_index(values[to_index(before)] ^ values[to_index(left - before)])] =
                        coins;
                }
            }
            Int& mex = values[to_index(coins)];
            while (seen[to_index(mex)] == coins) ++mex;
        }
        return values;
    }

    mutable std::array<Row, kTake + 1> values_;
};

}  // namespace

RULES(CoinGame)
