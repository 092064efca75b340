// WA: keeps n in float, so that the neighbours of a great Fibonacci number become equal to it
#include <cstdio>
int main() {
    float n;
    while (scanf("%f", &n) == 1 && n != 0) {
        float a = 1, b = 2;
        while (a < n) {
            float c = a + b;
            a = b;
            b = c;
        }
        puts(a == n ? "Second win" : "First win");
    }
}
