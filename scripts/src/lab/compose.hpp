// Rules and their code put together from parts: a rule for a sequence inside one for a grid.
#ifndef SCRIPTS_SRC_LAB_COMPOSE_HPP
#define SCRIPTS_SRC_LAB_COMPOSE_HPP

#include <functional>
#include <map>
#include <string>
#include <vector>

#include "lab/rule.hpp"

namespace lab {

using Sequence = std::vector<std::int32_t>;  // -1 where unknown

// The formula in parentheses, if it needs them inside another.
std::string wrapped(const std::string& formula);
std::string replaced(std::string text, const std::string& what, const std::string& by);
Text replaced(const Text& text, const std::string& what, const Text& by);
// Does the code have this word?
bool mentions(const std::string& code, const std::string& word);
// The code or text with another name for this one.
std::string renamed(const std::string& code, const std::string& word, const std::string& to);
std::string indented(const std::string& body);
// A lambda with that body, as a statement; parameters that the body does not use have no name.
std::string lambda(const std::string& name, const std::vector<std::string>& parameters,
                   const std::string& body);
// "name(argument)", or the formula itself where the body is but `return formula;`.
struct Call {
    std::string before, formula;
};
Call call_of(const std::string& name, const std::string& body, const std::string& argument);
std::string list_of(const Sequence& numbers);  // "{1, 2, 3}"

// "the player to move loses iff ..." and "the value is ...".
Text sentence(About about, const Text& phrase);
// The phrase of such a sentence, or nothing if it is another.
Text phrase_of(About about, const Text& sentence);

// What an entry is in terms of one number, told as "@".
struct Phrase {
    Text text;
    std::string code;
    std::function<Int(Int)> at;
    double bits = 0;
};
// The few that every teacher would see at once: n = 3, n is even, n is at least 2; 4, n, n + 1,
// n mod 3, n / 2. The simplest first.
std::vector<Phrase> phrases_of(About about, const Sequence& sequence);

// Proposes rules for sequences, each only once.
class Sequences {
 public:
    // At most two, which are right on all that is known of the sequence: the few entries that a rule
    // misses become a part of it. The text is a phrase.
    const Rules& of(About about, Sequence sequence);

 private:
    std::map<std::pair<About, Sequence>, Rules> known_;
    // What they may still cost, in terms: each call looks for many kinds of rules.
    std::size_t left_ = 8000;
};

}  // namespace lab

#endif
