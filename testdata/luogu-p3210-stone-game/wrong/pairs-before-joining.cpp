// WA: looks for pairs that wait at the ends of the row before it joins piles, and not after that
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
    // Nobody wants to take the pile before the last one: both are left to the end.
    while (bottom && l != r && l != r + step && a[l] >= a[l + step]) {
        rest += a[l] - a[l + step];
        l += 2 * step;
    }
    for (int i = l; i != r + step; i += step) {
        s.push_back(a[i]);
        int k = (int)s.size();
        while (k >= 3 && s[k - 2] >= s[k - 1] && s[k - 2] >= s[k - 3]) {
            s[k - 3] = s[k - 3] - s[k - 2] + s[k - 1];
            k -= 2;
            s.resize(k);
        }
    }
    all.insert(all.end(), s.begin(), s.end());
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
