// WA: reads one board and stops.
#include <cstdio>

int main() {
    int n;
    scanf("%d", &n);
    puts(n % 2 ? "Bob" : "Alice");
    return 0;
}
