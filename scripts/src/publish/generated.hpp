// Committed files that are made from others: the tables of the pages, the plain programs and first
// lines of the notes, code and problems in the chapters, heads of solutions, pictures of a terminal.
#ifndef SCRIPTS_SRC_PUBLISH_GENERATED_HPP
#define SCRIPTS_SRC_PUBLISH_GENERATED_HPP

#include <string>
#include <utility>
#include <vector>

#include "catalog/problems.hpp"

namespace tools {

// The pages that have parts made anew between <!-- NAME --> and <!-- /NAME -->: "problems" from the
// metadata in problems/README.md; "evidence", how far and by what the answers are known, in
// testdata/README.md; and "matrix", from
// scripts/workshop/matrix.toml and scripts/judges.toml, in scripts/workshop/compilers.md. Those in
// Chinese, too. Unsolved problems are left out. Throws Error where a mark is missing.
std::vector<GeneratedFile> pages(std::vector<Problem> problems);

// scripts/workshop/costs.md with the table of the solutions between <!-- bench --> and <!-- /bench -->,
// and that of the lab in its marks; and the table in such marks as it is.
GeneratedFile costs_with(const std::string& solutions, const std::string& lab);
std::string recorded_costs(const std::string& mark);

// problems/<id>/README.md and README.zh.md with textbook.cpp, but for its first line, between
// <!-- textbook --> and <!-- /textbook -->; in Chinese by comments_of(problem). The first line leads to
// the other language, the chapter and the glossary, and explains a sample by the number, which all
// problems have to tell apart. Throws Error where there is no such chapter.
std::vector<GeneratedFile> notes(const Problem& problem, const std::vector<Problem>& all);

// problems/<id>/solution.cpp, whose first two lines are title and URL.
GeneratedFile headed_solution(const Problem& problem);

// The pages (*.md) of a folder. Between <!-- code: FILE FUNCTION --> and <!-- /code --> stands a
// function of a C++ file, as it stands there; FILE is relative to the folder. In Chinese chapters the
// comments are those of code/comments.toml. A chapter that has problems lists them, easy ones first,
// between <!-- problems --> and <!-- /problems -->; unsolved ones are left out. chapters.toml has the
// order: from it are the numbers in headings, in those of solutions/ and in links ([chapter 4](...)),
// the last line of a chapter, and the table between <!-- chapters --> and <!-- /chapters --> in README.
// Throws Error where a mark is wrong, or the file or function is missing.
std::vector<GeneratedFile> chapters(const fs::path& folder, std::vector<Problem> problems);

// The pictures of a terminal in scripts/workshop/pictures/, light and dark: the line
// <!-- terminal: scripts/COMMAND WORD... --> of README.md and what that command, which has to be
// built, prints below its first empty line, for what is above has times and memory; up to a line that
// is too long. Throws Error where there is no such line, or nothing to show.
std::vector<GeneratedFile> terminal_pictures();

// The comments of C++ code as Chinese pages show them. A file comments.toml lists pairs: what stands in
// the code, and what stands there in Chinese.
using Comments = std::vector<std::pair<std::string, std::string>>;

// Of the files that are there. Throws Error where one is wrong.
Comments read_comments(const std::vector<fs::path>& files);

// Those of problems/<id>/comments.toml, those that problems share, and the title.
Comments comments_of(const Problem& problem);

std::string in_chinese(std::string code, Comments comments);

}  // namespace tools

#endif
