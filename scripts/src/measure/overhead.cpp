// build/bin/bench_judge: what the judge adds to the cost of starting a program.
#include <fmt/format.h>
#include <spawn.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <chrono>
#include <functional>
#include <numeric>
#include <vector>

#include "commands/command_line.hpp"
#include "judge/compiler.hpp"
#include "judge/verdict.hpp"

namespace {

using Clock = std::chrono::steady_clock;

double microseconds_each(int runs, const std::function<void()>& run) {
    const auto start = Clock::now();
    for (int i = 0; i < runs; ++i) run();
    return std::chrono::duration<double, std::micro>(Clock::now() - start).count() / runs;
}

double median(std::vector<double> values) {
    std::nth_element(values.begin(), values.begin() + static_cast<long>(values.size() / 2),
                     values.end());
    return values[values.size() / 2];
}

tools::fs::path empty_program() {
    const tools::fs::path source = tools::build_dir() / "bench" / "empty.cpp";
    tools::write_file(source, "int main() {}\n");
    const tools::Compilation made = tools::compile(source, tools::judge_compiler("c++11"));
    if (!made.program) throw tools::Error("the empty program does not compile: " + made.messages);
    return *made.program;
}

int run(int rounds, int runs) {
    const tools::Program program{{empty_program().string()}, 1.0, 65536, 8192, true};
    char* const arguments[] = {const_cast<char*>(program.arguments[0].c_str()), nullptr};
    tools::Runner runner;
    std::vector<double> bare, judged;
    for (int round = 0; round < rounds; ++round) {
        bare.push_back(microseconds_each(runs, [&] {
            pid_t pid;
            int status;
            if (::posix_spawn(&pid, arguments[0], nullptr, nullptr, arguments, environ) != 0 ||
                ::waitpid(pid, &status, 0) != pid) {
                throw tools::Error("the empty program cannot be started");
            }
        }));
        judged.push_back(microseconds_each(runs, [&] {
            if (tools::judge_case(runner, program, "2\n2 3\n", "").verdict != tools::Verdict::AC) {
                throw tools::Error("the empty program is not accepted");
            }
        }));
    }
    fmt::print("one run of an empty static program, median of {} rounds of {} runs\n", rounds,
               runs);
    fmt::print("  posix_spawn and wait        {:7.1f} us\n", median(bare));
    fmt::print("  start, feed, read, compare  {:7.1f} us   {:.2f} times (goal: at most 1.5)\n",
               median(judged), median(judged) / median(bare));
    return 0;
}

}  // namespace

int main(int argc, char** argv) {
    int rounds = 9, runs = 500;
    CLI::App app("Measures what the judge adds to the cost of starting a program.", "bench_judge");
    app.add_option("--rounds", rounds, "interleaved; the median counts")
        ->check(CLI::Range(1, 1000))
        ->capture_default_str();
    app.add_option("--runs", runs, "in each round")
        ->check(CLI::Range(1, 100000))
        ->capture_default_str();
    CLI11_PARSE(app, argc, argv);
    return tools::guarded("bench_judge", [&] { return run(rounds, runs); });
}
