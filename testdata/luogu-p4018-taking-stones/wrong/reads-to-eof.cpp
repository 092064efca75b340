// WA: reads to the end of the input, so it takes T for a test.
#include <bits/stdc++.h>
using namespace std;

int main() {
    int n;
    while (scanf("%d", &n) == 1) puts(n % 6 ? "October wins!" : "Roy wins!");
}
