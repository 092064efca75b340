// RE: has room for 999 piles, but there can be 1000
#include <cstdio>
#include <vector>
using namespace std;

int main() {
    vector<int> a(1000);
    int u, n;
    if (scanf("%d", &u) != 1) return 0;
    while (u-- && scanf("%d", &n) == 1) {
        for (int i = 1; i <= n; i++) scanf("%d", &a.at(i));
        int x = 0;
        for (int i = n; i >= 1; i -= 2) x ^= a[i] - a[i - 1];
        puts(x ? "TAK" : "NIE");
    }
    return 0;
}
