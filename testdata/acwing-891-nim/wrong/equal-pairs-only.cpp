// WA: takes only positions of equal pairs as losses, but 1 2 3 is one too
#include <algorithm>
#include <cstdio>
#include <vector>
using namespace std;

int main() {
    int n;
    scanf("%d", &n);
    vector<int> a(n);
    for (int& x : a) scanf("%d", &x);
    sort(a.begin(), a.end());
    bool paired = n % 2 == 0;
    for (int i = 0; i + 1 < n; i += 2) paired = paired && a[i] == a[i + 1];
    puts(paired ? "No" : "Yes");
}
