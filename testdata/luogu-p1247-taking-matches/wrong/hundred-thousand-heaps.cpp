// RE: a vector of 100,000 heaps, as AcWing 891 has them
#include <cstdio>
#include <vector>
int main() {
    int m;
    std::vector<int> a(100001);
    int s = 0;
    scanf("%d", &m);
    for (int i = 1; i <= m; i++) {
        scanf("%d", &a.at(i));
        s ^= a[i];
    }
    for (int i = 1; i <= m; i++)
        if ((a[i] ^ s) < a[i]) {
            printf("%d %d\n", a[i] - (a[i] ^ s), i);
            a[i] ^= s;
            for (int j = 1; j <= m; j++) printf("%d%c", a[j], j < m ? ' ' : '\n');
            return 0;
        }
    puts("lose");
}
