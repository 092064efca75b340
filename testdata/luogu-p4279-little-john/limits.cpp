#include "core/alike.hpp"
#include "core/lists.hpp"
#include "rules.cpp"

namespace {

class Inputs : public LittleJohn {
 public:
    void exhaustive(Sink& sink) const override {
        // The first heap counts up fastest.
        lists_.for_each([&](const Row& heaps) { sink.game({Row(heaps.rbegin(), heaps.rend())}); });
    }
    tools::Text exhaustive_bound() const override { return lists_.bound(); }
    Game random(Rng& rng, bool rare) const override {
        const Int greatest = rng.chance(1, 4) ? 1 : rng.mixed(1, kGreatest);
        const Row heaps = aimed(rng, rng.mixed(1, kHeaps), greatest, rare);
        return heaps.empty() ? random(rng, rare) : Game{heaps};
    }
    Game longest() const override { return {Row(kHeaps, kGreatest)}; }
    Sums sums() const override { return of_nim(kGreatest, kHeaps); }
    void limits(Sink& sink) const override {
        std::vector<Game> few;
        // A single heap, and two equal ones, among heaps of 1.
        for (const Int bit : powers_of_two(kGreatest)) {
            for (std::size_t others = 0; others <= 3; ++others) {
                for (std::size_t equal = 1; equal <= 2; ++equal) {
                    Row heaps(others + equal, 1);
                    std::fill_n(heaps.begin(), equal, bit);
                    few.push_back({heaps});
                }
            }
        }
        for (std::size_t ones = 1; ones <= kHeaps; ++ones) few.push_back({Row(ones, 1)});
        sink.input("ones", few);
        // A large heap in one test only: whatever marks it, looks new in none of the others.
        std::vector<Game> once(static_cast<std::size_t>(kTests), {{1}});
        once.front() = {{2}};
        sink.input("one-large-heap", once);
        sink.input("products-that-wrap", products_that_wrap());
        sink.input("heaps-of-one-key", heaps_of_one_key());
    }

 private:
    // n heaps, the last of which makes them a loss, or makes it miss one by a single bit: a loss of
    // Nim or, with no heap above 1, of misere Nim. None if no heap does so.
    // Mostly no heap is empty, which the statement leaves open.
    static Row aimed(Rng& rng, Int n, Int greatest, bool loss) {
        Row heaps;
        Int last = 0;
        const Int least = rng.chance(1, 4) ? 0 : 1;
        for (Int i = 1; i < n; ++i) {
            heaps.push_back(rng.between(least, greatest));
            last ^= heaps.back();
        }
        if (!loss) last ^= rng.pick(powers_of_two(greatest == 1 ? 1 : kGreatest));
        if (last <= 1 && std::none_of(heaps.begin(), heaps.end(), [](Int h) { return h > 1; })) {
            last = 1 - last;
        }
        if (last < least || last > kGreatest) return {};
        heaps.push_back(last);
        rng.shuffle(heaps);
        return heaps;
    }

    // Not all heaps are 1, but a product that is 1 modulo 2^8, 2^16, 2^32 or 2^64 says so, or a sum
    // that is the number of heaps modulo 2^8 or 2^16. Each position comes with one more heap of 1,
    // too.
    static std::vector<Game> products_that_wrap() {
        std::vector<Game> games;
        const auto add = [&](Row heaps) {
            for (int i = 0; i < 2; ++i) {
                games.push_back({heaps});
                heaps.push_back(1);
            }
        };
        // An odd number squared again and again is 1 modulo higher and higher powers of two.
        for (const Int heap : {3,   5,   7,   9,   15,  17,   31,   33,   63,   65,   127,
                               129, 255, 257, 511, 513, 1023, 1025, 2047, 2049, 4095, 4097}) {
            for (const std::size_t count : {2, 4, 8, 16, 32}) add(Row(count, heap));
        }
        for (const Row& heaps : {Row{2705, 3853, 3959, 4851}, Row{2977, 3139, 4569, 4867},
                                 Row{4847, 4873, 2977, 3319}}) {
            add(heaps);  // a product of 1 modulo 2^32
        }
        // Four heaps have a product of 1 more than a multiple of 2^32, two times four one of 1 less,
        // and the multiples cancel.
        for (const Row& heaps :
             {Row{53, 159, 199, 337, 481, 511, 513, 545, 573, 1453, 3495, 4229},
              Row{57, 185, 727, 769, 1371, 1779, 2393, 2741, 2803, 3005, 4751, 4763},
              Row{479, 645, 683, 721, 887, 977, 1225, 1343, 1801, 2207, 2333, 2603}}) {
            add(heaps);  // a product of 1 modulo 2^64
        }
        for (const Int wrap : {Int{256}, Int{512}, Int{65536}, Int{131072}}) {
            const Int heap = std::min(kGreatest, wrap / 2 + 1);
            Row heaps;
            Int left = wrap;
            while (left > 0) {
                heaps.push_back(std::min(heap, left + 1));
                left -= heaps.back() - 1;
            }
            add(heaps);
        }
        // Heaps that add up to a multiple of 2^8 or 2^16: the sum is the number of the ones among them.
        for (const Int wrap : {Int{256}, Int{65536}, Int{131072}}) {
            Row heaps(to_index((wrap + kGreatest - 1) / kGreatest + 1), 2);
            for (Int left = wrap - 2 * static_cast<Int>(heaps.size()); left > 0;) {
                for (Int& heap : heaps) {
                    const Int more = std::min({left, kGreatest - heap, wrap / 3});
                    heap += more;
                    left -= more;
                }
            }
            add(heaps);
        }
        for (Int a = 3; a < 200; a += 2) {
            for (Int b = 3; b <= kGreatest; b += 2) {
                if (a * b % 65536 == 1) add({a, b});
            }
        }
        games.resize(std::min<std::size_t>(games.size(), kTests));
        return games;
    }
    // Pairs of positions in ascending order, one of them lost, that have the same key of each kind
    // that people take.
    std::vector<Game> heaps_of_one_key() const {
        Rng rng(1022);
        const auto differ = [&](const Row& one, const Row& other) {
            return second_answer({one}) != second_answer({other});
        };
        const auto drawn = [&](std::size_t n, Int greatest) {
            Row heaps;
            while (heaps.empty() || *std::min_element(heaps.begin(), heaps.end()) == 0) {
                heaps = aimed(rng, static_cast<Int>(n), greatest, rng.chance(1, 2));
            }
            std::sort(heaps.begin(), heaps.end());
            return heaps;
        };
        std::vector<Game> games;
        for (const Key& key : usual_keys()) {
            for (const Int greatest : {Int{40}, kGreatest}) {
                const auto pair = alike(
                    key, [&] { return drawn(5, greatest); }, differ, 1 << 15);
                if (!pair) continue;
                games.push_back({pair->first});
                games.push_back({pair->second});
                break;
            }
        }
        for (const auto& [base, gain] : polynomial_gains()) {
            Row one, other;
            do {
                one = other = drawn(gain.size() + 2, kGreatest);
                for (std::size_t i = 0; i < gain.size(); ++i) other[i + 1] += gain[i];
            } while (!std::is_sorted(other.begin(), other.end()) || other.back() > kGreatest ||
                     other.front() < 1 || !differ(one, other));
            games.push_back({one});
            games.push_back({other});
        }
        return games;
    }

    const Lists lists_{heaps_in("颗"), 1, Row(4, 9), Lists::Order::any, 0};
};

}  // namespace

RULES(Inputs)
