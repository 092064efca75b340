// WA: takes it for the game in which every move takes one or two stones
#include <cstdio>
int main() {
    int n;
    while (scanf("%d", &n) == 1 && n) puts(n % 3 ? "First win" : "Second win");
}
