// Mutants: a source with one small mistake put in. Data that judge a mutant like the source do not
// test what it changes, unless it changes nothing that can be seen.
#ifndef SCRIPTS_SRC_PROVE_MUTANTS_HPP
#define SCRIPTS_SRC_PROVE_MUTANTS_HPP

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace tools {

struct Mutant {
    std::size_t at, size;  // the part of the source that is replaced
    std::string text;      // what stands there instead
    std::size_t line;      // from 1
    // The lines that it changes, without comments, a blank for each run of blanks.
    std::string before, after;
};

// All mutants of a C++ source, in its order:
// - < and <=, > and >=, == and !=, && and ||, + and -, * and /, << and >>, ++ and -- swapped, and
//   likewise the assignments; & to |, ^ to |, | to & and ^, % to /;
// - integers and the digits '0' .. '9' one more and one less;
// - the conditions of if, while, for and ?: negated;
// - statements dropped.
// Preprocessor lines, strings and assertions stay as they are. The source is formatted by
// clang-format: a binary operator has blanks on both sides, an angle bracket has not.
std::vector<Mutant> mutants_of(std::string_view source);

std::string mutated(std::string_view source, const Mutant& mutant);

// The code_hash() of what is mutated: the source but for its assertions. These are never mutated, and
// with more of them no fewer mutants are killed, so that a record need not be made anew for them.
std::string fingerprint(std::string_view source);

}  // namespace tools

#endif
