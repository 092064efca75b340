// WA: guesses from 1, 2 and 3 stones that even heaps are lost; 4 and 6 are won
#include <cstdio>
int main() {
    int t, n;
    scanf("%d", &t);
    while (t--) {
        scanf("%d", &n);
        puts(n % 2 ? "A" : "B");
    }
}
