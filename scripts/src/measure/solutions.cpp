#include <fmt/format.h>

#include <algorithm>
#include <cstdio>
#include <map>
#include <utility>

#include "base/interrupt.hpp"
#include "base/say.hpp"
#include "base/text.hpp"
#include "catalog/data.hpp"
#include "catalog/modules.hpp"
#include "core/counts.hpp"
#include "core/oracle.hpp"
#include "judge/compiler.hpp"
#include "judge/judge_case.hpp"
#include "measure/costs.hpp"
#include "measure/instructions.hpp"

namespace tools {

namespace {

// A problem, and the inputs at its limits that it is measured on.
struct Subject {
    const Problem* problem;
    fs::path solution;
    Cases limits;
    const Case* most_bytes;
    const Case* most_work;  // where the solution needs most instructions; maybe the same
};

Subject subject_of(const Problem& problem, const std::optional<fs::path>& source = {}) {
    Subject subject{&problem, source ? program_of(*source) : solution_program(problem),
                    load_group(problem, Group::limit), nullptr, nullptr};
    const std::vector<Case>& cases = subject.limits.list();
    if (cases.empty())
        throw Error(english(fmt::format("{} has no inputs at its limits", problem.id)));
    const auto bytes = [](const Case& c) { return c.input.size(); };
    const auto work = [&](const Case& c) { return instructions(subject.solution, c.input); };
    subject.most_bytes = &*std::ranges::max_element(cases, {}, bytes);
    subject.most_work = &*std::ranges::max_element(cases, {}, work);
    return subject;
}

// A program on a case: instructions, and milliseconds of CPU time.
struct Cost {
    fs::path program;
    double work = 0, ms = 0;
};

struct Count {
    const Case* c;
    Cost solution, baseline, textbook;
    double start_up;
    double memory_mb;     // the solution's peak
    Verdict of_textbook;  // AC, or nothing is known of its cost
    double times() const { return solution.work / baseline.work; }
    double besides() const { return solution.work - baseline.work; }
    // How much more the textbook program takes than the solution, or why there is no such figure.
    std::string book(double Cost::*what) const {
        return of_textbook == Verdict::AC ? fmt::format("{:.1f}", textbook.*what / solution.*what)
                                          : std::string(name_of(of_textbook));
    }
};

constexpr int kRounds = 9;
constexpr runner::Limits kWide = {.cpu_us = 60'000'000,
                                  .wall_us = 120'000'000,
                                  .memory_kb = 1 << 20,
                                  .data_kb = 0,
                                  .output_bytes = 1 << 28,
                                  .stack_kb = kUsualStack};

Count count(const Subject& subject, const Case& c, Runner& runner) {
    const Problem& problem = *subject.problem;
    Count result{&c, {subject.solution}, {baseline_program(c)}, {textbook_program(problem)}, 0,
                 0,  Verdict::AC};
    const Program program{.arguments = {result.textbook.program.string()},
                          .time_limit_s = problem.time_limit_s,
                          .memory_limit_kb = problem.memory_limit_kb};
    result.of_textbook = judge_case(runner, program, c, make_rules(problem).get()).verdict;
    result.start_up = static_cast<double>(instructions(subject.solution, ""));
    std::vector<Cost*> costs = {&result.solution, &result.baseline};
    if (result.of_textbook == Verdict::AC) costs.push_back(&result.textbook);
    std::map<Cost*, std::vector<double>> times;
    for (int round = 0; round < kRounds; ++round) {
        for (Cost* cost : costs) {
            const runner::Reply done = runner.run({cost->program.string()}, c.input, kWide).reply;
            times[cost].push_back(static_cast<double>(done.cpu_us) / 1000);
            if (cost != &result.solution) continue;
            result.memory_mb =
                std::max(result.memory_mb, static_cast<double>(done.memory_kb) / 1024);
        }
    }
    for (Cost* cost : costs) {
        cost->work = static_cast<double>(instructions(cost->program, c.input));
        cost->ms = median(times[cost]);
    }
    return result;
}

// The goals, and by what the solution misses them.
std::string held_against(const Goals& goals, const Count& count) {
    const double games = static_cast<double>(std::max<std::size_t>(count.c->games, 1));
    std::string text;
    for (const auto& [kind, bound] : goals.bounds) {
        const bool times = kind == "times";
        const auto [value, what] = times                ? std::pair(count.times(), "times")
                                   : kind == "start_up" ? std::pair(count.start_up, "at start-up")
                                   : kind == "besides"
                                       ? std::pair(count.besides(), "besides")
                                       : std::pair(count.besides() / games, "besides per test");
        text += fmt::format("{}{} {}", text.empty() ? "" : ", ",
                            times ? fmt::format("{}", bound) : rounded(bound), what);
        if (value <= bound) continue;
        text += fmt::format(" MISSED ({})", times ? fmt::format("{:.3f}", value) : rounded(value));
    }
    return text;
}

// One exponent and what it should be; false where they differ.
bool print_exponent(const Text& name, const std::optional<double>& measured, int goal, double least,
                    double most) {
    const bool fits = !measured || (least <= *measured && *measured <= most);
    const Text shown =
        measured ? phrase({"{} of {}{}", "{}，目标 {}{}"}, fmt::format("{:.2f}", *measured), goal,
                          fits ? Text() : Text(" MISMATCH", " 不符"))
                 : Text("-");
    fmt::print("  {} {:<19}", said(name), said(shown));
    return fits;
}

// The game of most values.
rules::Game longest_game(const rules::Rules& rules, const Cases& cases) {
    const auto values = [](const rules::Game& game) {
        std::size_t count = 0;
        for (const rules::Row& row : game) count += row.size();
        return count;
    };
    rules::Game longest;
    for (const Case& c : cases.list()) {
        for (const rules::Game& game : parse(rules, c.input)) {
            if (values(game) > values(longest)) longest = game;
        }
    }
    return longest;
}

// Measures problem by problem; after an interrupt says how many it was.
template <class Measure>
void measure_each(const std::vector<const Problem*>& problems, const Measure& measure) {
    in_turn(problems, measure, [&](std::size_t done) {
        return phrase({"{} of {} measured", "{1} 中已测量 {0} 道"}, done,
                      counted(problems.size(), Text("problem", "道题")));
    });
}

}  // namespace

std::string print_solutions(const std::vector<const Problem*>& problems,
                            const std::optional<fs::path>& source) {
    Runner runner;
    std::string table = fmt::format(
        "`scripts/workshop/bench --record` on {}\n\n"
        "| problem | input | instructions | times reading and writing alone | goal | textbook "
        "program, times the solution |\n|---|---|---|---|---|---|\n",
        machine(judge_compiler("c++11").flags));
    say(phrase(
        {"Solutions on their largest inputs: instructions of whole processes, and CPU time, "
         "medians of\n{} interleaved rounds. min: a program that only reads the same tokens "
         "and writes as many\nbytes; book: the plain textbook program, or its verdict where it "
         "is not accepted.\n{}\n\n",
         "题解在最大的输入上：整个进程的指令数和 CPU 时间，{} 轮交错运行取中位数。min：只读入同样\n"
         "多的数、写出同样多字节的程序；book：常规写法的程序，没有通过时为它的评测结果。\n{}\n\n"},
        kRounds, machine(judge_compiler("c++11").flags)));
    fmt::print("{:29}{:26}{:>8}{:>8}{:>7}{:>8}{:>11}{:>9}{:>7}{:>8}{:>8}  {}\n",
               said(Text("problem", "题目")), said(Text("input", "输入")),
               said(Text("instr.", "指令数")), said(Text("start", "启动")), "/min", "book/",
               said(Text("bytes", "字节")), "ms", "/min", "book/", "MB",
               said(Text("goal", "目标")));
    measure_each(problems, [&](const Problem* problem) {
        const Subject subject = subject_of(*problem, source);
        const Goals goals = goals_of(*problem);
        std::vector<const Case*> measured = {subject.most_bytes};
        if (subject.most_work != subject.most_bytes) measured.push_back(subject.most_work);
        for (const Case* c : measured) {
            const Count n = count(subject, *c, runner);
            fmt::print("{:29}{:26}{:>8}{:>8}{:>7.2f}{:>8}{:>11}{:>9.2f}{:>7.2f}{:>8}{:>8.1f}  {}\n",
                       problem->id, c->name.substr(0, 25), rounded(n.solution.work),
                       rounded(n.start_up), n.times(), n.book(&Cost::work),
                       with_commas(c->input.size()), n.solution.ms, n.solution.ms / n.baseline.ms,
                       n.book(&Cost::ms), n.memory_mb, held_against(goals, n));
            std::fflush(stdout);
            table += fmt::format("| {} | {} | {} | {:.2f} | {} | {} |\n", problem->id, c->name,
                                 rounded(n.solution.work), n.times(), held_against(goals, n),
                                 n.book(&Cost::work));
        }
    });
    fmt::print("\n");
    return table;
}

bool print_scale(const std::vector<const Problem*>& problems) {
    say(
        {"How cost grows: exponents fitted to instructions, as the tests of the hardest input grow "
         "in\nnumber, as the longest test grows in length, as a bound on the values grows; each "
         "with its\ngoal.\n\n",
         "开销的增长：由指令数拟合的指数，分别随最难输入的组数、最长一组的长度、数值的上界增长；各"
         "有目标。"
         "\n\n"});
    bool all_fit = true;
    measure_each(problems, [&](const Problem* problem) {
        const Subject subject = subject_of(*problem);
        const auto rules = make_rules(*problem);
        const std::vector<rules::Game> games = parse(*rules, subject.most_work->input);
        const auto measured = [&](const Series& series, auto exponent) -> std::optional<double> {
            if (series.empty()) return std::nullopt;
            std::vector<double> sizes, costs;
            for (const SizedInput& input : series) {
                sizes.push_back(input.size);
                costs.push_back(static_cast<double>(instructions(subject.solution, input.text)));
            }
            return exponent(sizes, costs);
        };
        const rules::Game longest = longest_game(*rules, subject.limits);
        const auto growth = goals_of(*problem).growth;
        fmt::print("{:29}", problem->id);
        bool fits =
            print_exponent({"tests", "组数"},
                           measured(growing_tests(*rules, games), exponent_of_steps), 1, 0.8, 1.2);
        if (growth) {
            // A logarithm shows as a little more, and so do a few comparisons that go wrong.
            fits &= print_exponent(
                {"length", "长度"}, measured(growing_length(*rules, longest), exponent_of_steps),
                growth->length, growth->length - 0.2, growth->length + (growth->log ? 0.4 : 0.2));
            // The claim is a bound; a table may be made up to the statement's bound anyway.
            fits &= print_exponent({"values", "数值"},
                                   measured(growing_values(*rules, games), exponent_of_whole),
                                   growth->values, -0.1, growth->values + 0.2);
        }
        fmt::print("\n");
        std::fflush(stdout);
        all_fit &= fits;
    });
    fmt::print("\n");
    return all_fit;
}

void print_beyond(const std::vector<const Problem*>& problems) {
    constexpr double least_seconds = 120, program_mb = 1200;
    Runner runner;
    say({"Inputs past the bounds, each with its goal:\n\n", "超出限制的输入，各有目标：\n\n"});
    fmt::print("{:29}{:26}{:>8}{:>9}{:>9}{:>9}\n", said(Text("problem", "题目")),
               said(Text("input", "输入")), said(Text("answer", "结果")), "s",
               said(Text("goal", "目标")), "MB");
    measure_each(problems, [&](const Problem* problem) {
        const Goals goals = goals_of(*problem);
        for (const BeyondInput& beyond : inputs_beyond(*problem)) {
            const auto goal = goals.seconds.find(beyond.name());
            const double most = goal == goals.seconds.end() ? problem->time_limit_s : goal->second;
            const double most_mb =
                beyond.program ? program_mb : static_cast<double>(problem->memory_limit_kb) / 1024;
            const Program program{.arguments = {(beyond.program ? program_of(*beyond.program)
                                                                : solution_program(*problem))
                                                    .string()},
                                  .time_limit_s = std::max(least_seconds, most),
                                  .memory_limit_kb = 4 << 20};
            const Outcome outcome = judge_case(runner, program, read_file(beyond.input),
                                               read_file(beyond.answer), nullptr);
            const double seconds = static_cast<double>(outcome.time_us) / 1e6,
                         mb = static_cast<double>(outcome.memory_kb) / 1024;
            const bool met = outcome.verdict == Verdict::AC && seconds <= most && mb <= most_mb;
            fmt::print("{:29}{:26}{:>8}{:>9.3f}{:>9}{:>9.1f}  {}\n", problem->id, beyond.name(),
                       name_of(outcome.verdict), seconds, fmt::format("{:g}", most), mb,
                       said(met ? Text("met", "达到") : Text("MISSED", "没有达到")));
            std::fflush(stdout);
        }
    });
    fmt::print("\n");
}

}  // namespace tools
