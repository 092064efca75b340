// Magic Beads: a heap becomes one heap for each of its proper divisors, but for one of them.
// 魔法珠：把一堆换成若干堆，大小各为它的一个真约数，再去掉其中一堆。
// See: acwing-235-magic-beads
#include <lab.hpp>

bool legal(int n) {
    return n >= 1;
}

void moves(int n, lab::Options<int>& to) {
    for (int gone = 1; gone < n; ++gone) {
        if (n % gone != 0) continue;
        std::vector<int> left;
        for (int divisor = 1; divisor < n; ++divisor) {
            if (n % divisor == 0 && divisor != gone) left.push_back(divisor);
        }
        to.sum(left);
    }
}
