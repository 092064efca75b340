// What the solutions and the lab cost, in tables, and what the solutions should cost.
#ifndef SCRIPTS_SRC_MEASURE_COSTS_HPP
#define SCRIPTS_SRC_MEASURE_COSTS_HPP

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "catalog/problems.hpp"
#include "core/cases.hpp"

namespace tools {

// What a solution may cost on its largest inputs.
struct Goals {
    // In instructions. times: as a multiple of reading and writing alone; besides: what comes on top
    // of these; besides_per_test: the same, for each test of the input; start_up: on an empty input.
    std::map<std::string, double> bounds;
    // How cost grows with the length of a game and with its values: the exponents that the head
    // comment of the solution claims, and whether a logarithm comes with the first. Nothing: it is
    // no power.
    struct Growth {
        int length, values;
        bool log;
    };
    std::optional<Growth> growth;
    // For an input past the bounds, by its name. Where there is none, the problem's time limit.
    std::map<std::string, double> seconds;
};
// The table [goals] of problem.toml; no goals where there is none. Throws Error where a key is
// unknown, or its value is not what it must be. `bench` is the folder of the inputs.
Goals goals_of(const Problem& problem);
Goals read_goals(const fs::path& metadata, const fs::path& bench);

// Inputs that break the statement's bounds: testdata/<id>/bench/NAME.in, each with its NAME.out. The
// solution answers them; where a program WORD.cpp lies there, it answers those named WORD-... Throws
// Error where anything else lies there.
struct BeyondInput {
    fs::path input, answer;
    std::optional<fs::path> program;
    std::string name() const { return input.stem().string(); }
};
std::vector<BeyondInput> inputs_beyond(const Problem& problem);

// All that follow throw Error where a program cannot be measured.

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
