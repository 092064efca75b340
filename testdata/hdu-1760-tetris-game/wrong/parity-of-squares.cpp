// WA: goes by the parity of the number of places, as if every game lasted that long
#include <iostream>
#include <string>
#include <vector>
using namespace std;

int main() {
    int n, m;
    while (cin >> n >> m) {
        vector<string> a(n);
        for (auto& row : a) cin >> row;
        int places = 0;
        for (int i = 0; i + 1 < n; i++)
            for (int j = 0; j + 1 < m; j++)
                places += a[i][j] == '0' && a[i][j + 1] == '0' && a[i + 1][j] == '0' &&
                          a[i + 1][j + 1] == '0';
        cout << (places % 2 ? "Yes" : "No") << '\n';
    }
}
