// Functions of the binary digits of a number.
#include "lab/functions_kinds.hpp"

namespace lab {

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

}  // namespace lab
