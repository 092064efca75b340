// WA: reads into an int, so the first n above 2147483647 ends the loop.
// Seen accepted: an n above 2147483647 is needed; the statement allows up to 4294967295
// 错误：用 int 读 n，遇到第一个超过 2147483647 的 n 就结束
// 曾通过：要有超过 2147483647 的 n 才能查出，而题面允许到 4294967295
// Shown by: 2147483648
#include <bits/stdc++.h>
using namespace std;

int main() {
    int n;
    while (cin >> n) {
        long long p = 1;
        bool stan = false;
        while (p < n) {
            stan = !stan;
            p *= stan ? 9 : 2;
        }
        cout << (stan ? "Stan wins." : "Ollie wins.") << "\n";
    }
}
