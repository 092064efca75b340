// WA: a line of at most three digits; 1000 has four
#include <cstdio>
#include <cstdlib>
int main() {
    char line[5];
    while (fgets(line, sizeof line, stdin)) puts(atoi(line) % 3 ? "Kiki" : "Cici");
}
