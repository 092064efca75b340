// Linear algebra over GF(2): unsigned integers as vectors of bits, with xor as addition.
#ifndef COMMON_LINEAR_BASIS_HPP
#define COMMON_LINEAR_BASIS_HPP

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <type_traits>
#include <vector>

namespace linear_basis {

/// A basis of the span of unsigned integers under xor. Below, a value is reachable iff it is the
/// xor of some of the integers inserted so far; 0 is the xor of none. r is the rank, at most the
/// width of T. By Gauss-Jordan elimination.
template <class T>
class Basis {
    static_assert(std::is_unsigned<T>::value && std::numeric_limits<T>::digits <= 64,
                  "a Basis needs an unsigned type of at most 64 bits");

 public:
    /// Makes x reachable, any x. True iff it was not, so that the rank has grown. O(r).
    bool insert(T x) {
        x = least(x);
        if (x == 0) return false;
        for (T& b : basis_) b = std::min(b, add(b, x));
        basis_.insert(std::lower_bound(basis_.begin(), basis_.end(), x), x);
        return true;
    }
    /// True iff x is reachable. O(r).
    bool contains(T x) const { return least(x) == 0; }
    /// The rank: 2^rank() values are reachable. O(1).
    unsigned rank() const { return static_cast<unsigned>(basis_.size()); }
    /// The least of `x ^ v` over all reachable v. O(r).
    T least(T x = 0) const {
        for (const T b : basis_) x = std::min(x, add(x, b));
        return x;
    }
    /// The greatest of `x ^ v` over all reachable v. O(r).
    T greatest(T x = 0) const {
        for (const T b : basis_) x = std::max(x, add(x, b));
        return x;
    }
    /// The reachable value that is greater than exactly k others; 0 <= k < 2^rank(). So kth(0) is
    /// 0, and kth(1) is the least that is not. O(r).
    T kth(std::uint64_t k) const {
        assert(rank() == 64 || k >> rank() == 0);
        T x = 0;
        for (std::size_t i = 0; i < basis_.size(); ++i) {
            if (k >> i & 1) x = add(x, basis_[i]);
        }
        return x;
    }
    /// Makes reachable whatever is reachable in `other`. O(r * other.rank()).
    void merge(const Basis& other) {
        for (const T b : other.basis_) insert(b);
    }

 private:
    static T add(T x, T y) { return static_cast<T>(x ^ y); }

    // Reduced and in ascending order: the leading bit of an element is set in no other. `x ^ b` is
    // less than x iff x has the leading bit of b. So one pass in any order finds the least and the
    // greatest, and reachable values compare as the sets of elements that they are made of.
    std::vector<T> basis_;
};

}  // namespace linear_basis

#endif
