#include "../families/wythoff.hpp"

namespace {

constexpr Int kGreatest = 1000000000000000000;

// The Fibonacci numeration (E. Zeckendorf): in exactly one way every number is a sum of distinct
// members of 1, 2, 3, 5, 8, ..., no two of them neighbours.
class Numeration {
 public:
    Numeration() {
        while (fibonacci_.back() <= INT64_MAX / 2) {
            fibonacci_.push_back(fibonacci_.back() + fibonacci_[fibonacci_.size() - 2]);
        }
    }
    const Row& fibonacci() const { return fibonacci_; }
    // The indices of the members that add up to x, greatest first.
    std::vector<std::size_t> digits(Int x) const {
        std::vector<std::size_t> result;
        for (std::size_t i = fibonacci_.size(); i-- > 0;) {
            if (fibonacci_[i] > x) continue;
            x -= fibonacci_[i];
            result.push_back(i);
        }
        return result;
    }
    bool ends_in_even_zeros(Int x) const { return digits(x).back() % 2 == 0; }
    // x with one more zero at its end, for x <= kGreatest.
    Int shifted(Int x) const {
        Int result = 0;
        for (const std::size_t i : digits(x)) result += fibonacci_[i + 1];
        return result;
    }

 private:
    Row fibonacci_ = {1, 2};
};

class LargeHeaps : public Wythoff {
 public:
    LargeHeaps() : Wythoff(kGreatest) {}

    // A losing pair consists of a number that ends in an even number of zeros, and of the same
    // number with one more zero; all such pairs lose (R. Silber 1977).
    std::string second_answer(const Game& game) const override {
        const auto [a, b] = std::minmax(game[0][0], game[0][1]);
        return verdict(!numeration_.ends_in_even_zeros(a) || numeration_.shifted(a) != b);
    }
    std::string second_method() const override { return "Fibonacci numeration"; }

    Game random(Rng& rng, bool rare) const override {
        const bool near_miss = !rare && rng.chance(3, 4);
        Int a = rng.mixed(1, kGreatest), b = rng.mixed(1, kGreatest);
        if (rare || near_miss) {
            a = rng.mixed(1, kGreatest / 1000 * 618);
            if (rng.chance(1, 3)) {
                // Multiples of Fibonacci numbers, and their neighbours, give the pairs whose ratios
                // are nearest to the golden one.
                const Int fibonacci = rng.pick(numeration_.fibonacci());
                if (fibonacci < a) a = a % 10 * fibonacci % (kGreatest / 1000 * 618);
                a = std::max<Int>(1, a - rng.between(0, 1));
            }
            if (!numeration_.ends_in_even_zeros(a)) a = numeration_.shifted(a);
            b = numeration_.shifted(a);
        }
        if (near_miss) {
            a = std::max<Int>(1, a + rng.between(-1, 1));
            b += rng.between(-1, 1);
        }
        if (b > kGreatest) return random(rng, rare);
        if (rng.chance(1, 2)) std::swap(a, b);
        return {{a, b}};
    }
    void limits(Sink& sink) const override {
        Rng rng(1185);
        std::vector<Game> greatest(kTests, {{kGreatest, kGreatest}}), large, cold;
        for (Int i = 0; i < kTests; ++i) {
            large.push_back({{kGreatest - rng.between(0, kGreatest / 2),
                              kGreatest - rng.between(0, kGreatest / 2)}});
            Int a = kGreatest / 1000 * 618 - rng.between(0, kGreatest / 1000);
            if (!numeration_.ends_in_even_zeros(a)) --a;
            const Int b = numeration_.shifted(a);
            cold.push_back({{a, b}});
        }
        greatest.back() = cold.front();  // where equal heaps would hide that the input was cut off
        sink.input("greatest", greatest);
        sink.input("large", large);
        sink.input("large-cold", cold);
        sink.input("pairs-of-one-key", pairs_of_one_key(rng));
        sink.input("near-fibonacci", near_fibonacci());
        sink.input("like-fibonacci", like_fibonacci());
    }

 private:
    // Won pairs, each beside the lost one that has the same sum and xor: the two have exchanged a bit
    // in which they differ. One of 2^k that is added to both alike keeps the difference.
    std::vector<Game> pairs_of_one_key(Rng& rng) const {
        std::vector<Game> games;
        while (games.size() < 400) {
            Int a = rng.mixed(1, kGreatest / 4);
            if (!numeration_.ends_in_even_zeros(a)) a = numeration_.shifted(a);
            const Int b = numeration_.shifted(a);
            if (b > kGreatest / 2) continue;
            const Int bit = rng.pick(powers_of_two(b));
            if ((a & bit) == (b & bit)) continue;
            games.push_back({{a, b}});
            games.push_back({{a ^ bit, b ^ bit}});
            games.push_back({{a, b}});
            games.push_back({{a + bit, b + bit}});
        }
        games.erase(std::remove_if(games.begin(), games.end(),
                                   [](const Game& game) { return game[0][0] * game[0][1] == 0; }),
                    games.end());
        return games;
    }

    Numeration numeration_;
};

}  // namespace

RULES(LargeHeaps)
