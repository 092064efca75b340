#include <fmt/format.h>

#include <algorithm>
#include <cstdio>

#include "base/terminal.hpp"
#include "prove/mutation.hpp"

namespace tools {

namespace {

std::string name_of(const Subject& subject) {
    return shown(subject.source);
}

void print_mutant(const Subject& subject, const Mutant& m, const std::string& what) {
    fmt::print("\n{}:{}: {}\n- {}\n+ {}\n", name_of(subject), m.line, what, m.before, m.after);
}

bool is_among(const std::vector<Equivalent>& known, const Mutant& m) {
    return std::any_of(known.begin(), known.end(), [&](const Equivalent& e) {
        return e.before == m.before && e.after == m.after;
    });
}

MutationSettings settings_for(const Subject& subject, const MutationRecord& record,
                              const MutationRun& run) {
    MutationSettings settings = run;
    if (run.again) {
        if (record.fingerprint != fingerprint(read_file(subject.source))) {
            throw Error(fmt::format("{}: no full run of this source is recorded; leave out --again",
                                    name_of(subject)));
        }
        settings.wanted = [&](const Mutant& m) { return is_among(record.open, m); };
    }
    return settings;
}

void print_findings(const Subject& subject, const std::vector<Judged>& judged,
                    const Findings& found, bool verbose) {
    if (verbose) {
        for (const Judged& j : judged) {
            print_mutant(subject, j.mutant,
                         j.fate == Fate::stillborn ? "does not compile"
                         : j.fate == Fate::killed  ? "killed by " + j.by
                         : j.fate == Fate::open    ? "not judged"
                                                   : "not killed");
        }
    }
    for (const Judged& j : found.left) {
        if (j.fate == Fate::open) continue;
        print_mutant(
            subject, j.mutant,
            j.fate == Fate::same ? "survives: GCC makes the same program of both" : "survives");
    }
    for (const Equivalent& e : found.stale) {
        fmt::print("\n{}: explains a mutant that does not exist\n- {}\n+ {}\n",
                   shown(subject.record), e.before, e.after);
    }
}

}  // namespace

bool mutate(const std::vector<Subject>& subjects, const MutationRun& run) {
    std::size_t width = 4;
    for (const Subject& subject : subjects) width = std::max(width, name_of(subject).size());
    const Paint paint;
    StatusLine status;
    fmt::print("{}\n", paint.bold(fmt::format("{:{}}  {:>7}  {:>9}  {:>6}  {:>10}  {:>9}", "file",
                                              width, "mutants", "stillborn", "killed", "equivalent",
                                              "survivors")));
    bool clean = true;
    for (const Subject& subject : subjects) {
        const MutationRecord record =
            read_mutation_record(subject.record).value_or(MutationRecord());
        MutationSettings settings = settings_for(subject, record, run);
        settings.progress = [&](std::size_t done, std::size_t all) {
            status.show(fmt::format("{}  {}/{}", name_of(subject), done, all));
        };
        const std::vector<Judged> judged = judge_mutants(subject, settings);
        const Findings found = findings(subject, judged, record,
                                        {.accept_proved = run.record, .only_open = run.again});
        const std::size_t open = count(judged, Fate::open), survivors = found.left.size() - open;
        const std::string left = fmt::format("{:>9}", survivors);
        const MutationRecord& r = found.record;
        status.clear();
        fmt::print("{:{}}  {:>7}  {:>9}  {:>6}  {:>10}  {}\n", name_of(subject), width, r.mutants,
                   r.stillborn, r.killed, r.equivalent,
                   survivors == 0 ? paint.green(left) : paint.red(left));
        print_findings(subject, judged, found, run.verbose);
        if (run.record) write_file(subject.record, format_mutation_record(r));
        std::fflush(stdout);
        if (open > 0) {
            throw Error(fmt::format("interrupted: {} mutants are left{}", open,
                                    run.record ? "; go on with --record --again" : ""));
        }
        clean = clean && found.left.empty() && found.stale.empty();
    }
    return clean;
}

}  // namespace tools
