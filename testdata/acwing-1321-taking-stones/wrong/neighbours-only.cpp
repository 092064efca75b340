// WA: joins only heaps that stand next to each other; beyond small games it goes by what these show
#include <cstdio>
#include <map>
#include <vector>

std::map<std::vector<int>, bool> known;

bool wins(const std::vector<int>& heaps) {
    auto at = known.find(heaps);
    if (at != known.end()) return at->second;
    bool win = false;
    for (std::size_t i = 0; i < heaps.size() && !win; i++) {
        std::vector<int> next = heaps;
        if (--next[i] == 0) next.erase(next.begin() + i);
        win = !wins(next);
        if (win || i + 1 == heaps.size()) continue;
        next = heaps;
        next[i] += next[i + 1];
        next.erase(next.begin() + i + 1);
        win = !wins(next);
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
        int a = 0, b = 0;
        for (int heap : heaps) {
            if (heap == 1)
                a++;
            else
                b += b ? heap + 1 : heap;
        }
        bool win = a % 2 || b % 2;
        if (a + b <= 15) win = wins(heaps);
        puts(win ? "YES" : "NO");
    }
    return 0;
}
