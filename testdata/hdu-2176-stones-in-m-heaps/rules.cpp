#include "../families/nim_moves.hpp"

namespace {

// The statement bounds no heap: an int is our own bound, and what fails above the usual one stands apart.
constexpr Int kHeaps = 200000, kUsual = 1000000000, kGreatest = 2147483647;

class StonesInHeaps : public NimMoves {
 public:
    StonesInHeaps() : NimMoves(kHeaps, kUsual) {}

    std::vector<Game> parse(InStream& text) const override {
        std::vector<Game> games;
        for (;;) {
            const Int m = text.integer_or_final_0(1, kHeaps, "m");
            text.end_of_line();
            if (m == 0) break;
            games.push_back({text.line(to_index(m), 1, kGreatest, {"a heap", "一堆的石子数"})});
        }
        text.end();
        return games;
    }
    std::string format(const std::vector<Game>& games) const override {
        return each(games, [](const Game& game) { return with_count(game.at(0)); }) + "0\n";
    }
    std::size_t games_per_input() const override { return 500; }
    tools::Text left_open(const Game& game) const override {
        const Row& heaps = game.at(0);
        if (*std::max_element(heaps.begin(), heaps.end()) <= kUsual) return {};
        return tools::Text("heaps of more than ", "超过 ") +
               tools::counted(to_index(kUsual), tools::Text("stone", "颗石子")) +
               tools::Text("", "的堆");
    }

    std::string told(const Row& heaps, const Moves& winning) const override {
        std::string text = winning.empty() ? "No\n" : "Yes\n";
        for (const auto& [heap, left] : winning) text += joined({heaps[heap], left});
        return text;
    }
};

}  // namespace
