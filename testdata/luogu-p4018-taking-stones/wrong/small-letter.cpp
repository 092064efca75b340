// WA: a small letter at the start of the verdict.
#include <bits/stdc++.h>
using namespace std;

int main() {
    int t, n;
    scanf("%d", &t);
    while (t--) {
        scanf("%d", &n);
        puts(n % 6 ? "october wins!" : "Roy wins!");
    }
}
