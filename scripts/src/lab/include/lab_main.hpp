// The program around a described game, which is included before this: it finds what the game has by
// its name, and prints what lab_answers.hpp answers.
#ifndef LAB_MAIN_HPP
#define LAB_MAIN_HPP

#include <cstdio>
#include <cstdlib>

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
    using Base = NumbersGame<int>;
};
template <class... Int>
struct OfNumbers {
    using Base = NumbersGame<Int...>;
};
template <>
struct Signature<void (*)(int, Options<int>&)> : OfNumbers<int> {};
template <>
struct Signature<void (*)(int, int, Options<int, int>&)> : OfNumbers<int, int> {};
template <>
struct Signature<void (*)(int, int, int, Options<int, int, int>&)> : OfNumbers<int, int, int> {};
template <>
struct Signature<void (*)(int, int, int, int, Options<int, int, int, int>&)>
    : OfNumbers<int, int, int, int> {};
template <class State>
struct Signature<void (*)(const State&, Options<State>&)> {
    static constexpr bool has_starts = std::is_same_v<decltype(::starts()), std::vector<State>>;
    using Base = AnyGame<State, 0, Options<State>, has_starts>;
};
template <class State>
struct Signature<void (*)(State, Options<State>&)>
    : Signature<void (*)(const State&, Options<State>&)> {};

inline Found found;
using Described = typename Signature<decltype((moves)&found)>::Base;

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
struct TheGame final : D {
    using Position = typename D::Position;
    using OptionsOf = typename D::OptionsOf;

    static constexpr auto legal_by_game = LAB_CALL(legal);
    static constexpr auto end_by_game = LAB_CALL(end);
    static constexpr auto claim_by_game = LAB_CALL(claim);
    static constexpr auto value_by_game = LAB_CALL(claimed_value);

    static constexpr bool says_legal = std::is_same_v<decltype(legal_by_game(Position())), bool>;
    static constexpr bool says_end = std::is_same_v<decltype(end_by_game(Position())), End>;
    static constexpr bool claims = std::is_same_v<decltype(claim_by_game(Position())), bool>;
    static constexpr bool claims_values = std::is_integral_v<decltype(value_by_game(Position()))>;

    static inline const Position* asked = nullptr;  // for its moves, last

    TheGame() {
        this->has_legal = says_legal;
        this->has_end = says_end;
        this->has_claim = claims;
        this->has_claimed_value = claims_values;
        this->misere = static_cast<int>((::misere) + 1) == 2;
        this->unordered = static_cast<int>((::unordered) + 1) == 2;
        if constexpr (std::is_same_v<decltype(::proof()), const char*>) this->proof = ::proof();
    }

    bool is_legal(const Position& position) const override {
        if constexpr (says_legal) return legal_by_game(position);
        return true;
    }
    End end_of(const Position& position) const override {
        if constexpr (says_end) return end_by_game(position);
        return End::going_on;
    }
    bool claim(const Position& position) const override {
        if constexpr (claims) return claim_by_game(position);
        return false;
    }
    long long claimed_value(const Position& position) const override {
        if constexpr (claims_values) return static_cast<long long>(value_by_game(position));
        return 0;
    }
    void moves(const Position& position, OptionsOf& to) const override {
        asked = &position;
        if constexpr (D::numbers > 0) {
            std::apply([&](auto... number) { ::moves(number..., to); }, position);
        } else {
            ::moves(position, to);
        }
    }
    std::vector<Position> starts() const override {
        if constexpr (D::has_starts) {
            return std::vector<Position>(::starts());
        } else {
            return {};
        }
    }
    std::string show(const Position& position) const override {
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

void wrong(const std::string& what) {
    std::printf("\nlab wrong %s\n", what.c_str());
    std::exit(0);
}

}  // namespace inside
}  // namespace lab

int main(int argc, char** argv) {
    lab::inside::tell_crashes();
    const lab::inside::Game game;
    const lab::inside::Described& described = game;
    const auto print = [](const std::string& text) {
        std::fputs(text.c_str(), stdout);
        std::fflush(stdout);
    };
    lab::inside::answer(described, lab::inside::Words(argv + 1, argv + argc), print);
    return 0;
}

#endif
