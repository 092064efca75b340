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

    void limits(Sink& sink) const override {
        const auto most = to_index(kHeaps);
        Rng rng(1247);
        sink.input("greatest-lost", {{Row(most, kGreatest)}});
        sink.input("greatest-but-one", {{Row(most - 1, kGreatest)}});
        sink.input("most-heaps-last-wins", {{won_at(rng, most, most - 1, bits().back())}});
        sink.input("most-heaps-first-wins", {{won_at(rng, most, 0, 1)}});
        sink.input("longest-to-the-end", {{lost_to_the_end(most, kGreatest, 123456789)}});
        // Of the greatest nim-sum that there can be.
        sink.input("all-bits", {{{kGreatest, kGreatest ^ (2 * bits().back() - 1)}}});
        for (const Int bit : bits()) {
            const auto count = to_index(rng.between(2, 9));
            const auto index = to_index(rng.between(0, static_cast<Int>(count) - 1));
            sink.input("bit-" + std::to_string(bit), {{won_at(rng, count, index, bit)}});
            if (2 * bit > kGreatest) continue;
            sink.input("two-differ-by-" + std::to_string(bit), {{differing(rng, bit, kGreatest)}});
        }
    }
};

}  // namespace

RULES(TakingMatches)
