// RE: does not stop when b divides a: with a = b it goes on to a division by 0.
#include <bits/stdc++.h>
using namespace std;

int main() {
    int c, a, b;
    cin >> c;
    while (c--) {
        cin >> a >> b;
        if (a < b) swap(a, b);
        bool stan = true;
        while (a / b == 1) {
            a %= b;
            swap(a, b);
            stan = !stan;
        }
        cout << (stan ? "Stan wins" : "Ollie wins") << "\n";
    }
}
