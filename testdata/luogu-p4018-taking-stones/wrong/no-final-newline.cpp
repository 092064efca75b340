// PE with --strict: prints newlines between the verdicts, but none after the last.
#include <bits/stdc++.h>
using namespace std;

int main() {
    int t, n;
    scanf("%d", &t);
    for (int i = 0; i < t; i++) {
        scanf("%d", &n);
        printf("%s%s", i ? "\n" : "", n % 6 ? "October wins!" : "Roy wins!");
    }
}
