// WA: cuts the golden ratio to ten decimals, which first fails at (317810, 514228)
#include <algorithm>
#include <cmath>
#include <cstdio>
using namespace std;
int main() {
    int t;
    scanf("%d", &t);
    while (t--) {
        int a, b;
        scanf("%d%d", &a, &b);
        if (a > b) swap(a, b);
        int k = b - a;
        puts(a == (int)(k * 1.6180339887) ? "B" : "A");
    }
}
