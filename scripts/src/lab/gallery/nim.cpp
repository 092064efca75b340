// Nim: a move takes any number of stones from one heap.
// 尼姆博弈：每次从某一堆中取任意多颗。
// See: nim linear-basis acwing-891-nim hdu-1850-good-boy-nim hdu-2176-stones-in-m-heaps luogu-p1247-taking-matches
#include <algorithm>
#include <lab.hpp>

// The heaps after one of them has so many stones, without empty ones and in order.
std::vector<int> changed(std::vector<int> heaps, std::size_t which, int left) {
    heaps[which] = left;
    heaps.erase(std::remove(heaps.begin(), heaps.end(), 0), heaps.end());
    std::sort(heaps.begin(), heaps.end());
    return heaps;
}

void moves(const std::vector<int>& heaps, lab::Options<std::vector<int>>& to) {
    for (std::size_t i = 0; i < heaps.size(); ++i) {
        for (int left = 0; left < heaps[i]; ++left) to(changed(heaps, i, left));
    }
}

unsigned claimed_value(const std::vector<int>& heaps) {
    unsigned sum = 0;
    for (const int heap : heaps) sum ^= heap;
    return sum;
}

const char* proof() {
    return "common/notes/sprague-grundy";
}
