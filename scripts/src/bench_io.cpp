// build/bin/bench_io: common/fast_io.hpp against the limits of the machine and what else reads and
// writes numbers.
#include <fcntl.h>
#include <fmt/format.h>
#include <spawn.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <functional>
#include <map>
#include <random>
#include <string>
#include <vector>

#include "lib/command_line.hpp"
#include "lib/process.hpp"
#include "lib/repository.hpp"

namespace {

using kit::fs::path;

struct Task {
    std::string title;
    std::string input;  // of the files below
    std::string defines;
    bool by_pipe;
    bool to_file;  // else to /dev/null
    double goal;   // as a multiple of limit_read; 0: none
};

const char* const u32 = "-DNUMBER=std::uint32_t";
const char* const i64 = "-DNUMBER=std::int64_t";
const char* const u32_pairs = "-DNUMBER=std::uint32_t -DPAIRS";
const char* const u64_pairs = "-DNUMBER=std::uint64_t -DPAIRS";

const std::vector<Task> tasks = {
    {"u32 rnd file", "u32-random-length", u32, false, false, 3.4},
    {"u32 uni file", "u32-uniform", u32, false, false, 2.3},
    {"u32 rnd pipe", "u32-random-length", u32, true, false, 7},
    {"u32 uni pipe", "u32-uniform", u32, true, false, 5.5},
    {"i64 rnd file", "i64-random-length", i64, false, false, 3.0},
    {"i64 uni file", "i64-uniform", i64, false, false, 2.4},
    {"u32 sum null", "u32-pairs", u32_pairs, false, false, 3.2},
    {"u32 sum file", "u32-pairs", u32_pairs, false, true, 0},
    {"u64 sum null", "u64-pairs", u64_pairs, false, false, 2.9},
    {"u64 sum file", "u64-pairs", u64_pairs, false, true, 0},
};
const Task start_up = {"start-up", "three", u32, false, false, 20};

path bench_folder() {
    return kit::build_dir() / "bench" / "io";
}

// --- inputs: the same bytes each time -----------------------------------------------------------

std::uint64_t of_random_length(std::mt19937_64& random, int most_digits) {
    std::uint64_t bound = 1;
    for (std::uint64_t digits = random() % static_cast<unsigned>(most_digits) + 1; digits > 0;
         --digits)
        bound *= 10;
    return bound / 10 + random() % (bound - bound / 10);
}

std::string signed_text(std::mt19937_64& random, std::uint64_t magnitude) {
    return (random() % 2 ? "-" : "") + std::to_string(magnitude);
}

path make_input(const std::string& name) {
    const std::map<std::string, std::pair<int, std::function<std::string(std::mt19937_64&)>>>
        kinds = {
            {"three", {3, [](auto& random) { return std::to_string(random() % 1000); }}},
            {"u32-random-length",
             {10'000'000,
              [](auto& random) {
                  return std::to_string(
                      std::min<std::uint64_t>(of_random_length(random, 10), UINT32_MAX));
              }}},
            {"u32-uniform",
             {10'000'000, [](auto& random) { return std::to_string(random() >> 32); }}},
            {"i64-random-length",
             {1'000'000,
              [](auto& random) {
                  return signed_text(
                      random, std::min<std::uint64_t>(of_random_length(random, 19), INT64_MAX));
              }}},
            {"i64-uniform",
             {1'000'000, [](auto& random) { return signed_text(random, random() >> 1); }}},
            {"u32-pairs",
             {5'000'000,
              [](auto& random) {
                  return std::to_string(random() >> 32) + " " + std::to_string(random() >> 32);
              }}},
            {"u64-pairs",
             {5'000'000,
              [](auto& random) {
                  const std::uint64_t bound = 1'000'000'000'000'000'001;
                  return std::to_string(random() % bound) + " " + std::to_string(random() % bound);
              }}},
        };
    const path file = bench_folder() / (name + ".in");
    if (exists(file)) return file;
    std::mt19937_64 random(1);
    std::string text;
    for (int i = 0; i < kinds.at(name).first; ++i) text += kinds.at(name).second(random) + '\n';
    kit::write_file(file, text);
    return file;
}

// --- programs -----------------------------------------------------------------------------------

path compile(const std::string& contender, const std::string& defines, const std::string& flags) {
    const path source = kit::root() / "scripts/src/bench/io" / (contender + ".cpp");
    std::string name = contender + defines + flags;
    std::replace_if(
        name.begin(), name.end(), [](unsigned char c) { return !std::isalnum(c); }, '_');
    const path program = bench_folder() / name;
    auto newest =
        std::max(last_write_time(source), last_write_time(source.parent_path() / "task.hpp"));
    for (const auto& entry : kit::fs::directory_iterator(kit::root() / "common"))
        newest = std::max(newest, entry.last_write_time());
    if (exists(program) && last_write_time(program) > newest) return program;
    const std::vector<std::string> command =
        kit::split_command("g++ -std=c++17 -O2 " + defines + " " + flags);
    std::vector<std::string> arguments = command;
    arguments.insert(arguments.end(), {source.string(), "-o", program.string()});
    const kit::CommandResult result = kit::run_command(arguments);
    if (result.exit_code != 0) throw kit::Error(result.output);
    return program;
}

// CPU time (user and system) in microseconds of one run.
double measure(const path& program, const path& input, bool by_pipe, const path& output,
               std::uintmax_t output_size) {
    int ends[2] = {-1, -1};
    pid_t feeder = -1;
    if (by_pipe) {
        if (::pipe(ends) != 0) throw kit::Error("no pipe could be made");
        feeder = ::fork();
        if (feeder == 0) {
            ::close(ends[0]);
            const int file = ::open(input.c_str(), O_RDONLY);
            static char block[1 << 16];
            for (ssize_t got; (got = ::read(file, block, sizeof block)) > 0;)
                if (::write(ends[1], block, static_cast<std::size_t>(got)) != got) break;
            ::_exit(0);
        }
        ::close(ends[1]);
    }
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    if (by_pipe)
        posix_spawn_file_actions_adddup2(&actions, ends[0], 0);
    else
        posix_spawn_file_actions_addopen(&actions, 0, input.c_str(), O_RDONLY, 0);
    posix_spawn_file_actions_addopen(&actions, 1, output.c_str(), O_WRONLY | O_CREAT | O_TRUNC,
                                     0666);
    std::string name = program.string();
    std::string size = std::to_string(output_size);
    char* const arguments[] = {name.data(), size.data(), nullptr};
    pid_t child = -1;
    const int failed = ::posix_spawn(&child, name.c_str(), &actions, nullptr, arguments, environ);
    posix_spawn_file_actions_destroy(&actions);
    if (failed != 0) throw kit::Error(fmt::format("{} could not be started", name));
    if (by_pipe) ::close(ends[0]);
    int status = 0;
    rusage usage{};
    ::wait4(child, &status, 0, &usage);
    if (by_pipe) ::waitpid(feeder, nullptr, 0);
    if (status != 0) throw kit::Error(fmt::format("{} failed", program.string()));
    const auto us = [](const timeval& t) {
        return 1e6 * static_cast<double>(t.tv_sec) + static_cast<double>(t.tv_usec);
    };
    return us(usage.ru_utime) + us(usage.ru_stime);
}

double median(std::vector<double> values) {
    std::sort(values.begin(), values.end());
    return values[values.size() / 2];
}

std::vector<double> medians(const Task& task, const std::vector<std::string>& contenders,
                            int rounds, const std::string& flags) {
    const path input = make_input(task.input);
    const path output = bench_folder() / "output";
    std::vector<path> programs;
    for (const std::string& contender : contenders)
        programs.push_back(compile(contender, task.defines, flags));

    // The first run of each warms up, and shows that all print the same.
    std::string expected;
    for (std::size_t i = 0; i < contenders.size(); ++i) {
        if (contenders[i].starts_with("limit")) continue;
        measure(programs[i], input, task.by_pipe, output, 0);
        const std::string text = kit::read_file(output);
        if (expected.empty()) expected = text;
        if (text != expected)
            throw kit::Error(
                fmt::format("{}: {} prints something else", task.title, contenders[i]));
    }
    std::vector<std::vector<double>> times(contenders.size());
    for (int round = 0; round < rounds; ++round)
        for (std::size_t i = 0; i < contenders.size(); ++i)
            times[i].push_back(measure(programs[i], input, task.by_pipe,
                                       task.to_file ? output : "/dev/null", expected.size()));
    std::vector<double> result;
    for (const auto& of_one : times) result.push_back(median(of_one));
    return result;
}

}  // namespace

int main(int argc, char** argv) {
    CLI::App app(
        "Measures reading and writing of numbers: CPU time of whole processes, medians of\n"
        "interleaved rounds, as multiples of a program that reads the same bytes and does\n"
        "nothing with them.\n",
        "bench_io");
    int rounds = 9;
    std::string flags;
    std::vector<std::string> contenders;
    app.add_option("CONTENDER", contenders, "Sources in scripts/src/bench/io (default: all)");
    app.add_option("--rounds", rounds, "Runs of each program (default: 9)")
        ->check(CLI::PositiveNumber);
    app.add_option("--flags", flags, "Compiler flags besides -O2, e.g. -march=native");
    std::string only;
    app.add_option("--task", only, "Only tasks whose title has this in it");
    CLI11_PARSE(app, argc, argv);

    return kit::guarded("bench_io", [&] {
        create_directories(bench_folder());
        if (contenders.empty())
            contenders = {"limit_add",    "fast_io", "charconv", "fread",     "getchar",
                          "cin_unsynced", "fmt",     "scanf",    "cin_synced"};
        contenders.insert(contenders.begin(), "limit_read");
        bool reached = true;
        fmt::print("{:14}{:>6}", "", "goal");
        for (const std::string& contender : contenders) fmt::print("{:>13}", contender);
        fmt::print("\n");
        for (const Task& task : tasks) {
            if (task.title.find(only) == std::string::npos) continue;
            const std::vector<double> times = medians(task, contenders, rounds, flags);
            fmt::print("{:14}{:>6}{:>10.1f} ms", task.title,
                       task.goal ? fmt::format("{:.1f}", task.goal) : "", times[0] / 1000);
            for (std::size_t i = 1; i < times.size(); ++i) {
                const double ratio = times[i] / times[0];
                fmt::print("{:>13.2f}", ratio);
                if (contenders[i] == "fast_io" && task.goal > 0 && ratio > task.goal)
                    reached = false;
            }
            fmt::print("\n");
            std::fflush(stdout);
        }
        if (start_up.title.find(only) != std::string::npos) {
            contenders[0] = "limit_empty";
            const std::vector<double> times = medians(start_up, contenders, 40 * rounds, flags);
            fmt::print("{:14}{:>6}{:>10.1f} us", start_up.title, start_up.goal, times[0]);
            for (std::size_t i = 1; i < times.size(); ++i)
                fmt::print("{:>+10.1f} us", times[i] - times[0]);
            fmt::print("\n");
        }
        if (!reached) fmt::print("A goal is missed.\n");
        return 0;
    });
}
