// WA: prints no exclamation mark.
#include <bits/stdc++.h>
using namespace std;

int main() {
    int t, n;
    scanf("%d", &t);
    while (t--) {
        scanf("%d", &n);
        puts(n % 6 ? "October wins" : "Roy wins");
    }
}
