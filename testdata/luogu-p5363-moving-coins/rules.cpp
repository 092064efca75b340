// A game is one row: n, m. A position is one component: the cells of the coins from the left. Of a game
// of two rows the second one is these cells: a position of play, and no input.
#include "../families/layouts.hpp"

namespace {

using namespace rules;

constexpr Int kCells = 150000, kCoins = 50, kModulus = 1000000009;

class MovingCoins : public Rules {
 public:
    std::vector<Game> parse(InStream& text) const override {
        const Int n = text.integer(1, kCells, "n");
        text.blank();
        const Int m = text.integer(1, std::min(n, kCoins), "m");
        text.end_of_line();
        text.end();
        return {{{n, m}}};
    }
    std::string format(const std::vector<Game>& games) const override {
        return joined(games.at(0).at(0));
    }
    std::size_t games_per_input() const override { return 1; }

    void moves(const Component& coins, Options& options) const override {
        for (std::size_t i = 0; i < coins.size(); ++i) {
            for (Int to = i > 0 ? coins[i - 1] + 1 : 1; to < coins[i]; ++to) {
                Component next = coins;
                next[i] = to;
                options.to(next);
            }
        }
    }

    // A layout that the first player wins, if there is one. Where the coins have room, they stand evenly,
    // and where that is lost, the gap left of the last one, which counts, is made smaller by a cell; else
    // it is the only gap.
    Position begin(const Game& game) const override {
        if (game.size() > 1) return {game[1]};
        const Int n = game.at(0).at(0), m = game[0].at(1);
        Component coins;
        for (Int i = 1; i < m; ++i) coins.push_back(n >= 2 * m ? i * n / m : i);
        coins.push_back(n);
        if (n > m && nim_sum(coins) == 0) --coins.back();
        return {coins};
    }
    std::optional<Game> back(const Game& start, const Position& position) const override {
        if (position.empty() || position == begin({start.at(0)})) return Game{start.at(0)};
        return Game{start.at(0), position[0]};
    }

    // Plays every layout.
    std::string answer(const Game& game, Decider& decider) const override {
        const Int won = layouts_won(game.at(0).at(0), game[0].at(1),
                                    [&](const Row& coins) { return decider.wins({coins}); });
        return std::to_string(won % kModulus) + '\n';
    }
    bool oracle_reaches(const Game& game) const override { return game.at(0).at(0) <= kPlayed; }
    std::string second_answer(const Game& game) const override {
        const Int n = game.at(0).at(0), m = game[0].at(1);
        return std::to_string(layouts_won(n, m, (m + 1) / 2, 2, kModulus)) + '\n';
    }
    std::string second_method() const override { return "recurrence over the lowest digit"; }

 protected:
    static constexpr Int kPlayed = 13;

 private:
    // Of every other gap, from that left of the last coin.
    static Int nim_sum(const Component& coins) {
        Int sum = 0;
        for (std::size_t i = coins.size(); i > 0; i -= std::min<std::size_t>(i, 2)) {
            sum ^= coins[i - 1] - (i > 1 ? coins[i - 2] : 0) - 1;
        }
        return sum;
    }
};

}  // namespace
