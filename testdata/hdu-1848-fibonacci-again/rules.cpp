// A game is one row: the heaps.
#include "../families/subtraction.hpp"

namespace {

using namespace rules;

constexpr Int kGreatest = 1000;

class FibonacciAgain : public HeapRules {
 public:
    std::vector<Game> parse(InStream& text) const override {
        std::vector<Game> games;
        for (;;) {
            const Int m = text.integer_or_final_0(1, kGreatest, "m");
            const auto next = [&](Name name) {
                text.blank();
                return m == 0 ? text.integer(0, 0, {"the final 0", "结尾的 0"})
                              : text.integer(1, kGreatest, name);
            };
            const Int n = next("n"), p = next("p");
            text.end_of_line();
            if (m == 0) break;
            games.push_back({{m, n, p}});
        }
        text.end();
        return games;
    }
    std::string format(const std::vector<Game>& games) const override {
        return each(games, [](const Game& game) { return joined(game.at(0)); }) + "0 0 0\n";
    }
    std::size_t games_per_input() const override { return 1000; }

    void moves(const Component& heap, Options& options) const override {
        for (Int taken = 1, next = 2; taken <= heap[0];) {
            options.to(Component{heap[0] - taken});
            next += taken;
            taken = next - taken;
        }
    }

    Verdicts verdicts() const override { return {"Fibo", "Nacci"}; }
    bool oracle_reaches(const Game& game) const override {
        return what_can_be_left(game.at(0), 4000) <= 4000;
    }
    std::string second_answer(const Game& game) const override {
        return verdict(nim_sum(game[0], value_) != 0);
    }
    std::string second_method() const override {
        return "all heaps of value 0, then of value 1, ...";
    }

 protected:
    const Row value_ =
        values({1, 2, 3, 5, 8, 13, 21, 34, 55, 89, 144, 233, 377, 610, 987}, kGreatest);
};

}  // namespace
