#include "play/match.hpp"

#include <algorithm>

#include "explain/explain.hpp"

namespace tools {

namespace {

using explanation::Explainer;
using explanation::Game;
using explanation::View;
using rules::Outcome;
using rules::Position;

constexpr std::size_t kMostMoves = 5000;

// Equal for games that differ only in the order within their rows.
Game in_order(Game game) {
    for (rules::Row& row : game) std::sort(row.begin(), row.end());
    return game;
}
Game as_it_is(Game game) {
    return game;
}

}  // namespace

Match::Match(const Explainer& explainer, const Game& start, AskProgram program)
    : explainer_(explainer),
      start_(start),
      play_(explainer.rules().play(start)),
      program_(std::move(program)) {
    go_to(explainer.rules().begin(start));
}

void Match::go_to(Position position) {
    position_ = std::move(position);
    MoveList list = moves_from(*play_, position_, kMostMoves);
    if (!list.complete) {
        const std::string most = std::to_string(kMostMoves);
        throw Unplayable({"it has more than " + most + " moves; begin with a smaller one",
                          "走法超过 " + most + " 种，请从小一些的局面开始"});
    }
    moves_ = std::move(list.moves);
}

Position Match::after(const PlayMove& move) const {
    return tools::after(position_, move);
}

Game Match::laid_out(const Position& position) const {
    return explainer_.rules().back(start_, position).value();
}

Outcome Match::outcome(const Position& position) {
    asked_explanation_ = false;
    if (const auto result = result_of(*play_, position)) return *result;
    const Game game = laid_out(position);
    const std::optional<std::string> input = as_input(explainer_.rules(), explainer_.asked(game));
    asked_explanation_ = !input;
    if (!input) return explainer_.view(game).outcome();
    auto printed = printed_.find(*input);
    if (printed == printed_.end()) printed = printed_.emplace(*input, program_(*input)).first;
    if (const auto outcome = explainer_.read(game, printed->second)) return *outcome;
    const auto is = [&](const View& view) {
        return printed->second == explainer_.rules().output({explainer_.prints(game, view) + '\n'});
    };
    View view;
    view.nim_sum = 0;
    if (is(view)) return Outcome::loss;
    view.drawn = true;
    return play_->can_be_drawn() && is(view) ? Outcome::draw : Outcome::win;
}

std::optional<PlayMove> Match::winning_move() {
    if (outcome(position_) != Outcome::win) return std::nullopt;
    return move_to(Outcome::loss);
}

std::optional<PlayMove> Match::drawing_move() {
    if (outcome(position_) != Outcome::draw) return std::nullopt;
    return move_to(Outcome::draw);
}

std::optional<PlayMove> Match::losing_move() {
    if (result() || !view().lead || outcome(position_) != Outcome::loss) return std::nullopt;
    return move_to(Outcome::win);
}

PlayMove Match::move_to(Outcome of_opponent) {
    std::vector<const PlayMove*> candidates;
    for (const PlayMove& move : moves_) candidates.push_back(&move);
    // The explanation's move first: it spares many runs of the program, which decides, its moves also
    // end a game in which one may go back, and in one with a score they are the best.
    const Game game = laid_out(position_);
    const View view = explainer_.view(game);
    if ((view.wins || view.lead) && !view.over) {
        const Game next = explainer_.winning_move(game, view).next;
        for (const auto& seen : {in_order, as_it_is}) {
            std::stable_partition(candidates.begin(), candidates.end(), [&](const PlayMove* move) {
                return seen(laid_out(after(*move))) == seen(next);
            });
        }
    }
    for (const PlayMove* move : candidates) {
        if (outcome(after(*move)) == of_opponent) return *move;
    }
    if (of_opponent == Outcome::draw) {
        throw Unplayable({"the solution says that the position is a draw, but no move keeps it one",
                          "题解程序说这是平局，却没有一步能保持平局"});
    }
    throw Unplayable(
        {"the solution says that the player to move wins, but after no move that the "
         "opponent loses",
         "题解程序说轮到走的人必胜，却没有一步能使对手必败"});
}

Text Match::goal() const {
    const Text goal = explainer_.goal();
    return !goal.empty() ? goal
           : explainer_.rules().convention() == rules::Convention::misere
               ? Text("A player who cannot move wins (misère play).",
                      "不能走的人获胜（反常规则）。")
               : Text("A player who cannot move loses.", "不能走的人输。");
}

std::optional<Text> Match::ending() const {
    if (!result() || !moves_.empty() || explainer_.goal().empty()) return std::nullopt;
    const View last = view();
    return last.over ? std::optional(last.reason) : std::nullopt;
}

std::optional<std::string> Match::input() const {
    return as_input(explainer_.rules(), laid_out(position_));
}

View Match::view() const {
    return explainer_.view(laid_out(position_));
}

}  // namespace tools
