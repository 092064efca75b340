// TLE: goes back to smaller numbers one by one, without a table.
#include <cstdio>
#include <vector>
using namespace std;

int mul(int a, int b) {
    if (a < 2 || b < 2) return a * b;
    vector<bool> reached(65536);
    for (int i = 0; i < a; i++) {
        for (int j = 0; j < b; j++) reached[mul(i, b) ^ mul(a, j) ^ mul(i, j)] = true;
    }
    int value = 0;
    while (reached[value]) value++;
    return value;
}

int main() {
    int t, n, x, y;
    scanf("%d", &t);
    while (t--) {
        scanf("%d", &n);
        int sum = 0;
        for (int i = 0; i < n; i++) {
            scanf("%d%d", &x, &y);
            sum ^= mul(x, y);
        }
        puts(sum ? "Have a try, lxhgww." : "Don't waste your time.");
    }
    return 0;
}
