// A game is one row: n, m.
#include "core/rules.hpp"

namespace {

using namespace rules;

constexpr Int kGreatest = 2000;

class KikisGame : public Rules {
 public:
    std::vector<Game> parse(InStream& text) const override {
        std::vector<Game> games;
        for (;;) {
            const Int n = text.integer_or_final_0(1, kGreatest, "n");
            text.blank();
            const Int m = n == 0 ? text.integer(0, 0, {"the final 0", "结尾的 0"})
                                 : text.integer(1, kGreatest, "m");
            text.end_of_line();
            if (n == 0) break;
            games.push_back({{n, m}});
        }
        text.end();
        return games;
    }
    std::string format(const std::vector<Game>& games) const override {
        return each(games, [](const Game& game) { return joined(game.at(0)); }) + "0 0\n";
    }
    std::size_t games_per_input() const override { return 1000; }

    // A component is the row and the column of the coin, counted from the bottom left corner.
    void moves(const Component& part, Options& options) const override {
        const Int row = part[0], column = part[1];
        if (column > 1) options.to(Component{row, column - 1});
        if (row > 1) options.to(Component{row - 1, column});
        if (row > 1 && column > 1) options.to(Component{row - 1, column - 1});
    }

    Verdicts verdicts() const override { return {"Wonderful!", "What a pity!"}; }
    bool oracle_reaches(const Game& game) const override {
        return std::max(game.at(0).at(0), game.at(0).at(1)) <= kExhaustive;
    }
    std::string second_answer(const Game& game) const override {
        if (wins_.empty()) fill();
        return verdict(wins_[index(game[0][0], game[0][1])]);
    }
    std::string second_method() const override {
        return "a table of the largest board, filled from its corner";
    }

 protected:
    static constexpr Int kExhaustive = 100;

 private:
    // Row 0 and column 0 are a margin of cells that win, so no good move leads there.
    static std::size_t index(Int row, Int column) {
        return static_cast<std::size_t>(row * (kGreatest + 1) + column);
    }
    void fill() const {
        wins_.assign(index(kGreatest, kGreatest) + 1, true);
        for (Int row = 1; row <= kGreatest; ++row) {
            for (Int column = 1; column <= kGreatest; ++column) {
                wins_[index(row, column)] =
                    !(wins_[index(row, column - 1)] && wins_[index(row - 1, column)] &&
                      wins_[index(row - 1, column - 1)]);
            }
        }
    }

    mutable std::vector<bool> wins_;
};

}  // namespace
