// WA: reads pairs to the end of the input, and takes the count T for a heap
#include <bits/stdc++.h>
using namespace std;

int main() {
    int a, b;
    while (cin >> a >> b) {
        if (a > b) swap(a, b);
        cout << ((int)((b - a) * (1 + sqrt(5.0)) / 2) == a ? "B" : "A") << "\n";
    }
}
