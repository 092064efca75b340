// Solves games: a table of numbers, or a graph of any positions.
#ifndef LAB_SOLVE_HPP
#define LAB_SOLVE_HPP

#include <algorithm>
#include <chrono>
#include <ctime>
#include <deque>
#include <iterator>
#include <tuple>
#include <type_traits>

#include "lab_game.hpp"

namespace lab {
namespace inside {

// --- hashes of numbers and of whatever standard containers hold ---

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

// --- positions by their number ---

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

// --- limits ---

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

// --- tables of numbers ---

// body(position) for all of a box, until it gives false.
template <std::size_t N, class Upto, class Body>
void each_of_box(const Upto& upto, Body body) {
    std::array<int, N> position = {};
    while (body(position)) {
        std::size_t i = N;
        while (i > 0 && ++position[i - 1] > upto[i - 1]) position[--i] = 0;
        if (i == 0) return;
    }
}

// The entries of a table of values, or of outcomes where those are all there is.
enum Entry : std::int32_t { kUnknown = -1, kOpen = -2, kNone = -3 };
constexpr std::int32_t kLost = 0, kWon = 1, kDrawn = 2;

// The value of each position of a box of numbers, where play always ends: the mex of the values that
// the moves lead to. In misère play, or with an end(), the entries are outcomes. A position that
// another waits for is computed first, whatever the order of the numbers.
template <class Game>
class Dense final : Receiver<typename Game::Position> {
 public:
    using Position = typename Game::Position;
    static constexpr std::size_t kNumbers = std::tuple_size_v<Position>;

    enum class Ended { complete, cycle, sums, late };

    Dense(const Game& game, const Position& upto, Limit& limit)
        : game_(game), limit_(limit), options_(*this), upto_(upto) {
        std::size_t size = 1;
        for (std::size_t i = 0; i < kNumbers; ++i) {
            size_[i] = static_cast<std::uint32_t>(upto[i]) + 1;
            size *= size_[i];
        }
        table_.assign(size, kUnknown);
        options_.use(table_.data(), size_, !outcomes_only());
    }

    // What was computed of this box before.
    void fill(const std::vector<std::int32_t>& table) {
        std::copy(table.begin(), table.end(), table_.begin());
        make_room(*std::max_element(table.begin(), table.end()));
    }

    bool outcomes_only() const { return game_.misere || game_.has_end; }
    const std::vector<std::int32_t>& table() const { return table_; }
    std::size_t computed() const { return computed_; }
    // Ended is `cycle` where play comes back, and `sums` where a sum would need values.
    Ended compute() {
        Ended ended = Ended::complete;
        std::size_t i = 0;
        each_of_box<kNumbers>(upto_, [&](const Position& position) {
            if (table_[i++] == kUnknown) ended = solve(position);
            return ended == Ended::complete;
        });
        return ended;
    }

    // The entry of any position, also beyond the table; kUnknown if the limit is over or play comes
    // back.
    std::int32_t entry(const Position& position) {
        if (!game_.legal(position)) return kNone;
        if (known(position) < 0 && solve(position) != Ended::complete) return kUnknown;
        return known(position);
    }
    // body(position, entry) for those beyond the table that are known.
    template <class Body>
    void each_beyond(Body body) const {
        for (std::size_t i = 0; i < beyond_table_.size(); ++i) {
            if (beyond_table_[i] >= 0) body(beyond_[i], beyond_table_[i]);
        }
    }

 private:
    std::int32_t& known(const Position& position) {
        std::size_t index = 0;
        for (std::size_t i = 0; i < kNumbers; ++i) {
            if (static_cast<std::uint32_t>(position[i]) >= size_[i]) {
                const std::uint32_t number = beyond_.number(position);
                if (number == beyond_table_.size()) beyond_table_.push_back(kUnknown);
                return beyond_table_[number];
            }
            index = index * size_[i] + static_cast<std::uint32_t>(position[i]);
        }
        return table_[index];
    }

    Ended solve(const Position& first) {
        std::vector<Position> stack(1, first);
        while (!stack.empty()) {
            const Position position = stack.back();
            const std::int32_t before = known(position);
            if (before >= 0 || before == kNone) {
                stack.pop_back();
                continue;
            }
            if (limit_.over(beyond_table_.size() + stack.size())) return Ended::late;
            const std::int32_t now = evaluate(position);
            if (needs_values_) return Ended::sums;
            if (now == kUnknown) {
                known(position) = kOpen;
                for (const Position& next : waiting_) {
                    if (known(next) == kOpen) return Ended::cycle;
                    stack.push_back(next);
                }
            } else {
                set(position, now);
                stack.pop_back();
                ++computed_;
            }
        }
        return Ended::complete;
    }

    void set(const Position& position, std::int32_t value) {
        known(position) = value;
        make_room(value);
        if constexpr (kNumbers > 1) {
            if (!game_.unordered) return;
            Position other = position;
            std::sort(other.begin(), other.end());
            do {
                known(other) = value;
            } while (std::next_permutation(other.begin(), other.end()));
        }
    }

    // A place for each nim-sum of such values, and for one more value.
    void make_room(std::int32_t value) {
        while (value >= 0 && 2 * static_cast<std::size_t>(value) + 2 >= marks_.size()) {
            marks_.resize(2 * marks_.size(), 0);
        }
    }

    // kUnknown where positions are waited for.
    std::int32_t evaluate(const Position& position) {
        if (!game_.legal(position)) return kNone;
        const End end = game_.end(position);
        if (end == End::won) return kWon;
        if (end == End::lost) return kLost;
        if (end == End::drawn) return kDrawn;
        from_ = &position;
        options_.mark_in(marks_.data(), ++mark_);
        waiting_.clear();
        game_.moves(position, options_);
        if (!waiting_.empty()) return kUnknown;
        return game_.misere || game_.has_end ? outcome() : mex();
    }

    std::int32_t mex() const {
        std::int32_t value = 0;
        while (marks_[static_cast<std::size_t>(value)] == mark_) ++value;
        return value;
    }

    std::int32_t outcome() const {
        if (marks_[kLost] == mark_) return kWon;
        if (marks_[kDrawn] == mark_) return kDrawn;
        if (marks_[kWon] == mark_) return kLost;
        return game_.misere ? kWon : kLost;  // there is no move
    }

    // A move to a position that the table does not know yet.
    void move(const Position& to) override {
        const std::int32_t value = looked_up(to);
        if (value >= 0) {
            marks_[static_cast<std::size_t>(value)] = mark_;
        } else {
            waiting_.push_back(to);
        }
    }

    void sum(const Position* parts, std::size_t count) override {
        if (outcomes_only()) {
            needs_values_ = true;
            return;
        }
        std::int32_t sum = 0;
        bool all = true;
        for (std::size_t i = 0; i < count; ++i) {
            const std::int32_t value = looked_up(parts[i]);
            if (value < 0) {
                waiting_.push_back(parts[i]);
                all = false;
            } else {
                sum ^= value;
            }
        }
        if (all) marks_[static_cast<std::size_t>(sum)] = mark_;
    }

    std::int32_t looked_up(const Position& to) {
        for (std::size_t i = 0; i < kNumbers; ++i) {
            if (to[i] < 0) check_move(game_, *from_, to);
        }
        if (to == *from_) wrong(from_to(game_, *from_, to) + " is the same position");
        const std::int32_t value = known(to);
        if (value == kUnknown || value == kNone) check_move(game_, *from_, to);
        return value;
    }

    const Game& game_;
    Limit& limit_;
    typename Game::OptionsOf options_;
    Position upto_;
    std::array<std::uint32_t, kNumbers> size_;
    std::vector<std::int32_t> table_;
    PositionNumbers<Position> beyond_;
    std::vector<std::int32_t> beyond_table_;
    std::vector<std::uint64_t> marks_ = std::vector<std::uint64_t>(64);
    std::uint64_t mark_ = 0;
    std::vector<Position> waiting_;
    const Position* from_ = nullptr;
    std::size_t computed_ = 0;
    bool needs_values_ = false;
};

// --- graphs of any positions ---

// All positions that are reached from some, with the moves between them. Play may come back.
template <class Game>
class Graph final : Receiver<typename Game::Position> {
 public:
    using Position = typename Game::Position;

    Graph(const Game& game, Limit& limit) : game_(game), limit_(limit) {}

    // Adds a position and all that it leads to. False if the limit was over before.
    bool add(const Position& position) {
        met_.number(position);
        typename Game::OptionsOf options(*this);
        for (; begins_.size() < met_.size();) {
            if (limit_.over(met_.size())) return false;
            const Position from = met_[begins_.size()];
            begins_.push_back(moves_.size());
            ends_.push_back(game_.end(from));
            from_ = &from;
            if (ends_.back() == End::going_on) game_.moves(from, options);
            number_queue();
        }
        return true;
    }

    // After all was added. False where a sum would need values.
    bool solve() {
        begins_.push_back(moves_.size());
        if (!game_.misere && !game_.has_end) {
            compute_values();
            if (has_values_) return true;
        }
        if (!sums_.empty()) return false;
        compute_outcomes();
        return true;
    }

    const PositionNumbers<Position>& positions() const { return met_; }
    // kLost, kWon or kDrawn; with values the value.
    const std::vector<std::int32_t>& table() const { return table_; }
    std::int32_t entry(const Position& position) const { return table_[met_.find(position)]; }
    bool has_values() const { return has_values_; }
    bool comes_back() const { return comes_back_; }
    // The number of moves until the end if the winner is in no hurry to lose it: the loser plays for
    // long, the winner for short. Where there are no values only.
    std::uint32_t remoteness(const Position& position) const {
        return remoteness_.empty() ? 0 : remoteness_[met_.find(position)];
    }

 private:
    struct Sum {
        std::uint32_t from;
        std::vector<std::uint32_t> parts;
    };
    struct Queued {
        Position position;
        std::uint32_t tag;
    };
    static constexpr std::uint32_t kSum = std::uint32_t(1) << 31;  // this bit: an index of sums_

    void check(const Position& to) const {
        check_move(game_, *from_, to);
        if (to == *from_) wrong(from_to(game_, *from_, to) + " is the same position");
    }
    // Numbered a little later, with others: see Met::expect.
    void move(const Position& to) override {
        check(to);
        if (queued_ == queue_.size()) queue_.emplace_back();
        Queued& last = queue_[queued_++];
        last.position = to;
        last.tag = met_.tag(to);
        met_.expect(last.tag);
    }
    void number_queue() {
        for (std::size_t i = 0; i < queued_; ++i) {
            moves_.push_back(met_.number(queue_[i].position, queue_[i].tag));
        }
        queued_ = 0;
    }
    void sum(const Position* parts, std::size_t count) override {
        Sum sum = {static_cast<std::uint32_t>(begins_.size() - 1), {}};
        for (std::size_t i = 0; i < count; ++i) {
            check(parts[i]);
            sum.parts.push_back(met_.number(parts[i]));
        }
        moves_.push_back(kSum | static_cast<std::uint32_t>(sums_.size()));
        sums_.push_back(sum);
    }

    // body(position) for each that a move from `from` leads to, or that is a part of it.
    template <class Body>
    void each_needed(std::size_t from, Body body) const {
        for (std::size_t i = begins_[from]; i < begins_[from + 1]; ++i) {
            if (moves_[i] & kSum) {
                for (const std::uint32_t part : sums_[moves_[i] & ~kSum].parts) body(part);
            } else {
                body(moves_[i]);
            }
        }
    }

    // Who needs a position, one after the other for each.
    void turn_round() {
        need_begins_.assign(met_.size() + 1, 0);
        const std::size_t size = met_.size();
        for (std::size_t i = 0; i < size; ++i) {
            each_needed(i, [&](std::uint32_t to) { ++need_begins_[to + 1]; });
        }
        for (std::size_t i = 0; i < size; ++i) need_begins_[i + 1] += need_begins_[i];
        needs_.resize(need_begins_[size]);
        std::vector<std::size_t> next(need_begins_.begin(), need_begins_.end() - 1);
        for (std::size_t i = 0; i < size; ++i) {
            each_needed(
                i, [&](std::uint32_t to) { needs_[next[to]++] = static_cast<std::uint32_t>(i); });
        }
    }

    // Position by position, each after all that it needs; up to the first that needs itself.
    void compute_values() {
        table_.assign(met_.size(), kUnknown);
        std::vector<std::size_t> marks(64, 0);
        std::vector<std::uint32_t>
            stack;  // of which those that are open wait for what is above them
        std::size_t done = 0;
        // Backwards, since most moves lead to what was met later.
        for (std::size_t first = met_.size(); first-- > 0;) {
            stack.push_back(static_cast<std::uint32_t>(first));
            while (!stack.empty() && !comes_back_) {
                const std::uint32_t position = stack.back();
                if (table_[position] == kUnknown) {
                    table_[position] = kOpen;
                    each_needed(position, [&](std::uint32_t to) {
                        if (table_[to] == kUnknown) stack.push_back(to);
                        comes_back_ = comes_back_ || table_[to] == kOpen;
                    });
                } else {
                    if (table_[position] == kOpen) table_[position] = mex(position, ++done, marks);
                    stack.pop_back();
                }
            }
        }
        has_values_ = !comes_back_;
    }

    std::int32_t mex(std::uint32_t position, std::size_t mark, std::vector<std::size_t>& marks) {
        for (std::size_t i = begins_[position]; i < begins_[position + 1]; ++i) {
            std::int32_t value = 0;
            if (moves_[i] & kSum) {
                for (const std::uint32_t part : sums_[moves_[i] & ~kSum].parts) {
                    value ^= table_[part];
                }
            } else {
                value = table_[moves_[i]];
            }
            while (static_cast<std::size_t>(value) >= marks.size()) {
                marks.resize(2 * marks.size(), 0);
            }
            marks[static_cast<std::size_t>(value)] = mark;
        }
        std::int32_t value = 0;
        while (static_cast<std::size_t>(value) < marks.size() &&
               marks[static_cast<std::size_t>(value)] == mark) {
            ++value;
        }
        return value;
    }

    // Retrograde analysis: from the ends backwards. What it does not reach is drawn.
    void compute_outcomes() {
        turn_round();
        const std::size_t size = met_.size();
        table_.assign(size, kUnknown);
        remoteness_.assign(size, 0);
        std::vector<std::uint32_t> left(size, 0), queue;
        const auto decide = [&](std::uint32_t position, std::int32_t outcome) {
            table_[position] = outcome;
            queue.push_back(position);
        };
        for (std::size_t i = 0; i < size; ++i) {
            const std::uint32_t position = static_cast<std::uint32_t>(i);
            left[i] = static_cast<std::uint32_t>(begins_[i + 1] - begins_[i]);
            if (ends_[i] == End::won) decide(position, kWon);
            if (ends_[i] == End::lost) decide(position, kLost);
            if (ends_[i] == End::going_on && left[i] == 0) {
                decide(position, game_.misere ? kWon : kLost);
            }
        }
        for (std::size_t done = 0; done < queue.size(); ++done) {
            const std::uint32_t to = queue[done];
            for (std::size_t i = need_begins_[to]; i < need_begins_[to + 1]; ++i) {
                const std::uint32_t from = needs_[i];
                if (table_[from] != kUnknown) continue;
                --left[from];
                if (table_[to] == kLost || left[from] == 0) {
                    remoteness_[from] = remoteness_[to] + 1;
                    decide(from, table_[to] == kLost ? kWon : kLost);
                }
            }
        }
        std::replace(table_.begin(), table_.end(), std::int32_t(kUnknown), kDrawn);
    }

    const Game& game_;
    Limit& limit_;
    PositionNumbers<Position> met_;
    std::vector<Queued> queue_;  // the first `queued_` of them
    std::size_t queued_ = 0;
    std::vector<End> ends_;
    std::vector<std::size_t> begins_;
    std::vector<std::uint32_t> moves_;
    std::vector<Sum> sums_;
    std::vector<std::size_t> need_begins_;
    std::vector<std::uint32_t> needs_;
    std::vector<std::int32_t> table_;
    std::vector<std::uint32_t> remoteness_;
    const Position* from_ = nullptr;
    bool has_values_ = false, comes_back_ = false;
};

// A game whose positions are sums of those of another, for misère play and other ends, where no
// values add up. The parts are in ascending order; a part that play has ended in is left out.
template <class Game>
struct Sums {
    using Position = std::vector<typename Game::Position>;
    using OptionsOf = Options<Position>;

    const Game& game;
    static constexpr std::size_t numbers = 0;
    static constexpr bool has_end = false, has_legal = false;
    bool misere = game.misere, unordered = false;
    mutable PositionNumbers<typename Game::Position> met = {};
    mutable std::deque<std::vector<Position>> options = {};  // of each that was met

    const std::vector<Position>& options_from(const typename Game::Position& part) const {
        const std::uint32_t number = met.number(part);
        if (number == options.size()) options.push_back(options_of(game, part));
        return options[number];
    }
    // Without the parts that play has ended in.
    Position going_on(Position parts) const {
        const auto ended = [&](const auto& part) { return options_from(part).empty(); };
        parts.erase(std::remove_if(parts.begin(), parts.end(), ended), parts.end());
        std::sort(parts.begin(), parts.end());
        return parts;
    }

    bool legal(const Position&) const { return true; }
    End end(const Position&) const { return End::going_on; }
    std::string show(const Position& position) const {
        std::string text;
        for (const auto& part : position) text += (text.empty() ? "" : " + ") + game.show(part);
        return " " + text;
    }
    void moves(const Position& position, OptionsOf& to) const {
        for (std::size_t i = 0; i < position.size(); ++i) {
            if (i > 0 && position[i] == position[i - 1]) continue;
            for (const Position& parts : options_from(position[i])) {
                Position all = position;
                all.erase(all.begin() + static_cast<std::ptrdiff_t>(i));
                for (const auto& part : parts) {
                    check_move(game, position[i], part);
                    all.push_back(part);
                }
                to(going_on(all));
            }
        }
    }
};

}  // namespace inside
}  // namespace lab

#endif
