#include "measure/overhead.hpp"

#include <fmt/format.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <fstream>
#include <functional>
#include <nlohmann/json.hpp>
#include <thread>

#include "base/interrupt.hpp"
#include "base/process.hpp"
#include "base/temporary.hpp"
#include "base/text.hpp"
#include "judge/compiler.hpp"
#include "judge/judge_case.hpp"

namespace tools {

namespace {

using Clock = std::chrono::steady_clock;

double seconds(const std::function<void()>& run) {
    const auto start = Clock::now();
    run();
    return std::chrono::duration<double>(Clock::now() - start).count();
}

double seconds_each(int runs, const std::function<void()>& run) {
    return seconds([&] {
               for (int i = 0; i < runs; ++i) {
                   stop_if_interrupted();
                   run();
               }
           }) /
           runs;
}

fs::path empty_program() {
    const fs::path source = cache_dir() / "bench" / "empty.cpp";
    write_file(source, "int main() {}\n");
    const Compilation made = compile(source, judge_compiler("c++11"));
    if (!made.program) throw Error("the empty program does not compile: " + made.messages);
    return *made.program;
}

// The seconds of a bare start.
double print_run(int rounds, int runs) {
    const Program program{
        .arguments = {empty_program().string()}, .time_limit_s = 1, .memory_limit_kb = 65536};
    char* const arguments[] = {const_cast<char*>(program.arguments[0].c_str()), nullptr};
    Runner runner;
    std::vector<double> bare, judged;
    const auto measure = [&](int) {
        bare.push_back(seconds_each(runs, [&] {
            pid_t pid;
            int status;
            if (::posix_spawn(&pid, arguments[0], nullptr, nullptr, arguments, environ) != 0 ||
                ::waitpid(pid, &status, 0) != pid) {
                throw Error("the empty program cannot be started");
            }
        }));
        judged.push_back(seconds_each(runs, [&] {
            if (judge_case(runner, program, "2\n2 3\n", "", nullptr).verdict != Verdict::AC) {
                throw Error("the empty program is not accepted");
            }
        }));
    };
    in_turn(std::vector<int>(static_cast<std::size_t>(rounds)), measure, [&](std::size_t done) {
        return fmt::format("{} of {} rounds measured", done, rounds);
    });
    fmt::print("one run of an empty static program, median of {} rounds of {} runs\n", rounds,
               runs);
    fmt::print("  posix_spawn and wait        {:7.1f} us\n", 1e6 * median(bare));
    fmt::print("  start, feed, read, compare  {:7.1f} us   {:.2f} times (goal: at most 1.5)\n",
               1e6 * median(judged), median(judged) / median(bare));
    return median(bare);
}

void copy_checkout(const fs::path& to) {
    fs::create_directories(to);
    for (const fs::directory_entry& entry : fs::directory_iterator(root())) {
        const fs::path name = entry.path().filename();
        if (name == ".git" || fs::equivalent(entry.path(), build_dir())) continue;
        fs::copy(entry.path(), to / name,
                 fs::copy_options::recursive | fs::copy_options::copy_symlinks);
    }
}

void print_waits(const std::vector<Problem>& problems, double start_s) {
    const TemporaryFolder folder("waits");
    const fs::path copy = folder.path() / "checkout", report = folder.path() / "report.json";
    copy_checkout(copy);
    const unsigned cores = std::max(1u, std::thread::hardware_concurrency());
    fmt::print("\nuntil the verdict, and as a multiple of compiling and starting programs on {}\n",
               counted(cores, "core"));

    const auto print = [&](const char* title, double goal, std::size_t compiled,
                           const std::vector<std::string>& ids) {
        std::vector<std::string> words = {"env",
                                          "-u",
                                          "CMAKE_CXX_COMPILER_LAUNCHER",
                                          (copy / "scripts/judge").string(),
                                          "--json",
                                          report.string()};
        words.insert(words.end(), ids.begin(), ids.end());
        const double judging = seconds([&] {
            const CommandResult result = run_command(words);
            if (result.exit_code != 0) throw Error("scripts/judge fails:\n" + result.output);
        });
        double bare = 0;
        const auto judged = nlohmann::json::parse(read_file(report));
        for (const auto& problem : judged.at("problems")) {
            bare += problem.at("cases").get<double>() * start_s;
        }
        for (std::size_t i = 0; i < compiled; ++i) {
            const fs::path source = bundle_file(problems[i]), program = folder.path() / "program";
            bare += seconds([&] { compile_to(program, source, judge_compiler("c++11")); });
        }
        fmt::print("  {:<40}{:6.1f} s   {:5.1f} times (goal: {} s on two quiet cores)\n", title,
                   judging, judging * cores / bare, goal);
    };
    const std::string first = problems.at(0).id;
    print("one problem, nothing is built", 20, 1, {first});
    print("all problems, the tools are built", 55, problems.size(), {});
    print("all problems, again", 4, 0, {});
    std::ofstream(copy / "problems" / first / "solution.cpp", std::ios::app)
        << "static_assert(true, \"\");\n";
    print("one problem, its solution has changed", 1, 1, {first});
}

}  // namespace

void print_overhead(const std::vector<Problem>& problems, int rounds, int runs) {
    print_waits(problems, print_run(rounds, runs));
}

}  // namespace tools
