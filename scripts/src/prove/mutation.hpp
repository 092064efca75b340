// Judges mutants.
#ifndef SCRIPTS_SRC_PROVE_MUTATION_HPP
#define SCRIPTS_SRC_PROVE_MUTATION_HPP

#include <functional>
#include <string>
#include <vector>

#include "prove/mutation_record.hpp"

namespace tools {

// What is mutated, and what should notice.
struct Subject {
    fs::path source;
    fs::path record;
    std::vector<const Problem*> problems;  // whose solution is it, or includes it
    std::vector<fs::path> tests;           // of a header: programs of GoogleTest
};

Subject solution_subject(const Problem& problem);
// `name` as in "fast_io.hpp" or "fast_io". Throws Error where there is no such header.
Subject header_subject(const std::vector<Problem>& problems, const std::string& name);
std::vector<std::string> header_names();

enum class Fate {
    open,       // not judged: the run was interrupted
    stillborn,  // does not compile
    same,       // compiles to the same programs, byte for byte
    killed,
    survived
};

struct Judged {
    Mutant mutant;
    Fate fate;
    std::string by;  // where killed: what noticed
};

struct MutationSettings {
    int jobs = 2;
    bool quick = false;      // no sanitizer looks on while the tests of a header run
    std::size_t sample = 0;  // only so many mutants, spread over the source; 0: all
    std::function<bool(const Mutant&)> wanted;  // only these; empty: all
    std::function<void(std::size_t done, std::size_t all)> progress;
};

// Judges mutants of the subject, in the order of the source. Throws Error where that could not be
// done; where it is interrupted (SIGINT, SIGTERM), the rest stays open.
//
// A mutant is killed where it gets another verdict than AC on any data of the problem, answers a
// test that the input ends in, or has a report of the sanitizers on hostile input. A mutant of a
// header is judged by two problems that include it, and by the tests of the header.
std::vector<Judged> judge_mutants(const Subject& subject, const MutationSettings& settings);

// All mutants that judge_mutants() would judge.
std::vector<Mutant> mutants_of(const Subject& subject);

// Survivors, and what was not judged, that no record explains.
std::vector<Judged> unexplained(const std::vector<Judged>& judged,
                                const std::vector<Equivalent>& explained);

}  // namespace tools

#endif
