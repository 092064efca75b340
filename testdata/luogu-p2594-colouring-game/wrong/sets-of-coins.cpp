// TLE: tries all sets of coins that hang together, for each lone coin; there are too many
#include <iostream>
#include <map>
#include <set>
#include <string>
#include <vector>

typedef std::set<std::pair<int, int> > Coins;
std::map<std::pair<int, int>, std::vector<bool> > known;
std::vector<bool> value(int, int);

void add(std::vector<bool>& sum, const std::vector<bool>& other) {
    if (sum.size() < other.size()) sum.resize(other.size());
    for (int k = 0; k < (int)other.size(); k++) sum[k] = sum[k] != other[k];
    while (!sum.empty() && !sum.back()) sum.pop_back();
}

void grow(const Coins& coins, int i, int j, std::set<Coins>& all) {
    if (!all.insert(coins).second) return;
    for (auto coin : coins) {
        for (int way = 0; way < 4; way++) {
            int x = coin.first + (way == 0) - (way == 1), y = coin.second + (way == 2) - (way == 3);
            if (x < 1 || y < 1 || x > i || y > j || coins.count({x, y})) continue;
            Coins more = coins;
            more.insert({x, y});
            grow(more, i, j, all);
        }
    }
}

std::vector<bool> value(int i, int j) {
    if (known.count({i, j})) return known[{i, j}];
    std::set<Coins> all;
    grow({{i, j}}, i, j, all);
    std::set<std::vector<bool> > reached;
    for (const Coins& coins : all) {
        std::vector<bool> sum;
        for (auto coin : coins)
            if (coin != std::make_pair(i, j)) add(sum, value(coin.first, coin.second));
        reached.insert(sum);
    }
    std::vector<bool> mex;
    while (reached.count(mex)) {
        int k = 0;
        while (k < (int)mex.size() && mex[k]) mex[k++] = false;
        if (k == (int)mex.size()) mex.push_back(true);
        mex[k] = true;
    }
    return known[{i, j}] = mex;
}

int main() {
    int t;
    std::cin >> t;
    while (t--) {
        int n, m;
        std::cin >> n >> m;
        std::vector<bool> sum;
        for (int i = 1; i <= n; i++) {
            std::string row;
            std::cin >> row;
            for (int j = 1; j <= m; j++)
                if (row[j - 1] != 'H') add(sum, value(i, j));
        }
        std::cout << (sum.empty() ? "=_=" : "-_-") << '\n';
    }
}
