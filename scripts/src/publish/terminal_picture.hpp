// What a command prints, as a picture of a terminal.
#ifndef SCRIPTS_SRC_PUBLISH_TERMINAL_PICTURE_HPP
#define SCRIPTS_SRC_PUBLISH_TERMINAL_PICTURE_HPP

#include <string>
#include <vector>

#include "base/files.hpp"

namespace tools {

// The pictures of a terminal in scripts/workshop/pictures/, light and dark: the line
// <!-- terminal: scripts/COMMAND WORD... --> of README.md and what that command, which has to be
// built, prints below its first empty line, for what is above has times and memory; up to a line that
// is too long. Throws Error where there is no such line, or nothing to show.
std::vector<GeneratedFile> terminal_pictures();

}  // namespace tools

#endif
