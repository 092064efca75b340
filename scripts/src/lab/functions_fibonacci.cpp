// Fibonacci numbers, and a number as a sum of them.
#include "lab/functions_kinds.hpp"

namespace lab {

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

}  // namespace lab
