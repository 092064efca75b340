// Ruler: a coin that shows heads, the n-th, is turned, with any number of coins right before it.
// Ruler：翻转第 n 枚正面硬币，并可同时翻转紧挨在它前面的若干枚。
// See: coins
#include <lab.hpp>

void moves(int n, lab::Options<int>& to) {
    std::vector<int> coins;
    for (int other = n - 1; other >= 0; --other) {
        to.sum(coins);
        if (other > 0) coins.push_back(other);
    }
}

unsigned claimed_value(int n) {
    return n & -n;
}

const char* proof() {
    return "common/notes/coins";
}
