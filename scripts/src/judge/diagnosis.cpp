#include "judge/diagnosis.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <regex>

#include "base/temporary.hpp"
#include "base/text.hpp"
#include "judge/entries.hpp"

namespace tools {

namespace {

constexpr const char* kTelling =
    "-Wreturn-type -Wuninitialized -Wmaybe-uninitialized -Wformat -Warray-bounds -Woverflow "
    "-Wshift-count-overflow -Wdiv-by-zero -fno-diagnostics-show-caret -fstack-usage";

// "line 20: ..." from "/path/source.cpp:20:5: ..."; others stay as they are.
std::string without_file(const std::string& text) {
    static const std::regex place("^[^:]*:(\\d+)(:\\d+)?: (runtime error: |AddressSanitizer: )?");
    return std::regex_replace(text, place, "line $1: ");
}

// Compiles once more, for what the compiler says, and how large the frames of its functions are.
struct Said {
    std::vector<std::string> warnings;
    std::map<std::int64_t, std::int64_t> frames;  // in bytes, by the line where the function begins
};
Said compile_again(const fs::path& source, Compiler compiler) {
    const TemporaryFolder folder("diagnosis");
    std::erase_if(compiler.flags, [](const std::string& flag) {
        return flag == "-static" || flag.starts_with("-fuse-ld");
    });
    for (const std::string& flag : words_of(kTelling)) compiler.flags.push_back(flag);
    const std::string object = (folder.path() / "program.o").string();
    const CommandResult result =
        run_compiler(compiler, {"-c", "-o", object, "-x", compiler.language, source.string()});
    Said said;
    for (const std::string& line : lines_of(result.output)) {
        const std::size_t warning = line.find(": warning: ");
        if (warning == line.npos || !line.starts_with(source.string())) continue;
        const std::string text =
            without_file(line.substr(0, warning + 2) + line.substr(warning + 11));
        if (said.warnings.size() < 3) said.warnings.push_back(text);
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
std::string aborted(std::string line, std::string_view errors) {
    const std::size_t at = line.rfind("ABRT");
    if (at == line.npos || at + 4 != line.size()) return line;
    std::string why;
    for (const std::string& said : lines_of(errors)) {
        for (const char* sign : {"Assertion", "terminate called", "what():", "free()", "malloc"}) {
            const std::size_t begin = said.find(sign);
            if (begin == said.npos) continue;
            why += (why.empty() ? ": " : "; ") + said.substr(begin);
            break;
        }
    }
    return line.replace(at, 4, "abort() was called" + why);
}

std::string size_of(std::int64_t bytes) {
    if (bytes < 1 << 10) return fmt::format("{} bytes", bytes);
    if (bytes < 1 << 20) return fmt::format("{} kB", bytes >> 10);
    return fmt::format("{} MB", bytes >> 20);
}

// "the stack (8 MB) was full after about 833 calls of 10 kB each, in line 9"
std::string full_stack(const Program& program, const Said& said, std::string_view report) {
    std::string text = fmt::format("the stack ({} MB) was full", program.stack_kb / 1024);
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
        text += fmt::format(": the function there needs {}", size_of(bytes));
    } else if (bytes > 0) {
        text += fmt::format(" after about {} calls of {} each", program.stack_kb * 1024 / bytes,
                            size_of(bytes));
    }
    return text + fmt::format(", in line {}", line);
}

}  // namespace

std::vector<std::string> diagnose(Runner& runner, const Entry& entry, const Program& program,
                                  const Failure& failure, const rules::Rules* rules) {
    const Outcome& outcome = failure.outcome;
    const bool is_small = failure.small_input && failure.small.verdict == outcome.verdict;
    const std::string& input = is_small ? *failure.small_input : failure.input;
    const std::string& expected = is_small ? failure.small_expected : failure.expected;
    const bool crashed = outcome.verdict == Verdict::RE && outcome.exit_code == 0;
    if (!entry.source || entry.sanitized) return {};
    if (outcome.verdict != Verdict::WA && outcome.verdict != Verdict::RE) return {};
    const fs::path source = entry.source();
    Said said = compile_again(source, entry.compilers[0]);
    std::vector<std::string> lines;
    if (crashed) {
        const Entry checked = sanitized(entry);
        const Compilation made = compile(source, checked.compilers[0], program.taken);
        Outcome report;
        if (made.program) {
            Program under = program;
            under.arguments = sanitized_command(*made.program);
            under.time_limit_s = *checked.time_limit_s;
            under.memory_limit_kb = *checked.memory_limit_kb;
            under.limit_address_space = false;
            under.sanitized = true;
            report = run_case(runner, under, input, expected.size());
        }
        Program roomy = program;
        roomy.stack_kb = std::max(program.stack_kb, program.memory_limit_kb);
        Outcome other = roomy.stack_kb > program.stack_kb
                            ? judge_case(runner, roomy, input, expected, rules)
                            : Outcome{.verdict = Verdict::RE};
        const bool is_full = report.errors.find("stack-overflow") != std::string::npos;
        const std::string prefix = "undefined behaviour: ";
        if (other.verdict != Verdict::RE || is_full) {
            lines.push_back(full_stack(program, said, report.errors));
            if (roomy.stack_kb > program.stack_kb) {
                lines.push_back(
                    fmt::format("with the memory limit as stack ({} MB): {} on this input",
                                roomy.stack_kb / 1024, name_of(other.verdict)));
            }
            if (!entry.judges.empty() && !entry.judges[0]->knows("stack")) {
                lines.push_back(
                    fmt::format("how large the stack is at {} is unknown", entry.judges[0]->name));
            }
        } else if (report.message.starts_with(prefix)) {
            lines.push_back(
                aborted(without_file(report.message.substr(prefix.size())), outcome.errors));
        }
    }
    for (const std::string& warning : said.warnings) lines.push_back("compiler: " + warning);
    return lines;
}

}  // namespace tools
