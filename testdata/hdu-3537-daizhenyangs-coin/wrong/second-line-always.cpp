// WA: reads two lines a test, but without coins there is no second one.
#include <cstdio>
#include <cstdlib>
#include <iostream>
#include <set>
#include <sstream>
#include <string>
using namespace std;

int main() {
    string first, second;
    while (getline(cin, first)) {
        getline(cin, second);
        istringstream in(second);
        set<int> heads;
        int n = atoi(first.c_str()), x = 0, place;
        while (n-- && in >> place) heads.insert(place);
        for (int head : heads) x ^= head;
        puts(x || heads.size() % 2 ? "No" : "Yes");
    }
    return 0;
}
