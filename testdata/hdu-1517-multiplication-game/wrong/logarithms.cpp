// WA: takes logarithms, whose rounding errors decide at the ends of the intervals
#include <cmath>
#include <cstdio>
int main() {
    double n;
    while (scanf("%lf", &n) == 1) {
        double x = log(n) / log(18.0);
        x -= floor(x);
        puts(x > 0 && x <= log(9.0) / log(18.0) ? "Stan wins." : "Ollie wins.");
    }
}
