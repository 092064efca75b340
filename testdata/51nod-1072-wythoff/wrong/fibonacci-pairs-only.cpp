// WA: takes only neighbouring Fibonacci numbers for losing pairs
#include <algorithm>
#include <cstdio>
using namespace std;
int main() {
    int t, a, b;
    scanf("%d", &t);
    while (t--) {
        scanf("%d%d", &a, &b);
        if (a > b) swap(a, b);
        int x = 1, y = 2;
        while (x < a) {
            int z = x + y;
            x = y;
            y = z;
        }
        puts(x == a && y == b ? "B" : "A");
    }
}
