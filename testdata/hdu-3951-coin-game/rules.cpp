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

 protected:
    static constexpr Int kExhaustive = 20, kTable = 2000;

 private:
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
