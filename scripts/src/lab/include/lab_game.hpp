// A described game, as what computes its tables sees it: that is compiled once for all games of
// numbers and of heaps (lab_answers.cpp), and in its own program for a game of other positions.
#ifndef LAB_GAME_HPP
#define LAB_GAME_HPP

#include <functional>

#include "lab.hpp"

namespace lab {
namespace inside {

// A position has `N` numbers, or is of another form where N is 0.
template <class P, std::size_t N, class O, bool kStarts = false>
struct AnyGame {
    using Position = P;
    using OptionsOf = O;
    static constexpr std::size_t numbers = N;
    static constexpr bool has_starts = kStarts;
    // What the game says more than the usual.
    bool has_legal = false, has_end = false, has_claim = false, has_claimed_value = false;
    bool misere = false, unordered = false;
    const char* proof = nullptr;

    virtual void moves(const P& position, O& to) const = 0;
    virtual std::string show(const P& position) const = 0;
    virtual std::vector<P> starts() const { return {}; }
    virtual bool claim(const P&) const { return false; }
    virtual long long claimed_value(const P&) const { return 0; }

    bool legal(const P& position) const {
        if constexpr (N > 0) {
            for (const int number : position) {
                if (number < 0) return false;
            }
        }
        return !has_legal || is_legal(position);
    }
    End end(const P& position) const { return has_end ? end_of(position) : End::going_on; }

 protected:
    virtual bool is_legal(const P&) const { return true; }
    virtual End end_of(const P&) const { return End::going_on; }
    ~AnyGame() = default;
};

template <class... Int>
using NumbersGame = AnyGame<std::array<int, sizeof...(Int)>, sizeof...(Int), Options<Int...>>;
using HeapsGame = AnyGame<std::vector<int>, 0, Options<std::vector<int>>>;

// What is wrong with the game, in a line for people: ends the program, or throws std::runtime_error
// where the program has more to do.
[[noreturn]] void wrong(const std::string& what);

// print(text) for one text after the other, of what lab_answers.hpp tells: what goes wrong beyond
// the table does not take it along.
using Print = std::function<void(const std::string& text)>;
using Words = std::vector<std::string>;
void answer(const HeapsGame& game, const Words& words, const Print& print);
void answer(const NumbersGame<int>& game, const Words& words, const Print& print);
void answer(const NumbersGame<int, int>& game, const Words& words, const Print& print);
void answer(const NumbersGame<int, int, int>& game, const Words& words, const Print& print);
void answer(const NumbersGame<int, int, int, int>& game, const Words& words, const Print& print);

}  // namespace inside
}  // namespace lab

#endif
