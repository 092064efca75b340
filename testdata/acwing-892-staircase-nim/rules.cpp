// A game is one row: the stones of the stairs, from the ground up.
#include "core/rules.hpp"

namespace {

using namespace rules;

constexpr Int kStairs = 100000, kGreatest = 1000000000;

class StaircaseNim : public Rules {
 public:
    std::vector<Game> parse(InStream& text) const override {
        const Row stairs =
            text.counted_line("n", 1, kStairs, {"a stair", "一级台阶上的石子数"}, 1, kGreatest);
        text.end();
        return {{stairs}};
    }
    std::string format(const std::vector<Game>& games) const override {
        return with_count(games.at(0).at(0));
    }
    std::size_t games_per_input() const override { return 1; }

    // The whole staircase is one component: stones taken from one stair go to the next.
    void moves(const Component& stairs, Options& options) const override {
        for (std::size_t i = 0; i < stairs.size(); ++i) {
            Component next = stairs;
            while (next[i] > 0) {
                --next[i];
                if (i > 0) ++next[i - 1];
                options.to(next);
            }
        }
    }

    Verdicts verdicts() const override { return {"Yes", "No"}; }
    std::optional<Game> back(const Game&, const Position& position) const override {
        Game game = position;
        for (Row& stairs : game) {
            while (!stairs.empty() && stairs.back() == 0) stairs.pop_back();
        }
        return game;
    }
    // s stones on n stairs and the ground: (s + n choose n) positions, at most 5000.
    bool oracle_reaches(const Game& game) const override {
        Int stones = 0, positions = 1, n = 0;
        for (const Int stair : game.at(0)) stones += stair;
        if (stones > 100) return false;
        for (; n < static_cast<Int>(game[0].size()) && positions <= 5000; ++n) {
            positions = positions * (stones + n + 1) / (n + 1);
        }
        return positions <= 5000;
    }
    std::string second_answer(const Game& game) const override {
        const Row& stairs = game[0];
        for (Int bit = 1; bit <= kGreatest; bit *= 2) {
            Int ones = 0;
            for (std::size_t i = 0; i < stairs.size(); i += 2) ones += stairs[i] / bit % 2;
            if (ones % 2 != 0) return verdict(true);
        }
        return verdict(false);
    }
    std::string second_method() const override {
        return "parity of the binary columns of the odd stairs";
    }
};

}  // namespace
