// What is mutated: solutions, textbook programs and headers.
#ifndef SCRIPTS_SRC_PROVE_SUBJECTS_HPP
#define SCRIPTS_SRC_PROVE_SUBJECTS_HPP

#include <set>
#include <string>
#include <vector>

#include "catalog/problems.hpp"
#include "prove/mutants.hpp"

namespace tools {

// A source to mutate, and what should kill its mutants.
struct Subject {
    fs::path source;
    fs::path record;
    std::vector<const Problem*> problems;  // whose solution or textbook it is, or includes it
    std::vector<fs::path> tests;           // of a header: GoogleTest programs
    Operators operators = Operators::slips;
    bool textbook = false;
};

Subject solution_subject(const Problem& problem);
// With all operators: it looks like what people submit.
Subject textbook_subject(const Problem& problem);
// `name` as in "fast_io.hpp" or "fast_io". Throws Error if there is no such header.
Subject header_subject(const std::vector<Problem>& problems, const std::string& name);
// The same source with people's mistakes instead, and the record of these.
Subject with_mistakes(Subject subject);
std::vector<std::string> header_names();

// The lines of a source that the preprocessor leaves in at least one of these files.
std::set<std::size_t> compiled_lines(const fs::path& source, const std::vector<fs::path>& files);

// All mutants of the subject, in the order of the source.
std::vector<Mutant> mutants_of(const Subject& subject);

}  // namespace tools

#endif
