// TODO: write the rules of the game. These are an example: a move takes one or two stones from a
// heap. The interface is scripts/src/core/rules.hpp; for an output with numbers or blank lines see
// output(), for more than one right answer CheckedRules. Until then, the problem is judged on its
// samples alone.
#include "core/rules.hpp"

namespace {

using namespace rules;

constexpr Int kTests = 100, kGreatest = 1000000000;

// A game is one row: the heap.
class NewGame : public HeapRules {
 public:
    std::vector<Game> parse(InStream& text) const override {
        return read_tests(text, kTests, [&]() -> Game {
            return {text.line(1, 1, kGreatest, {"a heap", "一堆的石子数"})};
        });
    }
    std::string format(const std::vector<Game>& games) const override {
        return write_tests(games, [](const Game& game) { return joined(game.at(0)); });
    }
    std::size_t games_per_input() const override { return kTests; }

    void moves(const Component& heap, Options& options) const override {
        for (Int taken = 1; taken <= 2 && taken <= heap[0]; ++taken) {
            options.to(Component{heap[0] - taken});
        }
    }

    Verdicts verdicts() const override { return {"Yes", "No"}; }
    bool oracle_reaches(const Game& game) const override { return game.at(0).at(0) <= kExhaustive; }
    std::string second_answer(const Game& game) const override {
        return verdict(game.at(0).at(0) % 3 != 0);
    }
    std::string second_method() const override { return "remainder by 3"; }

 protected:
    static constexpr Int kExhaustive = 1000;
};

}  // namespace
