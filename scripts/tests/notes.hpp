// Markdown as the tests of the notes read it.
#ifndef SCRIPTS_TESTS_NOTES_HPP
#define SCRIPTS_TESTS_NOTES_HPP

#include <string>
#include <vector>

#include "base/files.hpp"

inline bool is_digit(char c) {
    return '0' <= c && c <= '9';
}

// A Markdown file, line by line, without what stands in fenced code.
class Note {
 public:
    explicit Note(const tools::fs::path& file);
    const tools::fs::path& file() const { return file_; }
    const std::vector<std::string>& lines() const { return lines_; }
    bool chinese() const { return file_.stem().extension() == ".zh"; }

    std::string text() const;
    std::vector<std::string> headings() const;
    // The lines between this heading and the next one.
    std::string section(const std::string& heading) const;
    std::vector<std::string> paragraphs() const;

 private:
    tools::fs::path file_;
    std::vector<std::string> lines_;
};

// The targets of the links in Markdown text.
std::vector<std::string> links(const std::string& text);

// The text as it is read: without the targets of links, without stars.
std::string visible(const std::string& text);

inline tools::fs::path in_chinese(const tools::fs::path& english) {
    return tools::fs::path(english).replace_extension(".zh.md");
}

// The tables of a note, each cell as it is read, without marks of code and formulas and blanks
// around it.
typedef std::vector<std::vector<std::string>> Table;
std::vector<Table> tables(const Note& note);

// All integers in a text, in their order.
std::vector<unsigned long> numbers(const std::string& text);

#endif
