#include "judge/judge_case.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <condition_variable>
#include <csignal>
#include <cstdio>
#include <cstring>
#include <map>
#include <mutex>

#include "base/say.hpp"
#include "base/text.hpp"
#include "core/oracle.hpp"
#include "core/told.hpp"
#include "judge/faults.hpp"

namespace tools {

namespace {

constexpr std::size_t kKeptOutput = 1 << 16;
constexpr Sentence<1> kUndefinedBehaviour = {"undefined behaviour: {}", "未定义行为：{}"};

// "SIGSEGV (Segmentation fault)"; in Chinese where there are usual words for it.
Text signal_text(int signal) {
    static const std::map<int, const char*> chinese = {
        {SIGSEGV, "段错误"},     {SIGFPE, "算术错误，如除以零"}, {SIGABRT, "异常终止"},
        {SIGBUS, "总线错误"},    {SIGILL, "非法指令"},           {SIGKILL, "被强制终止"},
        {SIGSYS, "非法系统调用"}};
    const char* name = ::sigabbrev_np(signal);
    const char* description = ::sigdescr_np(signal);
    const Text number = name == nullptr ? Text(std::to_string(signal)) : Text("SIG") + Text(name);
    if (description == nullptr) return number;
    const auto known = chinese.find(signal);
    return number + Text(fmt::format(" ({})", description),
                         known == chinese.end() ? "" : fmt::format("（{}）", known->second));
}

// The line of a sanitizer's report that says what is wrong, and where in the program; empty if there
// is no report. UBSan begins with the place; ASan's stack has it in the first frame that is no
// library's.
std::string undefined_behaviour(std::string_view errors) {
    std::string what;
    for (const std::string& line : lines_of(errors)) {
        if (line.find(": runtime error: ") != line.npos) return line;
        const std::size_t report = line.find("ERROR: AddressSanitizer: ");
        if (report != line.npos && what.empty()) {
            what = line.substr(report + 7);
            what.resize(std::min(what.find(" on "), what.size()));
        }
        const std::size_t in = line.find(" in ");
        const std::size_t place = line.rfind(" /");
        const bool frame = !what.empty() && line.starts_with("    #") && in != line.npos &&
                           place != line.npos && place > in;
        if (frame && line.compare(place, 5, " /usr") != 0) {
            return fmt::format("{}: {}", line.substr(place + 1), what);
        }
    }
    return what;
}

// Where the first line of a report of sanitizers or of Memcheck stands, if there is one.
std::optional<std::size_t> begin_of_report(std::string_view errors) {
    for (std::size_t line = 0; line < errors.size();) {
        const std::size_t end = std::min(errors.find('\n', line), errors.size());
        const std::string_view text = errors.substr(line, end - line);
        const std::size_t number = text.find_first_not_of("0123456789", 2);
        const bool has_number = text.starts_with("==") && number != text.npos && number > 2;
        if (has_number && text.substr(number).starts_with("==")) return line;
        if (text.find(": runtime error: ") != text.npos) return line;
        line = end + 1;
    }
    return std::nullopt;
}

constexpr int kMemcheckFound = 113;

// "file:line: use of uninitialized value", from Memcheck's report: the line is that of the innermost
// frame in the program's own sources. Empty if it reports something else.
Text never_set(std::string_view errors) {
    const Text what = {"use of uninitialized value", "使用了未初始化的值"};
    bool reported = false;
    for (const std::string& line : lines_of(errors)) {
        reported = reported || (line.starts_with("==") && line.find("ninitialised ") != line.npos);
        const std::size_t place = line.rfind(" (/");
        if (!reported || place == line.npos || line.compare(place, 6, " (/usr") == 0) continue;
        return Text(line.substr(place + 2, line.size() - place - 3) + ": ") + what;
    }
    return reported ? what : Text();
}

// A program cannot get more memory than its limit: an array that does not fit, or an allocation that
// is refused, ends most of them as if they had a fault of another kind. Run again without that
// limit, they show how much they ask for. 0: not more than they may have.
std::int64_t asked_for_kb(Runner& runner, const Program& program, std::string_view input,
                          runner::Limits limits) {
    if (limits.data_kb == 0) return 0;
    limits.data_kb = 0;
    const runner::Reply reply = runner.run(program.arguments, input, limits, true).reply;
    const std::int64_t asked = std::max(reply.reserved_kb, reply.memory_kb);
    return asked > program.memory_limit_kb ? asked : 0;
}

// Lets many run side by side, or one alone.
class Turns {
 public:
    void enter(bool alone) {
        std::unique_lock lock(mutex_);
        waiting_ += alone;
        changed_.wait(lock, [&] { return alone ? inside_ == 0 : inside_ >= 0 && waiting_ == 0; });
        waiting_ -= alone;
        inside_ = alone ? -1 : inside_ + 1;
    }
    void leave() {
        const std::lock_guard lock(mutex_);
        inside_ = std::max(inside_ - 1, 0);
        changed_.notify_all();
    }

 private:
    std::mutex mutex_;
    std::condition_variable changed_;
    int inside_ = 0;   // -1: one that is alone
    int waiting_ = 0;  // to be alone
};

class Turn {
 public:
    explicit Turn(bool alone) { turns().enter(alone); }
    ~Turn() { turns().leave(); }
    Turn(const Turn&) = delete;
    Turn& operator=(const Turn&) = delete;

 private:
    static Turns& turns() {
        static Turns all;
        return all;
    }
};

double seconds(std::int64_t us) {
    return static_cast<double>(us) / 1e6;
}

// A run that was stopped, or took too long.
Text too_long(const runner::Reply& reply, const Program& program) {
    const std::int64_t cpu_us = std::max<std::int64_t>(reply.cpu_us - program.runtime.time_us, 0);
    const auto two_digits = [](std::int64_t us) { return fmt::format("{:.2f}", seconds(us)); };
    const std::string limit = fmt::format("{}", program.time_limit_s);
    Text text =
        reply.end == runner::End::time_out
            ? phrase({"stopped after {} s of CPU time, {} s in all; the limit is {} s",
                      "已被终止：CPU 时间 {} s，实际时间 {} s，时间限制为 {} s"},
                     two_digits(cpu_us), two_digits(reply.wall_us), limit)
            : phrase({"took {} s of CPU time; the limit is {} s", "CPU 时间 {} s，时间限制为 {} s"},
                     two_digits(cpu_us), limit);
    if (reply.waited_us > reply.wall_us / 5) {
        text += phrase({"; this machine is busy: the program waited {} s for a processor",
                        "；本机正忙：程序等待处理器 {} s"},
                       two_digits(reply.waited_us));
    }
    return text;
}

// Whether a run that took too long might have been in time: it was not much, or others had the
// machine. Throws Error if they had it for so long that the run says nothing.
bool may_be_in_time(const runner::Reply& reply, const runner::Limits& limits) {
    if (reply.cpu_us >= limits.cpu_us) return false;
    if (reply.end == runner::End::time_out && reply.wall_us - reply.waited_us < limits.wall_us) {
        throw Error(
            phrase({"this machine is too busy: a program waited {} s for a processor; judge again",
                    "本机太忙：有程序等待处理器 {} s；请重新评测"},
                   fmt::format("{:.0f}", seconds(reply.waited_us))));
    }
    return reply.end != runner::End::time_out || reply.waited_us > reply.wall_us / 10;
}

runner::Limits limits_of(const Program& program, std::size_t expected_size) {
    // What takes a little more than its limit is not stopped there, but run again.
    constexpr double close_factor = 1.5;
    runner::Limits limits{};
    const auto allowed_us =
        static_cast<std::int64_t>(program.time_limit_s * 1e6) + program.runtime.time_us;
    limits.cpu_us = static_cast<std::int64_t>(close_factor * static_cast<double>(allowed_us));
    // A busy machine stretches real time, not CPU time; a program that sleeps still has to end.
    limits.wall_us = 3 * allowed_us + std::clamp<std::int64_t>(2 * allowed_us, 200'000, 2'000'000);
    limits.memory_kb =
        program.memory_limit_kb + program.runtime.memory_kb + program.runtime.loose_kb;
    limits.data_kb = program.limit_address_space ? program.memory_limit_kb : 0;
    const std::size_t longest = std::max(expected_size, program.longest_output);
    limits.output_bytes = static_cast<std::int64_t>(2 * longest + (1 << 20));
    limits.stack_kb = program.stack_kb;
    return limits;
}

// Runs the program. The output stays valid until the next run; it is in the outcome unless AC. Sets
// `close` if the verdict is TLE, and another run may be in time.
Outcome run_once(Runner& runner, const Program& program, std::string_view input,
                 std::size_t expected_size, std::string_view* output, bool* close) {
    const runner::Limits limits = limits_of(program, expected_size);
    const Run run = runner.run(program.arguments, input, limits);
    const runner::Reply& reply = run.reply;
    *output = run.output;

    const Runtime& runtime = program.runtime;
    const std::int64_t memory_kb = std::max<std::int64_t>(reply.memory_kb - runtime.memory_kb, 0);
    Outcome outcome{.time_us = std::max<std::int64_t>(reply.cpu_us - runtime.time_us, 0),
                    .memory_kb = memory_kb};
    outcome.errors = run.errors;
    const auto fail = [&](Verdict verdict, Text message) {
        outcome.verdict = verdict;
        outcome.message = std::move(message);
        outcome.output = run.output;
    };
    const auto megabytes = [](std::int64_t kb) {
        return fmt::format("{:.1f} MB", static_cast<double>(kb) / 1024);
    };
    const auto fills = [&](std::string_view text) {
        return static_cast<std::int64_t>(text.size()) >= limits.output_bytes;
    };
    const bool is_full = !runtime.full.empty() && run.errors.find(runtime.full) != run.errors.npos;
    if (reply.end == runner::End::memory_out || reply.memory_kb > limits.memory_kb || is_full) {
        const std::string used = megabytes(memory_kb), limit = megabytes(program.memory_limit_kb);
        fail(
            Verdict::MLE,
            memory_kb > program.memory_limit_kb
                ? phrase({"used {}; the limit is {}", "使用了 {} 内存，内存限制为 {}"}, used, limit)
                : phrase({"used {}, and its runtime refused it more; the limit is {}",
                          "使用了 {} 内存，再申请时被运行环境拒绝，内存限制为 {}"},
                         used, limit));
    } else if (fills(run.output) ||
               (reply.end == runner::End::signaled && reply.value == SIGXFSZ)) {
        fail(Verdict::OLE,
             fills(run.output) ? phrase(told::kWrote, run.output.size(), expected_size)
             : fills(run.errors)
                 ? phrase(told::kWroteErrors, limits.output_bytes)
                 : phrase({"wrote over {} bytes to a file", "向文件写入了超过 {} 字节"},
                          limits.output_bytes));
    } else if (reply.end == runner::End::time_out ||
               seconds(outcome.time_us) > program.time_limit_s) {
        *close = may_be_in_time(reply, limits);
        outcome.slept = reply.end == runner::End::time_out && reply.cpu_us < limits.cpu_us / 4;
        fail(Verdict::TLE, too_long(reply, program));
    } else if (reply.end == runner::End::signaled) {
        fail(Verdict::RE, phrase({"killed by {}", "被信号终止：{}"}, signal_text(reply.value)));
    } else if (reply.value != 0) {
        fail(Verdict::RE, phrase(told::kExitCode, reply.value));
        outcome.exit_code = reply.value;
    }
    const std::string report = program.sanitized ? undefined_behaviour(run.errors) : "";
    if (outcome.verdict == Verdict::RE && !report.empty()) {
        outcome.message = phrase(kUndefinedBehaviour, fault(report));
    }
    // Some ask again and again until their time is over.
    const bool nearly_full = reply.memory_kb > program.memory_limit_kb / 4 * 3;
    // A child that gets no memory need not show. Without that limit it has it, and it counts.
    if (outcome.verdict == Verdict::AC && limits.data_kb != 0 && reply.had_others) {
        Program other = program;
        other.limit_address_space = false;
        return run_once(runner, other, input, expected_size, output, close);
    }
    // What a runtime has not yet collected, and what it makes to run faster, is its own.
    outcome.memory_kb = std::min<std::int64_t>(
        outcome.memory_kb,
        std::max<std::int64_t>(program.memory_limit_kb, outcome.memory_kb - runtime.loose_kb));
    if (outcome.verdict == Verdict::RE || (outcome.verdict == Verdict::TLE && nearly_full)) {
        const std::int64_t asked = asked_for_kb(runner, program, input, limits);
        if (asked != 0 && program.taken.contains(Habit::reserved_memory)) {
            Program milder = program;
            milder.limit_address_space = false;
            // The runner lets malloc() fill what it gives, which touches it.
            milder.arguments.insert(milder.arguments.begin(),
                                    {"/usr/bin/env", "-u", "MALLOC_PERTURB_"});
            Outcome other = run_once(runner, milder, input, expected_size, output, close);
            other.habits.emplace(Habit::reserved_memory, megabytes(asked));
            return other;
        }
        if (asked != 0) {
            outcome.verdict = Verdict::MLE;
            outcome.message = phrase(told::kReserved, megabytes(outcome.memory_kb),
                                     megabytes(asked), megabytes(program.memory_limit_kb));
            outcome.memory_kb = asked;
        }
    }
    const bool may_be_full = outcome.verdict == Verdict::RE && reply.end == runner::End::signaled &&
                             reply.value == SIGSEGV;
    if (may_be_full && program.stack_kb < program.memory_limit_kb &&
        program.taken.contains(Habit::deep_stack)) {
        Program milder = program;
        milder.stack_kb = program.memory_limit_kb;
        Outcome other = run_once(runner, milder, input, expected_size, output, close);
        // Where it fills that, too, the memory is what is full of it.
        if (other.verdict != Verdict::RE && other.verdict != Verdict::MLE) {
            other.habits.emplace(Habit::deep_stack, "");
            return other;
        }
    }
    return outcome;
}

// The same; a run that may have been in time is repeated, alone.
Outcome run_within_limits(Runner& runner, const Program& program, std::string_view input,
                          std::size_t expected_size, std::string_view* output) {
    bool close = false;
    {
        const Turn turn(false);
        Outcome outcome = run_once(runner, program, input, expected_size, output, &close);
        if (!close) return outcome;
    }
    const Turn alone(true);
    return run_once(runner, program, input, expected_size, output, &close);
}

}  // namespace

Outcome run_under_memcheck(Runner& runner, const Program& program, std::string_view input,
                           std::size_t expected_size) {
    Program watched = program;
    watched.arguments = program.memcheck;
    watched.limit_address_space = false;
    std::string_view output;
    Outcome run = run_within_limits(runner, watched, input, expected_size, &output);
    const Text report = never_set(run.errors);
    // What else it does there is no matter: it is slower, and the machine is not the same.
    if (run.exit_code != kMemcheckFound || report.empty()) return {.errors = run.errors};
    run.verdict = Verdict::RE;
    run.message = phrase(kUndefinedBehaviour, report);
    run.exit_code = 0;  // Memcheck's own
    return run;
}

std::vector<std::string> memcheck_command(const fs::path& program) {
    std::vector<std::string> words =
        words_of(fmt::format("/usr/bin/env valgrind -q --vgdb=no --leak-check=no --fullpath-after= "
                             "--exit-on-first-error=yes --error-exitcode={}",
                             kMemcheckFound));
    words.push_back(program.string());
    return words;
}

std::vector<std::string> sanitized_command(const fs::path& program) {
    return {"/usr/bin/env",
            "ASAN_OPTIONS=handle_abort=1:detect_leaks=0:detect_stack_use_after_return=0",
            program.string()};
}

void note_no_memcheck(std::string_view why) {
    static std::once_flag said;
    std::call_once(said, [&] {
        note(phrase({"use of uninitialized values is not seen here: {}",
                     "这里看不出是否使用了未初始化的值：{}"},
                    why));
    });
}

std::string_view telling_part(std::string_view errors) {
    constexpr std::size_t most_lines = 10, most_bytes = 1000;
    if (const auto report = begin_of_report(errors)) return errors.substr(*report);
    std::string_view last = errors.substr(errors.size() - std::min(errors.size(), most_bytes));
    const auto drop_line = [&] { last.remove_prefix(last.find('\n') + 1); };
    const bool is_cut =
        last.size() < errors.size() && errors[errors.size() - last.size() - 1] != '\n';
    if (is_cut && last.find('\n') < last.size() - 1) drop_line();
    auto lines = static_cast<std::size_t>(std::ranges::count(last, '\n')) + !last.ends_with('\n');
    for (; lines > most_lines; --lines) drop_line();
    return last;
}

std::optional<std::size_t> test_of_line(const rules::Rules& rules, std::string_view input,
                                        std::string_view expected, std::size_t line) {
    constexpr std::size_t most_lines = 64;  // of an answer
    std::vector<rules::Game> games;
    try {
        games = parse(rules, input);
    } catch (const rules::Invalid&) {
        return std::nullopt;  // a variant in white space
    }
    if (games.size() == 1) return std::nullopt;
    const auto count = [](std::string_view text, char c) {
        return static_cast<std::size_t>(std::count(text.begin(), text.end(), c));
    };
    const std::size_t lines = count(expected, '\n');
    if (line > lines) return std::nullopt;  // it is too much
    std::string answer;
    for (std::size_t size = 1; size <= most_lines && size * games.size() <= lines; ++size) {
        answer += "\x01\n";
        const std::string output = rules.output(std::vector<std::string>(games.size(), answer));
        if (count(output, '\n') != lines) continue;
        std::size_t end = 0;
        for (std::size_t i = 0; i < line && end < output.size(); ++i) {
            end = std::min(output.find('\n', end), output.size() - 1) + 1;
        }
        const std::size_t answered = count(std::string_view(output).substr(0, end), '\x01');
        return (std::max<std::size_t>(answered, 1) - 1) / size + 1;
    }
    return std::nullopt;
}

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
    const bool is_code =
        outcome.exit_code != 0 && program.taken.contains(Habit::exit_code) && !program.sanitized;
    if (outcome.verdict == Verdict::AC || is_code) {
        Comparison comparison = rules == nullptr
                                    ? compare(c.expected, output, program.taken)
                                    : compare(*rules, c.legal, c.expected, output, program.taken);
        if (is_code && comparison.verdict == Verdict::AC) {
            comparison.habits.emplace(Habit::exit_code,
                                      phrase({"it is {}", "返回值为 {}"}, outcome.exit_code));
            outcome.verdict = Verdict::AC;
        }
        if (outcome.verdict == Verdict::AC) {
            outcome.verdict = comparison.verdict;
            outcome.message = std::move(comparison.message);
            outcome.difference = std::move(comparison.difference);
            outcome.habits.merge(comparison.habits);
            if (outcome.verdict != Verdict::AC) outcome.output = output;
        }
    }
    if (outcome.verdict == Verdict::AC && !program.memcheck.empty()) {
        Outcome watched = run_under_memcheck(runner, program, c.input, c.expected.size());
        const bool fails = watched.errors.starts_with("valgrind: ");
        if (fails) note_no_memcheck(lines_of(watched.errors)[0]);
        if (watched.verdict != Verdict::AC) {
            outcome.verdict = watched.verdict;
            outcome.message = std::move(watched.message);
            outcome.errors = std::move(watched.errors);
        }
    }
    if (outcome.output.size() > kKeptOutput) outcome.output.resize(kKeptOutput);
    return outcome;
}

Outcome judge_case(Runner& runner, const Program& program, std::string_view input,
                   std::string_view expected, const rules::Rules* rules) {
    return judge_case(runner, program, {.input = input, .expected = expected, .legal = input},
                      rules);
}

}  // namespace tools
