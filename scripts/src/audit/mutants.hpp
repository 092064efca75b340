// Mutants: a source with one small mistake put in. Data that judge a mutant like the source do not
// test what it changes, unless it changes nothing that can be seen.
#ifndef SCRIPTS_SRC_AUDIT_MUTANTS_HPP
#define SCRIPTS_SRC_AUDIT_MUTANTS_HPP

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

// Slips are wrong tokens:
// - < and <=, > and >=, == and !=, && and ||, + and -, * and /, << and >>, ++ and -- swapped, and
//   likewise the assignments; & to |, ^ to |, | to & and ^, % to /;
// - integers and the digits '0' .. '9' one more and one less;
// - the conditions of if, while, for and ?: negated;
// - statements dropped.
//
// Mistakes are what people get wrong besides:
// - what is stored or returned cut to 3, 4, 6, 12 or 29 bits;
// - a narrower type: long long as int, which is also long where that has 32 bits; int as short and
//   signed char, double as float; and long long as double;
// - a division in float or double;
// - a double rounded to 6, 8 or 10 digits behind the point, or with 1e-5 or 1e-6 added before it is
//   cut to an integer;
// - the bound of a loop, or the size of an array, that is no constant one smaller; --n for n--;
// - a mex that stops at 7, 15, 31, 63 or 100;
// - a variable that is not set anew: static;
// - marks of 8 or 16 bits that are never wiped, but counted on;
// - map keys of 16 or 32 bits, and a memo of a function of two parameters under the first alone, or
//   under both packed too tightly;
// - the left side of % as short or signed char; that all are 1, by a count, a sum or a product in 8,
//   16 or 32 bits;
// - recursion that ends 9 calls deep, or one or two before its table is full;
// - input that is cut off: the longest is read without as many bytes as its first line has, or into
//   9 or 10 bytes a value.
enum class Operators { slips, mistakes, all };

// The mutants of a C++ source, in its order. Preprocessor lines, strings and assertions stay as they
// are. The source is formatted by clang-format: a binary operator has blanks on both sides, an angle
// bracket has not.
std::vector<Mutant> mutants_of(std::string_view source, Operators which = Operators::slips);

std::string mutated(std::string_view source, const Mutant& mutant);

// The code_hash() of what is mutated: the source but for its assertions. These are never mutated, and
// with more of them no fewer mutants are killed, so that a record need not be made anew for them.
std::string fingerprint(std::string_view source);

}  // namespace tools

#endif
