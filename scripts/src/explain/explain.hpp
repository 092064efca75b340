// Why games are won or lost: what problems/<id>/explain.cpp says, and the check of it.
#ifndef SCRIPTS_SRC_EXPLAIN_EXPLAIN_HPP
#define SCRIPTS_SRC_EXPLAIN_EXPLAIN_HPP

#include <optional>
#include <string>

#include "base/terminal.hpp"
#include "explain/explanation.hpp"

namespace tools {

// A move, and what the opponent finds after it.
struct ExplainedMove {
    explanation::Move move;
    explanation::View after;
    std::optional<std::string> input;  // `move.next` as an input, where it is one
    bool opponent_loses() const { return !after.wins; }
};

// Why a position is won or lost.
struct Explanation {
    std::string prints;  // what the solution prints for it, but for what rules.output() adds
    explanation::View view;
    std::optional<ExplainedMove> move;  // where there is a winning one
};

Explanation explain(const rules::Rules& rules, const explanation::Explainer& explainer,
                    const explanation::Game& position);

// What the solution prints for the games of an input, by their explanations.
std::string explained_output(const rules::Rules& rules, const explanation::Explainer& explainer,
                             const std::vector<explanation::Game>& games);

// What holds for all positions of a game: a paragraph.
std::string background_as_text(const explanation::View& view);

// A table of the parts, the reason, the winning move and its check, under a line "title: verdict".
// Long lists are cut short.
std::string as_text(const std::string& title, const Explanation& explanation, const Paint& paint);

}  // namespace tools

#endif
