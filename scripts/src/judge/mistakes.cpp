#include "judge/mistakes.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>

#include "base/text.hpp"
#include "catalog/data.hpp"
#include "catalog/declared.hpp"
#include "core/hash.hpp"
#include "core/mistakes.hpp"
#include "judge/compiler.hpp"

namespace tools {

namespace {

fs::path lock_of(const Problem& problem) {
    return problem.data() / "mistakes.lock";
}

struct Line {
    std::string key, answers;
};
std::map<std::string, Line> locked(const Problem& problem) {
    std::map<std::string, Line> lines;
    if (!fs::exists(lock_of(problem))) return lines;
    for (const std::string& line : lines_of(read_file(lock_of(problem)))) {
        const auto words = split(line, ' ');
        if (words.size() == 3) {
            lines[std::string(words[2])] = {std::string(words[0]), std::string(words[1])};
        }
    }
    return lines;
}

Cases telling(const Problem& problem) {
    Cases cases = load_files(problem);
    cases.append(load_group(problem, Group::random));
    return cases;
}

// These cases are small: who needs longer takes a way of its own, and would have to be waited for.
constexpr double kPatience_s = 0.25;

std::string answers_of(Runner& runner, Program program, const Cases& cases) {
    program.time_limit_s = std::min(program.time_limit_s, kPatience_s);
    return answers_hash(cases.list(), [&](const Case& c) {
        Outcome outcome = run_case(runner, program, c.input, c.expected.size());
        return Answered{outcome.verdict, std::move(outcome.output)};
    });
}

// Of a wrong solution, or kNoMistake.
std::string answers_of(Runner& runner, const Problem& problem, const fs::path& source,
                       const Cases& cases, const std::string& right) {
    const auto with = [&](const Compiler& compiler) {
        const Program program{.arguments = {compiled(source, compiler).string()},
                              .time_limit_s = problem.time_limit_s,
                              .memory_limit_kb = problem.memory_limit_kb};
        return answers_of(runner, program, cases);
    };
    Compiler compiler = judge_compiler("gnu++17");
    std::string answers = with(compiler);
    if (answers == right || answers == kNoMistake) return std::string(kNoMistake);
    // Values that were never set are others, and so is most of what is undefined.
    for (const char* flag : {"-O0", "-ftrivial-auto-var-init=pattern"}) {
        compiler.flags.push_back(flag);
    }
    return answers == with(compiler) ? answers : std::string(kNoMistake);
}

}  // namespace

GeneratedFile mistakes_lock(const Problem& problem) {
    const std::map<std::string, Line> before = locked(problem);
    const Cases cases = telling(problem);
    const std::string data = cases.hash();
    const std::string right = answers_hash(cases.list(), [](const Case& c) {
        return Answered{Verdict::AC, std::string(c.expected)};
    });
    std::optional<Runner> runner;
    std::string text;
    for (const fs::path& file : wrong_files(problem)) {
        if (read_wrong(file).verdict != Verdict::WA) continue;
        const std::string name = file.filename().string();
        const std::string key = Hash().add(read_file(file)).add(data).hex();
        const auto line = before.find(name);
        std::string answers;
        if (line != before.end() && line->second.key == key) {
            answers = line->second.answers;
        } else {
            if (!runner) runner.emplace();
            answers = answers_of(*runner, problem, file, cases, right);
        }
        text += fmt::format("{} {} {}\n", key, answers, name);
    }
    return {lock_of(problem), text};
}

std::vector<fs::path> known_mistakes(Runner& runner, const Program& program,
                                     const Problem& problem) {
    const std::map<std::string, Line> lines = locked(problem);
    std::vector<fs::path> alike;
    if (lines.empty()) return alike;
    const std::string answers = answers_of(runner, program, telling(problem));
    for (const auto& [name, line] : lines) {
        if (line.answers == answers && answers != kNoMistake)
            alike.push_back(problem.data() / "wrong" / name);
    }
    return alike;
}

}  // namespace tools
