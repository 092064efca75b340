// What a program needs of the library's headers, and how little of it a bundle tells.
#ifndef SCRIPTS_SRC_BUNDLE_NEEDED_HPP
#define SCRIPTS_SRC_BUNDLE_NEEDED_HPP

#include <cstddef>
#include <set>
#include <string>
#include <vector>

namespace tools {

// What a bundle has of a header.
struct NeededPart {
    struct Line {
        std::string text;
        std::size_t line;  // of the header, from 0
    };
    std::vector<Line> lines;
    std::set<std::string> words;  // that its code consists of
};

// Of each header, given without guard and includes, what the program needs, directly or through
// others: those of its top-level declarations one of whose names occurs in what is needed. A name is
// a word, whatever it means there; what cannot be told apart safely stays: operators, variables whose
// initializer may do something, whatever has a form that is not known here, and all where tokens are
// pasted (##). Of a comment that has its lines for itself stays the first sentence, where it belongs
// to something that stays.
std::vector<NeededPart> needed_parts(const std::vector<std::string>& headers,
                                     const std::string& program);

// False if a header of the standard library surely declares none of these words.
bool may_declare(const std::string& standard_header, const std::set<std::string>& words);

}  // namespace tools

#endif
