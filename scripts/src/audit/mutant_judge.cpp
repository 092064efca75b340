// Judges one mutant after the other: judge_mutants().
#include <fmt/format.h>

#include <chrono>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <set>
#include <vector>

#include "audit/hostile.hpp"
#include "audit/mutation.hpp"
#include "base/interrupt.hpp"
#include "base/process.hpp"
#include "base/temporary.hpp"
#include "base/text.hpp"
#include "base/workers.hpp"
#include "bundle/bundle.hpp"
#include "catalog/declared.hpp"
#include "catalog/modules.hpp"
#include "core/oracle.hpp"
#include "judge/compiler.hpp"
#include "judge/judge_case.hpp"
#include "judge/selection.hpp"

namespace tools {

namespace {

// The data for mutants of a problem, shared by all workers.
class Data {
 public:
    explicit Data(const Problem& problem_) : problem(problem_), cases(select_cases(problem, {})) {
        std::string_view longest;
        for (const Case& c : cases.list()) {
            if (c.input.size() > longest.size()) longest = c.input;
        }
        definitions = {fmt::format("-DLONGEST={}", longest.size()),
                       fmt::format("-DFIRST_LINE={}", longest.find('\n') + 1),
                       fmt::format("-DVALUES={}", words_of(longest).size())};
    }

    const Problem& problem;
    const Cases cases;
    // -D..., by which a mutant reads the longest input into a buffer that is too small.
    std::vector<std::string> definitions;

    // What few mutants live to see.
    struct Hostile {
        std::vector<BrokenInput> broken;
        std::vector<std::string> inputs;
        std::vector<fs::path> files;  // the inputs of the cases
    };
    const Hostile& hostile() const {
        std::call_once(made_, [&] {
            hostile_ = {broken_inputs(problem), hostile_inputs(problem, kDefaultSeed), {}};
            for (const Case& c : cases.list()) {
                hostile_.files.push_back(folder_.path() / (c.name + ".in"));
                write_file(hostile_.files.back(), c.input);
            }
        });
        return hostile_;
    }

 private:
    const TemporaryFolder folder_{"inputs"};
    mutable std::once_flag made_;
    mutable Hostile hostile_;
};

// What judges mutants: the data of a problem, or a test.
struct Killer {
    const Data* data;             // nullptr: the file is a test
    fs::path file;                // of the program that a mutant is in
    bool quick;                   // a test without sanitizers, which takes a quarter of the time
    std::set<std::size_t> lines;  // of the source, which it compiles

    // What each worker has of its own.
    std::shared_ptr<rules::Rules> rules = {};
    std::vector<const Case*> cases = {};  // on which a mutant has to be right; none: not known yet
    std::string original = {};            // the program of the source, byte by byte
    double seconds = 0;                   // that the test takes
};

std::vector<Killer> killers_of(const Subject& subject, std::deque<Data>* data) {
    std::vector<Killer> killers;
    const auto add = [&](const Data* of_problem, const fs::path& file, bool quick) {
        killers.push_back({of_problem, file, quick, compiled_lines(subject.source, {file})});
    };
    for (const Problem* problem : subject.problems) {
        add(&data->emplace_back(*problem),
            subject.textbook ? problem->textbook() : problem->solution(), false);
    }
    for (const bool quick : {true, false}) {
        for (const fs::path& test : subject.tests) add(nullptr, test, quick);
    }
    return killers;
}

// A copy of all sources of the subject's programs, which holds one mutant at a time.
class Worker {
 public:
    Worker(const Subject& subject, std::vector<Killer> killers)
        : subject_(subject),
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
        for (Killer& killer : killers_) {
            if (killer.data == nullptr) continue;
            copy(killer.file);
            killer.rules = make_rules(killer.data->problem);
            if (subject.textbook && read_textbook(killer.file).verdict != Verdict::AC) continue;
            for (const Case& c : killer.data->cases.list()) {
                if (is_promised(killer, c)) killer.cases.push_back(&c);
            }
        }
    }

    JudgedMutant judge(const Mutant& mutant) {
        bool differs = false;
        for (Killer& killer : killers_) {
            if (!killer.lines.contains(mutant.line)) continue;
            const bool is_test = killer.data == nullptr;
            if (killer.original.empty()) {
                // One mutant alone is often judged in the time that the source would take.
                if (!killer.cases.empty()) {
                    write_file(source_, mutated(text_, mutant));
                    if (compile(killer).empty()) {
                        const std::string by = failing_case(killer);
                        if (!by.empty()) return {mutant, Fate::killed, by};
                    }
                }
                write_file(source_, text_);
                if (const std::string messages = compile(killer); !messages.empty()) {
                    throw Error(english(fmt::format("{}: a program with it does not compile:\n{}",
                                                    source_.string(), messages)));
                }
                killer.original = read_file(program());
                if (is_test) killer.seconds = seconds_of_test(killer.file);
                if (!is_test && killer.cases.empty()) find_cases(killer);
            }
            write_file(source_, mutated(text_, mutant));
            if (!compile(killer).empty()) return {mutant, Fate::stillborn, ""};
            const bool same = read_file(program()) == killer.original;
            differs = differs || !same;
            std::string by;
            if (!same)
                by = is_test ? failing_test(killer.file, killer.seconds) : failing_case(killer);
            // What writes past an array's end may compile to the same program.
            if (by.empty() && subject_.textbook) by = report_of_sanitizers(killer);
            // Tests stand for hostile input.
            if (by.empty() && !subject_.textbook && subject_.tests.empty()) {
                by = failing_hostile_input(killer);
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

    static void define(const Data& data, Compiler& compiler) {
        compiler.flags.insert(compiler.flags.end(), data.definitions.begin(),
                              data.definitions.end());
    }

    // The compiler's messages if the program does not compile.
    std::string compile(const Killer& killer) const {
        if (killer.data == nullptr) return compile_test(in_tree(killer.file), killer.quick);
        Compiler compiler = judge_compiler(subject_.textbook ? "gnu++17" : "c++11");
        if (!subject_.textbook) write_file(bundle_path(), bundle(in_tree(killer.file)));
        // A function without a return may still return the right value, by chance.
        compiler.flags.push_back("-Werror=return-type");
        define(*killer.data, compiler);
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
    std::string failing_hostile_input(const Killer& killer) {
        const Data& data = *killer.data;
        for (const BrokenInput& broken : data.hostile().broken) {
            const Outcome run = run_judged(data.problem, program(), runner_, broken.text);
            if (run.verdict != Verdict::AC || !allows(*killer.rules, broken, run.output))
                return "broken input";
        }
        const Target target = make_target(bundle_path(), folder_.path());
        if (harm(data.problem, target, data.hostile().inputs)) return "hostile input";
        if (run_sanitized(target, data.hostile().files)) return "the sanitizers";
        return "";
    }

    // What is wrong only where the statement says nothing may be right at the judge.
    static bool is_promised(const Killer& killer, const Case& c) {
        return beyond_statement(*killer.rules, c.legal, Verdict::WA).open.empty();
    }

    // Those on which the compiled source is right.
    void find_cases(Killer& killer) {
        for (const Case& c : killer.data->cases.list()) {
            if (is_promised(killer, c) && verdict_on(killer, c) == Verdict::AC)
                killer.cases.push_back(&c);
        }
    }

    std::string failing_case(const Killer& killer) {
        for (const Case* c : killer.cases) {
            const Verdict verdict = verdict_on(killer, *c);
            if (verdict != Verdict::AC) return fmt::format("{} on {}", name_of(verdict), c->name);
        }
        return "";
    }

    std::string report_of_sanitizers(const Killer& killer) {
        Compiler compiler{"g++",
                          {"-std=gnu++17", "-O1", "-fsanitize=address,undefined",
                           "-fno-sanitize-recover=all", "-D_GLIBCXX_ASSERTIONS"}};
        define(*killer.data, compiler);
        const Compilation made = compile_to(program(), source_, compiler);
        if (!made.program) throw Error(english("the sanitizers do not compile:\n" + made.messages));
        const Program sanitized{.arguments = {program().string()},
                                .time_limit_s = 60,
                                .memory_limit_kb = 1 << 20,
                                .limit_address_space = false};
        for (const Case* c : killer.cases) {
            if (c->group == Group::exhaustive || c->group == Group::random) continue;
            const Outcome outcome = judge_case(runner_, sanitized, *c, killer.rules.get());
            if (outcome.verdict == Verdict::RE) return "the sanitizers on " + c->name;
        }
        return "";
    }

    // On a busy machine, real time may run out before the program has used its CPU time. It gets more
    // runs, until it has used that time in all of them.
    Verdict verdict_on(const Killer& killer, const Case& c) {
        const Problem& problem = killer.data->problem;
        const Program judged{.arguments = {program().string()},
                             .time_limit_s = problem.time_limit_s,
                             .memory_limit_kb = problem.memory_limit_kb};
        double used = 0;
        for (int attempt = 0;; ++attempt) {
            const Outcome outcome = judge_case(runner_, judged, c, killer.rules.get());
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
            throw Error(english(fmt::format("{} fails without any mutant; run scripts/test",
                                            test.stem().string())));
        }
        return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    }

    const Subject& subject_;
    std::vector<Killer> killers_;
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

std::vector<JudgedMutant> judge_mutants(const Subject& subject, const MutationSettings& settings) {
    std::vector<Mutant> mutants = mutants_of(subject);
    if (settings.wanted) std::erase_if(mutants, std::not_fn(settings.wanted));
    mutants = sampled(mutants, settings.most);
    std::vector<JudgedMutant> judged;
    for (const Mutant& mutant : mutants) judged.push_back({mutant, Fate::open, ""});
    std::deque<Data> data;
    const std::vector<Killer> killers = killers_of(subject, &data);
    in_parallel(
        settings.jobs, mutants.size(),
        [&] {
            const auto worker = std::make_shared<Worker>(subject, killers);
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
