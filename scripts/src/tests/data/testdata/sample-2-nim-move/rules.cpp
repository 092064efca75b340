// A game is one row: the heaps.
#include "core/rules.hpp"

namespace {

using namespace rules;

constexpr Int kTests = 100, kHeaps = 1000, kGreatest = 1000000000;

class NimMove : public CheckedRules {
 public:
    std::vector<Game> parse(InStream& text) const override {
        return read_tests(text, kTests, [&]() -> Game {
            return {text.counted_line("n", 1, kHeaps, {"a heap", "一堆的石子数"}, 1, kGreatest)};
        });
    }
    std::string format(const std::vector<Game>& games) const override {
        return write_tests(games, [](const Game& game) { return with_count(game.at(0)); });
    }
    std::size_t games_per_input() const override { return kTests; }

    void moves(const Component& heap, Options& options) const override {
        for (Int left = 0; left < heap[0]; ++left) options.to(Component{left});
    }

    Position begin(const Game& game) const override { return apart(game.at(0)); }
    std::optional<Game> back(const Game&, const Position& position) const override {
        return Game{heaps_of(position)};
    }
    // The first winning move.
    std::string answer(const Game& game, Decider& decider) const override {
        const Row& heaps = game.at(0);
        if (!decider.wins(apart(heaps))) return "No\n";
        for (std::size_t i = 0; i < heaps.size(); ++i) {
            for (Int taken = 1; taken <= heaps[i]; ++taken) {
                if (!decider.wins(apart(after(heaps, i, taken)))) return move(i, taken);
            }
        }
        throw std::logic_error("the winner has no winning move");
    }
    bool oracle_reaches(const Game& game) const override {
        return what_can_be_left(game.at(0), 2000) <= 2000;
    }
    // A winning move in the last heap that has one.
    std::string second_answer(const Game& game) const override {
        const Row& heaps = game.at(0);
        for (std::size_t i = heaps.size(); i-- > 0;) {
            const Int left = heaps[i] ^ nim_sum(heaps);
            if (left < heaps[i]) return move(i, heaps[i] - left);
        }
        return "No\n";
    }
    std::string second_method() const override { return "nim-sum"; }

    void check(const Game& game, InStream& output, Decider& decider) const override {
        const Row& heaps = game.at(0);
        const auto wins = [&](const Row& position) {
            return oracle_reaches(game) ? decider.wins(apart(position)) : nim_sum(position) != 0;
        };
        if (output.peek() == 'N') {
            output.exactly("No");
            if (wins(heaps)) output.fail({"there is a winning move", "有制胜的走法"});
        } else {
            output.exactly("Yes");
            output.blank();
            const Int heap =
                output.integer(1, static_cast<Int>(heaps.size()), {"a heap's number", "堆的编号"});
            const std::size_t index = static_cast<std::size_t>(heap - 1);
            output.blank();
            const Int taken =
                output.integer(1, heaps[index], {"how many stones are taken", "取走的石子数"});
            if (wins(after(heaps, index, taken)))
                output.fail({"the opponent wins after this move", "走这一步之后对手必胜"});
        }
        output.end_of_line();
    }

 protected:
    static Int nim_sum(const Row& heaps) {
        Int sum = 0;
        for (const Int heap : heaps) sum ^= heap;
        return sum;
    }

 private:
    static Row after(Row heaps, std::size_t index, Int taken) {
        heaps.at(index) -= taken;
        return heaps;
    }
    static std::string move(std::size_t index, Int taken) {
        return "Yes " + std::to_string(index + 1) + ' ' + std::to_string(taken) + '\n';
    }
};

}  // namespace
