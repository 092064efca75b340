// Markdown as the tests of the notes read it.
#ifndef SCRIPTS_SRC_TESTS_NOTES_HPP
#define SCRIPTS_SRC_TESTS_NOTES_HPP

#include <string>
#include <vector>

#include "base/files.hpp"
#include "languages.hpp"
#include "problems.hpp"

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

// The tables of a note but for worked games, each cell as it is read, without marks of code and
// formulas and blanks around it.
using Table = std::vector<std::vector<std::string>>;
std::vector<Table> tables(const Note& note);

// A game that is played in a table after a marker, "<!-- game: sample-1 test 2 -->".
struct WorkedGame {
    std::string start;  // "sample-1 test 2"
    std::size_t line;   // of the table's head, from 1
    Table rows;         // with the head; only blanks around the cells are gone
};
std::vector<WorkedGame> worked_games(const Note& note);

// All integers in a text, in their order.
std::vector<unsigned long> numbers(const std::string& text);

// Of a problem's notes, in both languages.
class Notes : public AnyProblemTest {
 protected:
    tools::fs::path english_file() const { return problem().folder() / "README.md"; }
    void SetUp() override {
        ASSERT_TRUE(tools::fs::exists(english_file()));
        ASSERT_TRUE(tools::fs::exists(in_chinese(english_file())));
    }
    Note english() const { return Note(english_file()); }
    Note chinese() const { return Note(in_chinese(english_file())); }
};

#endif
