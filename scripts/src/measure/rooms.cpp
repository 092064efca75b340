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
struct Open {
    Goal goal;
    bool asked = false;
    std::size_t bytes = 0;  // of the inputs that were tried in vain

    bool is_closed() const { return !goal.in.empty() || bytes > kMostBytes; }

 private:
    // Where this much does not tell a program, more of the same hardly will.
    static constexpr std::size_t kMostBytes = 1000000;
};

// Counts as bytes, too: answering a small game costs as much as reading so many.
constexpr std::size_t kEachTime = 3000;

// What a program makes of numbers above a bound.
enum class Cut { clipped, left_out };

class Rooms {
 public:
    explicit Rooms(const rules::Rules& rules) : rules_(rules) {
        for (rules::Room& room : rules.rooms()) rooms_.push_back({std::move(room), {}});
    }

    void read(const Case& c) {
        rules::InStream text(c.legal);
        text.record();
        games_ = rules_.parse(text);
        answers_.assign(games_.size(), {});
        for (auto& [room, goals] : rooms_) {
            for (std::size_t i = 0; i < games_.size(); ++i) {
                const Game& game = games_[i];
                for (const Int size : rules::usual_sizes(room.need(game))) {
                    Open& open = goals[size];
                    if (open.is_closed()) continue;
                    if (open.goal.what.empty()) {
                        open.goal.what = fmt::format("{} above {}", room.of, size);
                    }
                    const Game cut = room.cut(game, size);
                    const std::string seen = rules_.format({cut});
                    open.bytes += kEachTime + seen.size();
                    const auto legal = legal_games(seen);
                    if (legal.size() != 1) continue;
                    open.asked = true;
                    if (tells(i, legal[0])) open.goal.in = c.name;
                }
            }
        }
        std::map<std::string, std::pair<Int, Int>> greatest;  // legal, and here, by the name
        for (const auto& field : text.fields()) {
            if (field.begin == field.end) continue;  // it only follows
            auto& [legal, here] = greatest[field.name];
            legal = std::max(legal, field.hi);
            here = std::max(here, field.value);
        }
        for (const auto& [name, most] : greatest) {
            for (const Int bound : rules::usual_sizes(most.first)) {
                for (const Cut cut : {Cut::clipped, Cut::left_out}) {
                    Open& open = values_[{name, bound, cut}];
                    if (open.is_closed() || most.second <= bound) continue;
                    if (open.goal.what.empty()) {
                        open.goal.what =
                            fmt::format("{} {} {}", name,
                                        cut == Cut::clipped ? "cut to" : "left out above", bound);
                    }
                    const std::string seen = cut_text(c.legal, text.fields(), name, bound, cut);
                    open.bytes += kEachTime + seen.size();
                    const auto legal = legal_games(seen);
                    if (legal.size() != games_.size()) continue;
                    for (std::size_t i = 0; i < legal.size() && open.goal.in.empty(); ++i) {
                        if (legal[i] == games_[i]) continue;
                        open.asked = true;
                        if (tells(i, legal[i])) open.goal.in = c.name;
                    }
                }
            }
        }
    }

    std::vector<Goal> goals() const {
        std::vector<Goal> all;
        const auto add = [&](const Open& open) {
            if (open.asked) all.push_back(open.goal);
        };
        for (const auto& [room, goals] : rooms_) {
            for (const auto& [size, open] : goals) add(open);
        }
        for (const auto& [which, open] : values_) add(open);
        return all;
    }

 private:
    // None if the input is not legal.
    std::vector<Game> legal_games(const std::string& input) const {
        try {
            return parse(rules_, input);
        } catch (const rules::Invalid&) {
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
    static std::string cut_text(std::string_view text,
                                const std::vector<rules::InStream::Field>& fields,
                                const std::string& name, Int bound, Cut cut) {
        std::string seen;
        std::size_t at = 0;
        for (const auto& field : fields) {
            if (name != field.name || field.value <= bound || field.begin == field.end) continue;
            seen += text.substr(at, field.begin - at);
            seen += std::to_string(cut == Cut::clipped ? bound : field.lo);
            at = field.end;
        }
        return seen + std::string(text.substr(at));
    }

    const rules::Rules& rules_;
    std::vector<Game> games_;           // of the case
    std::vector<std::string> answers_;  // to them; empty: not known yet
    std::vector<std::pair<rules::Room, std::map<Int, Open>>> rooms_;
    std::map<std::tuple<std::string, Int, Cut>, Open> values_;
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
