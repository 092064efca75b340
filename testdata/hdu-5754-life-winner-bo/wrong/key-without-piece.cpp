// WA: remembers results by N and M alone, whatever the piece
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <map>
#include <string>
#include <utility>
using namespace std;
map<pair<int, int>, string> memo;
string solve(int type, int n, int m) {
    if (n > m) swap(n, m);
    if (type == 1) return n % 2 == 1 && m % 2 == 1 ? "G" : "B";
    if (type == 2) return n == m ? "G" : "B";
    if (type == 3) return (n + m - 2) % 3 != 0 || m - n > 1 ? "D" : n == m ? "G" : "B";
    return (int)((m - n) * (1 + sqrt(5.0)) / 2) == n - 1 ? "G" : "B";
}
int main() {
    int t;
    scanf("%d", &t);
    while (t--) {
        int type, n, m;
        scanf("%d%d%d", &type, &n, &m);
        string& answer = memo[{n, m}];
        if (answer.empty()) answer = solve(type, n, m);
        puts(answer.c_str());
    }
}
