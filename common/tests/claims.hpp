// The claims of ../notes that tests check.
//
// A chapter says how far a claim was checked, in a line of its own:
//     *Checked: every position of up to 4 heaps of up to 9 stones (claims_test: Bouton).*
// TEST(Claims, Bouton) takes its bounds from that line, so the note cannot state other numbers than
// the tested ones. A table stands between `<!-- table: NimSum -->` and `<!-- /table -->`;
// TEST(ClaimsTables, NimSum) compares it with what it should be.
#ifndef COMMON_TESTS_CLAIMS_HPP
#define COMMON_TESTS_CLAIMS_HPP

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <filesystem>
#include <fstream>
#include <map>
#include <string>
#include <tuple>
#include <vector>

namespace claims {

enum Language { english, chinese };

struct Notes {
    std::map<std::string, std::vector<unsigned>> bounds;  // of each claim, in the order of the text
    std::map<std::string, std::string> tables;
    std::vector<std::string> twice;  // claims and tables that occur more than once
    // What the solutions answer: the numbers of each `<!-- answer -->...<!-- /answer -->` of an
    // exercise, by chapter, exercise and box, which is the first unless the mark has its number.
    std::map<std::tuple<std::string, unsigned, unsigned>, std::vector<unsigned>> answers;
    std::map<std::string, std::vector<std::string>>
        questions;  // of the chapters, from the first on
    std::multimap<std::string, std::string>
        moving;  // the places of pictures that move: their chapters
};

inline bool starts_with(const std::string& text, const std::string& start) {
    return text.compare(0, start.size(), start) == 0;
}

// The text with its formulas, $n$, as the tests write them, `n`.
inline std::string as_code(std::string text) {
    std::replace(text.begin(), text.end(), '$', '`');
    return text;
}

// All runs of digits.
inline std::vector<unsigned> numbers_in(const std::string& text) {
    std::vector<unsigned> numbers;
    bool inside = false;
    for (const char c : text) {
        const bool digit = '0' <= c && c <= '9';
        if (digit && !inside) numbers.push_back(0);
        if (digit) numbers.back() = numbers.back() * 10 + static_cast<unsigned>(c - '0');
        inside = digit;
    }
    return numbers;
}

inline void read_answers(const std::string& line, const std::string& chapter, unsigned exercise,
                         Notes& notes) {
    const std::string open = "<!-- answer", close = "<!-- /answer -->";
    for (std::size_t at = line.find(open); at != line.npos; at = line.find(open, at + 1)) {
        const std::size_t begin = line.find(" -->", at), end = line.find(close, at);
        const std::vector<unsigned> box = numbers_in(line.substr(at, begin - at));
        std::vector<unsigned>& all = notes.answers[{chapter, exercise, box.empty() ? 1 : box[0]}];
        for (const unsigned number : numbers_in(line.substr(begin, end - begin))) {
            all.push_back(number);
        }
    }
}

inline Notes read_notes(Language language) {
    namespace fs = std::filesystem;
    const std::string claim = language == english ? "*Checked: " : "*已验证：";
    const std::string question = language == english ? "*Question " : "*问题 ";
    const std::string test = "claims_test: ", table = "<!-- table: ", moving = "<!-- moving: ";
    Notes notes;
    for (const fs::path& path : fs::recursive_directory_iterator(COMMON_NOTES)) {
        if (path.extension() != ".md") continue;
        if ((path.stem().extension() == ".zh") != (language == chinese)) continue;
        std::ifstream file(path);
        const std::string file_name = path.filename().string();
        const std::string chapter = file_name.substr(0, file_name.find('.'));
        unsigned exercise = 0;
        for (std::string line; std::getline(file, line);) {
            if (starts_with(line, "## ")) exercise = numbers_in(line + "0")[0] / 10;
            if (path.parent_path().filename() == "solutions") {
                read_answers(line, chapter, exercise, notes);
            }
            if (starts_with(line, moving)) {
                notes.moving.emplace(line.substr(moving.size(), line.find(" -->") - moving.size()),
                                     chapter);
            }
            if (starts_with(line, question)) notes.questions[chapter].push_back(line);
            if (starts_with(line, claim)) {
                const std::size_t end = line.find(test), name = end + test.size();
                if (end == std::string::npos) continue;
                const std::size_t length = line.find_first_of(").\xEF", name) - name;
                if (!notes.bounds
                         .emplace(line.substr(name, length), numbers_in(line.substr(0, end)))
                         .second) {
                    notes.twice.push_back(line);
                }
            }
            if (starts_with(line, table)) {
                const std::string name =
                    line.substr(table.size(), line.find(" -->") - table.size());
                if (notes.tables.count(name)) notes.twice.push_back(line);
                std::string& rows = notes.tables[name];
                while (std::getline(file, line) && line != "<!-- /table -->") {
                    rows += as_code(line) + "\n";
                }
            }
        }
    }
    return notes;
}

inline const Notes& notes(Language language) {
    static const Notes both[] = {read_notes(english), read_notes(chinese)};
    return both[language];
}

inline std::string this_test() {
    return testing::UnitTest::GetInstance()->current_test_info()->name();
}

// The numbers in the claim named after the running test.
template <std::size_t Count>
std::array<unsigned, Count> bounds() {
    std::array<unsigned, Count> bounds{};
    const auto claim = notes(english).bounds.find(this_test());
    if (claim == notes(english).bounds.end() || claim->second.size() != Count) {
        ADD_FAILURE() << "no note has this claim with " << Count << " numbers";
    } else {
        std::copy_n(claim->second.begin(), Count, bounds.begin());
    }
    return bounds;
}

using Row = std::vector<std::string>;

inline std::string markdown(const Row& row) {
    std::string line = "|";
    for (const std::string& cell : row) line += cell.empty() ? " |" : " " + cell + " |";
    return line + "\n";
}

// The table named after the running test is this, in both languages. The first row is the head.
inline void expect_table(const std::vector<Row>& rows) {
    std::string table = markdown(rows.at(0)) + "|";
    for (std::size_t i = 0; i < rows[0].size(); ++i) table += "---|";
    table += "\n";
    for (std::size_t i = 1; i < rows.size(); ++i) table += markdown(rows[i]);
    for (const Language language : {english, chinese}) {
        const auto found = notes(language).tables.find(this_test());
        ASSERT_NE(found, notes(language).tables.end());
        EXPECT_EQ(found->second, table)
            << "Put this between the marks, in the note and in its translation:\n"
            << table;
    }
}

}  // namespace claims

#endif
