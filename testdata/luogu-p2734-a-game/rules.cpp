// A game is one row: the numbers. Where some are taken, a second row holds the scores, that of the
// player to move first. A position is one component: these two scores, and the numbers that are left.
#include "core/rules.hpp"

namespace {

using namespace rules;

constexpr Int kLeast = 2, kMost = 100, kGreatest = 200;
constexpr std::size_t kInLine = 20, kScores = 2, kReach = 12;

class TakingEnds : public Rules {
 public:
    // The statement lets the numbers stand on several lines; here each line but the last has 20.
    std::vector<Game> parse(InStream& text) const override {
        Row row(to_index(text.integer(kLeast, kMost, "N")));
        for (std::size_t i = 0; i < row.size(); ++i) {
            i % kInLine == 0 ? text.end_of_line() : text.blank();
            row[i] = text.integer(1, kGreatest, {"a number", "数"});
        }
        text.end_of_line();
        text.end();
        return {{row}};
    }
    std::string format(const std::vector<Game>& games) const override {
        const Row& row = games.at(0).at(0);
        std::string text = std::to_string(row.size());
        for (std::size_t i = 0; i < row.size(); ++i) {
            text += (i % kInLine == 0 ? '\n' : ' ') + std::to_string(row[i]);
        }
        return text + '\n';
    }
    std::size_t games_per_input() const override { return 1; }

    void moves(const Component& part, Options& options) const override {
        for (const std::size_t end : {kScores, part.size() - 1}) {
            if (over(part)) return;
            Component next = part;
            next.erase(next.begin() + static_cast<std::ptrdiff_t>(end));
            next[0] = part[1];
            next[1] = part[0] + part[end];
            options.to(next);
        }
    }
    bool wins_at_once(const Position& p) const override { return over(p[0]) && p[0][0] > p[0][1]; }
    bool can_be_drawn() const override { return true; }
    bool drawn_at_once(const Position& p) const override {
        return over(p[0]) && p[0][0] == p[0][1];
    }
    Position begin(const Game& game) const override {
        Component part = game.size() > 1 ? game[1] : Row(kScores);
        part.insert(part.end(), game.at(0).begin(), game[0].end());
        return {part};
    }
    std::optional<Game> back(const Game& start, const Position& position) const override {
        if (position.empty()) return start;
        const Row& part = position[0];
        const Row scores(part.begin(), part.begin() + kScores);
        const Row row(part.begin() + kScores, part.end());
        return scores == Row(kScores) ? Game{row} : Game{row, scores};
    }
    std::string answer(const Game& game, Decider&) const override {
        return joined(played(begin(game)[0]));
    }
    bool oracle_reaches(const Game& game) const override { return game.at(0).size() <= kReach; }
    std::string second_answer(const Game& game) const override {
        Row row;
        Int sum = 0, lead = 0;
        for (const Int number : game.at(0)) {
            sum += number;
            row.push_back(number);
            while (row.size() > 2 && row.end()[-2] >= std::max(row.end()[-3], row.end()[-1])) {
                row.end()[-3] += row.end()[-1] - row.end()[-2];
                row.resize(row.size() - 2);
            }
        }
        std::sort(row.begin(), row.end());
        for (const Int number : row) lead = number - lead;
        return joined({(sum + lead) / 2, (sum - lead) / 2});
    }
    std::string second_method() const override {
        return "a number no less than both beside it becomes one with them; then the greatest "
               "first";
    }

 private:
    static bool over(const Component& part) { return part.size() == kScores; }
    // The scores in the end, that of the player to move first, if both take as much as they can.
    Row played(const Component& part) const {
        OptionList list;
        moves(part, list);
        Row best = list.all.empty() ? part : Row();
        for (const Position& next : list.all) {
            const Row scores = played(next[0]);
            best = std::max(best, {scores[1], scores[0]});
        }
        return best;
    }
};

}  // namespace
