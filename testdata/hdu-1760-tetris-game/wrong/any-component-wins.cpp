// WA: takes the board as won if any component is won, but two equal ones cancel
#include <algorithm>
#include <cstdlib>
#include <iostream>
#include <map>
#include <string>
#include <vector>
using namespace std;

typedef vector<pair<int, int>> Squares;
map<Squares, bool> memo;

vector<Squares> components(Squares left) {
    vector<Squares> parts;
    while (!left.empty()) {
        Squares part(1, left.back());
        left.pop_back();
        for (size_t i = 0; i < part.size(); i++)
            for (size_t j = 0; j < left.size();)
                if (abs(part[i].first - left[j].first) <= 1 &&
                    abs(part[i].second - left[j].second) <= 1) {
                    part.push_back(left[j]);
                    left.erase(left.begin() + j);
                } else {
                    j++;
                }
        sort(part.begin(), part.end());
        parts.push_back(part);
    }
    return parts;
}

bool wins(const Squares& left);

bool component_wins(Squares part) {
    int top = part[0].first, side = part[0].second;
    for (auto& p : part) side = min(side, p.second);
    for (auto& p : part) p.first -= top, p.second -= side;
    auto known = memo.find(part);
    if (known != memo.end()) return known->second;
    bool result = false;
    for (size_t i = 0; i < part.size() && !result; i++) {
        Squares rest;
        for (auto& p : part)
            if (abs(part[i].first - p.first) > 1 || abs(part[i].second - p.second) > 1)
                rest.push_back(p);
        result = !wins(rest);
    }
    return memo[part] = result;
}

bool wins(const Squares& left) {
    for (auto& part : components(left))
        if (component_wins(part)) return true;
    return false;
}

int main() {
    int n, m;
    while (cin >> n >> m) {
        vector<string> a(n);
        for (auto& row : a) cin >> row;
        Squares squares;
        for (int i = 0; i + 1 < n; i++)
            for (int j = 0; j + 1 < m; j++)
                if (a[i][j] == '0' && a[i][j + 1] == '0' && a[i + 1][j] == '0' &&
                    a[i + 1][j + 1] == '0')
                    squares.push_back({i, j});
        cout << (wins(squares) ? "Yes" : "No") << '\n';
    }
}
