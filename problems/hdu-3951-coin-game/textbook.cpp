// AC: all at once, one at a time, or the middle of the row
#include <iostream>

int main() {
    int t;
    std::cin >> t;
    for (int i = 1; i <= t; i++) {
        int n, k;
        std::cin >> n >> k;
        bool first;
        if (k >= n)
            first = true;  // takes all
        else if (k == 1)
            first = n % 2 == 1;
        else
            first = false;  // the second player takes the middle of the row, and imitates
        std::cout << "Case " << i << ": " << (first ? "first" : "second") << '\n';
    }
}
