// Title: 51Nod 1072. Wythoff
// URL: https://www.51nod.com/Challenge/Problem.html#problemId=1072
// Idea: The player to move loses iff a = floor(d * phi), where a <= b are the heaps, d = b - a,
//       and phi is the golden ratio (Wythoff). Squared, this is an inequality between
//       integers: 0 <= d * b - a * a <= 2 * a - d.
// Time: O(1) per test
// Memory: O(1)
#include "../../common/fast_io.hpp"
#include "../../common/wythoff.hpp"

int main() {
    fast_io::Reader in;
    fast_io::Writer out;
    unsigned tests, a, b;
    if (!in.read(tests)) return 0;
    while (tests-- > 0 && in.read(a, b)) out.line(wythoff::is_cold(a, b) ? 'B' : 'A');
}
