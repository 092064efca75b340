// What a process tells people, in one language.
#ifndef SCRIPTS_SRC_BASE_SAY_HPP
#define SCRIPTS_SRC_BASE_SAY_HPP

#include <string>

#include "core/language.hpp"

namespace tools {

// The language of this process: what --lang says, or else the first of LC_ALL, LC_MESSAGES and LANG
// that is set; what that names for another encoding than UTF-8 is English.
Language language();
void set_language(Language language);

// The text in that language; it lives as long as `text`.
const std::string& said(const Text& text);
std::string said(Text&& text);

// To standard output.
void say(const Text& text);
// A line on standard error.
void say_aside(const Text& text);
// The same as a note: "note: ...".
void note(const Text& text);

}  // namespace tools

#endif
