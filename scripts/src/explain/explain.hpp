// Why games are won or lost: what problems/<id>/explain.cpp says, checked, and as text. Like core/,
// it is standard C++ that also runs in a page.
#ifndef SCRIPTS_SRC_EXPLAIN_EXPLAIN_HPP
#define SCRIPTS_SRC_EXPLAIN_EXPLAIN_HPP

#include <array>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "core/columns.hpp"
#include "explain/explanation.hpp"

namespace tools {

// A move, and what the opponent finds after it.
struct ExplainedMove {
    explanation::Move move;
    explanation::View after;
    std::optional<std::string> input;  // `move.next` as an input, where it is one
    explanation::Text no_input;        // why it is none, where the validator says so
    bool opponent_loses() const { return !after.wins; }
};

// Why a position is won or lost.
struct Explanation {
    std::string prints;  // what the solution prints for it, but for what rules.output() adds
    explanation::View view;
    std::optional<ExplainedMove> move;  // where there is a winning one
};

// A move from a lost position, and what refutes it.
struct RefutedMove {
    Text text;                                // as one says it
    std::optional<explanation::Move> answer;  // nothing where the move itself ends the game
};

// What trying the moves of a position shows.
struct TriedMoves {
    std::optional<std::size_t> all;      // where there are few
    std::optional<std::size_t> winning;  // where there are few, or a formula counts them
    std::optional<RefutedMove> refuted;  // where the position is lost and has a move
    std::optional<Text> draws;           // a move that keeps the position drawn, where it is
};

// Nothing for games that are not played move by move (Rules::back()).
TriedMoves try_moves(const explanation::Explainer& explainer, const explanation::Game& position,
                     const explanation::View& view);

// The game as an input; nothing if it is none, with what the validator says against it.
std::optional<std::string> as_input(const rules::Rules& rules, const explanation::Game& game,
                                    explanation::Text* why_not = nullptr);

Explanation explain(const explanation::Explainer& explainer, const explanation::Game& position);

// What the solution prints for the games of an input, according to their explanations; `hear` gets the
// view of each position, and what is printed of it.
std::string explained_output(
    const explanation::Explainer& explainer, const std::vector<explanation::Game>& games,
    const std::function<void(const explanation::View&, const std::string&)>& hear = {});

// A piece of an explanation, for a terminal or a page to set.
struct Block {
    enum class Kind {
        words,     // after a head such as "Why:", or without one
        joined,    // words that belong to the block before
        position,  // the head says which, and who wins it; `input` is it as an input, where it is one
        table,     // name, position, Grundy value, binary digits; the first row may hold titles
        input,     // after its head, the position that a winning move leaves, as an input
    };
    Kind kind = Kind::words;
    std::string head = {}, text = {};
    std::vector<std::array<std::string, 4>> rows = {};
    std::string input = {};
};

// What scripts/explain says of the games `first` .. `last` - 1, numbered from 1: for each position
// what holds for the whole game, where that was not just said; the verdict; a table of the parts;
// the reason; the winning move and its check. Long lists are cut short. What the validator says of a
// position that is no input is English.
std::vector<Block> as_blocks(const explanation::Explainer& explainer,
                             const std::vector<explanation::Game>& games, std::size_t first,
                             std::size_t last, Language language = Language::en);

constexpr std::size_t kMostTests = 10;

// The same of the first kMostTests of these games, and how many are left; or that there is none.
std::vector<Block> first_as_blocks(const explanation::Explainer& explainer,
                                   const std::vector<explanation::Game>& games, std::size_t first,
                                   std::size_t last, Language language = Language::en);

// A piece of text: a head, which a terminal shows in bold, and what follows it.
struct Passage {
    std::string head, body;
};

// The blocks for a terminal, sentences in lines of at most `columns`.
std::vector<Passage> as_text(const std::vector<Block>& blocks, Language language = Language::en,
                             std::size_t columns = kUsualColumns);

}  // namespace tools

#endif
