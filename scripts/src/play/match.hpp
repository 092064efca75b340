// A game of a problem, move by move. Like core/, it is standard C++ that also runs in a page.
#ifndef SCRIPTS_SRC_PLAY_MATCH_HPP
#define SCRIPTS_SRC_PLAY_MATCH_HPP

#include <functional>
#include <map>
#include <optional>
#include <stdexcept>
#include <string>
#include <vector>

#include "explain/moves.hpp"

namespace tools {

// What a program prints for an input.
using AskProgram = std::function<std::string(const std::string& input)>;

// Why a game cannot be played, or cannot go on.
struct Unplayable : TextError {
    using TextError::TextError;
};

// A position between two players. The rules give the moves and the end, the program says who wins.
class Match {
 public:
    // The explainer must outlive the match.
    Match(const explanation::Explainer& explainer, const explanation::Game& start,
          AskProgram program);

    const std::shared_ptr<const rules::Play>& play() const { return play_; }
    const rules::Position& position() const { return position_; }
    // The legal moves, each once. Throws Unplayable if there are too many to choose from.
    const std::vector<PlayMove>& moves() const { return moves_; }
    // How the game has ended for the player to move; nothing while it goes on.
    std::optional<rules::Outcome> result() const { return result_of(*play_, position_); }
    void go_to(rules::Position position);
    // The position that one of moves() leaves.
    rules::Position after(const PlayMove& move) const;

    // How the position ends for the player to move: by the rules where it is over, by what the
    // program prints where it is an input, else by its explanation.
    rules::Outcome outcome(const rules::Position& position);
    bool loses(const rules::Position& position) {
        return outcome(position) == rules::Outcome::loss;
    }
    // Whether the last call of outcome() had to ask the explanation.
    bool asked_explanation() const { return asked_explanation_; }
    // A move to a position that the opponent loses; nothing if the position is not won. Throws
    // Unplayable if it is won and yet no move wins.
    std::optional<PlayMove> winning_move();
    // The same for a draw: a move that keeps it.
    std::optional<PlayMove> drawing_move();
    // The rule of a move.
    Text a_move() const { return explainer_.a_move(start_); }
    // In a game with a score, where the position is lost: a move that loses by least.
    std::optional<PlayMove> losing_move();
    // How the game is won.
    Text goal() const;
    // How the game ended, where its goal is not the last move and nobody has a move.
    std::optional<Text> ending() const;
    // The position as an input of the problem, where it is one.
    std::optional<std::string> input() const;
    // The position as its explanation sees it.
    explanation::View view() const;
    // Why the player to move wins or loses.
    Text reason() const { return view().reason; }

 private:
    // A move after which the opponent fares so.
    PlayMove move_to(rules::Outcome of_opponent);
    explanation::Game laid_out(const rules::Position& position) const;

    const explanation::Explainer& explainer_;
    const explanation::Game start_;
    const std::shared_ptr<const rules::Play> play_;
    const AskProgram program_;
    rules::Position position_;
    std::vector<PlayMove> moves_;
    std::map<std::string, std::string> printed_;  // by the program, for each input
    bool asked_explanation_ = false;
};

}  // namespace tools

#endif
