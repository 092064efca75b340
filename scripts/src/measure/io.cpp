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
    double goal;   // of fast_io at plain -O2, as a multiple of limit_add; 0: none
};

const char* const u32 = "-DNUMBER=std::uint32_t";
const char* const i64 = "-DNUMBER=std::int64_t";
const char* const u32_pairs = "-DNUMBER=std::uint32_t -DPAIRS";
const char* const u64_pairs = "-DNUMBER=std::uint64_t -DPAIRS";

const std::vector<Task> tasks = {
    {"u32 of random length, file", "u32-random-length", u32, false, false, 1.15},
    {"u32 uniform, file", "u32-uniform", u32, false, false, 0.63},
    {"u32 of random length, pipe", "u32-random-length", u32, true, false, 0},
    {"u32 uniform, pipe", "u32-uniform", u32, true, false, 0},
    {"i64 of random length, file", "i64-random-length", i64, false, false, 1.02},
    {"i64 uniform, file", "i64-uniform", i64, false, false, 0.55},
    {"sums of u32 of random length", "u32-pairs-random-length", u32_pairs, false, false, 1.9},
    {"sums of u32 uniform", "u32-pairs", u32_pairs, false, false, 1.10},
    {"sums of u32 uniform, to file", "u32-pairs", u32_pairs, false, true, 0},
    {"sums of u64 of random length", "u64-pairs-random-length", u64_pairs, false, false, 1.9},
    {"sums of u64 uniform", "u64-pairs", u64_pairs, false, false, 0.80},
    {"sums of u64 uniform, to file", "u64-pairs", u64_pairs, false, true, 0},
};
// In microseconds more than an empty program.
const Task start_up = {"start-up, three numbers", "three", u32, false, false, 9};

const char* const plain = "fast_io";

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

struct Input {
    int lines, values;  // values: in a line
    std::function<std::string(std::mt19937_64&)> line;
};

const Input& input_named(const std::string& name) {
    constexpr std::uint64_t e18 = 1'000'000'000'000'000'001;
    using Random = std::mt19937_64;
    const auto short_or_long = [](Random& random, int digits, std::uint64_t most) {
        return std::min(of_random_length(random, digits), most);
    };
    const auto two = [](auto one) {
        return [one](Random& random) {
            const std::string first = std::to_string(one(random));
            return first + " " + std::to_string(one(random));
        };
    };
    const auto any_u32 = [short_or_long](Random& r) { return short_or_long(r, 10, UINT32_MAX); };
    const auto any_u64 = [short_or_long](Random& r) { return short_or_long(r, 18, UINT64_MAX); };
    static const std::map<std::string, Input> inputs = {
        {"three", {3, 1, [](Random& random) { return std::to_string(random() % 1000); }}},
        {"u32-random-length",
         {10'000'000, 1, [=](Random& random) { return std::to_string(any_u32(random)); }}},
        {"u32-uniform",
         {10'000'000, 1, [](Random& random) { return std::to_string(random() >> 32); }}},
        {"i64-random-length",
         {1'000'000, 1,
          [=](Random& r) { return signed_text(r, short_or_long(r, 19, INT64_MAX)); }}},
        {"i64-uniform", {1'000'000, 1, [](Random& r) { return signed_text(r, r() >> 1); }}},
        {"u32-pairs", {5'000'000, 2, two([](Random& random) { return random() >> 32; })}},
        {"u32-pairs-random-length", {5'000'000, 2, two(any_u32)}},
        {"u64-pairs", {5'000'000, 2, two([](Random& random) { return random() % e18; })}},
        {"u64-pairs-random-length", {5'000'000, 2, two(any_u64)}},
    };
    return inputs.at(name);
}

std::string first_lines(const Input& input, int lines) {
    std::mt19937_64 random(1);
    std::string text;
    for (int i = 0; i < lines; ++i) {
        stop_if_interrupted();
        text += input.line(random) + '\n';
    }
    return text;
}

// In one piece: how the pages of a file lie in memory, and so what reading it costs, depends on the
// sizes of the writes that made it.
path make_input(const std::string& name) {
    const path file = bench_folder() / (name + ".in");
    if (!exists(file)) write_file(file, first_lines(input_named(name), input_named(name).lines));
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

std::vector<double> minima(const Task& task, const std::vector<std::string>& contenders,
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
    for (const auto& of_one : times) result.push_back(*std::ranges::min_element(of_one));
    return result;
}

// What the guard against regressions compares: the same wherever the compiler is the same.
std::string instructions_per_value(const Task& task) {
    constexpr int kLines = 100'000;
    const Input& input = input_named(task.input);
    const path program = compile(plain, task.defines);
    const std::uint64_t with = instructions(program, first_lines(input, kLines));
    const std::uint64_t without = instructions(program, "");
    return fmt::format("{:.1f}", static_cast<double>(with - without) / (kLines * input.values));
}

struct Row {
    std::string title, work, per_value, goal, limit;
    std::vector<std::string> cells;  // of the contenders
};

Row row_of(const Task& task, std::vector<std::string> contenders, int rounds) {
    const bool is_start_up = &task == &start_up;
    contenders.insert(contenders.begin(), is_start_up ? "limit_empty" : "limit_add");
    const std::vector<double> times = minima(task, contenders, is_start_up ? 40 * rounds : rounds);
    Row row;
    row.title = task.title;
    row.limit = is_start_up ? fmt::format("{:.0f} us", times[0])
                            : fmt::format("{:.1f} ms", times[0] / 1000);
    if (task.goal > 0) {
        row.goal =
            is_start_up ? fmt::format("{:+} us", task.goal) : fmt::format("{:.2f}", task.goal);
    }
    for (std::size_t i = 1; i < times.size(); ++i) {
        const bool judged = contenders[i] == plain && task.goal > 0;
        const double value = is_start_up ? times[i] - times[0] : times[i] / times[0];
        row.cells.push_back(
            (is_start_up ? fmt::format("{:+.0f} us", value) : fmt::format("{:.2f}", value)) +
            (judged && value > task.goal ? " MISSED" : ""));
        if (contenders[i] != plain || is_start_up) continue;
        const Input& input = input_named(task.input);
        row.per_value = fmt::format("{:.2f} ns", 1000 * times[i] / input.lines / input.values);
        row.work = instructions_per_value(task);
    }
    return row;
}

void print(const Row& row, const Row& head) {
    fmt::print("{:30}{:>14}{:>11}{:>8}{:>10}", row.title, row.work, row.per_value, row.goal,
               row.limit);
    for (std::size_t i = 0; i < row.cells.size(); ++i) {
        fmt::print("{:>{}}", row.cells[i], std::max<std::size_t>(13, head.cells[i].size() + 2));
    }
    fmt::print("\n");
    std::fflush(stdout);
}

std::string markdown(const Row& row) {
    return fmt::format("| {} | {} | {} | {} | {} | {} |\n", row.title, row.work, row.per_value,
                       row.goal, row.limit, fmt::join(row.cells, " | "));
}

std::string markdown_head(const Row& head) {
    std::string text = markdown(head) + "|---|---|---|---|---|";
    for (std::size_t i = 0; i < head.cells.size(); ++i) text += "---|";
    return text + '\n';
}

}  // namespace

std::string measure_io(const IoOptions& options) {
    fs::create_directories(bench_folder());
    std::vector<std::string> contenders = options.contenders;
    if (contenders.empty()) {
        contenders = {plain,     "fast_io -march=native", "limit_read", "charconv", "fread",
                      "getchar", "cin_unsynced",          "fmt",        "scanf",    "cin_synced"};
    }
    const Row head{"task", "instructions", "per value", "goal", "limit_add", contenders};
    std::string table = fmt::format("`scripts/workshop/bench --io --record` on {}\n\n{}",
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
