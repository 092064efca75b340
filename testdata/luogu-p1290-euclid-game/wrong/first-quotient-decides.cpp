// WA: goes by the first quotient alone, but moves may be forced for longer
#include <algorithm>
#include <cstdio>
using namespace std;
int main() {
    int c;
    scanf("%d", &c);
    while (c--) {
        long long a, b;
        scanf("%lld%lld", &a, &b);
        if (a < b) swap(a, b);
        bool stan = true;
        if (a / b == 1 && a % b) {
            a -= b;
            swap(a, b);
            stan = !stan;
        }
        puts(stan ? "Stan wins" : "Ollie wins");
    }
}
