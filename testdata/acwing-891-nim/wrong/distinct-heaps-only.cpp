// WA: counts equal heaps once
#include <iostream>
#include <set>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    int n, x, r = 0;
    set<int> s;
    cin >> n;
    while (n--) {
        cin >> x;
        if (s.insert(x).second) r ^= x;
    }
    cout << (r ? "Yes" : "No") << endl;
}
