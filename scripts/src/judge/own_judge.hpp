// The judge whose verdict counts for a program of the user's own, and what other judges would say.
#ifndef SCRIPTS_SRC_JUDGE_OWN_JUDGE_HPP
#define SCRIPTS_SRC_JUDGE_OWN_JUDGE_HPP

#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "catalog/judges.hpp"

namespace tools {

// The judge of this name in each of its languages; one of whom nothing is known if it has no profile.
std::vector<const Profile*> own_judge(const std::string& name);

// One of the languages of a judge, and what stands in the source that some judges refuse.
struct Choice {
    const Profile* language;
    Text refusal;                // why it refuses the source, in one line; empty: it takes it
    std::set<Habit> overlooked;  // what it takes of that which only a compiler sees
    Habits habits;
};
// What each of these languages makes of the source, so far as it can be told without a compiler.
std::vector<Choice> choices(std::string_view source, const std::vector<const Profile*>& languages);

// Why one of these languages refuses a program that another one takes with these habits, of which only
// a compiler knows; empty if none does.
Text refusal_by(const std::vector<const Profile*>& languages, const Habits& habits);

// "at HDU: choose C++; ...": the language to choose, where another one refuses a program so.
Text to_choose(const Profile& language, const Text& refused_by);

// What a judge says of a program that is AC, or would say of it.
struct Remark {
    Text judges;  // their names, "HDU, UVa"
    Verdict verdict;
    bool certain;
    Text what;      // "no line end after the last line (line 3)"
    Text evidence;  // "3 programs say it takes that, 1 report that it does not"

    Text text() const;
};

// Those on habits that were seen, under the judge that took them: its own, and those of the other
// judges that have the problem in this format. Of what stands in a source, only this judge's own.
std::vector<Remark> remarks(const Profile& judge, const Problem& problem, const Habits& habits);

// "with GCC of today ... TLE on ...", and whether the judge takes it.
Text older_note(const Profile& judge, Habit habit, Verdict verdict, const std::string& name,
                const Text& cause);

}  // namespace tools

#endif
