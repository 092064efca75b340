// WA: reads to the end of the input and answers the final 0, too
#include <iostream>
#include <set>
using namespace std;
int main() {
    set<long long> fib;
    for (long long a = 1, b = 2; a < 1LL << 31; b += a, a = b - a) fib.insert(a);
    long long n;
    while (cin >> n) cout << (fib.count(n) ? "Second win" : "First win") << '\n';
}
