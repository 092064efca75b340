// WA: its table of intervals ends at 34012224, and every greater n is a win
#include <cstdio>
int main() {
    unsigned n;
    unsigned ends[] = {1,      9,      18,      162,      324,      2916,      5832,     52488,
                       104976, 944784, 1889568, 17006112, 34012224, 306110016, 612220032};
    int count = 13;
    while (scanf("%u", &n) == 1) {
        int i = 0;
        while (i < count && ends[i] < n) i++;
        puts(i % 2 ? "Stan wins." : "Ollie wins.");
    }
}
