// Mutants: a source with one small mistake put in. Data that judge a mutant like the source do not
// test what it changes, unless it changes nothing that can be seen.
#ifndef SCRIPTS_SRC_PROVE_MUTANTS_HPP
#define SCRIPTS_SRC_PROVE_MUTANTS_HPP

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "catalog/problems.hpp"

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

// Of the source's tokens: the same whatever its comments and line breaks.
std::string fingerprint(std::string_view source);

// A mutant that no input tells from the source, and why.
struct Equivalent {
    std::string before, after, reason;
};

// What a full run found, kept beside the data; after the head comment and a blank line, each
// equivalent mutant is three lines: "- before", "+ after", "= reason". Where the reason is "?", it
// survived and waits for a case that kills it, or for a reason.
struct MutationRecord {
    std::string fingerprint;  // of the source that was mutated
    std::size_t mutants = 0, stillborn = 0, killed = 0, equivalent = 0;
    std::vector<Equivalent> explained, open;
};

// testdata/<id>/mutants.txt, common/tests/<header>.mutants.txt
fs::path mutation_record_file(const Problem& problem);
fs::path mutation_record_file(const fs::path& header);

// Nothing where there is no such file. Throws Error where it is not of that form.
std::optional<MutationRecord> read_mutation_record(const fs::path& file);
std::optional<MutationRecord> read_mutation_record(const Problem& problem);
std::string format_mutation_record(const MutationRecord& record);

// Explanations that are not needed: there are fewer such mutants.
std::vector<Equivalent> stale(const std::vector<Equivalent>& explained,
                              const std::vector<Mutant>& mutants);

}  // namespace tools

#endif
