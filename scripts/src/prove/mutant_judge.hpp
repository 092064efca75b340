// Judges one mutant.
#ifndef SCRIPTS_SRC_PROVE_MUTANT_JUDGE_HPP
#define SCRIPTS_SRC_PROVE_MUTANT_JUDGE_HPP

#include <functional>
#include <string>

#include "prove/subjects.hpp"

namespace tools {

enum class Fate {
    open,       // not judged: the run was interrupted
    stillborn,  // does not compile
    same,       // compiles to the same programs, byte for byte, and no sanitizer reports it
    killed,
    survived
};

struct Judged {
    Mutant mutant;
    Fate fate;
    std::string by;  // what killed it
};

// Judges a mutant of the subject, in a folder of its own.
using MutantJudge = std::function<Judged(const Mutant&)>;
// Makes judges, one for each worker. They share the data of the subject's problems; the subject has to
// outlive them.
std::function<MutantJudge()> mutant_judges(const Subject& subject);

}  // namespace tools

#endif
