// WA: reads lines of at most 511 characters; 100 numbers of five digits need 603
#include <cstdio>
#include <cstdlib>
#include <cstring>

char line[512];
int count, s[100];
int f[10001], known;  // f[0] .. f[known - 1] are computed

int sg(int heap) {
    for (; known <= heap; known++) {
        bool reached[101] = {};
        for (int i = 0; i < count; i++)
            if (s[i] <= known) reached[f[known - s[i]]] = true;
        f[known] = 0;
        while (reached[f[known]]) f[known]++;
    }
    return f[heap];
}

int main() {
    while (fgets(line, sizeof line, stdin)) {
        char* word = strtok(line, " \n");
        int k = word ? atoi(word) : 0;
        count = 0;
        if (k == 0) break;
        while (count < k && (word = strtok(NULL, " \n"))) s[count++] = atoi(word);
        known = 0;
        fgets(line, sizeof line, stdin);
        int m = atoi(line);
        while (m-- > 0 && fgets(line, sizeof line, stdin)) {
            int sum = 0;
            strtok(line, " \n");
            while ((word = strtok(NULL, " \n"))) {
                int heap = atoi(word);
                if (heap <= 10000) sum ^= sg(heap);
            }
            putchar(sum ? 'W' : 'L');
        }
        puts("");
    }
}
