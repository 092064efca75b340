#include "judge/entries.hpp"

#include <fmt/format.h>

#include <map>
#include <utility>

#include "base/process.hpp"
#include "ship/lint.hpp"

namespace tools {

Entry bundle_entry(const Problem& problem, const std::string& standard) {
    return {.problem = &problem,
            .source = [&problem] { return bundle_file(problem); },
            .compiler = judge_compiler(standard),
            .stack_kb = kSmallStack};
}

fs::path kept_source(const fs::path& source) {
    // The compiler's standard input is another one.
    const bool readable_once = source == "-" || source.string().starts_with("/dev/") ||
                               (fs::exists(source) && !fs::is_regular_file(source));
    if (!readable_once) {
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
    Entry entry{.problem = &problem, .compiler = judge_compiler(standard)};
    const fs::path file = kept_source(source);
    if (file != source) {
        entry.compiler.flags.insert(entry.compiler.flags.end(),
                                    {"-iquote", fs::current_path().string()});
    }
    entry.source = [file] { return source_file(file); };
    return entry;
}

Entry sanitized(Entry entry) {
    constexpr double slower = 10;
    constexpr long most_kb = 2 << 20;
    const Problem& problem = *entry.problem;
    std::erase(entry.compiler.flags, "-static");
    for (const char* flag : {"-g", "-O1", "-fno-omit-frame-pointer", "-D_GLIBCXX_ASSERTIONS",
                             "-fsanitize=address,undefined", "-fno-sanitize-recover=all"}) {
        entry.compiler.flags.push_back(flag);
    }
    entry.time_limit_s = slower * entry.time_limit_s.value_or(problem.time_limit_s);
    entry.memory_limit_kb = most_kb;
    entry.stack_kb = 8 * kUsualStack;
    entry.limit_address_space = false;
    entry.sanitized = true;
    return entry;
}

Entry sanitized_and_watched(Entry entry) {
    Compiler watched = entry.compiler;
    std::erase(watched.flags, "-static");  // Memcheck replaces functions of the C library
    watched.flags.insert(watched.flags.end(), {"-g", "-O1"});
    entry = sanitized(std::move(entry));
    if (find_command("valgrind")) {
        entry.memcheck = std::move(watched);
    } else {
        note_no_memcheck("there is no valgrind in PATH; install it");
    }
    return entry;
}

Entry command_entry(const Problem& problem, const std::string& command) {
    return {.problem = &problem, .command = split_command(command)};
}

Entry as_judged_by(const Profile& profile, const std::string& standard, Entry entry) {
    entry.white_space = profile.white_space;
    if (!entry.source) return entry;
    entry.compiler = compiler_of(profile, standard);
    entry.stack_kb = profile.stack_kb;
    entry.source = [source = std::move(entry.source), profile] {
        const fs::path file = source();
        check(read_file(file), {&profile},
              [&](std::size_t line) { return fmt::format("{}:{}", file.string(), line); });
        return file;
    };
    return entry;
}

}  // namespace tools
