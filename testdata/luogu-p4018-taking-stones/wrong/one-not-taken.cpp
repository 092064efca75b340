// WA: leaves out k = 0, so 1 may not be taken and 1 stone is lost.
#include <bits/stdc++.h>
using namespace std;

int main() {
    int t, n;
    scanf("%d", &t);
    while (t--) {
        scanf("%d", &n);
        puts(n != 1 && n % 6 ? "October wins!" : "Roy wins!");
    }
}
