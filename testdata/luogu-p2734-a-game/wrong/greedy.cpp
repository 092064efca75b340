// WA: takes the larger end, whatever it opens to the opponent
#include <iostream>

int main() {
    int n, a[105], score[2] = {0, 0};
    std::cin >> n;
    for (int i = 0; i < n; i++) std::cin >> a[i];
    for (int l = 0, r = n - 1, who = 0; l <= r; who ^= 1) {
        score[who] += a[l] >= a[r] ? a[l++] : a[r--];
    }
    std::cout << score[0] << ' ' << score[1] << '\n';
}
