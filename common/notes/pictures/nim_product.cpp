// The nim product of two numbers below 16, for each line of the input, by its definition.
#include <iostream>
#include <set>

int product[16][16];

int main() {
    for (int a = 0; a < 16; ++a) {
        for (int b = 0; b < 16; ++b) {
            std::set<int> options;
            for (int i = 0; i < a; ++i) {
                for (int j = 0; j < b; ++j) {
                    options.insert(product[i][b] ^ product[a][j] ^ product[i][j]);
                }
            }
            while (options.count(product[a][b]) > 0) ++product[a][b];
        }
    }
    for (int a, b; std::cin >> a >> b;) std::cout << product[a][b] << '\n';
}
