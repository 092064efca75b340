#include "judge/compiler.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <unistd.h>

#include <algorithm>

#include "base/process.hpp"
#include "core/hash.hpp"
#include "ship/bundle.hpp"
#include "ship/submission.hpp"

namespace tools {

namespace {

// Identifies a compiler: its file, size and time stamp.
std::string identity(const std::string& command) {
    const std::optional<fs::path> file = find_command(command);
    if (!file) throw Error(fmt::format("no compiler '{}' in PATH; install it", command));
    const fs::path real = fs::canonical(*file);
    return fmt::format("{} {} {}", real.string(), fs::file_size(real),
                       fs::last_write_time(real).time_since_epoch().count());
}

// True iff some line begins with #include "...", so that the source is not complete by itself.
bool includes_project_headers(std::string_view text) {
    for (std::size_t at = 0; (at = text.find("#include", at)) != std::string_view::npos; ++at) {
        const std::size_t line = text.rfind('\n', at) + 1;  // npos + 1 == 0
        const std::size_t name = text.find_first_not_of(" \t", at + 8);
        if (text.find_first_not_of(" \t", line) == at && name < text.size() && text[name] == '"') {
            return true;
        }
    }
    return false;
}

}  // namespace

Compiler judge_compiler(const std::string& standard) {
    return {"g++", {"-std=" + standard, "-O2", "-DONLINE_JUDGE", "-static"}};
}

Compilation compile_to(const fs::path& program, const fs::path& source, const Compiler& compiler) {
    std::vector<std::string> arguments = {"timeout", "120", compiler.command};
    arguments.insert(arguments.end(), compiler.flags.begin(), compiler.flags.end());
    arguments.insert(arguments.end(), {"-o", program.string(), "-x", "c++", source.string()});
    CommandResult result = run_command(arguments);
    if (result.exit_code == 0) return {program, result.output};
    std::error_code ignored;
    fs::remove(program, ignored);
    if (result.exit_code == 124) result.output += "stopped the compiler after 120 s\n";
    return {std::nullopt, result.output};
}

Compilation compile(const fs::path& source, const Compiler& compiler) {
    Hash hash;
    hash.add(without_version(read_file(source))).add(identity(compiler.command));
    for (const std::string& flag : compiler.flags) hash.add(" ").add(flag);
    const fs::path program = build_dir() / "programs" / hash.hex();
    if (fs::exists(program)) return {program, ""};

    fs::create_directories(program.parent_path());
    const fs::path draft = fmt::format("{}.{}", program.string(), ::gettid());
    Compilation made = compile_to(draft, source, compiler);
    if (!made.program) return made;
    fs::rename(draft, program);
    return {program, made.messages};
}

fs::path bundle_file(const Problem& problem) {
    const fs::path file = build_dir() / "bundles" / (problem.id + ".cpp");
    write_file(file, submission(problem).text);
    return file;
}

fs::path source_file(const fs::path& source) {
    const std::string text = read_file(source);
    if (!includes_project_headers(text)) return fs::absolute(source);
    const fs::path file = build_dir() / "bundles" / ("source-" + Hash().add(text).hex() + ".cpp");
    write_file(file, bundle(source));
    return file;
}

Compiler compiler_of(const Profile& profile, std::string standard) {
    const std::vector<std::string>& known = profile.standards;
    if (standard.empty()) standard = known[0];
    if (std::find(known.begin(), known.end(), standard) == known.end()) {
        throw Error(fmt::format("{} does not offer {}; it offers {}", profile.name, standard,
                                fmt::join(known, ", ")));
    }
    std::vector<std::string> words = split_command(profile.here);
    Compiler compiler{words[0], {words.begin() + 1, words.end()}};
    compiler.flags.push_back("-std=" + standard);
    // Where `long` is shorter than a pointer, as on 64-bit Windows, it is `long` that counts.
    compiler.flags.push_back(fmt::format("-m{}", std::min(profile.bits[0], profile.long_bits)));
    compiler.flags.push_back("-static");
    compiler.flags.insert(compiler.flags.end(), profile.flags.begin(), profile.flags.end());
    for (const std::string& macro : profile.macros) compiler.flags.push_back("-D" + macro);
    if (profile.system == "Windows" && profile.knows("system")) {
        compiler.flags.push_back("-D__int64=long long");
        compiler.flags.push_back((root() / "scripts/src/judge/programs/windows_io.cpp").string());
        for (const char* name : {"printf", "fprintf", "sprintf", "scanf", "fscanf", "sscanf"}) {
            compiler.flags.push_back(fmt::format("-Wl,--wrap={}", name));
            compiler.flags.push_back(fmt::format("-Wl,--wrap=__isoc99_{}", name));
            compiler.flags.push_back(fmt::format("-Wl,--wrap=__isoc23_{}", name));
        }
    }
    return compiler;
}

}  // namespace tools
