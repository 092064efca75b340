#include "measure/overhead.hpp"

#include <fmt/format.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <functional>
#include <ranges>
#include <vector>

#include "base/interrupt.hpp"
#include "base/text.hpp"
#include "judge/compiler.hpp"
#include "judge/judge_case.hpp"

namespace tools {

namespace {

using Clock = std::chrono::steady_clock;

double microseconds_each(int runs, const std::function<void()>& run) {
    const auto start = Clock::now();
    for (int i = 0; i < runs; ++i) {
        stop_if_interrupted();
        run();
    }
    return std::chrono::duration<double, std::micro>(Clock::now() - start).count() / runs;
}

fs::path empty_program() {
    const fs::path source = cache_dir() / "bench" / "empty.cpp";
    write_file(source, "int main() {}\n");
    const Compilation made = compile(source, judge_compiler("c++11"));
    if (!made.program) throw Error("the empty program does not compile: " + made.messages);
    return *made.program;
}

}  // namespace

void print_overhead(int rounds, int runs) {
    const Program program{
        .arguments = {empty_program().string()}, .time_limit_s = 1, .memory_limit_kb = 65536};
    char* const arguments[] = {const_cast<char*>(program.arguments[0].c_str()), nullptr};
    Runner runner;
    std::vector<double> bare, judged;
    const auto measure = [&](int) {
        bare.push_back(microseconds_each(runs, [&] {
            pid_t pid;
            int status;
            if (::posix_spawn(&pid, arguments[0], nullptr, nullptr, arguments, environ) != 0 ||
                ::waitpid(pid, &status, 0) != pid) {
                throw Error("the empty program cannot be started");
            }
        }));
        judged.push_back(microseconds_each(runs, [&] {
            if (judge_case(runner, program, "2\n2 3\n", "", nullptr).verdict != Verdict::AC) {
                throw Error("the empty program is not accepted");
            }
        }));
    };
    in_turn(std::views::iota(0, rounds), measure, [&](std::size_t done) {
        return fmt::format("{} of {} rounds measured", done, rounds);
    });
    fmt::print("one run of an empty static program, median of {} rounds of {} runs\n", rounds,
               runs);
    fmt::print("  posix_spawn and wait        {:7.1f} us\n", median(bare));
    fmt::print("  start, feed, read, compare  {:7.1f} us   {:.2f} times (goal: at most 1.5)\n",
               median(judged), median(judged) / median(bare));
}

}  // namespace tools
