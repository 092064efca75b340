// WA: counts white cells, as if each were worth 1
#include <iostream>

int main() {
    int n, k, w, x;
    std::cin >> n >> k;
    while (k--) {
        std::cin >> w;
        for (int i = 0; i < w; i++) std::cin >> x;
        std::cout << (w % 2 ? "Yes" : "No") << '\n';
    }
}
