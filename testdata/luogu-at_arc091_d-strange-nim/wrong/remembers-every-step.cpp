// RE: calls itself once for each step, to remember all values, and runs out of stack
#include <cstdio>
#include <map>
#include <utility>

std::map<std::pair<int, int>, int> known;

int sg(int a, int k) {
    if (a % k == 0) return a / k;
    std::pair<int, int> heap(a, k);
    if (known.count(heap)) return known[heap];
    return known[heap] = sg(a - a / k - 1, k);
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
