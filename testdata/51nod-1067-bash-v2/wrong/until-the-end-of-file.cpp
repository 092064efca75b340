// WA: reads to the end of the file and takes T for the first heap
#include <cstdio>
int main() {
    int n;
    while (scanf("%d", &n) == 1) puts(n % 7 == 0 || n % 7 == 2 ? "B" : "A");
}
