#include "lab/functions.hpp"

#include <map>
#include <memory>
#include <stdexcept>

#include "lab/compose.hpp"

namespace lab {

namespace {

// Adds functions to the catalogue.
class Writer {
 public:
    explicit Writer(Catalogue* all) : all_(all) {}

    void expression(const Tree& of_n, double bits) {
        all_->known.push_back({of_n, nullptr, bits, false});
    }
    void called(Text text, const std::string& name, NumberFunction written, double bits,
                bool bounded = false, Int growth = 1) {
        Function& function = all_->functions.emplace_back();
        function.name = name;
        function.text = std::move(text);
        function.body = std::move(written.body);
        function.at = [at = std::move(written.at)](const Int* n) { return at(*n); };
        function.bits = bits;
        function.bounded = bounded;
        function.growth = growth;
        all_->known.push_back({call(function, {variable(0)}), &function, bits, bounded});
    }

 private:
    Catalogue* all_;
};

void add_binary(Writer* to) {
    to->called({"the number of ones of $ in binary", "$ 的二进制中 1 的个数"}, "ones", WRITTEN({
                   long long ones = 0;
                   for (; n > 0; n /= 2) ones += n % 2;
                   return ones;
               }),
               1);
    to->called({"the number of zeros of $ in binary", "$ 的二进制中 0 的个数"}, "zeros", WRITTEN({
                   long long zeros = 0;
                   for (; n > 0; n /= 2) zeros += 1 - n % 2;
                   return zeros;
               }),
               3);
    to->called({"the greatest power of 2 that divides $", "整除 $ 的最大的 2 的幂"}, "lowest_one",
               WRITTEN({ return n <= 0 ? 0 : n & -n; }), 2);
    to->called({"the greatest odd divisor of $", "$ 的最大奇约数"}, "odd_part", WRITTEN({
                   while (n > 0 && n % 2 == 0) n /= 2;
                   return n > 0 ? n : 0;
               }),
               3);
    to->called({"$ without its lowest 1-bit", "$ 去掉二进制最低位的 1"}, "without_lowest_one",
               WRITTEN({ return n <= 0 ? 0 : n & (n - 1); }), 4);
    to->called({"the nim-sum of $ and floor($ / 2)", "$ 与 floor($ / 2) 的异或和"}, "gray_code",
               WRITTEN({ return n <= 0 ? 0 : n ^ n / 2; }), 4);
    to->called(
        {"the evil number with index $, counted from 0 (evil: an even number of ones in binary)",
         "下标为 $ 的邪恶数（从 0 数起；邪恶数：二进制中有偶数个 1）"},
        "evil", WRITTEN({
            if (n <= 0) return 0;
            long long ones = 0;
            for (long long m = n; m > 0; m /= 2) ones += m % 2;
            return 2 * n + ones % 2;
        }),
        3);
    to->called(
        {"the odious number with index $, counted from 0 (odious: an odd number of ones in binary)",
         "下标为 $ 的可憎数（从 0 数起；可憎数：二进制中有奇数个 1）"},
        "odious", WRITTEN({
            if (n < 0) return 0;
            long long ones = 0;
            for (long long m = n; m > 0; m /= 2) ones += m % 2;
            return 2 * n + 1 - ones % 2;
        }),
        3);
}

void add_places(Writer* to) {
    to->called({"the place of the lowest 1-bit of $ (from 1 on, 0 for 0)",
                "$ 的二进制最低位 1 的位置（从 1 起，0 处为 0）"},
               "lowest_place", WRITTEN({
                   if (n <= 0) return 0;
                   long long place = 1;
                   for (; n % 2 == 0; n /= 2) ++place;
                   return place;
               }),
               3);
    to->called({"the number of ones at the end of $ in binary", "$ 的二进制末尾连续 1 的个数"},
               "trailing_ones", WRITTEN({
                   long long count = 0;
                   for (; n > 0 && n % 2 == 1; n /= 2) ++count;
                   return count;
               }),
               3);
    to->called({"the number of binary digits of $", "$ 的二进制位数"}, "digits", WRITTEN({
                   long long count = 0;
                   for (; n > 0; n /= 2) ++count;
                   return count;
               }),
               3);
}

// Of several numbers.
#define OF_TWO(...)                                      \
    Written {                                            \
        LAID_OUT(__VA_ARGS__), [](const Int* p) -> Int { \
            long long x = p[0], y = p[1];                \
            __VA_ARGS__                                  \
        }                                                \
    }
#define OF_FOUR(...)                                          \
    Written {                                                 \
        LAID_OUT(__VA_ARGS__), [](const Int* p) -> Int {      \
            long long x = p[0], y = p[1], z = p[2], t = p[3]; \
            __VA_ARGS__                                       \
        }                                                     \
    }
struct Written {
    std::string body;
    std::function<Int(const Int*)> at;
};
Function function_of_two(const char* name, Text text, Written written, double bits) {
    Function function;
    function.name = name;
    function.text = std::move(text);
    function.body = std::move(written.body);
    function.at = std::move(written.at);
    function.bits = bits;
    function.parameters = {"x", "y"};
    return function;
}

// Conway's product of numbers below 2^32.
#define NIM_PRODUCT                                                                          \
    {                                                                                        \
        struct Nim {                                                                         \
            static long long product(long long u, long long v, int half) {                   \
                if (u < 2 || v < 2) return u * v;                                            \
                const long long low = (1LL << half) - 1;                                     \
                const long long u1 = u >> half, u0 = u & low, v1 = v >> half, v0 = v & low;  \
                const long long small = product(u0, v0, half / 2);                           \
                const long long cross = product(u1 ^ u0, v1 ^ v0, half / 2) ^ small;         \
                const long long high = product(u1, v1, half / 2);                            \
                return (cross << half) ^ small ^ product(high, 1LL << (half - 1), half / 2); \
            }                                                                                \
        };                                                                                   \
        return Nim::product(x, y, 16);                                                       \
    }

void add_pairs(std::deque<Function>* to) {
    to->push_back(function_of_two("divisions",
                                  {"the number of divisions in Euclid's algorithm for $1 and $2",
                                   "$1 与 $2 辗转相除的除法次数"},
                                  OF_TWO({
                                      long long count = 0;
                                      for (; x > 0 && y > 0; ++count) {
                                          if (x < y) std::swap(x, y);
                                          x %= y;
                                      }
                                      return count;
                                  }),
                                  5));
    to->push_back(function_of_two("quotients",
                                  {"the sum of the quotients in Euclid's algorithm for $1 and $2",
                                   "$1 与 $2 辗转相除的商之和"},
                                  OF_TWO({
                                      long long sum = 0;
                                      while (x > 0 && y > 0) {
                                          if (x < y) std::swap(x, y);
                                          sum += x / y;
                                          x %= y;
                                      }
                                      return sum;
                                  }),
                                  5));
    // The value where a move takes 1 to n / k of n stones: see windows().
    to->push_back(function_of_two("last_quotient",
                                  {"g($1, $2) with g(n, k) = n / k if k divides n, else g(n, k) = "
                                   "g(n - floor(n / k) - 1, k)",
                                   "g($1, $2)：若 k 整除 n 则 g(n, k) = n / k，否则 g(n, k) = "
                                   "g(n - floor(n / k) - 1, k)"},
                                  OF_TWO({
                                      while (y > 0 && x > y && x % y != 0) {
                                          const long long most = x / y;
                                          x -= (x % y + most) / (most + 1) * (most + 1);
                                      }
                                      return y > 0 && x % y == 0 ? x / y : 0;
                                  }),
                                  5));
    to->push_back(function_of_two("nim_product",
                                  {"the nim product of $1 and $2", "$1 与 $2 的 Nim 积"},
                                  OF_TWO(NIM_PRODUCT), 3));
    to->back().limit = 4294967295;
    Function moore =
        function_of_two("moore", {}, OF_FOUR({
                            for (; (x | y | z | t) > 0; x /= 2, y /= 2, z /= 2, t /= 2) {
                                if ((x % 2 + y % 2 + z % 2 + t % 2) % 3 != 0) return false;
                            }
                            return true;
                        }),
                        2);
    moore.condition = true;
    moore.parameters = {"x", "y", "z", "t"};
    moore.said = {{1,
                   {"each binary digit is 1 in a number of heaps that is a multiple of 3",
                    "每个二进制位上 1 的个数都是 3 的倍数"},
                   {"some binary digit is 1 in a number of heaps that is no multiple of 3",
                    "有一个二进制位上 1 的个数不是 3 的倍数"}}};
    to->push_back(std::move(moore));
}

void add_base(Writer* to, const Int base) {
    const std::string b = std::to_string(base);
    const double more = base == 2 ? 0 : bits_of_number(base) - 2;
    // In texts, `#` stands for the base.
    const auto add = [&](const Text& text, const std::string& name, NumberFunction written,
                         double bits, bool bounded = false) {
        written.body = renamed(written.body, "base", b);
        to->called(replaced(text, "#", b), name + b, std::move(written), bits + more, bounded);
    };
    add({"the exponent of # in $", "$ 中因数 # 的次数"}, "exponent_of_", WRITTEN({
            long long times = 0;
            for (; n > 0 && n % base == 0; n /= base) ++times;
            return times;
        }),
        1);
    add("floor(log_#($))", "log_", WRITTEN({
            long long log = 0;
            for (; n >= base; n /= base) ++log;
            return log;
        }),
        1);
    add({"the greatest power of # up to $", "不超过 $ 的最大的 # 的幂"}, "highest_power_of_",
        WRITTEN({
            if (n <= 0) return 0;
            long long power = 1;
            while (power <= n / base) power *= base;
            return power;
        }),
        2);
    add({"$ less the greatest power of # up to it", "$ 减去不超过它的最大的 # 的幂"},
        "above_power_of_", WRITTEN({
            if (n <= 0) return 0;
            long long power = 1;
            while (power <= n / base) power *= base;
            return n - power;
        }),
        4);
    add({"the digits of $ in base # reversed", "$ 的 # 进制各位倒过来的数"}, "reversed_", WRITTEN({
            long long result = 0;
            for (; n > 0; n /= base) result = result * base + n % base;
            return result;
        }),
        5);
    if (base == 2) return;
    add({"the sum of the digits of $ in base #", "$ 的 # 进制各位数字之和"}, "digit_sum_", WRITTEN({
            long long sum = 0;
            for (; n > 0; n /= base) sum += n % base;
            return sum;
        }),
        2);
    add({"the nim-sum of the digits of $ in base #", "$ 的 # 进制各位数字的异或和"}, "digit_xor_",
        WRITTEN({
            long long sum = 0;
            for (; n > 0; n /= base) sum ^= n % base;
            return sum;
        }),
        4, true);
    add({"the last digit of $ in base # that is not 0", "$ 的 # 进制最后一个非零数字"},
        "last_digit_", WRITTEN({
            while (n > 0 && n % base == 0) n /= base;
            return n > 0 ? n % base : 0;
        }),
        3, true);
    add({"the first digit of $ in base #", "$ 的 # 进制首位数字"}, "first_digit_", WRITTEN({
            while (n >= base) n /= base;
            return n > 0 ? n : 0;
        }),
        3, true);
    add({"the greatest digit of $ in base #", "$ 的 # 进制最大的数字"}, "greatest_digit_", WRITTEN({
            long long digit = 0;
            for (; n > 0; n /= base) digit = std::max(digit, n % base);
            return digit;
        }),
        4, true);
    add({"the number of digits of $ in base # that are not 0", "$ 的 # 进制非零数字的个数"},
        "nonzero_digits_", WRITTEN({
            long long count = 0;
            for (; n > 0; n /= base) count += n % base != 0;
            return count;
        }),
        4);
    add({"$ without the factors #", "$ 除尽因数 # 后的数"}, "without_", WRITTEN({
            while (n > 0 && n % base == 0) n /= base;
            return n > 0 ? n : 0;
        }),
        4);
}

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

#define GREATEST_ROOT                                      \
    long long root = 0;                                    \
    for (long long bit = 1 << 30; bit > 0; bit /= 2) {     \
        if ((root + bit) * (root + bit) <= n) root += bit; \
    }
#define GREATEST_TRIANGLE                                 \
    long long k = 0;                                      \
    for (long long bit = 1 << 30; bit > 0; bit /= 2) {    \
        if ((k + bit) * (k + bit + 1) / 2 <= n) k += bit; \
    }

void add_powers(Writer* to) {
    to->called("floor(sqrt($))", "root", WRITTEN({
                   GREATEST_ROOT
                   return root;
               }),
               2);
    to->called({"$ less the greatest square up to it", "$ 减去不超过它的最大平方数"},
               "above_square", WRITTEN({
                   GREATEST_ROOT
                   return n > 0 ? n - root * root : 0;
               }),
               4);
    to->called({"the greatest k with k (k + 1) / 2 <= $", "使 k (k + 1) / 2 <= $ 的最大的 k"},
               "triangle_root", WRITTEN({
                   GREATEST_TRIANGLE
                   return k;
               }),
               3);
    to->called({"$ less the greatest triangular number up to it", "$ 减去不超过它的最大三角形数"},
               "above_triangle", WRITTEN({
                   GREATEST_TRIANGLE
                   return n > 0 ? n - k * (k + 1) / 2 : 0;
               }),
               4);
    to->called({"the cube root of $, rounded down", "$ 的立方根（向下取整）"}, "cube_root",
               WRITTEN({
                   long long root = 0;
                   while ((root + 1) * (root + 1) * (root + 1) <= n) ++root;
                   return root;
               }),
               4);
    to->expression(variable(0) * variable(0), 3);
    to->expression(variable(0) * (variable(0) + 1) / 2, 4);
}

// Zeckendorf: every natural number is in one way a sum of Fibonacci numbers no two of which are
// neighbours, and taking the greatest that fits each time finds it. `begin` declares what `each`
// changes for a part x.
#define BY_ZECKENDORF(begin, up, down, each, result) \
    WRITTEN({                                        \
        long long x = 1, y = 2;                      \
        begin;                                       \
        while (y <= n) {                             \
            y += x;                                  \
            x = y - x;                               \
            up                                       \
        }                                            \
        while (n > 0) {                              \
            if (x <= n) {                            \
                n -= x;                              \
                each;                                \
            }                                        \
            x = y - x;                               \
            y -= x;                                  \
            down                                     \
        }                                            \
        return result;                               \
    })
#define GREATEST_FIBONACCI  \
    if (n <= 0) return 0;   \
    long long x = 1, y = 2; \
    while (y <= n) {        \
        y += x;             \
        x = y - x;          \
    }

void add_fibonacci(Writer* to) {
    to->called(
        {"the number of parts of $ as a sum of Fibonacci numbers without neighbours (Zeckendorf)",
         "$ 的齐肯多夫表示（互不相邻的斐波那契数之和）的项数"},
        "zeckendorf_parts", BY_ZECKENDORF(long long parts = 0, , , ++parts, parts), 4);
    to->called({"the least part of $ as a sum of Fibonacci numbers without neighbours (Zeckendorf)",
                "$ 的齐肯多夫表示（互不相邻的斐波那契数之和）的最小项"},
               "least_part", BY_ZECKENDORF(long long least = 0, , , least = x, least), 4);
    to->called({"the index i of the least part F(i) of $ as a sum of Fibonacci numbers without "
                "neighbours (F(2) = 1, F(3) = 2)",
                "$ 的齐肯多夫表示（互不相邻的斐波那契数之和）的最小项 F(i) 的下标 i（F(2) = 1，"
                "F(3) = 2）"},
               "least_part_index",
               BY_ZECKENDORF(long long index = 2; long long least = 0, ++index;, --index;
                             , least = index, least),
               5);
    to->called({"the greatest Fibonacci number up to $", "不超过 $ 的最大斐波那契数"},
               "greatest_fibonacci", WRITTEN({
                   GREATEST_FIBONACCI
                   return x;
               }),
               4);
    to->called({"$ less the greatest Fibonacci number up to it", "$ 减去不超过它的最大斐波那契数"},
               "above_fibonacci", WRITTEN({
                   GREATEST_FIBONACCI
                   return n - x;
               }),
               5);
    to->called({"the index i of the greatest Fibonacci number F(i) up to $ (F(2) = 1, F(3) = 2)",
                "不超过 $ 的最大斐波那契数 F(i) 的下标 i（F(2) = 1，F(3) = 2）"},
               "fibonacci_index", WRITTEN({
                   if (n <= 0) return 0;
                   long long index = 2;
                   for (long long x = 1, y = 2; y <= n; ++index) {
                       y += x;
                       x = y - x;
                   }
                   return index;
               }),
               4);
}

// What is better said than by a function's value: "n is a square".
struct Predicate {
    const char* function;
    Int value;
    Text text, contrary;
};
const Predicate kPredicates[] = {
    {"ones", 1, {"$ is a power of 2", "$ 是 2 的幂"}, {"$ is not a power of 2", "$ 不是 2 的幂"}},
    {"above_square", 0, {"$ is a square", "$ 是平方数"}, {"$ is not a square", "$ 不是平方数"}},
    {"above_triangle",
     0,
     {"$ is a triangular number", "$ 是三角形数"},
     {"$ is not a triangular number", "$ 不是三角形数"}},
    {"is_prime", 1, {"$ is prime", "$ 是质数"}, {"$ is not prime", "$ 不是质数"}},
    {"above_fibonacci",
     0,
     {"$ is 0 or a Fibonacci number", "$ 是 0 或斐波那契数"},
     {"$ is neither 0 nor a Fibonacci number", "$ 既不是 0 也不是斐波那契数"}},
    {"zeckendorf_parts",
     1,
     {"$ is a Fibonacci number", "$ 是斐波那契数"},
     {"$ is not a Fibonacci number", "$ 不是斐波那契数"}},
};

Catalogue made() {
    Catalogue all;
    Writer writer(&all);
    writer.expression(variable(0), 0);
    add_binary(&writer);
    for (Int base = 2; base <= 10; ++base) add_base(&writer, base);
    add_powers(&writer);
    add_fibonacci(&writer);
    add_number_theory(&writer);
    // These tell of several numbers at once, where they are looked for by name.
    const std::size_t size = all.known.size();
    add_places(&writer);
    all.known.resize(size);
    add_pairs(&all.functions);
    for (Function& function : all.functions) {
        for (const Predicate& each : kPredicates) {
            if (function.name != each.function) continue;
            function.said.push_back({each.value, each.text, each.contrary});
        }
        // A sieve of so many numbers has no room.
        if (function.name == "primes_up_to" || function.name == "index_of_least_factor") {
            function.limit = 100000000000;
        }
        if (function.name == "is_prime") function.condition = true;
        if (function.name == "odious" || function.name == "evil") function.growth = 2;
        if (function.name.starts_with("reversed_")) function.growth = 10;
    }
    return all;
}

}  // namespace

const Catalogue& catalogue() {
    static const Catalogue all = made();
    return all;
}

const Function& function_named(const std::string& name) {
    for (const Function& function : catalogue().functions) {
        if (function.name == name) return function;
    }
    throw std::logic_error("no function " + name);
}

Function condition_named(std::string name, Text so, Text not_so, std::string body,
                         std::function<Int(const Int*)> at) {
    Function function;
    function.name = std::move(name);
    function.body = std::move(body);
    function.at = std::move(at);
    function.condition = true;
    function.said = {{1, std::move(so), std::move(not_so)}};
    return function;
}

const Function& kept(Function function) {
    static std::map<std::string, std::unique_ptr<const Function>> all;
    auto& place = all[function.name + '\n' + function.body];
    if (!place) place = std::make_unique<const Function>(std::move(function));
    return *place;
}

}  // namespace lab
