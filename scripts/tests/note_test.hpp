// What a problem's notes claim in a table, or in numbers told in passing, is computed by
// problems/<id>/note_test.cpp: it defines one NoteTest, and notes_test.cpp runs them all.
#ifndef SCRIPTS_TESTS_NOTE_TEST_HPP
#define SCRIPTS_TESTS_NOTE_TEST_HPP

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <map>
#include <memory>
#include <set>
#include <source_location>
#include <string>
#include <utility>
#include <vector>

#include "base/files.hpp"
#include "catalog/problems.hpp"
#include "core/oracle.hpp"
#include "data/modules.hpp"
#include "notes.hpp"

typedef unsigned long Number;

// What the rules of a problem say (testdata/<id>/rules.cpp).
class Oracle {
 public:
    explicit Oracle(const tools::Problem& problem)
        : problem_(problem), rules_(tools::make_rules(problem)), oracle_(*rules_) {}

    const tools::Problem& problem() const { return problem_; }

    // The output for an input, without the last newline.
    std::string operator()(const std::string& input) {
        std::string text = oracle_.answer(tools::parse(*rules_, input)).text;
        text.pop_back();
        return text;
    }

 private:
    const tools::Problem& problem_;
    std::unique_ptr<rules::Rules> rules_;
    tools::Oracle oracle_;
};

// The notes of a problem in all languages.
class Told {
 public:
    explicit Told(std::vector<Note> notes) : notes_(std::move(notes)) {}

    // Some paragraph of each has these numbers one after the other.
    void expect(const std::vector<Number>& facts) const {
        for (const Note& note : notes_) {
            const std::vector<std::string> paragraphs = note.paragraphs();
            EXPECT_TRUE(std::any_of(paragraphs.begin(), paragraphs.end(),
                                    [&](const auto& text) {
                                        const std::vector<Number> there = numbers(visible(text));
                                        return std::search(there.begin(), there.end(),
                                                           facts.begin(),
                                                           facts.end()) != there.end();
                                    }))
                << note.file() << " does not tell of " << fmt::format("{}", fmt::join(facts, ", "));
        }
    }

 private:
    std::vector<Note> notes_;
};

struct NoteChecks {
    std::function<void(const Table&, Oracle&)> table = {};  // where the notes have one
    std::function<void(const Told&)> facts = {};
};

// The checks of the problem in whose folder it is defined.
class NoteTest {
 public:
    explicit NoteTest(NoteChecks checks,
                      std::source_location here = std::source_location::current()) {
        const std::string id = tools::fs::path(here.file_name()).parent_path().filename();
        registered()[id] = std::move(checks);
    }
    static const std::map<std::string, NoteChecks>& all() { return registered(); }
    // None where the folder has no such test.
    static NoteChecks of(const std::string& id) {
        const auto found = all().find(id);
        return found == all().end() ? NoteChecks() : found->second;
    }

 private:
    static std::map<std::string, NoteChecks>& registered() {
        static std::map<std::string, NoteChecks> checks;
        return checks;
    }
};

inline Number number(const std::string& cell) {
    return numbers(cell).at(0);
}

// A table of verdicts: row and column are named by numbers (a row's may be left out, for 0), `wins`
// tells the cell. Cells may be left empty, but not all.
inline void expect_verdicts(const Table& table, const std::function<bool(Number, Number)>& wins) {
    std::set<std::string> verdicts;
    for (std::size_t y = 1; y < table.size(); ++y) {
        for (std::size_t x = 1; x < table[y].size(); ++x) {
            const std::string& cell = table[y][x];
            if (cell.empty()) continue;
            const Number row = table[y][0].empty() ? 0 : number(table[y][0]);
            EXPECT_EQ(cell, wins(row, number(table[0][x])) ? "W" : ".") << row << ' ' << x;
            verdicts.insert(cell);
        }
    }
    EXPECT_EQ(verdicts.size(), 2u);
}

// Checks such a table by the oracle: the winner of `input`, which is made of the row's and the
// column's number, is whom `win` names.
inline std::function<void(const Table&, Oracle&)> verdicts(const char* input, const char* win) {
    return [=](const Table& table, Oracle& oracle) {
        expect_verdicts(table, [&](Number row, Number column) {
            return oracle(fmt::format(fmt::runtime(input), row, column)) == win;
        });
    };
}

// A head of numbers and one row of their values.
inline void expect_values(const Table& table, const std::vector<unsigned>& values) {
    ASSERT_GE(table[0].size(), 10u);
    for (std::size_t x = 1; x < table[0].size(); ++x) {
        EXPECT_EQ(number(table[1][x]), values.at(number(table[0][x]))) << x;
    }
}

#endif
