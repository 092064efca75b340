// scripts/matrix: every bundle with every compiler that is here.
#include "lib/matrix.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <set>
#include <sstream>
#include <thread>

#include "lib/command_line.hpp"

namespace {

struct Arguments {
    std::vector<std::string> ids, only;
    bool core = false, list = false;
    bool install = false;  // the launcher has done it
    int jobs = 0;
};

bool wanted(const Arguments& arguments, const kit::Configuration& c) {
    if (arguments.core && !c.core) return false;
    return std::all_of(arguments.only.begin(), arguments.only.end(), [&](const std::string& text) {
        return (c.name + " ").find(text) != std::string::npos;
    });
}

// Some lines of a text, each behind "    ".
void print_start(const std::string& text) {
    std::istringstream lines(text);
    std::string line;
    for (int i = 0; i < 8 && std::getline(lines, line); ++i) fmt::print("    {}\n", line);
}

int run(const Arguments& arguments) {
    const std::vector<kit::Problem> all = kit::load_problems();
    const std::vector<const kit::Problem*> problems = kit::choose(all, arguments.ids);
    const int jobs = arguments.jobs > 0
                         ? arguments.jobs
                         : static_cast<int>(std::max(1u, std::thread::hardware_concurrency()));
    const kit::Paint paint;
    std::vector<kit::Configuration> chosen;
    std::set<std::string> missing;
    bool compiled_only = false;
    std::size_t width = 13;
    for (kit::Configuration& c : kit::configurations()) {
        if (!wanted(arguments, c)) continue;
        if (!kit::is_here(c)) {
            missing.insert(c.package);
            continue;
        }
        width = std::max(width, c.name.size());
        chosen.push_back(std::move(c));
    }
    if (chosen.empty() && missing.empty()) throw kit::Error("no configuration is called so");
    std::size_t fallen = 0;
    fmt::print("{}\n", paint.bold(fmt::format("{:{}}  compiled  accepted  slowest", "configuration",
                                              width)));
    for (const kit::Configuration& c : chosen) {
        if (arguments.list) {
            fmt::print("{}\n", c.name);
            continue;
        }
        const kit::Row row = kit::run(c, problems, jobs);
        compiled_only = compiled_only || !row.judged;
        const std::string accepted =
            row.judged ? fmt::format("{}/{}", row.accepted, problems.size()) : "no Wine";
        const std::string counts = fmt::format(
            "{:>8}  {:>8}", fmt::format("{}/{}", row.compiled, problems.size()), accepted);
        const bool whole = row.shortfalls.empty();
        fmt::print("{:{}}  {}  {:>4} ms\n", c.name, width,
                   whole ? paint.green(counts) : paint.red(counts), row.slowest_us / 1000);
        for (const kit::Shortfall& s : row.shortfalls) {
            fmt::print("  {}: {}\n", s.problem->id, s.what.substr(0, s.what.find('\n')));
            if (s.what.find('\n') != std::string::npos)
                print_start(s.what.substr(s.what.find('\n') + 1));
        }
        std::fflush(stdout);
        fallen += whole ? 0 : 1;
    }
    if (!arguments.list) {
        fmt::print("\n{} of {} configurations hold for {} bundles\n", chosen.size() - fallen,
                   chosen.size(), problems.size());
    }
    if (compiled_only) {
        fmt::print(
            "Compiled, but not run: 32-bit Windows programs need wine32 (dpkg "
            "--add-architecture i386, then apt-get install wine32), 64-bit ones wine64.\n");
    }
    if (!missing.empty()) {
        fmt::print("Not here: {}. scripts/matrix --install installs what can be.\n",
                   fmt::join(missing, ", "));
    }
    return fallen > 0 || (arguments.core && !missing.empty()) ? 1 : 0;
}

}  // namespace

int main(int argc, char** argv) {
    Arguments arguments;
    CLI::App app(
        "Compiles every bundle with every compiler that is here, warnings as errors, and judges\n"
        "the programs on samples, edge cases and limits: GCC and Clang, their libraries, all\n"
        "standards from C++11 on, no optimisation and much, 32 bits, debug mode, sanitizers,\n"
        "Windows (run by Wine where that is installed: CRLF, 1 MiB of stack).\n"
        "Exit code: 0 all hold, 1 something falls short, 2 nothing was judged.\n"
        "Example: scripts/matrix --only clang --only -O0",
        "scripts/matrix");
    app.add_option("ID", arguments.ids, "problems: a whole id or any unambiguous part; else all");
    app.add_flag("--core", arguments.core, "the few that the tests run, too");
    app.add_option("--only", arguments.only,
                   "configurations whose name has this in it, e.g. -m32; several: all of these")
        ->expected(1)
        ->take_all();
    app.add_flag("--list", arguments.list, "name the configurations, and run none");
    app.add_option("-j,--jobs", arguments.jobs, "runs in parallel; else one for each core");
    app.add_flag("--install", arguments.install, "first install the compilers (scripts/setup.sh)");
    CLI11_PARSE(app, argc, argv);
    return kit::guarded("matrix", [&] { return run(arguments); });
}
