#include "judge/request.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <set>

#include "base/interrupt.hpp"
#include "base/say.hpp"
#include "base/text.hpp"
#include "catalog/own_lines.hpp"
#include "cpp/lint.hpp"
#include "judge/languages.hpp"
#include "judge/one_file.hpp"
#include "judge/own_judge.hpp"
#include "judge/report.hpp"
#include "judge/watch.hpp"

namespace tools {

namespace {

using Problems = std::vector<const Problem*>;

// Prints how the judge compiles, and what is unknown.
void introduce(const std::vector<const Profile*>& languages, const std::string& standard) {
    const Profile& profile = *languages[0];
    std::vector<std::string> compilers;
    for (const Profile* language : languages) {
        for (const std::string& name : language->compilers) {
            compilers.push_back(language->language.empty()
                                    ? name
                                    : fmt::format("{} ({})", name, language->language));
        }
    }
    const Compiler compiler = compiler_of(profile, standard);
    const auto joined = [](const std::vector<std::string>& words, const char* between) {
        return fmt::format("{}", fmt::join(words, between));
    };
    const Text known = profile.knows("compilers")
                           ? Text(joined(compilers, " or "), joined(compilers, "、"))
                           : Text("a compiler that we do not know", "尚不清楚");
    say(phrase({"{} compiles with {}; here: {} {}\n", "{} 的编译器：{}；这里用：{} {}\n"},
               profile.title(), known, compiler.command, joined(compiler.flags, " ")));
    say(phrase({"Unknown: {}\n", "尚不清楚：{}\n"}, joined(profile.unknown(), ", ")));
    if (profile.knows("long") && profile.long_bits == 32 && !runs_32_bit_programs()) {
        say({"This machine runs no programs of 32 bits: `long` has 64 here.\n",
             "本机不能运行 32 位程序：这里的 `long` 是 64 位。\n"});
    }
    std::fflush(stdout);
}

Entry entry_for(const Request& request, const Problem& problem) {
    if (request.command) return command_entry(problem, split_command(*request.command));
    const std::string& standard = request.standard;
    if (request.source && request.source != "-") {
        if (auto other = other_language_entry(problem, *request.source)) {
            if (!standard.empty() || !request.compiler.empty() || request.sanitize) {
                throw Error(phrase({"{} is no C++: leave out --std, --compiler, --sanitize",
                                    "{} 不是 C++：请去掉 --std、--compiler、--sanitize"},
                                   *request.source));
            }
            return *std::move(other);
        }
        check_ending(*request.source);
    }
    return request.source
               ? source_entry(problem, *request.source, standard.empty() ? "gnu++17" : standard)
               : bundle_entry(problem, standard.empty() ? "c++11" : standard);
}

// What the words name, in the format that the problems have here.
std::vector<NamedProblem> named_by(const std::vector<Problem>& all,
                                   const std::vector<std::string>& ids) {
    std::vector<NamedProblem> chosen;
    if (ids.empty()) {
        if (all.empty()) choose(all, ids);
        for (const Problem* problem : with_twins(all)) chosen.push_back({problem});
    }
    for (const std::string& id : ids) {
        const NamedProblem one = named(all, id);
        check_format(one);
        const auto before = std::ranges::find(chosen, one.problem, &NamedProblem::problem);
        if (before == chosen.end()) chosen.push_back(one);
    }
    return chosen;
}

// Throws Error where the options do not go together.
void check_request(const Request& request, std::size_t problems) {
    const bool own = request.source || request.command;
    if (own && (request.ids.empty() || problems != 1)) {
        throw Error({"--source and --command judge one program: name one problem",
                     "--source 和 --command 只评测一个程序：请指明一道题"});
    }
    if (request.strict && !request.judge.empty()) {
        throw Error({"--strict is stricter than any judge: leave out --strict or --judge",
                     "--strict 比任何 OJ 都严格：请去掉 --strict 或 --judge"});
    }
    if (!request.settings.input.empty() && problems != 1) {
        throw Error({"--input is for one problem: name it", "--input 只用于一道题：请指明"});
    }
    if (request.watch && (!request.source || !fs::is_regular_file(*request.source))) {
        throw Error(
            {"--watch needs a --source that is a file", "--watch 需要 --source 指明一个文件"});
    }
}

// What is to be judged.
std::vector<Entry> entries_for(const Request& request, const std::vector<NamedProblem>& chosen) {
    if (!request.judge.empty()) {
        introduce(load_profiles().named(request.judge), request.standard);
    }
    std::vector<Entry> entries;
    for (const auto& [problem, twin] : chosen) {
        Entry entry = entry_for(request, *problem);
        if (!request.judge.empty()) {
            entry = as_judged_by(request.judge, request.standard, std::move(entry));
        } else if (!request.settings.strict) {
            const std::string& judge = twin == nullptr ? problem->judge : twin->judge;
            entry = as_at(judge, request.standard, std::move(entry));
        }
        const std::vector<std::string> flags = words_of(request.flags);
        for (const std::string& flag : flags) {
            if (!flag.starts_with("-o")) continue;
            throw Error(phrase({"--flags: leave out {}; the judge names the program",
                                "--flags：请去掉 {}，程序名由评测决定"},
                               flag));
        }
        for (Compiler& compiler : entry.compilers) {
            if (!request.compiler.empty()) compiler.command = request.compiler;
            compiler.flags.insert(compiler.flags.end(), flags.begin(), flags.end());
        }
        if (request.time_limit_s > 0) entry.time_limit_s = request.time_limit_s;
        if (request.memory_limit_mb > 0) {
            entry.memory_limit_kb = static_cast<long>(request.memory_limit_mb * 1024);
        }
        if (request.source) entry.files = second_file_note(*request.source);
        if (request.sanitize) entry = sanitized_and_watched(std::move(entry));
        entries.push_back(std::move(entry));
    }
    const bool usual =
        request.standard.empty() && request.compiler.empty() && request.flags.empty();
    if (!usual && !entries[0].compilers.empty()) check_compiler(entries[0].compilers[0]);
    return entries;
}

// A line for each judge of the problem where the user's program means something else than here.
Text notes_on(const Request& request, const Problem& problem) {
    if (!request.source || !request.judge.empty()) return {};
    std::set<std::string> named;
    const Profiles profiles = load_profiles();
    Text notes;
    for (const Profile* judge :
         other_longs(read_file(kept_source(*request.source)), judges_of(profiles, problem))) {
        if (!named.insert(judge->name).second) continue;
        notes += phrase({"note: `long` has {0} bits at {1}; judge as there: --judge {2}\n",
                         "提示：{1} 的 `long` 是 {0} 位；按它评测：--judge {2}\n"},
                        judge->long_bits, judge->title(), judge->name);
    }
    return notes;
}

// The lines of a wrong solution of the problem that have its mistake.
Text mistake_of(const Request& request, const Problem& problem) {
    std::error_code none;
    if (!request.source) return {};
    const fs::path file = fs::canonical(*request.source, none);
    if (none || file.parent_path() != problem.data() / "wrong") return {};
    const std::vector<std::string> own = own_lines(problem, file);
    if (own.empty()) return {};
    return phrase({"what no other program of this problem has:\n    {}\n",
                   "本题其他程序都没有的行：\n    {}\n"},
                  fmt::format("{}", fmt::join(own, "\n    ")));
}

// The command that judges a failing case again, for a shell in the folder that the user stands in.
std::string again(const Request& request, const NamedProblem& named, const Failure& f) {
    const auto& [problem, twin] = named;
    std::string text = here(root() / "scripts/judge");
    if (text.find('/') == text.npos) text = "./" + text;
    text += ' ' + (twin == nullptr ? problem->id : twin->name());
    const auto option = [&](const char* name, const std::string& value) {
        if (!value.empty()) text += fmt::format(" {} {}", name, shell_word(value));
    };
    const Settings& settings = request.settings;
    // What was read from a pipe is kept.
    if (request.source) option("--source", kept_source(*request.source).string());
    if (request.command) option("--command", *request.command);
    option("--std", request.standard);
    option("--compiler", request.compiler);
    option("--flags", request.flags);
    option("--judge", request.judge);
    if (request.sanitize) text += " --sanitize";
    if (request.time_limit_s > 0) option("--time-limit", fmt::format("{}", request.time_limit_s));
    if (request.memory_limit_mb > 0) {
        option("--memory-limit", fmt::format("{}", request.memory_limit_mb));
    }
    if (f.name.empty()) return text;
    if (!settings.input.empty() || f.name.starts_with("stress-")) {
        // The input of an earlier failure is a file that the user has.
        const bool file = !settings.input.empty() && fs::is_regular_file(settings.input);
        return text + " --input " +
               (file ? shell_word(settings.input)
                     : here(cache_dir() / "failures" / problem->id / "case.in"));
    }
    if (f.name.find('+') != f.name.npos) text += " --whitespace";
    if (request.strict) text += " --strict";
    if (settings.seed != kDefaultSeed) option("--seed", std::to_string(settings.seed));
    if (settings.rounds != 0) option("--rounds", std::to_string(settings.rounds));
    return text + " --case " + f.name;
}

bool judge_and_report(const Request& request, const std::vector<NamedProblem>& chosen,
                      const std::optional<Output>& json) {
    const auto started = std::chrono::steady_clock::now();
    Problems problems;
    for (const NamedProblem& one : chosen) problems.push_back(one.problem);
    Report report(problems, {.verbose = request.verbose,
                             .explain = request.explain,
                             .again = [&](const auto& problem, const auto& failure) {
                                 return again(
                                     request,
                                     *std::ranges::find(chosen, &problem, &NamedProblem::problem),
                                     failure);
                             }});
    const Observer observer{
        .finished = [&](std::size_t i, const Result& r) { report.row(i, r); },
        .progress = [&](const Progress& progress) { report.progress(progress); },
        .interrupted = [&](const auto& results) { report.sum_so_far(results); }};
    const std::vector<Result> results =
        judge(entries_for(request, chosen), request.settings, observer);
    bool accepted = true;
    for (std::size_t i = 0; i < results.size(); ++i) {
        if (!results[i].failure) continue;
        accepted = false;
        report.failure(i, results[i]);
    }
    const std::chrono::duration<double> took = std::chrono::steady_clock::now() - started;
    report.summary(results, took.count());
    say(mistake_of(request, *problems[0]));
    say(notes_on(request, *problems[0]));
    if (json) json->write(as_json(problems, results));
    return accepted;
}

}  // namespace

void take_file(Request& request) {
    const auto file = std::ranges::find_if(
        request.ids, [](const fs::path& word) { return word.has_extension(); });
    if (file == request.ids.end()) return;
    if (request.source || request.command) {
        throw Error(
            phrase({"{} and {}: judge one program at a time", "{} 和 {}：一次只评测一个程序"},
                   request.source ? *request.source : *request.command, *file));
    }
    request.source = *file;
    request.ids.erase(file);
    take_file(request);  // a second one is an error
    if (!request.ids.empty()) return;
    const std::vector<Problem> all = load_problems();
    const Problem* const problem = problem_of(all, *request.source);
    if (problem == nullptr) {
        throw Error(phrase({"{0}: name the problem that it solves, e.g. scripts/judge 891 {0}",
                            "{0}：请指明它解的题目，如 scripts/judge 891 {0}"},
                           *request.source));
    }
    request.ids = {problem->id};
}

int carry_out(Request request, const std::string& command) {
    const Interrupt interrupt(command);
    const std::vector<Problem> all = load_problems();
    const std::vector<NamedProblem> chosen = named_by(all, request.ids);
    check_request(request, chosen.size());
    if (!request.stress.empty()) request.settings.stress = parse_duration(request.stress);
    request.settings.strict = request.strict || !(request.source || request.command);
    if (request.list || !request.export_folder.empty()) {
        for (const auto& [problem, twin] : chosen) {
            const Cases cases = select_cases(*problem, request.settings);
            if (request.list) print_list(*problem, cases);
            if (request.export_folder.empty()) continue;
            const fs::path folder = request.export_folder;
            export_cases(cases, chosen.size() > 1 ? folder / problem->id : folder);
        }
        return 0;
    }
    std::optional<Output> json;
    if (request.json) json.emplace(request.output.empty() ? "-" : request.output);
    const auto once = [&] { return judge_and_report(request, chosen, json) ? 0 : 1; };
    return request.watch ? again_on_save(*request.source, "judge", once) : once();
}

}  // namespace tools
