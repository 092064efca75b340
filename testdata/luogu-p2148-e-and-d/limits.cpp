#include "rules.cpp"

namespace {

class Inputs : public EAndD {
 public:
    void exhaustive(Sink& sink) const override {
        for (const Lists* lists : {&one_, &two_, &three_}) {
            lists->for_each([&](const Row& heaps) { sink.game({heaps}); });
        }
    }
    tools::Text exhaustive_bound() const override {
        const tools::Text comma(", ", "，");
        return one_.bound() + comma + two_.bound() + comma + three_.bound();
    }
    Game random(Rng& rng, bool rare) const override {
        const Int greatest = rng.mixed(2, kGreatest);
        return {row(rng, rng.mixed(1, 100), greatest, rare)};
    }
    Game longest() const override { return {Row(to_index(kHeaps), kGreatest)}; }
    Sums sums() const override { return {kDigits, to_index(kHeaps / 2), of_values}; }
    void limits(Sink& sink) const override {
        Rng rng(2148);
        std::vector<Game> games;
        // Heaps of powers of two and their neighbours, the greatest there are.
        for (Int power = Int{1} << 30; power >= 1; power /= 4) {
            games.push_back({{power, power, power, 1}});
            games.push_back({{std::max<Int>(1, power - 1), power}});
        }
        games.resize(std::min(games.size(), to_index(kTests)));
        sink.all_of("powers-of-two", games);
        games = {{{1431655766, 715827883}}, {{1431655766, 715827883, 715827883, 1431655766}},
                 {{kGreatest, kGreatest}},  {{kGreatest, 1}},
                 {{1, kGreatest - 1}},      {{kGreatest - 1, kGreatest - 1}}};
        sink.all_of("greatest", games);
        // Won pairs an even number of times, and as many lost ones: with values counted from 1, or with
        // wins in place of values, an odd number of pairs is another game.
        for (Int i = 0; i < kTests; ++i) {
            games.push_back(of_values(rng, Row(to_index(3 + 2 * i), 0)));
        }
        sink.all_of("odd-number-of-lost-pairs", games);
        games.assign(to_index(kTests), {Row(to_index(kHeaps), 1)});
        sink.all_of("nothing-to-move", games);
    }

 private:
    // Two heaps of this value, up to 31, above `greatest` only if smaller ones hardly have it.
    static Row pair_of(Rng& rng, Int value, Int greatest) {
        const Int low = (Int{1} << value) - 1;
        greatest = std::min(kGreatest, std::max(greatest, 2 * low + 2));
        for (;;) {
            const Int ones = rng.between(0, low);
            Row heaps = {ones, low ^ ones};
            for (Int& heap : heaps) {
                const Int high = (greatest - 1) >> (value + 1);
                heap |= rng.between(0, low) & rng.between(0, low);
                if (high > 0) heap |= rng.between(0, high) << (value + 1);
                ++heap;
            }
            if (std::max(heaps[0], heaps[1]) <= kGreatest) return heaps;
        }
    }
    static Game of_values(Rng& rng, const Row& values) {
        Row heaps;
        for (const Int value : values) {
            const Row two = pair_of(rng, value, kGreatest);
            heaps.insert(heaps.end(), two.begin(), two.end());
        }
        return {heaps};
    }
    // So many pairs, of a loss or a near loss.
    static Row row(Rng& rng, Int pairs, Int greatest, bool loss) {
        Int digits = 0;
        while ((Int{1} << digits) < greatest) ++digits;
        Row heaps;
        Int sum = 0;
        for (Int i = 0; i < pairs; ++i) {
            // Small values are frequent in heaps without a plan; every value occurs.
            Int v = rng.between(0, std::min<Int>(digits, kDigits));
            if (i + 1 == pairs) v = sum ^ (loss ? 0 : rng.pick(Row{0, 1, 2, 4, 8, 16}));
            const Row two = rng.chance(1, 3) && i + 1 < pairs
                                ? Row{rng.between(1, greatest), rng.between(1, greatest)}
                                : pair_of(rng, v & kDigits, greatest);
            sum ^= value(two[0], two[1]);
            heaps.insert(heaps.end(), two.begin(), two.end());
        }
        return heaps;
    }
};

}  // namespace

RULES(Inputs)
