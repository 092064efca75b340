// WA: looks only at the lines of the input (general i with i + 1 .. N), not at whole rows.
#include <bits/stdc++.h>
using namespace std;

int main() {
    int n, ans = 0;
    scanf("%d", &n);
    for (int i = 1; i < n; i++) {
        vector<int> row(n - i);
        for (int& x : row) scanf("%d", &x);
        sort(row.rbegin(), row.rend());
        if (row.size() > 1) ans = max(ans, row[1]);
    }
    printf("1\n%d\n", ans);
}
