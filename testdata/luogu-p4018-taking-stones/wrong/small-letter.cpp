// WA: starts the verdict with a small letter.
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
