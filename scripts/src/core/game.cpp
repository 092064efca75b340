#include "core/game.hpp"

#include <algorithm>

namespace rules {

std::size_t HashOfRows::operator()(const Row& row) const {
    const auto* bytes = reinterpret_cast<const char*>(row.data());
    return tools::Hash().add({bytes, row.size() * sizeof row[0]}).value();
}

std::size_t HashOfRows::operator()(const std::vector<Row>& rows) const {
    std::size_t hash = rows.size();
    for (const Row& row : rows) hash = hash * 31 + (*this)(row);
    return hash;
}

void Search::turn_to(std::shared_ptr<const Play> play) {
    if (play != play_) memo_.clear();
    play_ = std::move(play);
}

Outcome Search::outcome(const Position& position) {
    return known_or_searched(position);
}

Outcome Search::known_or_searched(Position position) {
    std::sort(position.begin(), position.end());  // a sum does not depend on the order of its parts
    const auto known = memo_.find(position);
    if (known != memo_.end()) return known->second;
    const Outcome result = search(position);
    memo_.emplace(std::move(position), result);
    return result;
}

Outcome Search::search(const Position& position) {
    if (play_->wins_at_once(position)) return Outcome::win;
    if (play_->drawn_at_once(position)) return Outcome::draw;
    bool stuck = true;
    Outcome best = Outcome::loss;
    for (std::size_t i = 0; i < position.size(); ++i) {
        if (i > 0 && position[i] == position[i - 1]) continue;
        OptionList list;
        play_->moves(position[i], list);
        for (const Position& parts : list.all) {
            stuck = false;
            const auto part = position.begin() + static_cast<std::ptrdiff_t>(i);
            Position next;
            next.reserve(position.size() - 1 + parts.size());
            next.assign(position.begin(), part);
            next.insert(next.end(), part + 1, position.end());
            next.insert(next.end(), parts.begin(), parts.end());
            const Outcome opponent = known_or_searched(std::move(next));
            if (opponent == Outcome::loss) return Outcome::win;
            if (opponent == Outcome::draw) best = Outcome::draw;
        }
    }
    return stuck && play_->convention() == Convention::misere ? Outcome::win : best;
}

std::optional<Int> Lengths::from(const Component& start) const {
    std::vector<Component> reached = {start};
    std::unordered_map<Component, std::size_t, HashOfRows> numbers = {{start, 0}};
    std::vector<std::vector<std::size_t>> moves;
    while (moves.size() < reached.size()) {
        OptionList list;
        play_.moves(reached[moves.size()], list);
        moves.emplace_back();
        for (const Position& next : list.all) {
            const auto [at, is_new] = numbers.emplace(next.at(0), reached.size());
            if (is_new) reached.push_back(next[0]);
            moves.back().push_back(at->second);
        }
    }
    constexpr Int kUnknown = -1;
    std::vector<Int> length(reached.size(), kUnknown);
    bool changed = true;
    for (Int round = 0; changed && length[0] == kUnknown; ++round) {
        const bool wins = round % 2 == 1;  // whoever is to move, where the play takes so long
        const auto is_won_by_other = [&](std::size_t next) { return length[next] % 2 == 1; };
        const auto is_lost_by_other = [&](std::size_t next) {
            return length[next] != kUnknown && length[next] % 2 == 0;
        };
        changed = false;
        for (std::size_t i = 0; i < reached.size(); ++i) {
            if (length[i] != kUnknown) continue;
            const bool ends = wins ? std::any_of(moves[i].begin(), moves[i].end(), is_lost_by_other)
                                   : std::all_of(moves[i].begin(), moves[i].end(), is_won_by_other);
            if (!ends) continue;
            length[i] = round;
            changed = true;
        }
    }
    return length[0] == kUnknown ? std::nullopt : std::optional(length[0]);
}

Int GrundyValues::of(const Component& part) {
    const auto known = memo_.find(part);
    if (known != memo_.end()) return known->second;
    OptionList list;
    play_->normal_play_moves(part, list);
    std::vector<bool> taken;
    for (const Position& parts : list.all) {
        const auto value = static_cast<std::size_t>(of(parts));
        if (taken.size() <= value) taken.resize(value + 1);
        taken[value] = true;
    }
    const Int mex = std::find(taken.begin(), taken.end(), false) - taken.begin();
    return memo_[part] = mex;
}

Int GrundyValues::of(const Position& position) {
    Int nim_sum = 0;
    for (const Component& part : position) nim_sum ^= of(part);
    return nim_sum;
}

Position apart(const Row& heaps) {
    Position position;
    for (const Int heap : heaps) position.push_back({heap});
    return position;
}

Row heaps_of(const Position& position) {
    Row heaps;
    for (const Component& part : position) {
        if (part.at(0) > 0) heaps.push_back(part[0]);
    }
    return heaps;
}

}  // namespace rules
