// WA: a float has 24 bits; numbers of up to 10^9 need 30
#include <cmath>
#include <cstdio>
int main() {
    int t;
    float n;
    scanf("%d", &t);
    while (t--) {
        scanf("%f", &n);
        int r = std::fmod(n, 7.0f);
        puts(r == 0 || r == 2 ? "B" : "A");
    }
}
