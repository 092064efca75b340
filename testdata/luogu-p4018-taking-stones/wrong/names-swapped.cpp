// WA: swaps the names, as if Roy moved first.
#include <bits/stdc++.h>
using namespace std;

int main() {
    int t, n;
    scanf("%d", &t);
    while (t--) {
        scanf("%d", &n);
        puts(n % 6 ? "Roy wins!" : "October wins!");
    }
}
