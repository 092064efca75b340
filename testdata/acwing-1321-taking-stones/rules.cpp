// A game is one row: the heaps.
#include "core/rules.hpp"

#include <numeric>

namespace {

using namespace rules;

constexpr Int kTests = 100, kHeaps = 50, kGreatest = 1000;

class TakingOrJoining : public Rules {
 public:
    std::vector<Game> parse(InStream& text) const override {
        return read_tests(text, kTests, [&]() -> Game {
            return {text.counted_line("N", 1, kHeaps, {"a heap", "一堆的石子数"}, 1, kGreatest)};
        });
    }
    std::string format(const std::vector<Game>& games) const override {
        return write_tests(games, [](const Game& game) { return with_count(game.at(0)); });
    }
    std::size_t games_per_input() const override { return kTests; }

    // The component is all heaps, in ascending order. Of equal heaps one move is enough.
    void moves(const Component& heaps, Options& options) const override {
        for (std::size_t i = 0; i < heaps.size(); ++i) {
            if (i > 0 && heaps[i] == heaps[i - 1]) continue;
            Component after = heaps;
            if (--after[i] == 0) after.erase(after.begin());
            options.to(after.empty() ? Position{} : Position{after});
            for (std::size_t j = i + 1; j < heaps.size(); ++j) {
                if (j > i + 1 && heaps[j] == heaps[j - 1]) continue;
                Component joined = heaps;
                joined.erase(joined.begin() + static_cast<std::ptrdiff_t>(j));
                joined.erase(joined.begin() + static_cast<std::ptrdiff_t>(i));
                const Int sum = heaps[i] + heaps[j];
                joined.insert(std::upper_bound(joined.begin(), joined.end(), sum), sum);
                options.to(joined);
            }
        }
    }
    Position begin(const Game& game) const override {
        Component heaps = game.at(0);
        std::sort(heaps.begin(), heaps.end());
        return heaps.empty() ? Position{} : Position{heaps};
    }
    std::optional<Game> back(const Game&, const Position& position) const override {
        return position.empty() ? Game{Row{}} : Game{position[0]};
    }
    Verdicts verdicts() const override { return {"YES", "NO"}; }

    bool oracle_reaches(const Game& game) const override {
        return std::accumulate(game.at(0).begin(), game[0].end(), Int{0}) <= kPlayed;
    }
    std::string second_answer(const Game& game) const override {
        Int ones = 0, moves = 0;
        for (const Int heap : game[0]) {
            if (heap == 1) ++ones;
            if (heap > 1) moves += heap + (moves > 0 ? 1 : 0);
        }
        return verdict(wins(ones, moves));
    }
    std::string second_method() const override {
        return "a table over the number of ones and the moves that the other heaps last";
    }

 protected:
    static constexpr Int kPlayed = 20, kMoves = kHeaps * (kGreatest + 1) - 1;

    // By all moves, where the large heaps are one heap with as many stones as they last moves. It
    // becomes a one when one stone is left; two ones that are joined last three moves more, as the
    // new heap has to be joined as well, or two moves if there is no other.
    bool wins(Int ones, Int moves) const {
        if (table_.empty()) {
            // Each row is longer than the one that it is made of.
            for (Int a = 0; a <= kHeaps; ++a) {
                std::vector<bool> row(to_index(kMoves + 1 + 2 * (kHeaps - a)));
                const auto lost = [&](Int fewer, Int b) {
                    return a >= fewer && !table_[to_index(a - fewer)][to_index(b)];
                };
                row[0] = lost(1, 0) || lost(2, 2);
                row[1] = !row[0] || lost(1, 2);  // one more one
                for (std::size_t b = 2; b < row.size(); ++b) {
                    const auto here = static_cast<Int>(b);
                    row[b] = !row[b - 1] || lost(1, here) || lost(1, here + 1) || lost(2, here + 3);
                }
                table_.push_back(row);
            }
        }
        return table_[to_index(ones)][to_index(moves)];
    }

 private:
    mutable std::vector<std::vector<bool>> table_;
};

}  // namespace
