// WA: divides by 18 and drops the remainder: wrong for 72025872 values, the first 163.
#include <bits/stdc++.h>
using namespace std;

int main() {
    unsigned n;
    while (cin >> n) {
        while (n > 18) n /= 18;
        cout << (n <= 9 ? "Stan wins." : "Ollie wins.") << "\n";
    }
}
