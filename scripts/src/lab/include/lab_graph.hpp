// Solves games of any positions, by the graph of their moves.
#ifndef LAB_GRAPH_HPP
#define LAB_GRAPH_HPP

#include <deque>

#include "lab_positions.hpp"

namespace lab {
namespace inside {

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
    std::string show(const Position& position) const { return " " + shown(game, position); }
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
