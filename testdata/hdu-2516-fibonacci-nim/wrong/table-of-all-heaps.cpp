// MLE: fills a table of the takes that win, for every heap up to n, of 4 bytes each
#include <cstdio>
#include <vector>
using namespace std;
vector<int> take(1, 0);
int main() {
    int n;
    while (scanf("%d", &n) == 1 && n) {
        while ((int)take.size() <= n) {
            int m = (int)take.size(), t = 1;
            while (t < m && take[m - t] <= 2 * t) t++;
            take.push_back(t);
        }
        puts(take[n] < n ? "First win" : "Second win");
    }
}
