// A game is one row: the heaps. The statement gives them no lower bound, so empty heaps are legal.
#include "core/rules.hpp"

namespace {

using namespace rules;

constexpr Int kTests = 500, kHeaps = 50, kGreatest = 5000;

class LittleJohn : public Rules {
 public:
    std::vector<Game> parse(Text& text) const override {
        return counted(text, kTests, [&]() -> Game {
            return {text.counted_line("N", 1, kHeaps, "a heap", 0, kGreatest)};
        });
    }
    std::string format(const std::vector<Game>& games) const override {
        return counted(games, [](const Game& game) { return counted(game.at(0)); });
    }
    std::size_t games_per_input() const override { return kTests; }

    void moves(const Part& heap, Options& options) const override {
        for (Int left = 0; left < heap[0]; ++left) options.to(Part{left});
    }
    Convention convention() const override { return Convention::misere; }

    std::string answer(const Game& game, Decider& decider) const override {
        return verdict(decider.wins(apart(game.at(0))));
    }
    bool oracle_reaches(const Game& game) const override {
        return what_can_be_left(game.at(0), 10000) <= 10000;
    }
    // By the number of heaps above 1. With none, the parity of the stones decides. With one, the
    // player to move leaves 0 or 1 of it, whichever makes the number of ones odd, and wins. With
    // more, it is Nim, decided column by column.
    std::string second_answer(const Game& game) const override {
        const Row& heaps = game[0];
        const auto odd = [&](Int bit) {
            Int count = 0;
            for (const Int heap : heaps) count += heap / bit % 2;
            return count % 2 != 0;
        };
        const auto large =
            std::count_if(heaps.begin(), heaps.end(), [](Int heap) { return heap > 1; });
        if (large == 0) return verdict(!odd(1));
        if (large == 1) return verdict(true);
        bool balanced = true;
        for (Int bit = 1; bit <= kGreatest; bit *= 2) balanced = balanced && !odd(bit);
        return verdict(!balanced);
    }
    std::string second_method() const override {
        return "cases by the number of heaps above 1, parity of the binary columns";
    }

    void exhaustive(Sink& sink) const override {
        for (std::size_t n = 1; n <= 4; ++n) {
            Row heaps(n, 0);
            do {
                sink.game({heaps});
            } while (next(heaps));
        }
    }
    std::string exhaustive_bound() const override {
        return "up to 4 heaps of at most " + std::to_string(kExhaustive);
    }
    Game random(Rng& rng, bool rare) const override {
        const Int greatest = rng.chance(1, 4) ? 1 : rng.mixed(1, kGreatest);
        Row heaps;
        Int sum = 0;
        for (Int n = rng.mixed(1, kHeaps); n > 0; --n) {
            heaps.push_back(rng.between(0, greatest));
            sum ^= heaps.back();
        }
        if (rare || rng.chance(1, 2)) {
            // The last heap makes Nim a loss or, with no heap above 1, misere Nim.
            sum ^= heaps.back();
            heaps.back() = 0;
            const bool large = std::any_of(heaps.begin(), heaps.end(), [](Int h) { return h > 1; });
            heaps.back() = large ? sum : 1 - sum;
            if (heaps.back() > kGreatest) return random(rng, rare);
        }
        if (!rare) {
            Int& heap =
                heaps[static_cast<std::size_t>(rng.between(0, static_cast<Int>(heaps.size()) - 1))];
            heap = heap > 0 ? heap - 1 : 1;
        }
        return {heaps};
    }
    void limits(Sink& sink) const override {
        Rng rng(4279);
        const std::size_t n = static_cast<std::size_t>(kHeaps);
        std::vector<Game> random_games, ones;
        for (Int i = 0; i < kTests; ++i) {
            Row heaps(n, 1);
            ones.push_back({heaps});
            ones.back()[0].resize(static_cast<std::size_t>(rng.between(1, kHeaps)));
            for (Int& heap : heaps) heap = rng.between(1000, kGreatest);
            random_games.push_back({heaps});
        }
        sink.input("random", random_games);
        sink.input("ones", ones);
        sink.input("greatest",
                   std::vector<Game>(static_cast<std::size_t>(kTests), {Row(n, kGreatest)}));
    }

 private:
    static constexpr Int kExhaustive = 9;

    // Counts up like the digits of a number; false after the last one.
    static bool next(Row& heaps) {
        for (Int& heap : heaps) {
            if (heap < kExhaustive) {
                ++heap;
                return true;
            }
            heap = 0;
        }
        return false;
    }
    static std::string verdict(bool john) { return john ? "John\n" : "Brother\n"; }
};

}  // namespace

RULES(LittleJohn)
