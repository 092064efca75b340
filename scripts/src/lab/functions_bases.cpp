// Functions of the digits of a number in a base, and of its powers.
#include "lab/functions_kinds.hpp"

namespace lab {

void add_base(Writer* to, const Int base) {
    const std::string b = std::to_string(base);
    const double more = base == 2 ? 0 : bits_of_number(base) - 2;
    // In texts, `#` stands for the base.
    const auto add = [&](const Text& text, const std::string& name, Written written, double bits,
                         bool bounded = false) {
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

}  // namespace lab
