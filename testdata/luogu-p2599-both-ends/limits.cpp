#include "core/lists.hpp"
#include "rules.cpp"

namespace {

class Inputs : public BothEnds {
 public:
    Small small() const override { return every({heaps_in("颗"), 1, {30, 10, 7, 5, 4, 3, 2, 2}}); }
    Game random(Rng& rng, bool rare) const override {
        const Int n = rng.mixed(1, rng.chance(1, 8) ? kHeaps : 100);
        return {row(rng, n, rng.mixed(1, kGreatest), rare)};
    }
    // So many equal heaps are lost, and with any other number at an end they would be won.
    Game longest() const override { return {Row(to_index(kHeaps), kGreatest)}; }
    void limits(Sink& sink) const override {
        Rng rng(2599);
        std::vector<Game> games;
        games.assign(to_index(kTests), {Row(to_index(kHeaps), 1)});
        sink.all_of("most-heaps-of-1", games);
        for (Int n = kHeaps; n > kHeaps - kTests; --n) {
            games.push_back({Row(to_index(n), kGreatest - n)});
        }
        sink.all_of("equal-heaps", games);
        // Losses, and losses but for one stone, in rows as long as can be: of heaps that are nearly
        // equal, where every case of the rule occurs all the time, and of others.
        for (const bool loss : {true, false}) {
            const std::string name = loss ? "lost" : "won";
            for (const Int few : {2, 3, 5, 10, 100}) {
                for (const Int n : {kHeaps - 1, kHeaps}) {
                    games.push_back({row(rng, n, few, loss)});
                }
            }
            sink.all_of("small-" + name, games);
            for (const Int few : {1, 2, 3, 5, 10}) {
                for (const Int n : {kHeaps - 1, kHeaps}) {
                    Row heaps = row(rng, n, few, false);
                    for (Int& heap : heaps) heap = std::min(kGreatest, heap + kGreatest - few);
                    if (!ended(rng, heaps, loss)) --heaps.back();
                    games.push_back({heaps});
                }
            }
            sink.all_of("great-" + name, games);
            for (Int i = 0; i < kTests; ++i) games.push_back({row(rng, kHeaps, kGreatest, loss)});
            sink.all_of("any-" + name, games);
        }
        // Losses of a few heaps that are all small or next to the greatest: sizes above it are met on
        // the way.
        const std::vector<Int> ends = {1, 2, kGreatest - 1, kGreatest};
        for (std::size_t i = 0; i < 128; ++i) {
            Row heaps = {ends[i % 4], ends[i / 4 % 4], ends[i / 16 % 4], 1};
            if (i < 64) heaps.erase(heaps.begin());
            if (ended(rng, heaps, true)) games.push_back({heaps});
            if (games.size() == to_index(kTests))
                sink.all_of("few-great-" + std::to_string(i), games);
        }
        if (!games.empty()) sink.all_of("few-great", games);
    }

 private:
    // A row of this many heaps, none above `greatest`; of a loss, or of a win by one stone where one
    // heap makes both.
    Row row(Rng& rng, Int n, Int greatest, bool loss) const {
        // Nearly equal heaps meet the borders between the cases of a rule.
        const Int least = rng.chance(1, 2) ? std::max<Int>(1, greatest - rng.between(0, 5)) : 1;
        Row heaps;
        while (static_cast<Int>(heaps.size()) < n) heaps.push_back(rng.between(least, greatest));
        for (int attempt = 0; attempt < 20 && !ended(rng, heaps, loss); ++attempt) {
            heaps.front() = rng.between(least, greatest);
        }
        return heaps;
    }
    // Gives the row the last heap that makes a loss, or one stone more or less. False if there is none.
    bool ended(Rng& rng, Row& heaps, bool loss) const {
        const Int size = by_the_right(heaps, false);
        const Int last = loss ? size : size + (rng.chance(1, 2) ? 1 : -1);
        if (last < 1 || last > kGreatest || heaps.size() == 1) return false;
        heaps.back() = last;
        if (!loss && rng.chance(1, 2)) std::reverse(heaps.begin(), heaps.end());
        return true;
    }
};

}  // namespace

RULES(Inputs)
