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
