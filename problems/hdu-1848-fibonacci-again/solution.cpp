// Title: HDU 1848. Fibonacci again and again
// URL: http://acm.hdu.edu.cn/showproblem.php?pid=1848
// Idea: A heap of n stones has the Grundy value mex { g(n - f) : f a Fibonacci number, f <= n }. The
//       first player wins iff the xor of the three values is not 0 (Sprague and Grundy).
// Time: O(1) per test, after a table of 1000 heaps and 15 moves
// Memory: O(1)
#include <vector>

#include "../../common/fast_io.hpp"
#include "../../common/sprague_grundy.hpp"

int main() {
    const unsigned greatest = 1000;
    std::vector<unsigned> moves;
    for (unsigned f = 1, next = 2; f <= greatest; next += f, f = next - f) moves.push_back(f);
    const std::vector<unsigned> g = sprague_grundy::grundy_of_subtraction_set(greatest + 1, moves);

    fast_io::Reader in;
    fast_io::Writer out;
    unsigned a, b, c;
    while (in.read_in(1u, greatest, a) && in.read_in(1u, greatest, b) &&
           in.read_in(1u, greatest, c)) {
        out.line((g[a] ^ g[b] ^ g[c]) != 0 ? "Fibo" : "Nacci");
    }
}
