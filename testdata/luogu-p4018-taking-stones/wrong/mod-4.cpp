// WA: uses the rule of P4860, and forgets that 4 = 2^2 may be taken.
#include <bits/stdc++.h>
using namespace std;

int main() {
    int t, n;
    scanf("%d", &t);
    while (t--) {
        scanf("%d", &n);
        puts(n % 4 ? "October wins!" : "Roy wins!");
    }
}
