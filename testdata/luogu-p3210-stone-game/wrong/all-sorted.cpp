// WA: lets both take the greatest pile of all, as if every pile could be taken
#include <algorithm>
#include <cstdio>
#include <functional>

int n, a[1000005];

int main() {
    scanf("%d", &n);
    for (int i = 0; i < n; i++) scanf("%d", &a[i]);
    std::sort(a, a + n, std::greater<int>());
    long long score[2] = {0, 0};
    for (int i = 0; i < n; i++) score[i % 2] += a[i];
    printf("%lld %lld\n", score[0], score[1]);
}
