// MLE: memoises whole sums; their number is the product of the parts' numbers of positions
#include <iostream>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>
using namespace std;

typedef vector<pair<int, unsigned long long>> Sum;  // the width and the free cells of each board
map<Sum, bool> memo;

bool wins(Sum& sum) {
    auto known = memo.find(sum);
    if (known != memo.end()) return known->second;
    bool result = false;
    for (auto& board : sum) {
        int m = board.first;
        unsigned long long cells = board.second;
        for (int i = 0; i + m + 1 < 50 && !result; i++) {
            unsigned long long square = 3ull << i | 3ull << (i + m);
            if (i % m == m - 1 || (cells & square) != square) continue;
            board.second = cells & ~square;
            result = !wins(sum);
            board.second = cells;
        }
    }
    return memo[sum] = result;
}

int main() {
    int t;
    while (cin >> t) {
        Sum sum;
        for (int n, m; t > 0 && cin >> n >> m; t--) {
            unsigned long long cells = 0;
            for (int i = 0; i < n * m; i++) {
                char c;
                cin >> c;
                if (c == '0') cells |= 1ull << i;
            }
            sum.push_back({m, cells});
        }
        cout << (wins(sum) ? "Yes" : "No") << '\n';
        memo.clear();
    }
}
