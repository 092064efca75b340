#include "core/lists.hpp"
#include "rules.cpp"

namespace {

class Inputs : public TakingEnds {
 public:
    Small small() const override { return every({plain_numbers(), 2, {6, 4, 3, 3, 2, 2}}); }
    // The second player has more if the great numbers stand at even places of an odd number.
    Game random(Rng& rng, bool rare) const override {
        const Int most = rng.chance(1, 4) ? kMost : static_cast<Int>(kReach);
        Int n = rng.between(kLeast, most);
        if (rare && n % 2 == 0) --n;
        const Int greatest = rng.mixed(2, kGreatest);
        Row row;
        while (static_cast<Int>(row.size()) < std::max(n, kLeast)) {
            const bool great = rare && row.size() % 2 == 1;
            row.push_back(rng.between(great ? greatest / 2 : 1, great ? greatest : greatest - 1));
        }
        return {row};
    }
    Game longest() const override { return {Row(to_index(kMost), kGreatest)}; }
    void limits(Sink& sink) const override {
        // The greatest scores, of the first player and of the second.
        Row row;
        for (Int i = 0; i < kMost; ++i) row.push_back(i % 2 == 0 ? 1 : kGreatest);
        sink.input("every-second-one-great", {{row}});
        row.pop_back();
        sink.input("second-player-has-most", {{row}});
        // Each end in turn is the greater one; and one great number in the middle.
        row.assign(to_index(kMost), 1);
        for (Int i = 0; i < kMost; ++i) row[to_index(i)] = kGreatest - (2 * i - kMost) % 99;
        for (Int& number : row) number = std::clamp<Int>(number, 1, kGreatest);
        sink.input("rising-and-falling", {{row}});
        for (const Int n : {kMost - 1, kMost}) {
            row.assign(to_index(n), 1);
            row[to_index(n / 2)] = kGreatest;
            sink.input("one-great-of-" + std::to_string(n), {{row}});
        }
    }
};

}  // namespace

RULES(Inputs)
