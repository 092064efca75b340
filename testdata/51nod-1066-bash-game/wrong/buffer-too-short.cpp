// WA: a buffer with room for 10000 lines of numbers of nine digits; 10^9 has ten
#include <cstdio>

char buffer[10000 * 20 + 16], *at = buffer, *end;

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
        int n = number(), k = number();
        puts(n % (k + 1) ? "A" : "B");
    }
}
