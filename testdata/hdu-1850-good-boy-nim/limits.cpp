#include "core/lists.hpp"
#include "rules.cpp"

namespace {

class Inputs : public GoodBoyNim {
 public:
    Small small() const override { return every({heaps_in("张"), 2, {30, 16, 5, 3}}); }
    Game random(Rng& rng, bool rare) const override {
        const Int greatest = rng.mixed(1, kGreatest);
        const Row heaps = steered(rng, rng.mixed(1, kHeaps - 1), greatest, kGreatest, rare);
        return heaps.empty() ? random(rng, rare) : Game{heaps};
    }
    void limits(Sink& sink) const override {
        sink.input("greatest", std::vector<Game>(1000, {Row(kHeaps, kGreatest)}));
        sink.ending("greatest-to-the-end", 1000, {Row(kHeaps, kGreatest)},
                    {rules::lost_to_the_end(kHeaps, kGreatest, 123456)});
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
};

}  // namespace

RULES(Inputs)
