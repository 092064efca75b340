// scripts/mutate: do the data notice small mistakes in solutions and headers?
#include <fmt/format.h>

#include <cstdio>

#include "base/command_line.hpp"
#include "base/interrupt.hpp"
#include "base/terminal.hpp"
#include "prove/mutation.hpp"

namespace {

struct Arguments {
    std::vector<std::string> ids, headers;
    std::size_t sample = 0;
    int jobs = 2;
    bool record = false, again = false, quick = false, verbose = false;
    bool skip_explained = false, textbook = false, mistakes = false;
    std::string since;
};

class Report {
 public:
    explicit Report(const std::vector<tools::Subject>& subjects) {
        for (const tools::Subject& s : subjects) width_ = std::max(width_, name(s).size());
        fmt::print("{}\n", paint_.bold(fmt::format("{:{}}  {:>7}  {:>9}  {:>6}  {:>10}  {:>9}",
                                                   "file", width_, "mutants", "stillborn", "killed",
                                                   "equivalent", "survivors")));
    }

    void progress(const tools::Subject& subject, std::size_t done, std::size_t all) {
        status_.show(fmt::format("{}  {}/{}", name(subject), done, all));
    }

    void row(const tools::Subject& subject, const tools::MutationRecord& r, std::size_t survivors) {
        status_.clear();
        const std::string left = fmt::format("{:>9}", survivors);
        fmt::print("{:{}}  {:>7}  {:>9}  {:>6}  {:>10}  {}\n", name(subject), width_, r.mutants,
                   r.stillborn, r.killed, r.equivalent,
                   survivors == 0 ? paint_.green(left) : paint_.red(left));
    }

    void mutant(const tools::Subject& subject, const tools::Mutant& m,
                const std::string& what) const {
        fmt::print("\n{}:{}: {}\n- {}\n+ {}\n", name(subject), m.line, what, m.before, m.after);
    }

    static std::string name(const tools::Subject& subject) { return tools::shown(subject.source); }

 private:
    tools::Paint paint_;
    tools::StatusLine status_;
    std::size_t width_ = 4;
};

bool is_among(const std::vector<tools::Equivalent>& known, const tools::Mutant& m) {
    return std::any_of(known.begin(), known.end(), [&](const tools::Equivalent& e) {
        return e.before == m.before && e.after == m.after;
    });
}

// Judges the mutants of one source; true iff exactly the survivors are explained.
bool run(const tools::Subject& subject, const Arguments& arguments, Report& report) {
    tools::MutationSettings settings;
    settings.jobs = arguments.jobs;
    settings.sample = arguments.sample;
    settings.quick = arguments.quick;
    settings.progress = [&](std::size_t done, std::size_t all) {
        report.progress(subject, done, all);
    };
    const tools::MutationRecord record =
        tools::read_mutation_record(subject.record).value_or(tools::MutationRecord());
    const std::string text = tools::read_file(subject.source);
    if (arguments.again) {
        if (record.fingerprint != tools::fingerprint(text)) {
            throw tools::Error(
                fmt::format("{}: no full run of this source is recorded; leave out --again",
                            Report::name(subject)));
        }
        settings.wanted = [&](const tools::Mutant& m) { return is_among(record.open, m); };
    }
    if (arguments.skip_explained) {
        settings.wanted = [&](const tools::Mutant& m) { return !is_among(record.explained, m); };
    }
    if (!arguments.since.empty()) settings.known = tools::known_since(subject, arguments.since);
    std::vector<tools::Judged> judged = tools::judge_mutants(subject, settings);
    if (arguments.skip_explained) {
        for (const tools::Mutant& m : tools::mutants_of(subject)) {
            if (is_among(record.explained, m)) judged.push_back({m, tools::Fate::survived, ""});
        }
    }
    const tools::Findings found = tools::findings(
        subject, judged, record, {.accept_proved = arguments.record, .only_open = arguments.again});
    const std::size_t open = tools::count(judged, tools::Fate::open);
    report.row(subject, found.record, found.left.size() - open);
    if (arguments.verbose) {
        for (const tools::Judged& j : judged) {
            report.mutant(subject, j.mutant,
                          j.fate == tools::Fate::stillborn ? "does not compile"
                          : j.fate == tools::Fate::killed  ? "killed by " + j.by
                          : j.fate == tools::Fate::open    ? "not judged"
                                                           : "not killed");
        }
    }
    for (const tools::Judged& j : found.left) {
        if (j.fate == tools::Fate::open) continue;
        report.mutant(subject, j.mutant,
                      j.fate == tools::Fate::same ? "survives: GCC makes the same program of both"
                                                  : "survives");
    }
    for (const tools::Equivalent& e : found.stale) {
        fmt::print("\n{}: explains a mutant that does not exist\n- {}\n+ {}\n",
                   tools::shown(subject.record), e.before, e.after);
    }
    if (arguments.record)
        tools::write_file(subject.record, tools::format_mutation_record(found.record));
    std::fflush(stdout);
    if (open > 0) {
        throw tools::Error(fmt::format("interrupted: {} mutants are left{}", open,
                                       arguments.record ? "; go on with --record --again" : ""));
    }
    return found.left.empty() && found.stale.empty();
}

int run(const Arguments& arguments) {
    const tools::Interrupt interrupt("mutate");
    if (arguments.record && arguments.sample > 0) {
        throw tools::Error("--record needs all mutants: leave out --sample");
    }
    if (arguments.again && !arguments.record) throw tools::Error("--again needs --record");
    const std::vector<tools::Problem> problems = tools::load_problems();
    std::vector<tools::Subject> subjects;
    std::vector<std::string> headers = arguments.headers;
    if (!arguments.ids.empty() || headers.empty()) {
        for (const tools::Problem* problem : tools::choose(problems, arguments.ids)) {
            subjects.push_back(arguments.textbook ? tools::textbook_subject(*problem)
                                                  : tools::solution_subject(*problem));
        }
    }
    if (arguments.ids.empty() && headers.empty() && !arguments.textbook)
        headers = tools::header_names();
    for (const std::string& header : headers) {
        subjects.push_back(tools::header_subject(problems, header));
    }
    if (arguments.mistakes) {
        for (tools::Subject& subject : subjects) subject = tools::with_mistakes(subject);
    }
    Report report(subjects);
    bool clean = true;
    for (const tools::Subject& subject : subjects) clean = run(subject, arguments, report) && clean;
    return clean ? 0 : 1;
}

}  // namespace

int main(int argc, char** argv) {
    Arguments arguments;
    tools::Command app(
        "mutate",
        "Makes one small mistake at a time in every solution and header, or in those\n"
        "named, or in textbook programs, and judges the result. A survivor shows a gap\n"
        "in the data, or needs an explanation in testdata/<id>/mutants.txt,\n"
        "testdata/<id>/textbook.mutants.txt or common/tests/<header>.mutants.txt:\n"
        "    - the line before\n"
        "    + the line after\n"
        "    = why no input tells them apart, or ? if nobody knows yet\n"
        "\n"
        "Exit code: 0 no unexplained survivor, 1 some, 2 nothing was judged.\n"
        "\n"
        "Examples: scripts/mutate 891 --record\n"
        "          scripts/mutate 891 --textbook --record\n"
        "          scripts/mutate --header wythoff --sample 20 -v\n");
    app.add("ID", arguments.ids, "", tools::kIds);
    app.add("--header", arguments.headers, "NAME", "Headers of common/, e.g. fast_io");
    app.add_flag("--textbook", arguments.textbook,
                 "The textbook programs instead of the solutions,\n"
                 "with all operators")
        ->excludes("--header");
    app.add_flag("--mistakes", arguments.mistakes,
                 "Cut bits, narrow types, bounds one smaller and the\n"
                 "like instead of wrong tokens; recorded apart, in\n"
                 "mistakes.txt")
        ->excludes("--textbook");
    app.add("--sample", arguments.sample, "N", "Only this many mutants of each file")
        ->check(tools::from_to(1, 1000000));
    app.add_jobs(arguments.jobs);
    app.add_flag("--record", arguments.record, "Write the result to the record");
    app.add_flag("--again", arguments.again,
                 "With --record: judge only the mutants that the\n"
                 "record leaves open (= ?), after an interrupted\n"
                 "run or with new tests");
    app.add_flag("--skip-explained", arguments.skip_explained,
                 "Believe the record's explanations; judge the\n"
                 "other mutants only")
        ->excludes("--again");
    app.add("--since", arguments.since, "REV",
            "Believe the record of this git revision about\n"
            "lines that have not changed since; only compile\n"
            "their mutants");
    app.add_flag("--quick", arguments.quick,
                 "Run the tests of headers without sanitizers;\n"
                 "judge the survivors with them by --again");
    app.add_flag("-v,--verbose", arguments.verbose, "List all mutants and what killed them");
    return app.run(argc, argv, [&] { return run(arguments); });
}
