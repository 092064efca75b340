// TLE: searches all heaps, not the two numbers that count
#include <algorithm>
#include <cstdio>
#include <map>
#include <vector>

std::map<std::vector<int>, bool> known;

bool wins(std::vector<int> heaps) {
    std::sort(heaps.begin(), heaps.end());
    auto at = known.find(heaps);
    if (at != known.end()) return at->second;
    bool win = false;
    for (std::size_t i = 0; i < heaps.size() && !win; i++) {
        std::vector<int> next = heaps;
        if (--next[i] == 0) next.erase(next.begin() + i);
        win = !wins(next);
        for (std::size_t j = i + 1; j < heaps.size() && !win; j++) {
            next = heaps;
            next[i] += next[j];
            next.erase(next.begin() + j);
            win = !wins(next);
        }
    }
    return known[heaps] = win;
}

int main() {
    int t = 0;
    scanf("%d", &t);
    while (t--) {
        int n = 0;
        scanf("%d", &n);
        std::vector<int> heaps(n);
        for (int i = 0; i < n; i++) scanf("%d", &heaps[i]);
        puts(wins(heaps) ? "YES" : "NO");
    }
    return 0;
}
