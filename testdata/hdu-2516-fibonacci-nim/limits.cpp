#include "core/lists.hpp"
#include "rules.cpp"

namespace {

class Inputs : public FibonacciNim {
 public:
    Small small() const override { return up_to("n", 1, kLeast, kExhaustive); }
    Game random(Rng& rng, bool rare) const override {
        const Row numbers = fibonacci();
        const Int number = rng.pick(numbers);
        if (rare) return {{number}};
        Int n = rng.mixed(kLeast, kGreatest);
        if (rng.chance(1, 4)) {
            n = number + rng.between(-3, 3);
        } else if (rng.chance(1, 4)) {
            n = number + rng.pick(numbers);
        } else if (rng.chance(1, 4)) {
            n = number + rng.pick(powers_of_two(number));
        }
        return {{std::clamp(n, kLeast, kGreatest)}};
    }
    Game longest() const override { return {{kGreatest}}; }
    void limits(Sink& sink) const override {
        const Row numbers = fibonacci();
        std::vector<Game> games;
        const auto add = [&](Int n) {
            if (kLeast <= n && n <= kGreatest) games.push_back({{n}});
        };
        // What differs little from a Fibonacci number, in few bits, or in none of those that a
        // narrow type or a table by remainders keeps; and what it is without its last digits.
        for (const Int number : numbers) {
            add(number);
            for (const Int difference : {1, 2, 3, 10007, 99991, 100003, 1000003, 1000007}) {
                add(number + difference);
                add(number - difference);
            }
            for (const Int bit : powers_of_two(kGreatest)) {
                add(number);
                add(number + bit);
                add(number - bit);
                add(number ^ bit);
            }
            for (Int digits = 10; digits <= 1000; digits *= 10) {
                add(number * digits);
                add(number * digits + digits - 1);
                add(number / digits);
            }
        }
        sink.all_of("near-fibonacci", games);
        for (const Int number : numbers) {
            for (const Int other : numbers) {
                if (other <= number) add(number + other);
            }
            add(2 * number + 1);
            add(3 * number);
        }
        // The most terms without neighbours, and the fewest gaps between them.
        for (std::size_t first : {0, 1, 2}) {
            Int sum = 0;
            for (std::size_t i = first; i < numbers.size(); i += 2) add(sum += numbers[i]);
        }
        sink.all_of("sums-of-fibonacci", games);
        // Other sequences that grow alike, and what other bounds on the takes lose at.
        for (Int p = 1; p <= 6; ++p) {
            for (Int q = p; q <= 2 * p + 5; ++q) {
                for (Int a = p, b = q; a <= kGreatest; a = std::exchange(b, a + b)) add(a);
            }
        }
        for (Int factor = 2; factor <= 10; ++factor) {
            for (Int power = 1; power <= kGreatest; power *= factor) {
                for (const Int difference : {-1, 0, 1}) add(power + difference);
            }
        }
        for (Int k = 2; k <= 300; ++k) {
            add(k * k);
            add(k * (k + 1) / 2 + 2);
        }
        sink.all_of("like-fibonacci", games);
        // The numbers that a table of more terms holds in 16, 31 or 32 bits.
        std::uint64_t a = 1, b = 2;
        for (int i = 0; i < 400; ++i) {
            for (const std::uint64_t most : {65535, 2147483647}) {
                add(static_cast<Int>(a & most));
            }
            if ((a & UINT32_MAX) <= static_cast<std::uint64_t>(kGreatest)) {
                add(static_cast<Int>(a & UINT32_MAX));
            }
            a = std::exchange(b, a + b);
        }
        sink.all_of("wrapped", games);
        // Wherever a block of the output ends, a long line begins shortly before.
        for (std::size_t wins = 0; wins < 11; ++wins) {
            games.assign(7000, {{kLeast}});
            std::fill(games.begin(), games.begin() + static_cast<std::ptrdiff_t>(wins), Game{{4}});
            sink.all_of("output-blocks-" + std::to_string(wins), games);
        }
    }

 private:
    // 2, 3, 5, ...: the Fibonacci numbers that n can be.
    static Row fibonacci() {
        Row numbers = {2, 3};
        for (;;) {
            const Int next = numbers.back() + numbers[numbers.size() - 2];
            if (next > kGreatest) return numbers;
            numbers.push_back(next);
        }
    }
};

}  // namespace

RULES(Inputs)
