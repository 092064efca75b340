// AC: TODO, what it does; or TLE, and why it is too slow
#include <iostream>

int main() {
    // TODO: the plain program, as people write it in a contest
}
