// Title: HDU 5754. Life Winner Bo
// URL: http://acm.hdu.edu.cn/showproblem.php?pid=5754
// Idea: n rows and m columns are left. The king's mover loses iff both are even, the rook's iff they
//       are equal (Nim), the queen's iff they are cold (Wythoff). The knight ends at the goal only
//       if 3 divides n + m and they differ by at most 1; all else is a draw.
// Time: O(1) per test
// Memory: O(1)
#include "../../common/fast_io.hpp"
#include "../../common/wythoff.hpp"

namespace {

enum Piece { kKing = 1, kRook, kKnight, kQueen };

char result(unsigned piece, unsigned n, unsigned m) {
    const unsigned difference = n > m ? n - m : m - n;
    if (piece == kKing) return n % 2 == 0 && m % 2 == 0 ? 'G' : 'B';
    if (piece == kRook) return difference == 0 ? 'G' : 'B';
    if (piece == kQueen) return wythoff::is_cold(n, m) ? 'G' : 'B';
    return (n + m) % 3 != 0 || difference > 1 ? 'D' : difference == 0 ? 'G' : 'B';
}

}  // namespace

int main() {
    fast_io::Reader in;
    fast_io::Writer out;
    unsigned tests, piece, rows, columns;
    if (!in.read(tests)) return 0;
    while (tests-- > 0 && in.read_in(unsigned(kKing), unsigned(kQueen), piece) &&
           in.read_in(2u, 1000u, rows, columns)) {
        out.line(result(piece, rows - 1, columns - 1));
    }
}
