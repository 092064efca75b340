#include "core/rooms.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <functional>
#include <map>

#include "core/oracle.hpp"
#include "measure/reach.hpp"

namespace tools {

namespace {

using rules::Game;
using rules::Int;
using rules::Row;

// A goal that a legal input was asked for, or not yet.
struct OpenGoal {
    Goal goal;
    int asked = 0;          // of so many inputs that are legal
    std::size_t bytes = 0;  // of all inputs that were tried in vain

    bool is_closed() const {
        return !goal.in.empty() || bytes > (asked >= kEnough ? kMostBytes : 20 * kMostBytes);
    }

 private:
    // Where this much does not tell a program, more of the same hardly will.
    static constexpr std::size_t kMostBytes = 1000000;
    static constexpr int kEnough = 30;
};

// Counts as bytes, too: answering a small game costs as much as reading so many.
constexpr std::size_t kEachTime = 3000;

class Rooms {
 public:
    explicit Rooms(const rules::Rules& rules) : rules_(rules) {
        for (rules::Room& room : rules.rooms()) rooms_.push_back({std::move(room), {}});
    }

    void read(const Case& c) {
        rules::InStream text(c.legal);
        games_ = rules_.parse(text);
        answers_.assign(games_.size(), {});
        for (auto& [room, goals] : rooms_) {
            for (std::size_t i = 0; i < games_.size(); ++i) {
                const Game& game = games_[i];
                for (const Int size : rules::usual_sizes(room.need(game))) {
                    OpenGoal& open = goals[size];
                    if (open.is_closed()) continue;
                    if (open.goal.what.empty()) {
                        open.goal.what = phrase({"{} above {}", "{}超过 {}"},
                                                Text(room.of.en, room.of.zh), size);
                    }
                    const std::vector<Game> legal = legal_games(room.cut(game, size), &open);
                    if (legal.size() != 1) continue;
                    ++open.asked;
                    if (tells(i, legal[0])) open.goal.in = c.name;
                }
            }
        }
    }

    std::vector<Goal> goals() const {
        std::vector<Goal> all;
        for (const auto& [room, goals] : rooms_) {
            for (const auto& [size, open] : goals) {
                if (open.asked > 0) all.push_back(open.goal);
            }
        }
        return all;
    }

 private:
    // What a cut game is when it is read; none if it is not legal.
    std::vector<Game> legal_games(const Game& cut, OpenGoal* open) const {
        open->bytes += kEachTime;
        try {
            const std::string input = rules_.format({cut});
            open->bytes += input.size();
            return parse(rules_, input);
        } catch (const std::exception&) {  // of rules, too, that cannot write what is no game
            return {};
        }
    }
    // Whether a program that takes the game in this place of the case for `seen` gives itself away.
    bool tells(std::size_t place, const Game& seen) {
        const Game& game = games_[place];
        if (!rules_.left_open(game).empty() || !rules_.left_open(seen).empty()) return false;
        std::string& answer = answers_[place];
        if (answer.empty()) answer = rules_.second_answer(game);
        return rules_.second_answer(seen) != answer;
    }

    const rules::Rules& rules_;
    std::vector<Game> games_;           // of the case
    std::vector<std::string> answers_;  // to them; empty: not known yet
    std::vector<std::pair<rules::Room, std::map<Int, OpenGoal>>> rooms_;
};

}  // namespace

std::vector<Goal> rooms_in(const rules::Rules& rules, const Cases& cases) {
    std::vector<const Case*> by_size;
    for (const Case& c : cases.list()) by_size.push_back(&c);
    std::ranges::stable_sort(by_size, {}, [](const Case* c) { return c->input.size(); });
    Rooms rooms(rules);
    for (const Case* c : by_size) {
        if (c->group != Group::exhaustive) rooms.read(*c);
    }
    return rooms.goals();
}

}  // namespace tools
