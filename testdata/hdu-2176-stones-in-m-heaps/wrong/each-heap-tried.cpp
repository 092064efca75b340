// TLE: the nim-sum of the others anew for each heap
#include <cstdio>
int a[200000];
int main() {
    int m;
    while (scanf("%d", &m) == 1 && m) {
        int s = 0;
        for (int i = 0; i < m; i++) {
            scanf("%d", &a[i]);
            s ^= a[i];
        }
        puts(s ? "Yes" : "No");
        for (int i = 0; i < m; i++) {
            int rest = 0;
            for (int j = 0; j < m; j++)
                if (j != i) rest ^= a[j];
            if (rest < a[i]) printf("%d %d\n", a[i], rest);
        }
    }
}
