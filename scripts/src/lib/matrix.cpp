#include "lib/matrix.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <chrono>
#include <cstdlib>
#include <set>
#include <sstream>

#include "lib/process.hpp"
#include "lib/session.hpp"

namespace kit {

namespace {

const std::vector<std::string> kStrict = {"-Wall", "-Wextra", "-Wshadow", "-Wconversion",
                                          "-Werror"};

// libc++ 19 cannot be installed beside that of Clang 14; scripts/matrix --install unpacks it here.
fs::path own_libcxx() {
    return build_dir() / "libc++-19" / "usr" / "lib" / "llvm-19";
}

// The version that a compiler tells: the last word of its first line that begins with a digit.
std::string version(const std::string& command) {
    const std::string all = run_command({command, "--version"}).output;
    std::istringstream line(all.substr(0, all.find('\n')));
    std::string found;
    for (std::string word; line >> word;) {
        if (word[0] >= '0' && word[0] <= '9') found = word;
    }
    return found;
}

class Collector {
 public:
    // A compiler and a library of it. Names that stand for the same program are taken once.
    bool begin(const std::string& command, const std::string& package, const std::string& library,
               std::vector<std::string> flags) {
        command_ = command;
        package_ = package;
        flags_ = std::move(flags);
        const auto file = find_command(command);
        if (file && !seen_.insert(fs::canonical(*file).string() + library).second) return false;
        name_ = file ? fmt::format("{} {}", command, version(command)) : command;
        if (!library.empty()) name_ += " " + library;
        return true;
    }

    // Flags as in a shell; a standard of GNU goes without -pedantic-errors.
    Configuration& add(const std::string& standard, const std::string& flags) {
        Configuration c;
        c.name = fmt::format("{} -std={} {}", name_, standard, flags);
        c.compiler.command = command_;
        c.compiler.flags = {"-std=" + standard, "-DONLINE_JUDGE"};
        std::istringstream words(flags);
        for (std::string word; words >> word;) c.compiler.flags.push_back(word);
        c.compiler.flags.insert(c.compiler.flags.end(), kStrict.begin(), kStrict.end());
        if (standard.rfind("gnu", 0) != 0) c.compiler.flags.push_back("-pedantic-errors");
        c.compiler.flags.insert(c.compiler.flags.end(), flags_.begin(), flags_.end());
        c.package = package_;
        all.push_back(std::move(c));
        return all.back();
    }

    std::vector<Configuration> all;

 private:
    std::string command_, package_, name_;
    std::vector<std::string> flags_;
    std::set<std::string> seen_;
};

const char* const kNewest = "c++2b";  // C++23, as all of these compilers spell it

void add_standards(Collector& to, bool core) {
    to.add("c++11", "-O2").core = core;
    for (const char* standard : {"c++14", "c++17", "c++20"}) to.add(standard, "-O2");
    to.add(kNewest, "-O2").core = core;
    for (const char* standard : {"gnu++11", "gnu++17", "gnu++2b"}) to.add(standard, "-O2");
}

// What is slower than a judge's program, since it looks closer.
Configuration& slow(Configuration& c) {
    c.patience = 20;
    return c;
}

void add_linux(Collector& to, bool gcc_library, bool gcc, bool core) {
    add_standards(to, core);
    slow(to.add("c++11", "-O0"));
    to.add("c++11", "-O3 -march=native");
    slow(to.add("c++11", "-O1 -fsanitize=address,undefined -fno-sanitize-recover=all")).sanitized =
        true;
    if (!gcc_library) return;
    to.add("c++11", "-O2 -m32").core = core && gcc;
    to.add(kNewest, "-O2 -m32");
    to.add("c++11", "-O2 -m32 -mno-sse -mfpmath=387");
    to.add("c++11", "-O2 -static");
    slow(to.add("c++11", "-O1 -D_GLIBCXX_DEBUG -D_GLIBCXX_DEBUG_PEDANTIC"));
}

void add_windows(Collector& to, bool core) {
    const std::size_t first = to.all.size();
    to.add("c++11", "-O2").core = core;
    to.add("c++11", "-O0").patience = 20;
    to.add(kNewest, "-O2");
    to.add("gnu++17", "-O2");
    for (std::size_t i = first; i < to.all.size(); ++i) to.all[i].windows = true;
}

std::optional<fs::path> wine(bool wide) {
    // Debian keeps the loaders out of PATH; that of 32 bits is of a package of its own.
    const fs::path loader = wide ? "/usr/lib/wine/wine64" : "/usr/lib/wine/wine";
    if (fs::exists(loader)) return loader;
    return wide ? find_command("wine64") : std::nullopt;
}

bool is_wide(const Configuration& c) {
    return c.compiler.command.rfind("x86_64", 0) == 0;
}

std::string with_crlf(std::string_view text) {
    std::string result;
    for (const char c : text) {
        if (c == '\n') result += '\r';
        result += c;
    }
    return result;
}

// What falls short on one case, if anything does. Input and output are text as Windows has it.
std::optional<std::string> fault(const fs::path& wine, const fs::path& program, const Case& c) {
    const CommandResult result =
        run_command({"timeout", "60", wine.string(), program.string()}, with_crlf(c.input));
    if (result.exit_code != 0) return fmt::format("RE {}: exit code {}", c.name, result.exit_code);
    const auto difference = first_difference(with_crlf(c.expected), result.output);
    if (!difference) return std::nullopt;
    return fmt::format("WA {}: line {}, column {}: expected {}, found {}", c.name, difference->line,
                       difference->column, difference->expected, difference->found);
}

Row run_windows(const Configuration& c, const std::vector<const Problem*>& problems) {
    Row row;
    row.judged = wine_runs(c);
    ::setenv("WINEDEBUG", "-all", 1);
    ::setenv("WINEPREFIX", (build_dir() / "wine").c_str(), 1);
    for (const Problem* problem : problems) {
        const Compilation made = compile(bundle_file(*problem), c.compiler);
        if (!made.program) {
            row.shortfalls.push_back({problem, "CE: " + made.messages});
            continue;
        }
        ++row.compiled;
        if (!row.judged) continue;
        std::optional<std::string> found;
        Cases cases = load_files(*problem);
        cases.append(load_group(*problem, Group::limit));
        for (const Case& each : cases.list()) {
            const auto started = std::chrono::steady_clock::now();
            if ((found = fault(*wine(is_wide(c)), *made.program, each))) break;
            const auto took = std::chrono::steady_clock::now() - started;
            row.slowest_us =
                std::max<std::int64_t>(row.slowest_us, took / std::chrono::microseconds(1));
        }
        if (found) {
            row.shortfalls.push_back({problem, *found});
        } else {
            ++row.accepted;
        }
    }
    return row;
}

}  // namespace

std::vector<Configuration> configurations() {
    Collector to;
    for (const auto& [command, package] : {std::pair("g++", "g++-multilib"),
                                           {"g++-11", "g++-11-multilib"},
                                           {"g++-12", "g++-12-multilib"}}) {
        if (to.begin(command, package, "", {})) {
            add_linux(to, true, true, command == std::string_view("g++"));
        }
    }
    for (const auto& [command, package] :
         {std::pair("clang++", "clang"), {"clang++-14", "clang-14"}, {"clang++-19", "clang-19"}}) {
        if (to.begin(command, package, "", {})) add_linux(to, true, false, false);
    }
    // The library that is installed is that of the Clang which is called just so.
    if (to.begin("clang++", "libc++-dev", "libc++", {"-stdlib=libc++"})) {
        add_linux(to, false, false, true);
    }
    const std::string library = own_libcxx().string();
    if (to.begin("clang++-19", "libc++-19-dev", "libc++ 19",
                 {"-stdlib=libc++", "-nostdinc++", "-isystem", library + "/include/c++/v1",
                  "-L" + library + "/lib", "-Wl,-rpath," + library + "/lib"})) {
        add_linux(to, false, false, false);
    }
    // 1 MiB of stack, as little as a judge is known to give.
    const std::vector<std::string> windows = {"-static", "-Wl,--stack,1048576"};
    if (to.begin("i686-w64-mingw32-g++", "g++-mingw-w64-i686-win32", "", windows)) {
        add_windows(to, true);
    }
    if (to.begin("x86_64-w64-mingw32-g++", "g++-mingw-w64-x86-64-win32", "", windows)) {
        add_windows(to, false);
    }
    return to.all;
}

bool is_here(const Configuration& configuration) {
    if (configuration.package == "libc++-19-dev" && !fs::exists(own_libcxx())) return false;
    return find_command(configuration.compiler.command).has_value();
}

bool wine_runs(const Configuration& configuration) {
    return wine(is_wide(configuration)).has_value();
}

Row run(const Configuration& configuration, const std::vector<const Problem*>& problems, int jobs) {
    if (configuration.windows) return run_windows(configuration, problems);
    std::vector<Entry> entries;
    for (const Problem* problem : problems) {
        Entry entry{problem, [problem] { return bundle_file(*problem); }, "", {}, {}, {}};
        entry.compiler = configuration.compiler;
        entry.time_limit_s = problem->time_limit_s * configuration.patience;
        entry.stack_kb = configuration.sanitized ? kUsualStack : kSmallStack;
        if (configuration.sanitized) {
            entry.limit_address_space = false;
            entry.memory_limit_kb = std::max(problem->memory_limit_kb, 1L << 20);
        }
        entries.push_back(std::move(entry));
    }
    Settings settings;
    settings.groups = {Group::sample, Group::edge, Group::hack, Group::limit};
    settings.shrink = std::chrono::milliseconds(0);
    settings.jobs = jobs;
    Row row;
    const std::vector<Result> results = judge(entries, settings, {});
    for (std::size_t i = 0; i < results.size(); ++i) {
        const Result& r = results[i];
        row.compiled += r.verdict != Verdict::CE;
        row.accepted += r.verdict == Verdict::AC;
        row.slowest_us = std::max(row.slowest_us, r.time_us);
        if (!r.failure) continue;
        const Outcome& outcome = r.failure->outcome;
        row.shortfalls.push_back(
            {problems[i], fmt::format("{} {}: {}\n{}", name_of(r.verdict), r.failure->name,
                                      outcome.message, outcome.errors)});
    }
    return row;
}

}  // namespace kit
