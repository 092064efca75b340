// Output on a terminal: colours, a status line, excerpts.
#ifndef SCRIPTS_SRC_BASE_TERMINAL_HPP
#define SCRIPTS_SRC_BASE_TERMINAL_HPP

#include <string>
#include <string_view>

namespace tools {

// Colours, if standard output is a terminal and NO_COLOR is not set.
class Paint {
 public:
    Paint();
    std::string green(std::string_view text) const { return paint("32", text); }
    std::string red(std::string_view text) const { return paint("31", text); }
    std::string bold(std::string_view text) const { return paint("1", text); }
    std::string dim(std::string_view text) const { return paint("2", text); }

 private:
    std::string paint(const char* code, std::string_view text) const;
    bool on_;
};

// A line that shows progress and gives way to other output. Prints nothing if standard output is
// not a terminal.
class StatusLine {
 public:
    StatusLine();
    // Cut to the width of the terminal.
    void show(std::string text);
    void clear();

 private:
    Paint paint_;
    bool terminal_, shown_ = false;
};

// "[####....]"; done <= all, all > 0.
std::string progress_bar(std::size_t done, std::size_t all);

// The first lines of a text, indented by four blanks, and how many bytes follow.
std::string excerpt(std::string_view text);

}  // namespace tools

#endif
