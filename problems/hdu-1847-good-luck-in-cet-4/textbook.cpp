// AC: a table of wins and losses, made once
#include <iostream>

bool wins[1001];

int main() {
    for (int n = 1; n <= 1000; n++)
        // n is won if some move leaves a lost heap.
        for (int take = 1; take <= n; take *= 2)
            if (!wins[n - take]) wins[n] = true;
    int n;
    while (std::cin >> n) std::cout << (wins[n] ? "Kiki" : "Cici") << '\n';
}
