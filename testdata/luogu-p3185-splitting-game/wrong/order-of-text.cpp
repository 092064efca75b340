// WA: takes the first move in the order of texts, where 10 comes before 2
#include <cstdio>
#include <string>
using namespace std;

int g[25], p[25];

void table() {
    for (int d = 1; d < 21; d++) {
        bool reached[64] = {};
        for (int a = 0; a < d; a++)
            for (int b = 0; b <= a; b++) reached[g[a] ^ g[b]] = true;
        while (reached[g[d]]) g[d]++;
    }
}

int main() {
    table();
    int t, n;
    if (scanf("%d", &t) != 1) return 0;
    while (t-- && scanf("%d", &n) == 1) {
        int s = 0, moves = 0;
        string first = "-1 -1 -1";
        for (int i = 0; i < n; i++) {
            scanf("%d", &p[i]);
            if (p[i] % 2) s ^= g[n - 1 - i];
        }
        for (int i = 0; i < n; i++) {
            if (p[i] == 0) continue;
            for (int j = i + 1; j < n; j++)
                for (int k = j; k < n; k++)
                    if ((s ^ g[n - 1 - i] ^ g[n - 1 - j] ^ g[n - 1 - k]) == 0) {
                        string move = to_string(i) + " " + to_string(j) + " " + to_string(k);
                        if (moves++ == 0 || move < first) first = move;
                    }
        }
        printf("%s\n%d\n", first.c_str(), moves);
    }
    return 0;
}
