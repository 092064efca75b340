// Mutants of solutions, textbook programs and headers: what is mutated, who judges it, and what is kept
// of that beside the data.
#ifndef SCRIPTS_SRC_AUDIT_MUTATION_HPP
#define SCRIPTS_SRC_AUDIT_MUTATION_HPP

#include <cstddef>
#include <functional>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "audit/mutants.hpp"
#include "catalog/problems.hpp"

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
std::vector<std::string> header_names();

// The lines of a source that the preprocessor leaves in at least one of these files.
std::set<std::size_t> compiled_lines(const fs::path& source, const std::vector<fs::path>& files);

// All mutants of the subject, in the order of the source.
std::vector<Mutant> mutants_of(const Subject& subject);

// A mutant that no input tells from the source, and why.
struct Equivalent {
    std::string before, after, reason;
};

// What a full run found; after the head comment and a blank line, each
// equivalent mutant is three lines: "- before", "+ after", "= reason". Where the reason is "?", it
// survived and waits for a case that kills it, or for a reason.
struct MutationRecord {
    std::string fingerprint;  // fingerprint() of the source that was mutated
    std::size_t mutants = 0, stillborn = 0, killed = 0, equivalent = 0;
    std::vector<Equivalent> explained, open;
};

// Nothing where there is no such file. Throws Error where it is not of that form.
std::optional<MutationRecord> read_mutation_record(const fs::path& file);
std::string format_mutation_record(const MutationRecord& record);

enum class Fate {
    open,       // not judged: the run was interrupted
    stillborn,  // does not compile
    same,       // compiles to the same programs, byte for byte, and no sanitizer reports it
    killed,
    survived
};

struct JudgedMutant : Mutant {
    Fate fate;
    std::string by;  // what killed it
};

struct MutationSettings {
    int jobs = 0;                               // 0: one per core
    std::function<bool(const Mutant&)> wanted;  // only these; empty: all
    std::size_t most = 0;  // only this many of them, spread over the source; 0: all
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
std::vector<JudgedMutant> judge_mutants(const Subject& subject, const MutationSettings& settings);

// The survivors and the mutants not judged, without those that `explained` explains.
std::vector<JudgedMutant> unexplained(std::vector<JudgedMutant> judged,
                                      const std::vector<Equivalent>& explained);

// Explanations that are not needed: there are fewer such mutants.
std::vector<Equivalent> stale(const std::vector<Equivalent>& explained,
                              const std::vector<Mutant>& mutants);

// A run of scripts/workshop/mutate.
struct MutationRun : MutationSettings {
    bool record = false;     // write what is found to the records
    bool again = false;      // only the mutants that the records leave open
    bool explained = false;  // those as well that the records explain, which take most of the time
    bool verbose = false;    // print every mutant
};
// Judges the mutants of each subject, prints a row for each and the unexplained survivors. True iff
// exactly the survivors are explained. Throws Error where that cannot be done, and where an interrupt
// leaves mutants, once what there is of them is printed and recorded.
bool mutate(const std::vector<Subject>& subjects, const MutationRun& run);

}  // namespace tools

#endif
