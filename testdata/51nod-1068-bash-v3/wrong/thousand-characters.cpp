// WA: room for 1000 digits; 10^1000 has 1001
#include <cstdio>
int main() {
    int t;
    char s[1001];
    scanf("%d", &t);
    while (t-- && scanf("%1000s", s) == 1) {
        int sum = 0;
        for (int i = 0; s[i]; i++) sum += s[i] - '0';
        puts(sum % 3 ? "A" : "B");
    }
}
