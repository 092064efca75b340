// WA: adds the places up instead of taking their xor.
#include <algorithm>
#include <cstdio>
using namespace std;

int a[105];

int sg(int x) {
    return x;
}

int main() {
    int n;
    while (scanf("%d", &n) == 1) {
        for (int i = 0; i < n; i++) scanf("%d", &a[i]);
        sort(a, a + n);
        n = unique(a, a + n) - a;
        int x = 0;
        for (int i = 0; i < n; i++) x += sg(a[i]);
        puts(x || n % 2 ? "No" : "Yes");
    }
    return 0;
}
