#include "judge/entries.hpp"

#include <fmt/format.h>

#include <utility>

#include "base/process.hpp"
#include "core/hash.hpp"
#include "ship/lint.hpp"

namespace tools {

Entry bundle_entry(const Problem& problem, const std::string& standard) {
    return {.problem = &problem,
            .source = [&problem] { return bundle_file(problem); },
            .compiler = judge_compiler(standard),
            .stack_kb = kSmallStack};
}

Entry source_entry(const Problem& problem, const fs::path& source, const std::string& standard) {
    Entry entry{.problem = &problem, .compiler = judge_compiler(standard)};
    fs::path file = source;
    // A pipe can be read only once, and /dev/stdin is another file to the compiler.
    if (!fs::is_regular_file(source) || source.string().starts_with("/dev/")) {
        const std::string text = read_file(source == "-" ? "/dev/stdin" : source);
        file = build_dir() / "bundles" / ("source-" + Hash().add(text).hex() + ".cpp");
        write_file(file, text);
        entry.compiler.flags.insert(entry.compiler.flags.end(),
                                    {"-iquote", fs::current_path().string()});
    }
    entry.source = [file] { return source_file(file); };
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
