// TLE: fills a table up to the greatest n, and tries all primes for every lost number.
#include <bits/stdc++.h>
using namespace std;

bitset<50000001> composite, win;
vector<int> takes(1, 1);

int main() {
    int t;
    scanf("%d", &t);
    vector<int> tests(t);
    for (int& n : tests) scanf("%d", &n);
    int most = *max_element(tests.begin(), tests.end());
    for (int p = 2; p <= most; p++) {
        if (composite[p]) continue;
        takes.push_back(p);
        for (long long q = (long long)p * p; q <= most; q += p) composite[q] = 1;
    }
    for (int n = 1; n <= most; n++)
        for (size_t i = 0; i < takes.size() && takes[i] <= n && !win[n]; i++)
            if (!win[n - takes[i]]) win[n] = 1;
    for (int n : tests) puts(win[n] ? "October wins!" : "Roy wins!");
}
