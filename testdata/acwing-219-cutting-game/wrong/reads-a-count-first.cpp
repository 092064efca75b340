// WA: reads the number of tests first, but the input has none and goes on to its end.
#include <bits/stdc++.h>
using namespace std;

int sg[205][205];

int main() {
    for (int a = 2; a <= 200; a++) {
        for (int b = 2; b <= 200; b++) {
            set<int> s;
            for (int i = 2; i <= a - i; i++) s.insert(sg[i][b] ^ sg[a - i][b]);
            for (int i = 2; i <= b - i; i++) s.insert(sg[a][i] ^ sg[a][b - i]);
            while (s.count(sg[a][b])) sg[a][b]++;
        }
    }
    int t, n, m;
    cin >> t;
    while (t-- && cin >> n >> m) cout << (sg[n][m] ? "WIN" : "LOSE") << '\n';
    return 0;
}
