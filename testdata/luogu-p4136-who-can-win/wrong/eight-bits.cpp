// WA: keeps n in 8 bits, so that 256 ends the input.
#include <cstdio>

int main() {
    int in;
    while (scanf("%d", &in) == 1) {
        unsigned char n = in;
        if (!n) break;
        puts(n % 2 ? "Bob" : "Alice");
    }
    return 0;
}
