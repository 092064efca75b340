// A move takes a Fibonacci number of stones: 1, 2, 3, 5, 8, ...
// 每次取斐波那契数颗：1、2、3、5、8……
// See: hdu-1848-fibonacci-again
#include <lab.hpp>

void moves(int n, lab::Options<int>& to) {
    for (int taken = 1, next = 2; taken <= n; next += taken, taken = next - taken) to(n - taken);
}
