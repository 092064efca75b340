// WA: looks only for two or three heaps of nim-sum 0, but four may be the fewest
#include <algorithm>
#include <cstdio>
#include <vector>
using namespace std;

int main() {
    int k;
    scanf("%d", &k);
    vector<int> a(k), kept;
    for (int& x : a) scanf("%d", &x);
    sort(a.rbegin(), a.rend());
    long long r = 0;
    for (int x : a) {
        bool bad = false;
        for (int y : kept) {
            if (x == y) bad = true;
            for (int z : kept) {
                if (y != z && (y ^ z) == x) bad = true;
            }
        }
        if (bad) {
            r += x;
        } else {
            kept.push_back(x);
        }
    }
    printf("%lld\n", r);
}
