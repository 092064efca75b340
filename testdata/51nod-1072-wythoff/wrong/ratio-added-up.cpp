// WA: adds the ratio up instead of multiplying it, and the rounding errors add up with it
#include <cstdio>

const int kGreatest = 2000000;
int partner[kGreatest + 1];

int main() {
    double multiple = 0;
    for (int d = 1;; d++) {
        multiple += 1.6180339887498949;
        int a = (int)multiple, b = a + d;
        if (b > kGreatest) break;
        partner[a] = b;
        partner[b] = a;
    }
    int t;
    scanf("%d", &t);
    while (t--) {
        int a, b;
        scanf("%d%d", &a, &b);
        puts(partner[a] == b ? "B" : "A");
    }
}
