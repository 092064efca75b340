// Output on a terminal: colours, a status line, excerpts.
#ifndef SCRIPTS_SRC_BASE_TERMINAL_HPP
#define SCRIPTS_SRC_BASE_TERMINAL_HPP

#include <string>
#include <string_view>

namespace tools {

// The columns of the terminal: COLUMNS, or what the terminal says, or 100 if there is none.
std::size_t terminal_width();

// The text with every code that a terminal would obey written as \x1b, but for '\n' and tabs; so
// are bytes that are no UTF-8. What looks like nothing is named by its code point, <U+200B>.
std::string visible(std::string_view text);

// Colours, if standard output is a terminal that obeys escape codes (not one with TERM=dumb) and
// NO_COLOR is not set.
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
// no such terminal.
class StatusLine {
 public:
    StatusLine();
    ~StatusLine() { clear(); }
    // Cut to the width of the terminal.
    void show(std::string text);
    void clear();

 private:
    Paint paint_;
    bool terminal_, shown_ = false;
};

// "[####....]"; done <= all, all > 0.
std::string progress_bar(std::size_t done, std::size_t all);

// The first lines of a text, visible, indented by four blanks, and how many bytes follow. Long lines
// are cut to the terminal, but for `whole_lines`.
std::string excerpt(std::string_view text, bool whole_lines = false);

// The lines of two texts beside each other, from some lines before `line` (from 1) on. Those that
// differ are marked.
std::string side_by_side(std::string_view expected, std::string_view found, std::size_t line);

}  // namespace tools

#endif
