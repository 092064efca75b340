#include "judge/diagnosis.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <regex>
#include <span>

#include "base/temporary.hpp"
#include "base/text.hpp"
#include "core/told.hpp"
#include "judge/entries.hpp"
#include "judge/faults.hpp"

namespace tools {

namespace {

constexpr const char* kTelling =
    "-Wreturn-type -Wuninitialized -Wmaybe-uninitialized -Wformat -Warray-bounds -Woverflow "
    "-Wshift-count-overflow -Wdiv-by-zero -fno-diagnostics-show-caret -fstack-usage";

// "line 20: ..." from "/path/source.cpp:20:5: ..."; others stay as they are.
Text without_file(const std::string& text) {
    static const std::regex place("^[^:]*:(\\d+)(:\\d+)?: (runtime error: |AddressSanitizer: )?");
    std::smatch match;
    if (!std::regex_search(text, match, place)) return fault(text);
    return phrase({"line {}: {}", "第 {} 行：{}"}, match[1].str(), fault(match.suffix().str()));
}

// Compiles once more, for what the compiler says, and how large the frames of its functions are.
struct CompilerOutput {
    std::vector<Text> warnings;
    std::map<std::int64_t, std::int64_t> frames;  // in bytes, by the line where the function begins
};
CompilerOutput compile_again(const fs::path& source, Compiler compiler) {
    const TemporaryFolder folder("diagnosis");
    std::erase_if(compiler.flags, [](const std::string& flag) {
        return flag == "-static" || flag.starts_with("-fuse-ld");
    });
    for (const std::string& flag : words_of(kTelling)) compiler.flags.push_back(flag);
    const std::string object = (folder.path() / "program.o").string();
    const CommandResult result =
        run_compiler(compiler, {"-c", "-o", object, "-x", compiler.language, source.string()});
    CompilerOutput said;
    for (const std::string& line : lines_of(result.output)) {
        const std::size_t warning = line.find(": warning: ");
        if (warning == line.npos || !line.starts_with(source.string())) continue;
        const Text text = without_file(line.substr(0, warning + 2) + line.substr(warning + 11));
        said.warnings.push_back(text);
    }
    const fs::path usage = folder.path() / "program.su";
    if (!fs::exists(usage)) return said;
    for (const std::string& line : lines_of(read_file(usage))) {
        static const std::regex row("^[^:]*:(\\d+):\\d+:[^\\t]*\\t(\\d+)\\t.*");
        std::smatch match;
        if (std::regex_match(line, match, row))
            said.frames[std::stoll(match[1])] = std::stoll(match[2]);
    }
    return said;
}

// The lines of the program's own functions in AddressSanitizer's report, from the innermost out.
std::vector<std::int64_t> own_lines(std::string_view report) {
    static const std::regex frame("^    #\\d+ 0x[0-9a-f]+ in .* (/[^:]*):(\\d+)(:\\d+)?$");
    std::vector<std::int64_t> lines;
    for (const std::string& line : lines_of(report)) {
        std::smatch match;
        if (std::regex_match(line, match, frame) && !match[1].str().starts_with("/usr")) {
            lines.push_back(std::stoll(match[2]));
        }
    }
    return lines;
}

// What the program's own error output says of "line 9: ABRT": a failed assertion, an exception.
Text aborted(const Text& line, std::string_view errors) {
    constexpr std::string_view sign_of_it = "ABRT";
    if (!line.en.ends_with(sign_of_it)) return line;
    Text why;
    for (const std::string& said : lines_of(errors)) {
        for (const char* sign : {"Assertion", "terminate called", "what():", "free()", "malloc"}) {
            const std::size_t begin = said.find(sign);
            if (begin == said.npos) continue;
            const Text words = fault(said.substr(begin));
            why += why.empty() ? Text(": ", "：") + words : Text("; ", "；") + words;
            break;
        }
    }
    const auto before = [&](const std::string& text) {
        return text.substr(0, text.size() - sign_of_it.size());
    };
    return Text(before(line.en), before(line.zh)) +
           phrase({"abort() was called{}", "调用了 abort(){}"}, why);
}

Text size_of(std::int64_t bytes) {
    if (bytes < 1 << 10) return phrase({"{} bytes", "{} 字节"}, bytes);
    if (bytes < 1 << 20) return fmt::format("{} kB", bytes >> 10);
    return fmt::format("{} MB", bytes >> 20);
}

// "the stack (8 MB) was full after about 833 calls of 10 kB each, in line 9"
Text full_stack(const Program& program, const CompilerOutput& said, std::string_view report) {
    Text text = phrase(told::kFullStack, program.stack_kb / 1024);
    const std::vector<std::int64_t> lines = own_lines(report);
    if (lines.empty()) return text;
    // The function that was called most often stands most often in the report.
    std::map<std::int64_t, int> seen;
    for (const std::int64_t line : lines) ++seen[line];
    const std::int64_t line =
        std::ranges::max_element(seen, {}, [](const auto& known) { return known.second; })->first;
    // The frame of the last function that begins at or above this line.
    const auto next = said.frames.upper_bound(line);
    const std::int64_t bytes =
        next == said.frames.begin() ? 0 : std::prev(next)->second + 8;  // and where to return
    if (bytes >= program.stack_kb * 1024) {
        text += phrase({": the function there needs {}", "：该处的函数需要 {}"}, size_of(bytes));
    } else if (bytes > 0) {
        text += phrase({" after about {} calls of {} each", "：约 {} 层调用，每层 {}"},
                       program.stack_kb * 1024 / bytes, size_of(bytes));
    }
    return text + phrase({", in line {}", "，在第 {} 行"}, line);
}

// How long sanitizers and Memcheck may take where the program itself took this time: one that is
// undefined may run for ever under them.
double patience_s(std::int64_t time_us) {
    constexpr double start_s = 2, slower = 10;
    return start_s + slower * static_cast<double>(time_us) / 1e6;
}

// A run of the program under sanitizers, on one input. What does not end is stopped so that it says
// where it is.
Outcome report_of(Runner& runner, const Entry& entry, const Program& program,
                  const std::vector<std::string>& flags, const FailedInput& on, bool endless,
                  double most_s = HUGE_VAL) {
    constexpr double patience = 3;
    auto under = sanitized_program(entry, program, flags);
    if (!under) return {};
    under->time_limit_s = std::min({under->time_limit_s, patience_s(on.time_us), most_s});
    if (endless) {
        under->arguments.insert(under->arguments.begin(),
                                {"/usr/bin/timeout", "--signal=ABRT",
                                 fmt::format("{:.2f}", patience * program.time_limit_s)});
    }
    return run_case(runner, *under, on.input, on.expected.size());
}

constexpr std::string_view kUndefined = "undefined behaviour: ";

// "line 9: signed integer overflow: ..."; empty if the sanitizers have nothing to say.
Text undefined_in(const Outcome& report) {
    const std::string& message = report.message.en;
    if (!message.starts_with(kUndefined)) return {};
    return without_file(message.substr(kUndefined.size()));
}

bool was_stopped(const Outcome& report) {
    return report.message.en.ends_with("ABRT");
}

// The first of the failed inputs on which sanitizers see something undefined, and their report; a few
// are asked, as long as that takes little time. Nothing if there is none.
std::optional<std::pair<const FailedInput*, Outcome>> undefined_elsewhere(
    Runner& runner, const Entry& entry, const Program& program,
    const std::vector<FailedInput>& failed, std::string_view but_for, bool endless) {
    constexpr std::size_t most = 4;
    constexpr double most_s = 3;
    double taken_s = 0;
    std::size_t asked = 0;
    for (const FailedInput& one : failed) {
        if (one.input == but_for) continue;
        if (asked++ == most || taken_s >= most_s) break;
        Outcome report = report_of(runner, entry, program, {}, one, endless, most_s - taken_s);
        taken_s += static_cast<double>(report.time_us) / 1e6;
        if (!undefined_in(report).empty() && !was_stopped(report)) return std::pair(&one, report);
    }
    return std::nullopt;
}

// The use of a value that was never set, which no sanitizer sees; empty if there is none, or nothing
// that looks for it.
Text never_set(Runner& runner, const Entry& entry, const Program& program, const FailedInput& on) {
    if (!find_command("valgrind")) return {};
    Entry plain = sanitized(entry);
    std::erase_if(plain.compilers[0].flags,
                  [](const std::string& flag) { return flag.starts_with("-fsanitize="); });
    const Compilation made = compile(entry.source(), plain.compilers[0], program.taken);
    if (!made.program) return {};
    Program watched = program;
    watched.memcheck = memcheck_command(*made.program);
    watched.time_limit_s = std::min(*plain.time_limit_s, patience_s(on.time_us));
    watched.memory_limit_kb = *plain.memory_limit_kb;
    return undefined_in(run_under_memcheck(runner, watched, on.input, on.expected.size()));
}

// "when it was stopped, it was in line 9, called from line 20"
Text place_of(const Outcome& report) {
    const std::vector<std::int64_t> lines = own_lines(report.errors);
    if (lines.empty()) return {};
    Text text =
        phrase({"when it was stopped, it was in line {}", "停下时正运行到第 {} 行"}, lines[0]);
    if (lines.size() == 1) return text;
    return text + phrase({", called from line {}", "，由第 {} 行调用"}, lines[1]);
}

bool is_examined(const Entry& entry, const Outcome& outcome) {
    if (!entry.source || entry.sanitized || outcome.exit_code != 0) return false;
    return outcome.verdict == Verdict::WA || outcome.verdict == Verdict::RE ||
           outcome.verdict == Verdict::TLE || outcome.verdict == Verdict::OLE;
}

// True iff the line has `while (scanf(...))` with nothing compared.
bool reads_on_at_the_end(const std::string& line) {
    static const std::regex loop("\\bwhile\\s*\\(\\s*scanf\\s*\\(");
    std::smatch match;
    if (!std::regex_search(line, match, loop)) return false;
    auto at = match[0].second;
    for (int open = 1; at != line.end() && open > 0; ++at) open += (*at == '(') - (*at == ')');
    at = std::find_if_not(at, line.end(), [](char c) { return c == ' '; });
    return at != line.end() && *at == ')';
}

// Where the program reads or writes files, or does not see that the input ends, if it writes on and on:
// after the preprocessor, since many use files on their own machine alone, by ONLINE_JUDGE.
std::vector<Text> misread(const fs::path& source, const Compiler& compiler, Verdict verdict) {
    static const std::regex marker("# (\\d+) \"(.*)\".*");
    static const std::regex use("\\b(freopen|fopen)\\s*\\(|\\b(ifstream|ofstream|fstream)\\s+\\w");
    std::vector<Text> lines;
    std::int64_t line = 0;
    bool is_own = false;
    const CommandResult result =
        run_compiler(compiler, {"-E", "-x", compiler.language, source.string()});
    for (const std::string& text : lines_of(result.output)) {
        std::smatch match;
        if (text.starts_with("# ") && std::regex_match(text, match, marker)) {
            line = std::stoll(match[1]);
            is_own = match[2] == source.string();
            continue;
        }
        if (is_own && lines.size() < 3 && std::regex_search(text, match, use)) {
            lines.push_back(
                phrase({"line {}: {} reads or writes a file; a judge has the input on "
                        "standard input and wants the answers on standard output",
                        "第 {} 行：{} 读写了文件；评测时应从标准输入读入，答案写到标准输出"},
                       line, match[1].matched ? match[1].str() : match[2].str()));
        }
        if (is_own && verdict == Verdict::OLE && reads_on_at_the_end(text)) {
            lines.push_back(phrase(
                {"line {}: at the end of the input scanf is -1, which counts as true: "
                 "compare it with EOF, or with the number of values",
                 "第 {} 行：输入结束时 scanf 的值是 -1，也算真：请与 EOF 或应读入的个数比较"},
                line));
        }
        ++line;
    }
    return lines;
}

}  // namespace

std::map<Habit, Text> needs_of(Runner& runner, const Entry& entry, const Program& program,
                               const Failure& failure, const std::vector<FailedInput>& failed) {
    static const std::multimap<Habit, std::string_view> signs = {
        {Habit::overflow, "signed integer overflow"},
        {Habit::overflow, "cannot be represented in"},
        {Habit::missing_return, "end of a value-returning function"},
        {Habit::missing_return, "no return statement"},
        {Habit::missing_return, "reaches end of non-void"}};
    const Outcome& outcome = failure.outcome;
    if (!is_examined(entry, outcome)) return {};
    std::vector<Text> all;
    if (const auto found = undefined_elsewhere(runner, entry, program, failed, {},
                                               outcome.verdict == Verdict::TLE)) {
        all.push_back(undefined_in(found->second));
    }
    const CompilerOutput said = compile_again(entry.source(), entry.compilers[0]);
    all.insert(all.end(), said.warnings.begin(), said.warnings.end());
    std::map<Habit, Text> needs;
    for (const Text& text : all) {
        for (const auto& [habit, sign] : signs) {
            if (text.en.find(sign) != std::string::npos) needs.emplace(habit, text);
        }
    }
    return needs;
}

bool is_undefined_otherwise(Runner& runner, const Entry& entry, const Program& program,
                            const FailedInput& on) {
    const Outcome report = report_of(
        runner, entry, program,
        {"-O0", "-fwrapv", "-fno-sanitize=signed-integer-overflow,shift,return"}, on, false);
    return !undefined_in(report).empty();
}

std::optional<Program> sanitized_program(const Entry& entry, const Program& program,
                                         const std::vector<std::string>& flags) {
    Entry checked = sanitized(entry);
    Compiler& compiler = checked.compilers[0];
    compiler.flags.insert(compiler.flags.end(), flags.begin(), flags.end());
    const Compilation made = compile(entry.source(), compiler, program.taken);
    if (!made.program) return std::nullopt;
    Program under = program;
    under.arguments = sanitized_command(*made.program);
    under.time_limit_s = *checked.time_limit_s;
    under.memory_limit_kb = *checked.memory_limit_kb;
    under.limit_address_space = false;
    under.sanitized = true;
    return under;
}

std::vector<Text> diagnose(Runner& runner, const Entry& entry, const Program& program,
                           const Failure& failure, const std::vector<FailedInput>& failed,
                           const rules::Rules* rules) {
    const Outcome& outcome = failure.outcome;
    const bool is_small = failure.small_input && failure.small.verdict == outcome.verdict;
    const std::string& input = is_small ? *failure.small_input : failure.input;
    const std::string& expected = is_small ? failure.small_expected : failure.expected;
    const FailedInput on{failure.name, input, expected,
                         (is_small ? failure.small : outcome).time_us};
    if (!entry.source || entry.sanitized) return {};
    std::vector<Text> lines = misread(entry.source(), entry.compilers[0], outcome.verdict);
    const CompilerOutput said = compile_again(entry.source(), entry.compilers[0]);
    if (is_examined(entry, outcome)) {
        const bool endless = outcome.verdict == Verdict::TLE;
        const Outcome report = report_of(runner, entry, program, {}, on, endless);
        Text undefined = undefined_in(report);
        if (undefined.empty() || (endless && was_stopped(report))) {
            if (const auto other =
                    undefined_elsewhere(runner, entry, program, failed, input, endless)) {
                lines.push_back(phrase({"on {}: {}", "在 {} 上：{}"}, other->first->name,
                                       undefined_in(other->second)));
            } else if (outcome.verdict != Verdict::TLE) {
                undefined = never_set(runner, entry, program, on);
            }
        }
        Program roomy = program;
        roomy.stack_kb = std::max(program.stack_kb, program.memory_limit_kb);
        Outcome other = outcome.verdict == Verdict::RE && roomy.stack_kb > program.stack_kb
                            ? judge_case(runner, roomy, input, expected, rules)
                            : Outcome{.verdict = Verdict::RE};
        const bool is_full = report.errors.find("stack-overflow") != std::string::npos;
        const bool is_else = !undefined.empty() && !was_stopped(report) && !is_full;
        if (!is_else && (other.verdict != Verdict::RE || is_full)) {
            lines.push_back(full_stack(program, said, report.errors));
            if (roomy.stack_kb > program.stack_kb) {
                lines.push_back(phrase({"with the memory limit as stack ({} MB): {} on this input",
                                        "如果栈和内存限制一样大（{} MB），这个输入的结果是 {}"},
                                       roomy.stack_kb / 1024, name_of(other.verdict)));
            }
            if (!entry.judges.empty() && !entry.judges[0]->knows("stack")) {
                lines.push_back(
                    phrase({"how large the stack is at {} is unknown", "{} 的栈有多大，尚不清楚"},
                           entry.judges[0]->title()));
            }
        } else if (endless && was_stopped(report)) {
            lines.push_back(place_of(report));
        } else {
            lines.push_back(aborted(undefined, outcome.errors));
        }
    }
    std::erase_if(lines, [](const Text& line) { return line.empty(); });
    if (outcome.verdict == Verdict::MLE || outcome.verdict == Verdict::PE) return lines;
    constexpr std::size_t most = 3;
    for (const Text& warning :
         std::span(said.warnings).first(std::min(most, said.warnings.size()))) {
        lines.push_back(phrase({"compiler: {}", "编译器：{}"}, warning));
    }
    return lines;
}

}  // namespace tools
