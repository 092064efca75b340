#include <cstdio>

int main() {
    int n, sum = 0;
    std::scanf("%d", &n);
    for (int i = 1; i <= n; i++) {
        int stones;
        std::scanf("%d", &stones);
        if (i % 2) sum ^= stones;
    }
    std::puts(sum ? "Yes" : "No");
}
