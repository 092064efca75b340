// Describes a game to the lab: include this and write `moves`. scripts/lab FILE computes who wins,
// and looks for the rule. C++17, nothing but the standard library.
//
//     #include <lab.hpp>
//     // One heap; a move takes a square number of stones.
//     void moves(int n, lab::Options<int>& to) {
//         for (int s = 1; s * s <= n; ++s) to(n - s * s);
//     }
//
// A position is one to four ints, or any type with == and < that is made of numbers and standard
// containers, or that std::hash knows:
//
//     void moves(int a, int b, lab::Options<int, int>& to);
//     void moves(const State& position, lab::Options<State>& to);
//
// `to(a, b)` is a move. `to.sum({x, y})`, with more numbers `to.sum({{a, b}, {c, d}})`, is a move to a
// sum of positions of this game, of which the players move in one at a time. `moves` says all moves
// of a position, always the same, and nothing else. It is also asked for positions beyond the table.
//
// What else the game may have, each found by its name:
//
//     bool legal(int a, int b);           // which positions there are; else all numbers from 0 on
//     lab::End end(int a, int b);         // where it ends by another rule than a lack of moves
//     constexpr bool misere = true;       // who cannot move wins
//     constexpr bool unordered = true;    // the order of the numbers does not count
//     std::vector<State> starts();        // where games of such a type begin
//     std::string show(const State&);     // for people
//     bool claim(int a, int b);           // your guess: the player to move loses
//     unsigned claimed_value(int a, int b);  // your guess of the Grundy value
//     const char* proof();                // where it is told what is proved, without .md
#ifndef LAB_HPP
#define LAB_HPP

#include <array>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <string>
#include <utility>
#include <vector>

namespace lab {

// For the player to move.
enum class End { going_on, won, lost, drawn };

namespace inside {

// Takes the moves to positions that are not in a table yet.
template <class Position>
struct Receiver {
    virtual void move(const Position& to) = 0;
    virtual void sum(const Position* parts, std::size_t count) = 0;

 protected:
    ~Receiver() = default;
};

// Takes the moves from a position of `N` numbers. Where a table knows the value of the position that a
// move leads to, it is marked there and then: a large table has thousands of moves for each position.
template <std::size_t N>
class NumberOptions {
 public:
    using Position = std::array<int, N>;

    explicit NumberOptions(Receiver<Position>& receiver) : receiver_(&receiver) {}

    // A table of `size` numbers, the last of which changes fastest: its entries from 0 on are values,
    // and `marks` has a place for each. Below 0 nothing is known.
    void use(const std::int32_t* table, const std::array<std::uint32_t, N>& size, bool sums) {
        table_ = table;
        size_ = size;
        sums_ = sums;
    }
    void mark_in(std::uint64_t* marks, std::uint64_t mark) {
        marks_ = marks;
        mark_ = mark;
    }

 protected:
    void move(const Position& to) {
        const std::int32_t value = known(to);
        if (value >= 0) {
            marks_[value] = mark_;
        } else {
            receiver_->move(to);
        }
    }

    void sum_of(const Position* parts, std::size_t count) {
        std::int32_t value = sums_ ? 0 : -1;
        for (std::size_t i = 0; i < count && value >= 0; ++i) {
            const std::int32_t one = known(parts[i]);
            value = one < 0 ? one : value ^ one;
        }
        if (value >= 0) {
            marks_[value] = mark_;
        } else {
            receiver_->sum(parts, count);
        }
    }

 private:
    std::int32_t known(const Position& position) const {
        bool inside = true;
        std::size_t index = 0;
        for (std::size_t i = 0; i < N; ++i) {
            inside = inside && static_cast<std::uint32_t>(position[i]) < size_[i];
            index = index * size_[i] + static_cast<std::uint32_t>(position[i]);
        }
        return inside ? table_[index] : -1;
    }

    Receiver<Position>* receiver_;
    const std::int32_t* table_ = nullptr;
    std::array<std::uint32_t, N> size_ = {};
    bool sums_ = false;
    std::uint64_t* marks_ = nullptr;
    std::uint64_t mark_ = 0;
};

template <class State>
class StateOptions {
 public:
    using Position = State;

    explicit StateOptions(Receiver<State>& receiver) : receiver_(&receiver) {}

    void operator()(const State& position) { receiver_->move(position); }
    void sum(const std::vector<State>& parts) { receiver_->sum(parts.data(), parts.size()); }
    void sum(std::initializer_list<State> parts) { receiver_->sum(parts.begin(), parts.size()); }

 private:
    Receiver<State>* receiver_;
};

struct Absent {};

}  // namespace inside

// The moves of a position: `to(...)` and `to.sum(...)`.
template <class... Position>
class Options;

template <class State>
class Options<State> : public inside::StateOptions<State> {
    using inside::StateOptions<State>::StateOptions;
};

template <>
class Options<int> : public inside::NumberOptions<1> {
 public:
    using NumberOptions::NumberOptions;
    void operator()(int a) { move({a}); }
    void sum(std::initializer_list<int> parts) { sum(std::vector<int>(parts)); }
    void sum(const std::vector<int>& parts) {
        std::vector<Position> positions;
        for (const int part : parts) positions.push_back({part});
        sum_of(positions.data(), positions.size());
    }
};

template <class... More>
class Options<int, int, More...> : public inside::NumberOptions<2 + sizeof...(More)> {
 public:
    using inside::NumberOptions<2 + sizeof...(More)>::NumberOptions;
    using Position = std::array<int, 2 + sizeof...(More)>;
    void operator()(int a, int b, More... more) { this->move({a, b, more...}); }
    void sum(std::initializer_list<Position> parts) { this->sum_of(parts.begin(), parts.size()); }
    void sum(const std::vector<Position>& parts) { this->sum_of(parts.data(), parts.size()); }
};

}  // namespace lab

#ifndef LAB_GAME_IS_WHOLE  // it is no file

// What a game leaves out is found here. Its own functions are better matches than these, and its own
// variables and functions hide classes of the same name, so that (misere)+1 is a cast, of a number
// that is 1, only where the game has no `misere`.
lab::inside::Absent legal(...);
lab::inside::Absent end(...);
lab::inside::Absent show(...);
lab::inside::Absent claim(...);
lab::inside::Absent claimed_value(...);
template <class = void>
lab::inside::Absent starts();
template <class = void>
lab::inside::Absent proof();
struct moves {
    constexpr moves(const void*) {}
};
struct misere {
    constexpr misere(int) {}
    constexpr operator int() const { return 1; }
};
struct unordered {
    constexpr unordered(int) {}
    constexpr operator int() const { return 1; }
};

#endif

#endif
