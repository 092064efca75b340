// WA: expects exactly one blank line between two tests, and takes a second one for the end.
#include <cstdio>
#include <cstdlib>
#include <iostream>
#include <string>
using namespace std;

int main() {
    string line;
    while (getline(cin, line)) {
        int n, m, a, b, x = 0;
        if (sscanf(line.c_str(), "%d%d", &n, &m) != 2) break;
        while (n--) {
            getline(cin, line);
            sscanf(line.c_str(), "%d%d", &a, &b);
            x ^= abs(a - b) - 1;
        }
        cout << (x ? "I WIN!" : "BAD LUCK!") << '\n';
        getline(cin, line);
    }
}
