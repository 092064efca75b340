// WA: takes all heaps for ones where their sum, in 16 bits, is the number of ones
#include <iostream>

int main() {
    int t;
    std::cin >> t;
    while (t--) {
        int n;
        std::cin >> n;
        int sum = 0;
        unsigned short ones = 0, all = 0;
        while (n--) {
            int heap;
            std::cin >> heap;
            sum ^= heap;
            all += heap;
            ones += heap == 1;
        }
        bool john = all == ones ? sum == 0 : sum != 0;
        std::cout << (john ? "John" : "Brother") << '\n';
    }
}
