// WA: lets only one pair of piles wait at each end of the row
#include <algorithm>
#include <cstdio>
#include <functional>
#include <vector>

int n, a[1000005];
std::vector<long long> all;
long long rest, sum;

// The piles from l to r; bottom: a[l] is at an end of the row, so it can only be taken last.
void add(int l, int r, int step, bool bottom) {
    std::vector<long long> s;
    for (int i = l; i != r + step; i += step) {
        s.push_back(a[i]);
        int k = (int)s.size();
        while (k >= 3 && s[k - 2] >= s[k - 1] && s[k - 2] >= s[k - 3]) {
            s[k - 3] = s[k - 3] - s[k - 2] + s[k - 1];
            k -= 2;
            s.resize(k);
        }
    }
    int from = 0;
    // Nobody wants to take s[from + 1] first: both are left to the end.
    if (bottom && from + 1 < (int)s.size() && s[from] >= s[from + 1]) {
        rest += s[from] - s[from + 1];
        from += 2;
    }
    all.insert(all.end(), s.begin() + from, s.end());
}

int main() {
    scanf("%d", &n);
    for (int i = 1; i <= n; i++) {
        scanf("%d", &a[i]);
        sum += a[i];
    }
    int first = 1, last = n;
    while (a[first] != 0) first++;
    while (a[last] != 0) last--;
    if (first > 1) add(1, first - 1, 1, true);
    if (last < n) add(n, last + 1, -1, true);
    for (int i = first; i <= last; i++) {
        if (a[i] == 0) continue;
        int j = i;
        while (a[j + 1] != 0) j++;
        add(i, j, 1, false);
        i = j;
    }
    std::sort(all.begin(), all.end(), std::greater<long long>());
    long long diff = 0;
    for (int i = 0; i < (int)all.size(); i++) diff += i % 2 == 0 ? all[i] : -all[i];
    // An odd number of moves is left: the first player makes the last one.
    diff += all.size() % 2 == 1 ? rest : -rest;
    printf("%lld %lld\n", (sum + diff) / 2, (sum - diff) / 2);
}
