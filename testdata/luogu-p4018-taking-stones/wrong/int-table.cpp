// MLE: keeps a table of 5e7 ints, which takes 200 MB.
#include <bits/stdc++.h>
using namespace std;

int win[50000001];

int main() {
    for (int n = 1; n <= 50000000; n++)
        for (int take = 1; take <= 5 && take <= n; take++) win[n] |= !win[n - take];
    int t, n;
    scanf("%d", &t);
    while (t--) {
        scanf("%d", &n);
        puts(win[n] ? "October wins!" : "Roy wins!");
    }
}
