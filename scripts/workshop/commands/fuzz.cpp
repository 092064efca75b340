// scripts/workshop/fuzz: malformed input for the solutions.
#include "prove/fuzz.hpp"

#include <fmt/format.h>

#include <cstdio>

#include "base/command_line.hpp"
#include "base/interrupt.hpp"
#include "base/terminal.hpp"
#include "base/text.hpp"
#include "core/counts.hpp"
#include "data/modules.hpp"
#include "judge/compiler.hpp"
#include "judge/report.hpp"

namespace {

struct Arguments {
    std::vector<std::string> ids;
    std::optional<std::string> source;
    std::string time = "10s", input;
    std::uint64_t seed = tools::kDefaultSeed;
};

// Fuzzes one solution, or the user's own program; false on a report.
bool run(const tools::Problem& problem, const Arguments& arguments, std::size_t* inputs_run) {
    const tools::Paint paint;
    tools::FuzzSettings settings;
    settings.seed = arguments.seed;
    std::vector<std::string> inputs;
    if (arguments.input.empty()) {
        settings.time = tools::parse_duration(arguments.time);
        inputs = tools::hostile_inputs(problem, arguments.seed);
    } else {
        inputs = {tools::read_file(arguments.input)};
    }
    fmt::print("{}: ", problem.id);
    std::fflush(stdout);
    const tools::Target target =
        arguments.source ? tools::make_target(tools::source_file(*arguments.source), "gnu++17")
                         : tools::make_target(tools::bundle_file(problem));
    const tools::FuzzResult result = tools::fuzz(problem, target, inputs, settings);
    *inputs_run += result.inputs;
    if (!result.failure) {
        fmt::print("{} on {} inputs\n", paint.green("no report"),
                   tools::with_commas(result.inputs));
        std::fflush(stdout);
        return true;
    }
    const tools::fs::path kept = tools::cache_dir() / "failures" / problem.id / "hostile.in";
    tools::write_file(kept, result.failure->input);
    const std::string source =
        arguments.source ? " --source " + tools::shell_word(*arguments.source) : "";
    fmt::print("{}\n{}\n  the input: {}\n  run it again: {} {}{} --input {}\n", paint.red("failed"),
               tools::visible(result.failure->report), tools::here(kept),
               tools::here(tools::root() / "scripts/workshop/fuzz"), problem.id, source,
               tools::here(kept));
    return false;
}

int run(const Arguments& arguments) {
    const tools::Interrupt interrupt("fuzz");
    const std::vector<tools::Problem> all = tools::load_problems();
    const std::vector<const tools::Problem*> problems = tools::choose(all, arguments.ids);
    if (!arguments.input.empty() && problems.size() != 1) {
        throw tools::Error("--input is for one problem: name it");
    }
    if (arguments.source && problems.size() != 1) {
        throw tools::Error("--source is for one problem: name it");
    }
    std::size_t reports = 0, inputs = 0;
    tools::in_turn(
        problems,
        [&](const tools::Problem* problem) { reports += !run(*problem, arguments, &inputs); },
        [&](std::size_t done) {
            return fmt::format("{} of {} done, {} on {}", done,
                               tools::counted(problems.size(), "problem"),
                               tools::counted(reports, "report"), tools::counted(inputs, "input"));
        });
    return reports == 0 ? 0 : 1;
}

}  // namespace

int main(int argc, char** argv) {
    Arguments arguments;
    tools::Command app(
        "workshop/fuzz",
        "Runs the bundle of every solution, or of the problems named, on malformed input:\n"
        "nothing, cut samples, random bytes, and what libFuzzer makes of them, under\n"
        "AddressSanitizer and UndefinedBehaviorSanitizer. Then runs the inputs that\n"
        "libFuzzer keeps under MemorySanitizer, and within the problem's limits.\n"
        "\n"
        "Exit code: 0 no report, 1 a report, 2 nothing was run.\n"
        "\n"
        "Example: scripts/workshop/fuzz 891 --for 60s\n");
    app.add("ID", arguments.ids, "", tools::kIds);
    app.needs_modules([&] { return tools::module_targets({"rules"}, arguments.ids); });
    app.add("--for", arguments.time, "TIME", "Time for each problem, e.g. 60s or 2m")
        ->capture_default_str();
    app.add_seed(arguments.seed, "Seed of the random bytes and of the fuzzer");
    app.add("--source", arguments.source, "FILE", "Fuzz this C++ file instead; needs one ID");
    app.add("--input", arguments.input, "FILE", "Only this input; needs one ID");
    return app.run(argc, argv, [&] { return run(arguments); });
}
