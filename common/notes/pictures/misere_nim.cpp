// P or N in misère Nim with two heaps, for each line of the input, by search.
#include <iostream>
#include <map>
#include <utility>

std::map<std::pair<int, int>, bool> known;

bool wins(int a, int b) {
    if (a == 0 && b == 0) return true;  // the other player took the last stone
    if (known.count({a, b}) > 0) return known[{a, b}];
    bool win = false;
    for (int left = 0; left < a; ++left) win = win || !wins(left, b);
    for (int left = 0; left < b; ++left) win = win || !wins(a, left);
    return known[{a, b}] = win;
}

int main() {
    for (int a, b; std::cin >> a >> b;) std::cout << (wins(a, b) ? "N" : "P") << '\n';
}
