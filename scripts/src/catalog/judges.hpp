// The judges, read from scripts/judges.toml.
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

// What a judge may refuse, with its key in scripts/judges.toml.
enum class Construct { optimize, assembly, int128, own_headers, extensions, posix, non_ascii };
inline constexpr std::pair<const char*, Construct> kConstructs[] = {
    {"optimize", Construct::optimize},     {"asm", Construct::assembly},
    {"int128", Construct::int128},         {"own_headers", Construct::own_headers},
    {"extensions", Construct::extensions}, {"posix", Construct::posix},
    {"non_ascii", Construct::non_ascii}};

struct Profile {
    std::string name, name_zh;
    std::vector<std::string> compilers;  // as the judge names them
    std::string here;                    // the command that stands in for them
    std::vector<std::string> standards, flags, macros;
    std::vector<std::int64_t> bits;
    std::int64_t long_bits;
    std::string system;
    std::vector<std::int64_t> source_bytes;  // least and most
    std::optional<std::int64_t> stack_kb;    // nothing: the memory limit
    WhiteSpace white_space;
    std::map<Construct, bool> refuses;
    std::vector<std::string> unknown;  // the keys taken from [strictest]
    std::string page;                  // address of its problems; empty: unknown
    std::int64_t page_offset;
    bool sends_limits = true;  // those that Competitive Companion reads are those of C++

    // False if the value of this key is that of [strictest].
    bool knows(std::string_view key) const;
};

struct Profiles {
    Profile strictest;
    std::vector<Profile> judges;

    // Ignores case. nullptr if there is no such judge.
    const Profile* find(std::string_view name) const;
    // The same, but throws Error with all names if there is no such judge.
    const Profile& named(std::string_view name) const;
};

// Throws Error if the file is malformed.
Profiles load_profiles(const fs::path& file = root() / "scripts/judges.toml");

// Those that must accept a problem's bundle: the problem's judge, its twins of the same format, and
// [strictest], which stands in for judges without a profile.
std::vector<const Profile*> judges_of(const Profiles& profiles, const Problem& problem);

}  // namespace tools

#endif
