// Title: Luogu P2252. Taking Stones
// URL: https://www.luogu.com.cn/problem/P2252
// Idea: Wythoff's game: you lose iff the heaps are a cold pair.
// Time: O(1)
// Memory: O(1)

#include "../../../common/fast_io.hpp"
#include "../../../common/wythoff.hpp"

int main() {
    fast_io::Reader in;
    fast_io::Writer out;
    unsigned a, b;
    if (in.read(a, b)) out.line(wythoff::is_cold(a, b) ? '0' : '1');
}
