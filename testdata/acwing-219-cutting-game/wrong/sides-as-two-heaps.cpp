// WA: treats the two sides as separate games, and takes the xor of their values.
#include <iostream>
#include <set>
#include <string>
using namespace std;

int d[205];

int main() {
    for (int n = 2; n <= 200; n++) {
        set<int> s;
        for (int i = 2; i <= n - 2; i++) s.insert(d[i] ^ d[n - i]);
        while (s.count(d[n])) d[n]++;
    }
    int n, m;
    while (cin >> n >> m) cout << ((d[n] ^ d[m]) ? "WIN" : "LOSE") << "\n";
    return 0;
}
