#include "prove/mutation.hpp"

#include <algorithm>
#include <functional>
#include <set>

#include "base/interrupt.hpp"
#include "base/workers.hpp"

namespace tools {

namespace {

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
    if (settings.wanted) {
        mutants.erase(std::remove_if(mutants.begin(), mutants.end(), std::not_fn(settings.wanted)),
                      mutants.end());
    }
    mutants = sampled(mutants, settings.sample);
    const std::function<MutantJudge()> judges = mutant_judges(subject);
    std::vector<Judged> judged;
    for (const Mutant& mutant : mutants) judged.push_back({mutant, Fate::open, ""});
    in_parallel(
        settings.jobs, mutants.size(),
        [&] {
            return [&, judge = judges()](std::size_t i) {
                try {
                    judged[i] = judge(mutants[i]);
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

std::vector<Judged> unexplained(const std::vector<Judged>& judged,
                                const std::vector<Equivalent>& explained) {
    std::multiset<std::pair<std::string, std::string>> reasons;
    for (const Equivalent& e : explained) reasons.emplace(e.before, e.after);
    std::vector<Judged> left;
    for (const Judged& j : judged) {
        if (j.fate == Fate::stillborn || j.fate == Fate::killed) continue;
        if (reasons.extract({j.mutant.before, j.mutant.after}).empty()) left.push_back(j);
    }
    return left;
}

std::size_t count(const std::vector<Judged>& judged, Fate fate) {
    return static_cast<std::size_t>(std::count_if(judged.begin(), judged.end(),
                                                  [&](const Judged& j) { return j.fate == fate; }));
}

Findings findings(const Subject& subject, const std::vector<Judged>& judged, MutationRecord record,
                  const FindingsSettings& settings) {
    const std::string source = read_file(subject.source);
    Findings found;
    found.stale = stale(record.explained, mutants_of(source, subject.operators));
    found.left = unexplained(judged, record.explained);
    std::size_t proved = 0;
    if (settings.accept_proved) {
        for (const Judged& j : found.left) {
            if (j.fate != Fate::same) continue;
            record.explained.push_back(
                {j.mutant.before, j.mutant.after, "GCC compiles both to the same program."});
        }
        proved = std::erase_if(found.left, [](const Judged& j) { return j.fate == Fate::same; });
    }
    if (settings.only_open) {
        // Those that look alike were all judged again, but not all of them were open.
        const std::size_t settled = record.open.size() - found.left.size() - proved;
        const std::size_t stillborn = std::min(settled, count(judged, Fate::stillborn));
        record.stillborn += stillborn;
        record.killed += settled - stillborn;
    } else {
        record.fingerprint = fingerprint(source);
        record.mutants = judged.size();
        record.stillborn = count(judged, Fate::stillborn);
        record.killed = count(judged, Fate::killed);
    }
    record.open.clear();
    for (const Judged& j : found.left) {
        record.open.push_back({j.mutant.before, j.mutant.after, ""});
    }
    record.equivalent = record.mutants - record.stillborn - record.killed - found.left.size();
    found.record = std::move(record);
    return found;
}

}  // namespace tools
