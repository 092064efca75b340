// What a problem's testdata/<id>/bench/ holds.
#ifndef SCRIPTS_SRC_MEASURE_GOALS_HPP
#define SCRIPTS_SRC_MEASURE_GOALS_HPP

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "catalog/problems.hpp"

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
struct Beyond {
    fs::path input, answer;
    std::optional<fs::path> program;
    std::string name() const { return input.stem().string(); }
};
std::vector<Beyond> inputs_beyond(const Problem& problem);

}  // namespace tools

#endif
