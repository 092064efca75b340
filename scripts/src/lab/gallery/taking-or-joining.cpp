// Taking or joining: a move takes one stone from a heap, or joins two heaps.
// 取石子或合并：每次从某一堆中取一颗，或把两堆合为一堆。
// See: acwing-1321-taking-stones
#include <algorithm>
#include <lab.hpp>

using Heaps = std::vector<int>;

// The heaps with one of them changed by so many stones, without empty ones and in order.
Heaps changed(Heaps heaps, std::size_t which, int by) {
    heaps[which] += by;
    heaps.erase(std::remove(heaps.begin(), heaps.end(), 0), heaps.end());
    std::sort(heaps.begin(), heaps.end());
    return heaps;
}

void moves(const Heaps& heaps, lab::Options<Heaps>& to) {
    for (std::size_t i = 0; i < heaps.size(); ++i) {
        to(changed(heaps, i, -1));
        Heaps others = heaps;
        others.erase(others.begin() + i);
        for (std::size_t j = i; j < others.size(); ++j) to(changed(others, j, heaps[i]));
    }
}

// By the heaps of one stone, and the moves that the others have until one stone of them is left.
bool claim(const Heaps& heaps) {
    int ones = 0, rest = -1;
    for (const int heap : heaps) {
        if (heap == 1) {
            ++ones;
        } else {
            rest += heap + 1;
        }
    }
    return rest > 2 ? ones % 2 == 0 && rest % 2 == 0 : ones % 3 == 0;
}

const char* proof() {
    return "problems/acwing-1321-taking-stones/README";
}
