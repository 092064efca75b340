#include "prove/matrix.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <optional>
#include <set>
#include <sstream>

#include "base/interrupt.hpp"
#include "base/process.hpp"
#include "base/text.hpp"
#include "base/workers.hpp"
#include "core/comparison.hpp"
#include "core/hash.hpp"
#include "core/letters.hpp"
#include "data/modules.hpp"
#include "judge/entries.hpp"
#include "ship/submission.hpp"

namespace tools {

namespace {

using std::string_literals::operator""s;

const std::vector<std::string> kStrict = {"-Wall",        "-Wextra", "-Wshadow",
                                          "-Wconversion", "-Werror", "-pedantic-errors"};

// What scripts/workshop/matrix --install unpacks, since it conflicts with installed packages: libc++ 19 with
// that of Clang 14, 32-bit Wine with a 64-bit system.
fs::path unpacked(const char* name) {
    return build_dir() / name / "usr";
}

// The version of a compiler: the last word of its first line that starts with a digit.
std::string version(const std::string& command) {
    const std::string all = run_command({command, "--version"}).output;
    std::istringstream line(all.substr(0, all.find('\n')));
    std::string found;
    for (std::string word; line >> word;) {
        if (word[0] >= '0' && word[0] <= '9') found = word.substr(0, word.find('-'));
    }
    return found;
}

struct Chain {
    std::string name, command, packages, with;  // "Clang", "clang++", ..., " with libc++"
    std::vector<std::string> flags{};
};

class Collector {
 public:
    // False if a command of the same program was taken before.
    bool begin(Chain chain) {
        chain_ = std::move(chain);
        const auto file = find_command(chain_.command);
        if (file && !seen_.insert(fs::canonical(*file).string() + chain_.with).second) return false;
        family_ =
            file ? fmt::format("{} {}", chain_.name, version(chain_.command)) : chain_.command;
        family_ += chain_.with;
        return true;
    }

    // Flags as in a shell; `more` of them are not shown.
    Configuration& add(const std::string& standard, const std::string& flags,
                       const std::string& more = "") {
        Configuration c;
        c.family = family_;
        c.flags = fmt::format("-std={} {}", standard, flags);
        c.compiler.command = chain_.command;
        std::istringstream words(fmt::format("{} {}", c.flags, more));
        for (std::string word; words >> word;) c.compiler.flags.push_back(word);
        c.compiler.flags.insert(c.compiler.flags.end(), kStrict.begin(), kStrict.end());
        c.compiler.flags.insert(c.compiler.flags.end(), chain_.flags.begin(), chain_.flags.end());
        c.packages = chain_.packages;
        all.push_back(std::move(c));
        return all.back();
    }

    std::vector<Configuration> all;

 private:
    Chain chain_;
    std::string family_;
    std::set<std::string> seen_;
};

const char* const kNewest = "c++2b";  // C++23, as all of these compilers spell it
const char* const kMacro = "-DONLINE_JUDGE";

// For programs that check themselves, and so are slower than a judge's.
Configuration& slow(Configuration& c) {
    c.patience = 20;
    return c;
}

// Every standard, level of optimisation, library and word size, but not every combination.
void add_linux(Collector& to, bool core) {
    to.add("c++11", "-O2", kMacro).core = core;
    for (const char* standard : {"c++14", "c++17", "c++20"}) to.add(standard, "-O2", kMacro);
    to.add(kNewest, "-O2", kMacro).core = core;
    for (const char* standard : {"gnu++11", "gnu++17", "gnu++2b"}) to.add(standard, "-O2", kMacro);
    slow(to.add("gnu++14", "-O0"));
    to.add("gnu++20", "-O3 -march=native");
    slow(to.add("c++11", "-O1 -fsanitize=address,undefined", "-fno-sanitize-recover=all"))
        .sanitized = true;
}

// With the library of GCC; Debian has no 32-bit libc++.
void add_libstdcxx(Collector& to, bool core) {
    to.add("c++11", "-O2 -m32", kMacro).core = core;
    to.add(kNewest, "-O2 -m32", kMacro);
    to.add("c++11", "-O2 -m32 -mno-sse -mfpmath=387").core = core;
    to.add("c++11", "-O2 -static", kMacro);
    slow(to.add("c++11", "-O1 -D_GLIBCXX_DEBUG", "-D_GLIBCXX_DEBUG_PEDANTIC"));
}

void add_windows(Collector& to, bool core) {
    const std::size_t first = to.all.size();
    to.add("c++11", "-O2", kMacro).core = core;
    to.add("c++17", "-O2", kMacro);
    to.add(kNewest, "-O2", kMacro);
    to.add("gnu++17", "-O2", kMacro);
    slow(to.add("gnu++14", "-O0"));
    for (std::size_t i = first; i < to.all.size(); ++i) to.all[i].windows = true;
}

// Neither POSIX nor Windows: Clang for WebAssembly, with its own libc++, which has no exceptions.
void add_wasm(Collector& to) {
    to.add("c++11", "-O2", kMacro).wasm = true;
    to.add(kNewest, "-O2", kMacro).wasm = true;
}

// --- programs that something else has to run ---

bool is_wide(const Configuration& c) {
    return c.compiler.command.rfind("x86_64", 0) == 0;
}

std::optional<fs::path> wine(bool wide) {
    // Debian keeps the loaders out of PATH.
    const char* const name = wide ? "wine64" : "wine";
    for (const fs::path& usr : {fs::path("/usr"), unpacked("wine32")}) {
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

// Wine or Node, ready to run the configuration's programs; empty where it is not here.
// Whether this machine runs what it compiles, as far as only that counts.
bool runs(const Configuration& c) {
    const std::vector<std::string>& flags = c.compiler.flags;
    return std::count(flags.begin(), flags.end(), "-m32") == 0 || runs_32_bit_programs();
}

// Empty: nothing here runs them.
std::vector<std::string> launcher_of(const Configuration& c) {
    if (!runs(c)) return {};
    if (c.wasm) {
        const std::optional<fs::path> node = find_command("node");
        if (!node) return {};
        return {"env", "NODE_NO_WARNINGS=1", node->string(),
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

// Like judge(), but without the runner, whose environment is too bare for Wine and Node.
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

std::vector<Configuration> configurations() {
    Collector to;
    for (const auto& [command, packages, core] : {std::tuple("g++", "g++-multilib", true),
                                                  {"g++-11", "g++-11-multilib", false},
                                                  {"g++-12", "g++-12-multilib", false}}) {
        if (!to.begin({"GCC", command, packages, ""})) continue;
        add_linux(to, core);
        add_libstdcxx(to, core);
        to.add("c++14", "-O2 -march=native -fno-asm", kMacro);  // Luogu's
    }
    for (const auto& [command, packages] :
         {std::pair("clang++", "clang libclang-rt-dev g++-multilib"),
          {"clang++-14", "clang-14 libclang-rt-14-dev g++-multilib"},
          {"clang++-19", "clang-19 libclang-rt-19-dev g++-multilib"}}) {
        if (!to.begin({"Clang", command, packages, ""})) continue;
        add_linux(to, command == "clang++"s);
        add_libstdcxx(to, command == "clang++"s);
    }
    // The installed libc++ belongs to the Clang that is called clang++.
    if (to.begin({"Clang",
                  "clang++",
                  "clang libclang-rt-dev libc++-dev libc++abi-dev",
                  " with libc++",
                  {"-stdlib=libc++"}})) {
        add_linux(to, true);
    }
    const std::string llvm = (unpacked("libcxx") / "lib/llvm-19").string();
    if (to.begin({"Clang",
                  "clang++-19",
                  "clang-19 libclang-rt-19-dev libc++-19-dev",
                  " with libc++",
                  {"-stdlib=libc++", "-nostdinc++", "-isystem", llvm + "/include/c++/v1",
                   "-L" + llvm + "/lib", "-Wl,-rpath," + llvm + "/lib"}})) {
        add_linux(to, false);
    }
    if (to.begin({"Clang",
                  "clang++",
                  "clang lld wasi-libc libc++-dev-wasm32 libclang-rt-dev-wasm32 nodejs",
                  " for WebAssembly",
                  {"--target=wasm32-wasi", "-fno-exceptions"}})) {
        add_wasm(to);
    }
    // 1 MiB of stack, the least that a judge is known to give.
    for (const auto& [command, packages, bits, core] :
         {std::tuple("i686-w64-mingw32-g++", "g++-mingw-w64-i686-win32", " (32 bits)", true),
          {"x86_64-w64-mingw32-g++", "g++-mingw-w64-x86-64-win32", " (64 bits)", false}}) {
        if (to.begin({"MinGW", command, packages, bits, {"-static", "-Wl,--stack,1048576"}})) {
            add_windows(to, core);
        }
    }
    return to.all;
}

bool is_here(const Configuration& configuration) {
    if (!find_command(configuration.compiler.command)) return false;
    const fs::path file = cache_dir() / "matrix" / "smallest.cpp";
    write_file(file, "#include <vector>\nint main() { return std::vector<int>(1).at(0); }\n");
    try {
        return compile(file, configuration.compiler).program.has_value();
    } catch (const Interrupted&) {
        throw;
    } catch (const Error&) {
        return false;  // it does not know the flags, or lacks its library
    }
}

Row run(const Configuration& configuration, const std::vector<const Problem*>& problems, int jobs,
        const std::function<void(std::size_t)>& progress) {
    if (configuration.windows || configuration.wasm || !runs(configuration)) {
        return run_launched(configuration, problems, jobs, progress);
    }
    std::vector<Entry> entries;
    for (const Problem* problem : problems) {
        Entry entry = bundle_entry(*problem);
        entry.compiler = configuration.compiler;
        entry.time_limit_s = problem->time_limit_s * configuration.patience;
        if (configuration.sanitized) {
            entry.stack_kb = kUsualStack;
            entry.limit_address_space = false;
            entry.memory_limit_kb = std::max(problem->memory_limit_kb, 1L << 20);
        }
        entries.push_back(std::move(entry));
    }
    Settings settings;
    settings.groups = {Group::sample, Group::edge, Group::hack, Group::limit};
    settings.shrink = std::chrono::milliseconds(0);
    settings.jobs = jobs;
    Observer observer;
    if (progress) observer.progress = [&](const Progress& p) { progress(p.problems_done); };
    Row row;
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
                                      outcome.message, outcome.errors)});
    }
    return row;
}

void keep(const Row& row, const Configuration& configuration,
          const std::vector<const Problem*>& problems) {
    if (!row.judged) return;
    for (const Problem* problem : problems) {
        const bool fell = std::any_of(row.shortfalls.begin(), row.shortfalls.end(),
                                      [&](const Shortfall& s) { return s.problem == problem; });
        if (fell) continue;
        write_file(kept_file(configuration, *problem), fmt::format("{}\n", row.slowest_us));
    }
}

Row kept(const Configuration& configuration, const std::vector<const Problem*>& problems,
         std::vector<const Problem*>& left) {
    Row row;
    for (const Problem* problem : problems) {
        const fs::path file = kept_file(configuration, *problem);
        if (!fs::exists(file)) {
            left.push_back(problem);
            continue;
        }
        ++row.compiled;
        ++row.accepted;
        row.slowest_us =
            std::max<std::int64_t>(row.slowest_us, std::atoll(read_file(file).c_str()));
    }
    return row;
}

Row joined(const Row& a, const Row& b) {
    Row row = a;
    row.compiled += b.compiled;
    row.accepted += b.accepted;
    row.judged = a.judged && b.judged;
    row.slowest_us = std::max(a.slowest_us, b.slowest_us);
    row.shortfalls.insert(row.shortfalls.end(), b.shortfalls.begin(), b.shortfalls.end());
    return row;
}

Row run_and_keep(const Configuration& configuration, const std::vector<const Problem*>& problems,
                 bool resume, int jobs, const std::function<void(std::size_t)>& progress) {
    Row row;
    std::vector<const Problem*> left = problems;
    if (resume) {
        left.clear();
        row = kept(configuration, problems, left);
    }
    if (left.empty()) return row;
    const std::size_t before = row.accepted;
    const Row rest =
        run(configuration, left, jobs, [&](std::size_t done) { progress(before + done); });
    keep(rest, configuration, left);
    return joined(row, rest);
}

std::vector<Configuration> configurations_named(const std::vector<std::string>& texts, bool core) {
    std::vector<Configuration> chosen = configurations();
    std::erase_if(chosen, [&](const Configuration& c) {
        const std::string name = lower(c.compiler.command + " " + c.name() + " ");
        return (core && !c.core) ||
               !std::all_of(texts.begin(), texts.end(), [&](const std::string& text) {
                   return name.find(lower(text)) != std::string::npos;
               });
    });
    return chosen;
}

}  // namespace tools
