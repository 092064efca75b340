// RE: has room for 99 coins, but there can be 100.
#include <algorithm>
#include <cstdio>
#include <vector>
using namespace std;

int main() {
    vector<int> a(99);
    int n;
    while (scanf("%d", &n) == 1) {
        for (int i = 0; i < n; i++) scanf("%d", &a.at(i));
        sort(a.begin(), a.begin() + n);
        int m = unique(a.begin(), a.begin() + n) - a.begin(), x = 0;
        for (int i = 0; i < m; i++) x ^= a[i];
        puts(x || m % 2 ? "No" : "Yes");
    }
    return 0;
}
