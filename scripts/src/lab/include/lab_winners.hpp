// Which moves win.
#ifndef LAB_WINNERS_HPP
#define LAB_WINNERS_HPP

#include <initializer_list>

#include "lab_positions.hpp"

namespace lab {
namespace inside {

// What kinds of move there are: bits, by their place here.
constexpr const char* kKinds[] = {"only0", "only1", "only2",   "only3",    "same",
                                  "equal", "zero",  "largest", "smallest", "most",
                                  "split", "twins", "fewer",   "alike"};
enum Kind { only, same = 4, equal, zero, largest, smallest, most, split, twins, fewer, alike };
constexpr std::size_t kKindCount = sizeof kKinds / sizeof *kKinds;

inline std::uint32_t kind_if(bool is, std::size_t kind) {
    return is ? std::uint32_t(1) << kind : 0;
}

inline std::uint32_t kinds_of(const std::array<int, 1>& from, const std::array<int, 1>& to) {
    return kind_if(2 * to[0] <= from[0], most);
}
template <std::size_t N>
std::uint32_t kinds_of(const std::array<int, N>& from, const std::array<int, N>& to) {
    std::size_t changed = 0, last = 0;
    bool alike = true, pair = false;
    for (std::size_t i = 0; i < N; ++i) {
        for (std::size_t j = 0; j < i; ++j) pair = pair || to[i] == to[j];
        if (from[i] == to[i]) continue;
        alike = alike && (changed == 0 || from[i] - to[i] == from[last] - to[last]);
        ++changed;
        last = i;
    }
    const bool one = changed == 1;
    return kind_if(one, only + last) | kind_if(changed > 1 && alike, same) | kind_if(pair, equal) |
           kind_if(*std::min_element(to.begin(), to.end()) == 0, zero) |
           kind_if(one && from[last] == *std::max_element(from.begin(), from.end()), largest) |
           kind_if(one && from[last] == *std::min_element(from.begin(), from.end()), smallest);
}
inline std::uint32_t kinds_of(const std::vector<int>& from, const std::vector<int>& to) {
    const bool others_stay =
        !from.empty() && std::includes(to.begin(), to.end(), from.begin(), from.end() - 1);
    return kind_if(to.size() < from.size(), fewer) | kind_if(others_stay, largest) |
           kind_if(to.empty() || to.front() == to.back(), alike);
}
template <class State>
std::uint32_t kinds_of(const State&, const State&) {
    return 0;
}

// The moves from won positions of a table whose entries `entry_of` knows, below 0 where it does not.
template <class Game, class EntryOf>
class Winners final : Receiver<typename Game::Position> {
 public:
    using Position = typename Game::Position;

    Winners(const Game& game, EntryOf entry_of, bool sums)
        : game_(game), entry_of_(entry_of), sums_(sums), options_(*this) {}

    void look_at(const Position& position) {
        if (game_.end(position) != End::going_on) return;
        from_ = &position;
        const std::size_t before = winning_;
        here_ = 0;
        taken_.push_back(0);
        game_.moves(position, options_);
        ++positions_;
        single_ += winning_ == before + 1;
        for (std::size_t i = 0; i < kKindCount; ++i) won_[i] += here_ >> i & 1;
    }

    std::string told() const {
        if (positions_ == 0 || unknown_) return "";
        std::string text = line("winning", {positions_, moves_, winning_, single_});
        for (std::size_t i = 0; i < kKindCount; ++i) {
            if (won_[i] > 0)
                text += line((std::string("kind ") + kKinds[i]).c_str(), {won_[i], of_kind_[i]});
        }
        return text + takes();
    }

 private:
    static std::string line(const char* name, std::initializer_list<std::size_t> numbers) {
        std::string text = name;
        for (const std::size_t number : numbers) text += ' ' + std::to_string(number);
        return text + '\n';
    }

    void note(std::int32_t entry, std::uint32_t kinds, std::uint64_t taken) {
        if (entry < 0) unknown_ = true;
        ++moves_;
        allowed_ |= taken;
        for (std::size_t i = 0; i < kKindCount; ++i) of_kind_[i] += kinds >> i & 1;
        if (entry != kLost) return;
        ++winning_;
        here_ |= kinds;
        taken_.back() |= taken;
    }
    void move(const Position& to) override {
        std::uint64_t taken = 1;
        if constexpr (Game::numbers == 1) {
            const int number = (*from_)[0] - to[0];
            if (0 < number && number < 64) taken = std::uint64_t(1) << number;
        }
        note(entry_of_(to), kinds_of(*from_, to), taken);
    }
    void sum(const Position* parts, std::size_t count) override {
        std::int32_t sum = sums_ ? 0 : -1;
        for (std::size_t i = 0; i < count && sum >= 0; ++i) {
            const std::int32_t entry = entry_of_(parts[i]);
            sum = entry < 0 ? -1 : sum ^ entry;
        }
        const bool pair = count == 2 && parts[0] == parts[1];
        note(sum, kind_if(count > 1, split) | kind_if(pair, twins), 1);
    }

    // One number: up to three amounts, the most frequent first, one of which always wins.
    std::string takes() const {
        std::string text = "takes";
        std::uint64_t chosen = 0;
        for (int round = 0; round < 3; ++round) {
            std::array<std::size_t, 64> often = {};
            for (const std::uint64_t taken : taken_) {
                for (std::size_t i = 1; i < 64 && !(taken & chosen); ++i)
                    often[i] += taken >> i & 1;
            }
            const auto best = static_cast<std::size_t>(
                std::max_element(often.begin(), often.end()) - often.begin());
            if (often[best] == 0) break;
            chosen |= std::uint64_t(1) << best;
            text += ' ' + std::to_string(best);
        }
        for (const std::uint64_t taken : taken_) {
            if (!(taken & chosen)) return "";
        }
        return allowed_ == chosen ? "" : text + '\n';
    }

    const Game& game_;
    EntryOf entry_of_;
    bool sums_;
    typename Game::OptionsOf options_;
    const Position* from_ = nullptr;
    bool unknown_ = false;
    std::uint32_t here_ = 0;
    std::uint64_t allowed_ = 0;
    std::vector<std::uint64_t> taken_;  // what wins from each: bit 0 stands for all but 1 to 63
    std::size_t positions_ = 0, moves_ = 0, winning_ = 0, single_ = 0;
    std::array<std::size_t, kKindCount> won_ = {}, of_kind_ = {};
};

}  // namespace inside
}  // namespace lab

#endif
