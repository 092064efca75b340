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
    Game longest() const override { return {Row(kCoins, kPlaces - 1)}; }
    void limits(Sink& sink) const override {
        Rng rng(3537);
        sink.input("no-coins", std::vector<Game>(games_per_input(), {Row()}));
        std::vector<Game> games;
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
            for (const Int count : {2, 3, 10, 99, 100}) {
                add(heads(rng, count, greatest, bit));
                if (count % 2 != 0) add(heads(rng, count, kPlaces - 1, 0));
            }
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
        Row moduli = {9973, 20011, 23333, 131071, 524287, 19260817, 50000000};
        for (Int power = 100; power < kPlaces; power *= 10) {
            for (const Int more : {-9, -3, -1, 0, 1, 3, 7, 9}) moduli.push_back(power + more);
            for (const Int times : {2, 5})
                moduli.insert(moduli.end(), {power * times, power * times + 3});
        }
        for (const Int power : powers_of_two(kPlaces / 2)) {
            if (power > 64) moduli.insert(moduli.end(), {power - 1, power, power + 1});
        }
        for (const Int modulus : moduli) {
            if (modulus > kPlaces / 2) continue;
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
    // Lists some coins again, so that there are `count` in all.
    static void repeat(Rng& rng, Row& coins, Int count) {
        const Row once = coins;
        while (static_cast<Int>(coins.size()) < count) coins.push_back(rng.pick(once));
        rng.shuffle(coins);
    }
};

}  // namespace

RULES(Inputs)
