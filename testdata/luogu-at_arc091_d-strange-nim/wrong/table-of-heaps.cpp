// MLE: has a table of the values of all heaps up to A
#include <cstdio>
#include <vector>

int sg(int a, int k) {
    std::vector<int> g(a + 1);
    for (int i = 1; i <= a; i++) g[i] = i % k == 0 ? i / k : g[i - i / k - 1];
    return g[a];
}

int main() {
    int n, a, k, sum = 0;
    scanf("%d", &n);
    while (n--) {
        scanf("%d%d", &a, &k);
        sum ^= sg(a, k);
    }
    puts(sum ? "Takahashi" : "Aoki");
}
