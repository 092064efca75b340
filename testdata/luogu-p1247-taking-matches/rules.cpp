#include "../families/nim_moves.hpp"

namespace {

constexpr Int kHeaps = 500000, kGreatest = 1000000000;

class TakingMatches : public NimMoves {
 public:
    TakingMatches() : NimMoves(kHeaps, kGreatest) {}

    std::vector<Game> parse(InStream& text) const override {
        const Row heaps = text.counted_line("k", 1, kHeaps, {"a heap", "一堆的根数"}, 0, kGreatest);
        text.end();
        return {{heaps}};
    }
    std::string format(const std::vector<Game>& games) const override {
        return with_count(games.at(0).at(0));
    }
    std::size_t games_per_input() const override { return 1; }
    tools::Text left_open(const Game& game) const override {
        const Row& heaps = game.at(0);
        if (std::count(heaps.begin(), heaps.end(), 0) == 0) return {};
        return {"empty heaps", "空堆"};
    }

    std::string told(const Row& heaps, const Moves& winning) const override {
        if (winning.empty()) return "lose\n";
        const auto [heap, left] = winning[0];
        Row after = heaps;
        after[heap] = left;
        return joined({heaps[heap] - left, static_cast<Int>(heap) + 1}) + joined(after);
    }
};

}  // namespace
