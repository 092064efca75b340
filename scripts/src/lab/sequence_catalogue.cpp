#include "lab/sequence_catalogue.hpp"

#include <algorithm>
#include <cmath>
#include <memory>

namespace lab {
namespace seq {

Helper number_helper(const std::string& name, const std::string& body) {
    return {name, "long long", body};
}

namespace {

// Adds functions to the catalogue; in a body, `#` stands for the base.
class Writer {
 public:
    explicit Writer(std::vector<Function>* all) : all_(all) {}

    void inlined(Text text, std::string code, std::function<Int(Int)> at, double bits,
                 bool bounded = false) {
        all_->push_back({std::move(text), std::move(code), {}, std::move(at), bits, bounded});
    }
    void called(Text text, const std::string& name, const std::string& body,
                std::function<Int(Int)> at, double bits, bool bounded = false) {
        all_->push_back({std::move(text),
                         name + "($)",
                         {number_helper(name, body)},
                         std::move(at),
                         bits,
                         bounded});
    }

 private:
    std::vector<Function>* all_;
};

std::string with_base(std::string text, Int base) {
    const std::string number = std::to_string(base);
    for (std::size_t at; (at = text.find('#')) != std::string::npos;) text.replace(at, 1, number);
    return text;
}

Int ones_of(Int n) {
    Int ones = 0;
    for (; n > 0; n /= 2) ones += n % 2;
    return ones;
}

Int valuation(Int n, Int base) {
    Int times = 0;
    for (; n > 0 && n % base == 0; n /= base) ++times;
    return times;
}

Int highest_power(Int n, Int base) {
    Int power = 1;
    while (power <= n / base) power *= base;
    return n > 0 ? power : 0;
}

Int digits_of(Int n, Int base) {
    Int digits = 0;
    for (; n > 0; n /= base) ++digits;
    return digits;
}

const char* const kOnes =
    "    long long ones = 0;\n"
    "    for (; n > 0; n /= 2) ones += n % 2;\n"
    "    return ones;\n";

void add_binary(Writer* to) {
    to->called({"the number of ones of $ in binary", "$ 的二进制中 1 的个数"}, "ones",
               "    long long ones = 0;\n"
               "    for (; n > 0; n /= 2) ones += n % 2;\n"
               "    return ones;\n",
               ones_of, 1);
    to->called(
        {"the number of zeros of $ in binary", "$ 的二进制中 0 的个数"}, "zeros",
        "    long long zeros = 0;\n"
        "    for (; n > 0; n /= 2) zeros += 1 - n % 2;\n"
        "    return zeros;\n",
        [](Int n) { return digits_of(n, 2) - ones_of(n); }, 3);
    to->inlined(
        {"the greatest power of 2 that divides $", "整除 $ 的最大的 2 的幂"},
        "($ <= 0 ? 0 : $ & -$)", [](Int n) { return n <= 0 ? 0 : n & -n; }, 2);
    to->called(
        {"the greatest odd divisor of $", "$ 的最大奇因数"}, "odd_part",
        "    while (n > 0 && n % 2 == 0) n /= 2;\n"
        "    return n > 0 ? n : 0;\n",
        [](Int n) { return n <= 0 ? 0 : n / (n & -n); }, 3);
    to->inlined(
        {"$ without its lowest one in binary", "$ 去掉二进制最低位的 1"},
        "($ <= 0 ? 0 : $ & ($ - 1))", [](Int n) { return n <= 0 ? 0 : n & (n - 1); }, 4);
    to->inlined(
        {"the nim-sum of $ and floor($ / 2)", "$ 与 floor($ / 2) 的异或和"},
        "($ <= 0 ? 0 : $ ^ ($ >> 1))", [](Int n) { return n <= 0 ? 0 : n ^ (n >> 1); }, 4);
    to->called(
        {"evil number number $ (counted from 0; evil: an even number of ones in binary)",
         "第 $ 个邪恶数（从第 0 个数起；二进制有偶数个 1 的数）"},
        "evil",
        "    if (n <= 0) return 0;\n"
        "    long long ones = 0;\n"
        "    for (long long m = n; m > 0; m /= 2) ones += m % 2;\n"
        "    return 2 * n + ones % 2;\n",
        [](Int n) { return n <= 0 ? 0 : 2 * n + ones_of(n) % 2; }, 3);
    to->called(
        {"odious number number $ (counted from 0; odious: an odd number of ones in binary)",
         "第 $ 个可憎数（从第 0 个数起；二进制有奇数个 1 的数）"},
        "odious",
        "    if (n < 0) return 0;\n"
        "    long long ones = 0;\n"
        "    for (long long m = n; m > 0; m /= 2) ones += m % 2;\n"
        "    return 2 * n + 1 - ones % 2;\n",
        [](Int n) { return n < 0 ? 0 : 2 * n + 1 - ones_of(n) % 2; }, 3);
}

void add_base(Writer* to, Int base) {
    const std::string b = std::to_string(base);
    const double bits = base == 2 ? 0 : bits_of_number(base) - 2;
    const auto text = [&](const char* en, const char* zh) {
        return Text(with_base(en, base), with_base(zh, base));
    };
    const auto code = [&](const char* lines) { return with_base(lines, base); };
    to->called(
        text("the exponent of # in $", "$ 中因数 # 的次数"), "exponent_of_" + b,
        code("    long long times = 0;\n"
             "    for (; n > 0 && n % # == 0; n /= #) ++times;\n"
             "    return times;\n"),
        [base](Int n) { return valuation(n, base); }, 1 + bits);
    to->called(
        text("floor(log_#($))", "floor(log_#($))"), "log_" + b,
        code("    long long log = 0;\n"
             "    for (; n >= #; n /= #) ++log;\n"
             "    return log;\n"),
        [base](Int n) { return std::max<Int>(digits_of(n, base) - 1, 0); }, 1 + bits);
    to->called(
        text("the greatest power of # up to $", "不超过 $ 的最大的 # 的幂"),
        "highest_power_of_" + b,
        code("    if (n <= 0) return 0;\n"
             "    long long power = 1;\n"
             "    while (power <= n / #) power *= #;\n"
             "    return power;\n"),
        [base](Int n) { return highest_power(n, base); }, 2 + bits);
    to->called(
        text("$ less the greatest power of # up to it", "$ 减去不超过它的最大的 # 的幂"),
        "above_power_of_" + b,
        code("    if (n <= 0) return 0;\n"
             "    long long power = 1;\n"
             "    while (power <= n / #) power *= #;\n"
             "    return n - power;\n"),
        [base](Int n) { return n <= 0 ? 0 : n - highest_power(n, base); }, 4 + bits);
    to->called(
        text("the digits of $ in base # reversed", "$ 的 # 进制各位倒过来的数"), "reversed_" + b,
        code("    long long result = 0;\n"
             "    for (; n > 0; n /= #) result = result * # + n % #;\n"
             "    return result;\n"),
        [base](Int n) {
            Int result = 0;
            for (; n > 0; n /= base) result = result * base + n % base;
            return result;
        },
        5 + bits);
    if (base == 2) return;
    to->called(
        text("the sum of the digits of $ in base #", "$ 的 # 进制各位数字之和"), "digit_sum_" + b,
        code("    long long sum = 0;\n"
             "    for (; n > 0; n /= #) sum += n % #;\n"
             "    return sum;\n"),
        [base](Int n) {
            Int sum = 0;
            for (; n > 0; n /= base) sum += n % base;
            return sum;
        },
        2 + bits);
    to->called(
        text("the nim-sum of the digits of $ in base #", "$ 的 # 进制各位数字的异或和"),
        "digit_xor_" + b,
        code("    long long sum = 0;\n"
             "    for (; n > 0; n /= #) sum ^= n % #;\n"
             "    return sum;\n"),
        [base](Int n) {
            Int sum = 0;
            for (; n > 0; n /= base) sum ^= n % base;
            return sum;
        },
        4 + bits, true);
    to->called(
        text("the last digit of $ in base # that is not 0", "$ 的 # 进制最后一个非零数字"),
        "last_digit_" + b,
        code("    while (n > 0 && n % # == 0) n /= #;\n"
             "    return n > 0 ? n % # : 0;\n"),
        [base](Int n) {
            while (n > 0 && n % base == 0) n /= base;
            return n > 0 ? n % base : 0;
        },
        3 + bits, true);
    to->called(
        text("the first digit of $ in base #", "$ 的 # 进制首位数字"), "first_digit_" + b,
        code("    while (n >= #) n /= #;\n"
             "    return n > 0 ? n : 0;\n"),
        [base](Int n) { return n <= 0 ? 0 : n / highest_power(n, base); }, 3 + bits, true);
    to->called(
        text("the greatest digit of $ in base #", "$ 的 # 进制最大的数字"), "greatest_digit_" + b,
        code("    long long digit = 0;\n"
             "    for (; n > 0; n /= #) digit = std::max(digit, n % #);\n"
             "    return digit;\n"),
        [base](Int n) {
            Int digit = 0;
            for (; n > 0; n /= base) digit = std::max(digit, n % base);
            return digit;
        },
        4 + bits, true);
    to->called(
        text("the number of digits of $ in base # that are not 0", "$ 的 # 进制非零数字的个数"),
        "nonzero_digits_" + b,
        code("    long long count = 0;\n"
             "    for (; n > 0; n /= #) count += n % # != 0;\n"
             "    return count;\n"),
        [base](Int n) {
            Int count = 0;
            for (; n > 0; n /= base) count += n % base != 0;
            return count;
        },
        4 + bits);
    to->called(
        text("$ without the factors #", "$ 除尽因数 # 后的数"), "without_" + b,
        code("    while (n > 0 && n % # == 0) n /= #;\n"
             "    return n > 0 ? n : 0;\n"),
        [base](Int n) {
            while (n > 0 && n % base == 0) n /= base;
            return std::max<Int>(n, 0);
        },
        4 + bits);
}

// Visits each prime factor with its exponent, in ascending order.
template <class Visit>
void for_prime_factors(Int n, const Visit& visit) {
    for (Int p = 2; p * p <= n; ++p) {
        Int times = 0;
        for (; n % p == 0; n /= p) ++times;
        if (times > 0) visit(p, times);
    }
    if (n > 1) visit(n, Int{1});
}

// A loop over the prime factors: `at` for each p with its number of `times`.
std::string factor_loop(const std::string& begin, const std::string& each, const std::string& end) {
    return begin +
           "    for (long long p = 2; n > 1; ++p) {\n"
           "        if (p * p > n) p = n;\n"
           "        long long times = 0;\n"
           "        for (; n % p == 0; n /= p) ++times;\n"
           "        " +
           each + "\n    }\n" + end;
}

// The number of primes up to n: by n / i alone, as Legendre and Lucy do. O(n^(3/4)).
const char* const kPrimesUpTo =
    "    if (n < 2) return 0;\n"
    "    long long root = 1;\n"
    "    while ((root + 1) * (root + 1) <= n) ++root;\n"
    "    std::vector<long long> small(root + 1), large(root + 1);\n"
    "    for (long long i = 1; i <= root; ++i) {\n"
    "        small[i] = i - 1;\n"
    "        large[i] = n / i - 1;\n"
    "    }\n"
    "    for (long long p = 2; p <= root; ++p) {\n"
    "        if (small[p] == small[p - 1]) continue;\n"
    "        for (long long i = 1; i <= root && n / i >= p * p; ++i) {\n"
    "            const long long rest = i * p <= root ? large[i * p] : small[n / i / p];\n"
    "            large[i] -= rest - small[p - 1];\n"
    "        }\n"
    "        for (long long i = root; i >= p * p; --i) small[i] -= small[i / p] - small[p - 1];\n"
    "    }\n"
    "    return large[1];\n";

Int primes_upto(Int n) {
    static std::vector<std::int32_t> count{0, 0};
    if (n < 2) return 0;
    if (static_cast<std::size_t>(n) >= count.size()) {
        const std::size_t size = static_cast<std::size_t>(2 * n + 1000);
        std::vector<bool> composite(size);
        count.assign(size, 0);
        for (std::size_t p = 2; p < size; ++p) {
            count[p] = count[p - 1] + (composite[p] ? 0 : 1);
            for (std::size_t m = p * p; !composite[p] && m < size; m += p) composite[m] = true;
        }
    }
    return count[static_cast<std::size_t>(n)];
}

Int least_factor(Int n) {
    for (Int p = 2; p * p <= n; ++p) {
        if (n % p == 0) return p;
    }
    return std::max<Int>(n, 0);
}

const char* const kLeastFactor =
    "    for (long long p = 2; p * p <= n; ++p) {\n"
    "        if (n % p == 0) return p;\n"
    "    }\n"
    "    return n > 0 ? n : 0;\n";

void add_number_theory(Writer* to) {
    const auto sum = [](auto&& term) {
        return [term](Int n) {
            Int total = 0;
            for_prime_factors(n, [&](Int p, Int times) { total += term(p, times); });
            return total;
        };
    };
    const char* const zero = "    long long count = 0;\n";
    const char* const count = "    return count;\n";
    to->called({"the number of prime factors of $ (with multiplicity)", "$ 的质因数个数（计重数）"},
               "prime_factors", factor_loop(zero, "count += times;", count),
               sum([](Int, Int times) { return times; }), 3);
    to->called({"the number of different prime factors of $", "$ 的不同质因数的个数"},
               "different_primes", factor_loop(zero, "count += times > 0;", count),
               sum([](Int, Int) { return 1; }), 3);
    to->called(
        {"the number of odd prime factors of $ (with multiplicity)", "$ 的奇质因数个数（计重数）"},
        "odd_prime_factors", factor_loop(zero, "if (p > 2) count += times;", count),
        sum([](Int p, Int times) { return p > 2 ? times : 0; }), 4);
    to->called({"the number of odd prime factors of $ (with multiplicity), plus 1 if $ is "
                "even",
                "$ 的奇质因数个数（计重数），$ 是偶数时再加 1"},
               "odd_factors_and_two",
               factor_loop(zero, "count += p > 2 ? times : times > 0;", count),
               sum([](Int p, Int times) { return p > 2 ? times : 1; }), 6);
    to->called(
        {"the greatest exponent of a prime in $", "$ 的质因数分解中最大的指数"},
        "greatest_exponent", factor_loop(zero, "count = std::max(count, times);", count),
        [](Int n) {
            Int greatest = 0;
            for_prime_factors(n, [&](Int, Int t) { greatest = std::max(greatest, t); });
            return greatest;
        },
        5);
    to->called(
        {"the nim-sum of the exponents of the primes in $", "$ 的各质因数指数的异或和"},
        "exponent_xor", factor_loop(zero, "count ^= times;", count),
        [](Int n) {
            Int total = 0;
            for_prime_factors(n, [&](Int, Int t) { total ^= t; });
            return total;
        },
        5);
    to->called(
        {"the number of divisors of $", "$ 的约数个数"}, "divisors",
        factor_loop("    if (n <= 0) return 0;\n    long long count = 1;\n", "count *= times + 1;",
                    count),
        [](Int n) {
            Int total = n <= 0 ? 0 : 1;
            for_prime_factors(n, [&](Int, Int t) { total *= t + 1; });
            return total;
        },
        3);
    to->called(
        {"the sum of the prime factors of $ (with multiplicity)", "$ 的质因数之和（计重数）"},
        "prime_sum",
        factor_loop("    long long sum = 0;\n", "sum += p * times;", "    return sum;\n"),
        sum([](Int p, Int times) { return p * times; }), 6);
    to->called(
        {"Euler's phi($)", "欧拉函数 phi($)"}, "phi",
        "    if (n <= 0) return 0;\n    long long phi = n;\n"
        "    for (long long p = 2; n > 1; ++p) {\n"
        "        if (p * p > n) p = n;\n"
        "        if (n % p == 0) phi = phi / p * (p - 1);\n"
        "        while (n % p == 0) n /= p;\n"
        "    }\n    return phi;\n",
        [](Int n) {
            Int phi = std::max<Int>(n, 0);
            for_prime_factors(n, [&](Int p, Int) { phi = phi / p * (p - 1); });
            return phi;
        },
        5);
    to->called({"the least prime factor of $", "$ 的最小质因数"}, "least_factor", kLeastFactor,
               least_factor, 3);
    to->called(
        {"the greatest divisor of $ below $", "$ 的小于 $ 的最大约数"}, "greatest_divisor",
        "    for (long long p = 2; p * p <= n; ++p) {\n"
        "        if (n % p == 0) return n / p;\n"
        "    }\n"
        "    return n > 1 ? 1 : 0;\n",
        [](Int n) { return n <= 1 ? 0 : n / least_factor(n); }, 5);
    to->called(
        {"the greatest prime factor of $", "$ 的最大质因数"}, "greatest_prime",
        factor_loop("    long long greatest = 0;\n", "if (times > 0) greatest = p;",
                    "    return greatest;\n"),
        [](Int n) {
            Int greatest = 0;
            for_prime_factors(n, [&](Int p, Int) { greatest = p; });
            return greatest;
        },
        4);
    to->called({"the number of primes up to $", "不超过 $ 的质数个数"}, "primes_up_to", kPrimesUpTo,
               primes_upto, 4);
    to->called(
        {"the number of primes up to the least prime factor of $",
         "不超过 $ 的最小质因数的质数个数"},
        "index_of_least_factor",
        std::string("    const auto least_factor = [](long long n) -> long long {\n") +
            indented(kLeastFactor) + "    };\n    n = least_factor(n);\n" + kPrimesUpTo,
        [](Int n) { return primes_upto(least_factor(n)); }, 4);
    to->called(
        {"1 if $ is prime, else 0", "$ 是质数时为 1，否则为 0"}, "is_prime",
        "    for (long long p = 2; p * p <= n; ++p) {\n"
        "        if (n % p == 0) return 0;\n"
        "    }\n"
        "    return n > 1;\n",
        [](Int n) { return Int{n > 1 && least_factor(n) == n}; }, 3, true);
}

Int triangle_root(Int n) {
    return n <= 0 ? 0 : (root_of(8 * n + 1) - 1) / 2;
}

const char* const kRoot =
    "    long long root = 0;\n"
    "    for (long long bit = 1 << 30; bit > 0; bit /= 2) {\n"
    "        if ((root + bit) * (root + bit) <= n) root += bit;\n"
    "    }\n";

const char* const kTriangleRoot =
    "    long long k = 0;\n"
    "    for (long long bit = 1 << 30; bit > 0; bit /= 2) {\n"
    "        if ((k + bit) * (k + bit + 1) / 2 <= n) k += bit;\n"
    "    }\n";

void add_powers(Writer* to) {
    to->called({"floor(sqrt($))", "floor(sqrt($))"}, "root",
               std::string(kRoot) + "    return root;\n", root_of, 2);
    to->called(
        {"$ less the greatest square up to it", "$ 减去不超过它的最大平方数"}, "above_square",
        std::string(kRoot) + "    return n > 0 ? n - root * root : 0;\n",
        [](Int n) { return n <= 0 ? 0 : n - root_of(n) * root_of(n); }, 4);
    to->called({"the greatest k with k (k + 1) / 2 <= $", "使 k (k + 1) / 2 <= $ 的最大的 k"},
               "triangle_root", std::string(kTriangleRoot) + "    return k;\n", triangle_root, 3);
    to->called(
        {"$ less the greatest triangular number up to it", "$ 减去不超过它的最大三角形数"},
        "above_triangle",
        std::string(kTriangleRoot) + "    return n > 0 ? n - k * (k + 1) / 2 : 0;\n",
        [](Int n) {
            const Int k = triangle_root(n);
            return n <= 0 ? 0 : n - k * (k + 1) / 2;
        },
        4);
    to->called(
        {"the cube root of $, rounded down", "$ 的立方根（向下取整）"}, "cube_root",
        "    long long root = 0;\n"
        "    while ((root + 1) * (root + 1) * (root + 1) <= n) ++root;\n"
        "    return root;\n",
        [](Int n) {
            Int root = n <= 0 ? 0 : static_cast<Int>(std::cbrt(static_cast<double>(n)));
            while (root * root * root > std::max<Int>(n, 0)) --root;
            while (n > 0 && (root + 1) * (root + 1) * (root + 1) <= n) ++root;
            return root;
        },
        4);
    to->inlined(
        "$ * $", "($ * $)", [](Int n) { return n * n; }, 3);
    to->inlined(
        "$ * ($ + 1) / 2", "($ * ($ + 1) / 2)", [](Int n) { return n * (n + 1) / 2; }, 4);
}

// Zeckendorf: every natural number is in one way a sum of Fibonacci numbers no two of which are
// neighbours, and taking the greatest that fits each time finds it.
struct Zeckendorf {
    Int parts = 0, greatest = 0, least = 0, greatest_index = 0, least_index = 0;

    explicit Zeckendorf(Int n) {
        if (n <= 0) return;
        Int x = 1, y = 2, index = 2;
        while (y <= n) {
            const Int z = x + y;
            x = y;
            y = z;
            ++index;
        }
        greatest = x;
        greatest_index = index;
        for (; n > 0; --index) {
            if (x <= n) {
                n -= x;
                ++parts;
                least = x;
                least_index = index;
            }
            const Int before = y - x;
            y = x;
            x = before;
        }
    }
};

// `begin` declares what `each` changes for a part x, the index-th Fibonacci number.
std::string zeckendorf_body(const std::string& begin, const std::string& each,
                            const std::string& result, bool indexed) {
    return std::string("    long long x = 1, y = 2, ") + (indexed ? "index = 2, " : "") + begin +
           " = 0;\n    for (; y <= n;" + (indexed ? " ++index" : "") +
           ") {\n"
           "        y += x;\n"
           "        x = y - x;\n"
           "    }\n"
           "    for (; n > 0;" +
           (indexed ? " --index" : "") +
           ") {\n"
           "        if (x <= n) {\n"
           "            n -= x;\n"
           "            " +
           each +
           ";\n"
           "        }\n"
           "        x = y - x;\n"
           "        y -= x;\n"
           "    }\n"
           "    return " +
           result + ";\n";
}

void add_fibonacci(Writer* to) {
    const std::string greatest =
        "    if (n <= 0) return 0;\n"
        "    long long x = 1;\n"
        "    for (long long y = 2; y <= n;) {\n"
        "        y += x;\n"
        "        x = y - x;\n"
        "    }\n";
    const std::string index =
        "    if (n <= 0) return 0;\n"
        "    long long index = 2;\n"
        "    for (long long x = 1, y = 2; y <= n; ++index) {\n"
        "        y += x;\n"
        "        x = y - x;\n"
        "    }\n"
        "    return index;\n";
    to->called(
        {"the number of parts of $ as a sum of Fibonacci numbers without neighbours "
         "(Zeckendorf)",
         "$ 的齐肯多夫表示（互不相邻的斐波那契数之和）的项数"},
        "zeckendorf_parts", zeckendorf_body("parts", "++parts", "parts", false),
        [](Int n) { return Zeckendorf(n).parts; }, 4);
    to->called(
        {"the least part of $ as a sum of Fibonacci numbers without neighbours (Zeckendorf)",
         "$ 的齐肯多夫表示（互不相邻的斐波那契数之和）的最小项"},
        "least_part", zeckendorf_body("least", "least = x", "least", false),
        [](Int n) { return Zeckendorf(n).least; }, 4);
    to->called(
        {"the index i of the least part F(i) of $ as a sum of Fibonacci numbers without "
         "neighbours (F(2) = 1, F(3) = 2)",
         "$ 的齐肯多夫表示（互不相邻的斐波那契数之和）的最小项 F(i) 的下标 i（F(2) = 1，F(3) "
         "= 2）"},
        "least_part_index", zeckendorf_body("least", "least = index", "least", true),
        [](Int n) { return Zeckendorf(n).least_index; }, 5);
    to->called(
        {"the greatest Fibonacci number up to $", "不超过 $ 的最大斐波那契数"},
        "greatest_fibonacci", greatest + "    return x;\n",
        [](Int n) { return Zeckendorf(n).greatest; }, 4);
    to->called(
        {"$ less the greatest Fibonacci number up to it", "$ 减去不超过它的最大斐波那契数"},
        "above_fibonacci", greatest + "    return n - x;\n",
        [](Int n) { return n <= 0 ? 0 : n - Zeckendorf(n).greatest; }, 5);
    to->called(
        {"the index i of the greatest Fibonacci number F(i) up to $ (F(2) = 1, F(3) = 2)",
         "不超过 $ 的最大斐波那契数 F(i) 的下标 i（F(2) = 1，F(3) = 2）"},
        "fibonacci_index", index, [](Int n) { return Zeckendorf(n).greatest_index; }, 4);
}

}  // namespace

const std::vector<Function>& catalogue() {
    static const std::vector<Function> all = [] {
        std::vector<Function> functions;
        Writer writer(&functions);
        writer.inlined(
            "$", "$", [](Int n) { return n; }, 0);
        add_binary(&writer);
        for (Int base = 2; base <= 10; ++base) add_base(&writer, base);
        add_powers(&writer);
        add_fibonacci(&writer);
        add_number_theory(&writer);
        return functions;
    }();
    return all;
}

}  // namespace seq
}  // namespace lab
