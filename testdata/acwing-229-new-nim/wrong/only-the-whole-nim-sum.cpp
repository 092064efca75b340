// WA: only makes the nim-sum of all heaps nonzero, but the opponent may remove heaps first
#include <bits/stdc++.h>
using namespace std;

int main() {
    int n, sum = 0;
    cin >> n;
    vector<int> a(n);
    for (int& x : a) cin >> x, sum ^= x;
    cout << (sum ? 0 : *min_element(a.begin(), a.end())) << "\n";
}
