// A person against a program, as text: lines in, lines out.
#ifndef SCRIPTS_SRC_PLAY_SESSION_HPP
#define SCRIPTS_SRC_PLAY_SESSION_HPP

#include <string>
#include <string_view>
#include <vector>

#include "play/match.hpp"

namespace tools {

class Session {
 public:
    // The seed is that of the program's moves where it has lost. Throws Unplayable.
    Session(const explanation::Explainer& explainer, const explanation::Game& start,
            AskProgram program, std::uint64_t seed, Language language = Language::en);

    // How to play, and the first position; before that, the program's move where it is to begin.
    std::string begin(bool program_first);
    // What follows from a line that the person typed. Throws Unplayable if the program contradicts
    // itself.
    std::string answer(std::string_view line);

    // Won, lost, or left.
    bool over() const { return over_; }
    bool person_won() const { return person_won_; }
    const Match& match() const { return match_; }

 private:
    std::string choose(const std::vector<rules::Int>& numbers);
    std::string move(const PlayMove& move);
    std::string reply();
    std::string undo();
    std::string hint();
    std::string turn();
    std::string ended(bool person_to_move);
    std::string list_moves();
    const std::string& say(const Text& text) const { return text.in(language_); }
    std::string text_of(const PlayMove& move) const;
    std::string with_component(const PlayMove& move) const;
    std::string components(std::size_t most) const;

    const explanation::Explainer& explainer_;
    Match match_;
    rules::Rng rng_;
    const Language language_;
    std::vector<rules::Position> before_;  // the positions in which the person moved
    std::size_t listed_ = 0;               // of the moves
    bool over_ = false, person_won_ = false, told_ = false;
};

}  // namespace tools

#endif
