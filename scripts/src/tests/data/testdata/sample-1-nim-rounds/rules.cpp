// A game is one row: the heaps.
#include "core/rules.hpp"

namespace {

using namespace rules;

constexpr Int kHeaps = 1000, kGreatest = 1000000000;

class NimRounds : public HeapRules {
 public:
    std::vector<Game> parse(InStream& text) const override {
        std::vector<Game> games;
        do {
            Row heaps(static_cast<std::size_t>(text.integer(1, kHeaps, "n")));
            for (Int& heap : heaps) {
                text.blank();
                heap = text.integer(1, kGreatest, {"a heap", "一堆的石子数"});
            }
            text.end_of_line();
            games.push_back({heaps});
        } while (!text.at_end());
        return games;
    }
    std::string format(const std::vector<Game>& games) const override {
        return each(games, [](const Game& game) {
            return std::to_string(game.at(0).size()) + ' ' + joined(game.at(0));
        });
    }
    std::size_t games_per_input() const override { return 1000; }

    void moves(const Component& heap, Options& options) const override {
        for (Int left = 0; left < heap[0]; ++left) options.to(Component{left});
    }

    Verdicts verdicts() const override { return {"first", "second"}; }
    std::string output(const std::vector<std::string>& answers) const override {
        return blank_lines_between(numbered("Case #", answers, ": "));
    }
    bool oracle_reaches(const Game& game) const override {
        return what_can_be_left(game.at(0), 2000) <= 2000;
    }
    std::string second_answer(const Game& game) const override {
        Int nim_sum = 0;
        for (const Int heap : game.at(0)) nim_sum ^= heap;
        return verdict(nim_sum != 0);
    }
    std::string second_method() const override { return "nim-sum"; }
};

}  // namespace
