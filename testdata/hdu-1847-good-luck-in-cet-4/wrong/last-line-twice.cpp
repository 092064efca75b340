// WA: asks for the end of the file before it has read past it, and answers the last line twice
#include <iostream>
using namespace std;
int main() {
    int n;
    while (!cin.eof()) {
        cin >> n;
        cout << (n % 3 ? "Kiki" : "Cici") << endl;
    }
}
