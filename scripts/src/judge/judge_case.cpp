#include "judge/judge_case.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <csignal>
#include <cstring>

namespace tools {

namespace {

constexpr std::size_t kKeptOutput = 1 << 16;

std::string signal_text(int signal) {
    const char* name = ::sigabbrev_np(signal);
    const char* description = ::sigdescr_np(signal);
    return fmt::format("SIG{} ({})", name == nullptr ? "?" : name,
                       description == nullptr ? "unknown" : description);
}

// A program cannot get more memory than its limit: an array that does not fit, or an allocation that
// is refused, ends most of them as if they had a fault of another kind. Run again without that
// limit, they show how much they ask for. 0: not more than they may have.
std::int64_t asked_for_kb(Runner& runner, const Program& program, std::string_view input,
                          runner::Limits limits) {
    if (limits.data_kb == 0) return 0;
    limits.data_kb = 0;
    const runner::Reply reply = runner.trace(program.arguments, input, limits).reply;
    const std::int64_t asked = std::max(reply.reserved_kb, reply.memory_kb);
    return asked > program.memory_limit_kb ? asked : 0;
}

// Runs the program. The output stays valid until the next run; it is in the outcome unless AC.
Outcome run_within_limits(Runner& runner, const Program& program, std::string_view input,
                          std::size_t expected_size, std::string_view* output) {
    runner::Limits limits{};
    limits.cpu_us = static_cast<std::int64_t>(program.time_limit_s * 1e6);
    // A busy machine stretches real time, not CPU time; a program that sleeps still has to end.
    limits.wall_us =
        3 * limits.cpu_us + std::clamp<std::int64_t>(2 * limits.cpu_us, 200'000, 2'000'000);
    limits.memory_kb = program.memory_limit_kb;
    limits.data_kb = program.limit_address_space ? program.memory_limit_kb : 0;
    limits.output_bytes = static_cast<std::int64_t>(2 * expected_size + (1 << 20));
    limits.stack_kb = program.stack_kb;
    const Run run = runner.run(program.arguments, input, limits);
    const runner::Reply& reply = run.reply;
    *output = run.output;

    Outcome outcome{.time_us = reply.cpu_us, .memory_kb = reply.memory_kb};
    const auto fail = [&](Verdict verdict, std::string message) {
        outcome.verdict = verdict;
        outcome.message = std::move(message);
        outcome.errors = run.errors.substr(0, 1 << 12);
        outcome.output = run.output;
    };
    const auto megabytes = [](std::int64_t kb) { return static_cast<double>(kb) / 1024; };
    const bool flood = static_cast<std::int64_t>(run.output.size()) >= limits.output_bytes;
    if (reply.end == runner::End::memory_out || reply.memory_kb > program.memory_limit_kb) {
        fail(Verdict::MLE,
             fmt::format("used {:.1f} MB; the limit is {:.1f} MB", megabytes(reply.memory_kb),
                         megabytes(program.memory_limit_kb)));
    } else if (flood || (reply.end == runner::End::signaled && reply.value == SIGXFSZ)) {
        fail(Verdict::OLE, fmt::format("wrote {} bytes where {} were expected", run.output.size(),
                                       expected_size));
    } else if (reply.end == runner::End::time_out || reply.cpu_us > limits.cpu_us) {
        fail(Verdict::TLE,
             fmt::format("stopped after {:.2f} s of CPU time, {:.2f} s in all; the limit is {} s",
                         static_cast<double>(reply.cpu_us) / 1e6,
                         static_cast<double>(reply.wall_us) / 1e6, program.time_limit_s));
    } else if (reply.end == runner::End::signaled) {
        fail(Verdict::RE, fmt::format("killed by {}", signal_text(reply.value)));
    } else if (reply.value != 0) {
        fail(Verdict::RE, fmt::format("exit code {}", reply.value));
    }
    // Some ask again and again until their time is over.
    const bool is_full = reply.memory_kb > program.memory_limit_kb / 4 * 3;
    if (outcome.verdict == Verdict::RE || (outcome.verdict == Verdict::TLE && is_full)) {
        const std::int64_t asked = asked_for_kb(runner, program, input, limits);
        if (asked != 0) {
            outcome.verdict = Verdict::MLE;
            outcome.message = fmt::format("asked for {:.1f} MB; the limit is {:.1f} MB",
                                          megabytes(asked), megabytes(program.memory_limit_kb));
            outcome.memory_kb = asked;
        }
    }
    return outcome;
}

}  // namespace

Outcome run_case(Runner& runner, const Program& program, std::string_view input,
                 std::size_t expected_size) {
    std::string_view output;
    Outcome outcome = run_within_limits(runner, program, input, expected_size, &output);
    if (outcome.verdict == Verdict::AC) outcome.output = output;
    return outcome;
}

Outcome judge_case(Runner& runner, const Program& program, const Case& c,
                   const rules::Rules* rules) {
    std::string_view output;
    Outcome outcome = run_within_limits(runner, program, c.input, c.expected.size(), &output);
    if (outcome.verdict == Verdict::AC) {
        Comparison comparison =
            rules == nullptr ? compare(c.expected, output, program.white_space)
                             : compare(*rules, c.legal, c.expected, output, program.white_space);
        outcome.verdict = comparison.verdict;
        outcome.message = std::move(comparison.message);
        outcome.difference = std::move(comparison.difference);
        if (outcome.verdict != Verdict::AC) outcome.output = output;
    }
    if (outcome.output.size() > kKeptOutput) outcome.output.resize(kKeptOutput);
    return outcome;
}

Outcome judge_case(Runner& runner, const Program& program, std::string_view input,
                   std::string_view expected, const rules::Rules* rules) {
    return judge_case(runner, program,
                      {.name = "",
                       .group = Group::hack,
                       .input = input,
                       .expected = expected,
                       .games = 0,
                       .second = false,
                       .legal = input},
                      rules);
}

}  // namespace tools
