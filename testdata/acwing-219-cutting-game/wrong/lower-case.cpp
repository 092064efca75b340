// WA: prints Win and Lose, but the judge wants capital letters.
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
    int n, m;
    while (cin >> n >> m) cout << (sg[n][m] ? "Win" : "Lose") << '\n';
    return 0;
}
