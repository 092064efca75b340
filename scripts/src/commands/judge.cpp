// scripts/judge and scripts/stress: judges bundles, or a program of the user's own.
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>
#include <thread>

#include "commands/command_line.hpp"
#include "catalog/judges.hpp"
#include "judge/scheduler.hpp"

namespace {

using tools::Verdict;

struct Arguments {
    std::vector<std::string> ids;
    std::optional<std::string> source, command;
    std::string input, standard, judge, json, stress;
    std::vector<std::string> cases;
    std::uint64_t seed = tools::kDefaultSeed;
    std::size_t rounds = 0;
    int jobs = 0;
    bool dressed = false;
    bool stress_only = false;  // scripts/stress
    double time_limit_s = 0, memory_limit_mb = 0;
};

std::string limited(std::string_view value, std::string_view limit) {
    return fmt::format("{}/{}", value, limit);
}

std::string seconds(double s) {
    return s < 0.9995 ? fmt::format("{:.0f} ms", s * 1000) : fmt::format("{:.3g} s", s);
}

std::string megabytes(long kb) {
    return fmt::format("{:.3g} MB", static_cast<double>(kb) / 1024);
}

// The first lines of a text, each behind "    ".
void print_start(std::string_view text) {
    constexpr int most_lines = 10;
    constexpr std::size_t most_columns = 100;
    for (int line = 0; !text.empty(); ++line) {
        if (line == most_lines) {
            fmt::print("    ... ({} bytes more)\n", text.size());
            return;
        }
        const std::size_t size = std::min(text.find('\n'), text.size());
        std::size_t shown = std::min(size, most_columns);
        // Not inside of a character of several bytes.
        while (shown < size && shown > 0 && (text[shown] & 0xC0) == 0x80) --shown;
        fmt::print("    {}{}\n", text.substr(0, shown), shown < size ? " ..." : "");
        text.remove_prefix(std::min(size + 1, text.size()));
    }
}

class Report {
 public:
    Report(const std::vector<const tools::Problem*>& problems, const Arguments& arguments)
        : problems_(problems), arguments_(arguments), terminal_(::isatty(STDOUT_FILENO) == 1) {
        for (const tools::Problem* problem : problems) width_ = std::max(width_, problem->id.size());
    }

    void row(std::size_t entry, const tools::Result& r) {
        clear_bar();
        if (entry == 0) {
            fmt::print("{}\n", paint_.bold(fmt::format(
                                   "{:{}}  verdict  {:>11}  {:>9}  {:>13}  {:>16}", "problem",
                                   width_, "cases", "games", "slowest", "most memory")));
        }
        const std::string verdict = fmt::format("{:7}", name_of(r.verdict));
        fmt::print("{:{}}  {}  {:>11}  {:>9}  {:>13}  {:>16}\n", problems_[entry]->id, width_,
                   r.verdict == Verdict::AC ? paint_.green(verdict) : paint_.red(verdict),
                   limited(std::to_string(r.passed), std::to_string(r.cases)),
                   tools::with_commas(r.games),
                   limited(seconds(static_cast<double>(r.time_us) / 1e6), seconds(r.time_limit_s)),
                   limited(megabytes(r.memory_kb), megabytes(r.memory_limit_kb)));
        std::fflush(stdout);
    }

    void bar(const tools::Progress& progress) {
        if (!terminal_) return;
        constexpr std::size_t size = 24;
        const std::size_t filled = size * progress.problems_done / progress.problems;
        bar_ =
            fmt::format("[{}{}] {}/{}  {} runs  {}", std::string(filled, '#'),
                        std::string(size - filled, '.'), progress.problems_done, progress.problems,
                        tools::with_commas(progress.cases_done), progress.current);
        winsize window{};
        if (::ioctl(STDOUT_FILENO, TIOCGWINSZ, &window) == 0 && window.ws_col > 0) {
            bar_.resize(std::min<std::size_t>(bar_.size(), window.ws_col - 1u));
        }
        fmt::print("\r\x1b[K{}", paint_.dim(bar_));
        std::fflush(stdout);
    }

    void clear_bar() {
        if (!bar_.empty()) fmt::print("\r\x1b[K");
        bar_.clear();
    }

    void failure(const tools::Problem& problem, const tools::Failure& f) const {
        const Verdict verdict = f.outcome.verdict;
        fmt::print("\n{}\n", paint_.bold(fmt::format("{} {}{}{}", name_of(verdict), problem.id,
                                                     f.name.empty() ? "" : ": case ", f.name)));
        fmt::print("  {}\n", f.outcome.message);
        if (!f.outcome.errors.empty()) {
            fmt::print("  {}:\n", verdict == Verdict::CE ? "the compiler says" : "standard error");
            print_start(f.outcome.errors);
        }
        if (verdict == Verdict::CE) return;
        if (f.second)
            fmt::print(
                "  (the expected output comes from a second method: plain search does not reach so "
                "far)\n");
        const tools::fs::path folder = tools::build_dir() / "failures" / problem.id;
        const tools::fs::path shown = tools::fs::relative(folder, tools::root());
        std::error_code ignored;
        // Of an earlier failure. The folder stays: another judge may be writing to it.
        for (const char* old : {"small.in", "small.out", "hostile.in"}) {
            tools::fs::remove(folder / old, ignored);
        }
        tools::write_file(folder / "case.in", f.input);
        tools::write_file(folder / "case.expected", f.expected);
        tools::write_file(folder / "case.found", f.outcome.output);
        fmt::print("  the input begins (all of it: {}/case.in):\n", shown.string());
        print_start(f.input);
        if (f.small_input) {
            tools::write_file(folder / "small.in", *f.small_input);
            tools::write_file(folder / "small.out", f.small_expected);
            fmt::print("  the smallest input found that fails ({}/small.in):\n", shown.string());
            print_start(*f.small_input);
            fmt::print("  {}\n  expected:\n", f.small_message);
            print_start(f.small_expected);
            fmt::print("  found:\n");
            print_start(f.small_found);
            fmt::print("  keep it for good: cp {}/small.in testdata/{}/hack-NAME.in\n",
                       shown.string(), problem.id);
        }
        fmt::print("  run it again: {}\n", again(problem, f));
    }

    void summary(const std::vector<tools::Result>& results, double took_s) const {
        std::size_t accepted = 0, cases = 0, games = 0;
        for (const tools::Result& r : results) {
            accepted += r.verdict == Verdict::AC;
            cases += r.passed;
            games += r.games;
        }
        const std::string text = fmt::format("{} of {} AC", accepted, results.size());
        fmt::print("\n{}: {} cases passed, {} games judged, in {:.1f} s\n",
                   accepted == results.size() ? paint_.green(text) : paint_.red(text),
                   tools::with_commas(cases), tools::with_commas(games), took_s);
    }

 private:
    std::string again(const tools::Problem& problem, const tools::Failure& f) const {
        std::string text = fmt::format("scripts/judge {}", problem.id);
        if (arguments_.source) text += fmt::format(" --source '{}'", *arguments_.source);
        if (arguments_.command) text += fmt::format(" --command '{}'", *arguments_.command);
        if (!arguments_.judge.empty()) text += fmt::format(" --judge {}", arguments_.judge);
        if (f.name.rfind("stress-", 0) == 0) {
            return text + fmt::format(" --input build/failures/{}/case.in", problem.id);
        }
        if (f.name.find('+') != std::string::npos) text += " --dressed";
        if (arguments_.seed != tools::kDefaultSeed)
            text += fmt::format(" --seed {}", arguments_.seed);
        if (arguments_.rounds != 0) text += fmt::format(" --rounds {}", arguments_.rounds);
        return text + " --case " + f.name;
    }

    const std::vector<const tools::Problem*>& problems_;
    const Arguments& arguments_;
    tools::Paint paint_;
    bool terminal_;
    std::size_t width_ = 7;
    std::string bar_;
};

void write_json(const std::string& file, const std::vector<const tools::Problem*>& problems,
                const std::vector<tools::Result>& results) {
    nlohmann::ordered_json list = nlohmann::ordered_json::array();
    for (std::size_t i = 0; i < results.size(); ++i) {
        const tools::Result& r = results[i];
        nlohmann::ordered_json failure;
        if (r.failure) {
            failure = {{"case", r.failure->name}, {"message", r.failure->outcome.message}};
            if (const auto& d = r.failure->outcome.difference) {
                failure["line"] = d->line;
                failure["column"] = d->column;
                failure["expected"] = d->expected;
                failure["found"] = d->found;
            }
            if (r.failure->small_input) failure["small_input"] = *r.failure->small_input;
        }
        list.push_back({{"id", problems[i]->id},
                        {"verdict", name_of(r.verdict)},
                        {"cases", r.cases},
                        {"passed", r.passed},
                        {"games", r.games},
                        {"time_ms", static_cast<double>(r.time_us) / 1000},
                        {"time_limit_ms", r.time_limit_s * 1000},
                        {"memory_kb", r.memory_kb},
                        {"memory_limit_kb", r.memory_limit_kb},
                        {"failure", failure}});
    }
    const nlohmann::ordered_json all = {{"problems", list}};
    tools::write_file(file, all.dump(2, ' ', false, nlohmann::json::error_handler_t::replace) + "\n");
}

// Lets the judge's own rules decide; what it refuses is an error.
void take_profile(const tools::Profile& profile, const std::string& standard, tools::Entry* entry) {
    entry->white_space = profile.white_space;
    if (!entry->source) return;
    entry->compiler = tools::compiler_of(profile, standard);
    entry->stack_kb = profile.stack_kb;
    entry->source = [source = entry->source, &profile] {
        const tools::fs::path file = source();
        tools::check(tools::read_file(file), {&profile},
                   [&](std::size_t line) { return fmt::format("{}:{}", file.string(), line); });
        return file;
    };
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
        const tools::Compiler compiler = tools::compiler_of(*profile, arguments.standard);
        fmt::print("{} compiles with {}, here: {} {}\n", profile->name,
                   fmt::join(profile->compilers, " or "), compiler.command,
                   fmt::join(compiler.flags, " "));
        if (!profile->unknown.empty()) {
            fmt::print("Unknown of it, and so read as strictly as can be: {}\n",
                       fmt::join(profile->unknown, ", "));
        }
        std::fflush(stdout);
    }
    std::vector<tools::Entry> entries;
    for (const tools::Problem* problem : problems) {
        tools::Entry entry{problem, nullptr, arguments.standard, {}, {}, {}};
        if (arguments.command) {
            entry.command = tools::split_command(*arguments.command);
        } else if (arguments.source) {
            const tools::fs::path file = tools::source_file(*arguments.source);
            entry.source = [file] { return file; };
            if (entry.standard.empty()) entry.standard = "gnu++17";
        } else {
            entry.source = [problem] { return tools::bundle_file(*problem); };
            if (entry.standard.empty()) entry.standard = "c++11";
            entry.stack_kb = tools::kSmallStack;
        }
        if (profile) take_profile(*profile, arguments.standard, &entry);
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
    settings.dressed = arguments.dressed;
    if (arguments.stress_only) settings.groups = {tools::Group::exhaustive, tools::Group::random};
    if (!arguments.stress.empty()) settings.stress = tools::parse_duration(arguments.stress);
    settings.jobs = arguments.jobs > 0
                        ? arguments.jobs
                        : static_cast<int>(std::max(1u, std::thread::hardware_concurrency()));

    Report report(problems, arguments);
    const tools::Observer observer{[&](std::size_t i, const tools::Result& r) { report.row(i, r); },
                                 [&](const tools::Progress& progress) { report.bar(progress); }};
    std::vector<tools::Result> results;
    try {
        results = tools::judge(entries, settings, observer);
    } catch (...) {
        report.clear_bar();
        throw;
    }
    bool accepted = true;
    for (std::size_t i = 0; i < results.size(); ++i) {
        if (!results[i].failure) continue;
        accepted = false;
        report.failure(*problems[i], *results[i].failure);
    }
    const std::chrono::duration<double> took = std::chrono::steady_clock::now() - started;
    report.summary(results, took.count());
    if (!arguments.json.empty()) write_json(arguments.json, problems, results);
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
    app.add_flag("--dressed", arguments.dressed,
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
