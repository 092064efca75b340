// scripts/judge and scripts/stress: judges bundles, or a program of the user's own.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <CLI/CLI.hpp>
#include <chrono>

#include "base/command_line.hpp"
#include "base/text.hpp"
#include "base/workers.hpp"
#include "judge/entries.hpp"
#include "judge/report.hpp"

namespace {

struct Arguments {
    std::vector<std::string> ids;
    std::optional<std::string> source, command;
    std::string input, standard, judge, json, stress;
    std::vector<std::string> cases;
    std::uint64_t seed = tools::kDefaultSeed;
    std::size_t rounds = 0;
    int jobs = 0;
    bool whitespace_variants = false;
    bool stress_only = false;  // scripts/stress
    double time_limit_s = 0, memory_limit_mb = 0;
};

// The command that judges a failing case again.
std::string again(const Arguments& arguments, const tools::Problem& problem,
                  const tools::Failure& f) {
    std::string text = fmt::format("scripts/judge {}", problem.id);
    if (arguments.source) text += fmt::format(" --source '{}'", *arguments.source);
    if (arguments.command) text += fmt::format(" --command '{}'", *arguments.command);
    if (!arguments.judge.empty()) text += fmt::format(" --judge {}", arguments.judge);
    if (f.name.rfind("stress-", 0) == 0) {
        return text + fmt::format(" --input build/failures/{}/case.in", problem.id);
    }
    if (f.name.find('+') != std::string::npos) text += " --whitespace";
    if (arguments.seed != tools::kDefaultSeed) text += fmt::format(" --seed {}", arguments.seed);
    if (arguments.rounds != 0) text += fmt::format(" --rounds {}", arguments.rounds);
    return text + " --case " + f.name;
}

// Says how this judge compiles, and what is not known of it.
void introduce(const tools::Profile& profile, const std::string& standard) {
    const tools::Compiler compiler = tools::compiler_of(profile, standard);
    fmt::print("{} compiles with {}, here: {} {}\n", profile.name,
               fmt::join(profile.compilers, " or "), compiler.command,
               fmt::join(compiler.flags, " "));
    if (!profile.unknown.empty()) {
        fmt::print("Not known of it, so the strictest reading counts: {}\n",
                   fmt::join(profile.unknown, ", "));
    }
    std::fflush(stdout);
}

tools::Entry entry_for(const tools::Problem& problem, const Arguments& arguments) {
    const std::string& standard = arguments.standard;
    if (arguments.command) return tools::command_entry(problem, *arguments.command);
    if (arguments.source) {
        return tools::source_entry(problem, *arguments.source,
                                   standard.empty() ? "gnu++17" : standard);
    }
    return tools::bundle_entry(problem, standard.empty() ? "c++11" : standard);
}

int run(const Arguments& arguments) {
    const auto started = std::chrono::steady_clock::now();
    const std::vector<tools::Problem> all = tools::load_problems();
    const std::vector<const tools::Problem*> problems = tools::choose(all, arguments.ids);
    const bool own = arguments.source || arguments.command;
    if (own && (arguments.ids.empty() || problems.size() != 1)) {
        throw tools::Error(
            "--source and --command judge one program: name the problem that it solves");
    }
    if (!arguments.input.empty() && problems.size() != 1) {
        throw tools::Error("--input is an input of one problem: name it");
    }
    std::optional<tools::Profile> profile;
    if (!arguments.judge.empty()) {
        profile = tools::load_profiles().named(arguments.judge);
        introduce(*profile, arguments.standard);
    }
    std::vector<tools::Entry> entries;
    for (const tools::Problem* problem : problems) {
        tools::Entry entry = entry_for(*problem, arguments);
        if (profile) entry = tools::as_judged_by(*profile, arguments.standard, std::move(entry));
        if (arguments.time_limit_s > 0) entry.time_limit_s = arguments.time_limit_s;
        if (arguments.memory_limit_mb > 0) {
            entry.memory_limit_kb = static_cast<long>(arguments.memory_limit_mb * 1024);
        }
        entries.push_back(std::move(entry));
    }
    tools::Settings settings;
    settings.cases = arguments.cases;
    settings.input = arguments.input;
    settings.seed = arguments.seed;
    settings.rounds = arguments.rounds;
    settings.whitespace_variants = arguments.whitespace_variants;
    if (arguments.stress_only) settings.groups = {tools::Group::exhaustive, tools::Group::random};
    if (!arguments.stress.empty()) settings.stress = tools::parse_duration(arguments.stress);
    settings.jobs = tools::jobs_or_cores(arguments.jobs);

    tools::Report report(
        problems, [&](const auto& problem, const auto& f) { return again(arguments, problem, f); });
    const tools::Observer observer{
        .finished = [&](std::size_t i, const tools::Result& r) { report.row(i, r); },
        .progress = [&](const tools::Progress& progress) { report.progress(progress); }};
    std::vector<tools::Result> results;
    try {
        results = tools::judge(entries, settings, observer);
    } catch (...) {
        report.end_progress();
        throw;
    }
    bool accepted = true;
    for (std::size_t i = 0; i < results.size(); ++i) {
        const auto& failure = results[i].failure;
        if (!failure) continue;
        accepted = false;
        const bool ran = failure->outcome.verdict != tools::Verdict::CE;
        report.failure(*problems[i], *failure,
                       ran ? tools::keep_failure(*problems[i], *failure) : tools::KeptFailure());
    }
    const std::chrono::duration<double> took = std::chrono::steady_clock::now() - started;
    report.summary(results, took.count());
    if (!arguments.json.empty()) {
        tools::write_file(arguments.json, tools::as_json(problems, results));
    }
    return accepted ? 0 : 1;
}

}  // namespace

int main(int argc, char** argv) {
    Arguments arguments;
    // scripts/stress is this command with other defaults.
    if (argc > 1 && argv[1] == std::string_view("--stress")) {
        arguments.stress_only = true;
        arguments.stress = "10s";
        ++argv;
        --argc;
    }
    CLI::App app(
        arguments.stress_only
            ? "Looks for an input on which a program fails: every small one, then random ones for "
              "a\n"
              "while. Prints the smallest it finds, with what was expected and what was found.\n"
              "Exit code: 0 none found, 1 one found, 2 nothing was judged.\n"
              "Example: scripts/stress acwing-891 --source my.cpp --for 60s"
            : "Judges the bundle of every solution, or of those named, on all data: samples, edge "
              "cases,\n"
              "every small input, random ones, and inputs at the limits. Comparison is exact: "
              "where only\n"
              "white space differs the verdict is PE, since the strictest judges say so.\n"
              "Exit code: 0 all AC, 1 some other verdict, 2 nothing was judged.\n"
              "Example: scripts/judge acwing-891 --source my.cpp",
        arguments.stress_only ? "scripts/stress" : "scripts/judge");
    app.add_option("ID", arguments.ids, "problems: a whole id or any unambiguous part (891, kiki)");
    app.add_option("--source", arguments.source, "judge this C++ file instead (one ID)");
    app.add_option("--command", arguments.command,
                   "judge this command instead, e.g. \"python3 my.py\"")
        ->excludes("--source");
    app.add_option("--case", arguments.cases,
                   "only cases whose names begin so, e.g. edge or random-0007");
    app.add_option("--input", arguments.input,
                   "only this input file, answered by the rules (one ID)");
    app.add_option("--seed", arguments.seed, "of the random inputs")->capture_default_str();
    app.add_option("--rounds", arguments.rounds,
                   "random inputs for each problem; else a usual number");
    app.add_option("--for", arguments.stress, "then go on with new random inputs, e.g. for 60s")
        ->capture_default_str();
    app.add_flag("--whitespace", arguments.whitespace_variants,
                 "also samples and edges with CRLF, blanks, blank lines, no final newline");
    app.add_option("-j,--jobs", arguments.jobs, "runs in parallel; else one for each core");
    app.add_option("--std", arguments.standard,
                   "C++ standard: c++11 for bundles, gnu++17 for --source");
    app.add_option("--judge", arguments.judge,
                   "compile and compare as this judge does (scripts/judges.toml), e.g. HDU");
    app.add_option("--time-limit", arguments.time_limit_s,
                   "in seconds, instead of the problem's own");
    app.add_option("--memory-limit", arguments.memory_limit_mb,
                   "in MB, instead of the problem's own");
    app.add_option("--json", arguments.json, "also write the results to this file");
    CLI11_PARSE(app, argc, argv);
    return tools::guarded("judge", [&] { return run(arguments); });
}
