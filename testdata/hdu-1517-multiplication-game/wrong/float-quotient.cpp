// WA: divides by 18 in float, whose 24 bits do not hold n
#include <cmath>
#include <cstdio>
int main() {
    float n;
    while (scanf("%f", &n) == 1) {
        while (n > 18) n /= 18;
        puts(n <= 9 ? "Stan wins." : "Ollie wins.");
    }
}
