// WA: takes a quotient of 2 for a forced move too
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
        while (a / b <= 2 && a % b) {
            a -= b;
            swap(a, b);
            stan = !stan;
        }
        puts(stan ? "Stan wins" : "Ollie wins");
    }
}
