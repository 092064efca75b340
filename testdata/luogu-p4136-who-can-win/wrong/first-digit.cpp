// WA: reads n as characters and looks at the first one.
#include <cstdio>

int main() {
    char s[20];
    while (scanf("%s", s) == 1 && s[0] != '0') puts((s[0] - '0') % 2 ? "Bob" : "Alice");
    return 0;
}
