// The judges, as scripts/judges.toml describes them.
#ifndef SCRIPTS_SRC_CATALOG_JUDGES_HPP
#define SCRIPTS_SRC_CATALOG_JUDGES_HPP

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "catalog/problems.hpp"
#include "core/comparison.hpp"

namespace tools {

// What a judge may refuse, and its name in scripts/judges.toml.
enum class Construct { optimize, assembly, int128, own_headers, extensions, posix, non_ascii };
inline constexpr std::pair<const char*, Construct> kConstructs[] = {
    {"optimize", Construct::optimize},     {"asm", Construct::assembly},
    {"int128", Construct::int128},         {"own_headers", Construct::own_headers},
    {"extensions", Construct::extensions}, {"posix", Construct::posix},
    {"non_ascii", Construct::non_ascii}};

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

// Those that a problem's bundle has to please: [strictest], the problem's judge, its twins of the
// same format.
std::vector<const Profile*> judges_of(const Profiles& profiles, const Problem& problem);

}  // namespace tools

#endif
