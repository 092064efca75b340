#include "core/alike.hpp"
#include "core/lists.hpp"
#include "rules.cpp"

namespace {

class Inputs : public SNim {
 public:
    void exhaustive(Sink& sink) const override {
        sets_.for_each([&](const Row& set) {
            lists_.for_each([&](const Row& heaps) { sink.game({set, heaps}); });
        });
    }
    tools::Text exhaustive_bound() const override {
        return tools::Text("sets of ", "集合") + sets_.bound() +
               tools::Text(", in any order, with repeats; ", "，任意顺序，可以重复；") +
               lists_.bound();
    }
    Game random(Rng& rng, bool rare) const override {
        const Int k = rng.mixed(1, kCount);
        const Int span = rng.chance(1, 3) ? k : rng.mixed(1, kGreatest);
        Row set = rng.chance(1, 2) && span >= k ? rng.distinct(static_cast<std::size_t>(k), 1, span)
                                                : Row{};
        while (set.size() < static_cast<std::size_t>(k)) set.push_back(rng.between(1, span));
        const Int greatest = rng.mixed(0, kGreatest);
        const Row value = values(set, greatest);
        Game game{set};
        for (Int m = rng.mixed(1, 30); m > 0; --m) {
            Row heaps;
            for (Int l = rng.mixed(1, 30); l > 0; --l) heaps.push_back(rng.between(0, greatest));
            // Losses, wins by a single bit of the nim-sum, and any positions.
            if (rare || rng.chance(1, 4)) {
                aim(rng, value, heaps, 0);
            } else if (rng.chance(1, 2)) {
                aim(rng, value, heaps, rng.pick(single_bits(value)));
            }
            game.push_back(heaps);
        }
        return game;
    }
    void limits(Sink& sink) const override {
        Row first, odd;
        for (Int i = 1; i <= kCount; ++i) {
            first.push_back(i);
            odd.push_back(2 * i - 1);
        }
        sink.input("many-large-tables", std::vector<Game>(1000, {{1}, {kGreatest}}));
        // As many tests as 16 bits count, and one more; 8 bits come round after 256.
        sink.input("many-small-tests", tests_apart(65536));
        sink.input("tests-256-apart", tests_apart(256));
        Game odd_numbers(kCount + 1, {kGreatest});
        odd_numbers[0] = odd;
        sink.input("longest-plays", longest_plays(kGreatest));
        sink.input("odd-numbers", std::vector<Game>(200, odd_numbers));
        Rng rng(1536);
        rng.shuffle(first);
        Row any = rng.distinct(100, 1, 5000);
        std::vector<Game> games, small;
        for (const Row& set : {first, any, rng.distinct(100, 1, kGreatest)}) {
            const Row value = values(set, kGreatest), bits = single_bits(value);
            Game game{set};
            for (Int i = 0; i < kCount; ++i) {
                Row heaps = {kGreatest};
                while (heaps.size() < 100) heaps.push_back(rng.between(0, kGreatest));
                aim(rng, value, heaps, i % 2 == 0 ? 0 : rng.pick(bits));
                game.push_back(heaps);
            }
            games.push_back(game);
            small.push_back({set});
            for (const Row& heaps : decisive(rng, value)) small.back().push_back(heaps);
        }
        sink.input("most-heaps", games);
        sink.input("decisive-values", small);
        // The longest lines that there can be; the last heap alone decides.
        Game longest{Row(kCount, kGreatest)};
        for (Int i = 0; i < kCount; ++i) {
            longest.push_back(Row(kCount, kGreatest));
            longest.back().back() -= i % 2;
        }
        sink.input("longest-lines", {longest, longest});
        sink.input("first-reached-late", first_reached_late(rng));
        sink.input("marks-that-come-round", marks_that_come_round());
        std::vector<Game> alike;
        for (const auto& [one, other] : sets_alike(rng)) {
            const Row heaps = told_apart_by(one, other);
            for (const Row& set : {one, other}) {
                alike.push_back({set});
                for (const Int heap : heaps) alike.back().push_back({heap});
            }
        }
        sink.in_parts("sets-of-one-key", alike, 48);  // the two sets of a pair stay together
        // Pairs with one polynomial, the first number times the base and the second, or the other way
        // round: for every small base.
        std::vector<Game> pairs;
        for (Int base = 2; base <= 257; ++base) {
            for (const Row& set :
                 {Row{1, base + 3}, Row{2, 3}, Row{1, base + 3}, Row{base + 1, base + 2}}) {
                pairs.push_back({set, {1}, {2}});
            }
            if (base % 64 != 1) continue;
            sink.input("pairs-of-one-key-" + std::to_string(base / 64), pairs);
            pairs.clear();
        }
        // Losses that hang on the last number of S.
        Game lost{any};
        const Row value = values(any, kGreatest);
        any.pop_back();
        const Row without = values(any, kGreatest);
        while (lost.size() <= static_cast<std::size_t>(kCount)) {
            Row heaps = {rng.between(0, kGreatest), 0};
            aim(rng, value, heaps, 0);
            if (nim_sum(heaps, value) == 0 && nim_sum(heaps, without) != 0) lost.push_back(heaps);
        }
        sink.input("last-number-decides", {lost});
    }

 private:
    // Lost positions of two heaps near the upper end whose value a heap reaches there for the first
    // time. Where the test before reached it last at the same heap, a mark that stayed is taken for
    // a new one.
    static std::vector<Game> first_reached_late(Rng& rng) {
        constexpr Int first_late = kGreatest - 20;
        std::vector<Game> games;
        while (games.size() < 50) {
            Row set = rng.distinct(static_cast<std::size_t>(rng.between(1, 2)), 1, 4);
            const auto late = static_cast<std::size_t>(rng.between(1, 3));
            for (const Int s : rng.distinct(late, first_late, kGreatest)) set.push_back(s);
            const Row value = values(set, kGreatest);
            Game game{set, {kGreatest}};
            for (Int a = first_late; a <= kGreatest; ++a) {
                const Int v = value[static_cast<std::size_t>(a)];
                if (v < 2 || heaps_of(value, v).front() < first_late) continue;
                for (Int b = first_late; b < a; ++b) {
                    if (value[static_cast<std::size_t>(b)] == v) game.push_back({b, a});
                }
            }
            if (2 < game.size() && game.size() <= kCount) games.push_back(game);
        }
        return games;
    }
    // Marks of values that are never cleared, with a number of 16 bits for each heap of each table,
    // of 10,000 heaps or with the empty one, whose numbers end at 65,535 or leave out 0: the first
    // test marks the value 2 last at a heap a, six tests do not reach it, and in the last one a
    // heap b, whose mark is that of a, is the first to have that value.
    static std::vector<Game> marks_that_come_round() {
        std::vector<Game> games;
        for (const Int table : {kGreatest, kGreatest + 1}) {
            for (const Int round : {65535, 65536}) {
                constexpr Int tests = 7;
                // With S = {1, m}, m even and above 5000, the heap m has the value 2 and a = m + 1
                // an option to it, no other up to 10,000; with S = {2, b} and b one above a multiple
                // of 4, and with S = {1, b} and b even, the heap b is the first of value 2.
                Int b = 1000;
                while ((b + tests * table - round) % 2 == 0 || b % 4 > 1) ++b;
                const Int a = b + tests * table - round;
                games.push_back({{1, a - 1}, {kGreatest}, {a - 1, 1}});
                for (Int i = 1; i < tests; ++i) games.push_back({{1}, {kGreatest}, {2}});
                const Row set = {b % 2 == 0 ? 1 : 2, b};
                Game last = {set, {kGreatest}};
                for (const Int other : heaps_of(values(set, kGreatest), 2)) {
                    if (other != b && last.size() < 10) last.push_back({b, other});
                }
                games.push_back(last);
            }
        }
        return games;
    }
    // For each number of tests, up to `most`, after which a mark may come round: the first test asks for
    // a heap that the one so much later asks for again, with another S. A greater number has a greater
    // heap, which none asks for between the two; the other tests ask only for the empty heap.
    static std::vector<Game> tests_apart(Int most) {
        std::vector<Game> games(to_index(most + 1), {{kGreatest}, {0}});
        games[0] = {{1}};
        Int heap = 6;  // lost for S = {1}, and won for S = {2}
        for (const Int round :
             {8,   10,   16,   32,   50,   64,   100,   128,   255,   256,   500,
              512, 1000, 1024, 2048, 4096, 8192, 10000, 16384, 32768, 65535, 65536}) {
            if (round > most) break;
            games[0].push_back({heap});
            games[to_index(round)] = {{2}, {heap}};
            heap += 4;
        }
        return games;
    }
    // The first heaps, at most four, that win with one of the sets and not with the other.
    static Row told_apart_by(const Row& one, const Row& other) {
        const Row value = values(one, kGreatest), others = values(other, kGreatest);
        Row heaps;
        for (Int heap = 0; heap <= kGreatest && heaps.size() < 4; ++heap) {
            const auto at = static_cast<std::size_t>(heap);
            if ((value[at] == 0) != (others[at] == 0)) heaps.push_back(heap);
        }
        return heaps;
    }
    // Pairs of sets, but for the first in ascending order, that have the same key of each kind that people take.
    static std::vector<std::pair<Row, Row>> sets_alike(Rng& rng) {
        const auto differ = [](const Row& one, const Row& other) {
            return !told_apart_by(one, other).empty();
        };
        std::vector<std::pair<Row, Row>> pairs = {{{1, 12}, {11, 2}}};
        // In ascending order; of one size, or of every number of digits.
        const auto drawn = [&](Int greatest, bool any_digits) {
            const auto count = static_cast<std::size_t>(rng.between(3, 6));
            Row set;
            while (set.size() < count) {
                const Int x = any_digits ? rng.mixed(1, greatest) : rng.between(1, greatest);
                if (std::find(set.begin(), set.end(), x) == set.end()) set.push_back(x);
            }
            std::sort(set.begin(), set.end());
            return set;
        };
        for (const Key& key : usual_keys()) {
            // Among small numbers are sets with equal sums of powers, among others equal bytes.
            auto pair = alike(
                key, [&] { return drawn(40, false); }, differ);
            if (!pair) {
                pair = alike(
                    key, [&] { return drawn(600, true); }, differ);
            }
            if (pair) pairs.push_back(*pair);
        }
        for (const auto& [base, gain] : polynomial_gains()) {
            const Int least = -*std::min_element(gain.begin(), gain.end());
            for (;;) {
                Row one = rng.distinct(gain.size(), least + 1, kGreatest - 200);
                std::sort(one.begin(), one.end());
                Row other = one;
                for (std::size_t i = 0; i < gain.size(); ++i) other[i] += gain[i];
                const bool ascends = std::is_sorted(other.begin(), other.end()) &&
                                     std::adjacent_find(other.begin(), other.end()) == other.end();
                if (!ascends || !differ(one, other)) continue;
                pairs.emplace_back(one, other);
                break;
            }
        }
        return pairs;
    }
    // Gives the position the wanted nim-sum by changing its last heap, if some heap has the value
    // for that.
    static void aim(Rng& rng, const Row& value, Row& heaps, Int wanted) {
        wanted ^= nim_sum(heaps, value) ^ value[static_cast<std::size_t>(heaps.back())];
        Row last = heaps_of(value, wanted);
        if (wanted == 0) last.push_back(0);
        if (!last.empty()) heaps.back() = rng.pick(last);
    }

    const Lists sets_{plain_numbers(), 3, 1, 5};
    const Lists lists_{heaps_in("颗"), 2, 0, 9};
};

}  // namespace

RULES(Inputs)
