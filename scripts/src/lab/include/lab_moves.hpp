// What the moves of a game have in common, as a theorem needs it: guessed from the small positions,
// and held against every other one that is looked at.
#ifndef LAB_MOVES_HPP
#define LAB_MOVES_HPP

#include <set>

#include "lab_compute.hpp"

namespace lab {
namespace inside {

// A move as a number, by where it leads: the product of what each number, or each heap, has at its
// place. So other moves have other hashes but by an accident of some 2^-60; mixed() is too regular for
// sums of such products.
using MoveHash = std::uint64_t;
inline MoveHash hash_at(std::size_t place, int number) {
    MoveHash x = (MoveHash(place + 1) << 32) + static_cast<std::uint32_t>(number);
    x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9;
    x = (x ^ (x >> 27)) * 0x94d049bb133111eb;
    return (x ^ (x >> 31)) | 1;
}

// The hashes of positions of a game, those of small numbers from a table. The order of heaps does not
// count, and heaps of 0 are none.
template <class Game>
class MoveHashes {
 public:
    using Position = typename Game::Position;

    MoveHashes() {
        for (std::size_t i = 0; i < kPlaces; ++i) {
            before_[i].push_back(0);
            for (int x = 0; x < kSmall; ++x) {
                of_[i].push_back(kAlike && x == 0 ? 1 : hash_at(i, x));
                before_[i].push_back(before_[i].back() + of_[i].back());
            }
        }
    }
    MoveHash of(std::size_t place, int number) const {
        const std::size_t i = kAlike ? 0 : place;
        return 0 <= number && number < kSmall ? of_[i][static_cast<std::size_t>(number)]
                                              : hash_at(i, number);
    }
    MoveHash of(const Position& at) const {
        MoveHash product = 1;
        for (std::size_t i = 0; i < at.size(); ++i) product *= of(i, at[i]);
        return product;
    }
    // The sum over all smaller numbers.
    MoveHash below(std::size_t place, int number) const {
        MoveHash sum =
            before_[kAlike ? 0 : place][static_cast<std::size_t>(std::min(number, kSmall))];
        for (int x = kSmall; x < number; ++x) sum += of(place, x);
        return sum;
    }

 private:
    static constexpr bool kAlike = Game::numbers <= 1;  // heaps, one or several: no order
    static constexpr std::size_t kPlaces = kAlike ? 1 : Game::numbers;
    static constexpr int kSmall = 2000;

    std::vector<MoveHash> of_[kPlaces], before_[kPlaces];
};

// The moves of a position, told by their hashes: add(hash) for each.
template <class Game, class Add>
class EachMove final : Receiver<typename Game::Position> {
 public:
    using Position = typename Game::Position;

    EachMove(const Game& game, const MoveHashes<Game>& hashes, Add add)
        : game_(game), hashes_(hashes), add_(add), options_(*this) {}

    // False where a move leads to a sum, though the positions are no single heaps.
    bool read(const Position& from) {
        fits_ = true;
        if (game_.end(from) == End::going_on) game_.moves(from, options_);
        return fits_;
    }

 private:
    void move(const Position& to) override { add_(hashes_.of(to)); }
    void sum(const Position* parts, std::size_t count) override {
        fits_ = fits_ && Game::numbers == 1;
        MoveHash product = 1;
        for (std::size_t i = 0; i < count; ++i) product *= hashes_.of(parts[i]);
        add_(product);
    }

    const Game& game_;
    const MoveHashes<Game>& hashes_;
    Add add_;
    typename Game::OptionsOf options_;
    bool fits_ = true;
};

// What all moves may be: of one number an octal code; of several numbers, or of heaps, Nim, where a
// move may lower `lowered` of them, Wythoff's game, or one of the same steps, wherever that is possible.
template <class Game>
class CommonMoves {
 public:
    using Position = typename Game::Position;

    // Looks at the small positions, up to these numbers if there are any. Positions of another form
    // than numbers or heaps have nothing.
    CommonMoves(const Game& game, const std::vector<int>& upto) : game_(game) {
        constexpr int most_of[] = {0, 400, 20, 9, 6};
        int most = most_of[Game::numbers];
        for (const int number : upto) most = std::min(most, number);
        if constexpr (Game::numbers == 1) {
            guess_octal(most);
        } else if constexpr (Game::numbers > 1) {
            std::vector<Position> box;
            each_of_box<Game::numbers>(std::vector<int>(Game::numbers, most),
                                       [&](const Position& position) {
                                           box.push_back(position);
                                           return true;
                                       });
            guess(box, most, 1);
        } else if constexpr (kHeaps) {
            constexpr int most_stones = 14, most_lowered = 5;
            std::vector<Position> all;
            for (int stones = 0; stones <= most_stones; ++stones) {
                std::vector<int> heaps;
                const auto take = [&](const std::vector<int>& one) { all.push_back(one); };
                each_partition(stones, heaps, take);
            }
            if (!game_.has_end && !game_.has_legal) guess(all, most_stones, most_lowered);
        }
    }

    bool any() const { return shape_ != Shape::none; }
    // Holds the moves of one more position against what was guessed, which is given up where they
    // differ.
    void look_at(const Position& position) {
        ++looked_;
        bool same = false;
        if constexpr (kNumbers) same = game_.legal(position) && agrees(position);
        if (!same) shape_ = Shape::none;
    }
    // In lines that answer.cpp reads, with the number of positions that were looked at.
    std::string told() const {
        std::string text;
        if (shape_ == Shape::octal) text = line("octal", digits_);
        if (shape_ == Shape::lowered) text = line("lowered", std::vector<int>(1, lowered_));
        if (shape_ == Shape::wythoff) text = "wythoff\n";
        for (const std::vector<int>& step : steps_) {
            if (shape_ == Shape::steps) text += line("step", step);
        }
        return any() ? text + "looked " + std::to_string(looked_) + '\n' : "";
    }

 private:
    static constexpr bool kHeaps = Tables<Game>::kHeaps;
    static constexpr bool kNumbers = Game::numbers > 0 || kHeaps;
    enum class Shape { none, octal, lowered, wythoff, steps };

    static std::string line(std::string text, const std::vector<int>& numbers) {
        for (const int number : numbers) text += ' ' + std::to_string(number);
        return text + '\n';
    }

    // By the sum of the hashes and, where a move may come twice, one by one.
    bool agrees(const Position& position) {
        MoveHash sum = 0;
        std::size_t count = 0;
        const auto add = [&](MoveHash hash) {
            sum += hash;
            ++count;
        };
        const auto take = [&](MoveHash hash) {
            sum -= hash;
            --count;
        };
        if (!EachMove<Game, decltype(add)>(game_, hashes_, add).read(position)) return false;
        if (lowered_ == 1 && (shape_ == Shape::lowered || shape_ == Shape::wythoff)) {
            take_lines(position, sum, count);
            expect_diagonal(position, take);
        } else {
            expect(position, take);
        }
        if (sum == 0 && count == 0) return true;
        std::set<MoveHash> found, expected;
        const auto insert = [&](MoveHash hash) { found.insert(hash); };
        EachMove<Game, decltype(insert)>(game_, hashes_, insert).read(position);
        expect(position, [&](MoveHash hash) { expected.insert(hash); });
        return found == expected;
    }

    template <class Add>
    void expect(const Position& position, Add add) const {
        if constexpr (Game::numbers == 1) {
            expect_octal(position[0], add);
        } else {
            if (shape_ == Shape::steps) return expect_steps(position, add);
            expect_lowered(position, 0, 1, lowered_, add);
            expect_diagonal(position, add);
        }
    }

    // --- one number: digit j of the code is the sum of 1, 2 and 4 where taking j may leave no, one,
    // two heaps, none of them empty ---

    void guess_octal(int most) {
        digits_.assign(static_cast<std::size_t>(most) + 1, 0);
        for (int n = 0; n <= most; ++n) {
            const Position from = {n};
            if (!game_.legal(from)) return;
            for (const auto& parts : options_of(game_, from)) {
                int heaps = 0, taken = n;
                for (const auto& part : parts) {
                    heaps += part[0] > 0;
                    taken -= part[0];
                }
                if (heaps > 2 || taken < 0) return;
                digits_[static_cast<std::size_t>(taken)] |= 1 << heaps;
            }
        }
        while (digits_.size() > 1 && digits_.back() == 0) digits_.pop_back();
        // As many digits as heaps say nothing.
        if (4 * static_cast<int>(digits_.size() - 1) > most) return;
        shape_ = Shape::octal;
        for (int n = 0; n <= most && any(); ++n) look_at(Position{n});
        looked_ = 0;
    }
    template <class Add>
    void expect_octal(int n, Add add) const {
        const int last = static_cast<int>(digits_.size()) - 1;
        for (int taken = 0; taken <= std::min(n, last); ++taken) {
            const int digit = digits_[static_cast<std::size_t>(taken)], rest = n - taken;
            if (digit & 1 && rest == 0) add(1);
            if (digit & 2 && rest > 0) add(hashes_.of(0, rest));
            for (int a = 1; digit & 4 && 2 * a <= rest; ++a) {
                add(hashes_.of(0, a) * hashes_.of(0, rest - a));
            }
        }
    }

    // --- several numbers, or heaps ---

    void guess(const std::vector<Position>& small, int greatest, int most_lowered) {
        const auto fits = [&](Shape shape) {
            shape_ = shape;
            for (const Position& position : small) {
                if (any()) look_at(position);
            }
            looked_ = 0;
            return any();
        };
        for (lowered_ = 1; lowered_ <= most_lowered; ++lowered_) {
            if (fits(Shape::lowered)) return;
        }
        lowered_ = 1;
        if (Game::numbers == 2 && fits(Shape::wythoff)) return;
        if (!game_.has_end && !game_.has_legal && find_steps(small, greatest)) fits(Shape::steps);
    }
    // False where there are none: play ends since the sum of the numbers falls.
    bool find_steps(const std::vector<Position>& small, int greatest) {
        for (const Position& from : small) {
            for (const auto& parts : options_of(game_, from)) {
                if (parts.size() != 1) return false;
                std::vector<int> step;
                int sum = 0;
                for (const int number : from) sum += number;
                for (const int number : parts[0]) sum -= number;
                if constexpr (kHeaps) {
                    step.push_back(sum);
                } else {
                    for (std::size_t i = 0; i < from.size(); ++i) {
                        step.push_back(from[i] - parts[0][i]);
                    }
                }
                for (const int change : step) {
                    if (sum <= 0 || 3 * std::abs(change) > greatest) return false;
                }
                steps_.insert(step);
            }
        }
        return !steps_.empty();
    }

    template <class Add>
    void expect_steps(const Position& from, Add add) const {
        for (const std::vector<int>& step : steps_) {
            if constexpr (kHeaps) {
                for (std::size_t i = 0; i < from.size(); ++i) {
                    if (from[i] < step[0]) continue;
                    add(hashes_.of(i, from[i] - step[0]) * product_without(from, i, 0));
                }
            } else {
                MoveHash product = 1;
                for (std::size_t i = 0; i < from.size(); ++i) {
                    product = from[i] < step[i] ? 0 : product * hashes_.of(i, from[i] - step[i]);
                }
                if (product != 0) add(product);
            }
        }
    }
    // All ways to make at most `most` of the numbers from `begin` on smaller, at least one in all;
    // `before` is the product of those before.
    template <class Add>
    void expect_lowered(const Position& from, std::size_t begin, MoveHash before, int most,
                        Add add) const {
        for (std::size_t i = begin; i < from.size() && most > 0; ++i) {
            const MoveHash after = product_without(from, i, i + 1);
            for (int number = 0; number < from[i]; ++number) {
                const MoveHash now = before * hashes_.of(i, number);
                add(now * after);
                if (most > 1) expect_lowered(from, i + 1, now, most - 1, add);
            }
            before *= hashes_.of(i, from[i]);
        }
    }
    // All ways to make one of them smaller.
    void take_lines(const Position& from, MoveHash& sum, std::size_t& count) const {
        if constexpr (Game::numbers != 1) {
            for (std::size_t i = 0; i < from.size(); ++i) {
                sum -= hashes_.below(i, from[i]) * product_without(from, i, 0);
                count -= static_cast<std::size_t>(from[i]);
            }
        }
    }
    template <class Add>
    void expect_diagonal(const Position& from, Add add) const {
        if constexpr (Game::numbers == 2) {
            const int most = shape_ == Shape::wythoff ? std::min(from[0], from[1]) : 0;
            for (int taken = 1; taken <= most; ++taken) {
                add(hashes_.of(0, from[0] - taken) * hashes_.of(1, from[1] - taken));
            }
        }
    }
    // Of the numbers from `begin` on but for the i-th.
    MoveHash product_without(const Position& from, std::size_t i, std::size_t begin) const {
        MoveHash product = 1;
        for (std::size_t k = begin; k < from.size(); ++k) {
            if (k != i) product *= hashes_.of(k, from[k]);
        }
        return product;
    }

    const Game& game_;
    const MoveHashes<Game> hashes_;
    Shape shape_ = Shape::none;
    std::size_t looked_ = 0;
    std::vector<int> digits_;
    int lowered_ = 1;
    std::set<std::vector<int>> steps_;
};

}  // namespace inside
}  // namespace lab

#endif
