// WA: compares with the golden ratio cut to twelve decimals
#include <algorithm>
#include <cmath>
#include <cstdio>
using namespace std;
int main() {
    int c;
    scanf("%d", &c);
    while (c--) {
        double a, b;
        scanf("%lf%lf", &a, &b);
        if (a < b) swap(a, b);
        puts(a == b || a / b > 1.618033988749 ? "Stan wins" : "Ollie wins");
    }
}
