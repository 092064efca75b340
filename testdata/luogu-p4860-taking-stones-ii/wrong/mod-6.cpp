// WA: uses the rule of P4018, and takes 4, which is not a prime.
#include <bits/stdc++.h>
using namespace std;

int main() {
    int t, n;
    scanf("%d", &t);
    while (t--) {
        scanf("%d", &n);
        puts(n % 6 ? "October wins!" : "Roy wins!");
    }
}
