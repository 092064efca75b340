// WA: takes the end for which its number minus the larger end after it is greatest
#include <algorithm>
#include <iostream>

int main() {
    int n, a[105] = {}, score[2] = {0, 0};
    std::cin >> n;
    for (int i = 1; i <= n; i++) std::cin >> a[i];
    for (int l = 1, r = n, who = 0; l <= r; who ^= 1) {
        int left = a[l] - std::max(a[l + 1], a[r]);
        int right = a[r] - std::max(a[l], a[r - 1]);
        score[who] += l == r || left >= right ? a[l++] : a[r--];
    }
    std::cout << score[0] << ' ' << score[1] << '\n';
}
