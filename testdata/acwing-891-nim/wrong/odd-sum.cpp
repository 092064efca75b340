// WA: tests for an odd sum of the heaps instead of a nonzero nim-sum
#include <cstdio>
#include <iostream>
using namespace std;

int main() {
    int n;
    cin >> n;
    long long sum = 0;
    for (int i = 0; i < n; i++) {
        long long a;
        cin >> a;
        sum += a;
    }
    puts(sum % 2 ? "Yes" : "No");
}
