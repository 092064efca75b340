// Squares, triangular numbers, cubes and their roots.
#include "lab/functions_kinds.hpp"

namespace lab {

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

}  // namespace lab
