// P or N in Fibonacci Nim for n stones of which at most q may be taken, for each line of the input,
// by search.
#include <algorithm>
#include <iostream>
#include <map>
#include <utility>

std::map<std::pair<int, int>, bool> known;

bool wins(int n, int q) {
    q = std::min(n, q);
    if (n == 0) return false;
    if (known.count({n, q}) > 0) return known[{n, q}];
    bool win = false;
    for (int t = 1; t <= q; ++t) win = win || !wins(n - t, 2 * t);
    return known[{n, q}] = win;
}

int main() {
    for (int n, q; std::cin >> n >> q;) std::cout << (wins(n, q) ? "N" : "P") << '\n';
}
