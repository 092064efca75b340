#include <cstring>
#include <iostream>
#include <unordered_set>

int f[101];

int sg(int x) {
    if (f[x] != -1) return f[x];
    std::unordered_set<int> reached;
    for (int i = 0; i < x; i++)
        for (int j = 0; j <= i; j++) reached.insert(sg(i) ^ sg(j));
    int mex = 0;
    while (reached.count(mex)) mex++;
    return f[x] = mex;
}

int main() {
    int n, sum = 0;
    std::memset(f, -1, sizeof f);
    std::cin >> n;
    while (n--) {
        int heap;
        std::cin >> heap;
        sum ^= sg(heap);
    }
    std::cout << (sum ? "Yes" : "No") << std::endl;
}
