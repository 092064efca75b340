// A game is one row: the heaps, from left to right.
#include "core/rules.hpp"

namespace {

using namespace rules;

constexpr Int kTests = 10, kHeaps = 1000, kGreatest = 1000000000;

class BothEnds : public Rules {
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

    void moves(const Component& heaps, Options& options) const override {
        take(heaps, 0, options);
        if (heaps.size() > 1) take(heaps, heaps.size() - 1, options);
    }
    Position begin(const Game& game) const override {
        return game.at(0).empty() ? Position{} : Position{game[0]};
    }
    std::optional<Game> back(const Game&, const Position& position) const override {
        return position.empty() ? Game{Row{}} : Game{position[0]};
    }
    Verdicts verdicts() const override { return {"1", "0"}; }

    // A position that play reaches is the row between two heaps, each of which has lost some stones.
    bool oracle_reaches(const Game& game) const override {
        const Row& heaps = game.at(0);
        Int positions = 0;
        for (std::size_t i = 0; i < heaps.size(); ++i) {
            if (heaps[i] > kReach) return false;
            for (std::size_t j = 0; j < i; ++j) {
                positions += heaps[i] * heaps[j];
                if (positions > kReach) return false;
            }
        }
        return true;
    }
    std::string second_answer(const Game& game) const override {
        const Row& heaps = game[0];
        const Int greatest = *std::max_element(heaps.begin(), heaps.end());
        const auto n = static_cast<Int>(heaps.size());
        const bool by_trying = greatest <= kTried && n * n * greatest <= kTrials;
        return verdict(heaps.back() != by_the_right(heaps, by_trying));
    }
    std::string second_method() const override {
        return "the one size that loses, found by trying sizes in order where the heaps are small; "
               "above, by counting them; from the right end";
    }

 protected:
    // The size of the last heap that makes a loss of a row, whose own last heap is not looked at.
    //
    // Around a row that stays the same, a heap of y on one side and one of x on the other, x from 0
    // on: y(0) is the loss of the row with nothing on the other side; y(x) = 0 for the x that is
    // the loss of the row on its own; otherwise y(x) is the least y > 0 that is no y(x') with x' < x,
    // since no move may lead from a loss to a loss. So the numbers but y(0) follow in order.
    static Int by_the_right(const Row& heaps, bool by_trying) {
        const std::size_t n = heaps.size();
        if (n == 1) return 0;
        const auto next = [&](Int x, Int here, Int there) {
            if (x == there) return Int{0};
            if (!by_trying) {
                // How many numbers are in front of it; one more if y(0) is one of them.
                const Int before = there > 0 && there < x ? x - 2 : x - 1;
                return here > 0 && here <= before + 1 ? before + 2 : before + 1;
            }
            std::vector<char> taken(to_index(x) + 2);
            const auto take = [&](Int y) {
                if (y <= x + 1) taken[to_index(y)] = 1;
            };
            take(here);
            Int y = 1;
            for (Int other = 1; other <= x; ++other) {
                if (other == there) continue;
                while (taken[to_index(y)] != 0) ++y;
                take(y);
            }
            return y;
        };
        // The rows that end before heap `end`, each as long as the last one and one heap longer.
        Row lefts(n + 1), rights(n + 1);
        for (std::size_t length = 1; length < n; ++length) {
            for (std::size_t end = n - 1; end >= length; --end) {
                const Int l = lefts[end], r = rights[end];
                rights[end] = next(heaps[end - length], r, l);
                // Its left side, by the row without its last heap.
                lefts[end] = next(heaps[end - 1], lefts[end - 1], rights[end - 1]);
            }
        }
        return rights[n - 1];
    }

 private:
    static constexpr Int kReach = 500, kTried = 300, kTrials = 3000000;

    static void take(const Component& heaps, std::size_t end, Options& options) {
        Component after = heaps;
        while (--after[end] > 0) options.to(after);
        after.erase(after.begin() + static_cast<std::ptrdiff_t>(end));
        options.to(after.empty() ? Position{} : Position{after});
    }
};

}  // namespace
