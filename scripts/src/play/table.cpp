#include "play/table.hpp"

#include <algorithm>
#include <set>

#include "explain/explain.hpp"

namespace tools {

namespace {

using explanation::Explainer;
using explanation::Game;
using explanation::View;
using rules::Position;

constexpr std::size_t kMostMoves = 5000;

// The moves from one component, each once, in their order.
class Collect : public rules::Options {
 public:
    explicit Collect(std::size_t most) : most_(most) {}
    using Options::to;
    void to(Position parts) override {
        if (!seen_.insert(parts).second) return;
        if (all.size() == most_) {
            throw Unplayable("it has more than " + std::to_string(kMostMoves) +
                             " moves; begin with a smaller one");
        }
        all.push_back(std::move(parts));
    }
    std::vector<Position> all;

 private:
    std::set<Position> seen_;
    const std::size_t most_;
};

// Takes down the first position that it is asked about.
class FirstAsked : public rules::Decider {
 public:
    bool wins(const Position& position) override {
        if (!asked) asked = position;
        return false;
    }
    std::optional<Position> asked;
};

Position begin_of(const rules::Rules& rules, const Explainer& explainer, const Game& start) {
    if (const auto components = explainer.components(start)) return *components;
    FirstAsked first;
    rules.answer(start, first);
    if (!first.asked) throw Unplayable("its rules ask about no position");
    return *first.asked;
}

// Equal for games that differ only in the order within their rows.
Game in_order(Game game) {
    for (rules::Row& row : game) std::sort(row.begin(), row.end());
    return game;
}

}  // namespace

Table::Table(const rules::Rules& rules, const Explainer& explainer, const Game& start,
             AskProgram program)
    : rules_(rules), explainer_(explainer), start_(start), program_(std::move(program)) {
    go_to(begin_of(rules, explainer, start));
}

std::optional<bool> Table::result_of(const Position& position) const {
    if (rules_.wins_at_once(position)) return true;
    for (const rules::Part& part : position) {
        Collect options(kMostMoves);
        rules_.moves(part, options);
        if (!options.all.empty()) return std::nullopt;
    }
    return rules_.convention() == rules::Convention::misere;
}

void Table::go_to(Position position) {
    moves_.clear();
    position_ = std::move(position);
    for (std::size_t i = 0; i < position_.size(); ++i) {
        Collect options(kMostMoves - moves_.size());
        rules_.moves(position_[i], options);
        for (Position& parts : options.all) moves_.push_back({i, std::move(parts)});
    }
}

Position Table::after(const PlayMove& move) const {
    Position position = position_;
    const auto at = position.erase(position.begin() + static_cast<std::ptrdiff_t>(move.component));
    position.insert(at, move.parts.begin(), move.parts.end());
    return position;
}

Game Table::laid_out(const Position& position) const {
    return explainer_.laid_out(start_, position).value();
}

bool Table::loses(const Position& position) {
    asked_explanation_ = false;
    if (const auto wins = result_of(position)) return !*wins;
    const Game game = laid_out(position);
    const std::optional<std::string> input = as_input(rules_, game);
    asked_explanation_ = !input;
    if (!input) return !explainer_.view(game).wins;
    const auto known = loses_.find(*input);
    if (known != loses_.end()) return known->second;
    View lost;
    lost.nim_sum = 0;
    const std::string if_lost = rules_.output({explainer_.prints(game, lost) + '\n'});
    return loses_[*input] = program_(*input) == if_lost;
}

std::optional<PlayMove> Table::winning_move() {
    if (loses(position_)) return std::nullopt;
    std::vector<const PlayMove*> candidates;
    for (const PlayMove& move : moves_) candidates.push_back(&move);
    // The explanation's move first: it spares many runs of the program, which decides, and its
    // moves also end a game in which one may go back.
    const Game game = laid_out(position_);
    const View view = explainer_.view(game);
    if (view.wins && !view.over) {
        const Game next = in_order(explainer_.winning_move(game, view).next);
        std::stable_partition(candidates.begin(), candidates.end(), [&](const PlayMove* move) {
            return in_order(laid_out(after(*move))) == next;
        });
    }
    for (const PlayMove* move : candidates) {
        if (loses(after(*move))) return *move;
    }
    throw Unplayable(
        "the solution says that the player to move wins, but after no move that the "
        "opponent loses");
}

std::string Table::reason() const {
    return explainer_.view(laid_out(position_)).reason;
}

}  // namespace tools
