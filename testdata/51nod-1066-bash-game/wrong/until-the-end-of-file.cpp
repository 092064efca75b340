// WA: reads pairs to the end of the file and takes T for the first heap.
#include <cstdio>

int main() {
    int n, k;
    while (scanf("%d%d", &n, &k) == 2) puts(n % (k + 1) == 0 ? "B" : "A");
}
