// Markdown as the tests of the notes read it.
#ifndef SCRIPTS_TESTS_NOTES_HPP
#define SCRIPTS_TESTS_NOTES_HPP

#include <sstream>
#include <string>
#include <vector>

#include "base/files.hpp"

inline bool is_digit(char c) {
    return '0' <= c && c <= '9';
}

// A Markdown file, line by line, without what stands in fenced code.
class Note {
 public:
    explicit Note(const tools::fs::path& file) : file_(file.lexically_normal()) {
        std::istringstream text(tools::read_file(file_));
        bool code = false;
        for (std::string line; std::getline(text, line);) {
            const bool fence = line.starts_with("```");
            if (fence) code = !code;
            lines_.push_back(code || fence ? "" : line);
        }
    }
    const tools::fs::path& file() const { return file_; }
    const std::vector<std::string>& lines() const { return lines_; }
    bool chinese() const { return file_.stem().extension() == ".zh"; }

    std::string text() const {
        std::string text;
        for (const std::string& line : lines_) text += line + "\n";
        return text;
    }
    std::vector<std::string> headings() const {
        std::vector<std::string> headings;
        for (const std::string& line : lines_) {
            if (line.starts_with("#")) headings.push_back(line);
        }
        return headings;
    }
    // The lines between this heading and the next one.
    std::string section(const std::string& heading) const {
        std::string text;
        bool inside = false;
        for (const std::string& line : lines_) {
            if (line.starts_with("#")) inside = line == heading;
            if (inside) text += line + "\n";
        }
        return text;
    }
    std::vector<std::string> paragraphs() const {
        std::vector<std::string> paragraphs(1);
        for (const std::string& line : lines_) {
            if (line.empty()) paragraphs.emplace_back();
            paragraphs.back() += line + "\n";
        }
        return paragraphs;
    }

 private:
    tools::fs::path file_;
    std::vector<std::string> lines_;
};

// The targets of the links in Markdown text.
inline std::vector<std::string> links(const std::string& text) {
    std::vector<std::string> links;
    for (std::size_t at = text.find("]("); at != std::string::npos; at = text.find("](", at + 1)) {
        links.push_back(text.substr(at + 2, text.find(')', at) - at - 2));
    }
    return links;
}

// The text as it is read: without the targets of links, without stars.
inline std::string visible(const std::string& text) {
    std::string result;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text.compare(i, 2, "](") == 0) i = text.find(')', i);
        if (text[i] != '*') result += text[i];
    }
    return result;
}

inline tools::fs::path in_chinese(const tools::fs::path& english) {
    return tools::fs::path(english).replace_extension(".zh.md");
}

// The tables of a note, each cell as it is read, without code marks and blanks around it.
typedef std::vector<std::vector<std::string>> Table;

inline std::vector<Table> tables(const Note& note) {
    std::vector<Table> tables;
    bool inside = false;
    for (const std::string& line : note.lines()) {
        const bool row = line.starts_with("|");
        if (row && !inside) tables.emplace_back();
        inside = row;
        if (!row || line.starts_with("|---")) continue;
        std::istringstream cells(visible(line).substr(1));
        tables.back().emplace_back();
        for (std::string cell; std::getline(cells, cell, '|');) {
            std::erase(cell, '`');
            cell.erase(0, cell.find_first_not_of(' '));
            cell.erase(cell.find_last_not_of(' ') + 1);
            tables.back().back().push_back(cell);
        }
    }
    return tables;
}

// All integers in a text, in their order.
inline std::vector<unsigned long> numbers(const std::string& text) {
    std::vector<unsigned long> numbers;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (!is_digit(text[i])) continue;
        std::size_t length = 0;
        numbers.push_back(std::stoul(text.substr(i), &length));
        i += length;
    }
    return numbers;
}

#endif
