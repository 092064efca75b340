// What solutions should cost, and the inputs past their bounds.
#include <fmt/format.h>

#include "base/toml.hpp"
#include "measure/costs.hpp"

namespace tools {

Goals read_goals(const fs::path& file, const fs::path& bench) {
    const toml::table table = read_toml(file, "goals");
    Keys keys(table, shown(file));
    Goals goals;
    for (const char* name : {"times", "start_up", "besides", "besides_per_test"}) {
        keys.know(name);
        if (!table.contains(name)) continue;
        goals.bounds[name] = keys.get<double>(name);
        if (goals.bounds[name] <= 0) keys.wrong(name, "must be above 0");
    }
    keys.know("growth");
    keys.know("seconds");
    keys.no_others();
    if (keys.has("growth")) {
        Keys parts(table_in(table, file, "growth"), shown(file));
        goals.growth = {parts.get<int>("length"), parts.get<int>("values"), parts.get<bool>("log")};
        parts.no_others();
        for (const char* exponent : {"length", "values"}) {
            if (parts.get<int>(exponent) < 0) parts.wrong(exponent, "must not be below 0");
        }
    }
    Keys inputs(table_in(table, file, "seconds"), shown(file));
    for (const auto& [key, value] : table_in(table, file, "seconds")) {
        const char* const name = key.str().data();  // ends with a zero
        goals.seconds[name] = inputs.get<double>(name);
        if (goals.seconds[name] <= 0) inputs.wrong(name, "must be above 0");
        if (!fs::exists(bench / fmt::format("{}.in", name))) {
            inputs.wrong(name, "must name an input NAME.in in testdata/<id>/bench/");
        }
    }
    return goals;
}

Goals goals_of(const Problem& problem) {
    return read_goals(problem.metadata(), problem.data() / "bench");
}

std::vector<BeyondInput> inputs_beyond(const Problem& problem) {
    const fs::path folder = problem.data() / "bench";
    if (!fs::is_directory(folder)) return {};
    for (const fs::path& file : fs::directory_iterator(folder)) {
        const auto there = [&](const char* extension) {
            return fs::exists(fs::path(file).replace_extension(extension));
        };
        if (file.extension() == ".cpp") continue;
        const bool one_of_two = file.extension() == ".in" || file.extension() == ".out";
        if (one_of_two && there(".in") && there(".out")) continue;
        throw Error(english(fmt::format(
            "{}: neither a program nor an input NAME.in with its NAME.out", shown(file))));
    }
    std::vector<BeyondInput> inputs;
    for (const fs::path& input : files_in(folder, ".in")) {
        inputs.push_back({input, fs::path(input).replace_extension(".out"), {}});
    }
    for (const fs::path& program : files_in(folder, ".cpp")) {
        const std::string word = program.stem().string() + "-";
        bool answered = false;
        for (BeyondInput& input : inputs) {
            if (!input.name().starts_with(word)) continue;
            input.program = program;
            answered = true;
        }
        if (!answered) {
            throw Error(english(fmt::format("{}: no input; add one, {}NAME.in with its .out",
                                            shown(program), word)));
        }
    }
    return inputs;
}

}  // namespace tools
