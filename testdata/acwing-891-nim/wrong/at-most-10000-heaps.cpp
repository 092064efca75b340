// WA: takes at most 10,000 heaps
#include <algorithm>
#include <iostream>
using namespace std;

const int N = 10000;
int n, a[N];

int main() {
    cin >> n;
    n = min(n, N);
    int x = 0;
    for (int i = 0; i < n; i++) {
        cin >> a[i];
        x ^= a[i];
    }
    cout << (x ? "Yes" : "No") << endl;
}
