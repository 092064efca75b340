// Makes the one file that goes to a judge out of a solution and the headers that it includes.
#ifndef SCRIPTS_SRC_BUNDLE_BUNDLE_HPP
#define SCRIPTS_SRC_BUNDLE_BUNDLE_HPP

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "base/files.hpp"

namespace tools {

// "file:line: what is wrong: what to do". The bundler never guesses: where it cannot be sure that
// the bundle means what the source means, it throws this.
struct BundleError : Error {
    BundleError(const fs::path& file, std::size_t line, const Text& message)
        : Error(phrase({"{}:{}: {}", "{}:{}：{}"}, file.string(), line, message)) {}
};

// The bundle of a source, in this order: its head comment; every standard header that it needs,
// sorted; the text of each header of the project, once, under a comment that names it; its own
// text.
//
// - #include "..." is of the project, relative to the file that includes it. Include guards and
//   #pragma once are dropped: each text is put in once anyway.
// - Of a header of the library, whose guard is COMMON_<NAME>_HPP, only what is needed is put in
//   (bundle/needed.hpp).
// - #include <...> must name a header of the standard library of C++11, outside of every #if ...
// - ... except in a header, inside an #if, as `#include <sys/mman.h>  // bundle: platform`: that
//   stays where it is.
// - The result is plain ASCII, as long as the strictest judge takes (scripts/judges.toml), with
//   neither '\r' nor blanks at a line's end, and a function of the sources alone.
//
// A program of the user's own may also include other headers than those of the standard library, or
// inside an #if or behind a #define, where they stay, and need not be ASCII: whether a judge takes it is
// the user's affair. What it includes in a branch that judges do not compile, for want of LOCAL or
// because of ONLINE_JUDGE, is left out.
enum class Author { collection, user };
std::string bundle(const fs::path& source, Author author = Author::collection);

struct Bundle {
    struct Origin {
        fs::path file;
        std::size_t line;  // from 1
    };
    std::string text;
    std::vector<std::optional<Origin>> origins;  // of its lines; nothing: the bundler's own
    std::vector<fs::path> files;                 // that it was made of, the source first
};
// The same, with where it came from.
Bundle traced_bundle(const fs::path& source, Author author = Author::collection);

}  // namespace tools

#endif
