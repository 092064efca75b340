#include "../families/score_row.hpp"

namespace {

using namespace rules;

constexpr Int kLeast = 2, kMost = 100, kGreatest = 200;
constexpr std::size_t kInLine = 20, kReach = 12;

class TakingEnds : public ScoreRow {
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
    void takes(const Row& row, const Take& take) const override {
        if (row.empty()) return;
        take(row.front(), Row(row.begin() + 1, row.end()));
        take(row.back(), Row(row.begin(), row.end() - 1));
    }
    bool oracle_reaches(const Game& game) const override { return game.at(0).size() <= kReach; }
    std::string second_method() const override {
        return "a number no less than both beside it becomes one with them; then the greatest "
               "first";
    }

 private:
    Int lead(const Row& numbers) const override {
        Row row;
        Int lead = 0;
        for (const Int number : numbers) {
            row.push_back(number);
            while (row.size() > 2 && row.end()[-2] >= std::max(row.end()[-3], row.end()[-1])) {
                row.end()[-3] += row.end()[-1] - row.end()[-2];
                row.resize(row.size() - 2);
            }
        }
        std::sort(row.begin(), row.end());
        for (const Int number : row) lead = number - lead;
        return lead;
    }
};

}  // namespace
