#include "rules.cpp"

namespace {

class Inputs : public MockTurtles {
 public:
    void exhaustive(Sink& sink) const override {
        for (Int set = 0; set >> kSets == 0; ++set) {
            Row coins;
            for (Int place = 0; place < kSets; ++place) {
                if (set >> place & 1) coins.push_back(place);
            }
            // From the left, from the right, or from the middle on.
            if (set % 3 == 1) std::reverse(coins.begin(), coins.end());
            if (set % 3 == 2) {
                std::rotate(coins.begin(),
                            coins.begin() + static_cast<std::ptrdiff_t>(coins.size() / 2),
                            coins.end());
            }
            sink.game({coins});
        }
        Row list;
        lists(list, sink);
    }
    tools::Text exhaustive_bound() const override {
        const std::string places = std::to_string(kSets - 1), size = std::to_string(kListed),
                          greatest = std::to_string(kListedPlaces - 1);
        return {"every set of the places 0 to " + places + ", and every list of 1 to " + size +
                    " numbers from 0 to " + greatest,
                "位置 0 到 " + places + " 的所有子集；以及 1 到 " + size + " 个数、每个数为 0 到 " +
                    greatest + " 的所有列表"};
    }
    Game random(Rng& rng, bool rare) const override {
        const Int most = rng.mixed(4, kCoins), greatest = rng.mixed(2 * most, kPlaces - 1);
        Int count = rng.between(1, most), sum = 0;
        if (rare) {
            count = 2 * rng.between(2, most / 2);
        } else if (count % 2 == 0 || rng.chance(1, 2)) {
            const Int most_sum = greatest / 2;
            sum = rng.chance(1, 3) ? rng.between(1, most_sum) : rng.pick(powers_of_two(most_sum));
        } else {
            count = std::max<Int>(count, 3);
        }
        Row coins = heads(rng, count, greatest, sum);
        if (rng.chance(1, 2)) repeat(rng, coins, rng.between(count, kCoins));
        return {coins};
    }
    void limits(Sink& sink) const override {
        Rng rng(3537);
        const std::size_t most = games_per_input();
        sink.input("no-coins", std::vector<Game>(most, {Row()}));
        // The greatest places, and the last number decides: lost whole, or lost if it is cut.
        std::vector<Game> games;
        for (std::size_t i = 0; i < most; ++i) games.push_back({greatest_places(rng, kCoins, 0)});
        sink.input("greatest-lost", games);
        for (std::size_t i = 0; i < most; ++i) games[i] = {greatest_places(rng, kCoins, 1)};
        games.back() = {greatest_places(rng, kCoins, 0)};
        sink.input("last-lost", games);
        for (Int digits = 10; digits < kPlaces; digits *= 10) {
            const Int last = rng.between(kPlaces / 10, kPlaces - 1);
            Row coins;
            while (coins.empty() || std::count(coins.begin(), coins.end(), last) > 0) {
                coins = greatest_places(rng, kCoins - 1, last / digits);
            }
            coins.push_back(last);
            games.back() = {coins};
            sink.input("lost-without-its-last-" + std::to_string(digits), games);
        }
        games.clear();
        const auto add = [&](Row coins) {
            rng.shuffle(coins);
            games.push_back({coins});
        };
        // Every bit decides alone: of the places, and of the values.
        for (const Int bit : powers_of_two(kPlaces - 1)) {
            const Int greatest = std::clamp<Int>(2 * bit, 250, kPlaces - 1);
            add({bit});
            add({bit - 1});
            add({0, bit});
            for (const Int count : {2, 4, 10, 100}) {
                add(heads(rng, count, greatest, bit));
            }
            add(heads(rng, 3, greatest, 0));
            for (const Int count : {3, 5, 99}) add(heads(rng, count, kPlaces - 1, bit));
            for (const Int count : {3, 99}) add(heads(rng, count, kPlaces - 1, 0));
            // With the greatest value.
            const Int last = kPlaces - 1;
            Row rest;
            while (rest.empty() || std::count(rest.begin(), rest.end(), last) > 0) {
                rest = heads(rng, 3, last, last);
            }
            rest.push_back(last);
            add(rest);
        }
        // The greatest nim-sum: of 2^27 and 2^27 - 1.
        add({(Int{1} << 26) - 1, Int{1} << 26});
        sink.all_of("bits", games);
        // Repeated coins: a loss, or a win, that looks otherwise if they count twice or cancel.
        for (Int i = 0; i < 300; ++i) {
            const Int count = 2 * rng.between(2, 20), greatest = rng.mixed(100, kPlaces - 1);
            Row lost = heads(rng, count, greatest, 0), won = lost;
            repeat(rng, lost, rng.between(count + 1, kCoins));
            games.push_back({lost});
            // Each coin of a loss, and two more that the list has twice.
            for (int twice = 0; twice < 2; ++twice) {
                const Int coin = rng.between(0, greatest);
                won.insert(won.end(), 2, coin);
            }
            add(won);
            const Int again = rng.between(0, greatest);
            add(Row(to_index(rng.between(1, kCoins)), again));
        }
        sink.all_of("repeated", games);
        // Two heads that a table by remainders, or a type of few bits, takes for one.
        for (const Int modulus :
             {100,      101,      127,      128,      200,      211,      255,      256,
              257,      499,      500,      503,      512,      997,      1000,     1001,
              1007,     1009,     1021,     1024,     2000,     2003,     4096,     5000,
              5003,     8191,     8192,     9973,     10000,    10007,    16384,    19997,
              20011,    23333,    32767,    32768,    65535,    65536,    65537,    99991,
              99997,    99999,    100000,   100003,   100007,   131071,   131072,   199999,
              200003,   262144,   499979,   500000,   500009,   524287,   524288,   999983,
              999997,   1000000,  1000003,  1000007,  1000009,  1048576,  2000003,  2097152,
              3000017,  4194304,  5000000,  5000011,  8388608,  9999991,  10000000, 10000007,
              10000019, 16777216, 19260817, 20000000, 33554432, 50000000, 67108864}) {
            for (;;) {
                const Int a = rng.between(0, kPlaces - 1 - modulus), b = a + modulus;
                const Row rest = heads(rng, 2, kPlaces - 1, a ^ b);
                if (std::set<Int>{a, b, rest[0], rest[1]}.size() < 4) continue;
                add({a, b, rest[0], rest[1]});
                add({a, b});
                break;
            }
        }
        sink.all_of("equal-remainders", games);
        // Places that differ in the last bits alone, which a float does not hold.
        for (Int shift = 0; shift < 24; ++shift) {
            const Int a = rng.between(kPlaces >> (shift + 1), (kPlaces >> shift) - 4) & -2,
                      b = rng.between(kPlaces >> (shift + 1), (kPlaces >> shift) - 4) & -2;
            if (a == b) continue;
            add({a, a + 1, b, b + 1});
            add({a, a + 1});
            add({a, a + 1, b, b + 1, 0});
        }
        sink.all_of("last-bits", games);
        // Marks of a byte come round: of two tests 256 apart, the second has coins of the first.
        for (Int i = 0; i < 600; ++i) add({i % 256 * 3, i % 256 * 3 + 1, i % 256 * 3 + 2});
        sink.all_of("coins-again-after-256-tests", games);
        for (Int i = 0; i < 100000; ++i) games.push_back(random(rng, i % 4 == 0));
        for (Game& game : games) game[0].resize(std::min<std::size_t>(game[0].size(), 6));
        sink.all_of("hundred-thousand-games", games);
    }

 private:
    static constexpr Int kSets = 10, kListed = 4, kListedPlaces = 5;

    // Every list of up to kListed numbers, each before those that begin with it.
    static void lists(Row& list, Sink& sink) {
        if (!list.empty()) sink.game({list});
        if (static_cast<Int>(list.size()) == kListed) return;
        for (Int place = 0; place < kListedPlaces; ++place) {
            list.push_back(place);
            lists(list, sink);
            list.pop_back();
        }
    }
    // So many different places up to `greatest`, in any order, with this xor. There must be some.
    static Row heads(Rng& rng, Int count, Int greatest, Int sum) {
        for (;;) {
            Row places = rng.distinct(to_index(count - 1), 0, greatest);
            Int last = sum;
            for (const Int place : places) last ^= place;
            if (last > greatest || std::count(places.begin(), places.end(), last) > 0) continue;
            places.push_back(last);
            rng.shuffle(places);
            return places;
        }
    }
    // The same with eight digits each.
    static Row greatest_places(Rng& rng, Int count, Int sum) {
        for (;;) {
            Row places = rng.distinct(to_index(count - 1), kPlaces / 10, kPlaces - 1);
            Int last = sum;
            for (const Int place : places) last ^= place;
            if (last < kPlaces / 10 || last >= kPlaces) continue;
            if (std::count(places.begin(), places.end(), last) > 0) continue;
            places.push_back(last);
            return places;
        }
    }
    // Lists some coins again, so that there are `count` in all.
    static void repeat(Rng& rng, Row& coins, Int count) {
        const Row once = coins;
        while (static_cast<Int>(coins.size()) < count) coins.push_back(rng.pick(once));
        rng.shuffle(coins);
    }
};

}  // namespace

RULES(Inputs)
