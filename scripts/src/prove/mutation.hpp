// Judges mutants.
#ifndef SCRIPTS_SRC_PROVE_MUTATION_HPP
#define SCRIPTS_SRC_PROVE_MUTATION_HPP

#include <functional>
#include <string>
#include <vector>

#include "prove/mutation_record.hpp"
#include "prove/subjects.hpp"

namespace tools {

enum class Fate {
    open,       // not judged: the run was interrupted
    stillborn,  // does not compile
    same,       // compiles to the same programs, byte for byte, and no sanitizer reports it
    killed,
    survived
};

struct Judged : Mutant {
    Fate fate;
    std::string by;  // what killed it
};

struct MutationSettings {
    int jobs = 0;                               // 0: one per core
    std::function<bool(const Mutant&)> wanted;  // only these; empty: all
    std::size_t sample = 0;  // only this many of them, spread over the source; 0: all
    std::function<void(std::size_t done, std::size_t all)> progress;
};

// Judges mutants of the subject, in the order of the source. Throws Error if that fails. After an
// interrupt (SIGINT, SIGTERM) the rest stays open.
//
// A mutant is killed if its verdict on some data of the problem is not AC, if it answers a test
// that is cut off by the end of the input, or if a sanitizer reports it on malformed input. A
// mutant of a header is judged on two problems that include the header, and by the tests of the
// header. A mutant of a textbook program is judged on legal input alone, if need be with sanitizers:
// what is undefined may print the right answer. Where its verdict is not AC, only the cases count
// that it answers within the limits.
std::vector<Judged> judge_mutants(const Subject& subject, const MutationSettings& settings);

// The survivors and the mutants not judged, without those that `explained` explains.
std::vector<Judged> unexplained(std::vector<Judged> judged,
                                const std::vector<Equivalent>& explained);

// A run of scripts/workshop/mutate.
struct MutationRun : MutationSettings {
    bool record = false;   // write what is found to the records
    bool again = false;    // only the mutants that the records leave open
    bool verbose = false;  // print every mutant
};
// Judges the mutants of each subject, prints a row for each and the unexplained survivors. True iff
// exactly the survivors are explained. Throws Error where that cannot be done, and where an interrupt
// leaves mutants, once what there is of them is printed and recorded.
bool mutate(const std::vector<Subject>& subjects, const MutationRun& run);

}  // namespace tools

#endif
