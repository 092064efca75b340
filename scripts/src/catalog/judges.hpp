// What the judges take: scripts/judges.toml, and sources held against it.
#ifndef SCRIPTS_SRC_CATALOG_JUDGES_HPP
#define SCRIPTS_SRC_CATALOG_JUDGES_HPP

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "judge/compiler.hpp"
#include "catalog/problems.hpp"
#include "judge/verdict.hpp"

namespace tools {

enum class Construct { optimize, assembly, int128, own_headers, posix, non_ascii };

struct Profile {
    std::string name;
    std::vector<std::string> compilers;  // as the judge names them
    std::string here;                    // the command that stands for them
    std::vector<std::string> standards, flags, macros;
    std::vector<std::int64_t> bits;
    std::string system;
    std::vector<std::int64_t> source_bytes;  // least and most
    std::optional<std::int64_t> stack_kb;    // nothing: as much as the memory limit
    WhiteSpace white_space;
    std::map<Construct, bool> refuses;
    std::vector<std::string> unknown;  // the keys that [strictest] stands in for
    std::string page;                  // of its problems; empty: unknown
    std::int64_t page_offset;
};

struct Profiles {
    Profile strictest;
    std::vector<Profile> judges;

    // Case does not matter. Throws Error with all names where there is none.
    const Profile& named(std::string_view name) const;
};

// Throws Error where the file is not as it must be.
Profiles load_profiles(const fs::path& file = root() / "scripts/judges.toml");

// The compiler that stands for the judge's; `standard` empty: the judge's first. Throws Error where
// the judge has no such standard.
Compiler compiler_of(const Profile& profile, std::string standard);

struct Refusal {
    std::size_t line;  // from 1; 0: the source as a whole
    std::string reason;
};

// Everything that one of the judges refuses, in the order of the lines, each with their names.
std::vector<Refusal> refusals(std::string_view source, const std::vector<const Profile*>& judges);

// Throws Error where one of the judges refuses the source; `place` names a line of it.
void check(std::string_view source, const std::vector<const Profile*>& judges,
           const std::function<std::string(std::size_t line)>& place);

// Those that a problem's bundle has to please: [strictest], the problem's judge, its twins of the
// same format.
std::vector<const Profile*> judges_of(const Profiles& profiles, const Problem& problem);

}  // namespace tools

#endif
