// A move takes one of the digits of n, not 0, from n.
// 每次从 n 中减去它的一个非零数字。
#include <lab.hpp>

void moves(int n, lab::Options<int>& to) {
    for (int rest = n; rest > 0; rest /= 10) {
        if (rest % 10 > 0) to(n - rest % 10);
    }
}

bool claim(int n) {
    return n % 10 == 0;
}
