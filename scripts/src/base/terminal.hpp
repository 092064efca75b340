// What the commands print on a terminal: colours, a status line, the beginning of a text.
#ifndef SCRIPTS_SRC_BASE_TERMINAL_HPP
#define SCRIPTS_SRC_BASE_TERMINAL_HPP

#include <string>
#include <string_view>

namespace tools {

// Colours where standard output is a terminal and NO_COLOR is not set.
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

// A line that says how far the work is; other output takes its place. Where standard output is no
// terminal it prints nothing.
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

// "[####....]" for done of all.
std::string progress_bar(std::size_t done, std::size_t all);

// The first lines of a text, each behind "    ", and how much more there is.
std::string excerpt(std::string_view text);

}  // namespace tools

#endif
