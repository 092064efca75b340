// PE with --strict: prints a blank after each answer.
#include <iostream>
using namespace std;

int main() {
    int n, m;
    while (cin >> n >> m && (n || m)) {
        cout << (n % 2 && m % 2 ? "What a pity!" : "Wonderful!") << " \n";
    }
}
