// MLE: keeps the heaps of a test as strings, one for each heap
#include <cstdio>
#include <string>
#include <vector>
int main() {
    int t;
    scanf("%d", &t);
    while (t--) {
        int n;
        long long x = 0;
        std::vector<std::string> all;
        scanf("%d", &n);
        while (n--) {
            char text[20];
            scanf("%s", text);
            all.push_back(text);
        }
        for (const std::string& one : all) {
            long long h = std::stoll(one);
            x ^= h % 4 == 3 ? h + 1 : h % 4 == 0 ? h - 1 : h;
        }
        puts(x ? "Alice" : "Bob");
    }
}
