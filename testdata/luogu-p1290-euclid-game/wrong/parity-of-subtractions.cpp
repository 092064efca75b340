// WA: counts single subtractions, but a move may take any multiple
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
        stan = false;
        while (b) {
            stan ^= a / b % 2;
            a %= b;
            swap(a, b);
        }
        puts(stan ? "Stan wins" : "Ollie wins");
    }
}
