// WA: a buffer with room for 10000 lines of nine digits; 10^9 has ten
#include <cstdio>
char buffer[10000 * 10 + 16], *at = buffer, *end;
int number() {
    while (at < end && *at < '0') at++;
    int x = 0;
    while (at < end && *at >= '0') x = 10 * x + (*at++ - '0');
    return x;
}
int main() {
    end = buffer + fread(buffer, 1, sizeof buffer, stdin);
    int t = number();
    while (t--) {
        int n = number();
        puts(n % 7 == 0 || n % 7 == 2 ? "B" : "A");
    }
}
