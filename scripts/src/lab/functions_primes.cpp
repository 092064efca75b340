// Functions of the prime factors of a number, and of the primes below it.
#include <vector>

#include "lab/functions_kinds.hpp"

namespace lab {

// A loop over the prime factors, in ascending order: `each` for a p with its number of `times`.
#define BY_FACTORS(begin, each, result)         \
    WRITTEN({                                   \
        begin;                                  \
        for (long long p = 2; n > 1; ++p) {     \
            if (p * p > n) p = n;               \
            long long times = 0;                \
            for (; n % p == 0; n /= p) ++times; \
            each;                               \
        }                                       \
        return result;                          \
    })

// The number of primes up to n: by n / i alone, as Legendre and Lucy do. O(n^(3/4)).
#define PRIMES_UP_TO                                                                       \
    if (n < 2) return 0;                                                                   \
    long long root = 1;                                                                    \
    while ((root + 1) * (root + 1) <= n) ++root;                                           \
    std::vector<long long> small(root + 1), large(root + 1);                               \
    for (long long i = 1; i <= root; ++i) {                                                \
        small[i] = i - 1;                                                                  \
        large[i] = n / i - 1;                                                              \
    }                                                                                      \
    for (long long p = 2; p <= root; ++p) {                                                \
        if (small[p] == small[p - 1]) continue;                                            \
        for (long long i = 1; i <= root && n / i >= p * p; ++i) {                          \
            const long long rest = i * p <= root ? large[i * p] : small[n / i / p];        \
            large[i] -= rest - small[p - 1];                                               \
        }                                                                                  \
        for (long long i = root; i >= p * p; --i) small[i] -= small[i / p] - small[p - 1]; \
    }                                                                                      \
    return large[1];

void add_number_theory(Writer* to) {
    to->called({"the number of prime factors of $ (with multiplicity)", "$ 的质因数个数（计重数）"},
               "prime_factors", BY_FACTORS(long long count = 0, count += times, count), 3);
    to->called({"the number of different prime factors of $", "$ 的不同质因数的个数"},
               "different_primes", BY_FACTORS(long long count = 0, count += times > 0, count), 3);
    to->called(
        {"the number of odd prime factors of $ (with multiplicity)", "$ 的奇质因数个数（计重数）"},
        "odd_prime_factors", BY_FACTORS(long long count = 0, if (p > 2) count += times, count), 4);
    to->called({"the number of odd prime factors of $ (with multiplicity), plus 1 if $ is even",
                "$ 的奇质因数个数（计重数），$ 是偶数时再加 1"},
               "odd_factors_and_two",
               BY_FACTORS(long long count = 0, count += p > 2 ? times : times > 0, count), 6);
    to->called({"the greatest exponent of a prime in $", "$ 的质因数分解中最大的指数"},
               "greatest_exponent",
               BY_FACTORS(long long count = 0, count = std::max(count, times), count), 5);
    to->called({"the nim-sum of the exponents of the primes in $", "$ 的各质因数指数的异或和"},
               "exponent_xor", BY_FACTORS(long long sum = 0, sum ^= times, sum), 5);
    to->called({"the number of divisors of $", "$ 的约数个数"}, "divisors",
               BY_FACTORS(long long count = n > 0, count *= times + 1, count), 3);
    to->called(
        {"the sum of the prime factors of $ (with multiplicity)", "$ 的质因数之和（计重数）"},
        "prime_sum", BY_FACTORS(long long sum = 0, sum += p * times, sum), 6);
    to->called(
        {"Euler's phi($)", "欧拉函数 phi($)"}, "phi",
        BY_FACTORS(long long phi = n > 0 ? n : 0, if (times > 0) phi = phi / p * (p - 1), phi), 5);
    to->called({"the least prime factor of $", "$ 的最小质因数"}, "least_factor", WRITTEN({
                   for (long long p = 2; p * p <= n; ++p) {
                       if (n % p == 0) return p;
                   }
                   return n > 0 ? n : 0;
               }),
               3);
    to->called({"the greatest divisor of $ below $", "$ 的小于 $ 的最大约数"}, "greatest_divisor",
               WRITTEN({
                   for (long long p = 2; p * p <= n; ++p) {
                       if (n % p == 0) return n / p;
                   }
                   return n > 1;
               }),
               5);
    to->called({"the least number that does not divide $", "不整除 $ 的最小正整数"},
               "least_non_divisor", WRITTEN({
                   long long d = 1;
                   while (n > 0 && n % d == 0) ++d;
                   return n > 0 ? d : 0;
               }),
               4);
    to->called({"the greatest prime factor of $", "$ 的最大质因数"}, "greatest_prime",
               BY_FACTORS(long long greatest = 0, if (times > 0) greatest = p, greatest), 4);
    to->called({"the number of primes up to $", "不超过 $ 的质数个数"}, "primes_up_to",
               WRITTEN({PRIMES_UP_TO}), 4);
    to->called({"the number of primes up to the least prime factor of $",
                "不超过 $ 的最小质因数的质数个数"},
               "index_of_least_factor", WRITTEN({
                   const auto least_factor = [](long long m) -> long long {
                       for (long long p = 2; p * p <= m; ++p) {
                           if (m % p == 0) return p;
                       }
                       return m;
                   };
                   n = least_factor(n);
                   PRIMES_UP_TO
               }),
               4);
    to->called({}, "is_prime", WRITTEN({
                   for (long long p = 2; p * p <= n; ++p) {
                       if (n % p == 0) return false;
                   }
                   return n > 1;
               }),
               3, true);
}

}  // namespace lab
