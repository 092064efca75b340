#include <cstring>
#include <iostream>
#include <unordered_set>

int k, n, s[100], f[10001];

int sg(int x) {
    if (f[x] != -1) return f[x];
    std::unordered_set<int> reached;
    for (int i = 0; i < k; i++)
        if (x >= s[i]) reached.insert(sg(x - s[i]));
    int mex = 0;
    while (reached.count(mex)) mex++;
    return f[x] = mex;
}

int main() {
    std::cin >> k;
    for (int i = 0; i < k; i++) std::cin >> s[i];
    std::memset(f, -1, sizeof f);
    std::cin >> n;
    int sum = 0;
    while (n--) {
        int heap;
        std::cin >> heap;
        sum ^= sg(heap);
    }
    std::cout << (sum ? "Yes" : "No") << std::endl;
}
