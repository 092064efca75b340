// scripts/mutate: do the data notice small mistakes in the solutions and headers?
#include <fmt/format.h>
#include <unistd.h>

#include <CLI/CLI.hpp>
#include <cstdio>

#include "lib/command_line.hpp"
#include "lib/mutation.hpp"

namespace {

struct Arguments {
    std::vector<std::string> ids, headers;
    std::size_t sample = 0;
    int jobs = 2;
    bool record = false, again = false, quick = false, verbose = false;
};

class Report {
 public:
    explicit Report(const std::vector<kit::Subject>& subjects) {
        for (const kit::Subject& s : subjects) width_ = std::max(width_, name(s).size());
        fmt::print("{}\n", paint_.bold(fmt::format("{:{}}  {:>7}  {:>9}  {:>6}  {:>10}  {:>9}",
                                                   "file", width_, "mutants", "stillborn", "killed",
                                                   "equivalent", "survivors")));
    }

    void progress(const kit::Subject& subject, std::size_t done, std::size_t all) const {
        if (::isatty(STDOUT_FILENO) != 1) return;
        fmt::print("\r\x1b[K{}", paint_.dim(fmt::format("{}  {}/{}", name(subject), done, all)));
        std::fflush(stdout);
    }

    void row(const kit::Subject& subject, const kit::MutationRecord& r,
             std::size_t survivors) const {
        if (::isatty(STDOUT_FILENO) == 1) fmt::print("\r\x1b[K");
        const std::string left = fmt::format("{:>9}", survivors);
        fmt::print("{:{}}  {:>7}  {:>9}  {:>6}  {:>10}  {}\n", name(subject), width_, r.mutants,
                   r.stillborn, r.killed, r.equivalent,
                   survivors == 0 ? paint_.green(left) : paint_.red(left));
    }

    void mutant(const kit::Subject& subject, const kit::Mutant& m, const std::string& what) const {
        fmt::print("\n{}:{}: {}\n- {}\n+ {}\n", name(subject), m.line, what, m.before, m.after);
    }

    static std::string name(const kit::Subject& subject) {
        return kit::fs::relative(subject.source, kit::root()).string();
    }

 private:
    kit::Paint paint_;
    std::size_t width_ = 4;
};

// Judges the mutants of one source; true iff every survivor is explained, and nothing else is.
bool run(const kit::Subject& subject, const Arguments& arguments, const Report& report) {
    kit::MutationSettings settings;
    settings.jobs = arguments.jobs;
    settings.sample = arguments.sample;
    settings.quick = arguments.quick;
    settings.progress = [&](std::size_t done, std::size_t all) {
        report.progress(subject, done, all);
    };
    kit::MutationRecord record =
        kit::read_mutation_record(subject.record).value_or(kit::MutationRecord());
    const std::string text = kit::read_file(subject.source);
    if (arguments.again) {
        if (record.fingerprint != kit::fingerprint(text)) {
            throw kit::Error(
                fmt::format("{}: no full run of this source is recorded: leave out "
                            "--again",
                            Report::name(subject)));
        }
        settings.wanted = [&](const kit::Mutant& m) {
            return std::any_of(record.open.begin(), record.open.end(),
                               [&](const kit::Equivalent& e) {
                                   return e.before == m.before && e.after == m.after;
                               });
        };
    }
    const std::vector<kit::Judged> judged = kit::judge_mutants(subject, settings);
    const auto count = [&](kit::Fate fate) {
        return static_cast<std::size_t>(std::count_if(
            judged.begin(), judged.end(), [&](const kit::Judged& j) { return j.fate == fate; }));
    };
    const std::size_t unjudged = count(kit::Fate::open);
    if (unjudged > 0 && !arguments.record) throw kit::Error("interrupted; nothing is left behind");
    const std::vector<kit::Equivalent> stale = kit::stale(record.explained, kit::mutants_of(text));
    std::vector<kit::Judged> left = kit::unexplained(judged, record.explained);
    std::size_t proved = 0;
    if (arguments.record) {
        // The compiler has proved these.
        const auto same = std::stable_partition(left.begin(), left.end(), [](const kit::Judged& j) {
            return j.fate != kit::Fate::same;
        });
        for (auto j = same; j != left.end(); ++j) {
            record.explained.push_back(
                {j->mutant.before, j->mutant.after, "GCC makes the same program of both."});
        }
        proved = static_cast<std::size_t>(left.end() - same);
        left.erase(same, left.end());
    }
    if (arguments.again) {
        // Those that look alike were all judged again, but not all of them were open.
        const std::size_t settled = record.open.size() - left.size() - proved;
        const std::size_t stillborn = std::min(settled, count(kit::Fate::stillborn));
        record.stillborn += stillborn;
        record.killed += settled - stillborn;
    } else {
        record.fingerprint = kit::fingerprint(text);
        record.mutants = judged.size();
        record.stillborn = count(kit::Fate::stillborn);
        record.killed = count(kit::Fate::killed);
    }
    record.open.clear();
    for (const kit::Judged& j : left) {
        record.open.push_back({j.mutant.before, j.mutant.after, ""});
    }
    record.equivalent = record.mutants - record.stillborn - record.killed - left.size();
    report.row(subject, record, left.size());
    if (arguments.verbose) {
        for (const kit::Judged& j : judged) {
            report.mutant(subject, j.mutant,
                          j.fate == kit::Fate::stillborn ? "does not compile"
                          : j.fate == kit::Fate::killed  ? "killed by " + j.by
                          : j.fate == kit::Fate::open    ? "not judged"
                                                         : "not killed");
        }
    }
    for (const kit::Judged& j : left) {
        if (j.fate == kit::Fate::open) continue;
        report.mutant(subject, j.mutant,
                      j.fate == kit::Fate::same ? "survives: GCC makes the same program of both"
                                                : "survives");
    }
    for (const kit::Equivalent& e : stale) {
        fmt::print("\n{}: explains a mutant that there is not\n- {}\n+ {}\n",
                   kit::fs::relative(subject.record, kit::root()).string(), e.before, e.after);
    }
    if (arguments.record) kit::write_file(subject.record, kit::format_mutation_record(record));
    std::fflush(stdout);
    if (unjudged > 0) {
        throw kit::Error(fmt::format(
            "interrupted: {} mutants are not judged yet; go on with --again", unjudged));
    }
    return left.empty() && stale.empty();
}

int run(const Arguments& arguments) {
    if (arguments.record && arguments.sample > 0) {
        throw kit::Error("a record is of all mutants: leave out --sample");
    }
    if (arguments.again && !arguments.record) throw kit::Error("--again goes with --record");
    const std::vector<kit::Problem> problems = kit::load_problems();
    std::vector<kit::Subject> subjects;
    std::vector<std::string> headers = arguments.headers;
    if (!arguments.ids.empty() || headers.empty()) {
        for (const kit::Problem* problem : kit::choose(problems, arguments.ids)) {
            subjects.push_back(kit::solution_subject(*problem));
        }
    }
    if (arguments.ids.empty() && headers.empty()) headers = kit::header_names();
    for (const std::string& header : headers) {
        subjects.push_back(kit::header_subject(problems, header));
    }
    const Report report(subjects);
    bool clean = true;
    for (const kit::Subject& subject : subjects) clean = run(subject, arguments, report) && clean;
    return clean ? 0 : 1;
}

}  // namespace

int main(int argc, char** argv) {
    Arguments arguments;
    CLI::App app(
        "Puts small mistakes into every solution and header, or into those named, one at a time,\n"
        "and judges what comes out. What survives shows a gap in the data, or has to be "
        "explained:\n"
        "in testdata/<id>/mutants.txt or common/tests/<header>.mutants.txt, three lines each,\n"
        "    - the line before\n"
        "    + the line after\n"
        "    = why no input tells one from the other, or ? as long as nobody knows\n"
        "Exit code: 0 no unexplained survivor, 1 some, 2 nothing was judged.\n"
        "Example: scripts/mutate acwing-891 --record",
        "scripts/mutate");
    app.add_option("ID", arguments.ids, "problems: a whole id or any unambiguous part (891, kiki)");
    app.add_option("--header", arguments.headers, "headers of common/, e.g. fast_io");
    app.add_option("--sample", arguments.sample, "only so many mutants of each file");
    app.add_option("-j,--jobs", arguments.jobs, "mutants at a time")->capture_default_str();
    app.add_flag("--record", arguments.record, "write the result beside the data");
    app.add_flag("--again", arguments.again,
                 "with --record: judge only the mutants that the record leaves open (\"= ?\"),\n"
                 "after a run was interrupted, or tests were added that should kill them");
    app.add_flag("--quick", arguments.quick,
                 "the tests of headers run without sanitizers; what survives may be judged\n"
                 "--again with them");
    app.add_flag("-v,--verbose", arguments.verbose, "list all mutants, and what killed them");
    CLI11_PARSE(app, argc, argv);
    return kit::guarded("mutate", [&] { return run(arguments); });
}
