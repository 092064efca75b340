#include "audit/matrix.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <cstdlib>

#include "base/process.hpp"
#include "base/workers.hpp"
#include "bundle/submission.hpp"
#include "catalog/data.hpp"
#include "catalog/modules.hpp"
#include "core/comparison.hpp"
#include "core/hash.hpp"
#include "judge/entries.hpp"

namespace tools {

namespace {

const std::vector<Group> kGroups = {Group::sample, Group::edge, Group::hack, Group::limit};

std::optional<fs::path> wine(bool wide) {
    // Debian keeps the loaders out of PATH.
    const char* const name = wide ? "wine64" : "wine";
    // scripts/workshop/matrix --install unpacks 32-bit Wine, which conflicts with a 64-bit system.
    for (const fs::path& usr : {fs::path("/usr"), build_dir() / "wine32/usr"}) {
        if (fs::exists(usr / "lib/wine" / name)) return usr / "lib/wine" / name;
    }
    return wide ? find_command(name) : std::nullopt;
}

// Makes Wine's folder and starts a server that survives single runs; what both print the first time
// would mix with the output of programs.
void start_wine(const fs::path& loader, bool wide) {
    const char* const bits = wide ? "64" : "32";
    const fs::path folder = cache_dir() / "wine" / bits;
    fs::create_directories(folder);
    ::setenv("WINEDEBUG", "-all", 1);
    ::setenv("WINEPREFIX", folder.c_str(), 1);
    ::setenv("WINEARCH", wide ? "win64" : "win32", 1);
    run_command({(loader.parent_path() / "wineserver").string() + bits, "-p30"});
    run_command({"timeout", "300", loader.string(), "cmd", "/c", "exit"});
}

// The text with its line ends, `from`, written as `to`.
std::string replaced(std::string_view text, std::string_view from, std::string_view to) {
    std::string result;
    for (std::size_t at; (at = text.find(from)) != text.npos; text.remove_prefix(at + from.size()))
        result.append(text.substr(0, at)).append(to);
    return result.append(text);
}

// True iff the system starts what the configuration compiles, as far as word size counts.
bool starts(const Configuration& c) {
    return std::ranges::count(c.compiler.flags, "-m32") == 0 || runs_32_bit_programs();
}

// What starts the configuration's programs: Wine or Node, made ready. Empty: nothing here does.
std::vector<std::string> launcher_of(const Configuration& c) {
    if (!starts(c)) return {};
    if (c.wasm) {
        const std::optional<fs::path> node = find_command("node");
        if (!node) return {};
        // What Node warns of on standard error is no output of the program.
        return {"sh", "-c", "exec \"$0\" \"$@\" 2> /dev/null", node->string(),
                (root() / "scripts/src/audit/programs/wasi.mjs").string()};
    }
    const bool wide = c.compiler.command.starts_with("x86_64");
    const std::optional<fs::path> loader = wine(wide);
    if (!loader) return {};
    start_wine(*loader, wide);
    return {loader->string()};
}

// What is wrong on one case, if anything is. On Windows, input and output have CRLF.
std::optional<std::string> fault(std::vector<std::string> command, bool windows, const Case& c,
                                 const rules::Rules* rules, double time_limit_s) {
    const std::string limit = fmt::format("{}", time_limit_s + 5);  // with the launcher's own start
    command.insert(command.begin(), {"timeout", limit});
    const std::string_view end = windows ? "\r\n" : "\n";
    const CommandResult result = run_command(command, replaced(c.input, "\n", end));
    if (result.exit_code == 124) return fmt::format("TLE {}: stopped after {} s", c.name, limit);
    if (result.exit_code != 0) return fmt::format("RE {}: exit code {}", c.name, result.exit_code);
    const std::string output = replaced(result.output, end, "\n");
    // Where it does not write text, bytes are compared.
    const Comparison comparison = replaced(output, "\n", end) != result.output
                                      ? compare(replaced(c.expected, "\n", end), result.output)
                                  : rules == nullptr ? compare(c.expected, output)
                                                     : compare(*rules, c.legal, c.expected, output);
    if (comparison.verdict == Verdict::AC) return std::nullopt;
    return fmt::format("{} {}: {}", name_of(comparison.verdict), c.name, comparison.message.en);
}

// The row of one problem, without the judge's runner, whose environment is too bare for Wine and Node.
Row launched(const Problem& problem, const Configuration& c,
             const std::vector<std::string>& launcher) {
    Row row;
    row.judged = !launcher.empty();
    const Compilation made = compile(bundle_file(problem), c.compiler);
    row.compiled = made.program.has_value();
    if (!made.program) {
        row.shortfalls.push_back({&problem, "CE: does not compile\n" + made.messages});
    }
    if (!made.program || !row.judged) return row;
    std::vector<std::string> command = launcher;
    command.push_back(made.program->string());
    const Cases cases = select_cases(problem, {.groups = kGroups});
    const std::unique_ptr<rules::Rules> rules = make_rules(problem);
    for (const Case& each : cases.list()) {
        const auto started = std::chrono::steady_clock::now();
        const auto found =
            fault(command, c.windows, each, rules.get(), problem.time_limit_s * c.patience);
        const auto took = std::chrono::steady_clock::now() - started;
        row.slowest_us =
            std::max<std::int64_t>(row.slowest_us, took / std::chrono::microseconds(1));
        if (found) {
            row.shortfalls.push_back({&problem, *found});
            return row;
        }
    }
    row.accepted = 1;
    return row;
}

fs::path kept_file(const Configuration& c, const Problem& problem) {
    Hash hash;
    hash.add(c.name());
    for (const std::string& flag : c.compiler.flags) hash.add(" ").add(flag);
    hash.add(without_version(submission(problem).text)).add(load_files(problem).hash());
    const fs::path lock = problem.data() / "data.lock";
    hash.add(fs::exists(lock) ? read_file(lock) : "");
    return cache_dir() / "matrix" / hash.hex();
}

}  // namespace

Row& Row::operator+=(const Row& more) {
    compiled += more.compiled;
    accepted += more.accepted;
    judged = judged && more.judged;
    slowest_us = std::max(slowest_us, more.slowest_us);
    shortfalls.insert(shortfalls.end(), more.shortfalls.begin(), more.shortfalls.end());
    return *this;
}

Row run(const Configuration& configuration, const std::vector<const Problem*>& problems, int jobs,
        const std::function<void(std::size_t)>& progress) {
    Row row;
    // What something else has to run: Wine, Node, or nothing that is here.
    if (configuration.windows || configuration.wasm || !starts(configuration)) {
        const std::vector<std::string> launcher = launcher_of(configuration);
        std::vector<Row> rows(problems.size());
        const auto judge_one = [&](std::size_t i) {
            rows[i] = launched(*problems[i], configuration, launcher);
        };
        in_parallel(
            jobs, problems.size(), [&] { return judge_one; },
            [&](std::size_t done) {
                if (progress) progress(done);
                return true;
            });
        for (const Row& one : rows) row += one;
        return row;
    }
    std::vector<Entry> entries;
    for (const Problem* problem : problems) {
        Entry entry = bundle_entry(*problem);
        entry.compilers = {configuration.compiler};
        entry.time_limit_s = problem->time_limit_s * configuration.patience;
        if (configuration.sanitized) {
            entry.stack_kb = kUsualStack;
            entry.limit_address_space = false;
            entry.memory_limit_kb = std::max(problem->memory_limit_kb, 1L << 20);
        }
        entries.push_back(std::move(entry));
    }
    Settings settings;
    settings.groups = kGroups;
    settings.shrink = std::chrono::milliseconds(0);
    settings.jobs = jobs;
    Observer observer;
    if (progress) observer.progress = [&](const Progress& p) { progress(p.problems_done); };
    const std::vector<Result> results = judge(entries, settings, observer);
    for (std::size_t i = 0; i < results.size(); ++i) {
        const Result& r = results[i];
        row.compiled += r.verdict != Verdict::CE;
        row.accepted += r.verdict == Verdict::AC;
        row.slowest_us = std::max(row.slowest_us, r.time_us);
        if (!r.failure) continue;
        const Outcome& outcome = r.failure->outcome;
        const std::string blank = r.failure->name.empty() ? "" : " ";
        row.shortfalls.push_back(
            {problems[i], fmt::format("{}{}{}: {}\n{}", name_of(r.verdict), blank, r.failure->name,
                                      outcome.message.en, outcome.errors)});
    }
    return row;
}

void keep(const Row& row, const Configuration& configuration,
          const std::vector<const Problem*>& problems) {
    if (!row.judged) return;
    for (const Problem* problem : problems) {
        if (std::ranges::count(row.shortfalls, problem, &Shortfall::problem) > 0) continue;
        write_file(kept_file(configuration, *problem), fmt::format("{}\n", row.slowest_us));
    }
}

std::optional<Row> kept(const Configuration& configuration, const Problem& problem) {
    const fs::path file = kept_file(configuration, problem);
    if (!fs::exists(file)) return std::nullopt;
    Row row;
    row.compiled = row.accepted = 1;
    row.slowest_us = std::atoll(read_file(file).c_str());
    return row;
}

Row run_and_keep(const Configuration& configuration, const std::vector<const Problem*>& problems,
                 bool resume, int jobs, const std::function<void(std::size_t)>& progress) {
    Row row;
    std::vector<const Problem*> left;
    for (const Problem* problem : problems) {
        const std::optional<Row> held = resume ? kept(configuration, *problem) : std::nullopt;
        if (held) row += *held;
        if (!held) left.push_back(problem);
    }
    if (left.empty()) return row;
    const std::size_t before = row.accepted;
    const Row rest =
        run(configuration, left, jobs, [&](std::size_t done) { progress(before + done); });
    keep(rest, configuration, left);
    return row += rest;
}

}  // namespace tools
