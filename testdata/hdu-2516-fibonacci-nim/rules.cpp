// A game is one row with one value: n.
#include "core/rules.hpp"

namespace {

using namespace rules;

constexpr Int kLeast = 2, kGreatest = 2147483647;

class FibonacciNim : public Rules {
 public:
    std::vector<Game> parse(InStream& text) const override {
        std::vector<Game> games;
        for (;;) {
            const Int n = text.integer_or_final_0(kLeast, kGreatest, "n");
            text.end_of_line();
            if (n == 0) break;
            games.push_back({{n}});
        }
        text.end();
        return games;
    }
    std::string format(const std::vector<Game>& games) const override {
        return each(games, [](const Game& game) { return joined(game.at(0)); }) + "0\n";
    }
    std::size_t games_per_input() const override { return 10000; }

    // A component is the number of stones and how many of them may be taken.
    void moves(const Component& part, Options& options) const override {
        const Int stones = part[0], limit = part[1];
        for (Int take = 1; take <= limit; ++take) {
            const Int left = stones - take;
            options.to(Component{left, std::min(2 * take, left)});
        }
    }

    Verdicts verdicts() const override { return {"First win", "Second win"}; }
    Position begin(const Game& game) const override {
        const Row& row = game.at(0);
        return {row.size() > 1 ? row : Row{row.at(0), row[0] - 1}};
    }
    // Between two moves, the row also has how many stones may be taken.
    std::optional<Game> back(const Game& start, const Position& position) const override {
        return position == begin(start) ? start : Game{position.empty() ? Row{0, 0} : position[0]};
    }
    bool oracle_reaches(const Game& game) const override { return game.at(0).at(0) <= kExhaustive; }
    // Far up: n is a Fibonacci number iff 5 n^2 + 4 or 5 n^2 - 4 is a square (I. Gessel 1972).
    // Its root is the integer next to n sqrt(5), and unsigned numbers tell the difference.
    std::string second_answer(const Game& game) const override {
        const Int n = game[0][0];
        if (n < kTable) return verdict(least_winning_takes()[to_index(n)] < n);
        const auto square = [](Int number) {
            return static_cast<std::uint64_t>(number) * static_cast<std::uint64_t>(number);
        };
        const Int near = n * 2236067977 / 1000000000;
        for (Int root = near; root <= near + 2; ++root) {
            const auto difference = static_cast<Int>(square(root) - 5 * square(n));
            if (difference == 4 || difference == -4) return verdict(false);
        }
        return verdict(true);
    }
    std::string second_method() const override {
        return "the least take that wins, for each heap below " + std::to_string(kTable) +
               "; above, whether 5 n^2 +- 4 is a square";
    }

    void exhaustive(Sink& sink) const override {
        for (Int n = kLeast; n <= kExhaustive; ++n) sink.game({{n}});
    }
    tools::Text exhaustive_bound() const override {
        return "$n \\le " + std::to_string(kExhaustive) + '$';
    }
    Game random(Rng& rng, bool rare) const override {
        const Row numbers = fibonacci();
        const Int number = rng.pick(numbers);
        if (rare) return {{number}};
        Int n = rng.mixed(kLeast, kGreatest);
        if (rng.chance(1, 4)) {
            n = number + rng.between(-3, 3);
        } else if (rng.chance(1, 4)) {
            n = number + rng.pick(numbers);
        } else if (rng.chance(1, 4)) {
            n = number + rng.pick(powers_of_two(number));
        }
        return {{std::clamp(n, kLeast, kGreatest)}};
    }
    void limits(Sink& sink) const override {
        const Row numbers = fibonacci();
        std::vector<Game> games;
        const auto add = [&](Int n) {
            if (kLeast <= n && n <= kGreatest) games.push_back({{n}});
        };
        const auto input = [&](const std::string& name) {
            sink.input(name, games);
            games.clear();
        };
        // What differs little from a Fibonacci number, in few bits, or in none of those that a
        // narrow type or a table by remainders keeps; and what it is without its last digits.
        for (const Int number : numbers) {
            add(number);
            for (const Int difference : {1, 2, 3, 10007, 99991, 100003, 1000003, 1000007}) {
                add(number + difference);
                add(number - difference);
            }
            for (const Int bit : powers_of_two(kGreatest)) {
                add(number);
                add(number + bit);
                add(number - bit);
                add(number ^ bit);
            }
            for (Int digits = 10; digits <= 1000; digits *= 10) {
                add(number * digits);
                add(number * digits + digits - 1);
                add(number / digits);
            }
        }
        input("near-fibonacci");
        for (const Int number : numbers) {
            for (const Int other : numbers) {
                if (other <= number) add(number + other);
            }
            add(2 * number + 1);
            add(3 * number);
        }
        // The most terms without neighbours, and the fewest gaps between them.
        for (std::size_t first : {0, 1, 2}) {
            Int sum = 0;
            for (std::size_t i = first; i < numbers.size(); i += 2) add(sum += numbers[i]);
        }
        input("sums-of-fibonacci");
        // Other sequences that grow alike, and what other bounds on the takes lose at.
        for (Int p = 1; p <= 6; ++p) {
            for (Int q = p; q <= 2 * p + 5; ++q) {
                for (Int a = p, b = q; a <= kGreatest; a = std::exchange(b, a + b)) add(a);
            }
        }
        for (Int factor = 2; factor <= 10; ++factor) {
            for (Int power = 1; power <= kGreatest; power *= factor) {
                for (const Int difference : {-1, 0, 1}) add(power + difference);
            }
        }
        for (Int k = 2; k <= 300; ++k) {
            add(k * k);
            add(k * (k + 1) / 2 + 2);
        }
        input("like-fibonacci");
        // The numbers that a table of more terms holds in 16, 31 or 32 bits.
        std::uint64_t a = 1, b = 2;
        for (int i = 0; i < 400; ++i) {
            for (const std::uint64_t most : {65535, 2147483647}) {
                add(static_cast<Int>(a & most));
            }
            if ((a & UINT32_MAX) <= static_cast<std::uint64_t>(kGreatest)) {
                add(static_cast<Int>(a & UINT32_MAX));
            }
            a = std::exchange(b, a + b);
        }
        input("wrapped");
        // Wherever a block of the output ends, a long line begins shortly before.
        for (std::size_t wins = 0; wins < 11; ++wins) {
            games.assign(7000, {{kLeast}});
            std::fill(games.begin(), games.begin() + static_cast<std::ptrdiff_t>(wins), Game{{4}});
            input("output-blocks-" + std::to_string(wins));
        }
        // The last line decides, whole or cut.
        const std::size_t most = games_per_input();
        const Int greatest = numbers.back();
        games.assign(most, {{kGreatest}});
        games.back() = {{greatest}};
        input("longest-last-lost");
        games.assign(most, {{greatest}});
        games.back() = {{kGreatest}};
        input("longest-last-won");
        games.assign(most, {{kGreatest}});
        for (Int digits = 10; digits <= 100; digits *= 10) {
            const auto cut = std::upper_bound(numbers.begin(), numbers.end(), kGreatest / digits);
            games.back() = {{*std::prev(cut) * digits + 7}};
            sink.input("lost-without-its-last-" + std::to_string(digits), games);
        }
        games.clear();
        Rng rng(2516);
        for (Int i = 0; i < 100000; ++i) games.push_back(random(rng, i % 4 == 0));
        input("hundred-thousand-games");
    }

 private:
    static constexpr Int kExhaustive = 200, kTable = 1000000;

    // 2, 3, 5, ...: the Fibonacci numbers that n can be.
    static Row fibonacci() {
        Row numbers = {2, 3};
        for (;;) {
            const Int next = numbers.back() + numbers[numbers.size() - 2];
            if (next > kGreatest) return numbers;
            numbers.push_back(next);
        }
    }
    // For each heap, the least number of stones to take that wins if so many may be taken: all of
    // them, or so many that twice that is less than what wins from the rest.
    static const Row& least_winning_takes() {
        static const Row least = [] {
            Row takes(kTable);
            for (Int stones = 1; stones < kTable; ++stones) {
                Int& take = takes[to_index(stones)];
                for (take = 1; take < stones; ++take) {
                    if (2 * take < takes[to_index(stones - take)]) break;
                }
            }
            return takes;
        }();
        return least;
    }
};

}  // namespace

RULES(FibonacciNim)
