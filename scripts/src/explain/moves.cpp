#include "explain/moves.hpp"

#include <set>

namespace tools {

namespace {

using explanation::Explainer;
using rules::Position;

struct Enough {};

// The moves from one component, each once, in their order.
class Collect : public rules::Options {
 public:
    explicit Collect(std::size_t most) : most_(most) {}
    using Options::to;
    void to(Position parts) override {
        if (!seen_.insert(parts).second) return;
        if (all.size() == most_) throw Enough();
        all.push_back(std::move(parts));
    }
    std::vector<Position> all;

 private:
    std::set<Position> seen_;
    const std::size_t most_;
};

// "heap 3: " where there are several.
Text named(const Explainer& explainer, const Position& position, std::size_t component) {
    if (position.size() == 1) return {};
    return explanation::nth(explainer.words().component, component) + Text(": ", "：");
}

}  // namespace

MoveList moves_from(const rules::Play& play, const Position& position, std::size_t most) {
    MoveList list{{}, true};
    for (std::size_t i = 0; i < position.size() && list.complete; ++i) {
        Collect options(most - list.moves.size());
        try {
            play.moves(position[i], options);
        } catch (const Enough&) {
            list.complete = false;
        }
        for (Position& parts : options.all) list.moves.push_back({i, std::move(parts)});
    }
    return list;
}

Position after(Position position, const PlayMove& move) {
    const auto at = position.erase(position.begin() + static_cast<std::ptrdiff_t>(move.component));
    position.insert(at, move.parts.begin(), move.parts.end());
    return position;
}

Text said(const Explainer& explainer, const Position& position, const PlayMove& move) {
    return named(explainer, position, move.component) +
           explainer.said(position[move.component], move.parts);
}

Text said(const Explainer& explainer, const Position& position) {
    Text text;
    for (std::size_t i = 0; i < position.size(); ++i) {
        if (i > 0) text += {"; ", "；"};
        text += named(explainer, position, i) + explainer.said(position[i]);
    }
    return text;
}

std::optional<rules::Outcome> result_of(const rules::Play& play, const Position& position) {
    using rules::Outcome;
    if (play.wins_at_once(position)) return Outcome::win;
    if (play.drawn_at_once(position)) return Outcome::draw;
    const MoveList none = moves_from(play, position, 0);
    if (!none.complete) return std::nullopt;
    return play.convention() == rules::Convention::misere ? Outcome::win : Outcome::loss;
}

}  // namespace tools
