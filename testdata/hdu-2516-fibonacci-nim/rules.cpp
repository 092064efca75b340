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

 protected:
    static constexpr Int kExhaustive = 200, kTable = 1000000;

 private:
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
