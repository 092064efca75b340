// scripts/workshop/bench: what the solutions, fast_io and the judge cost, and what they should.
#include <fmt/format.h>

#include "base/command_line.hpp"
#include "base/interrupt.hpp"
#include "data/modules.hpp"
#include "measure/goals.hpp"
#include "measure/instructions.hpp"
#include "measure/io.hpp"
#include "measure/overhead.hpp"
#include "measure/solutions.hpp"
#include "publish/generated.hpp"

namespace {

struct Options {
    std::vector<std::string> words;
    std::optional<std::string> source;
    bool solutions = false, scale = false, beyond = false, io = false, judge = false;
    bool record = false;
    tools::IoOptions io_options;
};

int run(Options options) {
    const tools::Interrupt interrupt("bench");
    const std::vector<tools::Problem> all = tools::load_problems();
    const std::vector<const tools::Problem*> problems = tools::choose(all, options.words);
    for (const tools::Problem* problem : problems) {  // mistakes are told before minutes are spent
        tools::goals_of(*problem);
        tools::inputs_beyond(*problem);
    }
    if (options.source) {
        if (options.words.empty() || problems.size() != 1) {
            throw tools::Error("--source is for one problem: name it");
        }
        tools::print_solutions(problems, tools::fs::path(*options.source));
        return 0;
    }
    if (options.record) {
        if (!options.words.empty()) throw tools::Error("--record is for all problems: name none");
        if (options.io && options.io_options.rounds < 15) {
            throw tools::Error("--record takes the least of at least 15 rounds");
        }
        const tools::GeneratedFile page =
            options.io ? tools::costs_with("bench-io", tools::measure_io(options.io_options))
                       : tools::costs_with("bench", tools::print_solutions(problems));
        tools::write_file(page.path, page.text);
        return 0;
    }
    if (!options.solutions && !options.scale && !options.beyond && !options.io && !options.judge) {
        options.solutions = options.scale = options.beyond = true;
        options.io = options.judge = options.words.empty();
    }
    bool fits = true;
    const auto compare = [&](const std::string& recorded, const std::string& now) {
        for (const std::string& line : tools::regressions(tools::recorded_costs(recorded), now)) {
            fits = false;
            fmt::print("REGRESSION: {}\n", line);
        }
    };
    if (options.judge) tools::print_overhead(all);
    if (options.solutions) compare("bench", tools::print_solutions(problems));
    if (options.scale) fits = tools::print_scale(problems) && fits;
    if (options.beyond) tools::print_beyond(problems);
    if (options.io) compare("bench-io", tools::measure_io(options.io_options));
    return fits ? 0 : 1;
}

}  // namespace

int main(int argc, char** argv) {
    Options options;
    tools::Command app(
        "workshop/bench",
        "Measures solutions on their largest inputs, how their cost grows, fast_io, and\n"
        "the judge. Without an option: all of it, or what concerns the problems named.\n"
        "\n"
        "Exit code: 0 done; 1 some cost grows otherwise than its [goals] say, or\n"
        "instructions are over 2 % more than in costs.md; 2 nothing was measured.\n"
        "\n"
        "Examples: scripts/workshop/bench 1760 --scale\n"
        "          scripts/workshop/bench --io --task pipe\n");
    app.add("ID", options.words, "", tools::kIds);
    app.needs_modules([&] { return tools::module_targets({"rules"}, options.words); });
    app.add_flag("--solutions", options.solutions,
                 "Instructions, CPU time and memory, against reading and writing alone and against "
                 "the textbook program");
    app.add("--source", options.source, "FILE", "The same of this C++ file; needs one ID");
    app.add_flag("--scale", options.scale,
                 "How instructions grow with the input, against the goals");
    app.add_flag("--beyond", options.beyond,
                 "Time and memory on inputs past the bounds (testdata/*/bench)");
    app.add_flag("--io", options.io, "fast_io against other ways to read and write");
    app.add_flag("--judge", options.judge, "What the judge adds to starting a program");
    app.add_flag("--record", options.record,
                 "Write the ratios of instructions into costs.md; with --io, those of fast_io");
    app.add("--contender", options.io_options.contenders, "NAME",
            "With --io: only these sources of scripts/src/measure/programs/io, maybe with flags: "
            "\"fread -O3\"")
        ->needs("--io");
    app.add("--task", options.io_options.task, "TEXT",
            "With --io: only tasks whose titles contain this")
        ->needs("--io");
    app.add("--rounds", options.io_options.rounds, "N", "With --io: runs of each program")
        ->needs("--io")
        ->check(tools::from_to(1, 1000))
        ->capture_default_str();
    return app.run(argc, argv, [&] { return run(options); });
}
