#include "core/lists.hpp"
#include "rules.cpp"

namespace {

class Inputs : public StoneGame {
 public:
    // Rows without a gap are none.
    Small small() const override {
        return {[](Sink& sink) {
                    kSmall().for_each([&](const Row& row) {
                        if (std::count(row.begin(), row.end(), 0) > 0) sink.game({row});
                    });
                },
                kSmall().bound()};
    }
    // If rare, the second player has more: the first one has to open a great pile at an end of the row.
    Game random(Rng& rng, bool rare) const override {
        for (;;) {
            const Int n = rng.mixed(rare ? 3 : kLeast, rare || rng.chance(3, 4) ? 16 : 2000);
            const Int apart = rng.mixed(1, 12), greatest = rng.mixed(1, kGreatest);
            Row row = drawn(rng, n, greatest, apart);
            if (!rare) return {row};
            for (Int* const end : {&row.front(), &row.back()}) {
                if (*end > 0 && rng.chance(2, 3)) *end = std::max(*end, rng.mixed(1, kGreatest));
            }
            if (lead(row) < 0) return {row};
        }
    }
    // The greatest pile alone has nine digits.
    Game longest() const override {
        Row row(to_index(kMost), kGreatest);
        row[to_index(kMost / 3)] = 0;
        return {row};
    }
    void limits(Sink& sink) const override {
        Rng rng(3210);
        for (const Int gaps : {2, 1000, 300000}) {
            for (const Int n : {kMost, kMost - 1}) {
                sink.input("random-" + std::to_string(gaps) + (n == kMost ? "" : "-less"),
                           {{drawn(rng, n, kGreatest, n / gaps)}});
            }
        }
        // Behind a gap, before one, and between two: peaks that weigh more and more together; piles that
        // all become one from the middle on; and those that rise to the bottom of a stack.
        for (const std::string shape : {"peaks", "mountain", "rising"}) {
            for (const std::string where : {"first", "last", "both"}) {
                Row row;
                for (Int i = 1; i <= kMost; ++i) {
                    row.push_back(shape == "peaks"      ? i % 2 == 0 ? kGreatest : rng.between(1, 9)
                                       : shape == "mountain" ? std::min(18 * i, 18 * (kMost - i) + 10)
                                                        : 90 * i + rng.between(1, 90));
                }
                if (shape == "rising" && where == "last") std::reverse(row.begin(), row.end());
                if (where != "last") row.front() = 0;
                if (where == "first") row[1] = 0;  // an even number of piles
                if (where != "first") row.back() = 0;
                sink.input(shape + '-' + where, {{row}});
            }
        }
        Row singles;
        for (Int i = 0; i < kMost; ++i)
            singles.push_back(i % 2 == 0 ? rng.between(1, kGreatest) : 0);
        sink.input("singles", {{singles}});
        sink.input("nothing-left", {{Row(to_index(kMost))}});
    }

 private:
    static Lists kSmall() { return {plain_numbers(), 2, {4, 3, 3, 2, 2}, Lists::Order::any, 0}; }
    // About one gap in so many places, and at least one.
    static Row drawn(Rng& rng, Int n, Int greatest, Int apart) {
        Row row;
        for (Int i = 0; i < n; ++i) {
            const bool gap = rng.chance(1, apart);
            row.push_back(gap ? 0 : rng.between(1, greatest));
        }
        row[to_index(rng.between(0, n - 1))] = 0;
        return row;
    }
};

}  // namespace

RULES(Inputs)
