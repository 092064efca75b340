// WA: takes only positions of equal pairs as losses
#include <algorithm>
#include <iostream>
using namespace std;

int a[101];

int main() {
    int n;
    cin >> n;
    for (int i = 0; i < n; i++) cin >> a[i];
    sort(a, a + n);
    bool win = n % 2;
    for (int i = 0; i + 1 < n; i += 2) win |= a[i] != a[i + 1];
    puts(win ? "Yes" : "No");
}
