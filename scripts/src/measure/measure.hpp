// What programs cost: instructions on given inputs, what they could not do without, and how their
// cost grows.
#ifndef SCRIPTS_SRC_MEASURE_MEASURE_HPP
#define SCRIPTS_SRC_MEASURE_MEASURE_HPP

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "catalog/problems.hpp"
#include "data/data.hpp"

namespace tools {

// The instructions that a program executes on an input, counted by valgrind. What was counted once
// is kept below build/. Throws Error where it could not be counted.
std::uint64_t instructions(const fs::path& program, std::string_view input);

// The processor, the compiler and its flags, for the head of a table.
std::string machine(const std::vector<std::string>& flags);

// The programs that are compared, compiled as a judge does. Throw Error where that fails.
fs::path solution_program(const Problem& problem);
fs::path textbook_program(const Problem& problem);
// scripts/src/bench/floor.cpp: only reads the tokens of the case, and writes as many bytes as its
// answers have.
fs::path floor_program(const Case& c);

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
};
// testdata/<id>/bench/goals.toml; no goals where there is none. Throws Error where a key is unknown,
// or its value is not what it must be.
Goals goals_of(const Problem& problem);
Goals read_goals(const fs::path& file);

// Inputs that break the statement's bounds: testdata/<id>/bench/*.in, each with its .out. Throws
// Error where anything else lies there.
std::vector<fs::path> inputs_beyond(const Problem& problem);

// Inputs that grow in one direction only, each about twice as large as the one before.
struct Series {
    struct Input {
        double size;
        std::string text;
    };
    std::vector<Input> inputs;  // none: there is no such series
};
// More and more of the tests, spread over all of them.
Series growing_tests(const rules::Rules& rules, const std::vector<rules::Game>& games);
// More and more of one game: its longest rows cut, or its first or last rows. The size is the first
// number of the input where that grows, else the number of tokens.
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
