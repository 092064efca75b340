// scripts/bench: what the solutions, fast_io and the judge cost, and what they should.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <cmath>

#include "base/command_line.hpp"
#include "base/text.hpp"
#include "core/oracle.hpp"
#include "data/data.hpp"
#include "data/modules.hpp"
#include "judge/compiler.hpp"
#include "judge/judge_case.hpp"
#include "measure/io.hpp"
#include "measure/measure.hpp"
#include "measure/overhead.hpp"
#include "publish/generated.hpp"

namespace {

using tools::fs::path;

// --- the cases ----------------------------------------------------------------------------------

// A problem, and the inputs at its limits that it is measured on.
struct Subject {
    const tools::Problem* problem;
    path solution;
    tools::Cases limits;
    const tools::Case* most_bytes;
    const tools::Case* most_work;  // where the solution needs most instructions; maybe the same
};

Subject subject_of(const tools::Problem& problem) {
    Subject subject{&problem, tools::solution_program(problem),
                    tools::load_group(problem, tools::Group::limit), nullptr, nullptr};
    std::uint64_t most = 0;
    for (const tools::Case& c : subject.limits.list()) {
        const std::uint64_t work = tools::instructions(subject.solution, c.input);
        if (subject.most_work == nullptr || work > most) {
            subject.most_work = &c;
            most = work;
        }
        if (subject.most_bytes == nullptr || c.input.size() > subject.most_bytes->input.size()) {
            subject.most_bytes = &c;
        }
    }
    if (subject.most_work == nullptr) {
        throw tools::Error(fmt::format("{} has no inputs at its limits", problem.id));
    }
    return subject;
}

// --- instructions -------------------------------------------------------------------------------

struct Count {
    const tools::Case* c;
    path floor, textbook;
    double solution_work, floor_work, start_up;
    std::optional<double> textbook_work;  // or else
    std::string no_textbook;              // its verdict
    double times() const { return solution_work / floor_work; }
    double besides() const { return solution_work - floor_work; }
    // How much more the textbook program takes than the solution, or why there is no such figure.
    std::string book(double its_cost, double solution_cost) const {
        return textbook_work ? fmt::format("{:.1f}", its_cost / solution_cost) : no_textbook;
    }
};

Count count(const Subject& subject, const tools::Case& c, tools::Runner& runner) {
    const tools::Problem& problem = *subject.problem;
    Count result{&c, tools::floor_program(c), {}, 0, 0, 0, {}, ""};
    const auto work = [](const path& program, std::string_view input) {
        return static_cast<double>(tools::instructions(program, input));
    };
    result.solution_work = work(subject.solution, c.input);
    result.floor_work = work(result.floor, c.input);
    result.start_up = work(subject.solution, "");
    result.textbook = tools::textbook_program(problem);
    const tools::Program program{.arguments = {result.textbook.string()},
                                 .time_limit_s = problem.time_limit_s,
                                 .memory_limit_kb = problem.memory_limit_kb};
    const tools::Verdict verdict = tools::judge_case(runner, program, c.input, c.expected).verdict;
    result.no_textbook = tools::name_of(verdict);
    if (verdict == tools::Verdict::AC) result.textbook_work = work(result.textbook, c.input);
    return result;
}

// "1.2M": three digits say enough.
std::string rounded(double value) {
    for (const auto& [unit, name] : {std::pair{1e9, "G"}, {1e6, "M"}, {1e3, "k"}}) {
        if (value >= unit) {
            return fmt::format("{:.{}f}{}", value / unit, value < 10 * unit ? 2 : 1, name);
        }
    }
    return fmt::format("{:.0f}", value);
}

struct Judgement {
    std::string text;
    bool missed;
};

Judgement judge(const Count& count, const tools::Goals& goals) {
    Judgement result{"", false};
    for (const auto& [kind, bound] : goals.bounds) {
        const double games = static_cast<double>(std::max<std::size_t>(count.c->games, 1));
        const double value = kind == "times"      ? count.times()
                             : kind == "start_up" ? count.start_up
                             : kind == "besides"  ? count.besides()
                                                  : count.besides() / games;
        const bool missed = value > bound;
        const std::string limit =
            kind == "times"      ? fmt::format("{} times", bound)
            : kind == "start_up" ? fmt::format("{} at start-up", rounded(bound))
            : kind == "besides"  ? fmt::format("{} besides", rounded(bound))
                                 : fmt::format("{} besides per test", rounded(bound));
        result.text += (result.text.empty() ? "" : ", ") + limit;
        if (missed) {
            result.text += fmt::format(
                " MISSED ({})", kind == "times" ? fmt::format("{:.3f}", value) : rounded(value));
        }
        result.missed |= missed;
    }
    return result;
}

// --- time and memory ----------------------------------------------------------------------------

constexpr int kRounds = 9;
constexpr runner::Limits kWide = {60'000'000, 120'000'000, 1 << 20, 0, 1 << 28, tools::kUsualStack};

struct Time {
    double solution_ms, floor_ms, textbook_ms;
    double memory_mb;  // the solution's peak
};

Time time(const Subject& subject, const Count& count, tools::Runner& runner) {
    std::vector<double> solution, floor, textbook;
    Time result{};
    for (int round = 0; round < kRounds; ++round) {
        const auto run = [&](const path& program, std::vector<double>& times) {
            const tools::Run done = runner.run({program.string()}, count.c->input, kWide);
            times.push_back(static_cast<double>(done.reply.cpu_us) / 1000);
            return static_cast<double>(done.reply.memory_kb) / 1024;
        };
        result.memory_mb = std::max(result.memory_mb, run(subject.solution, solution));
        run(count.floor, floor);
        if (count.textbook_work) run(count.textbook, textbook);
    }
    result.solution_ms = tools::median(solution);
    result.floor_ms = tools::median(floor);
    result.textbook_ms = textbook.empty() ? 0 : tools::median(textbook);
    return result;
}

// --- the parts ----------------------------------------------------------------------------------

std::vector<const tools::Case*> measured_cases(const Subject& subject) {
    if (subject.most_bytes == subject.most_work) return {subject.most_work};
    return {subject.most_bytes, subject.most_work};
}

void print_solutions(const std::vector<const tools::Problem*>& problems) {
    tools::Runner runner;
    fmt::print(
        "Solutions on their largest inputs: instructions of whole processes, and CPU time, medians "
        "of\n{} interleaved rounds. min: a program that only reads the same tokens and writes as "
        "many\nbytes; book: the plain textbook program, or its verdict where it is not "
        "accepted.\n{}\n\n"
        "{:29}{:26}{:>8}{:>8}{:>7}{:>8}{:>11}{:>9}{:>7}{:>8}{:>8}  goal\n",
        kRounds, tools::machine(tools::judge_compiler("c++11").flags), "problem", "input", "instr.",
        "start", "/min", "book/", "bytes", "ms", "/min", "book/", "MB");
    for (const tools::Problem* problem : problems) {
        const Subject subject = subject_of(*problem);
        const tools::Goals goals = tools::goals_of(*problem);
        for (const tools::Case* c : measured_cases(subject)) {
            const Count n = count(subject, *c, runner);
            const Time t = time(subject, n, runner);
            fmt::print(
                "{:29}{:26}{:>8}{:>8}{:>7.2f}{:>8}{:>11}{:>9.2f}{:>7.2f}{:>8}{:>8.1f}  {}\n",
                problem->id, c->name.substr(0, 25), rounded(n.solution_work), rounded(n.start_up),
                n.times(), n.book(n.textbook_work.value_or(0), n.solution_work),
                tools::with_commas(c->input.size()), t.solution_ms, t.solution_ms / t.floor_ms,
                n.book(t.textbook_ms, t.solution_ms), t.memory_mb, judge(n, goals).text);
            std::fflush(stdout);
        }
    }
    fmt::print("\n");
}

std::string recorded_table(const std::vector<const tools::Problem*>& problems) {
    tools::Runner runner;
    std::string table = fmt::format(
        "`scripts/bench --record` on {}\n\n"
        "| problem | input | instructions | times reading and writing alone | goal | textbook "
        "program, times the solution |\n|---|---|---|---|---|---|\n",
        tools::machine(tools::judge_compiler("c++11").flags));
    for (const tools::Problem* problem : problems) {
        const Subject subject = subject_of(*problem);
        const tools::Goals goals = tools::goals_of(*problem);
        for (const tools::Case* c : measured_cases(subject)) {
            const Count n = count(subject, *c, runner);
            table += fmt::format("| {} | {} | {} | {:.2f} | {} | {} |\n", problem->id, c->name,
                                 rounded(n.solution_work), n.times(), judge(n, goals).text,
                                 n.book(n.textbook_work.value_or(0), n.solution_work));
        }
    }
    return table;
}

// One exponent and what it should be; false where they differ.
bool print_exponent(const char* name, const std::optional<double>& measured, int goal, double least,
                    double most) {
    const bool fits = !measured || (least <= *measured && *measured <= most);
    fmt::print(
        "  {} {:<19}", name,
        measured ? fmt::format("{:.2f} of {}{}", *measured, goal, fits ? "" : " MISMATCH") : "-");
    return fits;
}

// The game of most values.
rules::Game longest_game(const rules::Rules& rules, const tools::Cases& cases) {
    const auto values = [](const rules::Game& game) {
        std::size_t count = 0;
        for (const rules::Row& row : game) count += row.size();
        return count;
    };
    rules::Game longest;
    for (const tools::Case& c : cases.list()) {
        for (const rules::Game& game : tools::parse(rules, c.input)) {
            if (values(game) > values(longest)) longest = game;
        }
    }
    return longest;
}

bool print_scale(const std::vector<const tools::Problem*>& problems) {
    fmt::print(
        "How cost grows: exponents fitted to instructions, as the tests of the hardest input grow "
        "in\nnumber, as the longest test grows in length, as a bound on the values grows; each "
        "with its\ngoal.\n\n");
    bool all_fit = true;
    for (const tools::Problem* problem : problems) {
        const Subject subject = subject_of(*problem);
        const auto rules = tools::make_rules(*problem);
        const std::vector<rules::Game> games = tools::parse(*rules, subject.most_work->input);
        const auto measured = [&](const tools::Series& series,
                                  auto exponent) -> std::optional<double> {
            if (series.inputs.empty()) return std::nullopt;
            std::vector<double> sizes, costs;
            for (const tools::Series::Input& input : series.inputs) {
                sizes.push_back(input.size);
                costs.push_back(
                    static_cast<double>(tools::instructions(subject.solution, input.text)));
            }
            return exponent(sizes, costs);
        };
        const rules::Game longest = longest_game(*rules, subject.limits);
        const auto growth = tools::goals_of(*problem).growth;
        fmt::print("{:29}", problem->id);
        bool fits = print_exponent(
            "tests", measured(tools::growing_tests(*rules, games), tools::exponent_of_steps), 1,
            0.8, 1.2);
        if (growth) {
            // A logarithm shows as a little more, and so do a few comparisons that go wrong.
            fits &= print_exponent(
                "length",
                measured(tools::growing_length(*rules, longest), tools::exponent_of_steps),
                growth->length, growth->length - 0.2, growth->length + (growth->log ? 0.4 : 0.2));
            // The claim is a bound; a table may be made up to the statement's bound anyway.
            fits &= print_exponent(
                "values", measured(tools::growing_values(*rules, games), tools::exponent_of_whole),
                growth->values, -0.1, growth->values + 0.2);
        }
        fmt::print("\n");
        std::fflush(stdout);
        all_fit &= fits;
    }
    fmt::print("\n");
    return all_fit;
}

// No judge asks for inputs past the bounds; how far a solution reaches is told by the verdict within
// its own limits.
void print_beyond(const std::vector<const tools::Problem*>& problems) {
    constexpr double kSeconds = 120;
    tools::Runner runner;
    fmt::print("Inputs past the bounds, within {:.0f} s:\n\n{:29}{:26}{:>8}{:>10}{:>8}  {}\n",
               kSeconds, "problem", "input", "answer", "ms", "MB", "in the problem's limits");
    for (const tools::Problem* problem : problems) {
        const std::vector<path> inputs = tools::inputs_beyond(*problem);
        if (inputs.empty()) continue;
        const tools::Program program{.arguments = {tools::solution_program(*problem).string()},
                                     .time_limit_s = kSeconds,
                                     .memory_limit_kb = 1 << 20};
        for (const path& input : inputs) {
            const std::string expected = tools::read_file(path(input).replace_extension(".out"));
            const tools::Outcome outcome =
                tools::judge_case(runner, program, tools::read_file(input), expected);
            const double seconds = static_cast<double>(outcome.time_us) / 1e6;
            const bool fits = outcome.verdict == tools::Verdict::AC &&
                              seconds <= problem->time_limit_s &&
                              outcome.memory_kb <= problem->memory_limit_kb;
            fmt::print("{:29}{:26}{:>8}{:>10.1f}{:>8.1f}  {}\n", problem->id, input.stem().string(),
                       tools::name_of(outcome.verdict), seconds * 1e3,
                       static_cast<double>(outcome.memory_kb) / 1024, fits ? "yes" : "NO");
            std::fflush(stdout);
        }
    }
    fmt::print("\n");
}

struct Options {
    std::vector<std::string> words;
    bool solutions = false, scale = false, beyond = false, io = false, judge = false;
    bool record = false;
    tools::IoOptions io_options;
};

int run(Options options) {
    const std::vector<tools::Problem> all = tools::load_problems();
    const std::vector<const tools::Problem*> problems = tools::choose(all, options.words);
    for (const tools::Problem* problem : problems) {  // mistakes are told before minutes are spent
        tools::goals_of(*problem);
        tools::inputs_beyond(*problem);
    }
    if (options.record) {
        if (!options.words.empty()) throw tools::Error("--record is for all problems: name none");
        const tools::GeneratedFile readme =
            options.io ? tools::readme_with("bench-io", tools::measure_io(options.io_options))
                       : tools::readme_with("bench", recorded_table(problems));
        tools::write_file(readme.path, readme.text);
        return 0;
    }
    if (!options.solutions && !options.scale && !options.beyond && !options.io && !options.judge) {
        options.solutions = options.scale = options.beyond = true;
        options.io = options.judge = options.words.empty();
    }
    if (options.judge) tools::print_overhead();
    if (options.solutions) print_solutions(problems);
    const bool fits = !options.scale || print_scale(problems);
    if (options.beyond) print_beyond(problems);
    if (options.io) tools::measure_io(options.io_options);
    return fits ? 0 : 1;
}

}  // namespace

int main(int argc, char** argv) {
    Options options;
    CLI::App app(
        "Measures the solutions on their largest inputs, how their cost grows, fast_io and the "
        "judge.\nWithout an option: all of it, or for the problems that are named.\nExit code 1: "
        "the cost of a solution does not grow as its goals.toml says.",
        "scripts/bench");
    app.add_option("ID", options.words, "problems: any unambiguous part of an id (default: all)");
    app.add_flag("--solutions", options.solutions,
                 "instructions, CPU time and memory against reading and\n"
                 "writing alone, and against the textbook program");
    app.add_flag("--scale", options.scale,
                 "fits how instructions grow, and compares it with the goals");
    app.add_flag("--beyond", options.beyond,
                 "time and memory on inputs past the bounds (testdata/*/bench)");
    app.add_flag("--io", options.io, "fast_io against what else reads and writes numbers");
    app.add_flag("--judge", options.judge, "what the judge adds to starting a program");
    app.add_flag("--record", options.record,
                 "writes the ratios of instructions into README.md, no more;\n"
                 "with --io, those of fast_io");
    app.add_option("--contender", options.io_options.contenders,
                   "with --io: only these sources of scripts/src/measure/programs/io, maybe with\n"
                   "flags: \"fread -O3\"")
        ->needs("--io");
    app.add_option("--task", options.io_options.task,
                   "with --io: only tasks whose title contains this")
        ->needs("--io");
    app.add_option("--rounds", options.io_options.rounds, "with --io: runs of each program")
        ->needs("--io")
        ->check(CLI::Range(1, 1000))
        ->capture_default_str();
    CLI11_PARSE(app, argc, argv);
    return tools::guarded("bench", [&] { return run(options); });
}
