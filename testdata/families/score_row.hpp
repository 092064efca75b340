// A row of numbers that two players take for their scores, Luogu P2734 and P3210. A game is one row: the
// numbers. Where some are taken, a second row holds the scores, that of the player to move first. A
// position is one component: these two scores, then the row.
#ifndef TESTDATA_FAMILIES_SCORE_ROW_HPP
#define TESTDATA_FAMILIES_SCORE_ROW_HPP

#include <map>

#include "core/rules.hpp"

namespace rules {

class ScoreRow : public Rules {
 public:
    // Each number that a move takes, and the row that it leaves.
    using Take = std::function<void(Int, const Row&)>;
    virtual void takes(const Row& row, const Take& take) const = 0;

    std::size_t games_per_input() const override { return 1; }
    void moves(const Component& part, Options& options) const override {
        takes(row_of(part), [&](Int number, const Row& rest) {
            options.to(joined_to({part[1], part[0] + number}, rest));
        });
    }
    bool wins_at_once(const Position& p) const override { return over(p[0]) && p[0][0] > p[0][1]; }
    bool can_be_drawn() const override { return true; }
    bool drawn_at_once(const Position& p) const override {
        return over(p[0]) && p[0][0] == p[0][1];
    }
    Position begin(const Game& game) const override {
        return {joined_to(game.size() > 1 ? game[1] : Row(kScores), game.at(0))};
    }
    std::optional<Game> back(const Game& start, const Position& position) const override {
        if (start.at(0).size() > kPlayed) return std::nullopt;
        if (position.empty()) return start;
        const Row scores(position[0].begin(), position[0].begin() + kScores);
        const Row row = row_of(position[0]);
        return scores == Row(kScores) ? Game{row} : Game{row, scores};
    }
    // If both take as much as they can, by plain search.
    std::string answer(const Game& game, Decider&) const override {
        std::map<Row, Row> known;
        Row scores = played(game.at(0), known);
        for (std::size_t i = 0; game.size() > 1 && i < kScores; ++i) scores[i] += game[1].at(i);
        return joined(scores);
    }
    std::string second_answer(const Game& game) const override {
        Int sum = 0;
        for (const Int number : game.at(0)) sum += number;
        const Int ahead = lead(game.at(0));
        return joined({(sum + ahead) / 2, (sum - ahead) / 2});
    }

 protected:
    static Row row_of(const Component& part) { return {part.begin() + kScores, part.end()}; }
    // By how much the first player ends ahead, by the second method.
    virtual Int lead(const Row& row) const = 0;

 private:
    static constexpr std::size_t kScores = 2, kPlayed = 100;

    static Component joined_to(Component scores, const Row& row) {
        scores.insert(scores.end(), row.begin(), row.end());
        return scores;
    }
    // Nothing is left but gaps.
    static bool over(const Component& part) {
        return std::all_of(part.begin() + kScores, part.end(),
                           [](Int number) { return number == 0; });
    }
    const Row& played(const Row& row, std::map<Row, Row>& known) const {
        const auto [place, is_new] = known.try_emplace(row);
        if (!is_new) return place->second;
        Row best;
        takes(row, [&](Int number, const Row& rest) {
            const Row& scores = played(rest, known);
            best = std::max(best, {number + scores[1], scores[0]});
        });
        return place->second = best.empty() ? Row(kScores) : best;
    }
};

}  // namespace rules

#endif
