// The program judge.wasm of a problem, which judges a program in a page:
// judge en|zh ID MILLISECONDS TAKEN SEEN [CASE PARTS]
// It makes the inputs, asks the page to run the program on each, and compares, as scripts/judge
// does, with the habits in TAKEN, by their keys and separated by commas, costing no verdict, and those
// in SEEN, at which the page looked when it compiled: up to the first failure, of which it then makes the input as small as MILLISECONDS allow. With
// CASE it goes on there, where the page had to end the program: the cases before are not run again,
// and of CASE only so many parts, as of own_number(), where those can show more.
// Standard input: the cases that are files; for each a line "NAME INPUT-BYTES EXPECTED-BYTES", the
// input, the expected output. Standard output: JSON: verdict, and cases and games up to the end or the
// failure, and the habits that it saw; where it is not AC also case, message, and of the small input: input, expected, output,
// small_message, line, column, and whether it is the smallest; of a WA also answers, as in mistakes.lock. Exit code: 0, or 2 with one line on standard error. With --loop: a
// fixed piece of work, by which the page measures the machine. With --lock ID: what the data.lock of
// the data says that are made here.
#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <functional>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "core/comparison.hpp"
#include "core/generate.hpp"
#include "core/json.hpp"
#include "core/mistakes.hpp"
#include "core/oracle.hpp"
#include "core/shrink.hpp"
#include "core/told.hpp"
#include "program.hpp"

extern "C" rules::Rules* make_rules();

// What the page does. run() gives the program an input and says how it ended, a verdict or kDeep;
// then its output and a word on its end (a signal, an exit code) can be had. aside() takes a case that
// does not count, failed() what to report if the program does not end on what follows; nothing: none.
#define FROM_PAGE(name) __attribute__((import_module("judge"), import_name(name)))
FROM_PAGE("run") int run_program(const char* input, std::size_t size, std::size_t most_output);
FROM_PAGE("output") std::size_t program_output(char* to);
FROM_PAGE("reason") std::size_t program_reason(char* to);
FROM_PAGE("aside") void set_aside(const char* json, std::size_t size);
FROM_PAGE("failed") void tell_failure(const char* json, std::size_t size);
FROM_PAGE("progress")
void tell_progress(const char* name, std::size_t size, std::size_t done, std::size_t all);

namespace {

using tools::Verdict;

constexpr std::size_t kMostShown = 20000;  // characters of a text in the report

// Its recursion is deeper than this browser's stack, which is far smaller than a judge's.
constexpr int kDeep = 8;
// It ended by itself, with an exit code that is not 0.
constexpr int kCode = 9;

Verdict verdict_of(int end) {
    return end == kDeep || end == kCode ? Verdict::RE : static_cast<Verdict>(end);
}

struct Outcome {
    Verdict verdict = Verdict::AC;
    bool deep = false;
    tools::Text message;
    std::string output;
    std::optional<tools::Difference> difference;
    tools::Habits habits;
};

std::set<tools::Habit> habits_of(const std::string& keys) {
    std::set<tools::Habit> habits;
    std::istringstream in(keys);
    for (std::string key; std::getline(in, key, ',');) {
        if (const auto habit = tools::habit_named(key)) habits.insert(*habit);
    }
    return habits;
}

tools::Cases generated(const rules::Rules& rules, const std::string& id, tools::Group group) {
    return tools::generate(rules, id, group, tools::kDefaultSeed, tools::usual_rounds(rules));
}

std::string text_of(std::size_t (*copy)(char*)) {
    std::string text(copy(nullptr), '\0');
    copy(text.data());
    return text;
}

class JudgeRun {
 public:
    JudgeRun(const rules::Rules& rules, tools::Language language, std::string id,
             std::chrono::milliseconds time, std::set<tools::Habit> taken,
             const std::set<tools::Habit>& seen, std::string ended_on, std::size_t parts)
        : rules_(rules),
          language_(language),
          id_(std::move(id)),
          time_(time),
          taken_(std::move(taken)),
          ended_on_(std::move(ended_on)),
          parts_(parts),
          oracle_(rules) {
        for (const tools::Habit habit : seen) habits_.emplace(habit, tools::Text());
    }

    std::string judge(const std::string& files) {
        read(files);
        // The samples, which every reader knows; then small ones first: of two cases that a program
        // fails, the small one says more.
        std::vector<tools::Case> list = from_files_.list();
        const auto order = [](const tools::Case& c) {
            return std::pair(!c.name.starts_with("sample-"), c.input.size());
        };
        std::stable_sort(list.begin(), list.end(), [&](const tools::Case& a, const tools::Case& b) {
            return order(a) < order(b);
        });
        bool ac = judged(list);
        for (const tools::Group group : tools::kGeneratedGroups) {
            if (!ac) break;
            tell(std::string(name_of(group)), 0, 0);
            const tools::Cases cases = generated(rules_, id_, group);
            ac = judged(cases.list());
        }
        add("verdict", name_of(worst_.verdict));
        report_.push_back({"cases", std::to_string(cases_)});
        report_.push_back({"games", std::to_string(games_)});
        report_.push_back({"habits", tools::json::array(habits_, [this](const auto& seen) {
                               const tools::NamedHabit& habit = tools::named(seen.first);
                               return tools::json::object(
                                   {{"key", tools::json::text(habit.key)},
                                    {"verdict", tools::json::text(name_of(habit.verdict))},
                                    {"what", said(tools::with_detail(habit.what, seen.second))}});
                           })});
        return tools::json::object(report_);
    }

 private:
    std::string said(const tools::Text& text) const {
        return tools::json::text(text.in(language_));
    }

    void add(const char* key, std::string_view text) {
        report_.push_back({key, tools::json::text(text.substr(0, kMostShown))});
    }

    static void tell(const std::string& name, std::size_t done, std::size_t all) {
        tell_progress(name.data(), name.size(), done, all);
    }

    void read(const std::string& files) {
        std::istringstream in(files);
        std::string name;
        for (std::size_t input_size, expected_size; in >> name >> input_size >> expected_size;) {
            in.ignore();
            std::string input(input_size, '\0'), expected(expected_size, '\0');
            in.read(input.data(), static_cast<std::streamsize>(input_size));
            in.read(expected.data(), static_cast<std::streamsize>(expected_size));
            const std::size_t games = tools::parse(rules_, input).size();
            from_files_.add(name, tools::Group::sample, std::move(input), {std::move(expected)},
                            games);
        }
    }

    std::size_t most_output(std::size_t expected_size) const {
        return 2 * std::max(expected_size, longest_) + (1 << 20);
    }

    // As in scripts/judge, the output may be as long as any that the problem asks for. That takes the
    // inputs at the limits, and most programs write no more than is expected.
    int end_of_run(std::string_view input, std::size_t expected_size) {
        const auto run = [&] {
            return run_program(input.data(), input.size(), most_output(expected_size));
        };
        const int end = run();
        if (end != static_cast<int>(Verdict::OLE) || knows_longest_) return end;
        knows_longest_ = true;
        const auto look_at = [&](const tools::Cases& some) {
            for (const tools::Case& c : some.list()) {
                longest_ = std::max(longest_, c.expected.size());
            }
        };
        look_at(from_files_);
        look_at(generated(rules_, id_, tools::Group::limit));
        return longest_ > expected_size ? run() : end;
    }

    Outcome run(std::string_view input, std::string_view expected) {
        Outcome outcome;
        const int end = end_of_run(input, expected.size());
        outcome.deep = end == kDeep;
        outcome.output = text_of(program_output);
        const bool is_code = end == kCode && taken_.contains(tools::Habit::exit_code);
        if (end != static_cast<int>(Verdict::AC)) {
            outcome.verdict = verdict_of(end);
            outcome.message =
                outcome.output.size() > most_output(expected.size())
                    ? tools::phrase(tools::told::kWrote, outcome.output.size(), expected.size())
                    : text_of(program_reason);
            if (!is_code) return outcome;
        }
        tools::Comparison comparison =
            tools::compare(rules_, input, expected, outcome.output, taken_);
        if (is_code && comparison.verdict != Verdict::AC) return outcome;
        if (is_code) comparison.habits.emplace(tools::Habit::exit_code, tools::Text());
        outcome.habits = std::move(comparison.habits);
        outcome.verdict = comparison.verdict;
        outcome.message = std::move(comparison.message);
        outcome.difference = std::move(comparison.difference);
        return outcome;
    }

    bool judged(const std::vector<tools::Case>& list) {
        for (std::size_t i = 0; i < list.size(); ++i) {
            ++cases_;
            games_ += list[i].games;
            const bool is_ended = list[i].name == ended_on_;
            if (!ended_on_.empty() && !is_ended) continue;
            tell(list[i].name, i, list.size());
            Outcome outcome;
            if (is_ended) {
                ended_on_.clear();
                outcome.verdict = Verdict::TLE;
                // Where it does not end on a part either, the page asks for smaller ones, up to one test.
                if (parts_ >= list[i].games) {
                    const tools::json::Members before = report_;
                    worst_ = outcome;
                    fail(list[i], false);
                    tell_so_far(report_);
                    report_ = before;
                }
            } else {
                outcome = run(list[i].input, list[i].expected);
            }
            habits_.merge(outcome.habits);
            if (outcome.verdict == Verdict::AC || is_aside(list[i], outcome)) {
                if (is_ended) tell_failure("", 0);
                parts_ = 2;
                continue;
            }
            worst_ = outcome;
            fail(list[i], !is_ended);
            return false;
        }
        return true;
    }

    // As in scripts/judge: a program may be too slow or too large beyond the statement.
    bool is_aside(const tools::Case& c, const Outcome& outcome) {
        const bool is_sample = c.name.starts_with("sample-");  // deep on a sample: it has no end
        tools::BeyondStatement far = tools::beyond_statement(rules_, c.input, outcome.verdict);
        const auto run = [&](const std::string& some) {
            return static_cast<Verdict>(end_of_run(some, c.expected.size()));
        };
        const bool is_slow = outcome.verdict == Verdict::TLE || outcome.verdict == Verdict::MLE;
        if (is_slow && far.empty()) far.bound = tools::own_number(rules_, c.input, run, parts_);
        if (far.empty() && (!outcome.deep || is_sample)) return false;
        const std::string json = tools::json::object(
            {{"case", tools::json::text(c.name)},
             {"games", std::to_string(c.games)},
             {"verdict", tools::json::text(outcome.deep ? "" : name_of(outcome.verdict))},
             {"bound", said(far.bound)},
             {"open", said(far.open)}});
        set_aside(json.data(), json.size());
        return true;
    }

    void fail(const tools::Case& c, bool has_end) {
        add("case", c.name);
        add("message", worst_.message.in(language_));
        if (!has_end) {
            // As it is: on each smaller one the page would wait as long again.
            if (c.input.size() > kMostShown) return;
            add("input", c.input);
            add("expected", c.expected);
            return;
        }
        const auto games = tools::parse(rules_, c.input);
        tell_small(games, worst_);
        tell("shrink", 0, 0);
        Outcome last;
        const auto fails = [&](const std::vector<rules::Game>& some) {
            last = run(rules_.format(some), oracle_.answer(some).text);
            return last.verdict != Verdict::AC && last.deep == worst_.deep;
        };
        const auto found = [&](const std::vector<rules::Game>& some) { tell_small(some, last); };
        const tools::ShrunkInput shrunk =
            tools::shrink(rules_, {.games = games,
                                   .fails = fails,
                                   .found = found,
                                   .small_games_pass = c.group > tools::Group::exhaustive,
                                   .time = time_});
        report_ = small_;
        report_.push_back({"smallest", shrunk.is_smallest ? "true" : "false"});
        if (worst_.verdict != Verdict::WA) return;
        tell_so_far(report_);
        add("answers", answers());
    }

    // What it answers on the cases by which known mistakes are told apart.
    std::string answers() {
        const tools::Cases random = generated(rules_, id_, tools::Group::random);
        std::vector<tools::Case> cases = from_files_.list();
        cases.insert(cases.end(), random.list().begin(), random.list().end());
        return tools::answers_hash(std::move(cases), [this](const tools::Case& c) {
            const Verdict end = verdict_of(end_of_run(c.input, c.expected.size()));
            return tools::Answered{end, text_of(program_output)};
        });
    }

    // The page keeps it in case the program does not end on a smaller input.
    void tell_small(const std::vector<rules::Game>& games, const Outcome& outcome) {
        const auto text = [](std::string_view all) {
            return tools::json::text(all.substr(0, kMostShown));
        };
        small_ = report_;
        small_.push_back({"input", text(rules_.format(games))});
        small_.push_back({"expected", text(oracle_.answer(games).text)});
        small_.push_back({"output", text(outcome.output)});
        small_.push_back({"small_message", text(outcome.message.in(language_))});
        if (outcome.difference) {
            small_.push_back({"line", std::to_string(outcome.difference->line)});
            small_.push_back({"column", std::to_string(outcome.difference->column)});
        }
        tell_so_far(small_);
    }

    void tell_so_far(tools::json::Members report) const {
        report.push_back({"verdict", tools::json::text(name_of(worst_.verdict))});
        const std::string json = tools::json::object(report);
        tell_failure(json.data(), json.size());
    }

    const rules::Rules& rules_;
    const tools::Language language_;
    const std::string id_;
    const std::chrono::milliseconds time_;
    const std::set<tools::Habit> taken_;
    std::string ended_on_;  // the case where the page ended the program; empty once it is passed
    std::size_t parts_;     // of a case on which it is too slow
    tools::Oracle oracle_;
    tools::Cases from_files_;
    std::size_t cases_ = 0, games_ = 0;
    std::size_t longest_ = 0;  // output that some case expects
    bool knows_longest_ = false;
    Outcome worst_;
    tools::Habits habits_;
    tools::json::Members report_;
    tools::json::Members small_;  // the report with the smallest input so far
};

// What a plain program does: divisions, branches and memory out of order.
std::string loop() {
    std::vector<unsigned> table(1 << 16, 1);
    unsigned at = 1;
    for (unsigned i = 1; i < 30000000; ++i) {
        at = at * 1664525 + 1013904223;
        unsigned& entry = table[at >> 16];
        if (entry % 3 == at % 5)
            entry += i;
        else
            entry ^= at / (i & 15 | 1);
    }
    return std::to_string(table[at >> 16]);
}

std::string lock(const rules::Rules& rules, const std::string& id) {
    std::string text;
    for (const tools::Group group : tools::kGeneratedGroups) {
        text += tools::lock_line(group, generated(rules, id, group));
    }
    return text;
}

std::string answer(std::vector<std::string> words, tools::Language language) {
    words.resize(6);
    if (words[0] == "--loop") return loop();
    const rules::Rules& rules = *make_rules();
    if (words[0] == "--lock") return lock(rules, words[1]);
    const std::chrono::milliseconds time(std::atoi(words[1].c_str()));
    const auto parts = std::max<std::size_t>(std::strtoul(words[5].c_str(), nullptr, 10), 2);
    return JudgeRun(rules, language, words[0], time, habits_of(words[2]), habits_of(words[3]),
                    words[4], parts)
        .judge(tools::standard_input());
}

}  // namespace

int main(int count, char** arguments) {
    return tools::print(count, arguments, answer);
}
