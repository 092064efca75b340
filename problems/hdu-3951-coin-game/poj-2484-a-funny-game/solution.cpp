// Title: POJ 2484. A Funny Game
// URL: http://poj.org/problem?id=2484
// Idea: One coin or two are taken at once. Else the first move leaves a row; the second player takes
//       its middle, one coin or two, and then repeats each move on the other side.
// Time: O(1) per test
// Memory: O(1)

#include "../../../common/fast_io.hpp"

int main() {
    fast_io::Reader in;
    fast_io::Writer out;
    unsigned n;
    while (in.read(n) && n != 0) out.line(n <= 2 ? "Alice" : "Bob");
}
