// WA: uses the SJ theorem with "some heap is 1" in place of "all heaps are at most 1".
#include <bits/stdc++.h>
using namespace std;

int main() {
    int t, n, a;
    cin >> t;
    while (t--) {
        cin >> n;
        int sum = 0, one = 0;
        while (n--) {
            cin >> a;
            sum ^= a;
            if (a == 1) one = 1;
        }
        cout << ((sum == 0) == one ? "John" : "Brother") << "\n";
    }
}
