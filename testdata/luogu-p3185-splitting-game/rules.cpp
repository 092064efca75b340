// A game is one row: the beans of the bottles, from the first one.
#include "core/rules.hpp"

namespace {

using namespace rules;

constexpr Int kTests = 10, kBottles = 21, kBeans = 10000;

class SplittingGame : public Rules {
 public:
    std::vector<Game> parse(InStream& text) const override {
        return read_tests(text, kTests, [&]() -> Game {
            return {
                text.counted_line("n", 2, kBottles, {"a bottle", "一个瓶子里的豆子数"}, 0, kBeans)};
        });
    }
    std::string format(const std::vector<Game>& games) const override {
        return write_tests(games, [](const Game& game) { return with_count(game.at(0)); });
    }
    std::size_t games_per_input() const override { return to_index(kTests); }

    void moves(const Component& bottles, Options& options) const override {
        for_each_move(bottles, [&](std::size_t, std::size_t, std::size_t, const Row& next) {
            options.to(next);
        });
    }

    std::string answer(const Game& game, Decider& decider) const override {
        return told(game.at(0), [&](const Row& next) { return !decider.wins({next}); });
    }
    // A bottle gets at most two beans for each that left one before; the last bottle does not count.
    bool oracle_reaches(const Game& game) const override {
        const Row& bottles = game.at(0);
        Int before = 0, positions = 1;
        for (std::size_t i = 0; i + 1 < bottles.size() && positions <= 3000; ++i) {
            const Int most = bottles[i] + 2 * before;
            if (most > 3000) return false;
            positions *= most + 1;
            before += most;
        }
        return positions <= 3000;
    }
    // The coins of Mock Turtles: one on place d, from 1 on, for each bottle with an odd number of beans
    // and d bottles behind it. A move turns one, two or three of them. It is lost iff the coins are
    // even in number and the xor of their places, counted from 0, is 0.
    std::string second_answer(const Game& game) const override {
        return told(game[0], [](const Row& next) { return lost(next); });
    }
    std::string second_method() const override { return "the coins of Mock Turtles"; }

 protected:
    static bool lost(const Row& bottles) { return nim_sum(bottles) == 0; }
    // The value of a coin is twice its place from 0, and the last digit that makes its ones odd in
    // number. So the last digit of the sum makes its ones as odd as the coins.
    static Int nim_sum(const Row& bottles) {
        const Int n = static_cast<Int>(bottles.size());
        Int places = 0, coins = 0;
        for (Int i = 0; i + 1 < n; ++i) {
            if (bottles[to_index(i)] % 2 == 0) continue;
            places ^= n - 2 - i;
            ++coins;
        }
        bool ones = coins % 2 != 0;
        for (Int bit = 1; bit < kBottles; bit *= 2) ones ^= (places & bit) != 0;
        return 2 * places + ones;
    }

 private:
    template <class Visit>
    static void for_each_move(const Row& bottles, const Visit& visit) {
        for (std::size_t i = 0; i < bottles.size(); ++i) {
            if (bottles[i] == 0) continue;
            for (std::size_t j = i + 1; j < bottles.size(); ++j) {
                for (std::size_t k = j; k < bottles.size(); ++k) {
                    Row next = bottles;
                    --next[i];
                    ++next[j];
                    ++next[k];
                    visit(i, j, k, next);
                }
            }
        }
    }
    // The first move that leaves a loss, in the order of the statement, and how many there are.
    template <class Loses>
    static std::string told(const Row& bottles, const Loses& loses) {
        std::string first = "-1 -1 -1\n";
        Int moves = 0;
        for_each_move(bottles, [&](std::size_t i, std::size_t j, std::size_t k, const Row& next) {
            if (!loses(next)) return;
            if (moves++ > 0) return;
            first = joined({static_cast<Int>(i), static_cast<Int>(j), static_cast<Int>(k)});
        });
        return first + std::to_string(moves) + '\n';
    }
};

}  // namespace
