// scripts/fuzz: hostile input for the solutions.
#include "lib/fuzz.hpp"

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <cstdio>

#include "lib/command_line.hpp"
#include "lib/program.hpp"

namespace {

struct Arguments {
    std::vector<std::string> ids;
    std::string time = "10s", input;
    std::uint64_t seed = kit::kDefaultSeed;
};

int run(const Arguments& arguments) {
    const kit::Paint paint;
    const std::vector<kit::Problem> all = kit::load_problems();
    const std::vector<const kit::Problem*> problems = kit::choose(all, arguments.ids);
    if (!arguments.input.empty() && problems.size() != 1) {
        throw kit::Error("--input is an input of one problem: name it");
    }
    bool clean = true;
    for (const kit::Problem* problem : problems) {
        kit::FuzzSettings settings;
        settings.seed = arguments.seed;
        std::vector<std::string> inputs;
        if (arguments.input.empty()) {
            settings.time = kit::parse_duration(arguments.time);
            inputs = kit::hostile_inputs(*problem, arguments.seed);
        } else {
            inputs = {kit::read_file(arguments.input)};
        }
        fmt::print("{}: ", problem->id);
        std::fflush(stdout);
        const kit::FuzzResult result =
            kit::fuzz(*problem, kit::make_target(kit::bundle_file(*problem)), inputs, settings);
        if (!result.failure) {
            fmt::print("{} on {} inputs\n", paint.green("no report"),
                       kit::with_commas(result.inputs));
            continue;
        }
        clean = false;
        const kit::fs::path kept = kit::build_dir() / "failures" / problem->id / "hostile.in";
        kit::write_file(kept, result.failure->input);
        fmt::print("{}\n{}\n  the input: {}\n  run it again: scripts/fuzz {} --input {}\n",
                   paint.red("failed"), result.failure->report, kept.string(), problem->id,
                   kit::fs::relative(kept, kit::root()).string());
    }
    return clean ? 0 : 1;
}

}  // namespace

int main(int argc, char** argv) {
    Arguments arguments;
    CLI::App app(
        "Runs the bundle of every solution, or of those named, on hostile input: nothing, cut\n"
        "samples, random bytes, and what libFuzzer makes of them, under AddressSanitizer and\n"
        "UndefinedBehaviorSanitizer; then on the telling ones within its limits.\n"
        "Exit code: 0 no report, 1 some report, 2 nothing was run.\n"
        "Example: scripts/fuzz acwing-891 --for 60s",
        "scripts/fuzz");
    app.add_option("ID", arguments.ids, "problems: a whole id or any unambiguous part (891, kiki)");
    app.add_option("--for", arguments.time, "how long for each problem")->capture_default_str();
    app.add_option("--seed", arguments.seed, "of the random bytes and of the fuzzer")
        ->capture_default_str();
    app.add_option("--input", arguments.input, "only this input file (one ID)");
    CLI11_PARSE(app, argc, argv);
    return kit::guarded("fuzz", [&] { return run(arguments); });
}
