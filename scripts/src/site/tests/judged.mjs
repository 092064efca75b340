// Programs whose recursion is deeper than a browser's stack; each is judged in each browser.
const sNim = (resets) => `#include <bits/stdc++.h>
using namespace std;
int k, steps[105], memo[10005];
int sg(int x) {
    if (memo[x] != -1) return memo[x];
    bool seen[105] = {};
    for (int i = 0; i < k; ++i) if (x >= steps[i]) seen[sg(x - steps[i])] = true;
    int value = 0;
    while (seen[value]) ++value;
    return memo[x] = value;
}
int main() {
    memset(memo, -1, sizeof memo);
    for (int tests; scanf("%d", &k) == 1 && k; puts("")) {
        for (int i = 0; i < k; ++i) scanf("%d", steps + i);
        ${resets}
        for (scanf("%d", &tests); tests-- > 0;) {
            int heaps, heap, sum = 0;
            for (scanf("%d", &heaps); heaps-- > 0; sum ^= sg(heap)) scanf("%d", &heap);
            putchar(sum ? 'W' : 'L');
        }
    }
}
`;
const nim = (before, sum) => `#include <bits/stdc++.h>
std::vector<int> heaps;
${before}
int main() {
    int n;
    scanf("%d", &n);
    for (int i = 0, heap; i < n && scanf("%d", &heap) == 1; ++i) heaps.push_back(heap);
    puts(${sum} ? "Yes" : "No");
}
`;

export const recursive = [
    {
        name: 'S-Nim by recursion, 10,000 calls deep',
        id: 'hdu-1536-s-nim',
        verdict: 'AC',
        source: sNim('memset(memo, -1, sizeof memo);'),
    },
    {
        name: 'S-Nim that keeps the value of a heap of 10,000',
        id: 'hdu-1536-s-nim',
        verdict: 'WA',
        source: sNim('memset(memo, -1, 10000 * sizeof *memo);'),
    },
    {
        name: 'Nim by recursion, 100,000 calls deep',
        id: 'acwing-891-nim',
        verdict: 'AC',
        source: nim('int sum(size_t i) { if (i == heaps.size()) return 0; volatile int rest = sum(i + 1); return rest ^ heaps[i]; }', 'sum(0)'),
    },
    {
        name: 'recursion without end',
        id: 'acwing-891-nim',
        verdict: 'RE',
        source: nim('int f(volatile int n) { return f(n + 1) + n; }', 'f(1) + 1 > 0 || heaps.size()'),
    },
    {
        name: 'frames of 8 kB, 2,000 deep',
        id: 'acwing-1319-moving-pieces',
        verdict: 'RE',
        source: `#include <bits/stdc++.h>
std::vector<int> next[2005];
int memo[2005];
int sg(int node) {
    if (memo[node] != -1) return memo[node];
    int seen[2005] = {};
    for (int to : next[node]) seen[sg(to)] = 1;
    int value = 0;
    while (seen[value]) ++value;
    return memo[node] = value;
}
int main() {
    int n, m, k, a, b, sum = 0;
    scanf("%d%d%d", &n, &m, &k);
    while (m-- > 0 && scanf("%d%d", &a, &b) == 2) next[a].push_back(b);
    memset(memo, -1, sizeof memo);
    while (k-- > 0 && scanf("%d", &a) == 1) sum ^= sg(a);
    puts(sum ? "win" : "lose");
}
`,
    },
];
