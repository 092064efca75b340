#include "core/shrink.hpp"

#include <algorithm>
#include <exception>

namespace tools {

namespace {

using rules::Game;
using rules::Int;
using rules::Row;
using Clock = std::chrono::steady_clock;

class Shrinker {
 public:
    Shrinker(const rules::Rules& rules, std::vector<Game> games,
             const std::function<bool(const std::vector<Game>&)>& fails, Clock::duration time)
        : rules_(rules), games_(std::move(games)), fails_(fails), deadline_(Clock::now() + time) {}

    std::vector<Game> run() {
        for (bool smaller = true; smaller && in_time();) {
            smaller =
                drop(games_, [](std::vector<Game>& all) -> std::vector<Game>& { return all; });
            for (std::size_t g = 0; g < games_.size() && in_time(); ++g) {
                smaller |= drop(games_[g], [g](auto& all) -> Game& { return all[g]; });
                for (std::size_t r = 0; r < games_[g].size(); ++r) {
                    smaller |= drop(games_[g][r], [g, r](auto& all) -> Row& { return all[g][r]; });
                    for (std::size_t i = 0; i < games_[g][r].size() && in_time(); ++i) {
                        smaller |= lower(g, r, i);
                    }
                }
            }
            smaller |= transpose_drop();
        }
        return std::move(games_);
    }

 private:
    bool in_time() const { return Clock::now() < deadline_; }

    bool accept(const std::vector<Game>& candidate) {
        if (!in_time()) return false;
        try {
            rules::InStream text(text_ = rules_.format(candidate));
            if (rules_.parse(text) != candidate) return false;
        } catch (const std::exception&) {
            return false;  // not a legal input
        }
        if (!fails_(candidate)) return false;
        games_ = candidate;
        return true;
    }

    // Drops runs of elements of one list, the longest first: all but one to begin with.
    template <class List, class Find>
    bool drop(const List& list, Find find) {
        bool smaller = false;
        for (std::size_t length = std::max<std::size_t>(list.size(), 2) - 1; length > 0;
             length /= 2) {
            for (std::size_t at = 0; at + length <= find(games_).size() && in_time();) {
                std::vector<Game> candidate = games_;
                auto& elements = find(candidate);
                const auto first = elements.begin() + static_cast<std::ptrdiff_t>(at);
                elements.erase(first, first + static_cast<std::ptrdiff_t>(length));
                if (accept(candidate)) {
                    smaller = true;
                } else {
                    ++at;
                }
            }
        }
        return smaller;
    }

    // Drops one column from all rows of a game: a board that has to stay a rectangle.
    bool transpose_drop() {
        bool smaller = false;
        for (std::size_t g = 0; g < games_.size(); ++g) {
            if (games_[g].size() < 2) continue;
            for (std::size_t i = 0; i < games_[g][0].size() && in_time();) {
                std::vector<Game> candidate = games_;
                for (Row& row : candidate[g]) {
                    if (i < row.size()) row.erase(row.begin() + static_cast<std::ptrdiff_t>(i));
                }
                if (accept(candidate)) {
                    smaller = true;
                } else {
                    ++i;
                }
            }
        }
        return smaller;
    }

    // Lowers one value: to the least that works among a few, else bit by bit.
    bool lower(std::size_t g, std::size_t r, std::size_t i) {
        const Int before = games_[g][r][i];
        std::vector<Int> lowers = {0, 1, 2};
        for (Int step = before / 2; step > 0; step /= 2) lowers.push_back(before - step);
        for (const Int value : lowers) {
            if (value >= before) continue;
            if (!in_time()) return false;
            std::vector<Game> candidate = games_;
            candidate[g][r][i] = value;
            if (accept(candidate)) return true;
        }
        return false;
    }

    const rules::Rules& rules_;
    std::vector<Game> games_;
    const std::function<bool(const std::vector<Game>&)>& fails_;
    Clock::time_point deadline_;
    std::string text_;
};

}  // namespace

std::vector<Game> shrink(const rules::Rules& rules, std::vector<Game> games,
                         const std::function<bool(const std::vector<Game>&)>& fails,
                         Clock::duration time) {
    return Shrinker(rules, std::move(games), fails, time).run();
}

}  // namespace tools
