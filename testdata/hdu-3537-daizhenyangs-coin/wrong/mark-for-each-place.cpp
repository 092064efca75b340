// MLE: has a mark of four bytes for each of the 100000000 places.
#include <cstdio>
#include <vector>
using namespace std;

int main() {
    vector<int> test(100000000);
    int n, t = 0, place;
    while (scanf("%d", &n) == 1) {
        int x = 0, count = 0;
        t++;
        while (n--) {
            scanf("%d", &place);
            if (test[place] == t) continue;
            test[place] = t;
            x ^= place;
            count++;
        }
        puts(x || count % 2 ? "No" : "Yes");
    }
    return 0;
}
