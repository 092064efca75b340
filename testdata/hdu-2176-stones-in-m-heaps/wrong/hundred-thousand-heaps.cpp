// RE: a vector of 100,000 heaps, as AcWing 891 has them
#include <cstdio>
#include <vector>
int main() {
    int m;
    std::vector<int> a(100001);
    while (scanf("%d", &m) == 1 && m) {
        int s = 0;
        for (int i = 1; i <= m; i++) {
            scanf("%d", &a.at(i));
            s ^= a[i];
        }
        puts(s ? "Yes" : "No");
        for (int i = 1; i <= m; i++)
            if ((a[i] ^ s) < a[i]) printf("%d %d\n", a[i], a[i] ^ s);
    }
}
