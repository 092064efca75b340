#include "audit/mutation.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstdio>
#include <set>
#include <utility>

#include "base/interrupt.hpp"
#include "base/say.hpp"
#include "base/terminal.hpp"

namespace tools {

namespace {

// Those of the items that are not among the others, by the lines before and after; equal ones as often
// as there are more of them.
template <class Item, class Other>
std::vector<Item> unmatched(std::vector<Item> items, const std::vector<Other>& others) {
    std::multiset<std::pair<std::string, std::string>> left;
    for (const Other& other : others) left.emplace(other.before, other.after);
    std::erase_if(items, [&](const Item& item) {
        return !left.extract({item.before, item.after}).empty();
    });
    return items;
}

// Whether a mutant looks like one of these.
template <class Item>
std::function<bool(const Mutant&)> is_like(const std::vector<Item>& items) {
    std::set<std::pair<std::string, std::string>> all;
    for (const Item& item : items) all.emplace(item.before, item.after);
    return [all](const Mutant& m) { return all.contains({m.before, m.after}); };
}

// What a run adds to a record.
struct Findings {
    MutationRecord record;           // after the run
    std::vector<JudgedMutant> left;  // unexplained survivors, and mutants not judged
    std::vector<Equivalent> stale;   // explanations of mutants that do not exist
};

// Of `mutants` mutants, some of which may be explained without being judged. With `run.record`, those
// that compile to the same program are explained.
Findings findings(const Subject& subject, const std::vector<JudgedMutant>& judged,
                  std::size_t mutants, MutationRecord record, const MutationRun& run) {
    const std::string source = read_file(subject.source);
    const auto count = [&](Fate fate) -> std::size_t {
        return std::ranges::count(judged, fate, &JudgedMutant::fate);
    };
    Findings found;
    found.stale = stale(record.explained, mutants_of(source, subject.operators));
    found.left = unexplained(judged, record.explained);
    std::size_t proved = 0;
    if (run.record) {
        for (const JudgedMutant& j : found.left) {
            if (j.fate != Fate::same) continue;
            record.explained.push_back(
                {j.before, j.after, "GCC compiles both to the same program."});
        }
        proved =
            std::erase_if(found.left, [](const JudgedMutant& j) { return j.fate == Fate::same; });
    }
    if (run.again) {
        // Those that look alike were all judged again, but not all of them were open.
        const std::size_t settled = record.open.size() - found.left.size() - proved;
        const std::size_t stillborn = std::min(settled, count(Fate::stillborn));
        record.stillborn += stillborn;
        record.killed += settled - stillborn;
    } else {
        record.fingerprint = fingerprint(source);
        record.mutants = mutants;
        record.stillborn = count(Fate::stillborn);
        record.killed = count(Fate::killed);
    }
    record.open.clear();
    for (const JudgedMutant& j : found.left) record.open.push_back({j.before, j.after, ""});
    record.equivalent = record.mutants - record.stillborn - record.killed - found.left.size();
    found.record = std::move(record);
    return found;
}

std::string name_of(const Subject& subject) {
    return shown(subject.source);
}

void print_mutant(const Subject& subject, const Mutant& m, const Text& what) {
    fmt::print("\n{}:{}: {}\n- {}\n+ {}\n", name_of(subject), m.line, said(what), m.before,
               m.after);
}

void print_findings(const Subject& subject, const std::vector<JudgedMutant>& judged,
                    const Findings& found, bool verbose) {
    if (verbose) {
        for (const JudgedMutant& j : judged) {
            print_mutant(subject, j,
                         j.fate == Fate::stillborn ? Text("does not compile", "编译不过")
                         : j.fate == Fate::killed  ? phrase({"killed by {}", "被 {} 发现"}, j.by)
                         : j.fate == Fate::open    ? Text("not judged", "没有评测")
                                                   : Text("not killed", "没有发现"));
        }
    }
    for (const JudgedMutant& j : found.left) {
        if (j.fate == Fate::open) continue;
        print_mutant(subject, j,
                     j.fate == Fate::same ? Text("survives: GCC makes the same program of both",
                                                 "没有发现：GCC 编译出同样的程序")
                                          : Text("survives", "没有发现"));
    }
    for (const Equivalent& e : found.stale) {
        say(phrase({"\n{}: explains a mutant that does not exist\n- {}\n+ {}\n",
                    "\n{}：解释的变异体不存在\n- {}\n+ {}\n"},
                   shown(subject.record), e.before, e.after));
    }
}

}  // namespace

std::vector<JudgedMutant> unexplained(std::vector<JudgedMutant> judged,
                                      const std::vector<Equivalent>& explained) {
    std::erase_if(judged, [](const JudgedMutant& j) {
        return j.fate == Fate::stillborn || j.fate == Fate::killed;
    });
    return unmatched(std::move(judged), explained);
}

std::vector<Equivalent> stale(const std::vector<Equivalent>& explained,
                              const std::vector<Mutant>& mutants) {
    return unmatched(explained, mutants);
}

bool mutate(const std::vector<Subject>& subjects, const MutationRun& run) {
    std::size_t width = 4;
    for (const Subject& subject : subjects) width = std::max(width, name_of(subject).size());
    const Paint paint;
    StatusLine status;
    fmt::print("{}\n", paint.bold(fmt::format(
                           "{:{}}  {:>7}  {:>9}  {:>6}  {:>10}  {:>9}", said(Text("file", "文件")),
                           width, said(Text("mutants", "变异体")),
                           said(Text("stillborn", "编译不过")), said(Text("killed", "发现")),
                           said(Text("equivalent", "等价")), said(Text("survivors", "没有发现")))));
    bool clean = true;
    for (const Subject& subject : subjects) {
        const MutationRecord record =
            read_mutation_record(subject.record).value_or(MutationRecord());
        const std::vector<Mutant> all = mutants_of(subject);
        MutationSettings settings = run;
        settings.progress = [&](std::size_t done, std::size_t wanted) {
            status.show(fmt::format("{}  {}/{}", name_of(subject), done, wanted));
        };
        if (run.again) {
            if (record.fingerprint != fingerprint(read_file(subject.source))) {
                throw Error(english(
                    fmt::format("{}: no full run of this source is recorded; leave out --again",
                                name_of(subject))));
            }
            settings.wanted = is_like(record.open);
        } else if (!run.explained) {
            // Where only some of those that look alike are explained, nothing says which.
            settings.wanted = is_like(unmatched(all, record.explained));
        }
        const std::vector<JudgedMutant> judged = judge_mutants(subject, settings);
        const Findings found =
            findings(subject, judged, run.most > 0 ? judged.size() : all.size(), record, run);
        const std::size_t open = std::ranges::count(judged, Fate::open, &JudgedMutant::fate),
                          survivors = found.left.size() - open;
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
            print_so_far(phrase({"{} mutants are left; --record --again goes on with them",
                                 "还有 {} 个变异体；--record --again 继续评测它们"},
                                open));
            throw Interrupted();
        }
        clean = clean && found.left.empty() && found.stale.empty();
    }
    return clean;
}

}  // namespace tools
