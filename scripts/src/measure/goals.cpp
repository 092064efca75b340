#include "measure/goals.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "base/toml.hpp"

namespace tools {

namespace {

fs::path bench_folder(const Problem& problem) {
    return problem.data() / "bench";
}

}  // namespace

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
    if (const toml::node* growth = table.get("growth")) {
        if (!growth->is_table()) keys.wrong("growth", "must be a table");
        Keys parts(*growth->as_table(), shown(file));
        goals.growth = {parts.get<int>("length"), parts.get<int>("values"), parts.get<bool>("log")};
        parts.no_others();
        for (const char* exponent : {"length", "values"}) {
            if (parts.get<int>(exponent) < 0) parts.wrong(exponent, "must not be below 0");
        }
    }
    if (const toml::node* seconds = table.get("seconds")) {
        if (!seconds->is_table()) keys.wrong("seconds", "must be a table");
        Keys inputs(*seconds->as_table(), shown(file));
        for (const auto& [key, value] : *seconds->as_table()) {
            const char* const name = key.str().data();  // ends with a zero
            goals.seconds[name] = inputs.get<double>(name);
            if (goals.seconds[name] <= 0) inputs.wrong(name, "must be above 0");
            if (!fs::exists(bench / fmt::format("{}.in", name))) {
                inputs.wrong(name, "must name an input NAME.in in testdata/<id>/bench/");
            }
        }
    }
    return goals;
}

Goals goals_of(const Problem& problem) {
    return read_goals(problem.metadata(), bench_folder(problem));
}

std::vector<Beyond> inputs_beyond(const Problem& problem) {
    std::vector<Beyond> inputs;
    std::vector<fs::path> programs;
    const fs::path folder = bench_folder(problem);
    if (!fs::is_directory(folder)) return inputs;
    for (const fs::directory_entry& entry : fs::directory_iterator(folder)) {
        const fs::path& file = entry.path();
        const auto beside = [&](const char* extension) {
            return fs::exists(fs::path(file).replace_extension(extension));
        };
        if (file.extension() == ".in" && beside(".out")) {
            inputs.push_back({file, fs::path(file).replace_extension(".out"), {}});
        } else if (file.extension() == ".cpp") {
            programs.push_back(file);
        } else if (!(file.extension() == ".out" && beside(".in"))) {
            throw Error(fmt::format("{}: neither a program nor an input NAME.in with its NAME.out",
                                    shown(file)));
        }
    }
    for (const fs::path& program : programs) {
        bool answers = false;
        for (Beyond& input : inputs) {
            if (!input.name().starts_with(program.stem().string() + "-")) continue;
            input.program = program;
            answers = true;
        }
        if (!answers) {
            throw Error(fmt::format("{}: no input; add one, {}-NAME.in with its .out",
                                    shown(program), program.stem().string()));
        }
    }
    std::sort(inputs.begin(), inputs.end(),
              [](const Beyond& a, const Beyond& b) { return a.input < b.input; });
    return inputs;
}

}  // namespace tools
