#include "judge/scheduler.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <atomic>
#include <condition_variable>
#include <csignal>
#include <exception>
#include <map>
#include <mutex>
#include <thread>

#include "core/shrink.hpp"

namespace tools {

namespace {

using Clock = std::chrono::steady_clock;

volatile std::sig_atomic_t interrupted = 0;

// One entry on its way: first compiled and supplied with data, then judged case by case.
struct Job {
    const Entry* entry = nullptr;
    bool compile_claimed = false, compiled = false;
    bool data_claimed = false, supplied = false;
    bool has_rules = false;
    Program program;
    Cases cases;
    std::size_t next = 0;     // the first case that nobody has claimed
    std::size_t running = 0;  // claimed, not ended
    std::size_t ended = 0;
    std::size_t first_failure = SIZE_MAX;
    std::size_t stress_rounds = 0;  // claimed after the cases
    std::size_t stress_passed = 0, stress_games = 0;
    std::optional<std::size_t> failed_round;  // the first one
    bool shrink_claimed = false;
    bool done = false;
    Result result;

    bool ready() const { return compiled && supplied; }
    bool failed() const { return result.failure.has_value(); }
    // Cases after a failure would tell nothing that its report needs.
    std::size_t wanted() const { return std::min(cases.list().size(), first_failure); }
};

enum class Work { none, compile, supply, judge, stress, shrink };

struct Task {
    Work work = Work::none;
    Job* job = nullptr;
    std::size_t index = 0;
};

Failure describe(std::string name, Outcome outcome, std::string_view input,
                 std::string_view expected, bool second) {
    return {std::move(name),
            std::move(outcome),
            std::string(input),
            std::string(expected),
            second,
            std::nullopt,
            "",
            "",
            ""};
}

class Session {
 public:
    Session(const std::vector<Entry>& entries, const Settings& settings)
        : settings_(settings), jobs_(entries.size()) {
        for (std::size_t i = 0; i < entries.size(); ++i) jobs_[i].entry = &entries[i];
    }

    std::vector<Result> run(const Observer& observer) {
        const auto old_int = std::signal(SIGINT, [](int) { interrupted = 1; });
        const auto old_term = std::signal(SIGTERM, [](int) { interrupted = 1; });
        std::vector<std::thread> workers;
        for (int i = 0; i < std::max(settings_.jobs, 1); ++i)
            workers.emplace_back([this] { work(); });
        report(observer);
        for (std::thread& worker : workers) worker.join();
        std::signal(SIGINT, old_int);
        std::signal(SIGTERM, old_term);
        if (error_) std::rethrow_exception(error_);
        std::vector<Result> results;
        for (Job& job : jobs_) results.push_back(std::move(job.result));
        return results;
    }

 private:
    void report(const Observer& observer) {
        std::unique_lock lock(mutex_);
        std::size_t reported = 0;
        while (reported < jobs_.size() && !error_) {
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
            changed_.wait_for(lock, std::chrono::milliseconds(100));
            if (interrupted != 0 && !error_) {
                error_ = std::make_exception_ptr(Error("interrupted; nothing is left behind"));
            }
        }
    }

    void work() {
        try {
            Runner runner;
            std::map<const Job*, std::unique_ptr<rules::Rules>> rules;
            std::unique_lock lock(mutex_);
            while (!error_) {
                const Task task = pick();
                if (task.work == Work::none) {
                    for (Job& job : jobs_) settle(job);  // the time for stress may be over
                    if (all_done()) return;
                    idle_.wait_for(lock, std::chrono::milliseconds(200));
                    continue;
                }
                lock.unlock();
                carry_out(task, runner, rules, lock);
                settle(*task.job);
                idle_.notify_all();
                if (task.job->done) changed_.notify_one();
            }
        } catch (...) {
            const std::lock_guard lock(mutex_);
            if (!error_) error_ = std::current_exception();
            idle_.notify_all();
            changed_.notify_one();
        }
    }

    bool all_done() const {
        return std::all_of(jobs_.begin(), jobs_.end(), [](const Job& job) { return job.done; });
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
            if (!job.failed() && job.next < job.wanted()) {
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
               job.first_failure == SIZE_MAX && job.next == job.cases.list().size() &&
               job.has_rules && (stress_end_ == Clock::time_point() || Clock::now() < stress_end_);
    }

    // Does the task and takes the lock.
    void carry_out(const Task& task, Runner& runner,
                   std::map<const Job*, std::unique_ptr<rules::Rules>>& rules,
                   std::unique_lock<std::mutex>& lock) {
        Job& job = *task.job;
        const Problem& problem = *job.entry->problem;
        switch (task.work) {
            case Work::compile: {
                const Entry& entry = *job.entry;
                Program program{entry.command,
                                entry.time_limit_s.value_or(problem.time_limit_s),
                                entry.memory_limit_kb.value_or(problem.memory_limit_kb),
                                kUsualStack,
                                false,
                                entry.white_space};
                std::string messages;
                if (entry.source) {
                    const Compilation made = compile(
                        entry.source(), entry.compiler.value_or(judge_compiler(entry.standard)));
                    program.limit_address_space = entry.limit_address_space;
                    program.stack_kb = entry.stack_kb.value_or(program.memory_limit_kb);
                    if (made.program) program.arguments = {made.program->string()};
                    messages = made.messages;
                }
                lock.lock();
                job.result.time_limit_s = program.time_limit_s;
                job.result.memory_limit_kb = program.memory_limit_kb;
                job.program = std::move(program);
                job.compiled = true;
                if (job.program.arguments.empty()) {
                    Outcome outcome{Verdict::CE, "it does not compile", std::nullopt, 0, 0,
                                    "",          std::move(messages)};
                    job.result.failure = describe("", std::move(outcome), "", "", false);
                    job.shrink_claimed = true;
                }
                break;
            }
            case Work::supply: {
                Cases cases = supply(problem);
                const bool rules_there = has_rules(problem);
                lock.lock();
                job.has_rules = rules_there;
                job.cases = std::move(cases);
                job.supplied = true;
                break;
            }
            case Work::judge: {
                const Case& c = job.cases.list()[task.index];
                Outcome outcome = judge_case(runner, job.program, c.input, c.expected);
                lock.lock();
                note_usage(job, outcome);
                ++job.ended;
                ++cases_ended_;
                if (outcome.verdict != Verdict::AC && task.index < job.first_failure) {
                    job.first_failure = task.index;
                    job.result.failure =
                        describe(c.name, std::move(outcome), c.input, c.expected, c.second);
                }
                break;
            }
            case Work::stress: {
                std::unique_ptr<rules::Rules>& own = rules[&job];
                if (!own) own = make_rules(problem);
                // Past the rounds of the data themselves, so that every input is a new one.
                const std::size_t round = task.index + (std::size_t{1} << 32);
                const auto games = random_games(*own, problem.id, settings_.seed, round);
                const std::string input = own->format(games);
                const Oracle::Answer expected = Oracle(*own).answer(games);
                Outcome outcome = judge_case(runner, job.program, input, expected.text);
                lock.lock();
                note_usage(job, outcome);
                ++cases_ended_;
                if (outcome.verdict == Verdict::AC) {
                    ++job.stress_passed;
                    job.stress_games += games.size();
                } else if (!job.failed_round || task.index < *job.failed_round) {
                    job.failed_round = task.index;
                    job.result.failure =
                        describe(fmt::format("stress-{}", task.index), std::move(outcome), input,
                                 expected.text, expected.second);
                }
                break;
            }
            case Work::shrink: {
                Failure failure = *job.result.failure;
                shrink_failure(problem, job.program, runner, &failure);
                lock.lock();
                job.result.failure = std::move(failure);
                break;
            }
            case Work::none:
                lock.lock();
                break;
        }
        if (task.work >= Work::judge) --job.running;
    }

    static void note_usage(Job& job, const Outcome& outcome) {
        job.result.time_us = std::max(job.result.time_us, outcome.time_us);
        job.result.memory_kb = std::max(job.result.memory_kb, outcome.memory_kb);
    }

    // Ends the job when nothing is left to do; the lock is held.
    void settle(Job& job) {
        if (!job.ready() || job.running > 0 || job.done) return;
        if (job.failed() ? !job.shrink_claimed : job.next < job.wanted() || stressable(job)) return;
        job.done = true;
        Result& result = job.result;
        result.cases = job.cases.list().size();
        result.passed = result.failure && result.failure->outcome.verdict == Verdict::CE
                            ? 0
                            : std::min(job.first_failure, result.cases);
        for (std::size_t i = 0; i < result.passed; ++i) result.games += job.cases.list()[i].games;
        result.cases += job.stress_passed + (job.failed_round ? 1 : 0);
        result.passed += job.stress_passed;
        result.games += job.stress_games;
        if (result.failure) result.verdict = result.failure->outcome.verdict;
        job.cases = Cases();
    }

    Cases supply(const Problem& problem) const {
        if (!settings_.input.empty()) return load_input(problem, settings_.input);
        const auto wanted_group = [&](Group group) {
            return settings_.groups.empty() ||
                   std::count(settings_.groups.begin(), settings_.groups.end(), group) > 0;
        };
        Cases files = load_files(problem);
        Cases all;
        for (const Case& c : files.list()) {
            if (wanted_group(c.group)) {
                all.add(c.name, c.group, std::string(c.input), {std::string(c.expected), c.second},
                        c.games);
            }
        }
        if (settings_.dressed) all.append(dress(all));
        for (const Group group : kGeneratedGroups) {
            if (wanted_group(group))
                all.append(load_group(problem, group, settings_.seed, settings_.rounds));
        }
        if (settings_.cases.empty()) {
            if (all.list().empty()) {
                throw Error(fmt::format("{} has no data; add {}/sample-1.in and .out", problem.id,
                                        fs::relative(problem.data(), root()).string()));
            }
            return all;
        }
        Cases chosen;
        for (const Case& c : all.list()) {
            const bool fits =
                std::any_of(settings_.cases.begin(), settings_.cases.end(),
                            [&](const std::string& name) { return c.name.rfind(name, 0) == 0; });
            if (fits)
                chosen.add(c.name, c.group, std::string(c.input),
                           {std::string(c.expected), c.second}, c.games);
        }
        if (chosen.list().empty()) {
            throw Error(fmt::format("{} has no case '{}'; names begin with {}", problem.id,
                                    settings_.cases[0],
                                    "sample-, edge-, hack-, exhaustive-, random- or limit-"));
        }
        return chosen;
    }

    void shrink_failure(const Problem& problem, const Program& program, Runner& runner,
                        Failure* failure) const {
        const std::unique_ptr<rules::Rules> rules = make_rules(problem);
        if (!rules || settings_.shrink.count() == 0) return;
        std::vector<rules::Game> games;
        try {
            games = parse(*rules, failure->input);
        } catch (const rules::Invalid&) {
            return;  // a case in other clothes
        }
        Oracle oracle(*rules);
        const std::function<bool(const std::vector<rules::Game>&)> fails =
            [&](const auto& candidate) {
                const std::string input = rules->format(candidate);
                const Oracle::Answer expected = oracle.answer(candidate);
                const Outcome outcome = judge_case(runner, program, input, expected.text);
                if (outcome.verdict == Verdict::AC) return false;
                failure->small_input = input;
                failure->small_expected = expected.text;
                failure->small_found = outcome.output;
                failure->small_message =
                    fmt::format("{}: {}", name_of(outcome.verdict), outcome.message);
                return true;
            };
        if (fails(games)) shrink(*rules, games, fails, settings_.shrink);
    }

    const Settings& settings_;
    std::vector<Job> jobs_;
    std::mutex mutex_;
    std::condition_variable idle_;     // workers wait here
    std::condition_variable changed_;  // the reporting thread waits here
    std::size_t cases_ended_ = 0;
    Clock::time_point stress_end_;
    std::exception_ptr error_;
};

}  // namespace

Cases dress(const Cases& cases) {
    const auto replaced = [](std::string_view text, std::string_view newline,
                             std::string_view blank) {
        std::string result;
        for (const char c : text) {
            if (c == '\n') {
                result += newline;
            } else if (c == ' ') {
                result += blank;
            } else {
                result += c;
            }
        }
        return result;
    };
    Cases dressed;
    for (const Case& c : cases.list()) {
        const auto add = [&](const char* clothes, std::string input) {
            dressed.add(fmt::format("{}+{}", c.name, clothes), c.group, std::move(input),
                        {std::string(c.expected), c.second}, c.games);
        };
        add("crlf", replaced(c.input, "\r\n", " "));
        add("no-final-newline", std::string(c.input.substr(0, c.input.find_last_not_of('\n') + 1)));
        add("blanks", " " + replaced(c.input, " \t \n", " \t "));
        add("blank-lines", "\n" + replaced(c.input, "\n\n \n", "\n\n"));
    }
    return dressed;
}

std::vector<Result> judge(const std::vector<Entry>& entries, const Settings& settings,
                          const Observer& observer) {
    sweep_runner_directories();
    return Session(entries, settings).run(observer);
}

}  // namespace tools
