// Title: HDU 1849. Rabbit and Grass
// URL: http://acm.hdu.edu.cn/showproblem.php?pid=1849
// Idea: A piece is a heap of Nim: Rabbit loses iff the xor of the places is 0.
// Time: O(n) per test
// Memory: O(1)

#include "../../../common/fast_io.hpp"

int main() {
    fast_io::Reader in;
    fast_io::Writer out;
    unsigned pieces, place;
    while (in.read(pieces) && pieces != 0) {
        unsigned sum = 0;
        for (; pieces > 0 && in.read(place); --pieces) sum ^= place;
        if (pieces > 0) return 0;
        out.line(sum != 0 ? "Rabbit Win!" : "Grass Win!");
    }
}
