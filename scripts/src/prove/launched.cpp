#include "prove/launched.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <optional>

#include "base/process.hpp"
#include "base/workers.hpp"
#include "catalog/modules.hpp"
#include "core/comparison.hpp"
#include "judge/entries.hpp"

namespace tools {

namespace {

bool is_wide(const Configuration& c) {
    return c.compiler.command.rfind("x86_64", 0) == 0;
}

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

std::string with_crlf(std::string_view text) {
    std::string result;
    for (const char c : text) {
        if (c == '\n') result += '\r';
        result += c;
    }
    return result;
}

std::string without_crlf(std::string text) {
    for (std::size_t at = 0; (at = text.find("\r\n", at)) != std::string::npos; ++at)
        text.erase(at, 1);
    return text;
}

// True iff the system starts what the configuration compiles, as far as word size counts.
bool starts(const Configuration& c) {
    const std::vector<std::string>& flags = c.compiler.flags;
    return std::count(flags.begin(), flags.end(), "-m32") == 0 || runs_32_bit_programs();
}

// What starts the configuration's programs: Wine or Node, made ready. Empty: nothing here does.
std::vector<std::string> launcher_of(const Configuration& c) {
    if (!starts(c)) return {};
    if (c.wasm) {
        const std::optional<fs::path> node = find_command("node");
        if (!node) return {};
        // What Node warns of on standard error is no output of the program.
        return {"sh", "-c", "exec \"$0\" \"$@\" 2> /dev/null", node->string(),
                (root() / "scripts/src/prove/programs/wasi.mjs").string()};
    }
    const std::optional<fs::path> loader = wine(is_wide(c));
    if (!loader) return {};
    start_wine(*loader, is_wide(c));
    return {loader->string()};
}

// What is wrong on one case, if anything is. On Windows, input and output have CRLF.
std::optional<std::string> fault(std::vector<std::string> command, bool windows, const Case& c,
                                 const rules::Rules* rules, double time_limit_s) {
    const std::string limit = fmt::format("{}", time_limit_s + 5);  // with the launcher's own start
    command.insert(command.begin(), {"timeout", limit});
    const CommandResult result =
        run_command(command, windows ? with_crlf(c.input) : std::string(c.input));
    if (result.exit_code == 124) return fmt::format("TLE {}: stopped after {} s", c.name, limit);
    if (result.exit_code != 0) return fmt::format("RE {}: exit code {}", c.name, result.exit_code);
    const std::string output = windows ? without_crlf(result.output) : result.output;
    // Where it does not write text, bytes are compared.
    const Comparison comparison = windows && with_crlf(output) != result.output
                                      ? compare(with_crlf(c.expected), result.output)
                                  : rules == nullptr ? compare(c.expected, output)
                                                     : compare(*rules, c.legal, c.expected, output);
    if (comparison.verdict == Verdict::AC) return std::nullopt;
    return fmt::format("{} {}: {}", name_of(comparison.verdict), c.name, comparison.message);
}

}  // namespace

bool is_launched(const Configuration& c) {
    return c.windows || c.wasm || !starts(c);
}

Row run_launched(const Configuration& c, const std::vector<const Problem*>& problems, int jobs,
                 const std::function<void(std::size_t)>& progress) {
    const std::vector<std::string> launcher = launcher_of(c);
    std::vector<Row> rows(problems.size());  // of one problem each
    const auto judge_one = [&](std::size_t i) {
        const Problem* const problem = problems[i];
        const Compilation made = compile(bundle_file(*problem), c.compiler);
        if (!made.program) {
            rows[i].shortfalls.push_back({problem, "CE: does not compile\n" + made.messages});
            return;
        }
        rows[i].compiled = 1;
        if (launcher.empty()) return;
        std::vector<std::string> command = launcher;
        command.push_back(made.program->string());
        Cases cases = load_files(*problem);
        cases.append(load_group(*problem, Group::limit));
        const std::unique_ptr<rules::Rules> rules = make_rules(*problem);
        for (const Case& each : cases.list()) {
            const auto started = std::chrono::steady_clock::now();
            const auto found =
                fault(command, c.windows, each, rules.get(), problem->time_limit_s * c.patience);
            const auto took = std::chrono::steady_clock::now() - started;
            rows[i].slowest_us =
                std::max<std::int64_t>(rows[i].slowest_us, took / std::chrono::microseconds(1));
            if (!found) continue;
            rows[i].shortfalls.push_back({problem, *found});
            break;
        }
        rows[i].accepted = rows[i].shortfalls.empty();
    };
    in_parallel(
        jobs, problems.size(), [&] { return judge_one; },
        [&](std::size_t done) {
            if (progress) progress(done);
            return true;
        });
    Row all;
    all.judged = !launcher.empty();
    for (const Row& row : rows) {
        all.compiled += row.compiled;
        all.accepted += row.accepted;
        all.slowest_us = std::max(all.slowest_us, row.slowest_us);
        all.shortfalls.insert(all.shortfalls.end(), row.shortfalls.begin(), row.shortfalls.end());
    }
    return all;
}

}  // namespace tools
