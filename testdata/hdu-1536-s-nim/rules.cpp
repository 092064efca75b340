// A game is one test: a row for S, then a row of heaps for each position.
#include "core/rules.hpp"

#include "../families/subtraction.hpp"

namespace {

using namespace rules;

constexpr Int kCount = 100, kGreatest = 10000;

class SNim : public SubtractionRules {
 public:
    std::vector<Game> parse(InStream& text) const override {
        std::vector<Game> games;
        for (;;) {
            const Int k = text.integer_or_final_0(1, kCount, "k");
            if (k == 0) break;
            text.blank();
            Game game{text.line(static_cast<std::size_t>(k), 1, kGreatest,
                                {"a number in S", "S 中的数"})};
            const Int m = text.integer(1, kCount, "m");
            text.end_of_line();
            for (Int i = 0; i < m; ++i) {
                const Int l = text.integer(1, kCount, "l");
                text.blank();
                game.push_back(text.line(static_cast<std::size_t>(l), 0, kGreatest,
                                         {"a heap", "一堆的石子数"}));
            }
            games.push_back(game);
        }
        text.end_of_line();
        text.end();
        return games;
    }
    std::string format(const std::vector<Game>& games) const override {
        std::string text;
        for (const Game& game : games) {
            text += list(game.at(0)) + std::to_string(game.size() - 1) + '\n';
            for (std::size_t i = 1; i < game.size(); ++i) text += list(game[i]);
        }
        return text + "0\n";
    }
    std::size_t games_per_input() const override { return 50; }
    // A plain program makes a table of all heaps for each test, in about k + 20 steps a heap: many
    // tests with small sets take no longer than a few with great ones.
    tools::Text own_bound(const std::vector<Game>& games) const override {
        std::size_t steps = 0;
        for (const Game& game : games) steps += game[0].size() + 20;
        if (steps <= 120 * games_per_input()) return {};
        return tools::counted(games.size(), tools::Text("test", "组数据"));
    }

    Verdicts verdicts() const override { return {"W", "L"}; }
    std::string answer(const Game& game, Decider& decider) const override {
        std::string line;
        for (std::size_t i = 1; i < game.size(); ++i) {
            line += decider.wins(apart(game[i])) ? 'W' : 'L';
        }
        return line + '\n';
    }
    // At most 300 positions can be left of the heaps.
    bool oracle_reaches(const Game& game) const override {
        Int all = 0;
        for (std::size_t i = 1; i < game.size(); ++i) {
            all += what_can_be_left(game[i], 300);
        }
        return all <= 300;
    }
    std::string second_answer(const Game& game) const override {
        Int greatest = 0;
        for (std::size_t i = 1; i < game.size(); ++i) {
            for (const Int heap : game[i]) greatest = std::max(greatest, heap);
        }
        const Row value = values(game[0], greatest);
        std::string line;
        for (std::size_t i = 1; i < game.size(); ++i) {
            line += nim_sum(game[i], value) != 0 ? 'W' : 'L';
        }
        return line + '\n';
    }
    std::string second_method() const override {
        return "all heaps of value 0, then of value 1, ...";
    }

 private:
    static std::string list(const Row& row) {
        return std::to_string(row.size()) + ' ' + joined(row);
    }
};

}  // namespace
