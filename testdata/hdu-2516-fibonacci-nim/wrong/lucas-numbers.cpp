// WA: begins the sequence with 2 and 1, which gives 3, 4, 7, 11, ...
#include <cstdio>
int main() {
    int n;
    while (scanf("%d", &n) == 1 && n) {
        long long a = 2, b = 1;
        bool lost = n == 2;
        while (b <= n) {
            if (b == n) lost = true;
            long long c = a + b;
            a = b;
            b = c;
        }
        puts(lost ? "Second win" : "First win");
    }
}
