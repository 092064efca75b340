// scripts/bench: what the solutions, fast_io and the judge cost, and what they should.
#include <CLI/CLI.hpp>

#include "base/command_line.hpp"
#include "measure/goals.hpp"
#include "measure/io.hpp"
#include "measure/overhead.hpp"
#include "measure/solutions.hpp"
#include "publish/generated.hpp"

namespace {

struct Options {
    std::vector<std::string> words;
    bool solutions = false, scale = false, beyond = false, io = false, judge = false;
    bool record = false;
    tools::IoOptions io_options;
};

int run(Options options) {
    const std::vector<tools::Problem> all = tools::load_problems();
    const std::vector<const tools::Problem*> problems = tools::choose(all, options.words);
    for (const tools::Problem* problem : problems) {  // mistakes are told before minutes are spent
        tools::goals_of(*problem);
        tools::inputs_beyond(*problem);
    }
    if (options.record) {
        if (!options.words.empty()) throw tools::Error("--record is for all problems: name none");
        const tools::GeneratedFile readme =
            options.io ? tools::readme_with("bench-io", tools::measure_io(options.io_options))
                       : tools::readme_with("bench", tools::recorded_table(problems));
        tools::write_file(readme.path, readme.text);
        return 0;
    }
    if (!options.solutions && !options.scale && !options.beyond && !options.io && !options.judge) {
        options.solutions = options.scale = options.beyond = true;
        options.io = options.judge = options.words.empty();
    }
    if (options.judge) tools::print_overhead();
    if (options.solutions) tools::print_solutions(problems);
    const bool fits = !options.scale || tools::print_scale(problems);
    if (options.beyond) tools::print_beyond(problems);
    if (options.io) tools::measure_io(options.io_options);
    return fits ? 0 : 1;
}

}  // namespace

int main(int argc, char** argv) {
    Options options;
    CLI::App app(
        "Measures the solutions on their largest inputs, how their cost grows, fast_io and the "
        "judge.\nWithout an option: all of it, or for the problems that are named.\nExit code 1: "
        "the cost of a solution does not grow as its goals.toml says.",
        "scripts/bench");
    app.add_option("ID", options.words, "problems: any unambiguous part of an id (default: all)");
    app.add_flag("--solutions", options.solutions,
                 "instructions, CPU time and memory against reading and\n"
                 "writing alone, and against the textbook program");
    app.add_flag("--scale", options.scale,
                 "fits how instructions grow, and compares it with the goals");
    app.add_flag("--beyond", options.beyond,
                 "time and memory on inputs past the bounds (testdata/*/bench)");
    app.add_flag("--io", options.io, "fast_io against what else reads and writes numbers");
    app.add_flag("--judge", options.judge, "what the judge adds to starting a program");
    app.add_flag("--record", options.record,
                 "writes the ratios of instructions into README.md, no more;\n"
                 "with --io, those of fast_io");
    app.add_option("--contender", options.io_options.contenders,
                   "with --io: only these sources of scripts/src/measure/programs/io, maybe with\n"
                   "flags: \"fread -O3\"")
        ->needs("--io");
    app.add_option("--task", options.io_options.task,
                   "with --io: only tasks whose title contains this")
        ->needs("--io");
    app.add_option("--rounds", options.io_options.rounds, "with --io: runs of each program")
        ->needs("--io")
        ->check(CLI::Range(1, 1000))
        ->capture_default_str();
    CLI11_PARSE(app, argc, argv);
    return tools::guarded("bench", [&] { return run(options); });
}
