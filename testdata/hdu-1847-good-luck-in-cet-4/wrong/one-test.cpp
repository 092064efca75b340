// WA: answers one line
#include <cstdio>
int main() {
    int n;
    scanf("%d", &n);
    puts(n % 3 ? "Kiki" : "Cici");
}
