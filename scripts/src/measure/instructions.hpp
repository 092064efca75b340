// The instructions of a program, and how they grow with its input.
#ifndef SCRIPTS_SRC_MEASURE_INSTRUCTIONS_HPP
#define SCRIPTS_SRC_MEASURE_INSTRUCTIONS_HPP

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "base/files.hpp"
#include "core/rules.hpp"

namespace tools {

// The instructions that a program executes on an input, counted by Valgrind. What was counted once
// is kept below build/. Throws Error where it could not be counted.
std::uint64_t instructions(const fs::path& program, std::string_view input);

// What takes over 2 % more instructions than it took: a line for each row of two tables in Markdown
// that have a column "instructions" and begin with a line of machine(). Rows are known by the words
// before the first number. Empty where the compilers differ, for then so do their instructions.
std::vector<Text> regressions(const std::string& recorded, const std::string& now);

// Which solutions take more instructions than their textbook program: a line for each such row of the
// table of print_solutions().
std::vector<Text> slower_than_textbook(const std::string& table);

// "1.2M": three digits say enough.
std::string rounded(double value);

// The processor, the compiler and its flags, for the head of a table.
std::string machine(const std::vector<std::string>& flags);

// Inputs that grow in one direction only, each about twice as large as the one before; none where
// there is no such series.
struct SizedInput {
    double size;
    std::string text;
};
using Series = std::vector<SizedInput>;
// More and more of the tests, spread over all of them.
Series growing_tests(const rules::Rules& rules, const std::vector<rules::Game>& games);
// More and more of one game: its longest rows cut, or its first or last rows. The size is the first
// number of the input where that grows, else the number of words.
Series growing_length(const rules::Rules& rules, const rules::Game& game);
// The same tests, with no value above a bound that grows, which is the size.
Series growing_values(const rules::Rules& rules, const std::vector<rules::Game>& games);

// The exponent e of cost = c + a * size^e, fitted to the steps from one size to the next: what does
// not grow drops out. 0 where the cost does not grow at all.
double exponent_of_steps(const std::vector<double>& sizes, const std::vector<double>& costs);
// The exponent e of cost = a * size^e: what does not grow counts, and lowers it.
double exponent_of_whole(const std::vector<double>& sizes, const std::vector<double>& costs);

}  // namespace tools

#endif
