// scripts/matrix: every bundle with every compiler that is here.
#include "prove/matrix.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <chrono>
#include <set>

#include "base/command_line.hpp"
#include "base/process.hpp"
#include "base/terminal.hpp"
#include "base/text.hpp"
#include "base/workers.hpp"
#include "prove/matrix_record.hpp"
#include "publish/generated.hpp"

namespace {

struct Arguments {
    std::vector<std::string> ids, only;
    bool core = false, list = false, record = false, resume = false;
    bool install = false;  // the launcher has done it
    int jobs = 0;
};

bool wanted(const Arguments& arguments, const tools::Configuration& c) {
    if (arguments.core && !c.core) return false;
    const std::string name = tools::lower(c.compiler.command + " " + c.name() + " ");
    return std::all_of(arguments.only.begin(), arguments.only.end(), [&](const std::string& text) {
        return name.find(tools::lower(text)) != std::string::npos;
    });
}

class Table {
 public:
    Table(const std::vector<tools::Configuration>& chosen, std::size_t problems)
        : count_(chosen.size()), problems_(problems) {
        for (const tools::Configuration& c : chosen) width_ = std::max(width_, c.flags.size());
    }

    void progress(const tools::Configuration& c, std::size_t done) {
        status_.show(
            fmt::format("[{}/{}] {}  {}/{}", place_ + 1, count_, c.name(), done, problems_));
    }

    void pass() {
        status_.clear();
        ++place_;
    }

    void row(const tools::Configuration& c, const tools::Row& row) {
        pass();
        if (c.family != family_) {
            const bool first = family_.empty();
            const std::string title =
                first ? fmt::format("{:{}}  compiled  accepted    slowest", c.family, width_ + 2)
                      : c.family;
            fmt::print("{}{}\n", first ? "" : "\n", paint_.bold(title));
            family_ = c.family;
        }
        const std::string counts =
            fmt::format("{:>8}  {:>8}", fmt::format("{}/{}", row.compiled, problems_),
                        row.judged ? fmt::format("{}/{}", row.accepted, problems_) : "not run");
        fmt::print("  {:{}}  {}  {:>6} ms\n", c.flags, width_,
                   row.shortfalls.empty() ? paint_.green(counts) : paint_.red(counts),
                   row.slowest_us / 1000);
        for (const tools::Shortfall& s : row.shortfalls) shortfall(s);
        std::fflush(stdout);
    }

 private:
    // A line that says what, and some of what the compiler or the program says.
    void shortfall(const tools::Shortfall& s) const {
        constexpr std::size_t most = 9;
        const std::vector<std::string> lines = tools::lines_of(s.what);
        fmt::print("    {}: {}\n", s.problem->id, lines.at(0));
        for (std::size_t i = 1; i < most && i < lines.size(); ++i) {
            fmt::print("      {}\n", lines[i]);
        }
    }

    tools::Paint paint_;
    tools::StatusLine status_;
    std::size_t count_, problems_;
    std::size_t width_ = 0, place_ = 0;
    std::string family_;
};

void list(const std::vector<tools::Configuration>& chosen) {
    for (const tools::Configuration& c : chosen) {
        const bool found = tools::find_command(c.compiler.command).has_value();
        fmt::print("{}{}\n", c.name(), found ? "" : fmt::format("  (not here: {})", c.packages));
    }
}

// Adds what held to the record, if that is of the same bundles; else makes a new one.
void record(const std::vector<tools::Problem>& all, const std::vector<tools::Configuration>& tried,
            const std::set<std::string>& held) {
    const tools::MatrixRecord old = tools::read_matrix_record();
    tools::MatrixRecord record;
    for (const tools::Problem& p : all) record.bundles[p.id] = tools::bundle_hash(p);
    std::set<std::string> names;
    for (const auto& [family, list] : old.held) {
        if (old.bundles != record.bundles) break;
        for (const std::string& flags : list) names.insert(family + " " + flags);
    }
    for (const tools::Configuration& c : tried) names.erase(c.name());
    names.insert(held.begin(), held.end());
    for (const tools::Configuration& c : tools::configurations()) {
        if (names.count(c.name()) == 0) continue;
        if (record.held.empty() || record.held.back().first != c.family) {
            record.held.emplace_back(c.family, std::vector<std::string>());
        }
        record.held.back().second.push_back(c.flags);
    }
    tools::write_file(tools::matrix_record_file(), tools::format_matrix_record(record));
    const tools::GeneratedFile readme = tools::readme(all);
    tools::write_file(readme.path, readme.text);
}

int run(const Arguments& arguments) {
    const auto started = std::chrono::steady_clock::now();
    const std::vector<tools::Problem> all = tools::load_problems();
    const std::vector<const tools::Problem*> problems = tools::choose(all, arguments.ids);
    const int jobs = tools::jobs_or_cores(arguments.jobs);
    if (arguments.record && !arguments.ids.empty()) {
        throw tools::Error("--record is of all bundles: name none");
    }
    std::vector<tools::Configuration> chosen = tools::configurations();
    std::erase_if(chosen, [&](const tools::Configuration& c) { return !wanted(arguments, c); });
    if (chosen.empty()) {
        throw tools::Error(
            "no configuration has all of that in its name; see scripts/matrix --list");
    }
    if (arguments.list) {
        list(chosen);
        return 0;
    }
    Table table(chosen, problems.size());
    std::set<std::string> held, missing;
    std::size_t absent = 0, compiled_only = 0, fallen = 0;
    for (const tools::Configuration& c : chosen) {
        table.progress(c, 0);
        if (!tools::is_here(c)) {
            table.pass();
            ++absent;
            missing.insert(c.packages);
            continue;
        }
        tools::Row row;
        std::vector<const tools::Problem*> left = problems;
        if (arguments.resume) {
            left.clear();
            row = tools::kept(c, problems, left);
        }
        if (!left.empty()) {
            const std::size_t before = row.accepted;
            const tools::Row rest = tools::run(
                c, left, jobs, [&](std::size_t done) { table.progress(c, before + done); });
            tools::keep(rest, c, left);
            row = tools::joined(row, rest);
        }
        table.row(c, row);
        compiled_only += row.judged ? 0 : 1;
        if (row.shortfalls.empty() && row.judged) held.insert(c.name());
        fallen += row.shortfalls.empty() ? 0 : 1;
    }
    const std::chrono::duration<double> took = std::chrono::steady_clock::now() - started;
    const std::size_t tried = chosen.size() - absent;
    fmt::print("\n{} of {} configurations hold for {} bundle{}, in {:.0f} s\n", tried - fallen,
               tried, problems.size(), problems.size() == 1 ? "" : "s", took.count());
    if (compiled_only > 0) {
        fmt::print("{} are compiled but not run, for want of Wine; scripts/matrix --install\n",
                   compiled_only);
    }
    if (absent > 0) {
        fmt::print("{} are not here; they need the packages:\n  {}\n{}", absent,
                   fmt::join(missing, "\n  "), "scripts/matrix --install installs what it can.\n");
    }
    if (tried == 0) return 2;
    if (arguments.record) record(all, chosen, held);
    return fallen > 0 || (arguments.core && absent > 0) ? 1 : 0;
}

}  // namespace

int main(int argc, char** argv) {
    Arguments arguments;
    CLI::App app(
        "Compiles every bundle with every compiler that is here, warnings as errors, and judges\n"
        "the programs on samples, edge cases and limits: GCC and Clang, their libraries, all\n"
        "standards from C++11 on, no optimisation and much, 32 bits, debug mode, sanitizers,\n"
        "Windows (run by Wine where that is installed: CRLF, 1 MiB of stack).\n"
        "All of it takes half an hour on two cores.\n"
        "Exit code: 0 all hold, 1 something falls short, 2 nothing was judged.\n"
        "Example: scripts/matrix --only clang --only -O0",
        "scripts/matrix");
    app.add_option("ID", arguments.ids, "problems: a whole id or any unambiguous part; else all");
    app.add_flag("--core", arguments.core, "the few that the tests run, too; none may be missing");
    app.add_option("--only", arguments.only,
                   "configurations whose name has this in it, e.g. -m32; several: all of these")
        ->expected(1)
        ->take_all();
    app.add_flag("--list", arguments.list, "name the configurations, and run none");
    app.add_option("-j,--jobs", arguments.jobs, "runs in parallel; else one for each core");
    app.add_flag("--resume", arguments.resume,
                 "what held in an earlier run, with the same bundles and data, need not run again");
    app.add_flag("--record", arguments.record,
                 "write what holds to README.md, by way of scripts/matrix.toml; what that says of "
                 "the same bundles stays");
    app.add_flag("--install", arguments.install, "first install the compilers (scripts/setup.sh)");
    CLI11_PARSE(app, argc, argv);
    return tools::guarded("matrix", [&] { return run(arguments); });
}
