// scripts/judge and scripts/stress: judge bundles, or the user's own program.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <chrono>

#include "base/command_line.hpp"
#include "base/text.hpp"
#include "base/workers.hpp"
#include "judge/entries.hpp"
#include "judge/report.hpp"
#include "ship/lint.hpp"

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

// Prints how the judge compiles, and what is unknown.
void introduce(const tools::Profile& profile, const std::string& standard) {
    const tools::Compiler compiler = tools::compiler_of(profile, standard);
    fmt::print("{} compiles with {}; here: {} {}\n", profile.name,
               fmt::join(profile.compilers, " or "), compiler.command,
               fmt::join(compiler.flags, " "));
    if (!profile.unknown.empty()) {
        fmt::print("Unknown, so the strictest rule applies: {}\n",
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
        throw tools::Error("--source and --command judge one program: name one problem");
    }
    if (!arguments.input.empty() && problems.size() != 1) {
        throw tools::Error("--input is for one problem: name it");
    }
    const tools::Profiles profiles = tools::load_profiles();
    std::optional<tools::Profile> profile;
    if (!arguments.judge.empty()) {
        profile = profiles.named(arguments.judge);
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
    if (arguments.source && !profile) {
        const auto judges = tools::judges_of(profiles, *problems[0]);
        for (const tools::Profile* judge :
             tools::other_longs(tools::read_file(*arguments.source), judges)) {
            fmt::print("note: `long` has {} bits at {}; judge as there: --judge {}\n",
                       judge->long_bits, judge->name, judge->name);
        }
    }
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
    tools::Command app(
        arguments.stress_only ? "stress" : "judge",
        arguments.stress_only
            ? "Searches for a small input on which a program fails: tries every small game,\n"
              "then random ones. Prints the smallest it finds, the expected output and the\n"
              "output found.\n"
              "\n"
              "Exit code: 0 none found, 1 one found, 2 nothing was judged.\n"
              "\n"
              "Example: scripts/stress 891 --source my.cpp --for 60s\n"
            : "Judges the bundle of every solution, or of the problems named, on all data:\n"
              "samples, edge cases, every small game, random games, inputs at the limits.\n"
              "Output is compared byte by byte: if only white space differs, the verdict is\n"
              "PE, as on the strictest judges.\n"
              "\n"
              "Exit code: 0 all AC, 1 another verdict, 2 nothing was judged.\n"
              "\n"
              "Examples: scripts/judge                      every solution\n"
              "          scripts/judge 891 --source my.cpp  your program\n"
              "          scripts/judge kiki --case edge     some cases of one problem\n");
    app.add("ID", arguments.ids, "", tools::kIds);
    CLI::Option* const source =
        app.add("--source", arguments.source, "FILE", "Judge this C++ file instead; needs one ID");
    app.add("--command", arguments.command, "CMD",
            "Judge this command instead; needs one ID,\n"
            "e.g. \"python3 my.py\"")
        ->excludes(source);
    app.add("--case", arguments.cases, "NAME",
            "Only cases whose names start like this,\n"
            "e.g. edge or random-0007");
    app.add("--input", arguments.input, "FILE",
            "Only this input; the rules answer it;\n"
            "needs one ID");
    app.add_seed(arguments.seed, "Seed of the random inputs");
    app.add("--rounds", arguments.rounds, "N",
            "Random inputs per problem; by default what\n"
            "the problem needs")
        ->check(tools::from_to(1, 1000000));
    app.add("--for", arguments.stress, "TIME",
            "Then try new random inputs for this long,\n"
            "e.g. 60s or 2m")
        ->capture_default_str();
    app.add_flag("--whitespace", arguments.whitespace_variants,
                 "Also judge samples and edge cases with CRLF,\n"
                 "blanks, blank lines, no final newline");
    app.add_jobs(arguments.jobs);
    app.add("--std", arguments.standard, "STD",
            "C++ standard; by default c++11 for bundles,\n"
            "gnu++17 for --source");
    app.add("--judge", arguments.judge, "NAME",
            "Compile and compare as this judge does,\n"
            "e.g. HDU; see scripts/judges.toml");
    app.add("--time-limit", arguments.time_limit_s, "S", "In seconds; by default the problem's")
        ->check(tools::from_to(0.001, 3600.0));
    app.add("--memory-limit", arguments.memory_limit_mb, "MB", "In MB; by default the problem's")
        ->check(tools::from_to(1.0, 65536.0));
    app.add("--json", arguments.json, "FILE", "Also write the results to this file");
    return app.run(argc, argv, [&] { return run(arguments); });
}
