#include "judge/verdict.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <csignal>
#include <cstring>

namespace tools {

namespace {

constexpr std::string_view kNames[] = {"AC", "WA", "PE", "TLE", "MLE", "RE", "OLE", "CE"};
constexpr std::string_view kBlanks = " \t\r\n\v\f";

// What stands at `at`, for people: to the end of the line, blanks and line ends made visible.
std::string excerpt(std::string_view text, std::size_t at) {
    if (at >= text.size()) return "the end of the output";
    const std::size_t stop = std::min(text.find('\n', at), text.size());
    if (stop == at) return "the end of the line";
    std::string shown;
    for (const char c : text.substr(at, std::min<std::size_t>(stop - at, 40))) {
        if (c == '\r') {
            shown += "\\r";
        } else if (c == '\t') {
            shown += "\\t";
        } else if (static_cast<unsigned char>(c) < 0x20 || c == 0x7F) {
            shown += fmt::format("\\x{:02x}", static_cast<unsigned char>(c));
        } else {
            shown += c;
        }
    }
    return fmt::format("\"{}\"{}", shown, stop - at > 40 ? "..." : "");
}

std::string signal_text(int signal) {
    const char* name = ::sigabbrev_np(signal);
    const char* description = ::sigdescr_np(signal);
    return fmt::format("SIG{} ({})", name == nullptr ? "?" : name,
                       description == nullptr ? "unknown" : description);
}

}  // namespace

std::string_view name_of(Verdict verdict) {
    return kNames[static_cast<int>(verdict)];
}

std::optional<Verdict> verdict_named(std::string_view name) {
    const auto* found = std::find(std::begin(kNames), std::end(kNames), name);
    if (found == std::end(kNames)) return std::nullopt;
    return static_cast<Verdict>(found - std::begin(kNames));
}

std::optional<Difference> first_difference(std::string_view expected, std::string_view found) {
    const auto [e, f] = std::mismatch(expected.begin(), expected.end(), found.begin(), found.end());
    if (e == expected.end() && f == found.end()) return std::nullopt;
    const std::size_t at = static_cast<std::size_t>(e - expected.begin());
    const std::string_view before = expected.substr(0, at);
    const std::size_t start = before.rfind('\n');
    return Difference{static_cast<std::size_t>(std::count(before.begin(), before.end(), '\n')) + 1,
                      start == std::string_view::npos ? at + 1 : at - start, excerpt(expected, at),
                      excerpt(found, at)};
}

bool same_but_for_line_ends(std::string_view a, std::string_view b) {
    const auto trimmed = [](std::string_view text) {
        return text.substr(0, text.find_last_not_of(" \t\r\n") + 1);
    };
    a = trimmed(a);
    b = trimmed(b);
    while (!a.empty() || !b.empty()) {
        const std::size_t end_a = std::min(a.find('\n'), a.size());
        const std::size_t end_b = std::min(b.find('\n'), b.size());
        if (trimmed(a.substr(0, end_a)) != trimmed(b.substr(0, end_b))) return false;
        if ((end_a == a.size()) != (end_b == b.size())) return false;
        a.remove_prefix(std::min(end_a + 1, a.size()));
        b.remove_prefix(std::min(end_b + 1, b.size()));
    }
    return true;
}

bool same_but_for_white_space(std::string_view a, std::string_view b) {
    for (;;) {
        a.remove_prefix(std::min(a.find_first_not_of(kBlanks), a.size()));
        b.remove_prefix(std::min(b.find_first_not_of(kBlanks), b.size()));
        if (a.empty() || b.empty()) return a.empty() && b.empty();
        if (a.front() != b.front()) return false;
        a.remove_prefix(1);
        b.remove_prefix(1);
    }
}

Outcome judge_case(Runner& runner, const Program& program, std::string_view input,
                   std::string_view expected) {
    runner::Limits limits{};
    limits.cpu_us = static_cast<std::int64_t>(program.time_limit_s * 1e6);
    // A busy machine stretches real time, not CPU time; a program that sleeps still has to end.
    limits.wall_us = 3 * limits.cpu_us + 2'000'000;
    limits.memory_kb = program.memory_limit_kb;
    // Room for code, stacks and a mapped input: it is the resident part that counts.
    limits.address_kb = program.limit_address_space ? 2 * program.memory_limit_kb + 262144 : 0;
    limits.output_bytes = static_cast<std::int64_t>(2 * expected.size() + (1 << 20));
    limits.stack_kb = program.stack_kb;
    const Run run = runner.run(program.arguments, input, limits);
    const runner::Reply& reply = run.reply;

    Outcome outcome{Verdict::AC, "", std::nullopt, reply.cpu_us, reply.memory_kb, "", ""};
    const auto fail = [&](Verdict verdict, std::string message) {
        outcome.verdict = verdict;
        outcome.message = std::move(message);
    };
    const bool flood = static_cast<std::int64_t>(run.output.size()) >= limits.output_bytes;
    if (reply.end == runner::End::memory_out || reply.memory_kb > program.memory_limit_kb) {
        fail(Verdict::MLE, fmt::format("used {:.1f} MB, the limit is {:.1f} MB",
                                       static_cast<double>(reply.memory_kb) / 1024,
                                       static_cast<double>(program.memory_limit_kb) / 1024));
    } else if (flood || (reply.end == runner::End::signaled && reply.value == SIGXFSZ)) {
        fail(Verdict::OLE, fmt::format("wrote {} bytes where {} were expected", run.output.size(),
                                       expected.size()));
    } else if (reply.end == runner::End::time_out || reply.cpu_us > limits.cpu_us) {
        fail(
            Verdict::TLE,
            fmt::format("stopped after {:.2f} s of CPU time and {:.2f} s in all, the limit is {} s",
                        static_cast<double>(reply.cpu_us) / 1e6,
                        static_cast<double>(reply.wall_us) / 1e6, program.time_limit_s));
    } else if (reply.end == runner::End::signaled) {
        fail(Verdict::RE, fmt::format("ended by {}", signal_text(reply.value)));
    } else if (reply.value != 0) {
        fail(Verdict::RE, fmt::format("exit code {}", reply.value));
    } else if (program.white_space == WhiteSpace::line_ends &&
               same_but_for_line_ends(expected, run.output)) {
        // accepted
    } else if ((outcome.difference = first_difference(expected, run.output))) {
        const bool white = same_but_for_white_space(expected, run.output);
        fail(white ? Verdict::PE : Verdict::WA,
             fmt::format("line {}, column {}: expected {}, found {}{}", outcome.difference->line,
                         outcome.difference->column, outcome.difference->expected,
                         outcome.difference->found, white ? " (only white space differs)" : ""));
    }
    if (outcome.verdict != Verdict::AC) {
        outcome.output = run.output.substr(0, 1 << 16);
        outcome.errors = run.errors.substr(0, 1 << 12);
    }
    return outcome;
}

}  // namespace tools
