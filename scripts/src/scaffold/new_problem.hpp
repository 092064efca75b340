// The folders of a new problem, made from scripts/src/scaffold/template/.
#ifndef SCRIPTS_SRC_SCAFFOLD_NEW_PROBLEM_HPP
#define SCRIPTS_SRC_SCAFFOLD_NEW_PROBLEM_HPP

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "catalog/judges.hpp"
#include "catalog/problems.hpp"

namespace tools {

// What is known of a problem before anybody has solved it. Empty or nothing: not known.
struct NewProblem {
    struct Sample {
        std::string input, output;
    };
    std::string judge;   // as scripts/judges.toml names it
    std::string number;  // as the judge writes it
    std::string slug;    // of small letters, digits and single '-'; empty: the number stands for it
    std::string title, title_zh;
    std::string url;
    std::optional<double> time_limit_s;
    std::optional<long> memory_limit_kb;
    // False: listed as unconfirmed.
    bool number_is_sure = true, limits_are_sure = true;
    std::vector<Sample> samples;

    std::string id() const;  // "<judge>-<number>-<slug>", all lower case
};

// A whole id, or the address of a problem's page at one of the judges; of an address, what follows
// the page's own part is dropped. Throws Error.
NewProblem named_problem(const Profiles& profiles, std::string_view id_or_url);

// Takes what a page's title tells: "AcWing 891. Nim游戏" and "P1199 [NOIP2010 普及组] 三国游戏" hold
// the number, what stands in brackets is no part of the title, and plain ASCII words make the slug.
// Throws Error for what cannot stand in the metadata: quotes, control characters, ...
void set_name(NewProblem& problem, const Profiles& profiles, std::string_view name);

// Throw Error where it is no slug.
void check_slug(std::string_view slug);
void set_slug(NewProblem& problem, std::string_view slug);

// As testdata/ has it: '\n' ends each line and the text, and no blanks stand before it; blank lines
// at the end are dropped. Throws Error where there are control characters.
std::string normalised(std::string_view sample);

// The problem is there already, under this or another slug.
struct ProblemExists : Error {
    using Error::Error;
};

// Makes problems/<id>/ and testdata/<id>/ below `tree`, both or none. Throws ProblemExists or Error.
void make_problem(const NewProblem& problem, const fs::path& tree = root());

}  // namespace tools

#endif
