// WA: takes every other stair from the top, which are the even ones if n is even
#include <cstdio>
#include <vector>

int main() {
    int n, x = 0;
    scanf("%d", &n);
    std::vector<int> a(n);
    for (int i = 0; i < n; i++) scanf("%d", &a[i]);
    for (int i = n - 1; i >= 0; i -= 2) x ^= a[i];
    puts(x ? "Yes" : "No");
}
