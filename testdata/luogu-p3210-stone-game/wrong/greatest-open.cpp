// WA: always takes the greatest pile that can be taken, whatever it opens to the opponent
#include <cstdio>
#include <queue>

int n, a[1000005];
bool seen[1000005];
std::priority_queue<std::pair<int, int> > open;

void look(int i) {
    if (i < 1 || i > n || a[i] == 0 || seen[i]) return;
    seen[i] = true;
    open.push(std::make_pair(a[i], i));
}

int main() {
    scanf("%d", &n);
    for (int i = 1; i <= n; i++) scanf("%d", &a[i]);
    for (int i = 1; i <= n; i++) {
        if (a[i] == 0) {
            look(i - 1);
            look(i + 1);
        }
    }
    long long score[2] = {0, 0};
    for (int who = 0; !open.empty(); who ^= 1) {
        int i = open.top().second;
        open.pop();
        score[who] += a[i];
        look(i - 1);
        look(i + 1);
    }
    printf("%lld %lld\n", score[0], score[1]);
}
