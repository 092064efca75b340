// Judges one mutant after the other: judge_mutants().
#include <fmt/format.h>

#include <chrono>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <set>
#include <vector>

#include "base/interrupt.hpp"
#include "base/process.hpp"
#include "base/temporary.hpp"
#include "base/text.hpp"
#include "base/workers.hpp"
#include "catalog/modules.hpp"
#include "judge/compiler.hpp"
#include "judge/judge_case.hpp"
#include "judge/selection.hpp"
#include "prove/declared.hpp"
#include "prove/hostile.hpp"
#include "prove/mutation.hpp"
#include "ship/bundle.hpp"

namespace tools {

namespace {

// The data for mutants of a problem, shared by all workers.
class Data {
 public:
    explicit Data(const Problem& problem)
        : problem_(problem), folder_("inputs"), cases_(select_cases(problem, {})) {
        std::string_view longest;
        for (const Case& c : cases()) {
            if (c.input.size() > longest.size()) longest = c.input;
        }
        definitions_ = {fmt::format("-DLONGEST={}", longest.size()),
                        fmt::format("-DFIRST_LINE={}", longest.find('\n') + 1),
                        fmt::format("-DVALUES={}", words_of(longest).size())};
    }

    const std::vector<Case>& cases() const { return cases_.list(); }

    // -D..., by which a mutant reads the longest input into a buffer that is too small.
    const std::vector<std::string>& definitions() const { return definitions_; }

    // What few mutants live to see.
    struct Hostile {
        std::vector<BrokenInput> broken;
        std::vector<std::string> inputs;
        std::vector<fs::path> files;  // the inputs of the cases
    };
    const Hostile& hostile() const {
        std::call_once(made_, [&] {
            hostile_ = {broken_inputs(problem_), hostile_inputs(problem_, kDefaultSeed), {}};
            for (const Case& c : cases()) {
                hostile_.files.push_back(folder_.path() / (c.name + ".in"));
                write_file(hostile_.files.back(), c.input);
            }
        });
        return hostile_;
    }

 private:
    const Problem& problem_;
    const TemporaryFolder folder_;
    const Cases cases_;
    std::vector<std::string> definitions_;
    mutable std::once_flag made_;
    mutable Hostile hostile_;
};

// What judges mutants: the data of a problem, or a test.
struct Killer {
    const Problem* problem;       // nullptr: the file is a test
    fs::path file;                // of the program that a mutant is in
    bool quick;                   // a test without sanitizers, which takes a quarter of the time
    std::set<std::size_t> lines;  // of the source, which it compiles
    std::string original = {};    // the program of the source, byte by byte
    double seconds = 0;           // that the test takes
};

std::vector<Killer> killers_of(const Subject& subject) {
    std::vector<Killer> killers;
    const auto add = [&](const Problem* problem, const fs::path& file, bool quick) {
        killers.push_back({problem, file, quick, compiled_lines(subject.source, {file})});
    };
    for (const Problem* problem : subject.problems) {
        add(problem, subject.textbook ? problem->textbook() : problem->solution(), false);
    }
    for (const bool quick : {true, false}) {
        for (const fs::path& test : subject.tests) add(nullptr, test, quick);
    }
    return killers;
}

// A copy of all sources of the subject's programs, which holds one mutant at a time.
class Worker {
 public:
    Worker(const Subject& subject, const std::map<const Problem*, Data>& data,
           std::vector<Killer> killers)
        : subject_(subject),
          data_(data),
          killers_(std::move(killers)),
          folder_("mutants"),
          source_(in_tree(subject.source)),
          text_(read_file(subject.source)) {
        const auto copy = [&](const fs::path& file) {
            fs::create_directories(in_tree(file).parent_path());
            fs::copy_file(file, in_tree(file));
        };
        for (const fs::path& header : files_in(root() / "common", ".hpp")) copy(header);
        for (const char* extension : {".hpp", ".cpp"}) {
            for (const fs::path& test : files_in(root() / "common/tests", extension)) copy(test);
        }
        for (const Problem* problem : subject.problems) {
            copy(problem->solution());
            if (subject.textbook) copy(problem->textbook());
            rules_[problem] = make_rules(*problem);
            if (subject.textbook && read_textbook(problem->textbook()).verdict != Verdict::AC) {
                continue;  // find_cases()
            }
            for (const Case& c : data_.at(problem).cases()) cases_[problem].push_back(&c);
        }
    }

    Judged judge(const Mutant& mutant) {
        bool differs = false;
        for (Killer& killer : killers_) {
            if (!killer.lines.contains(mutant.line)) continue;
            const Problem* const problem = killer.problem;
            if (killer.original.empty()) {
                // One mutant alone is often judged in the time that the source would take.
                if (problem != nullptr && cases_.contains(problem)) {
                    write_file(source_, mutated(text_, mutant));
                    if (compile(killer).empty()) {
                        const std::string by = failing_case(*problem);
                        if (!by.empty()) return {mutant, Fate::killed, by};
                    }
                }
                write_file(source_, text_);
                if (const std::string messages = compile(killer); !messages.empty()) {
                    throw Error(fmt::format("{}: a program with it does not compile:\n{}",
                                            source_.string(), messages));
                }
                killer.original = read_file(program());
                if (problem == nullptr) killer.seconds = seconds_of_test(killer.file);
                if (problem != nullptr) find_cases(*problem);
            }
            write_file(source_, mutated(text_, mutant));
            if (!compile(killer).empty()) return {mutant, Fate::stillborn, ""};
            const bool same = read_file(program()) == killer.original;
            differs = differs || !same;
            // What writes past an array's end may compile to the same program.
            std::string by;
            if (problem == nullptr) {
                if (!same) by = failing_test(killer.file, killer.seconds);
            } else {
                if (!same) by = failing_case(*problem);
                if (by.empty() && subject_.textbook) by = report_of_sanitizers(*problem);
                // Tests stand for hostile input.
                if (by.empty() && !subject_.textbook && subject_.tests.empty()) {
                    by = failing_hostile_input(*problem);
                }
            }
            if (!by.empty()) return {mutant, Fate::killed, by};
        }
        return {mutant, differs ? Fate::survived : Fate::same, ""};
    }

 private:
    fs::path in_tree(const fs::path& file) const {
        return folder_.path() / "tree" / fs::relative(file, root());
    }
    fs::path program() const { return folder_.path() / "program"; }
    fs::path bundle_path() const { return folder_.path() / "bundle.cpp"; }

    void define(const Problem& problem, Compiler& compiler) const {
        const std::vector<std::string>& numbers = data_.at(&problem).definitions();
        compiler.flags.insert(compiler.flags.end(), numbers.begin(), numbers.end());
    }

    // The compiler's messages if the program does not compile.
    std::string compile(const Killer& killer) const {
        if (killer.problem == nullptr) return compile_test(in_tree(killer.file), killer.quick);
        Compiler compiler = judge_compiler(subject_.textbook ? "gnu++17" : "c++11");
        if (!subject_.textbook) write_file(bundle_path(), bundle(in_tree(killer.file)));
        // A function without a return may still return the right value, by chance.
        compiler.flags.push_back("-Werror=return-type");
        define(*killer.problem, compiler);
        const Compilation made =
            compile_to(program(), subject_.textbook ? source_ : bundle_path(), compiler);
        return made.program ? "" : made.messages;
    }

    std::string compile_test(const fs::path& test, bool quick) const {
        std::vector<std::string> command = {"timeout",    "300", "g++",
                                            "-std=c++17", "-O1", "-Werror=return-type"};
        if (!quick) {
            command.insert(command.end(), {"-fsanitize=address,undefined",
                                           "-fno-sanitize-recover=all", "-D_GLIBCXX_ASSERTIONS"});
        }
        const std::string headers = (folder_.path() / "tree/common").string();
        command.insert(command.end(), {"-I" + headers, test.string(), "-o", program().string(),
                                       "-lgtest_main", "-lgtest", "-pthread"});
        const CommandResult made = run_command(command);
        return made.exit_code == 0 ? "" : made.output;
    }

    // These tell what kills the mutant; empty if nothing does.
    std::string failing_hostile_input(const Problem& problem) {
        const Data::Hostile& hostile = data_.at(&problem).hostile();
        for (const BrokenInput& broken : hostile.broken) {
            const Outcome run = run_judged(problem, program(), runner_, broken.text);
            if (run.verdict != Verdict::AC || !allows(*rules_.at(&problem), broken, run.output))
                return "broken input";
        }
        const Target target = make_target(bundle_path(), folder_.path());
        if (harm(problem, target, hostile.inputs)) return "hostile input";
        if (run_sanitized(target, hostile.files)) return "the sanitizers";
        return "";
    }

    // The cases on which a mutant has to be right: those on which the compiled source is.
    void find_cases(const Problem& problem) {
        if (cases_.count(&problem) > 0) return;
        std::vector<const Case*>& cases = cases_[&problem];
        for (const Case& c : data_.at(&problem).cases()) {
            if (verdict_on(problem, c) == Verdict::AC) cases.push_back(&c);
        }
    }

    std::string failing_case(const Problem& problem) {
        for (const Case* c : cases_[&problem]) {
            const Verdict verdict = verdict_on(problem, *c);
            if (verdict != Verdict::AC) return fmt::format("{} on {}", name_of(verdict), c->name);
        }
        return "";
    }

    std::string report_of_sanitizers(const Problem& problem) {
        Compiler compiler{"g++",
                          {"-std=gnu++17", "-O1", "-fsanitize=address,undefined",
                           "-fno-sanitize-recover=all", "-D_GLIBCXX_ASSERTIONS"}};
        define(problem, compiler);
        const Compilation made = compile_to(program(), source_, compiler);
        if (!made.program) throw Error("the sanitizers do not compile:\n" + made.messages);
        const Program sanitized{.arguments = {program().string()},
                                .time_limit_s = 60,
                                .memory_limit_kb = 1 << 20,
                                .limit_address_space = false};
        for (const Case* c : cases_[&problem]) {
            if (c->group == Group::exhaustive || c->group == Group::random) continue;
            const Outcome outcome = judge_case(runner_, sanitized, *c, rules_.at(&problem).get());
            if (outcome.verdict == Verdict::RE) return "the sanitizers on " + c->name;
        }
        return "";
    }

    // On a busy machine, real time may run out before the program has used its CPU time. It gets more
    // runs, until it has used that time in all of them.
    Verdict verdict_on(const Problem& problem, const Case& c) {
        const Program judged{.arguments = {program().string()},
                             .time_limit_s = problem.time_limit_s,
                             .memory_limit_kb = problem.memory_limit_kb};
        double used = 0;
        for (int attempt = 0;; ++attempt) {
            const Outcome outcome = judge_case(runner_, judged, c, rules_.at(&problem).get());
            used += static_cast<double>(outcome.time_us) / 1e6;
            const bool enough = used >= problem.time_limit_s || attempt == 9;
            if (outcome.verdict != Verdict::TLE || enough) return outcome.verdict;
        }
    }

    // A mutant that takes this much longer than the source does not end. The factor allows for a
    // busier machine than when the source was timed.
    std::string failing_test(const fs::path& test, double seconds) const {
        const CommandResult run = run_command({"timeout", fmt::format("{:.1f}", 5 + 10 * seconds),
                                               program().string(), "--gtest_brief=1"});
        return run.exit_code == 0 ? "" : test.stem().string();
    }

    // How long the test takes without a mutant.
    double seconds_of_test(const fs::path& test) const {
        const auto start = std::chrono::steady_clock::now();
        if (!failing_test(test, 60).empty()) {
            throw Error(
                fmt::format("{} fails without any mutant; run scripts/test", test.stem().string()));
        }
        return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    }

    const Subject& subject_;
    const std::map<const Problem*, Data>& data_;
    std::vector<Killer> killers_;
    std::map<const Problem*, std::unique_ptr<rules::Rules>> rules_;
    std::map<const Problem*, std::vector<const Case*>> cases_;
    const TemporaryFolder folder_;
    const fs::path source_;
    const std::string text_;
    Runner runner_;
};

// Spread over all of them.
std::vector<Mutant> sampled(const std::vector<Mutant>& all, std::size_t count) {
    if (count == 0 || count >= all.size()) return all;
    std::vector<Mutant> some;
    for (std::size_t i = 0; i < count; ++i)
        some.push_back(all[(2 * i + 1) * all.size() / (2 * count)]);
    return some;
}

}  // namespace

std::vector<Judged> judge_mutants(const Subject& subject, const MutationSettings& settings) {
    std::vector<Mutant> mutants = mutants_of(subject);
    if (settings.wanted) std::erase_if(mutants, std::not_fn(settings.wanted));
    mutants = sampled(mutants, settings.sample);
    std::vector<Judged> judged;
    for (const Mutant& mutant : mutants) judged.push_back({mutant, Fate::open, ""});
    std::map<const Problem*, Data> data;
    for (const Problem* problem : subject.problems) data.try_emplace(problem, *problem);
    const std::vector<Killer> killers = killers_of(subject);
    in_parallel(
        settings.jobs, mutants.size(),
        [&] {
            const auto worker = std::make_shared<Worker>(subject, data, killers);
            return [&, worker](std::size_t i) {
                try {
                    judged[i] = worker->judge(mutants[i]);
                } catch (const Interrupted&) {
                    // It stays open.
                }
            };
        },
        [&](std::size_t done) {
            if (settings.progress) settings.progress(done, mutants.size());
            return !interrupted();
        });
    return judged;
}

}  // namespace tools
