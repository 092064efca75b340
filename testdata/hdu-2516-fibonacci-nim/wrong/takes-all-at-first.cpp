// WA: lets the first player take all stones, who then always wins
#include <cstdio>
int main() {
    int n;
    while (scanf("%d", &n) == 1 && n) puts("First win");
}
