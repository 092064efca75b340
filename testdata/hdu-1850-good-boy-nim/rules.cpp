// A game is one row: the heaps.
#include "core/lists.hpp"

namespace {

using namespace rules;

constexpr Int kHeaps = 100, kGreatest = 1000000;

class GoodBoyNim : public HeapRules {
 public:
    std::vector<Game> parse(InStream& text) const override {
        std::vector<Game> games;
        for (;;) {
            const Int m = text.integer_or_final_0(2, kHeaps, "M");
            if (m == 0) break;
            text.end_of_line();
            games.push_back(
                {text.line(static_cast<std::size_t>(m), 1, kGreatest, {"a heap", "一堆的石子数"})});
        }
        text.end_of_line();
        text.end();
        return games;
    }
    std::string format(const std::vector<Game>& games) const override {
        return each(games, [](const Game& game) { return with_count(game.at(0)); }) + "0\n";
    }
    std::size_t games_per_input() const override { return 1000; }

    void moves(const Component& heap, Options& options) const override {
        for (Int left = 0; left < heap[0]; ++left) options.to(Component{left});
    }

    std::string answer(const Game& game, Decider& decider) const override {
        Position heaps = begin(game);
        if (!decider.wins(heaps)) return "0\n";
        Int count = 0;
        for (Component& heap : heaps) {
            const Int stones = heap[0];
            for (heap[0] = 0; heap[0] < stones; ++heap[0]) count += !decider.wins(heaps);
        }
        return std::to_string(count) + '\n';
    }
    bool oracle_reaches(const Game& game) const override {
        const Row& heaps = game.at(0);
        return *std::max_element(heaps.begin(), heaps.end()) <= 100 &&
               what_can_be_left(heaps, 5000) <= 5000;
    }
    // The heaps with a winning move are those with a one in the highest binary column that has an
    // odd number of ones.
    std::string second_answer(const Game& game) const override {
        Int bit = Int{1} << 19, count = 0;
        for (; bit > 0 && count % 2 == 0; bit /= 2) {
            count = std::count_if(game[0].begin(), game[0].end(),
                                  [&](Int heap) { return heap / bit % 2 != 0; });
        }
        return std::to_string(count % 2 == 0 ? 0 : count) + '\n';
    }
    std::string second_method() const override { return "the highest odd binary column"; }

    void exhaustive(Sink& sink) const override {
        lists_.for_each([&](const Row& heaps) { sink.game({heaps}); });
    }
    tools::Text exhaustive_bound() const override { return lists_.bound(); }
    Game random(Rng& rng, bool rare) const override {
        const Int greatest = rng.mixed(1, kGreatest);
        const Row heaps = steered(rng, rng.mixed(1, kHeaps - 1), greatest, kGreatest, rare);
        return heaps.empty() ? random(rng, rare) : Game{heaps};
    }
    void limits(Sink& sink) const override {
        sink.input("greatest", std::vector<Game>(1000, {Row(kHeaps, kGreatest)}));
        std::vector<Game> end(1000, {Row(kHeaps, kGreatest)});
        end.back()[0] = rules::lost_to_the_end(kHeaps, kGreatest, 123456);
        sink.input("greatest-to-the-end", end);
        sink.input("greatest-but-one", std::vector<Game>(1000, {Row(kHeaps - 1, kGreatest)}));
        sink.input("many-small", std::vector<Game>(100000, {{1, 2}}));
        Rng rng(1850);
        std::vector<Game> games;
        for (int i = 0; i < 1000; ++i) {
            Row heaps;
            for (Int n = 0; n < kHeaps; ++n) heaps.push_back(rng.between(1, kGreatest));
            games.push_back({heaps});
        }
        sink.input("random", games);
        // Nim-sums of a single bit, and of all bits up to one; the last heap has a winning move.
        games.clear();
        const Int top = powers_of_two(kGreatest).back();
        games.push_back({{top, kGreatest, kGreatest ^ top}});  // the greatest heap, cancelled
        for (const Int bit : powers_of_two(kGreatest)) {
            for (const Int nim_sum : {bit, 2 * bit - 1}) {
                for (const Int count : {Int{2}, Int{3}, kHeaps - 1, kHeaps}) {
                    Row heaps;
                    Int last = nim_sum;
                    while (static_cast<Int>(heaps.size()) + 1 < count) {
                        heaps.push_back(rng.between(1, std::min(4 * bit, kGreatest)));
                        last ^= heaps.back();
                    }
                    heaps.push_back(last);
                    if (1 <= last && last <= kGreatest && (last & bit)) games.push_back({heaps});
                }
            }
        }
        sink.input("each-highest-bit", games);
    }

 private:
    const Lists lists_{heaps_in("张"), 2, {30, 16, 5, 3}};
};

}  // namespace

RULES(GoodBoyNim)
