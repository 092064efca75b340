#include "measure/io.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <spawn.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <functional>
#include <map>
#include <random>
#include <string>
#include <vector>

#include "base/files.hpp"
#include "base/interrupt.hpp"
#include "base/process.hpp"
#include "base/text.hpp"
#include "core/counts.hpp"
#include "measure/instructions.hpp"

namespace tools {

namespace {

using fs::path;

struct Task {
    std::string title;
    std::string input;  // of the files below
    std::string defines;
    bool by_pipe;
    bool to_file;  // else to /dev/null
    // As multiples of limit_read, 0: none. What fast_io should reach, and what the best published
    // reader or writer does with AVX2, which fast_io should be ahead of with -march=native.
    double goal, published;
};

const char* const u32 = "-DNUMBER=std::uint32_t";
const char* const i64 = "-DNUMBER=std::int64_t";
const char* const u32_pairs = "-DNUMBER=std::uint32_t -DPAIRS";
const char* const u64_pairs = "-DNUMBER=std::uint64_t -DPAIRS";

const std::vector<Task> tasks = {
    {"u32 of random length, file", "u32-random-length", u32, false, false, 3.4, 3.5},
    {"u32 uniform, file", "u32-uniform", u32, false, false, 2.3, 2.8},
    {"u32 of random length, pipe", "u32-random-length", u32, true, false, 7, 17.2},
    {"u32 uniform, pipe", "u32-uniform", u32, true, false, 5.5, 8.6},
    {"i64 of random length, file", "i64-random-length", i64, false, false, 3.0, 3.7},
    {"i64 uniform, file", "i64-uniform", i64, false, false, 2.4, 2.7},
    {"sums of u32 pairs, to null", "u32-pairs", u32_pairs, false, false, 3.2, 2.9},
    {"sums of u32 pairs, to file", "u32-pairs", u32_pairs, false, true, 0, 0},
    {"sums of u64 pairs, to null", "u64-pairs", u64_pairs, false, false, 2.9, 2.2},
    {"sums of u64 pairs, to file", "u64-pairs", u64_pairs, false, true, 0, 0},
};
// In microseconds more than an empty program; the best published is scanf.
const Task start_up = {"start-up, three numbers", "three", u32, false, false, 20, 0};

const char* const plain = "fast_io";
const char* const native = "fast_io -march=native";

path bench_folder() {
    return cache_dir() / "bench" / "io";
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
    for (int i = 0; i < kinds.at(name).first; ++i) {
        stop_if_interrupted();
        text += kinds.at(name).second(random) + '\n';
    }
    write_file(file, text);
    return file;
}

// --- programs -----------------------------------------------------------------------------------

// A contender is the name of a source and maybe compiler flags, with a blank between them.
path compile(const std::string& contender, const std::string& defines) {
    const std::size_t end = std::min(contender.find(' '), contender.size());
    const path source =
        root() / "scripts/src/measure/programs/io" / (contender.substr(0, end) + ".cpp");
    std::string name = contender + defines;
    std::replace_if(
        name.begin(), name.end(), [](unsigned char c) { return !std::isalnum(c); }, '_');
    const path program = bench_folder() / name;
    auto newest =
        std::max(last_write_time(source), last_write_time(source.parent_path() / "task.hpp"));
    for (const auto& entry : fs::directory_iterator(root() / "common"))
        newest = std::max(newest, entry.last_write_time());
    if (exists(program) && last_write_time(program) > newest) return program;
    const std::vector<std::string> command =
        split_command("g++ -std=c++17 -O2 " + defines + contender.substr(end));
    std::vector<std::string> arguments = command;
    arguments.insert(arguments.end(), {source.string(), "-o", program.string()});
    const CommandResult result = run_command(arguments);
    if (result.exit_code != 0) throw Error(result.output);
    return program;
}

// CPU time (user and system) in microseconds of one run.
double measure(const path& program, const path& input, bool by_pipe, const path& output,
               std::uintmax_t output_size) {
    int ends[2] = {-1, -1};
    pid_t feeder = -1;
    if (by_pipe) {
        if (::pipe(ends) != 0) throw Error("no pipe could be made");
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
    if (failed != 0) throw Error(fmt::format("{} could not be started", name));
    if (by_pipe) ::close(ends[0]);
    int status = 0;
    rusage usage{};
    ::wait4(child, &status, 0, &usage);
    if (by_pipe) ::waitpid(feeder, nullptr, 0);
    stop_if_interrupted();
    if (status != 0) throw Error(fmt::format("{} failed", program.string()));
    const auto us = [](const timeval& t) {
        return 1e6 * static_cast<double>(t.tv_sec) + static_cast<double>(t.tv_usec);
    };
    return us(usage.ru_utime) + us(usage.ru_stime);
}

std::vector<double> medians(const Task& task, const std::vector<std::string>& contenders,
                            int rounds) {
    const path input = make_input(task.input);
    const path output = bench_folder() / "output";
    std::vector<path> programs;
    for (const std::string& contender : contenders)
        programs.push_back(compile(contender, task.defines));

    // The first run of each warms up, and shows that all print the same.
    std::string expected;
    for (std::size_t i = 0; i < contenders.size(); ++i) {
        if (contenders[i].starts_with("limit")) continue;
        measure(programs[i], input, task.by_pipe, output, 0);
        const std::string text = read_file(output);
        if (expected.empty()) expected = text;
        if (text != expected)
            throw Error(fmt::format("{}: {} prints something else", task.title, contenders[i]));
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

struct Row {
    std::string title, goal, limit;
    std::vector<std::string> cells;  // of the contenders
};

double goal_of(const Task& task, const std::string& contender) {
    return contender == plain ? task.goal : contender == native ? task.published : 0;
}

Row row_of(const Task& task, std::vector<std::string> contenders, int rounds) {
    const bool is_start_up = &task == &start_up;
    contenders.insert(contenders.begin(), is_start_up ? "limit_empty" : "limit_read");
    const std::vector<double> times = medians(task, contenders, is_start_up ? 40 * rounds : rounds);
    Row row;
    row.title = task.title;
    row.limit = is_start_up ? fmt::format("{:.0f} us", times[0])
                            : fmt::format("{:.1f} ms", times[0] / 1000);
    if (is_start_up) {
        row.goal = fmt::format("{:+} us", task.goal);
    } else if (task.goal > 0) {
        row.goal = fmt::format("{:.1f}, {:.1f}", task.goal, task.published);
    }
    for (std::size_t i = 1; i < times.size(); ++i) {
        const double value = is_start_up ? times[i] - times[0] : times[i] / times[0];
        const double goal = goal_of(task, contenders[i]);
        row.cells.push_back(
            (is_start_up ? fmt::format("{:+.0f} us", value) : fmt::format("{:.2f}", value)) +
            (goal > 0 && value > goal ? " MISSED" : ""));
    }
    return row;
}

void print(const Row& row, const Row& head) {
    fmt::print("{:28}{:>10}{:>10}", row.title, row.goal, row.limit);
    for (std::size_t i = 0; i < row.cells.size(); ++i) {
        fmt::print("{:>{}}", row.cells[i], std::max<std::size_t>(13, head.cells[i].size() + 2));
    }
    fmt::print("\n");
    std::fflush(stdout);
}

std::string markdown(const Row& row) {
    return fmt::format("| {} | {} | {} | {} |\n", row.title, row.goal, row.limit,
                       fmt::join(row.cells, " | "));
}

std::string markdown_head(const Row& head) {
    std::string text = markdown(head) + "|---|---|---|";
    for (std::size_t i = 0; i < head.cells.size(); ++i) text += "---|";
    return text + '\n';
}

}  // namespace

std::string measure_io(const IoOptions& options) {
    fs::create_directories(bench_folder());
    std::vector<std::string> contenders = options.contenders;
    if (contenders.empty()) {
        contenders = {plain,     native,         "limit_add", "charconv", "fread",
                      "getchar", "cin_unsynced", "fmt",       "scanf",    "cin_synced"};
    }
    const Row head{"", "goals", "limit", contenders};
    std::string table = fmt::format("`scripts/bench --io --record` on {}\n\n{}",
                                    machine({"-std=c++17", "-O2"}), markdown_head(head));
    print(head, head);
    std::vector<const Task*> wanted;
    for (const Task& task : tasks) wanted.push_back(&task);
    wanted.push_back(&start_up);
    std::erase_if(wanted, [&](const Task* task) {
        return task->title.find(options.task) == std::string::npos;
    });
    const auto measure_task = [&](const Task* task) {
        const Row row = row_of(*task, contenders, options.rounds);
        print(row, head);
        table += markdown(row);
    };
    in_turn(wanted, measure_task, [&](std::size_t done) {
        return fmt::format("{} of {} measured", done, counted(wanted.size(), "task"));
    });
    return table;
}

}  // namespace tools
