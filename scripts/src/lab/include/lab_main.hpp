// The program around a described game, which is included before this: it finds what the game has by
// its name, computes, and prints what lab/answer.cpp reads.
//
//     table [--upto N...] [--seconds S]        outcomes, values and what was claimed
//     position [--seconds S] N... [/ N...]     the options of a position, or of a sum of some
//     position [--seconds S] start I I...      those after these choices, of the I-th of starts()
#ifndef LAB_MAIN_HPP
#define LAB_MAIN_HPP

#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <memory>
#include <optional>
#include <random>
#include <set>

#include "lab_solve.hpp"

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
                  "moves takes 1 to 4 ints, or const State&, and then lab::Options of the same&");
    static constexpr std::size_t numbers = 1;
    typedef std::array<int, 1> Position;
    typedef Options<int> OptionsOf;
};
template <std::size_t N, class... Int>
struct OfNumbers {
    static constexpr std::size_t numbers = N;
    typedef std::array<int, N> Position;
    typedef Options<Int...> OptionsOf;
};
template <>
struct Signature<void (*)(int, Options<int>&)> : OfNumbers<1, int> {};
template <>
struct Signature<void (*)(int, int, Options<int, int>&)> : OfNumbers<2, int, int> {};
template <>
struct Signature<void (*)(int, int, int, Options<int, int, int>&)>
    : OfNumbers<3, int, int, int> {};
template <>
struct Signature<void (*)(int, int, int, int, Options<int, int, int, int>&)>
    : OfNumbers<4, int, int, int, int> {};
template <class State>
struct Signature<void (*)(const State&, Options<State>&)> {
    static constexpr std::size_t numbers = 0;
    typedef State Position;
    typedef Options<State> OptionsOf;
};
template <class State>
struct Signature<void (*)(State, Options<State>&)> : Signature<void (*)(const State&, Options<State>&)> {};

inline Found found;
typedef Signature<decltype((moves)&found)> Described;

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
        if constexpr (IsTuple<std::decay_t<decltype(position)>>::value && Described::numbers > 0) { \
            return std::apply([](auto... number) { return ::function(number...); }, position); \
        } else {                                                                               \
            return ::function(Passed<std::decay_t<decltype(position)>>{&position}); \
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
    typedef typename D::Position Position;
    typedef typename D::OptionsOf OptionsOf;

    static constexpr auto legal_of = LAB_CALL(legal);
    static constexpr auto end_of = LAB_CALL(end);
    static constexpr auto claim_of = LAB_CALL(claim);
    static constexpr auto claimed_value_of = LAB_CALL(claimed_value);

    static constexpr bool has_legal = std::is_same_v<decltype(legal_of(Position())), bool>;
    static constexpr bool has_end = std::is_same_v<decltype(end_of(Position())), End>;
    static constexpr bool has_claim = std::is_same_v<decltype(claim_of(Position())), bool>;
    static constexpr bool has_claimed_value =
        std::is_integral_v<decltype(claimed_value_of(Position()))>;

    bool misere = static_cast<int>((::misere)+1) == 2;
    bool unordered = static_cast<int>((::unordered)+1) == 2;

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
        if constexpr (D::numbers > 0) {
            std::apply([&](auto... number) { ::moves(number..., to); }, position);
        } else {
            ::moves(position, to);
        }
    }
    std::string show(const Position& position) const {
        if constexpr (D::numbers > 0) {
            std::string text;
            for (const int number : position) {
                text += (text.empty() ? "(" : ", ") + std::to_string(number);
            }
            return text + ")";
        } else if constexpr (std::is_same_v<decltype(::show(Passed<Position>{&position})), std::string>) {
            return ::show(Passed<Position>{&position});
        } else {
            std::string text;
            write(text, position);
            return text;
        }
    }
};
#undef LAB_CALL

typedef TheGame<Described> Game;
typedef Game::Position Position;
constexpr bool kHeaps = std::is_same_v<Position, std::vector<int>> &&
                        std::is_same_v<decltype(starts()), Absent>;

// Those of the game; nothing if it has none.
template <class State>
std::optional<std::vector<State>> starts_of() {
    if constexpr (std::is_same_v<decltype(starts()), std::vector<State>>) {
        std::vector<State> all = starts();
        return all;
    } else {
        return std::nullopt;
    }
}

// --- tables ---

struct Computed {
    std::vector<int> upto;
    std::vector<Position> positions;  // where they are no numbers
    std::vector<std::int32_t> table;
    bool values = true;
    const char* why = "";  // there are no values
};

struct Request {
    std::vector<int> upto;
    double seconds = 2;
    bool whole = false;  // else as far as it comes in this time
};

constexpr std::size_t kMostEntries = 50000000, kMostPositions = 10000000;

inline Wrong too_long(std::size_t computed, double seconds) {
    char text[200];
    std::snprintf(text, sizeof text,
                  "%zu positions were computed in %g seconds, and there are more: give a smaller "
                  "--upto, or more --seconds",
                  computed, seconds);
    return Wrong(text);
}

inline const char* why_no_values(const Game& game, bool comes_back) {
    if (comes_back) return "cycle";
    return game.misere ? "misere" : "end";
}

template <std::size_t N>
std::array<int, N> corner(const std::vector<int>& upto) {
    std::array<int, N> corner;
    std::copy(upto.begin(), upto.end(), corner.begin());
    return corner;
}

// body(position) for all of a box.
template <std::size_t N, class Body>
void each_of_box(const std::vector<int>& upto, Body body) {
    std::array<int, N> position = {};
    for (;;) {
        if (!body(position)) return;
        std::size_t i = N;
        while (i-- > 0 && ++position[i] > upto[i]) position[i] = 0;
        if (i == ~std::size_t()) return;
    }
}

// All positions of a box and what they lead to, as a graph. `Lifted` is the game or Sums of it.
template <class Lifted, class Lift, class AnyGame>
std::optional<Computed> by_graph(const Lifted& lifted, Lift lift, const AnyGame& game,
                                 const std::vector<int>& upto, Limit& limit) {
    Graph<Lifted> graph(lifted, limit);
    std::vector<std::size_t> numbers;
    bool all = true;
    each_of_box<AnyGame::numbers>(upto, [&](const auto& position) {
        if (!game.legal(position)) {
            numbers.push_back(~std::size_t());
            return true;
        }
        all = graph.add(lift(position));
        Met<typename Lifted::Position>& met = const_cast<Met<typename Lifted::Position>&>(graph.positions());
        numbers.push_back(met.number(lift(position)));
        return all;
    });
    if (!all) return std::nullopt;
    graph.solve();
    Computed computed;
    computed.upto = upto;
    computed.values = graph.has_values();
    if (!computed.values) computed.why = why_no_values(game, graph.comes_back());
    for (const std::size_t number : numbers) {
        computed.table.push_back(number == ~std::size_t() ? std::int32_t(kNone)
                                                           : graph.table()[number]);
    }
    return computed;
}

// How a table of numbers is computed: what was seen to be needed is needed for larger ones, too.
enum class Way { table, graph, sums };

template <class AnyGame>
std::optional<Computed> compute(const AnyGame& game, const std::vector<int>& upto, Limit& limit,
                                Way& way) {
    if (way == Way::table) {
        Dense<AnyGame> dense(game, corner<AnyGame::numbers>(upto), limit);
        typedef typename Dense<AnyGame>::Ended Ended;
        Ended ended = Ended::complete;
        try {
            ended = dense.compute();
        } catch (const NeedsSums&) {
            if (game.has_end) {
                throw Wrong("a sum in a game with end(): who wins when one part ends is not said");
            }
            way = Way::sums;
        }
        if (ended == Ended::late) return std::nullopt;
        if (ended == Ended::cycle) way = Way::graph;
        if (way == Way::table) {
            Computed computed;
            computed.upto = upto;
            computed.table = dense.table();
            computed.values = !dense.outcomes_only();
            if (!computed.values) computed.why = why_no_values(game, false);
            return computed;
        }
    }
    if (way == Way::graph) {
        return by_graph(game, [](const Position& one) { return one; }, game, upto, limit);
    }
    const Sums<AnyGame> sums = {game};
    return by_graph(sums, [](const Position& one) { return std::vector<Position>(1, one); }, game,
                    upto, limit);
}

// As far as the time allows: the next larger table is begun if it is likely to be done in time.
template <class AnyGame>
Computed compute_numbers(const AnyGame& game, const Request& request) {
    constexpr std::size_t n = AnyGame::numbers;
    constexpr int first[] = {0, 32, 8, 4, 3};
    constexpr int most[] = {0, 1000000, 1999, 149, 39};
    constexpr double step[] = {0, 4, 2, 1.6, 1.5};
    Limit limit(request.seconds, kMostPositions);
    Way way = Way::table;
    std::vector<int> upto = request.upto;
    if (upto.size() == 1) upto.resize(n, upto[0]);
    if (!upto.empty()) {
        double entries = 1;
        for (const int number : upto) entries *= number + 1.;
        if (upto.size() != n) {
            throw Wrong("--upto has " + std::to_string(upto.size()) + " numbers, and a position " +
                        std::to_string(n));
        }
        if (entries > kMostEntries) {
            throw Wrong("a table of this size takes too much memory: at most 50000000 positions");
        }
        std::optional<Computed> computed = compute(game, upto, limit, way);
        if (!computed) throw too_long(0, request.seconds);
        return *computed;
    }
    std::optional<Computed> best;
    double before = 0, growth = 2. * n;  // the time grows like bound^growth
    for (int bound = first[n], last = 0;;) {
        const double left = limit.left();
        std::optional<Computed> computed = compute(game, std::vector<int>(n, bound), limit, way);
        if (!computed) {
            if (!best) throw too_long(0, request.seconds);
            return *best;
        }
        best = std::move(computed);
        const double took = left - limit.left();
        if (before > 0.01) {
            growth = std::max(1. * n, std::log(took / before) / std::log(1. * bound / last));
        }
        before = took;
        const double factor = std::pow(0.8 * limit.left() / std::max(took, 1e-6), 1 / growth);
        last = bound;
        bound = std::min(most[n], static_cast<int>(bound * std::min(factor, step[n])));
        if (bound < 1.1 * last) return *best;
    }
}

// body(heaps) for all ascending lists of positive numbers with this sum.
template <class Body>
void each_partition(int total, std::vector<int>& heaps, Body& body) {
    if (total == 0) return body(heaps);
    for (int heap = heaps.empty() ? 1 : heaps.back(); heap <= total; ++heap) {
        if (heap < total && 2 * heap > total) heap = total;
        heaps.push_back(heap);
        each_partition(total - heap, heaps, body);
        heaps.pop_back();
    }
}

// Heaps by their number of stones, or all that the starts lead to.
template <class AnyGame>
Computed compute_states(const AnyGame& game, const Request& request) {
    typedef typename AnyGame::Position State;
    Limit limit(request.seconds, kMostPositions);
    std::optional<Graph<AnyGame>> graph(std::in_place, game, limit);
    std::vector<State> first;
    if constexpr (kHeaps) {
        const int most = request.upto.empty() ? 1000 : request.upto[0];
        bool all = true;
        for (int total = 0; total <= most && all; ++total) {
            std::vector<State> row;
            std::vector<int> heaps;
            const auto take = [&](const std::vector<int>& one) {
                if (game.legal(one)) row.push_back(one);
            };
            each_partition(total, heaps, take);
            // Solving takes about as long as adding.
            all = row.size() + first.size() < 200000 &&
                  (request.whole || limit.left() > request.seconds / 2);
            for (std::size_t i = 0; i < row.size() && all; ++i) all = graph->add(row[i]);
            if (all) first.insert(first.end(), row.begin(), row.end());
            if (!all && request.whole) throw too_long(graph->positions().size(), request.seconds);
        }
        // What was added in part has moves that nobody followed.
        graph.emplace(game, limit);
        Limit more(request.seconds, kMostPositions);
        limit = more;
        for (const State& state : first) {
            if (!graph->add(state)) throw too_long(graph->positions().size(), request.seconds);
        }
    } else {
        const std::optional<std::vector<State>> all = starts_of<State>();
        if (!all) throw Wrong("positions that are no numbers need std::vector<State> starts()");
        for (const State& state : *all) {
            if (!game.legal(state)) {
                throw Wrong("starts: " + game.show(state) + " is no position of the game");
            }
            if (!graph->add(state)) throw too_long(graph->positions().size(), request.seconds);
        }
    }
    graph->solve();
    Computed computed;
    computed.values = graph->has_values();
    if (!computed.values) computed.why = why_no_values(game, graph->comes_back());
    if constexpr (kHeaps) {
        Met<State>& met = const_cast<Met<State>&>(graph->positions());
        computed.positions = first;
        for (const State& state : first) computed.table.push_back(graph->table()[met.number(state)]);
    } else {
        for (std::size_t i = 0; i < graph->positions().size(); ++i) {
            computed.positions.push_back(graph->positions()[i]);
        }
        computed.table = graph->table();
    }
    return computed;
}

// --- what the moves have in common ---

// The moves of a position, as they come.
struct Collected final : Receiver<Position> {
    void move(const Position& to) override { options.emplace_back(1, to); }
    void sum(const Position* parts, std::size_t count) override {
        options.emplace_back(parts, parts + count);
    }
    std::vector<std::vector<Position>> options;
};

template <class AnyGame>
std::vector<std::vector<typename AnyGame::Position>> options_of(
    const AnyGame& game, const typename AnyGame::Position& position) {
    Collected collected;
    typename AnyGame::OptionsOf options(collected);
    if (game.end(position) == End::going_on) game.moves(position, options);
    return collected.options;
}

inline std::string listed(const std::set<int>& numbers) {
    std::string text;
    for (const int number : numbers) text += " " + std::to_string(number);
    return text;
}

// One number: that all moves take a number of a set, or follow an octal code.
template <class AnyGame>
void print_one_number_moves(const AnyGame& game, int upto) {
    const int most = std::min(upto, 400);
    // digits[j]: 1, 2, 4 where a move takes j and leaves no, one, two heaps, none of them empty.
    std::vector<int> digits(static_cast<std::size_t>(most) + 1, 0);
    const auto digit_of = [](int n, const std::vector<Position>& parts, int& bit) {
        int left = 0, count = 0;
        for (const Position& part : parts) {
            left += part[0];
            count += part[0] > 0;
        }
        bit = count == 0 ? 1 : count == 1 ? 2 : 4;
        return count > 2 ? -1 : n - left;
    };
    std::vector<std::set<std::vector<int>>> seen(static_cast<std::size_t>(most) + 1);
    for (int n = 0; n <= most; ++n) {
        if (!game.legal({n})) return;
        for (const auto& parts : options_of(game, Position{n})) {
            int bit;
            const int taken = digit_of(n, parts, bit);
            if (taken < 0) return;
            digits[static_cast<std::size_t>(taken)] |= bit;
            std::vector<int> heaps;
            for (const Position& part : parts) {
                if (part[0] > 0) heaps.push_back(part[0]);
            }
            std::sort(heaps.begin(), heaps.end());
            seen[static_cast<std::size_t>(n)].insert(heaps);
        }
    }
    int last = most;
    while (last > 0 && digits[static_cast<std::size_t>(last)] == 0) --last;
    if (4 * last > most) return;
    for (int n = 0; n <= most; ++n) {
        std::set<std::vector<int>> wanted;
        for (int taken = 0; taken <= last && taken <= n; ++taken) {
            const int digit = digits[static_cast<std::size_t>(taken)], left = n - taken;
            if (digit & 1 && left == 0) wanted.insert(std::vector<int>());
            if (digit & 2 && left > 0) wanted.insert(std::vector<int>{left});
            for (int a = 1; digit & 4 && 2 * a <= left; ++a) wanted.insert({a, left - a});
        }
        if (wanted != seen[static_cast<std::size_t>(n)]) return;
    }
    std::printf("octal");
    for (int taken = 0; taken <= last; ++taken) {
        std::printf(" %d", digits[static_cast<std::size_t>(taken)]);
    }
    std::printf("\n");
}

// Several numbers: that each is a game of its own, or that the game is Nim or Wythoff's.
template <class AnyGame>
void print_several_numbers_moves(const AnyGame& game, const std::vector<int>& upto) {
    constexpr std::size_t n = AnyGame::numbers;
    constexpr int most[] = {0, 0, 20, 9, 6};
    std::vector<int> box;
    for (const int number : upto) box.push_back(std::min(number, most[n]));
    bool apart = true, nim = true, wythoff = n == 2;
    std::vector<std::vector<std::optional<std::set<int>>>> own(n);
    for (std::size_t i = 0; i < n; ++i) own[i].resize(static_cast<std::size_t>(box[i]) + 1);
    each_of_box<n>(box, [&](const auto& position) {
        typedef typename AnyGame::Position Position;
        if (!game.legal(position)) {
            apart = nim = wythoff = false;
            return false;
        }
        std::set<Position> reached;
        std::array<std::set<int>, n> alone;
        for (const auto& parts : options_of(game, position)) {
            if (parts.size() != 1) {
                apart = nim = wythoff = false;
                return false;
            }
            reached.insert(parts[0]);
            std::size_t changed = 0;
            for (std::size_t i = 0; i < n; ++i) {
                if (parts[0][i] != position[i]) {
                    ++changed;
                    alone[i].insert(parts[0][i]);
                }
            }
            apart = apart && changed == 1;
        }
        for (std::size_t i = 0; i < n; ++i) {
            auto& known = own[i][static_cast<std::size_t>(position[i])];
            if (!known) known = alone[i];
            apart = apart && *known == alone[i];
        }
        std::set<Position> all;
        for (std::size_t i = 0; i < n; ++i) {
            for (int value = 0; value < position[i]; ++value) {
                Position to = position;
                to[i] = value;
                all.insert(to);
            }
        }
        nim = nim && reached == all;
        if constexpr (n == 2) {
            for (int take = 1; take <= std::min(position[0], position[1]); ++take) {
                all.insert(Position{position[0] - take, position[1] - take});
            }
            wythoff = wythoff && reached == all;
        }
        return apart || nim || wythoff;
    });
    if (apart) std::printf("apart\n");
    if (nim) std::printf("nim\n");
    if (wythoff) std::printf("wythoff\n");
}

// --- what the game claims ---

// One position that contradicts a claim, or how many agree.
template <class Contradicted>
void print_claim(const char* name, const Game& game, const Computed& computed,
                 const std::function<Position(std::size_t)>& position,
                 const std::function<std::int32_t(const Position&)>& beyond,
                 const Contradicted& contradicted) {
    std::size_t tested = 0;
    for (std::size_t i = 0; i < computed.table.size(); ++i) {
        if (computed.table[i] < 0) continue;
        ++tested;
        if (contradicted(position(i), computed.table[i])) {
            std::printf("%s refuted %zu %zu %s\n", name, tested, i, game.show(position(i)).c_str());
            return;
        }
    }
    std::size_t far = 0;
    if constexpr (Game::numbers > 0) {
        std::mt19937 random(1);
        Position last = {};
        for (int round = 0; round < 200; ++round) {
            Position far_position;
            for (std::size_t i = 0; i < Game::numbers; ++i) {
                const std::uint32_t most = static_cast<std::uint32_t>(computed.upto[i]) + 1;
                far_position[i] = static_cast<int>(random() % (most * (2 + round / 20)));
            }
            if (!game.legal(far_position)) continue;
            const std::int32_t entry = beyond(far_position);
            if (entry < 0) break;
            ++far;
            last = far_position;
            if (contradicted(far_position, entry)) {
                std::printf("%s refuted %zu far %s\n", name, tested + far,
                            game.show(far_position).c_str());
                return;
            }
        }
    }
    std::printf("%s holds %zu %zu\n", name, tested, far);
}

template <class AnyGame>
void print_claims(const AnyGame& game, const Computed& computed) {
    if (!game.has_claim && !game.has_claimed_value) return;
    std::function<Position(std::size_t)> position;
    std::function<std::int32_t(const Position&)> beyond = [](const Position&) { return -1; };
    Limit limit(2, kMostPositions / 4);
    if constexpr (AnyGame::numbers > 0) {
        position = [&](std::size_t index) {
            Position numbers;
            for (std::size_t i = AnyGame::numbers; i-- > 0;) {
                const std::size_t size = static_cast<std::size_t>(computed.upto[i]) + 1;
                numbers[i] = static_cast<int>(index % size);
                index /= size;
            }
            return numbers;
        };
        // The table is not computed a second time: this one is as small as it can be.
        const auto dense = std::make_shared<Dense<AnyGame>>(
            game, corner<AnyGame::numbers>(std::vector<int>(AnyGame::numbers, 0)), limit);
        beyond = [dense](const Position& far) {
            try {
                return dense->entry(far);
            } catch (const NeedsSums&) {
                return std::int32_t(kUnknown);
            }
        };
    } else {
        position = [&](std::size_t index) { return computed.positions[index]; };
    }
    if constexpr (AnyGame::has_claim) {
        print_claim("claim", game, computed, position, beyond,
                    [&](const Position& at, std::int32_t entry) {
                        return AnyGame::claim_of(at) != (entry == kLost);
                    });
    }
    if constexpr (AnyGame::has_claimed_value) {
        if (!computed.values) return;
        print_claim("claimed_value", game, computed, position, beyond,
                    [&](const Position& at, std::int32_t entry) {
                        return static_cast<long long>(AnyGame::claimed_value_of(at)) != entry;
                    });
    }
}

// --- the commands ---

template <class AnyGame>
void print_table(const AnyGame& game, const Request& request) {
    Computed computed;
    if constexpr (AnyGame::numbers > 0) {
        computed = compute_numbers(game, request);
    } else {
        computed = compute_states(game, request);
    }
    std::printf("\nlab table %zu\n", AnyGame::numbers);
    if (game.misere) std::printf("misere\n");
    if (game.unordered) std::printf("unordered\n");
    if constexpr (AnyGame::numbers > 0) {
        std::printf("upto");
        for (const int number : computed.upto) std::printf(" %d", number);
        std::printf("\n");
        if constexpr (AnyGame::numbers == 1) {
            print_one_number_moves(game, computed.upto[0]);
        } else {
            print_several_numbers_moves(game, computed.upto);
        }
    } else {
        for (const Position& position : computed.positions) {
            if constexpr (kHeaps) {
                std::printf("heaps");
                for (const int heap : position) std::printf(" %d", heap);
                std::printf("\n");
            } else {
                std::printf("state %s\n", game.show(position).c_str());
            }
        }
    }
    print_claims(game, computed);
    std::string outcomes, values;
    for (const std::int32_t entry : computed.table) {
        outcomes += entry < 0 ? '.' : entry == kLost ? 'P' : computed.values || entry == kWon ? 'N' : 'D';
        if (computed.values) values += ' ' + std::to_string(std::max(entry, -1));
    }
    std::printf("outcomes %s\n", outcomes.c_str());
    if (computed.values) {
        std::printf("values%s\n", values.c_str());
    } else {
        std::printf("no values: %s\n", computed.why);
    }
}

// A sum of positions and its options, with who wins and, where there are values, which.
template <class AnyGame>
void print_position(const AnyGame& game, std::vector<Position> sum, double seconds) {
    std::sort(sum.begin(), sum.end());
    Limit limit(seconds, kMostPositions);
    std::vector<std::vector<Position>> options;
    for (std::size_t i = 0; i < sum.size(); ++i) {
        for (std::vector<Position> parts : options_of(game, sum[i])) {
            for (std::size_t j = 0; j < sum.size(); ++j) {
                if (j != i) parts.push_back(sum[j]);
            }
            std::sort(parts.begin(), parts.end());
            options.push_back(parts);
        }
    }
    const auto print = [&](const char* what, const std::vector<Position>& parts, int outcome,
                           std::int32_t value, std::uint32_t remoteness) {
        std::string text;
        for (const Position& part : parts) text += (text.empty() ? "" : " + ") + game.show(part);
        if (parts.empty()) text = "0";
        std::printf("%s %c %d %u %s\n", what, "PND"[outcome], value, remoteness, text.c_str());
        if constexpr (AnyGame::numbers > 0) {
            std::printf("numbers");
            for (const Position& part : parts) {
                if (&part != &parts[0]) std::printf(" /");
                for (const int number : part) std::printf(" %d", number);
            }
            std::printf("\n");
        }
    };
    Graph<AnyGame> graph(game, limit);
    const auto value_of = [&](const std::vector<Position>& parts) {
        std::int32_t value = 0;
        Met<Position>& met = const_cast<Met<Position>&>(graph.positions());
        for (const Position& part : parts) value ^= graph.table()[met.number(part)];
        return value;
    };
    for (const Position& part : sum) {
        if (!graph.add(part)) throw too_long(graph.positions().size(), seconds);
    }
    bool needs_sums = sum.size() != 1;
    if (game.misere || game.has_end) {
        for (const auto& parts : options) needs_sums = needs_sums || parts.size() != 1;
    } else {
        graph.solve();
        if (graph.has_values()) {
            std::printf("\nlab position\n");
            const std::int32_t value = value_of(sum);
            print("position", sum, value != 0, value, 0);
            for (const auto& parts : options) {
                const std::int32_t to = value_of(parts);
                print("option", parts, to != 0, to, 0);
            }
            return;
        }
    }
    const Sums<AnyGame> sums = {game};
    Graph<Sums<AnyGame>> all(sums, limit);
    if (needs_sums && game.misere) {
        if (!all.add(sum)) throw too_long(all.positions().size(), seconds);
        all.solve();
        Met<std::vector<Position>>& met = const_cast<Met<std::vector<Position>>&>(all.positions());
        std::printf("\nlab position\n");
        const auto show = [&](const char* what, const std::vector<Position>& parts) {
            const std::uint32_t number = met.number(parts);
            print(what, parts, all.table()[number], -1, all.remoteness()[number]);
        };
        show("position", sum);
        for (const auto& parts : options) show("option", parts);
        return;
    }
    if (needs_sums) throw Wrong("a sum is decided by Grundy values, and here there are none");
    if (game.misere || game.has_end) graph.solve();
    std::printf("\nlab position\n");
    Met<Position>& met = const_cast<Met<Position>&>(graph.positions());
    const auto show = [&](const char* what, const std::vector<Position>& parts) {
        const std::uint32_t number = met.number(parts[0]);
        print(what, parts, graph.table()[number], -1, graph.remoteness()[number]);
    };
    show("position", sum);
    for (const auto& parts : options) show("option", parts);
}

template <class AnyGame>
std::vector<Position> position_from(const AnyGame& game, int count, char** words) {
    std::vector<Position> sum;
    if constexpr (AnyGame::numbers > 0) {
        std::vector<int> numbers;
        for (int i = 0; i <= count; ++i) {
            if (i == count || !std::strcmp(words[i], "/")) {
                if (numbers.empty() && i == count) break;
                if (numbers.size() != AnyGame::numbers) {
                    throw Wrong("a position has " + std::to_string(AnyGame::numbers) + " numbers");
                }
                sum.push_back(corner<AnyGame::numbers>(numbers));
                if (!game.legal(sum.back())) {
                    throw Wrong(game.show(sum.back()) + " is no position of the game");
                }
                numbers.clear();
            } else {
                numbers.push_back(std::atoi(words[i]));
            }
        }
    } else {
        const std::optional<std::vector<Position>> all = starts_of<Position>();
        if constexpr (std::is_same_v<typename AnyGame::Position, std::vector<int>> && kHeaps) {
            typename AnyGame::Position heaps;
            for (int i = 0; i < count; ++i) heaps.push_back(std::atoi(words[i]));
            return {heaps};
        }
        for (int i = 0; i < count; ++i) {
            const std::size_t index = static_cast<std::size_t>(std::atoi(words[i]));
            if (i == 0) {
                if (!all || index >= all->size()) throw Wrong("there is no such start");
                sum.assign(1, (*all)[index]);
                continue;
            }
            std::vector<std::vector<Position>> options;
            for (std::size_t j = 0; j < sum.size(); ++j) {
                for (std::vector<Position> parts : options_of(game, sum[j])) {
                    for (std::size_t k = 0; k < sum.size(); ++k) {
                        if (k != j) parts.push_back(sum[k]);
                    }
                    std::sort(parts.begin(), parts.end());
                    options.push_back(parts);
                }
            }
            if (index >= options.size()) throw Wrong("there is no such move");
            sum = options[index];
        }
    }
    return sum;
}

template <class AnyGame>
int run(const AnyGame& game, int argc, char** argv) {
    Request request;
    int at = 2;
    const auto option = [&](const char* name) { return at + 1 < argc && !std::strcmp(argv[at], name); };
    if (option("--upto")) {
        for (++at; at < argc && argv[at][0] != '-'; ++at) request.upto.push_back(std::atoi(argv[at]));
        request.whole = true;
        request.seconds = 30;
    }
    if (option("--seconds")) {
        request.seconds = std::atof(argv[at + 1]);
        at += 2;
    }
    if (argc > 1 && !std::strcmp(argv[1], "position")) {
        print_position(game, position_from(game, argc - at, argv + at), std::max(request.seconds, 10.));
    } else {
        print_table(game, request);
    }
    return 0;
}

}  // namespace inside
}  // namespace lab

int main(int argc, char** argv) {
    try {
        return lab::inside::run(lab::inside::Game(), argc, argv);
    } catch (const lab::inside::Wrong& wrong) {
        std::printf("\nlab wrong %s\n", wrong.what());
        return 0;
    }
}

#endif
