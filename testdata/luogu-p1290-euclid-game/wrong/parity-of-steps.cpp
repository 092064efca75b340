// WA: counts the divisions of Euclid's algorithm, as if every move were forced.
#include <bits/stdc++.h>
using namespace std;

int main() {
    int c, a, b;
    cin >> c;
    while (c--) {
        cin >> a >> b;
        if (a < b) swap(a, b);
        int steps = 0;
        while (b) {
            a %= b;
            swap(a, b);
            steps++;
        }
        cout << (steps % 2 ? "Stan wins" : "Ollie wins") << "\n";
    }
}
