// Title: Luogu P3179. Array Game
// URL: https://www.luogu.com.cn/problem/P3179
// Idea: White cells add up by xor, and the value of a cell x depends only on the quotient n / x.
//       There are about 2 sqrt(n) quotients. For each, from the least up, the options are the xors
//       of the values of 2x, 3x, ..., kx, whose quotients come in blocks of equal ones.
// Time: O(n^(3/4) + kw)
// Memory: O(sqrt(n))
#include <vector>

#include "../../common/fast_io.hpp"

class Values {
 public:
    explicit Values(unsigned n) : n_(n) {
        while ((root_ + 1) * (root_ + 1) <= n) ++root_;
        small_.resize(root_ + 1);
        large_.resize(root_ + 1);
        // A block brings one new xor at most, so there are fewer than 2^16, and all are below that.
        std::vector<unsigned> mark(65536);
        // As far as a compiler knows, a store to mark may change a member.
        const unsigned root = root_;
        for (unsigned q = 0; q < n;) {
            q = n / (n / (q + 1));
            unsigned sum = 0;
            for (unsigned j = 2; j <= q;) {
                const unsigned part = q / j, last = q / part;
                const unsigned value = part <= root ? small_[part] : large_[n / part];
                mark[sum ^ value] = q;
                if (((last ^ j) & 1) == 0) sum ^= value;
                j = last + 1;
            }
            unsigned mex = 1;
            while (mark[mex] == q) ++mex;
            of(q) = mex;
        }
    }
    // The value of the cells x with n / x == q.
    unsigned& of(unsigned q) { return q <= root_ ? small_[q] : large_[n_ / q]; }

 private:
    unsigned n_, root_ = 1;
    std::vector<unsigned> small_, large_;
};

int main() {
    fast_io::Reader in;
    fast_io::Writer out;
    unsigned n, queries;
    if (!in.read_in(1u, 1000000000u, n) || !in.read(queries)) return 0;
    Values values(n);
    while (queries-- > 0) {
        unsigned white, nim_sum = 0;
        if (!in.read(white)) return 0;
        while (white-- > 0) {
            unsigned cell;
            if (!in.read_in(1u, n, cell)) return 0;
            nim_sum ^= values.of(n / cell);
        }
        out.line(nim_sum != 0 ? "Yes" : "No");
    }
}
