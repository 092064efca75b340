// WA: adds 1e-5 before it rounds down, but d * phi comes nearer to an integer than that
#include <algorithm>
#include <cmath>
#include <cstdio>
using namespace std;
int main() {
    int t;
    scanf("%d", &t);
    while (t--) {
        int a, b;
        scanf("%d%d", &a, &b);
        if (a > b) swap(a, b);
        int k = b - a;
        puts(a == (int)(k * (1 + sqrt(5.0)) / 2 + 1e-5) ? "B" : "A");
    }
}
