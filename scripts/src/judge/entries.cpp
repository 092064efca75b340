#include "judge/entries.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <utility>

#include "base/process.hpp"
#include "core/letters.hpp"
#include "judge/languages.hpp"
#include "judge/own_judge.hpp"

namespace tools {

Entry bundle_entry(const Problem& problem, const std::string& standard) {
    return {.problem = &problem,
            .source = [&problem] { return bundle_file(problem); },
            .compilers = {judge_compiler(standard)},
            .stack_kb = kSmallStack};
}

namespace {

// Compilers and sanitizers write names as they are: no line that such a one stands in can be read back.
bool breaks_lines(const fs::path& source) {
    return std::ranges::any_of(source.string(),
                               [](unsigned char c) { return c < ' ' || c == 127; });
}

}  // namespace

fs::path kept_source(const fs::path& source) {
    // The compiler's standard input is another one.
    const bool readable_once = source == "-" || source.string().starts_with("/dev/") ||
                               (fs::exists(source) && !fs::is_regular_file(source));
    if (!readable_once && !breaks_lines(source)) {
        read_file(source);
        return source;
    }
    static std::map<fs::path, fs::path> kept;
    fs::path& copy = kept[source];
    if (copy.empty()) {
        copy = kept_text(read_file(source == "-" ? "/dev/stdin" : source));
    }
    return copy;
}

Entry source_entry(const Problem& problem, const fs::path& source, const std::string& standard) {
    Entry entry{.problem = &problem, .compilers = {judge_compiler(standard)}};
    const fs::path file = kept_source(source);
    if (file != source) {
        std::vector<std::string>& flags = entry.compilers[0].flags;
        const fs::path folder =
            breaks_lines(source) ? fs::absolute(source).parent_path() : fs::current_path();
        flags.insert(flags.end(), {"-iquote", folder.string()});
    }
    entry.source = [file] { return source_file(file); };
    return entry;
}

std::optional<Entry> other_language_entry(const Problem& problem, const fs::path& source) {
    const std::string ending = source.extension().string();
    if (ending == ".c") {
        Entry entry = source_entry(problem, source);
        entry.compilers[0].command = "gcc";
        entry.compilers[0].language = "c";
        entry.compilers[0].flags[0] = "-std=gnu17";
        return entry;
    }
    return runtime_entry(problem, source);
}

void check_ending(const fs::path& source) {
    const std::string ending = lower(source.extension().string());
    const bool is_word =
        ending.size() > 1 &&
        std::all_of(ending.begin() + 1, ending.end(), [](char c) { return 'a' <= c && c <= 'z'; });
    for (const char* own : {".cpp", ".cc", ".cxx", ".cp", ".hpp", ".hh", ".h", ".txt"}) {
        if (ending == own) return;
    }
    if (!is_word) return;
    throw Error(
        phrase({"{}: {} files are not judged, but .cpp, .c and {}; other programs by --command",
                "{}：不能评测 {} 文件，可以评测 .cpp、.c 和 {}；其他程序请用 --command"},
               source.string(), ending, runtime_endings()));
}

Entry sanitized(Entry entry) {
    constexpr double slower = 10;
    constexpr long most_kb = 2 << 20;
    const Problem& problem = *entry.problem;
    for (Compiler& compiler : entry.compilers) {
        std::erase(compiler.flags, "-static");  // Memcheck replaces functions of the C library, too
        for (const char* flag : {"-g", "-O1", "-fno-omit-frame-pointer", "-D_GLIBCXX_ASSERTIONS",
                                 "-fsanitize=address,undefined", "-fno-sanitize-recover=all"}) {
            compiler.flags.push_back(flag);
        }
    }
    entry.time_limit_s = slower * entry.time_limit_s.value_or(problem.time_limit_s);
    entry.memory_limit_kb = most_kb;
    entry.stack_kb = 8 * kUsualStack;
    entry.limit_address_space = false;
    entry.sanitized = true;
    return entry;
}

Entry sanitized_and_watched(Entry entry) {
    entry = sanitized(std::move(entry));
    entry.memcheck = find_command("valgrind").has_value();
    if (!entry.memcheck) note_no_memcheck("there is no valgrind in PATH; install it");
    return entry;
}

namespace {

// The entry with this compiler, and its folder for #include "...", in each of the standards.
void in_standards(Entry* entry, const std::vector<std::string>& standards,
                  const std::function<Compiler(const std::string&)>& compiler) {
    const std::vector<std::string> flags = entry->compilers[0].flags;
    const auto folder = std::find(flags.begin(), flags.end(), "-iquote");
    entry->compilers.clear();
    for (const std::string& standard : standards) {
        Compiler one = compiler(standard);
        if (folder != flags.end()) one.flags.insert(one.flags.end(), folder, folder + 2);
        entry->compilers.push_back(std::move(one));
    }
}

// With the limits of the problem at this judge. Those that are not known are the mildest that any
// judge of the problem has, and Entry::limits says so.
Entry within_limits_at(const std::string& judge, Entry entry) {
    const Problem& problem = *entry.problem;
    if (lower(judge) == lower(problem.judge)) return entry;
    const Twin* twin = twin_at(problem, judge);
    const bool time_known = twin != nullptr && twin->time_limit_s;
    const bool memory_known = twin != nullptr && twin->memory_limit_kb;
    double most_s = problem.time_limit_s;
    long most_kb = problem.memory_limit_kb;
    for (const Twin& other : problem.twins) {
        if (!other.same_format) continue;
        most_s = std::max(most_s, other.time_limit_s.value_or(0));
        most_kb = std::max(most_kb, other.memory_limit_kb.value_or(0));
    }
    entry.time_limit_s = time_known ? *twin->time_limit_s : most_s;
    entry.memory_limit_kb = memory_known ? *twin->memory_limit_kb : most_kb;
    if (twin == nullptr) {
        entry.limits = phrase({"{} is not known to have this problem; its limits here are the "
                               "mildest of those that have it",
                               "不知道 {} 有没有这道题；这里用有这道题的网站中最宽的限制"},
                              judge);
    } else if (!time_known || !memory_known) {
        entry.limits = phrase({"the limits of {} {} are not known; these are the mildest of the "
                               "other judges that have the problem",
                               "不知道 {} {} 的限制；这里用其他网站这道题中最宽的限制"},
                              twin->judge, twin->number);
    }
    return entry;
}

// Java has more time at some judges, where the problem's own says no other.
void extend_for_java(const std::string& judge, const Profile& profile, Entry* entry) {
    if (entry->language == nullptr || name_of(*entry->language) != std::string_view("Java")) return;
    const Problem& problem = *entry->problem;
    if (lower(judge) == lower(problem.judge) && problem.java_time_limit_s) return;
    entry->time_limit_s = profile.java * entry->time_limit_s.value_or(problem.time_limit_s);
}

}  // namespace

Entry as_at(const std::string& judge, const std::string& standard, Entry entry) {
    entry = within_limits_at(judge, std::move(entry));
    entry.judges = own_judge(judge);
    const Profile& first = *entry.judges[0];
    extend_for_java(judge, first, &entry);
    if (!entry.source) return entry;
    if (first.knows("stack")) entry.stack_kb = first.stack_kb;
    if (!standard.empty() || entry.compilers[0].language != "c++") return entry;
    const std::vector<std::string> usual = {"gnu++17", "gnu++11", "gnu++98"};
    const bool no_asm = std::count(first.flags.begin(), first.flags.end(), "-fno-asm") > 0;
    in_standards(&entry, first.knows("standards") ? first.standards : usual,
                 [&](const std::string& name) {
                     Compiler compiler = judge_compiler(name);
                     if (no_asm) compiler.flags.push_back("-fno-asm");
                     return compiler;
                 });
    return entry;
}

Entry as_judged_by(const std::string& judge, const std::string& standard, Entry entry) {
    const Profile& first = *own_judge(judge)[0];
    entry = as_at(judge, first.standards[0], std::move(entry));
    if (!entry.source || entry.compilers[0].language != "c++") return entry;
    in_standards(&entry, standard.empty() ? first.standards : std::vector{standard},
                 [&](const std::string& name) { return compiler_of(first, name); });
    return entry;
}

}  // namespace tools
