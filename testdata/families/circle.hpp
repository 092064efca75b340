// A circle, out of which each move takes neighbours. Gaps do not close, so the first move makes a row of
// it, and each later one takes a row apart into two.
#ifndef TESTDATA_FAMILIES_CIRCLE_HPP
#define TESTDATA_FAMILIES_CIRCLE_HPP

#include <map>

#include "core/rules.hpp"

namespace rules {

// A component is a row, as its length, or the whole circle, as its length and a 1.
class Circle : public Play {
 public:
    // A move takes from `least` to `most`.
    Circle(Int least, Int most) : least_(least), most_(most) {}
    void moves(const Component& part, Options& options) const override {
        for (Int take = std::min(most_, part[0]); take >= least_; --take) {
            const Int left = part[0] - take;
            // A circle becomes a row wherever it is broken, and a row is the same from its other end.
            const Int last = part.size() > 1 ? 0 : left / 2;
            for (Int before = 0; before <= last; ++before) {
                Position rows;
                if (before > 0) rows.push_back({before});
                if (left > before) rows.push_back({left - before});
                options.to(rows);
            }
        }
    }

 private:
    const Int least_, most_;
};

// A game is one row, the length of the circle and a number that says what a move takes. Between two
// moves it is two rows: that number, and the rows that are left.
class CircleRules : public Rules {
 public:
    // Circles of more than `most_played` have too many moves to play by.
    explicit CircleRules(Int most_played) : most_played_(most_played) {}
    std::string format(const std::vector<Game>& games) const override {
        return write_tests(games, [](const Game& game) { return joined(game.at(0)); });
    }
    std::shared_ptr<const Play> play(const Game& game) const override {
        const Int number = game.empty() || game[0].empty() ? 1 : std::max<Int>(1, game[0].back());
        auto& play = plays_[number];
        if (play == nullptr) play = std::make_shared<Circle>(circle(number));
        return play;
    }
    // The circle in which a move takes what this number says, 1 or more.
    virtual Circle circle(Int number) const = 0;
    Position begin(const Game& game) const override {
        if (game.size() > 1) return apart(game[1]);
        return {{game.at(0).at(0), 1}};
    }
    std::optional<Game> back(const Game& start, const Position& position) const override {
        if (start.size() == 1 && start[0].at(0) > most_played_) return std::nullopt;
        if (position.size() == 1 && position[0].size() > 1) {
            return Game{{position[0][0], start.at(0).back()}};
        }
        return Game{{start.at(0).back()}, heaps_of(position)};
    }

 private:
    const Int most_played_;
    mutable std::map<Int, std::shared_ptr<const Play>> plays_;
};

}  // namespace rules

#endif
