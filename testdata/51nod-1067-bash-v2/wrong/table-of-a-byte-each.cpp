// MLE: a byte for each of 10^9 heaps
#include <cstdio>
#include <vector>
int main() {
    int t, n;
    scanf("%d", &t);
    std::vector<char> win;
    while (t--) {
        scanf("%d", &n);
        while ((int)win.size() <= n) {
            int i = win.size();
            win.push_back((i >= 1 && !win[i - 1]) || (i >= 3 && !win[i - 3]) ||
                          (i >= 4 && !win[i - 4]));
        }
        puts(win[n] ? "A" : "B");
    }
}
