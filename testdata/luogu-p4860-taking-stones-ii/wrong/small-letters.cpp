// WA: prints the verdict in small letters.
#include <bits/stdc++.h>
using namespace std;

int main() {
    int t, n;
    scanf("%d", &t);
    while (t--) {
        scanf("%d", &n);
        puts(n % 4 ? "october wins!" : "roy wins!");
    }
}
