#include "judge/languages.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <mutex>

#include "base/process.hpp"
#include "base/say.hpp"
#include "base/temporary.hpp"
#include "base/text.hpp"
#include "catalog/judges.hpp"
#include "core/hash.hpp"
#include "judge/entries.hpp"

namespace tools {

// {source} is the file, {program} what is made of it, {itself} the interpreter. What is made is made
// in a folder of its own, from a file Main with the ending there; {main} is the class Main in it.
struct OtherLanguage {
    const char *ending, *name, *tool, *package;
    const char* interpreter;    // without a version; empty: the program runs by itself
    const char *asked, *place;  // its arguments to tell where it is, and what it says before that
    const char *make, *run;  // command lines, the former with ';' between; empty: nothing is made
    const char* empty;       // a program that does nothing
    long loose_kb;           // as in Runtime
    const char* full;
};

namespace {

// The variables that change what Java does, and a language in which it knows names of files.
constexpr const char* kJava =
    "/usr/bin/env -u CLASSPATH -u JAVA_TOOL_OPTIONS -u _JAVA_OPTIONS -u JDK_JAVAC_OPTIONS "
    "-u JDK_JAVA_OPTIONS LC_ALL=C.UTF-8";

constexpr long kLoose = 64 << 10;

constexpr OtherLanguage kLanguages[] = {
    {".py", "Python", "python3", "python3",  //
     "python", "-c print(__import__('sys').executable)", "", "", "{itself} {source}", "", 0,
     "\nMemoryError"},
    {".js", "JavaScript", "node", "nodejs",  //
     "node", "-p process.execPath", "", "", "{itself} --max-old-space-size={heap_mb} {source}", "",
     kLoose, "JavaScript heap out of memory"},
    {".java", "Java", "javac", "default-jdk-headless",  //
     "java", "-XshowSettings:properties -version", "java.home = ",
     "{java} javac -encoding UTF-8 -cp classes -d classes Main.java; "
     "{java} jar cfe {program} {main} -C classes .",
     "{itself} -XX:+UseSerialGC -XX:-UsePerfData -Xss64m -Xmx{heap_kb}k -jar {program}",
     "class Main { public static void main(String[] arguments) {} }\n", kLoose,
     "java.lang.OutOfMemoryError"},
    {".go", "Go", "go", "golang-go", "", "", "", "go build -o {program} Main.go", "{program}",
     "package main\n\nfunc main() {}\n", 0, ""},
    {".rs", "Rust", "rustc", "rustc", "", "", "", "rustc -O -o {program} Main.rs", "{program}",
     "fn main() {}\n", 0, ""}};

// Where an interpreter is, which may have been a wrapper's to find; its own name if it does not say.
std::string itself(const OtherLanguage& language, const std::string& wrapper) {
    std::vector<std::string> words = words_of(language.asked);
    words.insert(words.begin(), wrapper);
    for (const std::string& line : lines_of(run_command(words).output)) {
        const std::size_t at = line.find(language.place);
        if (at == line.npos) continue;
        fs::path found = line.substr(at + std::string_view(language.place).size());
        if (fs::is_directory(found)) found = found / "bin" / language.interpreter;
        if (find_command(found.string())) return found.string();
    }
    return wrapper;
}

using Places = std::map<std::string, std::string, std::less<>>;

std::vector<std::string> filled(std::string_view line, const Places& places) {
    std::vector<std::string> words;
    for (const std::string& word : words_of(line)) {
        const auto place = places.find(word);
        if (word == "{java}") {
            std::ranges::copy(words_of(kJava), std::back_inserter(words));
        } else {
            words.push_back(place == places.end() ? word : place->second);
        }
    }
    return words;
}

// "game.Main", wherever below the folder that class is; empty if it is nowhere.
std::string main_class(const fs::path& classes) {
    for (const fs::directory_entry& entry : fs::recursive_directory_iterator(classes)) {
        if (entry.path().filename() != "Main.class") continue;
        std::string name = fs::relative(entry.path(), classes).replace_extension().string();
        std::ranges::replace(name, '/', '.');
        return name;
    }
    return "";
}

Compilation made_by(const OtherLanguage& language, const std::string& text,
                    const fs::path& program) {
    const TemporaryFolder folder("program");
    const fs::path classes = folder.path() / "classes", draft = folder.path() / "program";
    write_file(folder.path() / ("Main" + std::string(language.ending)), text);
    fs::create_directories(classes);
    Places places = {{"{program}", draft.string()}};
    std::string messages;
    for (const std::string_view step : split(language.make, ';')) {
        if (step.find("{main}") != step.npos) {
            places["{main}"] = main_class(classes);
            if (places["{main}"].empty()) {
                return {std::nullopt, said({"there is no class Main, which a judge starts\n",
                                            "没有评测时要运行的 Main 类\n"})};
            }
        }
        const CommandResult result = run_command(filled(step, places), {}, folder.path());
        messages += result.output;
        if (result.exit_code != 0) return {std::nullopt, messages};
    }
    fs::create_directories(program.parent_path());
    fs::rename(draft, program);
    return {program, messages};
}

// Where what is made of a text stands.
fs::path program_file(const OtherLanguage& language, const std::string& text,
                      const std::string& file) {
    const std::string name = Hash().add(text).add(file).hex() + language.ending;
    return cache_dir() / "programs" / name;
}

std::vector<std::string> run_line(const OtherLanguage& language, const std::string& interpreter,
                                  const fs::path& source, const fs::path& program) {
    return filled(language.run, {{"{itself}", interpreter},
                                 {"{source}", source.string()},
                                 {"{program}", program.string()}});
}

std::string found_interpreter(const OtherLanguage& language) {
    if (*language.interpreter == '\0') return "";
    const std::string name = find_command(language.tool) && *language.make == '\0'
                                 ? language.tool
                                 : language.interpreter;
    const std::optional<fs::path> wrapper = find_command(name);
    if (!wrapper)
        throw Error(phrase({"no '{}' in PATH; install it", "PATH 里没有 “{}”；请安装"}, name));
    return itself(language, wrapper->string());
}

void use_language(const OtherLanguage& language, Entry* entry) {
    entry->language = &language;
    if (std::string_view(language.name) != "Java") return;
    const Problem& problem = *entry->problem;
    entry->time_limit_s = problem.java_time_limit_s;
    entry->memory_limit_kb = problem.java_memory_limit_kb;
}

}  // namespace

const char* name_of(const OtherLanguage& language) {
    return language.name;
}

std::string runtime_endings() {
    std::string all;
    for (const OtherLanguage& language : kLanguages) {
        all += (all.empty() ? "" : ", ") + std::string(language.ending);
    }
    return all;
}

std::optional<Entry> runtime_entry(const Problem& problem, const fs::path& source) {
    const auto* const language =
        std::ranges::find(kLanguages, source.extension().string(), &OtherLanguage::ending);
    if (language == std::end(kLanguages)) return std::nullopt;
    if (!find_command(language->tool)) {
        throw Error(phrase({"{}: there is no {} in PATH; install it: apt-get install {}",
                            "{}：PATH 里没有 {}；请安装：apt-get install {}"},
                           source.string(), language->tool, language->package));
    }
    const fs::path file = fs::absolute(kept_source(source));
    const std::string text = read_file(file);
    const fs::path program = program_file(*language, text, file.string());
    Entry entry{.problem = &problem,
                .command = run_line(*language, found_interpreter(*language), file, program)};
    if (*language->make != '\0') entry.make = [=] { return made_by(*language, text, program); };
    use_language(*language, &entry);
    return entry;
}

Entry command_entry(const Problem& problem, std::vector<std::string> words) {
    Entry entry{.problem = &problem, .command = std::move(words)};
    std::string name = fs::path(entry.command[0]).filename().string();
    name.resize(name.find_last_not_of("0123456789.") + 1);
    const auto* const language = std::ranges::find(kLanguages, name, &OtherLanguage::interpreter);
    if (language == std::end(kLanguages) || name.empty()) return entry;
    entry.command[0] = itself(*language, entry.command[0]);
    use_language(*language, &entry);
    return entry;
}

Runtime measured(Runner& runner, const OtherLanguage& language) {
    static std::mutex mutex;
    static std::map<const OtherLanguage*, Runtime> known;
    const std::lock_guard lock(mutex);
    const auto [at, is_new] = known.try_emplace(&language);
    if (!is_new) return at->second;
    constexpr long most_kb = 1 << 20;
    const fs::path source = kept_text(language.empty, "empty" + std::string(language.ending));
    const std::string interpreter = found_interpreter(language);
    const fs::path program = program_file(language, language.empty, interpreter);
    if (*language.make != '\0' && !fs::exists(program)) {
        const Compilation made = made_by(language, language.empty, program);
        if (!made.program) throw Error(Text(fmt::format("{}: {}", language.tool, made.messages)));
    }
    const Program empty{
        .arguments = with_heap(run_line(language, interpreter, source, program), most_kb),
        .time_limit_s = 20,
        .memory_limit_kb = most_kb,
        .limit_address_space = false};
    Runtime runtime{.loose_kb = language.loose_kb, .full = language.full};
    for (int run = 0; run < 3; ++run) {
        const Outcome outcome = run_case(runner, empty, "", 0);
        if (outcome.verdict != Verdict::AC) {
            throw Error(phrase({"an empty program in {}: {}", "{} 的空程序：{}"}, language.name,
                               outcome.message));
        }
        runtime.time_us = std::max(runtime.time_us, outcome.time_us);
        runtime.memory_kb = std::max(runtime.memory_kb, outcome.memory_kb);
    }
    return at->second = runtime;
}

std::vector<std::string> with_heap(std::vector<std::string> command, long kb) {
    // Node keeps what it needs itself in the same place.
    constexpr long nodes_own_mb = 16;
    const std::pair<std::string, long> places[] = {{"{heap_kb}", kb},
                                                   {"{heap_mb}", kb / 1024 + nodes_own_mb}};
    for (std::string& word : command) {
        for (const auto& [place, value] : places) {
            const std::size_t at = word.find(place);
            if (at != word.npos) word.replace(at, place.size(), std::to_string(value));
        }
    }
    return command;
}

Text runtime_note(const Result& result) {
    if (result.runtime_of == nullptr || result.language == nullptr) return {};
    const Profile& judge = *result.language;
    const std::string name = result.runtime_of->name;
    const bool offered = !judge.knows("languages") || std::ranges::count(judge.languages, name) > 0;
    const Runtime& own = result.runtime;
    const Text lacks =
        offered ? Text() : phrase({"{} does not offer {}", "{} 没有 {}"}, judge.title(), name);
    if (own.memory_kb == 0) return lacks;
    const Text note =
        phrase({"{} itself, {} MB and {} s, does not count", "{} 自身的 {} MB 内存和 {} s 不计入"},
               name, fmt::format("{:.1f}", static_cast<double>(own.memory_kb) / 1024),
               fmt::format("{:.2f}", static_cast<double>(own.time_us) / 1e6));
    if (!offered) return lacks + Text("; ", "；") + note;
    if (!judge.knows("runtime")) {
        return note + phrase({"; whether it does at {} is unknown", "；{} 是否计入尚不清楚"},
                             judge.title());
    }
    return note +
           phrase({" ({}: {})", "（{}，{}）"}, judge.title(), judge.facts.at("runtime").text());
}

}  // namespace tools
