// WA: reads a line into 512 characters, but 100 places take 900.
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <set>
using namespace std;

int main() {
    char line[512];
    while (fgets(line, sizeof line, stdin)) {
        int n = atoi(line), x = 0;
        set<int> heads;
        if (n > 0 && fgets(line, sizeof line, stdin)) {
            for (char* word = strtok(line, " \n"); word; word = strtok(NULL, " \n")) {
                heads.insert(atoi(word));
            }
        }
        for (int head : heads) x ^= head;
        puts(x || heads.size() % 2 ? "No" : "Yes");
    }
    return 0;
}
