// TLE: computes the value of each head by the mex of all its moves.
#include <cstdio>
#include <set>
#include <vector>
using namespace std;

vector<int> g;

int sg(int x) {
    while ((int)g.size() <= x) {
        vector<bool> reached(4 * g.size() + 4);
        reached[0] = true;
        for (size_t i = 0; i < g.size(); i++) {
            reached[g[i]] = true;
            for (size_t j = 0; j < i; j++) reached[g[i] ^ g[j]] = true;
        }
        int value = 0;
        while (reached[value]) value++;
        g.push_back(value);
    }
    return g[x];
}

int main() {
    int n, place;
    while (scanf("%d", &n) == 1) {
        set<int> heads;
        while (n--) {
            scanf("%d", &place);
            heads.insert(place);
        }
        int x = 0;
        for (int head : heads) x ^= sg(head);
        puts(x ? "No" : "Yes");
    }
    return 0;
}
