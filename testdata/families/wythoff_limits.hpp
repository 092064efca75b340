#ifndef TESTDATA_FAMILIES_WYTHOFF_LIMITS_HPP
#define TESTDATA_FAMILIES_WYTHOFF_LIMITS_HPP

// The inputs of the two games of Wythoff.
#include "core/lists.hpp"
#include "wythoff.hpp"

namespace {

template <class Base>
class WythoffInputs : public Base {
 public:
    Small small() const override {
        const std::string bound = std::to_string(kExhaustive);
        return {up_to("", 2, 1, kExhaustive).make, {"heaps up to " + bound, "每堆不超过 " + bound}};
    }
    Game longest() const override { return {{greatest_, greatest_}}; }
    void limits(Sink& sink) const override {
        sink.input("near-fibonacci", near_fibonacci());
        sink.input("like-fibonacci", like_fibonacci());
    }

 protected:
    // The Fibonacci numbers 1, 2, 3, 5, ... that a heap can have.
    Row fibonacci() const {
        Row numbers = {1, 2};
        for (Int next = 3; next <= greatest_; next += numbers[numbers.size() - 2]) {
            numbers.push_back(next);
        }
        return numbers;
    }
    // The pairs around neighbouring Fibonacci numbers. Of all d up to a bound, the Fibonacci numbers
    // have d * phi nearest to an integer, in turn above and below it. So a ratio cut anywhere, or an
    // epsilon, that is wrong for some difference d is wrong for one of these: it takes the loss with
    // this difference for a win, and the pair beside it for a loss.
    std::vector<Game> near_fibonacci() const {
        std::vector<Game> games;
        const Row numbers = fibonacci();
        for (std::size_t k = 0; k + 1 < numbers.size(); ++k) {
            for (Int i = -2; i <= 2; ++i) {
                for (Int j = -2; j <= 2; ++j) {
                    const Int a = numbers[k] + i, b = numbers[k + 1] + j;
                    if (a >= 1 && b >= 1 && b <= greatest_) games.push_back({{a, b}});
                }
            }
        }
        return games;
    }

    // Losing pairs and their neighbours in sequences such as 1, 3, 4, 7, 11, ..., where each number
    // is the sum of the two before it. Next to the Fibonacci numbers, the members of those that
    // begin with small numbers have d * phi nearest to an integer. So an error that comes and goes,
    // as that of a ratio added up again and again, shows at one of them.
    std::vector<Game> like_fibonacci() const {
        std::vector<Game> games;
        for (Int p = 1; p <= 6; ++p) {
            for (Int q = 2 * p; q <= 2 * p + 5; ++q) {
                for (Int a = p, b = q; b <= greatest_; b += std::exchange(a, b)) {
                    for (Int i = -1; i <= 1; ++i) {
                        if (a + i >= 1 && b + i <= greatest_) games.push_back({{a + i, b + i}});
                    }
                }
            }
        }
        return games;
    }

 private:
    using Base::greatest_;
    using Base::kExhaustive;
};

}  // namespace

#endif
