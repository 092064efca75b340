// The program around a described game, which is included before this: it finds what the game has by
// its name, and prints what lab_answers.hpp answers.
#ifndef LAB_MAIN_HPP
#define LAB_MAIN_HPP

#include <cstdio>

#ifdef __unix__
#include <unistd.h>

#include <csignal>
#endif

#include "lab_answers.hpp"

namespace lab {
namespace inside {

// --- what the game has ---

struct Found {};
template <class F>
F operator&(F found, Found) {
    return found;
}
template <class F>
struct Signature {
    static_assert(!std::is_class_v<F>,
                  "the game has no moves: void moves(int n, lab::Options<int>& to)");
    static_assert(std::is_class_v<F>,
                  "moves takes 1 to 4 ints, or const State&, such as std::array<int, 5>, and then "
                  "lab::Options of the same&");
    static constexpr std::size_t numbers = 1;
    using Position = std::array<int, 1>;
    using OptionsOf = Options<int>;
};
template <std::size_t N, class... Int>
struct OfNumbers {
    static constexpr std::size_t numbers = N;
    using Position = std::array<int, N>;
    using OptionsOf = Options<Int...>;
};
template <>
struct Signature<void (*)(int, Options<int>&)> : OfNumbers<1, int> {};
template <>
struct Signature<void (*)(int, int, Options<int, int>&)> : OfNumbers<2, int, int> {};
template <>
struct Signature<void (*)(int, int, int, Options<int, int, int>&)> : OfNumbers<3, int, int, int> {};
template <>
struct Signature<void (*)(int, int, int, int, Options<int, int, int, int>&)>
    : OfNumbers<4, int, int, int, int> {};
template <class State>
struct Signature<void (*)(const State&, Options<State>&)> {
    static constexpr std::size_t numbers = 0;
    using Position = State;
    using OptionsOf = Options<State>;
};
template <class State>
struct Signature<void (*)(State, Options<State>&)>
    : Signature<void (*)(const State&, Options<State>&)> {};

inline Found found;
using Described = Signature<decltype((moves)&found)>;

// A position on its way to a function of the game, or to the "..." that stands where it has none:
// only what is trivial may go there.
template <class Position>
struct Passed {
    const Position* position;
    operator const Position&() const { return *position; }
};

// A function of the game with the numbers of a position, or with the position.
#define LAB_CALL(function)                                                                     \
    [](const auto& position) -> decltype(auto) {                                               \
        if constexpr (IsTuple<std::decay_t<decltype(position)>>::value &&                      \
                      Described::numbers > 0) {                                                \
            return std::apply([](auto... number) { return ::function(number...); }, position); \
        } else {                                                                               \
            return ::function(Passed<std::decay_t<decltype(position)>>{&position});            \
        }                                                                                      \
    }

template <class T>
void write(std::string& text, const T& value) {
    if constexpr (std::is_arithmetic_v<T>) {
        text += std::to_string(value);
    } else if constexpr (std::is_convertible_v<T, std::string>) {
        text += '"' + std::string(value) + '"';
    } else if constexpr (IsRange<T>::value) {
        text += '{';
        bool first = true;
        for (const auto& item : value) {
            if (!first) text += ", ";
            first = false;
            write(text, item);
        }
        text += '}';
    } else if constexpr (IsTuple<T>::value) {
        text += '{';
        bool first = true;
        std::apply(
            [&](const auto&... item) {
                ((text += first ? "" : ", ", first = false, write(text, item)), ...);
            },
            value);
        text += '}';
    } else {
        text += "a position without show()";
    }
}

// Called in a template, so that what a game has not need not compile.
template <class D>
struct TheGame : D {
    using Position = typename D::Position;
    using OptionsOf = typename D::OptionsOf;

    static constexpr auto legal_of = LAB_CALL(legal);
    static constexpr auto end_of = LAB_CALL(end);
    static constexpr auto claim = LAB_CALL(claim);
    static constexpr auto claimed_value = LAB_CALL(claimed_value);

    static constexpr bool has_legal = std::is_same_v<decltype(legal_of(Position())), bool>;
    static constexpr bool has_end = std::is_same_v<decltype(end_of(Position())), End>;
    static constexpr bool has_claim = std::is_same_v<decltype(claim(Position())), bool>;
    static constexpr bool has_claimed_value =
        std::is_integral_v<decltype(claimed_value(Position()))>;
    static constexpr bool has_starts = std::is_same_v<decltype(::starts()), std::vector<Position>>;
    static constexpr bool has_proof = std::is_same_v<decltype(::proof()), const char*>;

    static constexpr bool has_misere = !std::is_class_v<decltype((::misere) + 1)>;

    static inline const Position* asked = nullptr;  // for its moves, last

    bool misere = static_cast<int>((::misere) + 1) == 2;
    bool unordered = static_cast<int>((::unordered) + 1) == 2;

    bool legal(const Position& position) const {
        if constexpr (D::numbers > 0) {
            for (const int number : position) {
                if (number < 0) return false;
            }
        }
        if constexpr (has_legal) {
            return legal_of(position);
        } else {
            return true;
        }
    }
    End end(const Position& position) const {
        if constexpr (has_end) {
            return end_of(position);
        } else {
            return End::going_on;
        }
    }
    void moves(const Position& position, OptionsOf& to) const {
        asked = &position;
        if constexpr (D::numbers > 0) {
            std::apply([&](auto... number) { ::moves(number..., to); }, position);
        } else {
            ::moves(position, to);
        }
    }
    std::vector<Position> starts() const {
        if constexpr (has_starts) {
            return std::vector<Position>(::starts());
        } else {
            return {};
        }
    }
    static auto proof() { return ::proof(); }
    std::string show(const Position& position) const {
        if constexpr (D::numbers > 0) {
            std::string text;
            for (const int number : position) {
                text += (text.empty() ? "(" : ", ") + std::to_string(number);
            }
            return text + ")";
        } else if constexpr (std::is_same_v<decltype(::show(Passed<Position>{&position})),
                                            std::string>) {
            return ::show(Passed<Position>{&position});
        } else {
            std::string text;
            write(text, position);
            return text;
        }
    }
};
#undef LAB_CALL

using Game = TheGame<Described>;

// Where the game crashes, it is told at which position.
inline void tell_crashes() {
#ifdef __unix__
    static char stack[1 << 16];  // the game's own may be full
    stack_t other = {};
    other.ss_sp = stack;
    other.ss_size = sizeof stack;
    ::sigaltstack(&other, nullptr);
    struct sigaction action = {};
    action.sa_flags = SA_ONSTACK;
    action.sa_handler = [](int) {
        std::printf("\nlab wrong moves crashes%s%s\n", Game::asked ? " at " : "",
                    Game::asked ? Game().show(*Game::asked).c_str() : "");
        std::fflush(stdout);
        ::_exit(0);
    };
    for (const int signal : {SIGSEGV, SIGFPE, SIGILL, SIGABRT, SIGBUS}) {
        ::sigaction(signal, &action, nullptr);
    }
#endif
}
}  // namespace inside
}  // namespace lab

int main(int argc, char** argv) {
    lab::inside::tell_crashes();
    const lab::inside::Game game;
    lab::inside::answer(game, std::vector<std::string>(argv + 1, argv + argc),
                        [](const std::string& text) {
                            std::fputs(text.c_str(), stdout);
                            std::fflush(stdout);
                        });
    return 0;
}

#endif
