// WA: compares a / b with the golden ratio in double, too coarse for large Fibonacci neighbours.
// Seen accepted: only neighbours in the Fibonacci sequence are so close to the ratio, and only large ones
// 错误：用 double 比较 a / b 与黄金分割比，遇到很大的相邻 Fibonacci 数时精度不够
// 曾通过：只有相邻的 Fibonacci 数才这样接近黄金分割比，而且要足够大
// Shown by: 1 | 102334155 165580141
#include <bits/stdc++.h>
using namespace std;

int main() {
    int c, a, b;
    cin >> c;
    while (c--) {
        cin >> a >> b;
        if (a < b) swap(a, b);
        bool stan = a == b || (double)a / b > (1 + sqrt(5.0)) / 2;
        cout << (stan ? "Stan wins" : "Ollie wins") << "\n";
    }
}
