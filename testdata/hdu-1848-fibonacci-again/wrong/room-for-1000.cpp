// RE: has room for the heaps 0 to 999
#include <cstdio>
#include <vector>
using namespace std;

int main() {
    int f[16] = {1, 2};
    for (int i = 2; i < 16; i++) f[i] = f[i - 1] + f[i - 2];
    vector<int> g(1000);
    for (int n = 1; n < 1000; n++) {
        bool reached[20] = {};
        for (int i = 0; f[i] <= n; i++) reached[g[n - f[i]]] = true;
        while (reached[g[n]]) g[n]++;
    }
    int a, b, c;
    while (scanf("%d%d%d", &a, &b, &c) == 3 && a) {
        puts((g.at(a) ^ g.at(b) ^ g.at(c)) ? "Fibo" : "Nacci");
    }
    return 0;
}
