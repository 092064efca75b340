// What a problem's notes claim in a table, or in numbers told in passing, is computed by
// problems/<id>/note_test.cpp: it defines one NoteTest, and note_games_test.cpp runs them all. Several
// are compiled as one file, so each has a namespace with the name of its problem.
#ifndef SCRIPTS_SRC_TESTS_NOTE_TEST_HPP
#define SCRIPTS_SRC_TESTS_NOTE_TEST_HPP

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "base/files.hpp"
#include "catalog/modules.hpp"
#include "catalog/problems.hpp"
#include "core/oracle.hpp"
#include "notes.hpp"

using Number = unsigned long;

// What the rules of a problem say (testdata/<id>/rules.cpp).
class Oracle {
 public:
    explicit Oracle(const tools::Problem& problem);

    const tools::Problem& problem() const { return problem_; }
    const rules::Rules& rules() const { return *rules_; }

    // The output for an input, without the last newline.
    std::string operator()(const std::string& input);

    // The greatest n from 1 on for which the rules take input(1), ..., input(n).
    Number last_legal(const std::function<std::string(Number)>& input) const;

    // The inputs at the limits: the games of each.
    std::vector<std::vector<rules::Game>> limits() const;

    // True iff the player to move wins this position, by plain search.
    bool wins(const rules::Position& position) {
        search_.turn_to(rules_->play({}));
        return search_.wins(position);
    }

 private:
    const tools::Problem& problem_;
    std::unique_ptr<rules::Rules> rules_;
    tools::Oracle oracle_;
    rules::Search search_;
};

// The notes of a problem in all languages.
class NoteTexts {
 public:
    explicit NoteTexts(std::vector<Note> notes) : notes_(std::move(notes)) {}

    // Some paragraph of each has these numbers one after the other.
    void expect(const std::vector<Number>& facts) const;

    // Each has this piece of text, in its language.
    void expect_text(const std::string& english, const std::string& chinese) const;
    // Each has a link that ends so, in its language.
    void expect_link(const std::string& english, const std::string& chinese) const;
    // Each cites the lemma on moves that raise a number of the nim-sum.
    void expect_moves_upward_cited() const {
        expect_link("/sprague-grundy.md#moves-upward-never-matter",
                    "/sprague-grundy.zh.md#不必走向更大的-sg-值");
    }

 private:
    std::vector<Note> notes_;
};

// What scripts/explain says of an input, blanks and line ends being alike.
struct ExplainedInput {
    std::string input;
    std::vector<std::string> says;
    std::vector<std::string> never_says = {};
};

struct NoteChecks {
    std::function<void(const Table&, Oracle&)> table = {};  // where the notes have one
    std::function<void(const NoteTexts&)> facts = {};
    std::vector<ExplainedInput> explained = {};
    std::function<void(const NoteTexts&, Oracle&)> played = {};  // facts that the oracle finds
    // How many exhaustive games the sentence on their bound speaks of, told from its numbers alone;
    // where it is missing, lists_in() tells.
    std::function<Number(const std::vector<Number>&)> games = {};
};

// The checks of the problem in whose folder it is defined.
class NoteTest {
 public:
    explicit NoteTest(NoteChecks checks, const char* file = __builtin_FILE());
    static const std::map<std::string, NoteChecks>& all();
    // None where the folder has no such test.
    static NoteChecks of(const std::string& id);
};

// How many lists are within a bound as core/lists.hpp writes it; 0 if the text is none.
Number lists_in(const std::string& bound);

Number number(const std::string& cell);

// A table of verdicts: row and column are named by numbers (a row's may be left out, for 0), `wins`
// tells the cell. Cells may be left empty, but not all.
void expect_verdicts(const Table& table, const std::function<bool(Number, Number)>& wins);

// Checks such a table by the oracle: the winner of `input`, which is made of the row's and the
// column's number, is whom `win` names.
std::function<void(const Table&, Oracle&)> verdicts(const char* input, const char* win);

// A head of numbers and one row of their values.
void expect_values(const Table& table, const std::vector<unsigned>& values);

#endif
