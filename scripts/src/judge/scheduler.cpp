#include "judge/scheduler.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <condition_variable>
#include <ctime>
#include <deque>
#include <map>
#include <mutex>
#include <set>

#include "base/interrupt.hpp"
#include "base/say.hpp"
#include "base/workers.hpp"
#include "catalog/modules.hpp"
#include "core/oracle.hpp"
#include "core/shrink.hpp"
#include "judge/diagnosis.hpp"
#include "judge/languages.hpp"
#include "judge/mistakes.hpp"
#include "judge/own_judge.hpp"

namespace tools {

namespace {

using Clock = std::chrono::steady_clock;

std::chrono::nanoseconds cpu_time_of_thread() {
    timespec time{};
    ::clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return std::chrono::seconds(time.tv_sec) + std::chrono::nanoseconds(time.tv_nsec);
}

// How many times as long a run takes with sanitizers, or under Memcheck.
constexpr int kWatchedTakes = 20;

// A program as it was compiled, and what came of it.
struct Attempt {
    Entry as_compiled;
    Program program;
    Program watched;                 // by Memcheck, too
    std::vector<CaseResult> judged;  // by the indices of the cases; without a name: not judged
    std::size_t first_failure = SIZE_MAX;
    std::optional<Failure> failure;
};

// How else a program may be compiled.
struct Way {
    Habit habit;
    Text cause;
    bool optimised;
};

// The progress of one entry: compiled and supplied with data, then judged case by case.
struct Job {
    const Entry* entry = nullptr;
    Entry as_compiled = {};  // with the compiler that took the source
    bool compile_claimed = false, compiled = false;
    bool refused = false;  // CE
    bool data_claimed = false, supplied = false;
    bool has_rules = false;
    std::size_t longest_output = 0;
    Program program;
    Program watched;                    // by Memcheck, too
    std::vector<bool> is_watched = {};  // by the indices of the cases
    Cases cases;
    std::size_t next = 0;     // the first unclaimed case
    std::size_t running = 0;  // claimed, not ended
    std::size_t first_failure = SIZE_MAX;
    std::vector<CaseResult> judged;  // by the indices of the cases; without a name: not judged
    std::size_t stress_rounds = 0;   // claimed after the cases
    std::size_t stress_passed = 0, stress_games = 0;
    std::optional<std::size_t> failed_round;  // the first one
    bool shrink_claimed = false;
    // Cases, and the program's time, once they are looked for.
    std::optional<std::vector<std::pair<std::size_t, std::int64_t>>> failed_besides;
    std::optional<Attempt> first;  // that failed, where there are other ways
    std::deque<Way> ways;          // which are still to be tried
    bool done = false;
    Result result;

    bool ready() const { return compiled && supplied; }
    bool failed() const { return result.failure.has_value(); }
    // The report needs no case after the first failure, unless all are wanted.
    std::size_t wanted(bool all) const {
        if (refused) return 0;
        return all ? cases.list().size() : std::min(cases.list().size(), first_failure);
    }
};

enum class Work { none, compile, supply, judge, stress, shrink };

struct Task {
    Work work = Work::none;
    Job* job = nullptr;
    std::size_t index = 0;
};

class JudgeSession {
 public:
    JudgeSession(const std::vector<Entry>& entries, const Settings& settings)
        : settings_(settings), jobs_(entries.size()) {
        for (std::size_t i = 0; i < entries.size(); ++i) jobs_[i].entry = &entries[i];
    }

    std::vector<Result> run(const Observer& observer) {
        run_workers(
            settings_.jobs, [this](std::stop_token stop) { work(stop); },
            [&](std::stop_token stop) { report(observer, stop); });
        std::vector<Result> results;
        for (Job& job : jobs_) results.push_back(std::move(job.result));
        return results;
    }

 private:
    // One worker's rules of each problem.
    using OwnRules = std::map<const Problem*, std::unique_ptr<rules::Rules>>;

    void report(const Observer& observer, std::stop_token stop) {
        std::unique_lock lock(mutex_);
        std::size_t reported = 0;
        while (reported < jobs_.size() && !stop.stop_requested()) {
            if (jobs_[reported].done) {
                const Result& result = jobs_[reported].result;
                lock.unlock();
                if (observer.finished) observer.finished(reported, result);
                lock.lock();
                ++reported;
                continue;
            }
            if (observer.progress) {
                const Progress progress{reported, jobs_.size(), cases_ended_,
                                        jobs_[reported].entry->problem->id};
                lock.unlock();
                observer.progress(progress);
                lock.lock();
            }
            changed_.wait_for(lock, stop, std::chrono::milliseconds(100),
                              [&] { return jobs_[reported].done; });
            if (!interrupted()) continue;
            if (observer.interrupted) observer.interrupted(so_far());
            throw Interrupted();
        }
    }

    // What there is of each result; the lock is held.
    std::vector<Result> so_far() const {
        std::vector<Result> results;
        for (const Job& job : jobs_) {
            results.push_back(job.result);
            if (!job.done) sum_up(job, &results.back());
        }
        return results;
    }

    void work(std::stop_token stop) {
        Runner runner;
        OwnRules rules;
        std::unique_lock lock(mutex_);
        while (!stop.stop_requested()) {
            const Task task = pick();
            if (task.work == Work::none) {
                for (Job& job : jobs_) settle(job);  // the time for stress may be over
                if (std::ranges::all_of(jobs_, &Job::done)) return;
                idle_.wait_for(lock, stop, std::chrono::milliseconds(200),
                               [this, seen = tasks_ended_] { return tasks_ended_ != seen; });
                continue;
            }
            lock.unlock();
            carry_out(task, runner, rules, lock);
            settle(*task.job);
            ++tasks_ended_;
            idle_.notify_all();
        }
    }

    static const rules::Rules* rules_of(const Problem& problem, OwnRules& own) {
        const auto [at, is_new] = own.try_emplace(&problem);
        if (is_new) at->second = make_rules(problem);
        return at->second.get();
    }

    // The next thing to do, in the order of the entries; the lock is held.
    Task pick() {
        for (Job& job : jobs_) {
            if (job.done) continue;
            if (!job.compile_claimed) {
                job.compile_claimed = true;
                return {Work::compile, &job};
            }
            if (!job.data_claimed) {
                job.data_claimed = true;
                return {Work::supply, &job};
            }
            if (!job.ready()) continue;
            if (job.next < job.wanted(settings_.all)) {
                ++job.running;
                return {Work::judge, &job, job.next++};
            }
            if (job.failed() && job.running == 0 && !job.shrink_claimed) {
                job.shrink_claimed = true;
                ++job.running;
                return {Work::shrink, &job};
            }
        }
        return pick_stress();
    }

    Task pick_stress() {
        if (settings_.stress.count() == 0) return {};
        if (stress_end_ == Clock::time_point()) stress_end_ = Clock::now() + settings_.stress;
        Job* least = nullptr;
        for (Job& job : jobs_) {
            if (!stressable(job)) continue;
            if (least == nullptr || job.stress_rounds < least->stress_rounds) least = &job;
        }
        if (least == nullptr) return {};
        ++least->running;
        return {Work::stress, least, least->stress_rounds++};
    }

    bool stressable(const Job& job) const {
        return settings_.stress.count() != 0 && !job.done && job.ready() && !job.failed() &&
               job.next == job.cases.list().size() && job.has_rules &&
               (stress_end_ == Clock::time_point() || Clock::now() < stress_end_);
    }

    struct Compiled {
        Compilation made;
        Compiler compiler = {};
        Result result = {};  // what it says of the judge
    };

    // Compiles for the first language and standard of the entry's judges that take the source.
    static Compiled compiled(const Entry& entry) {
        Compiled all;
        Result& result = all.result;
        if (!entry.judges.empty()) result.language = entry.judges[0];
        if (entry.make) all.made = entry.make();
        if (!entry.source) return all;
        try {
            const fs::path source = entry.source();
            const std::vector<Compiler>& compilers = entry.compilers;
            if (entry.judges.empty()) return {compile(source, compilers[0]), compilers[0]};
            const std::vector<Choice> languages = choices(read_file(source), entry.judges);
            Text refused_by;
            for (const Choice& choice : languages) {
                if (refused_by.empty()) refused_by = choice.refusal;
            }
            std::optional<Compilation> first;
            for (const Compiler& compiler : compilers) {
                std::set<std::set<Habit>> tried;
                for (const auto& [language, refusal, overlooked, habits] : languages) {
                    if (!refusal.empty()) continue;
                    // Languages that overlook the same are compiled alike.
                    if (!tried.insert(overlooked).second) continue;
                    Compilation made = compile(source, compiler, overlooked);
                    if (!first) first = made;
                    if (!made.program) continue;
                    if (refused_by.empty()) refused_by = refusal_by(entry.judges, made.habits);
                    result.refused_by = refused_by;
                    result.language = language;
                    if (compiler.standard != compilers[0].standard) {
                        result.standard = compiler.standard;
                    }
                    result.habits = habits;
                    result.habits.merge(made.habits);
                    return {std::move(made), compiler, std::move(result)};
                }
            }
            if (!first) throw CompileError(refused_by);
            all.made = std::move(*first);
        } catch (const CompileError& error) {
            all.made = {std::nullopt, said(error.text) + '\n'};
        }
        return all;
    }

    // What the runtime needs counts where it is known to, and for the strictest of all.
    static void set_runtime(Runner& runner, const Entry& entry, Program* program, Result* result) {
        const Runtime own = measured(runner, *entry.language);
        const Profile* const judge = result->language;
        const bool counts = judge == nullptr || (judge->knows("runtime") && judge->runtime);
        const long kb = program->memory_limit_kb;
        const long heap_kb = counts ? std::max(kb - own.memory_kb, kb / 4) : kb;
        program->arguments = with_heap(std::move(program->arguments), heap_kb);
        if (!counts) program->runtime = own;
        program->runtime.full = own.full;
        result->runtime_of = entry.language;
        result->runtime = program->runtime;
    }

    static FailedInput input_of(const Failure& failure) {
        return {failure.name, failure.input, failure.expected, failure.outcome.time_us};
    }

    // The failure and a few of the cases behind the first one that fail, too, in order of size.
    static std::vector<FailedInput> failed_inputs(Runner& runner, Job& job, const Failure& failure,
                                                  const rules::Rules* rules) {
        constexpr std::size_t most = 3, most_looked_at = 64;
        constexpr std::int64_t most_us = 1'000'000;
        const std::vector<Case>& cases = job.cases.list();
        if (!job.failed_besides) {
            job.failed_besides.emplace();
            std::int64_t taken_us = 0;
            const std::size_t first = std::min(job.first_failure, cases.size());
            for (std::size_t i = 1; i < most_looked_at && first + i < cases.size(); ++i) {
                if (job.failed_besides->size() == most || taken_us > most_us) break;
                const Outcome outcome = judge_case(runner, job.program, cases[first + i], rules);
                taken_us += outcome.time_us;
                if (outcome.verdict != Verdict::AC) {
                    job.failed_besides->emplace_back(first + i, outcome.time_us);
                }
            }
        }
        std::vector<FailedInput> failed = {input_of(failure)};
        for (const auto& [i, time_us] : *job.failed_besides) {
            failed.push_back({cases[i].name, cases[i].input, cases[i].expected, time_us});
        }
        std::ranges::stable_sort(failed, {},
                                 [](const FailedInput& one) { return one.input.size(); });
        return failed;
    }

    // The first attempt, compiled as older compilers did; nothing if that cannot be.
    static std::optional<Attempt> older_attempt(const Job& job, bool optimised) {
        constexpr double slower = 3;  // it may be, where it is not optimised
        Attempt other = *job.first;
        other.failure.reset();
        other.first_failure = SIZE_MAX;
        other.judged.assign(other.judged.size(), {});
        Compiler& compiler = other.as_compiled.compilers[0];
        const std::vector<std::string> flags = older_flags(compiler, optimised);
        compiler.flags.insert(compiler.flags.end(), flags.begin(), flags.end());
        const Compilation made = compile(other.as_compiled.source(), compiler, other.program.taken);
        if (!made.program) return std::nullopt;
        other.program.arguments = {made.program->string()};
        if (!optimised) other.program.time_limit_s *= slower;
        other.watched = other.program;
        return other;
    }

    // What an attempt says of the input that the first one failed on.
    static Verdict verdict_on_failure(Runner& runner, const Job& job, const Attempt& attempt,
                                      const rules::Rules* rules) {
        const Failure& failure = *job.first->failure;
        return judge_case(runner, attempt.program, failure.input, failure.expected, rules).verdict;
    }

    // Whether the judge's compiler may take what the program fails by.
    static void find_ways(Runner& runner, Job& job, const rules::Rules* rules) {
        const Failure& failure = *job.result.failure;
        job.first = {job.as_compiled, job.program,       job.watched,
                     job.judged,      job.first_failure, failure};
        if (job.entry->judges.empty() || !job.entry->source) return;
        const std::set<Habit>& taken = job.program.taken;
        if (!taken.contains(Habit::overflow) && !taken.contains(Habit::missing_return)) return;
        // No compiler mends an answer that is wrong where nothing is optimised and integers wrap, unless
        // something else is undefined, too, which no way takes. To ask that first is cheap.
        if (failure.outcome.verdict == Verdict::WA) {
            const std::optional<Attempt> plain = older_attempt(job, false);
            if (plain && verdict_on_failure(runner, job, *plain, rules) == Verdict::WA) return;
        }
        for (const auto& [habit, cause] : needs_of(runner, job.as_compiled, job.program, failure,
                                                   failed_inputs(runner, job, failure, rules))) {
            if (!taken.contains(habit)) continue;
            if (habit == Habit::overflow) job.ways.push_back({habit, cause, true});
            job.ways.push_back({habit, cause, false});
        }
    }

    // The next of these ways in which the program is right where it failed, and nothing else in it is
    // undefined.
    static std::optional<Attempt> next_attempt(Runner& runner, Job& job,
                                               const rules::Rules* rules) {
        while (!job.ways.empty()) {
            const Way way = job.ways.front();
            job.ways.pop_front();
            std::optional<Attempt> other = older_attempt(job, way.optimised);
            const Failure& failure = *job.first->failure;
            if (!other || verdict_on_failure(runner, job, *other, rules) != Verdict::AC ||
                is_undefined_otherwise(runner, job.first->as_compiled, job.first->program,
                                       input_of(failure))) {
                continue;
            }
            job.result.older = {way.habit, way.cause, failure.outcome.verdict, failure.name};
            return other;
        }
        return std::nullopt;
    }

    // Goes on with an attempt; the lock is held.
    static void take_up(Attempt attempt, Job& job) {
        job.as_compiled = std::move(attempt.as_compiled);
        job.program = std::move(attempt.program);
        job.watched = std::move(attempt.watched);
        job.next = attempt.failure ? job.next : 0;
        job.judged = std::move(attempt.judged);
        job.first_failure = attempt.first_failure;
        job.result.failure = std::move(attempt.failure);
        job.stress_passed = job.stress_games = 0;
        job.failed_round.reset();
    }

    // Does the task; holds the lock on return.
    void carry_out(const Task& task, Runner& runner, OwnRules& own,
                   std::unique_lock<std::mutex>& lock) {
        Job& job = *task.job;
        const Problem& problem = *job.entry->problem;
        switch (task.work) {
            case Work::compile: {
                const Entry& entry = *job.entry;
                auto [made, compiler, result] = compiled(entry);
                result.time_limit_s = entry.time_limit_s.value_or(problem.time_limit_s);
                result.memory_limit_kb = entry.memory_limit_kb.value_or(problem.memory_limit_kb);
                result.limits = entry.limits;
                result.files = entry.files;
                Program program{.arguments = entry.command,
                                .time_limit_s = result.time_limit_s,
                                .memory_limit_kb = result.memory_limit_kb,
                                .limit_address_space = entry.source && entry.limit_address_space,
                                .sanitized = entry.sanitized};
                if (result.language != nullptr) program.taken = taken_by(*result.language);
                if (entry.language != nullptr) set_runtime(runner, entry, &program, &result);
                if (entry.source)
                    program.stack_kb = entry.stack_kb.value_or(result.memory_limit_kb);
                if (entry.source && made.program) {
                    program.arguments = entry.sanitized ? sanitized_command(*made.program)
                                                        : std::vector{made.program->string()};
                }
                Program watched = program;
                if (entry.memcheck && made.program) {
                    Entry plain = entry;
                    plain.compilers = {compiler};
                    std::erase_if(plain.compilers[0].flags, [](const std::string& flag) {
                        return flag.starts_with("-fsanitize=");
                    });
                    const Compilation other = compiled(plain).made;
                    if (other.program) watched.memcheck = memcheck_command(*other.program);
                }
                if (!made.program && (entry.source || entry.make)) {
                    result.failure = {.outcome = {.verdict = Verdict::CE,
                                                  .message = {"does not compile", "编译失败"},
                                                  .errors = std::move(made.messages)}};
                }
                lock.lock();
                job.result = std::move(result);
                job.refused = job.shrink_claimed = job.failed();
                job.as_compiled = entry;
                job.as_compiled.compilers = {std::move(compiler)};
                job.program = std::move(program);
                job.watched = std::move(watched);
                job.program.longest_output = job.watched.longest_output = job.longest_output;
                job.compiled = true;
                break;
            }
            case Work::supply: {
                Cases cases = select_cases(problem, settings_);
                const bool rules_there = has_rules(problem);
                // Of one case, too, the output may be as long as the problem asks for.
                std::size_t longest = 0;
                const auto look_at = [&](const Cases& some) {
                    for (const Case& c : some.list())
                        longest = std::max(longest, c.expected.size());
                };
                look_at(cases);
                if (settings_.input.empty()) {
                    look_at(load_group(problem, Group::limit, kDefaultSeed, 0));
                }
                lock.lock();
                job.has_rules = rules_there;
                job.longest_output = longest;
                job.program.longest_output = job.watched.longest_output = longest;
                job.cases = std::move(cases);
                job.judged.resize(job.cases.list().size());
                job.is_watched = telling_cases(job.cases.list());
                job.supplied = true;
                break;
            }
            case Work::judge: {
                const Case& c = job.cases.list()[task.index];
                const rules::Rules* rules = rules_of(problem, own);
                const bool is_watched = job.is_watched[task.index];
                Outcome outcome =
                    judge_case(runner, is_watched ? job.watched : job.program, c, rules);
                BeyondStatement far = rules == nullptr
                                          ? BeyondStatement()
                                          : beyond_statement(*rules, c.legal, outcome.verdict);
                const bool is_slow =
                    outcome.verdict == Verdict::TLE || outcome.verdict == Verdict::MLE;
                const auto run = [&](const std::string& some) {
                    return run_case(runner, job.program, some, c.expected.size()).verdict;
                };
                if (rules != nullptr && is_slow && far.empty() && !settings_.strict) {
                    far.bound = own_number(*rules, c.legal, run);
                }
                lock.lock();
                job.judged[task.index] = {c.name,
                                          outcome.verdict,
                                          outcome.message,
                                          outcome.time_us,
                                          outcome.memory_kb,
                                          settings_.strict ? BeyondStatement() : far,
                                          outcome.habits,
                                          std::string(telling_part(outcome.errors))};
                ++cases_ended_;
                if (outcome.verdict != Verdict::AC && (far.empty() || settings_.strict) &&
                    task.index < job.first_failure) {
                    job.first_failure = task.index;
                    job.result.failure = {c.name,
                                          std::move(outcome),
                                          std::string(c.input),
                                          std::string(c.expected),
                                          c.second,
                                          far};
                }
                break;
            }
            case Work::stress: {
                const rules::Rules& rules = *rules_of(problem, own);
                // Beyond the rounds of the data, so that every input is new.
                const std::size_t round = task.index + (std::size_t{1} << 32);
                const auto games = random_games(rules, problem.id, settings_.seed, round);
                const std::string input = rules.format(games);
                const Answer expected = Oracle(rules).answer(games);
                Outcome outcome = judge_case(runner, job.program, input, expected.text, &rules);
                lock.lock();
                ++cases_ended_;
                note_usage(outcome.time_us, outcome.memory_kb, &job.result);
                if (outcome.verdict == Verdict::AC) {
                    ++job.stress_passed;
                    job.stress_games += games.size();
                } else if (!job.failed_round || task.index < *job.failed_round) {
                    job.failed_round = task.index;
                    job.result.failure = {fmt::format("stress-{}", task.index), std::move(outcome),
                                          input, expected.text, expected.second};
                }
                break;
            }
            case Work::shrink: {
                const rules::Rules* const rules = rules_of(problem, own);
                if (!job.first) find_ways(runner, job, rules);
                if (std::optional<Attempt> other = next_attempt(runner, job, rules)) {
                    lock.lock();
                    take_up(std::move(*other), job);
                    job.shrink_claimed = false;
                    break;
                }
                if (job.result.older) {
                    lock.lock();
                    job.result.older.reset();
                    take_up(std::move(*job.first), job);
                    lock.unlock();
                }
                Failure failure = *job.result.failure;
                if (rules != nullptr && failure.outcome.difference) {
                    failure.test = test_of_line(*rules, failure.input, failure.expected,
                                                failure.outcome.difference->line);
                }
                Program shown = job.program;
                if (failure.outcome.slept) tell_why_it_sleeps(job, runner, &failure, &shown);
                shrink_failure(rules, job, runner, shown, &failure);
                if (settings_.shrink.count() != 0) {
                    failure.diagnosis = diagnose(runner, job.as_compiled, job.program, failure,
                                                 failed_inputs(runner, job, failure, rules), rules);
                    if (failure.outcome.verdict == Verdict::WA) {
                        failure.alike = known_mistakes(runner, job.program, problem);
                    }
                }
                lock.lock();
                for (CaseResult& judged : job.judged) {
                    if (judged.name != failure.name) continue;
                    judged.verdict = failure.outcome.verdict;
                    judged.message = failure.outcome.message;
                }
                job.result.failure = std::move(failure);
                break;
            }
            case Work::none:
                lock.lock();
                break;
        }
        if (task.work >= Work::judge) --job.running;
    }

    static void note_usage(std::int64_t time_us, std::int64_t memory_kb, Result* result) {
        result->time_us = std::max(result->time_us, time_us);
        result->memory_kb = std::max(result->memory_kb, memory_kb);
    }

    // Adds up what was judged; the lock is held.
    void sum_up(const Job& job, Result* result) const {
        for (std::size_t i = 0; i < job.judged.size(); ++i) {
            const CaseResult& judged = job.judged[i];
            if (judged.name.empty() || (i > job.first_failure && !settings_.all)) continue;
            result->judged.push_back(judged);
            note_usage(judged.time_us, judged.memory_kb, result);
            for (const auto& habit : judged.habits) result->habits.insert(habit);
            if (judged.verdict != Verdict::AC) continue;
            ++result->passed;
            result->games += job.cases.list()[i].games;
        }
        result->cases = job.cases.list().size() + job.stress_passed + (job.failed_round ? 1 : 0);
        result->passed += job.stress_passed;
        result->games += job.stress_games;
        if (result->failure) result->verdict = result->failure->outcome.verdict;
    }

    // Ends the job if nothing is left to do; the lock is held.
    void settle(Job& job) {
        if (!job.ready() || job.running > 0 || job.done) return;
        if (job.next < job.wanted(settings_.all)) return;
        if (job.failed() ? !job.shrink_claimed : stressable(job)) return;
        job.done = true;
        sum_up(job, &job.result);
        job.cases = Cases();
        changed_.notify_one();
    }

    // A program that writes beyond an array may hit a lock of the library, and wait for ever, where it
    // would crash elsewhere. Sanitizers see what it does; then they show smaller inputs as well.
    static void tell_why_it_sleeps(const Job& job, Runner& runner, Failure* failure,
                                   Program* program) {
        if (!job.as_compiled.source || job.as_compiled.sanitized) return;
        auto under = sanitized_program(job.as_compiled, job.program);
        if (!under) return;
        under->time_limit_s = 2 * job.program.time_limit_s;
        Outcome told = run_case(runner, *under, failure->input, failure->expected.size());
        if (told.verdict != Verdict::RE) return;
        told.exit_code = 0;  // the sanitizer's own
        told.errors = failure->outcome.errors;
        told.message += Text("; without sanitizers it waits for ever", "；不加检查时一直等待");
        failure->outcome = std::move(told);
        *program = *std::move(under);
    }

    void shrink_failure(const rules::Rules* rules, const Job& job, Runner& runner,
                        const Program& shown, Failure* failure) const {
        if (rules == nullptr || settings_.shrink.count() == 0) return;
        std::vector<rules::Game> games;
        try {
            games = parse(*rules, failure->input);
        } catch (const rules::Invalid&) {
            return;  // a whitespace variant
        }
        Oracle oracle(*rules);
        const Program* program = &shown;
        Outcome last;
        std::chrono::microseconds runs{0};
        const auto run = [&](const Case& c) {
            last = judge_case(runner, *program, c, rules);
            runs += std::chrono::microseconds(last.time_us);
            return last.verdict == Verdict::AC;
        };
        const auto fails = [&](const std::vector<rules::Game>& some) {
            const std::string input = rules->format(some), expected = oracle.answer(some).text;
            return !run({.input = input, .expected = expected, .legal = input});
        };
        const auto found = [&](const std::vector<rules::Game>& some) {
            failure->small_input = rules->format(some);
            failure->small_expected = oracle.answer(some).text;
            failure->small = last;
        };
        bool failing = fails(games);
        if (!failing && !job.watched.memcheck.empty()) {
            program = &job.watched;  // Memcheck alone saw it
            failing = fails(games);
        }
        if (!failing) return;
        found(games);
        // What passed holds nothing that fails; but Memcheck did not see all of it.
        std::vector<Case> others;
        bool small_pass = false;  // as far as they were judged, if they were
        for (std::size_t i = 0; i < job.judged.size(); ++i) {
            const Case& c = job.cases.list()[i];
            const bool passed = job.judged[i].name == c.name &&
                                job.judged[i].verdict == Verdict::AC && program == &shown;
            if (!passed && c.name != failure->name) others.push_back(c);
            small_pass = small_pass || c.group == Group::exhaustive;
        }
        // Runs that end at the time limit take as long.
        const std::chrono::duration<double> limit(program->time_limit_s);
        auto time = settings_.shrink * (program->sanitized ? kWatchedTakes : 1);
        if (last.verdict == Verdict::TLE) {
            time += 4 * std::chrono::duration_cast<std::chrono::milliseconds>(limit);
        }
        // A busy machine takes none of the time, but for somebody who waits there is an end.
        const auto begin = Clock::now();
        const auto own = cpu_time_of_thread();
        runs = {};
        const auto taken = [&]() -> std::chrono::nanoseconds {
            return std::max<std::chrono::nanoseconds>(cpu_time_of_thread() - own + runs,
                                                      (Clock::now() - begin) / 3);
        };
        const ShrunkInput shrunk = shrink(*rules, {.games = games,
                                                   .fails = fails,
                                                   .found = found,
                                                   .cases = std::move(others),
                                                   .passes = run,
                                                   .small_games_pass = small_pass,
                                                   .time = time,
                                                   .taken = taken});
        failure->is_smallest = shrunk.is_smallest;
    }

    const Settings& settings_;
    std::vector<Job> jobs_;
    std::mutex mutex_;
    std::condition_variable_any idle_;     // workers wait here
    std::condition_variable_any changed_;  // the reporting thread waits here
    std::size_t cases_ended_ = 0;
    std::size_t tasks_ended_ = 0;
    Clock::time_point stress_end_;
};

}  // namespace

std::vector<CaseResult> Result::beyond() const {
    std::vector<CaseResult> those = judged;
    std::erase_if(those, [](const CaseResult& c) { return c.beyond.empty(); });
    return those;
}

const CaseResult* Result::slowest() const {
    const auto slowest = std::ranges::max_element(judged, {}, &CaseResult::time_us);
    return slowest == judged.end() ? nullptr : &*slowest;
}

std::vector<Result> judge(const std::vector<Entry>& entries, const Settings& settings,
                          const Observer& observer) {
    return JudgeSession(entries, settings).run(observer);
}

}  // namespace tools
