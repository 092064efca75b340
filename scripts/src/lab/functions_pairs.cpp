// Functions of several numbers.
#include <utility>

#include "lab/functions_kinds.hpp"

namespace lab {

#define OF_TWO(...)                                                          \
    WRITTEN_OF(long long x = args[0]; long long y = args[1], __VA_ARGS__), { \
        "x", "y"                                                             \
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
    to->push_back(function_of("divisions",
                              {"the number of divisions in Euclid's algorithm for $1 and $2",
                               "$1 与 $2 辗转相除的除法次数"},
                              OF_TWO({
                                  long long count = 0;
                                  for (; x > 0 && y > 0; ++count) {
                                      if (x < y) std::swap(x, y);
                                      x %= y;
                                  }
                                  return count;
                              })));
    to->push_back(function_of("quotients",
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
                              })));
    // The value where a move takes 1 to n / k of n stones: see windows().
    to->push_back(function_of("last_quotient",
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
                              })));
    to->push_back(function_of("nim_product", {"the nim product of $1 and $2", "$1 与 $2 的 Nim 积"},
                              OF_TWO(NIM_PRODUCT)));
    to->back().limit = 4294967295;
    to->push_back(condition_named(
        "moore",
        {"each binary digit is 1 in a number of heaps that is a multiple of 3",
         "每个二进制位上 1 的个数都是 3 的倍数"},
        {"some binary digit is 1 in a number of heaps that is no multiple of 3",
         "有一个二进制位上 1 的个数不是 3 的倍数"},
        WRITTEN_OF(long long x = args[0]; long long y = args[1]; long long z = args[2];
                   long long t = args[3],
                   {
                       for (; (x | y | z | t) > 0; x /= 2, y /= 2, z /= 2, t /= 2) {
                           if ((x % 2 + y % 2 + z % 2 + t % 2) % 3 != 0) return false;
                       }
                       return true;
                   }),
        {"x", "y", "z", "t"}));
}

}  // namespace lab
