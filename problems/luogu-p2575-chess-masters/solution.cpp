// Title: Luogu P2575. Chess Masters
// URL: https://www.luogu.com.cn/problem/P2575
// Idea: The pieces between two neighbouring free cells are a stair of staircase Nim, numbered by
//       the free cells to their right: a move brings 1 or more pieces down to the next stair. The
//       first player wins iff the xor of the odd stairs of all rows is not 0.
// Time: O(20) per row
// Memory: O(1)
#include "../../common/fast_io.hpp"

namespace {

// The xor of the odd stairs. Bit c of the row is 1 iff column c holds a piece.
unsigned odd_stairs(unsigned row) {
    unsigned nim_sum = 0, stair = 0, odd = 0;
    for (row <<= 31 - 20; row != 0; row <<= 1) {  // column 20 first, as the highest bit
        if (row >> 31) {
            stair += odd;
        } else {
            nim_sum ^= stair;
            stair = 0;
            odd ^= 1;
        }
    }
    return nim_sum ^ stair;
}

}  // namespace

int main() {
    fast_io::Reader in;
    fast_io::Writer out;
    unsigned tests, rows, pieces, column;
    if (!in.read(tests)) return 0;
    for (; tests > 0 && in.read(rows); --tests) {
        unsigned nim_sum = 0;
        for (; rows > 0 && in.read(pieces); --rows) {
            unsigned row = 0;
            // The remainder keeps the shift defined for any input.
            for (; pieces > 0 && in.read(column); --pieces) row |= 1u << (column % 32);
            if (pieces > 0) return 0;
            nim_sum ^= odd_stairs(row);
        }
        if (rows > 0) return 0;
        out.line(nim_sum != 0 ? "YES" : "NO");
    }
}
