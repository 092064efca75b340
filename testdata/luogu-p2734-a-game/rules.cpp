// A game is one row: the numbers. Where some are taken, a second row holds the scores, that of the
// player to move first. A position is one component: these two scores, and the numbers that are left.
#include "core/rules.hpp"

namespace {

using namespace rules;

constexpr Int kLeast = 2, kMost = 100, kGreatest = 200;

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
        for (std::size_t i = 0; i < row.size(); i += to_index(kInLine)) {
            const auto line = row.begin() + static_cast<std::ptrdiff_t>(i);
            text += joined({line, line + std::min<std::ptrdiff_t>(kInLine, row.end() - line)});
        }
        return text;
    }
    std::size_t games_per_input() const override { return 1; }

    void moves(const Component& part, Options& options) const override {
        if (part.size() == kScores) return;
        for (const bool left : {true, false}) {
            Component next = part;
            const auto end = left ? next.begin() + kScores : next.end() - 1;
            const Int score = part[0] + *end;
            next.erase(end);
            next[0] = part[1];
            next[1] = score;
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
        const Component& part = position[0];
        Game game = {{part.begin() + kScores, part.end()}};
        if (part[0] > 0 || part[1] > 0) game.push_back({part[0], part[1]});
        return game;
    }
    std::string answer(const Game& game, Decider&) const override {
        return joined(played(begin(game)[0]));
    }
    bool oracle_reaches(const Game& game) const override { return game.at(0).size() <= kReach; }
    // A number that is at least as great as both beside it is taken right after one of them, and by
    // the other player. So the three are one number; then the greatest stand at the ends.
    std::string second_answer(const Game& game) const override {
        Row row;
        Int sum = 0, lead = 0, sign = 1;
        for (const Int number : game.at(0)) {
            sum += number;
            row.push_back(number);
            for (std::size_t n; (n = row.size()) > 2; row.resize(n - 2)) {
                if (row[n - 2] < std::max(row[n - 3], row[n - 1])) break;
                row[n - 3] += row[n - 1] - row[n - 2];
            }
        }
        std::sort(row.rbegin(), row.rend());
        for (const Int number : row) {
            lead += sign * number;
            sign = -sign;
        }
        return joined({(sum + lead) / 2, (sum - lead) / 2});
    }
    std::string second_method() const override {
        return "a number that is no less than its neighbours becomes one with them; the rest is "
               "taken from the greatest down";
    }

 protected:
    static constexpr std::size_t kReach = 12;

 private:
    static constexpr std::ptrdiff_t kScores = 2;
    static constexpr Int kInLine = 20;

    // The scores in the end, that of the player to move first, if both take as much as they can.
    Row played(const Component& part) const {
        OptionList list;
        moves(part, list);
        if (list.all.empty()) return part;
        Row best;
        for (const Position& next : list.all) {
            const Row scores = played(next[0]);
            best = std::max(best, {scores[1], scores[0]});
        }
        return best;
    }
};

}  // namespace
