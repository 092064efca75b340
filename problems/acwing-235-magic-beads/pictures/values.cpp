// The Grundy value of a heap p^a q^b, for each line a b of the input: its proper divisors are the
// other cells of the rectangle, and a move leaves all of them but one.
#include <iostream>
#include <map>
#include <set>
#include <utility>

std::map<std::pair<int, int>, int> values;

int value(int a, int b) {
    if (values.count({a, b}) > 0) return values[{a, b}];
    int all = 0;
    for (int i = 0; i <= a; ++i)
        for (int j = 0; j <= b; ++j)
            if (i < a || j < b) all ^= value(i, j);
    std::set<int> reached;
    for (int i = 0; i <= a; ++i)
        for (int j = 0; j <= b; ++j)
            if (i < a || j < b) reached.insert(all ^ value(i, j));
    int mex = 0;
    while (reached.count(mex) > 0) ++mex;
    return values[{a, b}] = mex;
}

int main() {
    for (int a, b; std::cin >> a >> b;) std::cout << value(a, b) << '\n';
}
