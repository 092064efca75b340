// What the solutions and the lab cost, in tables.
#ifndef SCRIPTS_SRC_MEASURE_COSTS_HPP
#define SCRIPTS_SRC_MEASURE_COSTS_HPP

#include <optional>
#include <string>
#include <vector>

#include "catalog/problems.hpp"
#include "core/cases.hpp"

namespace tools {

// All of these throw Error where a program cannot be measured.

// The program that solutions are compared with, which does what any has to do: reads the tokens of
// the case and writes as many bytes as its answers have (programs/baseline.cpp).
fs::path baseline_program(const Case& c);

// Prints instructions, CPU time and memory on the largest inputs, beside the baseline, the textbook
// program and the goals. With a source, of this program in the place of the solution. Returns the
// ratios of instructions in Markdown: what does not depend on the machine.
std::string print_solutions(const std::vector<const Problem*>& problems,
                            const std::optional<fs::path>& source = {});

// Prints how instructions grow with the input; true iff all exponents are those of the goals.
bool print_scale(const std::vector<const Problem*>& problems);

// Prints time and memory on inputs that break the statement's bounds (testdata/<id>/bench/). No
// judge asks for them: the table says whether a solution answers them within the problem's limits.
void print_beyond(const std::vector<const Problem*>& problems);

// Measures and prints how fast the lab computes tables: instructions of small ones, and positions per
// second of large ones. The same as a table in Markdown.
std::string print_lab();

}  // namespace tools

#endif
