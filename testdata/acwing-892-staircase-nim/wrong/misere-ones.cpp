// WA: takes odd stairs of one stone each as in misere Nim
#include <cstdio>

int n, a[100005];

int main() {
    scanf("%d", &n);
    for (int i = 1; i <= n; ++i) scanf("%d", &a[i]);
    int sum = 0;
    for (int i = 1; i <= n; i += 2) sum ^= a[i];
    bool large = false;
    for (int i = 1; i <= n; i += 2) large = large || a[i] > 1;
    puts((large ? sum : !sum) ? "Yes" : "No");
}
