// A game is one row: the beans of the bottles, from the first one.
#include "core/lists.hpp"

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

    void exhaustive(Sink& sink) const override {
        lists().for_each([&](const Row& bottles) { sink.game({bottles}); });
    }
    tools::Text exhaustive_bound() const override { return lists().bound(); }
    // Rare are losses; else a win whose nim-sum is often a single bit.
    Game random(Rng& rng, bool rare) const override {
        const Int n = rng.mixed(2, kBottles);
        for (;;) {
            Row bottles;
            const Int most = rng.mixed(1, kBeans), share = rng.between(1, 4);
            for (Int i = 0; i < n; ++i) {
                const Int beans = rng.mixed(1, most);
                const bool some = rng.chance(share, 4);
                bottles.push_back(some ? beans : 0);
            }
            if (rare == lost(bottles)) return {bottles};
        }
    }
    void limits(Sink& sink) const override {
        Rng rng(3185);
        std::vector<Game> games;
        const auto input = [&](const std::string& name) {
            for (std::size_t first = 0, i = 1; first < games.size(); first += kTests, ++i) {
                const std::size_t last = std::min<std::size_t>(games.size(), first + kTests);
                sink.input(name + '-' + std::to_string(i),
                           {games.begin() + static_cast<std::ptrdiff_t>(first),
                            games.begin() + static_cast<std::ptrdiff_t>(last)});
            }
            games.clear();
        };
        const auto most = to_index(kBottles);
        // The longest lines. What is in the last bottle never counts, so cut ends change nothing but
        // where the last number is lost and an older one stands for it.
        for (Int test = 0; test < kTests; ++test) games.push_back({Row(most, kBeans)});
        input("longest");
        // Without its last digit the last number but one would be even.
        for (Int test = 0; test < kTests; ++test) games.push_back({Row(most, kBeans)});
        games.back()[0][most - 2] = kBeans - 13;
        input("longest-to-the-end");
        // One bottle, an odd one and an even one, among empty ones; all others full of an even number.
        for (std::size_t n = 2; n <= most; ++n) {
            for (const Int beans : {1, 2}) {
                const std::size_t at = to_index(rng.between(0, static_cast<Int>(n) - 2));
                games.push_back({Row(n, 0)});
                games.back()[0][at] = beans;
                games.push_back({Row(n, kBeans)});
                games.back()[0][at] = kBeans - beans;
            }
            games.push_back({Row(n, 0)});
            games.back()[0].back() = kBeans;
        }
        input("one-bottle");
        for (std::size_t i = 0; i < most; ++i) {
            games.push_back({Row(most, 0)});
            games.back()[0][i] = kBeans - 1;
        }
        input("one-odd-of-21");
        // Two, three and four odd bottles of 21, the others empty or even.
        for (std::size_t i = 0; i < most; ++i) {
            for (std::size_t j = i + 1; j < most; ++j) {
                const Int others = rng.chance(1, 2) ? 0 : 2 * rng.between(0, kBeans / 2 - 1);
                games.push_back({Row(most, others)});
                ++games.back()[0][i];
                ++games.back()[0][j];
            }
        }
        input("two-odd");
        for (int test = 0; test < 200; ++test) {
            Row bottles(most);
            const auto odd = to_index(rng.between(3, 6));
            for (const Int at : rng.distinct(odd, 0, kBottles - 1)) {
                bottles[to_index(at)] = 2 * rng.between(0, kBeans / 2 - 1) + 1;
            }
            for (Int& beans : bottles) {
                const Int even = 2 * rng.between(1, kBeans / 2);
                const bool fill = rng.chance(1, 3);
                if (beans == 0 && fill) beans = even;
            }
            games.push_back({bottles});
        }
        input("few-odd");
        // Nim-sums of a single bit and of all bits, and losses, of 21 bottles and of 20.
        for (const std::size_t n : {most, most - 1}) {
            for (const Int wanted : {0, 1, 2, 4, 8, 16, 32, 63, 62, 31}) {
                for (;;) {
                    Row bottles;
                    for (std::size_t i = 0; i < n; ++i) {
                        bottles.push_back(rng.between(kBeans - 99, kBeans));
                    }
                    if (nim_sum(bottles) != wanted) continue;
                    games.push_back({bottles});
                    break;
                }
            }
        }
        input("nim-sums");
    }

 private:
    static Lists lists() {
        const Unit bottles = {{"bottle", "瓶"}, {"bottles", "瓶"}, "颗"};
        return Lists(bottles, 2, {6, 5, 3, 1}, Lists::Order::any, 0);
    }
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
};

}  // namespace

RULES(SplittingGame)
