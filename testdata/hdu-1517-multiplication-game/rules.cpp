// A game is one row with one value: n.
#include "core/rules.hpp"

#include <set>

namespace {

using namespace rules;

constexpr Int kLeast = 2, kGreatest = 4294967294;

class MultiplicationGame : public Rules {
 public:
    std::vector<Game> parse(InStream& text) const override {
        std::vector<Game> games;
        while (!text.at_end()) games.push_back({text.line(1, kLeast, kGreatest, "n")});
        return games;
    }
    std::string format(const std::vector<Game>& games) const override {
        return each(games, [](const Game& game) { return joined(game.at(0)); });
    }
    std::size_t games_per_input() const override { return 1000; }

    // A component is p and n.
    void moves(const Component& part, Options& options) const override {
        const Int p = part[0], n = part[1];
        if (p >= n) return;
        for (Int factor = 9; factor >= 2; --factor) options.to(Component{p * factor, n});
    }

    Verdicts verdicts() const override { return {"Stan wins.", "Ollie wins."}; }
    Position begin(const Game& game) const override { return {{1, game.at(0).at(0)}}; }
    // By a theorem: with p in hand, n is as far as n / p is at the beginning.
    std::optional<Game> back(const Game&, const Position& position) const override {
        Game game;
        for (const Component& part : position) game.push_back({(part.at(1) - 1) / part.at(0) + 1});
        return game;
    }
    bool oracle_reaches(const Game& game) const override { return game.at(0).at(0) <= kReach; }
    std::string second_answer(const Game& game) const override {
        play();
        const auto end = std::lower_bound(products_.begin(), products_.end(), game[0][0]);
        return verdict(wins_[static_cast<std::size_t>(end - products_.begin())]);
    }
    std::string second_method() const override {
        return "play over all products of 2 to 9, once for all n between two of them";
    }

 protected:
    static constexpr Int kExhaustive = 3000, kReach = 1000000;

    // Fills products_ and wins_, once.
    void play() const {
        if (!wins_.empty()) return;
        std::set<Int> found = {1};
        for (const Int product : found) {
            for (Int factor = 2; factor <= 9 && product <= kGreatest; ++factor) {
                found.insert(product * factor);
            }
        }
        products_.assign(found.begin(), found.end());
        std::vector<std::vector<std::size_t>> next;
        for (std::size_t at = 0; products_[at] <= kGreatest; ++at) {
            next.emplace_back();
            for (Int factor = 9; factor >= 2; --factor) {
                const auto to =
                    std::lower_bound(products_.begin(), products_.end(), products_[at] * factor);
                next[at].push_back(static_cast<std::size_t>(to - products_.begin()));
            }
        }
        wins_ = {false};
        for (std::size_t end = 1; end <= next.size(); ++end) {
            // Whether the player to move wins, where p is a product before the end.
            std::vector<char> wins(end);
            for (std::size_t at = end; at-- > 0;) {
                wins[at] = std::any_of(next[at].begin(), next[at].end(),
                                       [&](std::size_t to) { return to >= end || !wins[to]; });
            }
            wins_.push_back(wins[0] != 0);
        }
    }

    // The products of 2 to 9, in ascending order, to the first above kGreatest or further.
    mutable Row products_;

 private:
    // Whether Stan wins, for all n from just above one product to the next.
    mutable std::vector<bool> wins_;
};

}  // namespace
