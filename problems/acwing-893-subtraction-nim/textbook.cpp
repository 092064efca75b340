// AC: the Grundy value of a heap by recursion, each computed once
#include <cstring>
#include <iostream>

int k, s[100], f[10001];  // f: -1 where not computed yet

int sg(int x) {
    if (f[x] != -1) return f[x];
    bool reached[101] = {};  // k moves reach at most k values, so the mex is at most k
    for (int i = 0; i < k; i++)
        if (s[i] <= x) reached[sg(x - s[i])] = true;
    int mex = 0;
    while (reached[mex]) mex++;
    return f[x] = mex;
}

int main() {
    std::cin >> k;
    for (int i = 0; i < k; i++) std::cin >> s[i];
    std::memset(f, -1, sizeof f);
    int n, sum = 0;
    std::cin >> n;
    while (n--) {
        int heap;
        std::cin >> heap;
        sum ^= sg(heap);
    }
    std::cout << (sum ? "Yes" : "No") << '\n';
}
