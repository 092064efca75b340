// What a web page asks about the games of a problem, and the answers as JSON. A page asks anew for
// each position and keeps nothing but the input with which the game began and the moves since.
#ifndef SCRIPTS_SRC_WEB_ANSWERS_HPP
#define SCRIPTS_SRC_WEB_ANSWERS_HPP

#include <map>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "explain/explanation.hpp"

namespace tools {

struct BadRequest : std::runtime_error {
    using std::runtime_error::runtime_error;
};

// A game so far.
struct GameSoFar {
    std::string input;               // the game begins with its first position that has a move
    std::vector<std::size_t> moves;  // each as its index among the moves of its position
    std::map<std::string, std::string> printed;  // what the solution prints, by input
};

// "SIZE\n" and as many bytes, the input; "COUNT\n" and as many moves, each "INDEX\n"; then for each
// input of which it is known what the solution prints "SIZE SIZE\n", the input and the output.
// Throws BadRequest.
GameSoFar parse_request(std::string_view request);

// What a page asks. Where a function needs the output of the solution for inputs that are not known,
// it answers {"ask": [input, ...]}; the page runs the solution and asks again. All throw
// rules::Invalid for an illegal input, Unplayable (play/match.hpp) for a game that is not played
// move by move, and BadRequest for a move that does not exist.
class Answers {
 public:
    // The explainer must outlive the answers.
    Answers(const explanation::Explainer& explainer, Language language)
        : explainer_(explainer), language_(language) {}

    // The position: its components as numbers and as the players see them, in a sentence, the legal
    // moves, whether the player to move has won (null while the game goes on), how it ended where that needs words
    // (else null), the position as an input (null where it is none), and the goal of the game.
    std::string position(const GameSoFar& game) const;
    // The Grundy values of the components, where they have some, and why the player to move wins or
    // loses.
    std::string values(const GameSoFar& game) const;
    // The index of a move that wins, as Match::winning_move() finds it, of one that keeps a draw, and
    // of one that loses by least; null if there is none.
    std::string reply(const GameSoFar& game) const;
    // The indices of all moves that win, and of those after which the game is drawn.
    std::string winners(const GameSoFar& game) const;
    // What as_blocks() of explain/explain.hpp says of the first games of an input.
    std::string explain(const std::string& input) const;
    // An input with a small position, at random.
    std::string random_input(std::uint64_t seed) const;
    // A line with a game in which x and y stand (core/game_pattern.hpp) and lines "x y": the games as
    // inputs, and what lines the solution prints if the player to move loses each.
    std::string inputs(const std::string& text) const;
    // The same lines: the Grundy values of the games, by the moves.
    std::string grundy(const std::string& text) const;
    // The Grundy values, by the moves, of the components 0, 1, ..., upto where the first component
    // of the game has one number, and of the pairs of
    // 1, ..., upto where it has two. Nothing where it has more or where Grundy values do not decide
    // the game.
    std::string table(const GameSoFar& game, rules::Int upto) const;

 private:
    std::vector<rules::Game> games_of(const std::string& text) const;

    const explanation::Explainer& explainer_;
    const Language language_;
};

}  // namespace tools

#endif
