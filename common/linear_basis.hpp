#ifndef COMMON_LINEAR_BASIS_HPP
#define COMMON_LINEAR_BASIS_HPP

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <type_traits>
#include <vector>

// A basis of the span of unsigned integers under xor. Below, a "reachable" value is the xor of some
// of the integers inserted so far; 0 is the xor of none. r is the rank; every operation but merge()
// is O(r), r <= the width of T.
template <class T>
class LinearBasis {
    static_assert(std::is_unsigned<T>::value && std::numeric_limits<T>::digits <= 64,
                  "LinearBasis needs an unsigned type of at most 64 bits");

 public:
    // Adds x to what can be reached; true iff x was not reachable, so that the rank grew.
    bool insert(T x) {
        x = least(x);
        if (x == 0) return false;
        for (T& b : basis_) b = std::min(b, add(b, x));
        basis_.insert(std::lower_bound(basis_.begin(), basis_.end(), x), x);
        return true;
    }
    // True iff x is reachable.
    bool contains(T x) const { return least(x) == 0; }
    // There are 2^rank() reachable values.
    unsigned rank() const { return static_cast<unsigned>(basis_.size()); }
    // The least of `x ^ v` over all reachable v.
    T least(T x = 0) const {
        for (const T b : basis_) x = std::min(x, add(x, b));
        return x;
    }
    // The greatest of `x ^ v` over all reachable v.
    T greatest(T x = 0) const {
        for (const T b : basis_) x = std::max(x, add(x, b));
        return x;
    }
    // The reachable value that is greater than k others; 0 <= k < 2^rank(). So kth(0) is 0, and
    // kth(1) the least that is not.
    T kth(std::uint64_t k) const {
        assert(rank() == 64 || k >> rank() == 0);
        T x = 0;
        for (std::size_t i = 0; i < basis_.size(); ++i) {
            if (k >> i & 1) x = add(x, basis_[i]);
        }
        return x;
    }
    // Makes reachable what is so in `other`. O(r * other.rank()).
    void merge(const LinearBasis& other) {
        for (const T b : other.basis_) insert(b);
    }

 private:
    static T add(T x, T y) { return static_cast<T>(x ^ y); }

    // Reduced and in ascending order: the leading bit of an element is set in no other. Where `bit`
    // leads b, `x ^ b` is less than x iff x has that bit; so one pass in any order finds the least
    // and the greatest, and reachable values compare as the sets of elements that they are made of.
    std::vector<T> basis_;
};

#endif
