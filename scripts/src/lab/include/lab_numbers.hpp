// Solves games of numbers, by a table.
#ifndef LAB_NUMBERS_HPP
#define LAB_NUMBERS_HPP

#include "lab_positions.hpp"

namespace lab {
namespace inside {

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

}  // namespace inside
}  // namespace lab

#endif
