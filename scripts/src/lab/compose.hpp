// Texts and code put together from parts: a rule for a sequence inside one for a grid.
#ifndef SCRIPTS_SRC_LAB_COMPOSE_HPP
#define SCRIPTS_SRC_LAB_COMPOSE_HPP

#include <functional>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "lab/rule.hpp"

namespace lab {

using Sequence = std::vector<std::int32_t>;  // -1 where unknown

// --- texts ---

std::string joined(const std::vector<std::string>& parts, const std::string& between);
// "3, 4, 5"
template <class All>
std::string list_of(const All& numbers) {
    std::string list;
    for (const auto number : numbers) list += (list.empty() ? "" : ", ") + std::to_string(number);
    return list;
}
// "3, 4 or 5" in either language.
Text any_of(const Numbers& numbers);
// "g(n) - 3 * n + 1" of numbers and what they are the factors of; a number alone has no name.
std::string sum_of(const std::vector<std::pair<Int, std::string>>& terms);
std::string replaced(std::string text, const std::string& what, const std::string& by);
Text replaced(const Text& text, const std::string& what, const Text& by);
// --- code ---

// The code or text with another name for this one.
std::string renamed(const std::string& code, const std::string& word, const std::string& to);
std::string indented(const std::string& body);
// A lambda with that body, as a statement: of `heaps`, or of numbers, of which those that the body does
// not use have no name.
std::string lambda(const std::string& name, const std::vector<std::string>& parameters,
                   const std::string& body, const std::string& type = "long long");
// "{1, 2, 3}"
template <class All>
std::string set_of(const All& numbers) {
    return "{" + list_of(numbers) + "}";
}
// The statements of a block, a line for each, and four spaces before it.
std::string laid_out(const std::string& block);

// What a function does, written once: its statements as they are shown, and as they run here, where
// `given` makes what they are about of args.
struct Written {
    std::string body;
    At at;
};
#define LAID_OUT_AS(...) laid_out(#__VA_ARGS__)
#define LAID_OUT(...) LAID_OUT_AS(__VA_ARGS__)  // macros in it first
#define WRITTEN_OF(given, ...)                               \
    Written {                                                \
        LAID_OUT(__VA_ARGS__), [=](const Int* args) -> Int { \
            given;                                           \
            __VA_ARGS__                                      \
        }                                                    \
    }
#define WRITTEN(...) WRITTEN_OF(long long n = args[0], __VA_ARGS__)

// --- rules for sequences ---

// What an entry is in terms of one number, variable 0.
struct Phrase {
    Tree tree;
    double bits = 0;
};
// The few that every teacher would see at once: n = 3, n is even, n is at least 2; 4, n, n + 1,
// n mod 3, n / 2. The simplest first.
std::vector<Phrase> phrases_of(About about, const Sequence& sequence);

// Proposes rules for sequences, each only once.
class Sequences {
 public:
    // At most two, which are right on all that is known of the sequence: the few entries that a rule
    // misses become a part of it. The text is a phrase. Of the table only the moves of one heap are
    // used.
    const Rules& of(About about, Sequence sequence, const Table* table = nullptr);

 private:
    std::map<std::pair<About, Sequence>, Rules> known_;
    // What they may still cost, in terms: each call looks for many kinds of rules.
    std::size_t left_ = 8000;
};

}  // namespace lab

#endif
