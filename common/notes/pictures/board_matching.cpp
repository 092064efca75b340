// P or N in the game of matchings on a board of 7 x 7 cells, neighbours side by side, for the cell in
// each line of the input where the piece stands: N iff a maximum matching without it is smaller.
#include <iostream>
#include <vector>

const int kSide = 7;

bool find_partner(int cell, int gone, std::vector<int>& mate, std::vector<bool>& tried) {
    for (const int step : {-1, 1, -kSide, kSide}) {
        const int next = cell + step;
        const bool same_row = next / kSide == cell / kSide;
        if (next < 0 || next >= kSide * kSide || next == gone || tried[next]) continue;
        if (step * step == 1 && !same_row) continue;
        tried[next] = true;
        if (mate[next] < 0 || find_partner(mate[next], gone, mate, tried)) {
            mate[next] = cell;
            return true;
        }
    }
    return false;
}

int matching_without(int gone) {
    std::vector<int> mate(kSide * kSide, -1);
    int size = 0;
    for (int cell = 0; cell < kSide * kSide; cell += 2) {  // of one colour, as the side is odd
        std::vector<bool> tried(kSide * kSide);
        if (cell != gone) size += find_partner(cell, gone, mate, tried);
    }
    return size;
}

int main() {
    const int whole = matching_without(-1);
    for (int x, y; std::cin >> x >> y;) {
        const int cell = kSide * (y - 1) + (x - 1);
        std::cout << (matching_without(cell) < whole ? "N" : "P") << '\n';
    }
}
