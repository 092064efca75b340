// MLE: keeps a result for every heap up to N, which may be 1e9.
#include <cstdio>
#include <vector>
using namespace std;

int main() {
    int t, n, k;
    scanf("%d", &t);
    while (t--) {
        scanf("%d%d", &n, &k);
        vector<bool> win;
        vector<int> since;  // how far below the last lost heap is
        for (int i = 0; i <= n; i++) {
            since.push_back(i > 0 && since.back() < k ? since.back() + 1 : 0);
            win.push_back(since.back() > 0);
        }
        puts(win[n] ? "A" : "B");
    }
}
