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
// scripts/src/bench/textbook/<id>.cpp, which not every problem has
fs::path textbook_source(const Problem& problem);
fs::path textbook_program(const Problem& problem);
// scripts/src/bench/floor.cpp: only reads the tokens of the case, and writes as many bytes as its
// answers have.
fs::path floor_program(const Case& c);

// The goals of scripts/src/bench/goals.toml: for each id, names and bounds. Throws Error where there is
// an id or a name that nobody knows.
using Goals = std::map<std::string, std::map<std::string, double>>;
Goals load_goals(const std::vector<Problem>& problems);

// What "// Time:" in a head comment claims: the exponent of the length of a game, and of the size
// of its values; nothing where the claim is not of the form "O(...)".
struct Claim {
    std::string text;
    struct Exponents {
        int length, value;
        bool log;
    };
    std::optional<Exponents> exponents;
};
Claim claim_of(const Problem& problem);
Claim parse_claim(const std::string& text);

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
