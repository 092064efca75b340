#include "../families/wythoff.hpp"

namespace {

constexpr Int kGreatest = 1000000000000000000;

// The Fibonacci numeration (E. Zeckendorf): in exactly one way every number is a sum of distinct
// members of 1, 2, 3, 5, 8, ..., no two of them neighbours.
class Numeration {
 public:
    Numeration() {
        while (fibonacci_.back() <= INT64_MAX / 2) {
            fibonacci_.push_back(fibonacci_.back() + fibonacci_[fibonacci_.size() - 2]);
        }
    }
    const Row& fibonacci() const { return fibonacci_; }
    // The indices of the members that add up to x, greatest first.
    std::vector<std::size_t> digits(Int x) const {
        std::vector<std::size_t> result;
        for (std::size_t i = fibonacci_.size(); i-- > 0;) {
            if (fibonacci_[i] > x) continue;
            x -= fibonacci_[i];
            result.push_back(i);
        }
        return result;
    }
    bool ends_in_even_zeros(Int x) const { return digits(x).back() % 2 == 0; }
    // x with one more zero at its end, for x <= kGreatest.
    Int shifted(Int x) const {
        Int result = 0;
        for (const std::size_t i : digits(x)) result += fibonacci_[i + 1];
        return result;
    }

 private:
    Row fibonacci_ = {1, 2};
};

class LargeHeaps : public Wythoff {
 public:
    LargeHeaps() : Wythoff(kGreatest) {}

    // A losing pair consists of a number that ends in an even number of zeros, and of the same
    // number with one more zero; all such pairs lose (R. Silber 1977).
    std::string second_answer(const Game& game) const override {
        const auto [a, b] = std::minmax(game[0][0], game[0][1]);
        if (a == 0) return verdict(b > 0);  // in the twins
        return verdict(!numeration_.ends_in_even_zeros(a) || numeration_.shifted(a) != b);
    }
    std::string second_method() const override { return "Fibonacci numeration"; }

 protected:
    Numeration numeration_;
};

}  // namespace
