// WA: plays one game, each square as far up and left as possible, and sees who moved last
#include <iostream>
#include <string>
#include <vector>
using namespace std;

int main() {
    int n, m;
    while (cin >> n >> m) {
        vector<string> a(n);
        for (auto& row : a) cin >> row;
        bool last = false;
        for (int i = 0; i + 1 < n; i++)
            for (int j = 0; j + 1 < m; j++)
                if (a[i][j] == '0' && a[i][j + 1] == '0' && a[i + 1][j] == '0' &&
                    a[i + 1][j + 1] == '0') {
                    a[i][j] = a[i][j + 1] = a[i + 1][j] = a[i + 1][j + 1] = '1';
                    last = !last;
                }
        cout << (last ? "Yes" : "No") << '\n';
    }
}
