#include "judge/compiler.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <functional>
#include <mutex>
#include <set>
#include <tuple>

#include "base/say.hpp"
#include "base/text.hpp"
#include "bundle/bundle.hpp"
#include "bundle/submission.hpp"
#include "core/hash.hpp"
#include "core/letters.hpp"
#include "cpp/lexer.hpp"

namespace tools {

namespace {

// Identifies a compiler: its file, size and time stamp.
std::string identity(const std::string& command) {
    const std::optional<fs::path> file = find_command(command);
    if (!file) {
        throw Error(phrase(
            {"no compiler '{}' in PATH; install it", "PATH 里没有编译器“{}”；请安装"}, command));
    }
    const fs::path real = fs::canonical(*file);
    return fmt::format("{} {} {}", real.string(), fs::file_size(real),
                       fs::last_write_time(real).time_since_epoch().count());
}

// What changes where a compiler looks, besides its flags.
std::string search_paths() {
    std::string paths;
    for (const char* name :
         {"CPATH", "CPLUS_INCLUDE_PATH", "LIBRARY_PATH", "GCC_EXEC_PREFIX", "COMPILER_PATH"}) {
        const char* value = std::getenv(name);
        paths += fmt::format("{}={}\n", name, value == nullptr ? "" : value);
    }
    return paths;
}

bool has_one_of(std::string_view line, std::initializer_list<std::string_view> words) {
    return std::ranges::any_of(words, [&](auto word) { return line.find(word) != line.npos; });
}

// True iff the line is a diagnostic that tells of a fault of the machine, or of the flags; what
// #error says, or the source in an excerpt, tells of nothing.
bool blames_machine(const std::string& line) {
    return !line.starts_with(' ') && !has_one_of(line, {"#error", "static assertion failed"}) &&
           has_one_of(line, {"internal compiler error", "terminated ", "frontend command failed",
                             "unable to execute", "No space left on device", "Disk quota exceeded",
                             "Input/output error", "Read-only file system",
                             "Cannot allocate memory", "out of memory", "Too many open files",
                             "error writing to", "unrecognized command", "unknown argument"});
}

// True iff the compiler says what is wrong with the source, and nothing else is wrong: it names a
// line, or the linker a function. All else, such as a full disk, is no verdict.
bool rejects_source(const std::string& output) {
    bool rejects = false;
    for (const std::string& line : lines_of(output)) {
        if (blames_machine(line)) return false;
        const std::size_t error = lower(line).find("error:");
        const std::size_t colon = line.find(':');
        const bool place = error != line.npos && colon < error &&
                           line.find_first_of("0123456789", colon) == colon + 1;
        // A relocation fails where arrays have 2 GB and more.
        rejects = rejects || place ||
                  has_one_of(line, {"undefined reference to", "multiple definition of",
                                    ": relocation ", "duplicate symbol", "undefined symbol"});
    }
    return rejects;
}

// One line that says what happened to the compiler.
Text word_of(const std::string& output, int exit_code) {
    const std::vector<std::string> lines = lines_of(output);
    const std::function<bool(const std::string&)> telling[] = {
        blames_machine, [](const std::string& line) { return line.find("error:") != line.npos; },
        [](const std::string& line) { return !line.empty(); }};
    for (const auto& tells : telling) {
        const auto line = std::find_if(lines.begin(), lines.end(), tells);
        if (line != lines.end()) return *line;
    }
    return exit_code == 0 ? Text("it made no program", "没有生成程序")
                          : phrase({"it ended with exit code {}", "返回值为 {}"}, exit_code);
}

struct Include {
    std::string name;
    bool quoted;
    bool conditional;  // inside an #if
};

// The includes of a source, however they are written; where a macro gives the name, it is empty and
// counts as quoted.
std::vector<Include> includes_of(std::string_view text) {
    std::vector<Include> includes;
    const std::vector<Token> tokens = lex(text).tokens;
    for (std::size_t i = 0; i + 2 < tokens.size(); ++i) {
        const std::size_t line = tokens[i].directive;
        const bool begins = line != 0 && (i == 0 || tokens[i - 1].directive != line);
        const Token& name = tokens[i + 2];
        const std::string& word = tokens[i + 1].spelling;
        const bool is_one = word.starts_with("include") || word == "import";
        if (!begins || !is_one || name.directive != line) continue;
        Include include{"", true, tokens[i].conditional};
        if (name.kind == Token::Kind::string) {
            include.name = name.spelling.substr(1, name.spelling.size() - 2);
        } else if (name.spelling == "<") {
            const std::size_t end = std::min(text.find('>', name.end), text.size());
            include.name = text.substr(name.end, end - name.end);
            include.quoted = false;
        }
        includes.push_back(std::move(include));
    }
    return includes;
}

// Collects the files that a source includes by #include "...", and so on.
void collect(const fs::path& file, std::vector<fs::path>* files) {
    files->push_back(file);
    for (const Include& include : includes_of(read_file(file))) {
        std::error_code none;
        const fs::path header = fs::canonical(file.parent_path() / include.name, none);
        const bool relative = include.quoted && fs::path(include.name).is_relative();
        if (!relative || none || !fs::is_regular_file(header)) continue;
        if (std::ranges::count(*files, header) == 0) collect(header, files);
    }
}

// The dialect of compilers for Windows.
void add_windows(Compiler* compiler) {
    compiler->flags.insert(compiler->flags.end(), {"-D__int64=long long", "-D_int64=long long"});
    compiler->flags.push_back((root() / "scripts/src/judge/programs/windows_io.cpp").string());
    for (const char* name : {"printf", "fprintf", "sprintf", "scanf", "fscanf", "sscanf"}) {
        for (const char* prefix : {"", "__isoc99_", "__isoc23_"}) {
            compiler->flags.push_back(fmt::format("-Wl,--wrap={}{}", prefix, name));
        }
    }
    if (compiler->language == "c") compiler->flags.push_back("-lstdc++");
}

// True iff fork_server.cpp can be linked to what this makes: a static program of this machine.
bool forks(const Compiler& compiler) {
    const std::vector<std::string>& flags = compiler.flags;
    const std::string name = fs::path(compiler.command).filename().string();
    const auto called = [&](const char* word) { return name.starts_with(word); };
    // Not such as x86_64-w64-mingw32-g++, which compiles for another system.
    const bool native = called("g++") || called("gcc") || called("clang") || called("c++");
    return native && std::ranges::count(flags, "-static") != 0 &&
           std::ranges::none_of(flags, [](const std::string& flag) {
               return flag.starts_with("-fsanitize") || flag.starts_with("--target") ||
                      flag == "-m32" || flag == "-mx32";
           });
}

// The headers that GCC says were forgotten, each once.
std::vector<std::string> forgotten_headers(const std::string& messages) {
    constexpr std::string_view before = "#include <";
    std::vector<std::string> names;
    for (const std::string& line : lines_of(messages)) {
        const std::size_t forgotten = line.find("is defined in header");
        const std::size_t at = line.find(before, std::min(forgotten, line.size()));
        if (at == line.npos) continue;
        const std::size_t begin = at + before.size();
        const std::string name = line.substr(begin, line.find('>', begin) - begin);
        if (std::ranges::count(names, name) == 0) names.push_back(name);
    }
    return names;
}

}  // namespace

std::vector<std::string> standards() {
    std::vector<std::string> names;
    for (const char* language : {"c++", "gnu++"}) {
        for (const char* year : {"98", "03", "11", "14", "17", "20", "23", "2b"}) {
            names.push_back(fmt::format("{}{}", language, year));
        }
    }
    return names;
}

Compiler judge_compiler(const std::string& standard) {
    // LLVM's linker links a static program in half of the time that GNU's takes.
    static const bool lld = find_command("ld.lld").has_value();
    Compiler compiler{
        "g++", {"-std=" + standard, "-O2", "-DONLINE_JUDGE", "-static"}, standard, "c++"};
    if (lld) compiler.flags.push_back("-fuse-ld=lld");
    return compiler;
}

CommandResult run_compiler(const Compiler& compiler, std::vector<std::string> arguments) {
    arguments.insert(arguments.begin(), compiler.flags.begin(), compiler.flags.end());
    // What it says is read here, too, so that it has to be English.
    arguments.insert(arguments.begin(), {"/usr/bin/env", "LC_ALL=C.UTF-8", "/usr/bin/prlimit",
                                         "--cpu=120:130", compiler.command});
    return run_command(arguments);
}

void check_compiler(const Compiler& compiler) {
    if (!find_command(compiler.command)) {
        throw Error(
            phrase({"no compiler '{}' in PATH; install it", "PATH 里没有编译器“{}”；请安装"},
                   compiler.command));
    }
    const CommandResult result =
        run_compiler(compiler, {"-E", "-x", compiler.language, "/dev/null"});
    if (result.exit_code == 0) return;
    throw Error(phrase({"{} refuses its flags, {}: {}", "{} 不接受这些选项（{}）：{}"},
                       compiler.command, fmt::format("{}", fmt::join(compiler.flags, " ")),
                       word_of(result.output, result.exit_code)));
}

std::vector<std::string> older_flags(const Compiler& compiler, bool optimised) {
    if (optimised) return {"-fwrapv"};
    // From version 13 on GCC puts a trap there.
    const std::string trap = "-fno-unreachable-traps";
    const bool knows_it =
        run_compiler(compiler, {trap, "-E", "-x", compiler.language, "/dev/null"}).exit_code == 0;
    return knows_it ? std::vector<std::string>{"-O0", "-fwrapv", trap}
                    : std::vector<std::string>{"-O0", "-fwrapv"};
}

Compilation compile_to(const fs::path& program, const fs::path& source, const Compiler& compiler) {
    std::vector<std::string> words = {"-o", program.string()};
    if (forks(compiler)) words.push_back(FORK_SERVER);
    words.insert(words.end(), {"-x", compiler.language, source.string(), "-lm"});
    CommandResult result = run_compiler(compiler, std::move(words));
    if (result.exit_code == 0 && fs::is_regular_file(program)) return {program, result.output};
    std::error_code ignored;
    fs::remove(program, ignored);
    // What the driver says of a compiler that had no end; a busy machine stretches real time alone.
    if (result.output.find("CPU time limit exceeded") != std::string::npos) {
        result.output = said(Text("stopped the compiler after 120 s of CPU time\n",
                                  "编译用了 120 秒 CPU 时间，已被终止\n"));
    } else if (result.exit_code != 1 || !rejects_source(result.output)) {
        throw Error(phrase({"{} cannot compile {}: {}", "{} 不能编译 {}：{}"}, compiler.command,
                           shown(source), word_of(result.output, result.exit_code)));
    }
    return {std::nullopt, result.output};
}

namespace {

// True iff a source's text and the compiler determine the program: it includes only what comes with
// the compiler.
bool stands_alone(const std::string& text) {
    return text.find("__has_include") == text.npos &&
           std::ranges::none_of(includes_of(text), &Include::quoted);
}

// What a compiler makes of a text hangs on this.
Hash hash_of(const Compiler& compiler) {
    Hash hash;
    hash.add(identity(compiler.command)).add(search_paths()).add(compiler.language);
    for (const std::string& flag : compiler.flags) {
        hash.add(" ").add(flag);
        if (fs::path(flag).is_absolute() && fs::is_regular_file(flag)) hash.add(read_file(flag));
    }
    if (forks(compiler)) hash.add(read_file(FORK_SERVER));
    return hash;
}

// All of the standard library takes three quarters of the time of a compilation: from the second program
// on that has it, the judge's own compiler finds it read.
void add_read_library(const std::string& text, Compiler* compiler) {
    const std::string library = "bits/stdc++.h";
    if (text.find(library) == text.npos || compiler->language != "c++" ||
        compiler->flags != judge_compiler(compiler->standard).flags) {
        return;
    }
    const fs::path folder = cache_dir() / "libraries" / hash_of(*compiler).hex();
    const fs::path read = folder / (library + ".gch");
    if (!fs::is_regular_file(read)) {
        if (fs::create_directories(read.parent_path())) return;
        prune(folder.parent_path(), std::uintmax_t{1} << 30);
        const std::string source = (folder / "all.h").string();
        const fs::path draft = fmt::format("{}.{}", read.string(), ::gettid());
        write_file(source, fmt::format("#include <{}>\n", library));
        const CommandResult made =
            run_compiler(*compiler, {"-o", draft.string(), "-x", "c++-header", source});
        if (made.exit_code != 0) return;
        fs::rename(draft, read);
    }
    std::error_code none;
    fs::last_write_time(folder, fs::file_time_type::clock::now(), none);  // for prune()
    compiler->flags.insert(compiler->flags.end(), {"-I", folder.string()});
}

// Without overlooking anything. A program is kept for the next time if its source stands alone.
Compilation compile_as_it_is(const fs::path& source, const Compiler& compiler) {
    const std::string text = read_file(source);
    const fs::path folder = cache_dir() / "programs";
    Hash its = hash_of(compiler).add(without_version(text));
    const bool names_it = std::ranges::count(compiler.flags, "-g") > 0;  // where it goes wrong
    if (names_it) its.add(fs::absolute(source).string());
    fs::path program = folder / its.hex();
    std::error_code none;
    if (fs::is_regular_file(program, none)) {
        fs::last_write_time(program, fs::file_time_type::clock::now(), none);  // for prune()
        return {std::move(program), ""};
    }
    fs::create_directories(folder);
    static std::once_flag pruned;
    std::call_once(pruned, [&] { prune(folder, std::uintmax_t{4} << 30); });
    const fs::path draft = fmt::format("{}.{}", program.string(), ::gettid());
    Compiler sooner = compiler;
    add_read_library(text, &sooner);
    Compilation made = compile_to(draft, fs::absolute(source), sooner);
    if (!made.program && sooner.flags != compiler.flags) {  // messages name the program's own line
        made = compile_to(draft, fs::absolute(source), compiler);
    }
    if (read_file(source) != text) {  // it was saved in the meantime
        fs::remove(draft, none);
        return compile_as_it_is(source, compiler);
    }
    if (made.program) {
        // It is not found again, and takes no other's place while that runs.
        if (!stands_alone(text)) program += '-' + Hash().add(read_file(draft)).hex();
        fs::rename(draft, program);
        made.program = program;
    }
    return made;
}

// A source that a compiler of today rejects, and what is done so that it takes it, as an older one or
// one for Windows does.
struct RejectedSource {
    const fs::path& source;
    const std::string& messages;
    Compiler* compiler;
    Habits* habits;

    bool says(std::string_view words) const { return messages.find(words) != messages.npos; }
    bool says_of(std::string_view name, std::string_view rest) const {
        return says(fmt::format("‘{}’{}", name, rest)) || says(fmt::format("'{}'{}", name, rest));
    }
    // False if it is done already.
    bool add(const std::vector<std::string>& flags) const {
        std::vector<std::string>& all = compiler->flags;
        if (std::search(all.begin(), all.end(), flags.begin(), flags.end()) != all.end())
            return false;
        all.insert(all.end(), flags.begin(), flags.end());
        return true;
    }
    void note(Habit habit, const std::string& what) const {
        Text& all = (*habits)[habit];
        all += all.empty() ? Text(what) : Text(", ", "、") + what;
    }
};

std::string program_file(const char* name) {
    return (root() / "scripts/src/judge/programs" / name).string();
}

bool call_void_main(const RejectedSource& it) {
    if (!it.says("must return ") || !it.add({"-Dmain=void_main", program_file("void_main.cpp")})) {
        return false;
    }
    it.habits->emplace(Habit::void_main, "");
    return true;
}

bool look_nowhere_else(const RejectedSource& it) {
    if (!it.says("is not valid in an identifier") || !it.add({"-fno-extended-identifiers"})) {
        return false;
    }
    it.habits->emplace(Habit::skipped_characters, "");
    return true;
}

bool free_operator_names(const RejectedSource& it) {
    for (const char* name : {"and", "or", "xor", "not", "bitand", "bitor", "compl", "and_eq",
                             "or_eq", "xor_eq", "not_eq"}) {
        if (!it.says_of(name, " token") || !it.add({"-fno-operator-names"})) continue;
        it.note(Habit::operator_names, name);
        return true;
    }
    return false;
}

// The header that is not there; empty if that is not what is wrong.
std::string missing_header(const std::string& messages) {
    const std::string_view before = "fatal error: ", after = ": No such file or directory";
    const std::size_t at = messages.find(before), end = messages.find(after, at);
    if (at == messages.npos || end == messages.npos) return "";
    return messages.substr(at + before.size(), end - at - before.size());
}

// For Windows <Set> is <set>, and <bits\stdc++.h> is <bits/stdc++.h>.
bool find_header_in_other_letters(const RejectedSource& it) {
    const std::string name = missing_header(it.messages);
    std::string usual = lower(name);
    std::ranges::replace(usual, '\\', '/');
    if (name.empty() || usual == name || name.find("..") != name.npos) return false;
    const fs::path folder = cache_dir() / "headers" / Hash().add(name).hex();
    if (!it.add({"-I", folder.string()})) return false;
    write_file(folder / name, fmt::format("#include <{}>\n", usual));
    it.note(Habit::header_case, fmt::format("<{}>", name));
    return true;
}

bool add_what_windows_has(const RejectedSource& it) {
    static const std::set<std::string> headers = {"conio.h",   "windows.h", "io.h",     "direct.h",
                                                  "process.h", "tchar.h",   "winsock.h"};
    const std::string header = lower(missing_header(it.messages));
    if (headers.contains(header)) {
        const fs::path folder = cache_dir() / "headers" / "windows";
        for (const std::string& name : headers) write_file(folder / name, "");
        if (!it.add({"-I", folder.string()})) return false;
        it.note(Habit::windows_names, fmt::format("<{}>", header));
        return true;
    }
    bool found = false;
    for (const char* name :
         {"itoa", "ltoa", "ultoa", "i64toa", "ui64toa", "strrev", "strlwr", "strupr", "stricmp",
          "strcmpi", "strnicmp", "getch", "getche", "kbhit", "Sleep"}) {
        for (const std::string& called : {std::string(name), std::string("_") + name}) {
            if (!it.says_of(called, " was not declared")) continue;
            it.add({"-include", program_file("windows_names.hpp")});
            if (!it.add({fmt::format("-D{}=windows_{}", called, name)})) continue;
            it.note(Habit::windows_names, called + "()");
            found = true;
        }
    }
    return found;
}

bool include_what_is_forgotten(const RejectedSource& it) {
    constexpr std::size_t most = 8;
    std::vector<std::string> names = forgotten_headers(it.messages);
    // GCC does not know of all names where they come from.
    const std::vector<std::string> usual = {"cstring", "cstdlib", "cmath", "algorithm"};
    if (names.empty() && it.says("was not declared")) names = usual;
    bool found = false;
    for (const std::string& name : names) {
        const auto included = std::ranges::count(it.compiler->flags, "-include");
        if (static_cast<std::size_t>(included) == most || !it.add({"-include", name})) continue;
        it.note(Habit::unnamed_header, fmt::format("<{}>", name));
        found = true;
    }
    return found;
}

// In this order; each knows what it has to do with.
constexpr std::pair<Habit, bool (*)(const RejectedSource&)> kRemedies[] = {
    {Habit::void_main, call_void_main},
    {Habit::skipped_characters, look_nowhere_else},
    {Habit::header_case, find_header_in_other_letters},
    {Habit::windows_names, add_what_windows_has},
    {Habit::operator_names, free_operator_names},
    {Habit::unnamed_header, include_what_is_forgotten}};

}  // namespace

Compilation compile(const fs::path& source, const Compiler& compiler,
                    const std::set<Habit>& taken) {
    Compiler milder = compiler;
    Habits habits;
    if (taken.contains(Habit::int64)) {
        const std::string text = read_file(source);
        if (text.find("_int64") != text.npos || text.find("%I64") != text.npos) {
            add_windows(&milder);
            habits.emplace(Habit::int64, "");
        }
    }
    for (;;) {
        Compilation made = compile_as_it_is(source, milder);
        if (made.program) {
            made.habits = std::move(habits);
            return made;
        }
        const RejectedSource rejected{source, made.messages, &milder, &habits};
        const auto helps = [&](const auto& remedy) {
            return taken.contains(remedy.first) && remedy.second(rejected);
        };
        if (std::ranges::none_of(kRemedies, helps)) return made;
    }
}

fs::path kept_text(const std::string& text, std::string name) {
    if (name.empty()) name = "source-" + Hash().add(text).hex() + ".cpp";
    const fs::path folder = cache_dir() / "bundles", file = folder / name;
    static std::once_flag pruned;
    std::call_once(pruned, [&] { prune(folder, std::uintmax_t{16} << 20); });
    write_file(file, text);
    std::error_code none;
    fs::last_write_time(file, fs::file_time_type::clock::now(), none);  // for prune()
    return file;
}

fs::path bundle_file(const Problem& problem) {
    return kept_text(submission(problem).text, problem.id + ".cpp");
}

fs::path source_file(const fs::path& source) {
    for (const Include& include : includes_of(read_file(source))) {
        if (include.conditional || !fs::path(include.name).is_absolute()) continue;
        throw CompileError(phrase({"{} includes '{}', a file of this machine: no judge has it",
                                   "{} 包含“{}”，这是本机的文件，评测机上没有"},
                                  source.string(), include.name));
    }
    std::error_code none;
    const fs::path library = fs::canonical(root() / "common", none);
    const std::vector<fs::path> files = sources_of(fs::absolute(source));
    const bool uses_library =
        std::any_of(files.begin() + 1, files.end(),
                    [&](const fs::path& file) { return file.parent_path() == library; });
    return uses_library ? kept_text(bundle(source, Author::user)) : files[0];
}

fs::path compiled(const fs::path& source, const Compiler& compiler) {
    const Compilation made = compile(source, compiler);
    if (made.program) return *made.program;
    throw Error(
        phrase({"{} does not compile:\n{}", "{} 编译失败：\n{}"}, source.string(), made.messages));
}

fs::path solution_program(const Problem& problem) {
    return compiled(bundle_file(problem), judge_compiler("c++11"));
}

fs::path textbook_program(const Problem& problem) {
    return compiled(problem.textbook(), judge_compiler("gnu++17"));
}

fs::path program_of(const fs::path& source) {
    return compiled(source_file(source), judge_compiler("gnu++17"));
}

std::vector<fs::path> sources_of(const fs::path& source) {
    std::vector<fs::path> files;
    collect(source, &files);
    return files;
}

std::optional<fs::path> own_header(const fs::path& source) {
    std::error_code none;
    const fs::path library = fs::canonical(root() / "common", none);
    for (const Include& include : includes_of(read_file(source))) {
        if (include.conditional || !include.quoted) continue;
        const fs::path header = fs::canonical(source.parent_path() / include.name, none);
        if (none || !fs::is_regular_file(header) || header.parent_path() == library) continue;
        return header;
    }
    return std::nullopt;
}

void prune(const fs::path& folder, std::uintmax_t most_bytes) {
    const auto size_of = [](const fs::directory_entry& entry) {
        std::error_code gone;
        if (!entry.is_directory(gone)) return entry.file_size(gone);
        std::uintmax_t bytes = 0;
        for (const fs::directory_entry& file : fs::recursive_directory_iterator(entry, gone)) {
            if (file.is_regular_file(gone)) bytes += file.file_size(gone);
        }
        return bytes;
    };
    std::vector<std::tuple<fs::file_time_type, fs::path, std::uintmax_t>> files;
    std::uintmax_t bytes = 0;
    std::error_code gone;  // another judge may prune, too
    for (const fs::directory_entry& entry : fs::directory_iterator(folder, gone)) {
        const std::uintmax_t size = size_of(entry);
        if (!entry.exists(gone)) continue;
        files.emplace_back(entry.last_write_time(gone), entry.path(), size);
        bytes += size;
    }
    std::sort(files.begin(), files.end());
    for (const auto& [used, file, size] : files) {
        if (bytes <= most_bytes) return;
        fs::remove_all(file, gone);
        bytes -= size;
    }
}

Compiler compiler_of(const Profile& profile, std::string standard) {
    const std::vector<std::string>& known = profile.standards;
    if (standard.empty()) standard = known[0];
    if (std::find(known.begin(), known.end(), standard) == known.end()) {
        throw Error(phrase({"{} does not offer {}; it offers {}", "{} 没有 {}；可选的有 {}"},
                           profile.title(), standard, fmt::format("{}", fmt::join(known, ", "))));
    }
    std::vector<std::string> words = split_command(profile.here);
    Compiler compiler{words[0], {words.begin() + 1, words.end()}};
    compiler.standard = standard;
    compiler.flags.push_back("-std=" + standard);
    // Where `long` is shorter than a pointer, as on 64-bit Windows, it is `long` that counts.
    const std::int64_t bits = std::min(profile.bits[0], profile.long_bits);
    const bool runs = bits != 32 || runs_32_bit_programs();
    if (runs && (profile.knows("bits") || profile.facts.empty())) {
        compiler.flags.push_back(fmt::format("-m{}", bits));
    }
    compiler.flags.push_back("-static");
    compiler.flags.insert(compiler.flags.end(), profile.flags.begin(), profile.flags.end());
    for (const std::string& macro : profile.macros) compiler.flags.push_back("-D" + macro);
    return compiler;
}

}  // namespace tools
