// The problems of the collection, read from their metadata.
#ifndef SCRIPTS_SRC_CATALOG_PROBLEMS_HPP
#define SCRIPTS_SRC_CATALOG_PROBLEMS_HPP

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/files.hpp"
#include "core/language.hpp"

namespace tools {

struct Problem;

// The same game on another judge.
struct Twin {
    std::string judge;
    std::string number;
    bool same_format;   // the same program is accepted
    Text differs = {};  // how, if not, or in its bounds
    // Its own; nothing: unknown.
    std::optional<double> time_limit_s = {};
    std::optional<long> memory_limit_kb = {};
    // If it has a folder in its elder's: what is judged by its own format.
    std::shared_ptr<const Problem> own = {};

    std::string name() const;  // "bzoj-2437"
};

// What problems/<id>/problem.toml says of a problem for all tools. A twin that has a folder in it says
// in its own problem.toml only what is its own. Besides, each table is for one of
// them: [play] says how the site draws a position (site/play/shapes.ts), [explore.NAME] what Explore
// shows (site/explore/explore.ts), [pictures.NAME] what is drawn for the notes (draw/pictures.hpp),
// [reach] what legal inputs allow (measure/reach.hpp), [goals] what the solution may cost
// (measure/costs.hpp).
struct Problem {
    std::string id;
    std::string elder;  // the problem whose twin it is, and which has the rest; mostly empty
    std::string title, title_zh;
    std::string judge, number;
    std::string url;
    std::string topic, topic_zh;
    std::string chapter;                // its name, as in common/notes/chapters.toml
    std::string practice, practice_zh;  // what of its chapter it practises
    long shelf;                         // 1, or 2 for those that came later, to practise a chapter
    std::optional<long> year;           // of its contest, where that is known
    long difficulty;                    // 1 to 5
    double time_limit_s;
    long memory_limit_kb;
    std::optional<double> java_time_limit_s;  // where they are others for Java
    std::optional<long> java_memory_limit_kb;
    std::vector<std::string> unconfirmed;  // the keys above that no source confirms
    std::vector<Twin> twins;
    Text differs = {};  // of a twin: how, from its elder

    // Who explains it, and has its notes.
    const std::string& elder_or_self() const { return elder.empty() ? id : elder; }
    fs::path folder() const { return collection() / "problems" / elder / id; }
    fs::path metadata() const { return folder() / "problem.toml"; }
    fs::path solution() const { return folder() / "solution.cpp"; }
    fs::path textbook() const { return folder() / "textbook.cpp"; }
    fs::path explanation() const {
        return collection() / "problems" / elder_or_self() / "explain.cpp";
    }
    fs::path data() const { return elder.empty() ? collection() / "testdata" / id : folder(); }
    // What its rules are made of, the module's source first.
    std::vector<fs::path> rules() const {
        if (!elder.empty()) return {data() / "rules.cpp"};
        return {data() / "limits.cpp", data() / "rules.cpp"};
    }
};

// All problems, without twins, ordered by judge (as in the ids) and number. Throws Error if metadata
// are missing, lack a key, or have an unknown one.
std::vector<Problem> load_problems();

// These, and behind each its twins that have a folder.
std::vector<const Problem*> with_twins(const std::vector<Problem>& problems);

// What a word names: a problem, as its own judge has it or as its twin has.
struct NamedProblem {
    const Problem* problem;
    const Twin* twin = nullptr;  // one of the problem's
};

// The problem, or twin, in whose folder the path lies, as far as its words tell: the last one that is
// called like one. nullptr if none is.
const Problem* problem_of(const std::vector<Problem>& problems, const fs::path& path);

// What `part` names: a path of problem_of(), a whole id, a part that fits one id only, or a twin by its
// number, alone or after its judge ("1322", "bzoj-2437"); one with a folder of its own is a problem.
// Whole words of ids win over twins, and these over parts of words; case does not matter. Throws
// Error with the candidates if none or several fit.
NamedProblem named(const std::vector<Problem>& problems, std::string_view part);
// The problem of named(), whatever its twin's format is.
const Problem& resolve(const std::vector<Problem>& problems, std::string_view part);
// Throws Error if a twin of another format was named: for what reads or writes the judge's own.
void check_format(const NamedProblem& named);

// The problem's twin of the same format at the judge; nullptr if there is none. Ignores case.
const Twin* twin_at(const Problem& problem, std::string_view judge);

// "file:line" of each TODO that scripts/new has left in the problem's folder, its rules, samples and
// wrong solutions, or in those of these files whose names begin with one of `names`. Empty: it is
// solved, or so much of it.
std::vector<std::string> left_to_do(const Problem& problem,
                                    const std::vector<std::string>& names = {""});

// True iff the text has a TODO.
bool is_draft(std::string_view text);

// The problems that the words name; all problems, without twins, if there are no words. Throws Error as named().
std::vector<const Problem*> choose(const std::vector<Problem>& problems,
                                   const std::vector<std::string>& words);

}  // namespace tools

#endif
