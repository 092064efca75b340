// What of a program reads its input.
#ifndef SCRIPTS_SRC_CPP_SKELETON_HPP
#define SCRIPTS_SRC_CPP_SKELETON_HPP

#include <string>
#include <string_view>

namespace tools {

// The program without all that computes: the statements that read, the loops and functions around them
// and the declarations that these need. Where it prints, a comment asks for `todo`, such as "print the
// answer". `source` is a program in the plain style of problems/*/textbook.cpp, without macros, classes
// with member functions, goto or do; of another one the result may not compile. The result is empty if
// it reads nothing. O(bytes * declarations).
std::string skeleton(std::string_view source, std::string_view todo);

}  // namespace tools

#endif
