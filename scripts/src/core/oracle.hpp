// From a problem's rules to expected outputs.
#ifndef SCRIPTS_SRC_CORE_ORACLE_HPP
#define SCRIPTS_SRC_CORE_ORACLE_HPP

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/cases.hpp"
#include "core/rules.hpp"
#include "core/verdict.hpp"

namespace tools {

// The games of an input, by the validator. Throws rules::Invalid.
std::vector<rules::Game> parse(const rules::Rules& rules, std::string_view input);

// The input that holds these games; nothing where they are not legal.
std::optional<std::string> legal_input(const rules::Rules& rules,
                                       const std::vector<rules::Game>& games);

// How far a legal input on which a program got this verdict goes beyond what the statement promises.
struct BeyondStatement {
    Text bound = {};  // Rules::own_bound(), for TLE and MLE
    Text open = {};   // Rules::left_open() of the first game of which it says something
    bool empty() const { return bound.empty() && open.empty(); }
};
// "; on our own bound of 2,000 tests (limit-most and 3 more): TLE": the verdict on the input of a
// case, and on those of so many others.
Text beyond_text(const BeyondStatement& beyond, Verdict verdict, std::string_view name,
                 std::size_t more);

BeyondStatement beyond_statement(const rules::Rules& rules, std::string_view input,
                                 Verdict verdict);

// Whether the statement bounds the number of tests: if not, an input with one more than
// Rules::games_per_input(), which is our own number then, is legal, too.
bool bounds_tests(const rules::Rules& rules, const rules::Game& any);

// "2,000 tests": by how many tests a program fails that is too slow or too large on this legal input,
// but on no two of its tests, where the statement does not say how many there may be; else empty. Two,
// not one: what ends with the first test and hangs at the second is wrong however many there are.
// `run` says how it ends on an input. So many parts are tried first, at least 2; those that fail are
// halved.
Text own_number(const rules::Rules& rules, std::string_view input,
                const std::function<Verdict(const std::string&)>& run, std::size_t parts = 2);

// Answers inputs by the rules: plain search where it reaches, else the second method. It remembers
// what it searched.
class Oracle {
 public:
    explicit Oracle(const rules::Rules& rules) : rules_(rules) {}
    Answer answer(const std::vector<rules::Game>& games);

 private:
    const rules::Rules& rules_;
    rules::Search search_;
};

}  // namespace tools

#endif
