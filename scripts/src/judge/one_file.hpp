// A judge takes one file: whether a program is more than that.
#ifndef SCRIPTS_SRC_JUDGE_ONE_FILE_HPP
#define SCRIPTS_SRC_JUDGE_ONE_FILE_HPP

#include "base/files.hpp"
#include "core/language.hpp"

namespace tools {

// Names a second file that a program in C, C++, Python or JavaScript includes or imports from its own
// folder, and says how to make one file of them; empty where there is none. What only another machine
// includes, inside an #if, does not count; nor do headers of common/, which are bundled.
Text second_file_note(const fs::path& source);

}  // namespace tools

#endif
