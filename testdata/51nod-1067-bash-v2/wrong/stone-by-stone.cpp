// TLE: walks up to N in each test
#include <cstdio>
int main() {
    int t, n;
    scanf("%d", &t);
    while (t--) {
        scanf("%d", &n);
        int last = 14;  // the verdicts of four heaps, the last one lost
        for (int i = 1; i <= n; i++) last = (last << 1 | ((last & 13) != 13)) & 15;
        puts(last & 1 ? "A" : "B");
    }
}
