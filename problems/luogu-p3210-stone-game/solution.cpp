// Title: Luogu P3210. Stone Game
// URL: https://www.luogu.com.cn/problem/P3210
// Idea: A pile no less than both beside it becomes one with them: a, b, c act as a - b + c. The last
//       pile at an end of the row, if it is no less than the one before it, leaves with it in the last
//       two moves. What remains is greatest where it is open, so the greatest is taken first.
// Time: O(N log N)
// Memory: O(N)
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "../../common/fast_io.hpp"

namespace {

using Int = std::int64_t;

class Piles {
 public:
    // The piles that come next stand behind a gap, or else at an end of the row.
    void begin() { begin_ = kept_.size(); }
    void add(Int pile, bool at_the_end) {
        for (kept_.push_back(pile);;) {
            const std::size_t size = kept_.size() - begin_;
            Int* const top = kept_.data() + kept_.size();
            if (size >= 3 && top[-2] >= std::max(top[-3], top[-1])) {
                top[-3] += top[-1] - top[-2];
            } else if (at_the_end && size == 2 && top[-2] >= top[-1]) {
                waiting_ += top[-2] - top[-1];
            } else {
                break;
            }
            kept_.resize(kept_.size() - 2);
        }
    }
    // Whoever makes the last move gets what waits.
    Int lead() {
        std::sort(kept_.begin(), kept_.end());
        Int lead = 0;
        for (const Int pile : kept_) lead = pile - lead;
        return kept_.size() % 2 == 1 ? lead + waiting_ : lead - waiting_;
    }

 private:
    std::vector<Int> kept_;
    std::size_t begin_ = 0;  // of the piles since the last gap
    Int waiting_ = 0;
};

}  // namespace

int main() {
    fast_io::Reader in;
    fast_io::Writer out;
    std::size_t n;
    if (!in.read_in(2u, 1000000u, n)) return 0;
    std::vector<int> row(n);
    Int sum = 0;
    for (int& pile : row) {
        if (!in.read(pile)) return 0;
        sum += pile;
    }
    Piles piles;
    // From both ends to the first gap, from the end on; then what is between these gaps.
    std::size_t l = 0, r = n - 1;
    for (; l < r && row[l] > 0; ++l) piles.add(row[l], true);
    piles.begin();
    for (; r > l && row[r] > 0; --r) piles.add(row[r], true);
    for (; l <= r; ++l) row[l] > 0 ? piles.add(row[l], false) : piles.begin();
    const Int lead = piles.lead();
    out.line((sum + lead) / 2, ' ', (sum - lead) / 2);
}
