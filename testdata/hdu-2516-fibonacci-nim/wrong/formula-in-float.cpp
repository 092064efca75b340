// WA: computes the terms by the closed formula in float, whose 24 bits are too few from 14930352 on
#include <cmath>
#include <cstdio>
int main() {
    int n;
    while (scanf("%d", &n) == 1 && n) {
        bool lost = false;
        for (int k = 2; k <= 46; k++) {
            float f = std::pow((1 + std::sqrt(5.0f)) / 2, (float)k) / std::sqrt(5.0f);
            if ((long long)(f + 0.5f) == n) lost = true;
        }
        puts(lost ? "Second win" : "First win");
    }
}
