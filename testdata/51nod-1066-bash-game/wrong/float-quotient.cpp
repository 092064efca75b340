// WA: tests divisibility in float, whose 24 bits cannot hold all numbers up to 1e9.
#include <cmath>
#include <cstdio>
using namespace std;

int main() {
    int t;
    float n, k;
    scanf("%d", &t);
    while (t--) {
        scanf("%f%f", &n, &k);
        puts(fmodf(n, k + 1) == 0 ? "B" : "A");
    }
}
