// WA: reads lines of at most 511 characters; 100 heaps of 10000 need 599
#include <cstdio>
#include <cstdlib>
#include <cstring>

char line[512];
int k, s[100], f[10001];

int main() {
    fgets(line, sizeof line, stdin);
    int count = atoi(line);
    fgets(line, sizeof line, stdin);
    for (char* word = strtok(line, " \n"); word && k < count; word = strtok(NULL, " \n"))
        s[k++] = atoi(word);
    for (int heap = 1; heap <= 10000; heap++) {
        bool reached[101] = {};
        for (int i = 0; i < k; i++)
            if (s[i] <= heap) reached[f[heap - s[i]]] = true;
        while (reached[f[heap]]) f[heap]++;
    }
    fgets(line, sizeof line, stdin);
    fgets(line, sizeof line, stdin);
    int sum = 0;
    for (char* word = strtok(line, " \n"); word; word = strtok(NULL, " \n")) sum ^= f[atoi(word)];
    puts(sum ? "Yes" : "No");
}
