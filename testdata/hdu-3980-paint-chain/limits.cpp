#include "rules.cpp"

namespace {

class Inputs : public PaintChain {
 public:
    void exhaustive(Sink& sink) const override {
        for (Int painted = 1; painted <= kExhaustive + 1; ++painted) {
            for (Int beads = 1; beads <= kExhaustive; ++beads) sink.game({{beads, painted}});
        }
    }
    tools::Text exhaustive_bound() const override {
        return "$N \\le " + std::to_string(kExhaustive) + "$, $M \\le " +
               std::to_string(kExhaustive + 1) + '$';
    }
    Game random(Rng& rng, bool rare) const override {
        const Int painted = rng.mixed(1, kGreatest);
        if (rare) return {{rng.pick(won(painted)), painted}};
        return {{rng.between(1, kGreatest), rng.chance(1, 2) ? painted : rng.between(1, 20)}};
    }
    Game longest() const override { return {{kGreatest, kGreatest}}; }
    void limits(Sink& sink) const override {
        std::vector<Game> games;
        for (Int beads = 1; beads <= 15; ++beads) {
            for (Int painted = 1; painted <= 16; ++painted) games.push_back({{beads, painted}});
        }
        sink.all_of("all-small", games);
        // The circles that are won with this M, and beside each the next one of odd length.
        for (const Int painted :
             {2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 16, 20, 33, 50, 64, 100}) {
            for (const Int beads : won(painted)) {
                for (const Int other : {beads, beads + 2}) {
                    if (other <= kGreatest && games.size() < to_index(kTests)) {
                        games.push_back({{other, painted}});
                    }
                }
            }
            sink.all_of("won-with-" + std::to_string(painted), games);
        }
        // Every odd circle at the end of the range.
        for (const Int painted : {2, 3, 4, 5}) {
            for (Int beads = kGreatest - 101; beads <= kGreatest; beads += 2) {
                games.push_back({{beads, painted}});
            }
        }
        sink.all_of("long-odd", games);
        // Many M, each once, with the longest circle that is won.
        for (Int painted = 1; painted <= kTests; ++painted) {
            games.push_back({{won(4 * painted).back(), 4 * painted}});
        }
        sink.all_of("longest-won", games);
        // Another M each time, of which the tables must not stay.
        for (Int i = 0; i < kTests; ++i) {
            const Int painted = i % 2 == 0 ? 2 + i % 7 : 1 + i % 11;
            const Row& all = won(painted);
            games.push_back({{all[to_index(i) % all.size()] + (i % 3 == 0 ? 2 : 0), painted}});
        }
        sink.all_of("alternating", games);
        // All is painted at once, or nothing, or all but a few beads.
        for (Int i = 0; i < 50; ++i) {
            for (const Int more : {-2, -1, 0, 1, 2}) {
                const Int beads = kGreatest - 2 - 19 * i;
                games.push_back({{beads, beads + more}});
                // One move more, or two.
                games.push_back({{beads, (beads - more) / 2}});
            }
        }
        sink.in_parts("once-or-twice", games, kTests);
        for (Int i = 0; i < kMostTests; ++i) {
            const Int painted = 1 + i * 7 % kMostTests;
            games.push_back({{won(painted).back() - (i % 3 == 0 ? 2 : 0), painted}});
            if (games.back()[0][0] < 1) games.back()[0][0] = 1;
        }
        sink.all_of("every-m", games);
    }

 private:
    // The circles that the first player wins, from the smallest up, but for those of less than two
    // moves, of which the least stands for all if M is 4 or more.
    const Row& won(Int painted) const {
        Row& won = won_[painted];
        if (!won.empty()) return won;
        const Row& all = values(painted);
        for (Int left = 0; left + painted <= kGreatest; ++left) {
            if (all[to_index(left)] == 0 && (left == 0 || left >= painted || painted < 4)) {
                won.push_back(left + painted);
            }
        }
        return won;
    }
};

}  // namespace

RULES(Inputs)
