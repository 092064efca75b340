// A pile that is taken leaves a 0 in the row.
#include <queue>

#include "../families/score_row.hpp"

namespace {

using namespace rules;

constexpr Int kLeast = 2, kMost = 1000000, kGreatest = 100000000, kReach = 3000;

class StoneGame : public ScoreRow {
 public:
    std::vector<Game> parse(InStream& text) const override {
        const Row row = text.counted_line("N", kLeast, kMost, {"a pile", "一堆"}, 0, kGreatest);
        if (std::count(row.begin(), row.end(), 0) == 0) {
            text.fail({"no pile was taken away", "没有一堆已被拿走"});
        }
        text.end();
        return {{row}};
    }
    std::string format(const std::vector<Game>& games) const override {
        return with_count(games.at(0).at(0));
    }
    void takes(const Row& row, const Take& take) const override {
        const auto gap = [&](std::size_t i) { return i < row.size() && row[i] == 0; };
        Row rest = row;
        for (std::size_t i = 0; i < row.size(); ++i) {
            if (gap(i) || !(gap(i - 1) || gap(i + 1))) continue;
            rest[i] = 0;
            take(row[i], rest);
            rest[i] = row[i];
        }
    }
    // By how many rows can be left: of piles at an end of the row, the first so many; of others, a part.
    bool oracle_reaches(const Game& game) const override {
        const Row& row = game.at(0);
        Int ways = 1, length = 0;
        for (std::size_t i = 0; i <= row.size() && ways <= kReach; ++i) {
            if (i < row.size() && row[i] > 0 && ++length > 0) continue;
            const bool at_an_end = i == row.size() || i == to_index(length);
            ways *= at_an_end ? length + 1 : length * (length + 1) / 2 + 1;
            length = 0;
        }
        return ways <= kReach;
    }
    std::string second_method() const override {
        return "the greatest pile of all is taken, or becomes one with both beside it, or waits at "
               "the "
               "end of the row";
    }

 protected:
    enum class Place : char { pile, gap, end, joined };

    Int lead(const Row& row) const override {
        const std::size_t n = row.size();
        std::vector<Place> place(n + 2, Place::pile);
        std::vector<std::size_t> before(n + 2), after(n + 2);
        // In place of one queue, which would be slow for so many: what is given, sorted, and what is made.
        std::vector<std::pair<Int, std::size_t>> given;
        std::priority_queue<std::pair<Int, std::size_t>> made;
        Row value(n + 2);
        place[0] = place[n + 1] = Place::end;
        for (std::size_t i = 1; i <= n; ++i) {
            before[i] = i - 1, after[i] = i + 1;
            value[i] = row[i - 1];
            value[i] > 0 ? void(given.push_back({value[i], i})) : void(place[i] = Place::gap);
        }
        std::sort(given.begin(), given.end());
        const Int last = given.size() % 2 == 1 ? 1 : -1;
        Int lead = 0, turn = 1;
        while (!given.empty() || !made.empty()) {
            const bool is_made = given.empty() || (!made.empty() && made.top() > given.back());
            const auto [number, i] = is_made ? made.top() : given.back();
            is_made ? made.pop() : given.pop_back();
            if (place[i] != Place::pile) continue;
            const std::size_t l = before[i], r = after[i];
            const auto beside = [&](Place what) { return place[l] == what || place[r] == what; };
            if (beside(Place::gap)) {
                lead += turn * number;
                turn = -turn;
                place[i] = Place::gap;
            } else if (beside(Place::end)) {
                const std::size_t over = place[l] == Place::end ? r : l;
                lead += last * (number - value[over]);
                place[i] = place[over] = Place::end;
            } else {
                value[i] = value[l] - number + value[r];
                place[l] = place[r] = Place::joined;
                before[i] = before[l], after[i] = after[r];
                after[before[i]] = before[after[i]] = i;
                made.push({value[i], i});
            }
        }
        return lead;
    }
};

}  // namespace
