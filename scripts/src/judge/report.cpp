#include "judge/report.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstdio>
#include <nlohmann/json.hpp>
#include <utility>

#include "core/counts.hpp"

namespace tools {

namespace {

std::string limited(std::string_view value, std::string_view limit) {
    return fmt::format("{}/{}", value, limit);
}

std::string seconds(double s) {
    return s < 0.9995 ? fmt::format("{:.0f} ms", s * 1000) : fmt::format("{:.3g} s", s);
}

std::string megabytes(long kb) {
    return fmt::format("{:.3g} MB", static_cast<double>(kb) / 1024);
}

// "; on our own bound of 2000 tests (limit-most): TLE", for each case.
std::string beyond_text(const std::vector<Beyond>& beyond) {
    std::string text;
    for (const Beyond& b : beyond) {
        text += fmt::format("; on our own bound of {} ({}): {}", b.own_bound, b.name,
                            name_of(b.verdict));
    }
    return text;
}

}  // namespace

KeptFailure keep_failure(const Problem& problem, const Failure& failure) {
    const fs::path folder = build_dir() / "failures" / problem.id;
    const KeptFailure kept = {folder / "case.in", folder / "case.expected", folder / "case.found",
                              folder / "small.in", folder / "small.out"};
    std::error_code ignored;
    // The folder stays: another judge may be writing to it.
    for (const fs::path& old : {kept.small_input, kept.small_expected, folder / "hostile.in"}) {
        fs::remove(old, ignored);
    }
    write_file(kept.input, failure.input);
    write_file(kept.expected, failure.expected);
    write_file(kept.found, failure.outcome.output);
    if (failure.small_input) {
        write_file(kept.small_input, *failure.small_input);
        write_file(kept.small_expected, failure.small_expected);
    }
    return kept;
}

Report::Report(const std::vector<const Problem*>& problems,
               std::function<std::string(const Problem&, const Failure&)> again)
    : problems_(problems), again_(std::move(again)) {
    for (const Problem* problem : problems) width_ = std::max(width_, problem->id.size());
}

void Report::row(std::size_t entry, const Result& r) {
    status_.clear();
    if (entry == 0) {
        fmt::print("{}\n", paint_.bold(fmt::format("{:{}}  verdict  {:>11}  {:>9}  {:>13}  {:>16}",
                                                   "problem", width_, "cases", "games", "slowest",
                                                   "most memory")));
    }
    const std::string verdict = fmt::format("{:7}", name_of(r.verdict));
    fmt::print("{:{}}  {}  {:>11}  {:>9}  {:>13}  {:>16}\n", problems_[entry]->id, width_,
               r.verdict == Verdict::AC ? paint_.green(verdict) : paint_.red(verdict),
               limited(std::to_string(r.passed), std::to_string(r.cases)), with_commas(r.games),
               limited(seconds(static_cast<double>(r.time_us) / 1e6), seconds(r.time_limit_s)),
               limited(megabytes(r.memory_kb), megabytes(r.memory_limit_kb)));
    if (r.verdict == Verdict::AC && !r.beyond.empty()) {
        fmt::print("  within the statement: AC{}\n", paint_.red(beyond_text(r.beyond)));
    }
    std::fflush(stdout);
}

void Report::progress(const Progress& progress) {
    status_.show(fmt::format("{} {}/{}  {} runs  {}",
                             progress_bar(progress.problems_done, progress.problems),
                             progress.problems_done, progress.problems,
                             with_commas(progress.cases_done), progress.current));
}

void Report::failure(const Problem& problem, const Failure& f, const KeptFailure& kept) const {
    const Verdict verdict = f.outcome.verdict;
    fmt::print("\n{}\n", paint_.bold(fmt::format("{} {}{}{}", name_of(verdict), problem.id,
                                                 f.name.empty() ? "" : ": case ", f.name)));
    fmt::print("  {}\n", f.outcome.message);
    if (!f.own_bound.empty()) {
        fmt::print("  (the statement promises no input of {}: the bound is our own)\n",
                   f.own_bound);
    }
    if (!f.outcome.errors.empty()) {
        fmt::print("  {}:\n{}", verdict == Verdict::CE ? "compiler output" : "standard error",
                   excerpt(f.outcome.errors));
    }
    if (verdict == Verdict::CE) return;
    if (f.second) {
        fmt::print(
            "  (the expected output comes from the second method: plain search cannot reach "
            "this input)\n");
    }
    fmt::print("  input (in full: {}):\n{}", shown(kept.input), excerpt(f.input));
    if (f.small_input) {
        fmt::print("  smallest failing input found ({}):\n{}", shown(kept.small_input),
                   excerpt(*f.small_input));
        fmt::print("  {}\n  expected:\n{}", f.small_message, excerpt(f.small_expected));
        fmt::print("  found:\n{}", excerpt(f.small_found));
        fmt::print("  keep it: cp {} testdata/{}/hack-NAME.in\n", shown(kept.small_input),
                   problem.id);
    }
    fmt::print("  run it again: {}\n", again_(problem, f));
}

void Report::summary(const std::vector<Result>& results, double took_s) const {
    std::size_t accepted = 0, cases = 0, games = 0;
    for (const Result& r : results) {
        accepted += r.verdict == Verdict::AC;
        cases += r.passed;
        games += r.games;
    }
    const std::string text = fmt::format("{} of {} AC", accepted, results.size());
    fmt::print("\n{}: {} passed, {} judged, in {:.1f} s\n",
               accepted == results.size() ? paint_.green(text) : paint_.red(text),
               counted(cases, "case"), counted(games, "game"), took_s);
}

std::string as_json(const std::vector<const Problem*>& problems,
                    const std::vector<Result>& results) {
    nlohmann::ordered_json list = nlohmann::ordered_json::array();
    for (std::size_t i = 0; i < results.size(); ++i) {
        const Result& r = results[i];
        nlohmann::ordered_json failure;
        if (r.failure) {
            failure = {{"case", r.failure->name}, {"message", r.failure->outcome.message}};
            if (const auto& d = r.failure->outcome.difference) {
                failure["line"] = d->line;
                failure["column"] = d->column;
                failure["expected"] = d->expected;
                failure["found"] = d->found;
            }
            if (r.failure->small_input) failure["small_input"] = *r.failure->small_input;
        }
        nlohmann::ordered_json beyond = nlohmann::ordered_json::array();
        for (const Beyond& b : r.beyond) {
            beyond.push_back(
                {{"case", b.name}, {"verdict", name_of(b.verdict)}, {"own_bound", b.own_bound}});
        }
        list.push_back({{"id", problems[i]->id},
                        {"verdict", name_of(r.verdict)},
                        {"cases", r.cases},
                        {"passed", r.passed},
                        {"games", r.games},
                        {"time_ms", static_cast<double>(r.time_us) / 1000},
                        {"time_limit_ms", r.time_limit_s * 1000},
                        {"memory_kb", r.memory_kb},
                        {"memory_limit_kb", r.memory_limit_kb},
                        {"beyond_the_statement", beyond},
                        {"failure", failure}});
    }
    const nlohmann::ordered_json all = {{"problems", list}};
    return all.dump(2, ' ', false, nlohmann::json::error_handler_t::replace) + "\n";
}

}  // namespace tools
