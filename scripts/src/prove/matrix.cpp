#include "prove/matrix.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <chrono>
#include <cstdlib>

#include "catalog/data.hpp"
#include "core/hash.hpp"
#include "judge/entries.hpp"
#include "prove/launched.hpp"
#include "ship/submission.hpp"

namespace tools {

namespace {

fs::path kept_file(const Configuration& c, const Problem& problem) {
    Hash hash;
    hash.add(c.name());
    for (const std::string& flag : c.compiler.flags) hash.add(" ").add(flag);
    hash.add(without_version(submission(problem).text)).add(load_files(problem).hash());
    const fs::path lock = problem.data() / "data.lock";
    hash.add(fs::exists(lock) ? read_file(lock) : "");
    return cache_dir() / "matrix" / hash.hex();
}

}  // namespace

Row run(const Configuration& configuration, const std::vector<const Problem*>& problems, int jobs,
        const std::function<void(std::size_t)>& progress) {
    if (is_launched(configuration)) {
        return run_launched(configuration, problems, jobs, progress);
    }
    std::vector<Entry> entries;
    for (const Problem* problem : problems) {
        Entry entry = bundle_entry(*problem);
        entry.compilers = {configuration.compiler};
        entry.time_limit_s = problem->time_limit_s * configuration.patience;
        if (configuration.sanitized) {
            entry.stack_kb = kUsualStack;
            entry.limit_address_space = false;
            entry.memory_limit_kb = std::max(problem->memory_limit_kb, 1L << 20);
        }
        entries.push_back(std::move(entry));
    }
    Settings settings;
    settings.groups = {Group::sample, Group::edge, Group::hack, Group::limit};
    settings.shrink = std::chrono::milliseconds(0);
    settings.jobs = jobs;
    Observer observer;
    if (progress) observer.progress = [&](const Progress& p) { progress(p.problems_done); };
    Row row;
    const std::vector<Result> results = judge(entries, settings, observer);
    for (std::size_t i = 0; i < results.size(); ++i) {
        const Result& r = results[i];
        row.compiled += r.verdict != Verdict::CE;
        row.accepted += r.verdict == Verdict::AC;
        row.slowest_us = std::max(row.slowest_us, r.time_us);
        if (!r.failure) continue;
        const Outcome& outcome = r.failure->outcome;
        const std::string blank = r.failure->name.empty() ? "" : " ";
        row.shortfalls.push_back(
            {problems[i], fmt::format("{}{}{}: {}\n{}", name_of(r.verdict), blank, r.failure->name,
                                      outcome.message, outcome.errors)});
    }
    return row;
}

void keep(const Row& row, const Configuration& configuration,
          const std::vector<const Problem*>& problems) {
    if (!row.judged) return;
    for (const Problem* problem : problems) {
        const bool fell = std::any_of(row.shortfalls.begin(), row.shortfalls.end(),
                                      [&](const Shortfall& s) { return s.problem == problem; });
        if (fell) continue;
        write_file(kept_file(configuration, *problem), fmt::format("{}\n", row.slowest_us));
    }
}

Row kept(const Configuration& configuration, const std::vector<const Problem*>& problems,
         std::vector<const Problem*>& left) {
    Row row;
    for (const Problem* problem : problems) {
        const fs::path file = kept_file(configuration, *problem);
        if (!fs::exists(file)) {
            left.push_back(problem);
            continue;
        }
        ++row.compiled;
        ++row.accepted;
        row.slowest_us =
            std::max<std::int64_t>(row.slowest_us, std::atoll(read_file(file).c_str()));
    }
    return row;
}

Row joined(const Row& a, const Row& b) {
    Row row = a;
    row.compiled += b.compiled;
    row.accepted += b.accepted;
    row.judged = a.judged && b.judged;
    row.slowest_us = std::max(a.slowest_us, b.slowest_us);
    row.shortfalls.insert(row.shortfalls.end(), b.shortfalls.begin(), b.shortfalls.end());
    return row;
}

Row run_and_keep(const Configuration& configuration, const std::vector<const Problem*>& problems,
                 bool resume, int jobs, const std::function<void(std::size_t)>& progress) {
    Row row;
    std::vector<const Problem*> left = problems;
    if (resume) {
        left.clear();
        row = kept(configuration, problems, left);
    }
    if (left.empty()) return row;
    const std::size_t before = row.accepted;
    const Row rest =
        run(configuration, left, jobs, [&](std::size_t done) { progress(before + done); });
    keep(rest, configuration, left);
    return joined(row, rest);
}

}  // namespace tools
