// WA: the rule of P4018: takes 4, which is no prime.
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
