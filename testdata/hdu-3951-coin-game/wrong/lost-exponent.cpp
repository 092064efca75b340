// RE: reads the bound as 109, as pages print it that lost the exponent
#include <cstdio>
#include <vector>
std::vector<bool> odd(110);
int main() {
    for (int n = 1; n < 110; n += 2) odd[n] = true;
    int t;
    scanf("%d", &t);
    for (int i = 1; i <= t; i++) {
        int n, k;
        scanf("%d%d", &n, &k);
        bool first = n <= k || (k == 1 && odd.at(n));
        printf("Case %d: %s\n", i, first ? "first" : "second");
    }
}
