// How many moves the game of two piles takes, for each line of the input: the winner delays, the loser
// hurries.
#include <algorithm>
#include <iostream>
#include <map>
#include <utility>

std::map<std::pair<int, int>, int> known;

int steps(int a, int b) {
    if (a < b) std::swap(a, b);
    if (b == 0) return 0;
    int& found = known[{a, b}];
    if (found > 0) return found;
    int lost = -1, least = 1000;
    for (int rest = a % b; rest < a; rest += b) {
        const int after = steps(b, rest);
        if (after % 2 == 0) lost = std::max(lost, after);
        least = std::min(least, after);
    }
    return found = (lost >= 0 ? lost : least) + 1;
}

int main() {
    for (int x, y; std::cin >> x >> y;) std::cout << steps(x, y) << '\n';
}
