// Moore's Nim: a move takes stones from one or two heaps, any number from each.
// 摩尔尼姆：每次从一堆或两堆中取石子，每堆取任意多颗。
// See: heap-games
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
        for (int left = 0; left < heaps[i]; ++left) {
            to(changed(heaps, i, left));
            for (std::size_t j = 0; j < i; ++j) {
                for (int rest = 0; rest < heaps[j]; ++rest) {
                    std::vector<int> both = heaps;
                    both[j] = rest;
                    to(changed(both, i, left));
                }
            }
        }
    }
}

bool claim(const std::vector<int>& heaps) {
    for (int bit = 1; bit < 1024; bit *= 2) {
        int ones = 0;
        for (const int heap : heaps) ones += (heap & bit) != 0;
        if (ones % 3 != 0) return false;
    }
    return true;
}

const char* proof() {
    return "common/notes/heap-games";
}
