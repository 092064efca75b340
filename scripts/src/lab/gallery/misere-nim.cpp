// Misère Nim: a move takes any number of stones from one heap; who takes the last stone loses.
// 反常尼姆：每次从某一堆中取任意多颗，取走最后一颗者输。
// See: misere luogu-p4279-little-john
#include <algorithm>
#include <lab.hpp>

constexpr bool misere = true;

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

bool claim(const std::vector<int>& heaps) {
    int sum = 0, greatest = 0;
    for (const int heap : heaps) {
        sum ^= heap;
        greatest = std::max(greatest, heap);
    }
    return greatest > 1 ? sum == 0 : sum == 1;
}

const char* proof() {
    return "common/notes/misere";
}
