// RE: keeps the heaps of a test in an array of 100001
#include <cstdio>
#include <vector>
std::vector<int> a(100001);
int main() {
    int t;
    scanf("%d", &t);
    while (t--) {
        int n;
        int x = 0;
        scanf("%d", &n);
        for (int i = 0; i < n; i++) {
            int h;
            scanf("%d", &h);
            a.at(i) = h;
            x ^= h % 8 == 7 ? h + 1 : h % 8 == 0 ? h - 1 : h;
        }
        puts(x ? "First player wins." : "Second player wins.");
    }
}
