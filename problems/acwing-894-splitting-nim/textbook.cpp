// AC: the Grundy value of a heap by recursion over all pairs of smaller heaps, each computed once
#include <cstring>
#include <iostream>
#include <set>

int f[101];  // -1: not computed yet

int sg(int x) {
    if (f[x] != -1) return f[x];
    std::set<int> reached;
    for (int i = 0; i < x; i++)
        for (int j = 0; j <= i; j++) reached.insert(sg(i) ^ sg(j));
    int mex = 0;
    while (reached.count(mex)) mex++;
    return f[x] = mex;
}

int main() {
    std::memset(f, -1, sizeof f);
    int n;
    std::cin >> n;
    int sum = 0;
    while (n--) {
        int heap;
        std::cin >> heap;
        sum ^= sg(heap);
    }
    std::cout << (sum ? "Yes" : "No") << '\n';
}
