// TLE: asks for both sides of every shorter row anew, 2^n times
#include <cstdio>
#include <vector>
// What loses beside the heaps i..j, on their left or on their right.
int side(const std::vector<int>& a, int i, int j, bool left) {
    if (i == j) return a[i];
    int x = left ? a[j] : a[i], p = left ? i : i + 1, q = left ? j - 1 : j;
    int here = side(a, p, q, left), there = side(a, p, q, !left);
    if (x == there) return 0;
    if (x < there) return x < here ? x : x + 1;
    return x <= here ? x - 1 : x;
}
int main() {
    int t;
    scanf("%d", &t);
    while (t--) {
        int n;
        scanf("%d", &n);
        std::vector<int> a(n);
        for (int i = 0; i < n; i++) scanf("%d", &a[i]);
        puts(n == 1 || a[0] != side(a, 1, n - 1, true) ? "1" : "0");
    }
}
