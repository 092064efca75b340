// WA: asks whether n times the golden ratio is near an integer, with an epsilon that is too large
#include <cmath>
#include <cstdio>
int main() {
    int n;
    const double phi = (1 + sqrt(5.0)) / 2;
    while (scanf("%d", &n) == 1 && n) {
        double x = n * phi;
        double off = fabs(x - floor(x + 0.5));
        puts(off < 0.5 / n + 1e-7 ? "Second win" : "First win");
    }
}
