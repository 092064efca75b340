// The judges, read from scripts/judges.toml.
#ifndef SCRIPTS_SRC_CATALOG_JUDGES_HPP
#define SCRIPTS_SRC_CATALOG_JUDGES_HPP

#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "catalog/problems.hpp"
#include "core/habits.hpp"

namespace tools {

// Where a fact comes from.
struct Evidence {
    std::string sure, from;
    std::string against;  // empty: nothing contradicts it

    Text text() const;  // in Chinese how sure it is alone
};

// What a judge makes of a habit.
enum class Stance { takes, refuses, unknown, contradictory };

// A judge, or one of the languages that it offers.
struct Profile {
    std::string name, name_zh;
    std::string language;                // empty: there is one
    std::vector<std::string> compilers;  // as the judge names them
    std::string here;                    // the command that stands in for them
    std::vector<std::string> standards, flags, macros;
    std::vector<std::int64_t> bits;
    std::int64_t long_bits;
    std::string system;
    std::vector<std::int64_t> source_bytes;  // least and most
    std::optional<std::int64_t> stack_kb;    // nothing: the memory limit
    bool pe = true;                          // has the verdict Presentation Error
    std::vector<std::string> languages;      // besides C++
    bool runtime = true;                     // what a language's runtime needs for itself counts
    double java = 1;                         // how many times as long a program in Java may take
    // By key; that of a habit is its own. What has none is unknown: above stands the value of
    // [strictest].
    std::map<std::string, Evidence> facts;
    std::string page;  // address of its problems; empty: unknown
    std::int64_t page_offset = 0;
    bool sends_limits = true;  // those that Competitive Companion reads are those of C++

    bool knows(const std::string& key) const { return facts.contains(key); }
    Stance stance(Habit habit) const;
    // What is unknown or contradictory is refused, too.
    bool may_refuse(Habit habit) const { return stance(habit) != Stance::takes; }
    Text title() const { return {name, name_zh}; }
    // "HDU", "HDU (G++)"
    Text label() const;
    // The keys of what is unknown, in the file's order.
    std::vector<std::string> unknown() const;

    std::map<Habit, bool> refuses;  // what is known
};

// What the judge's verdict does not hang on, as far as is known.
std::set<Habit> taken_by(const Profile& judge);

struct Profiles {
    Profile strictest;
    std::vector<Profile> judges;  // each language of a judge, those of a judge one after the other

    // The first of its languages. Ignores case. nullptr if there is no such judge.
    const Profile* find(std::string_view name) const;
    // All of its languages; none if there is no such judge.
    std::vector<const Profile*> languages_of(std::string_view name) const;
    // The same, but throws Error with all names if there is no such judge.
    std::vector<const Profile*> named(std::string_view name) const;
};

// Throws Error if the file is malformed.
Profiles load_profiles(const fs::path& file = root() / "scripts/judges.toml");

// Those that must accept a problem's bundle: the problem's judge, its twins of the same format, each
// in all languages, and [strictest], which stands in for judges without a profile.
std::vector<const Profile*> judges_of(const Profiles& profiles, const Problem& problem);

}  // namespace tools

#endif
