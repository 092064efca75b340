// WA: answers at most 1000 tests, as many as two other problems of this name have
#include <cstdio>
int main() {
    int t, n;
    scanf("%d", &t);
    for (int i = 0; i < t && i < 1000; i++) {
        scanf("%d", &n);
        puts(n % 7 == 0 || n % 7 == 2 ? "B" : "A");
    }
}
