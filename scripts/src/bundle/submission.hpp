// What goes to a judge: a problem's bundle with its version and its hash in the head comment, and
// how it is recognised again.
#ifndef SCRIPTS_SRC_BUNDLE_SUBMISSION_HPP
#define SCRIPTS_SRC_BUNDLE_SUBMISSION_HPP

#include <string>
#include <string_view>
#include <vector>

#include "bundle/bundle.hpp"
#include "catalog/problems.hpp"

namespace tools {

// What `git describe` says of the last commit that touched one of the files, so that other commits
// leave their bundle alone; "+changed" where one of them is not as committed; "unknown" where there
// is no history of them. The history of a repository is read once in the life of the process.
std::string version_of(const std::vector<fs::path>& files, const fs::path& repository = root());

// The bundle, and behind its head comment
//     // Version: 0123456789ab
//     // Hash: 0123456789abcdef (of the code without comments and white space)
// Throws BundleError.
Bundle submission(const Problem& problem);

// The text without its version: what alone cannot change a program.
std::string without_version(std::string_view text);

struct Identity {
    const Problem* problem = nullptr;  // nothing: no bundle of these problems
    std::string version;               // empty: it names none, and is no bundle of today
    std::string today;                 // the version of today's bundle
    bool changed = false;              // since it was bundled
    bool current = false;              // its code is that of today's bundle
};

// Which bundle a file is, by its head comment or else by its code. Comments and white space do not
// count.
Identity identify(std::string_view text, const std::vector<Problem>& problems);

// "<id>, version 0123456789ab: unchanged, and today's", for the bundle of a problem.
Text as_text(const Identity& identity);

}  // namespace tools

#endif
