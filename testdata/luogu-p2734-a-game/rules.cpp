// A game is one row: the numbers. Where some are taken, a second row holds the scores, that of the
// player to move first. A position is one component: these two scores, and the numbers that are left.
#include "core/rules.hpp"

#include <numeric>

namespace {

using namespace rules;

constexpr Int kLeast = 2, kMost = 100, kGreatest = 200, kInLine = 20;
constexpr std::size_t kScores = 2, kReach = 12;

class TakingEnds : public Rules {
 public:
    // The statement lets the numbers stand on several lines; here each line but the last has 20.
    std::vector<Game> parse(InStream& text) const override {
        Row row;
        Int left = text.integer(kLeast, kMost, "N");
        text.end_of_line();
        for (; left > 0; left -= kInLine) {
            const std::size_t count = to_index(std::min(left, kInLine));
            const Row line = text.line(count, 1, kGreatest, {"a number", "数"});
            row.insert(row.end(), line.begin(), line.end());
        }
        text.end();
        return {{row}};
    }
    std::string format(const std::vector<Game>& games) const override {
        const Row& row = games.at(0).at(0);
        std::string text = std::to_string(row.size()) + '\n';
        for (auto at = row.begin(); at != row.end();) {
            const auto line = at;
            at += std::min<std::ptrdiff_t>(kInLine, row.end() - at);
            text += joined({line, at});
        }
        return text;
    }
    std::size_t games_per_input() const override { return 1; }

    void moves(const Component& part, Options& options) const override {
        for (const std::size_t end : {kScores, part.size() - 1}) {
            if (part.size() == kScores) return;
            Component next = part;
            next.erase(next.begin() + static_cast<std::ptrdiff_t>(end));
            next[0] = part[1];
            next[1] = part[0] + part[end];
            options.to(next);
        }
    }
    bool wins_at_once(const Position& position) const override {
        return position.at(0).size() == kScores && position[0][0] > position[0][1];
    }
    bool can_be_drawn() const override { return true; }
    bool drawn_at_once(const Position& position) const override {
        return position.at(0).size() == kScores && position[0][0] == position[0][1];
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
        for (const Int number : game.at(0)) {
            row.push_back(number);
            for (std::size_t n; (n = row.size()) > 2; row.resize(n - 2)) {
                if (row[n - 2] < std::max(row[n - 3], row[n - 1])) break;
                row[n - 3] += row[n - 1] - row[n - 2];
            }
        }
        std::sort(row.begin(), row.end());
        const Int sum = std::accumulate(game[0].begin(), game[0].end(), Int{0});
        Int lead = 0;
        for (const Int number : row) lead = number - lead;
        return joined({(sum + lead) / 2, (sum - lead) / 2});
    }
    std::string second_method() const override {
        return "a number that is no less than its neighbours becomes one with them; the rest is "
               "taken from the greatest down";
    }

 private:
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
