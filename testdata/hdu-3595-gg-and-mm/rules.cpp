// A game has a row for each of the games in it: its two piles.
#include "core/rules.hpp"

namespace {

using namespace rules;

constexpr Int kTests = 100, kGames = 1000, kGreatest = 1000;

class GgAndMm : public Rules {
 public:
    std::vector<Game> parse(InStream& text) const override {
        std::vector<Game> all;
        while (!text.at_end()) {
            const Int n = text.integer(1, kGames, "N");
            if (static_cast<Int>(all.size()) == kTests) {
                text.fail({"there are more than 100 tests", "数据多于 100 组"});
            }
            text.end_of_line();
            Game game;
            while (static_cast<Int>(game.size()) < n) {
                game.push_back(text.line(1, kGreatest, {"p", "q"}));
            }
            all.push_back(game);
        }
        return all;
    }
    std::string format(const std::vector<Game>& games) const override {
        return each(games, [](const Game& game) {
            std::string text = std::to_string(game.size()) + '\n';
            for (const Row& piles : game) text += joined(piles);
            return text;
        });
    }
    std::size_t games_per_input() const override { return kTests; }

    // A component is all games that go on: the two piles of each.
    Position begin(const Game& game) const override {
        Component piles;
        for (const Row& row : game) piles.insert(piles.end(), row.begin(), row.end());
        return piles.empty() ? Position{} : Position{piles};
    }
    void moves(const Component& piles, Options& options) const override {
        Component left;
        every_game(piles, 0, left, options);
    }
    std::optional<Game> back(const Game&, const Position& position) const override {
        Game game;
        for (const Component& piles : position) {
            for (std::size_t i = 0; i < piles.size(); i += 2) {
                game.push_back({piles[i], piles[i + 1]});
            }
        }
        return game;
    }
    Verdicts verdicts() const override { return {"MM", "GG"}; }
    bool oracle_reaches(const Game& game) const override {
        if (game.size() == 1) return quotients(game[0]) <= 100;
        Int work = 1;
        for (const Row& piles : game) work = std::min<Int>(work * (quotients(piles) + 1), 10000);
        return work <= 2000;
    }
    // How long each single game lasts by all its moves: the one that ends last decides.
    std::string second_answer(const Game& game) const override {
        Int longest = 0;
        for (const Row& piles : game) longest = std::max(longest, steps(piles[0], piles[1]));
        return verdict(longest % 2 != 0);
    }
    std::string second_method() const override {
        return "how long each game lasts, by all its moves";
    }

 protected:
    // 0 at the end; 1 more than the greatest even one that a move leads to, if there is one, and else
    // 1 more than the least.
    Int steps(Int p, Int q) const {
        if (steps_.empty()) {
            steps_.resize(to_index((kGreatest + 1) * (kGreatest + 1)));
            for (Int a = 1; a <= kGreatest; ++a) {
                for (Int b = 1; b <= a; ++b) {
                    Int even = -1, least = INT64_MAX;
                    for (Int rest = a % b; rest < a; rest += b) {
                        const Int found = steps_[place(std::max(rest, b), std::min(rest, b))];
                        if (found % 2 == 0) even = std::max(even, found);
                        least = std::min(least, found);
                    }
                    steps_[place(a, b)] = (even >= 0 ? even : least) + 1;
                }
            }
        }
        return steps_[place(std::max(p, q), std::min(p, q))];
    }

 private:
    // Plays each game from the given one on in every way.
    static void every_game(const Component& piles, std::size_t from, Component& left,
                           Options& options) {
        if (from == piles.size()) return options.to(left.empty() ? Position{} : Position{left});
        const Int p = piles[from], q = piles[from + 1], less = std::min(p, q);
        const std::size_t had = left.size();
        // The largest multiple comes first, so that plain search need not go deep.
        for (Int rest = std::max(p, q) % less; rest < std::max(p, q); rest += less) {
            if (rest > 0) left.insert(left.end(), {p > q ? rest : p, p > q ? q : rest});
            every_game(piles, from + 2, left, options);
            left.resize(had);
        }
    }
    // The sum of the quotients of Euclid's algorithm: plain search looks at no more positions.
    static Int quotients(const Row& piles) {
        Int a = std::max(piles.at(0), piles.at(1)), b = std::min(piles[0], piles[1]), sum = 0;
        while (b != 0) {
            sum += a / b;
            a = std::exchange(b, a % b);
        }
        return sum;
    }
    static std::size_t place(Int a, Int b) { return to_index(a * (kGreatest + 1) + b); }

    mutable Row steps_;
};

}  // namespace
