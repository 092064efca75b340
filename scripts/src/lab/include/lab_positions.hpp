// What every search has: the positions that it met, entries, limits, and what moves lead to.
#ifndef LAB_POSITIONS_HPP
#define LAB_POSITIONS_HPP

#include <algorithm>
#include <chrono>
#include <ctime>
#include <iterator>
#include <tuple>
#include <type_traits>

#include "lab_game.hpp"

namespace lab {
namespace inside {

// Hashes of numbers and of whatever standard containers hold.
inline std::uint64_t mixed(std::uint64_t seed, std::uint64_t value) {
    const std::uint64_t x = (seed + value) * 0x9e3779b97f4a7c15;
    return x ^ (x >> 32);
}

template <class T, class = void>
struct IsRange : std::false_type {};
template <class T>
struct IsRange<T, decltype(std::begin(std::declval<const T&>()), void())> : std::true_type {};
template <class T, class = void>
struct IsTuple : std::false_type {};
template <class T>
struct IsTuple<T, decltype(std::tuple_size<T>::value, void())> : std::true_type {};

template <class T>
std::uint64_t hash_of(const T& value) {
    if constexpr (std::is_integral_v<T> || std::is_enum_v<T>) {
        return static_cast<std::uint64_t>(value);
    } else if constexpr (IsRange<T>::value) {
        std::uint64_t hash = 1;
        for (const auto& item : value) hash = mixed(hash, hash_of(item));
        return hash;
    } else if constexpr (IsTuple<T>::value) {
        std::uint64_t hash = 2;
        std::apply([&](const auto&... item) { ((hash = mixed(hash, hash_of(item))), ...); }, value);
        return hash;
    } else {
        return std::hash<T>()(value);
    }
}

// The positions that were met, numbered from 0 on.
template <class Position>
class PositionNumbers {
 public:
    // The number of the position, which is new if it was size() before.
    std::uint32_t number(const Position& position) { return number(position, tag(position)); }
    std::uint32_t number(const Position& position, std::uint32_t tag) {
        if (2 * positions_.size() >= slots_.size()) grow();
        Slot& slot = slots_[slot_of(position, tag)];
        if (slot.number == kFree) {
            slot = {static_cast<std::uint32_t>(positions_.size()), tag};
            positions_.push_back(position);
        }
        return slot.number;
    }
    static std::uint32_t tag(const Position& position) {
        return static_cast<std::uint32_t>(mixed(3, hash_of(position)));
    }
    // Soon asked for, so that memory can get it ready: most of the time goes by waiting for that.
    void expect(std::uint32_t tag) const {
        if (!slots_.empty()) __builtin_prefetch(&slots_[tag & (slots_.size() - 1)]);
    }
    // Of a position that was met.
    std::uint32_t find(const Position& position) const {
        return slots_[slot_of(position, tag(position))].number;
    }
    std::size_t size() const { return positions_.size(); }
    const Position& operator[](std::size_t number) const { return positions_[number]; }

 private:
    static constexpr std::uint32_t kFree = ~std::uint32_t();
    // The tag is a hash, which tells nearly all positions apart without a look at them.
    struct Slot {
        std::uint32_t number, tag;
    };

    std::size_t slot_of(const Position& position, std::uint32_t tag) const {
        std::size_t at = tag & (slots_.size() - 1);
        while (slots_[at].number != kFree &&
               !(slots_[at].tag == tag && positions_[slots_[at].number] == position)) {
            at = (at + 1) & (slots_.size() - 1);
        }
        return at;
    }
    void grow() {
        std::vector<Slot> before(std::max<std::size_t>(64, 2 * slots_.size()), Slot{kFree, 0});
        slots_.swap(before);
        for (const Slot& slot : before) {
            if (slot.number == kFree) continue;
            std::size_t at = slot.tag & (slots_.size() - 1);
            while (slots_[at].number != kFree) at = (at + 1) & (slots_.size() - 1);
            slots_[at] = slot;
        }
    }

    std::vector<Position> positions_;
    std::vector<Slot> slots_;
};

// How long a search may take, and how many positions it may meet. What else the machine does costs it no
// time, where there is a clock for that.
class Limit {
 public:
    Limit(double seconds, std::size_t positions) : end_(now() + seconds), positions_(positions) {}
    // Asked once for each position; looks at the clock now and then.
    bool over(std::size_t positions) {
        if (positions > positions_) return true;
        if (++asked_ % 256 == 0 && left() < 0) late_ = true;
        return late_;
    }
    double left() const { return end_ - now(); }

 private:
    static double now() {
#ifdef __wasi__
        using Seconds = std::chrono::duration<double>;
        return Seconds(std::chrono::steady_clock::now().time_since_epoch()).count();
#else
        return static_cast<double>(std::clock()) / CLOCKS_PER_SEC;
#endif
    }

    double end_;
    std::size_t positions_;
    std::size_t asked_ = 0;
    bool late_ = false;
};

template <class Game>
std::string from_to(const Game& game, const typename Game::Position& from,
                    const typename Game::Position& to) {
    return "moves" + game.show(from) + ": to" + game.show(to);
}

// Ends where no move may lead there.
template <class Game>
void check_move(const Game& game, const typename Game::Position& from,
                const typename Game::Position& to) {
    if (game.legal(to)) return;
    wrong(from_to(game, from, to) + " is no position of the game" +
          (game.has_legal ? " (see legal)" : ": a number is negative"));
}

template <class Position>
using Parts = std::vector<Position>;  // of a sum

// The moves of a position, as they come.
template <class Game>
struct Collected final : Receiver<typename Game::Position> {
    using Position = typename Game::Position;
    void move(const Position& to) override { options.emplace_back(1, to); }
    void sum(const Position* parts, std::size_t count) override {
        options.emplace_back(parts, parts + count);
    }
    std::vector<Parts<Position>> options;
};

template <class Game>
std::vector<Parts<typename Game::Position>> options_of(const Game& game,
                                                       const typename Game::Position& position) {
    Collected<Game> collected;
    typename Game::OptionsOf options(collected);
    if (game.end(position) == End::going_on) game.moves(position, options);
    return collected.options;
}

// Of a sum: the player to move picks one part.
template <class Game>
std::vector<Parts<typename Game::Position>> options_of(const Game& game,
                                                       const Parts<typename Game::Position>& sum) {
    std::vector<Parts<typename Game::Position>> options;
    for (std::size_t i = 0; i < sum.size(); ++i) {
        for (auto parts : options_of(game, sum[i])) {
            for (std::size_t j = 0; j < sum.size(); ++j) {
                if (j != i) parts.push_back(sum[j]);
            }
            std::sort(parts.begin(), parts.end());
            options.push_back(parts);
        }
    }
    return options;
}

// The parts of a sum, one after the other.
template <class Game>
std::string shown(const Game& game, const Parts<typename Game::Position>& parts) {
    std::string text;
    for (const auto& part : parts) text += (text.empty() ? "" : " + ") + game.show(part);
    return text;
}

// The entries of a table of values, or of outcomes where those are all there is.
enum Entry : std::int32_t { kUnknown = -1, kOpen = -2, kNone = -3 };
constexpr std::int32_t kLost = 0, kWon = 1, kDrawn = 2;

}  // namespace inside
}  // namespace lab

#endif
