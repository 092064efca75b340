#include "judge/report.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cstdio>
#include <map>
#include <utility>

#include "base/process.hpp"
#include "base/say.hpp"
#include "base/text.hpp"
#include "catalog/pitfalls.hpp"
#include "core/counts.hpp"
#include "core/told.hpp"
#include "judge/languages.hpp"
#include "judge/own_judge.hpp"

namespace tools {

namespace {

const Text kCases = {"case", "个测试点"}, kGames = {"game", "局"};

std::string seconds(double s) {
    return s < 0.9995 ? fmt::format("{:.0f} ms", s * 1000) : fmt::format("{:.3g} s", s);
}

std::string megabytes(long kb) {
    return fmt::format("{:.3g} MB", static_cast<double>(kb) / 1024);
}

// "; on our own bound of 2,000 tests (limit-most and 3 more): TLE", for each verdict.
Text beyond_text(const std::vector<CaseResult>& beyond) {
    std::map<std::pair<bool, Verdict>, std::vector<const CaseResult*>> kinds;
    for (const CaseResult& result : beyond) {
        kinds[{!result.beyond.open.empty(), result.verdict}].push_back(&result);
    }
    Text text;
    for (const auto& [kind, results] : kinds) {
        const auto& [is_open, verdict] = kind;
        const CaseResult& first = *results[0];
        text += beyond_text(first.beyond, verdict, first.name, results.size() - 1);
    }
    return text;
}

// "WA nim: case edge-1"
Text title_of(const Problem& problem, const Failure& failure) {
    const Text whose = fmt::format("{} {}", name_of(failure.outcome.verdict), problem.id);
    return failure.name.empty() ? whose
                                : whose + phrase({": case {}", "：测试点 {}"}, failure.name);
}

// Writes the files of a failure, and removes those of an earlier one; returns their folder, which is
// build/failures/<id>/.
fs::path keep_failure(const Problem& problem, const Failure& failure) {
    const fs::path folder = cache_dir() / "failures" / problem.id;
    // The folder stays: another judge may be writing to it, and what it told of has to be there.
    std::error_code ignored;
    fs::remove(folder / "hostile.in", ignored);
    write_file(folder / "case.in", failure.input);
    write_file(folder / "case.expected", failure.expected);
    write_file(folder / "case.found", failure.outcome.output);
    write_file(folder / "case.err", failure.outcome.errors);
    if (failure.small_input) {
        write_file(folder / "small.in", *failure.small_input);
        write_file(folder / "small.out", failure.small_expected);
    } else {
        fs::remove(folder / "small.in", ignored);
        fs::remove(folder / "small.out", ignored);
    }
    return folder;
}

// What a compiler says, from a few lines before its first error on; a file that the judge has made
// without its folder: the words that decide stand at the end of a line.
std::string without_folders(const std::string& messages) {
    constexpr std::size_t most = 1 << 14, lines_before = 3;
    const std::size_t error = messages.find("error");
    std::size_t begin = 0, line = 0;
    for (std::size_t at = 0; error != messages.npos && at < error; ++line) {
        at = messages.find('\n', at) + 1;
        if (at == 0 || at > error) break;
        if (line >= lines_before) begin = messages.find('\n', begin) + 1;
    }
    std::string text = messages.substr(begin, most);
    const std::string made = (cache_dir() / "programs/").string();
    for (std::size_t at; (at = text.find(made)) != text.npos;) {
        const std::size_t end = text.find_first_of(": \n", at);
        text.erase(at, text.rfind('/', end) + 1 - at);
    }
    return text;
}

// What to choose at the judge, and who would say something else.
void tell_others(const Problem& problem, const Result& r) {
    if (r.language == nullptr) return;
    const Text name = r.language->title();
    if (!r.standard.empty() && r.language->knows("standards")) {
        say(phrase({"  at {}: choose {}\n", "  在 {} 提交时选 {}\n"}, name, r.standard));
    } else if (!r.standard.empty()) {
        say(phrase({"  it compiles as {} and as no newer standard; which one {} takes is unknown\n",
                    "  只能按 {} 编译，更新的标准不行；{} 用哪个标准，尚不清楚\n"},
                   r.standard, name));
    }
    if (!r.refused_by.empty()) {
        fmt::print("  {}\n", said(to_choose(*r.language, r.refused_by)));
    }
    for (const Remark& remark : remarks(*r.language, problem, r.habits)) {
        fmt::print("  {}\n", said(remark.text()));
    }
}

}  // namespace

std::string here(const fs::path& file) {
    const fs::path absolute = fs::absolute(file).lexically_normal();
    const fs::path relative = fs::relative(absolute);
    // A long way up is harder to read than the whole path.
    const bool far = relative.empty() || relative.string().starts_with("../../..");
    return shell_word(far ? absolute.string() : relative.string());
}

Report::Report(const std::vector<const Problem*>& problems, Settings settings)
    : problems_(problems), settings_(std::move(settings)) {
    for (const Problem* problem : problems) width_ = std::max(width_, problem->id.size());
    wide_ = terminal_width() >= width_ + 68;
}

void Report::row(std::size_t entry, const Result& r) {
    status_.clear();
    const auto cells = [&](std::string_view cases, std::string_view games, std::string_view time,
                           std::string_view memory) {
        return fmt::format("{:>{}}  {:>9}  {:>{}}  {:>{}}", cases, wide_ ? 11 : 9, games, time,
                           wide_ ? 13 : 8, memory, wide_ ? 16 : 7);
    };
    if (entry == 0) {
        const std::string head = fmt::format(
            "{:{}}  {:7}  {}", said(Text("problem", "题目")), width_, said(Text("verdict", "结果")),
            cells(said(Text("cases", "测试点")), said(Text("games", "局数")),
                  said(Text("slowest", "最长用时")),
                  said(wide_ ? Text("most memory", "最大内存") : Text("memory", "内存"))));
        fmt::print("{}\n", paint_.bold(head));
    }
    if (settings_.verbose) cases(r);
    std::string time = seconds(static_cast<double>(r.time_us) / 1e6);
    std::string memory = megabytes(r.memory_kb);
    if (wide_) {
        time += '/' + seconds(r.time_limit_s);
        memory += '/' + megabytes(r.memory_limit_kb);
    }
    const std::string verdict = fmt::format("{:7}", name_of(r.verdict));
    fmt::print("{:{}}  {}  {}\n", problems_[entry]->id, width_,
               r.verdict == Verdict::AC ? paint_.green(verdict) : paint_.red(verdict),
               cells(fmt::format("{}/{}", r.passed, r.cases), with_commas(r.games), time, memory));
    if (const auto beyond = r.beyond(); r.verdict == Verdict::AC && !beyond.empty()) {
        fmt::print("  {}\n", said(phrase(told::kWithin, paint_.red(said(beyond_text(beyond))))));
    }
    if (r.verdict == Verdict::AC && r.older) {
        const OlderCompilerFault& o = *r.older;
        fmt::print("  {}\n", said(older_note(*r.language, o.habit, o.verdict, o.name, o.cause)));
    }
    if (const Text note = runtime_note(r); !note.empty()) fmt::print("  {}\n", said(note));
    if (r.verdict == Verdict::AC) tell_others(*problems_[entry], r);
    for (const Text& note : {r.limits, r.files}) {
        if (!note.empty()) fmt::print("  {}\n", visible(said(note)));
    }
    std::fflush(stdout);
}

void Report::cases(const Result& r) const {
    std::size_t width = 4;
    for (const CaseResult& c : r.judged) width = std::max(width, c.name.size());
    for (const CaseResult& c : r.judged) {
        const std::string verdict = fmt::format("{:3}", name_of(c.verdict));
        fmt::print("  {}  {:{}}  {:>8}  {:>7}  {}\n",
                   c.verdict == Verdict::AC ? paint_.green(verdict) : paint_.red(verdict), c.name,
                   width, seconds(static_cast<double>(c.time_us) / 1e6), megabytes(c.memory_kb),
                   visible(said(c.message)));
        if (!c.errors.empty()) {
            say(phrase({"    standard error:\n{}", "    标准错误：\n{}"}, excerpt(c.errors)));
        }
    }
    if (const CaseResult* slowest = r.slowest()) {
        say(phrase({"  slowest: {}, {}\n", "  最慢：{}，{}\n"}, slowest->name,
                   seconds(static_cast<double>(slowest->time_us) / 1e6)));
    }
}

void Report::progress(const Progress& progress) {
    status_.show(
        said(phrase({"{} {}/{}  {} runs  {}", "{} {}/{}  已运行 {} 次  {}"},
                    progress_bar(progress.problems_done, progress.problems), progress.problems_done,
                    progress.problems, with_commas(progress.cases_done), progress.current)));
}

void Report::failure(std::size_t entry, const Result& result) const {
    const Problem& problem = *problems_[entry];
    const Failure& f = *result.failure;
    const Verdict verdict = f.outcome.verdict;
    fmt::print("\n{}\n", paint_.bold(said(title_of(problem, f))));
    fmt::print("  {}\n", visible(said(f.outcome.message)));
    for (const Text& line : f.diagnosis) fmt::print("  {}\n", visible(said(line)));
    for (const fs::path& alike : f.alike) {
        say(phrase(
            {"  a known mistake: it answers as {} does\n", "  已知的错误：它的答案与 {} 的一样\n"},
            here(alike)));
        if (const auto pitfall = pitfall_of(problem, alike)) {
            say(phrase({"    {} (pitfall {} of its notes)\n", "    {}（题解的易错点第 {} 条）\n"},
                       pitfall->words, pitfall->number));
        }
    }
    if (!f.beyond.bound.empty()) {
        say(phrase({"  (the statement promises no input of {}: the bound is our own)\n",
                    "  （题面没有说会有{}：这是我们自定的规模）\n"},
                   f.beyond.bound));
    }
    if (!f.beyond.open.empty()) {
        say(phrase({"  (the statement says nothing of {})\n", "  （题面没有提到{}）\n"},
                   f.beyond.open));
    }
    const bool is_time = verdict == Verdict::TLE;
    const bool is_own = is_time ? result.time_limit_s == problem.time_limit_s
                                : result.memory_limit_kb == problem.memory_limit_kb;
    const bool is_confirmed =
        std::ranges::count(problem.unconfirmed, is_time ? "time_limit_s" : "memory_limit_kb") == 0;
    if ((is_time || verdict == Verdict::MLE) && is_own && !is_confirmed) {
        say(phrase({"  (no source confirms this limit of {} {})\n",
                    "  （{} {} 的这个限制没有得到证实）\n"},
                   problem.judge, problem.number));
    }
    if (verdict == Verdict::CE) {
        say(phrase({"  compiler output:\n{}", "  编译信息：\n{}"},
                   excerpt(without_folders(f.outcome.errors), /*whole_lines=*/true)));
        return;
    }
    const fs::path kept = keep_failure(problem, f);
    if (f.test) {
        say(phrase(
            {"  that is the answer to test {} of the input\n", "  这是输入中第 {} 组的答案\n"},
            *f.test));
    }
    if (!f.outcome.errors.empty()) {
        const std::string_view part = telling_part(f.outcome.errors);
        const Text what = part.size() < f.outcome.errors.size()
                              ? Text("end of standard error", "标准错误的末尾")
                              : Text("standard error", "标准错误");
        say(phrase({"  {} (in full: {}):\n{}", "  {}（完整内容见 {}）：\n{}"}, what,
                   here(kept / "case.err"), excerpt(part)));
    }
    if (f.second) {
        say(
            {"  (the expected output comes from the second method: plain search cannot reach this "
             "input)\n",
             "  （期望输出由第二种方法算出：这个输入太大，直接搜索算不了）\n"});
    }
    say(phrase({"  input (in full: {}):\n{}", "  输入（完整内容见 {}）：\n{}"},
               here(kept / "case.in"), excerpt(f.input)));
    const auto& difference = f.outcome.difference;
    if (difference && std::count(f.expected.begin(), f.expected.end(), '\n') > 1) {
        fmt::print("{}", side_by_side(f.expected, f.outcome.output, difference->line));
    }
    if (f.small_input) {
        const std::string input = here(kept / "small.in");
        say(phrase({"  {} ({}):\n", "  {}（{}）：\n"},
                   phrase(f.is_smallest ? told::kSmallest : told::kSmall), input));
        fmt::print("{}", excerpt(*f.small_input));
        say(phrase({"  {}: {}\n  {}:\n{}", "  {}：{}\n  {}：\n{}"}, name_of(f.small.verdict),
                   visible(said(f.small.message)), phrase(told::kExpected),
                   excerpt(f.small_expected)));
        say(phrase({"  {}:\n{}", "  {}：\n{}"}, phrase(told::kFound), excerpt(f.small.output)));
        why(problem, f, input);
        say(phrase({"  keep it: cp {} {}\n", "  保存：cp {} {}\n"}, input,
                   here(problem.data() / "hack-NAME.in")));
    }
    std::vector<std::string> others;
    for (const CaseResult& c : result.judged) {
        if (c.verdict != Verdict::AC && c.name != f.name) {
            others.push_back(fmt::format("{} {}", name_of(c.verdict), c.name));
        }
    }
    if (!others.empty()) {
        constexpr std::size_t most = 8;
        const std::size_t more = others.size() - std::min(others.size(), most);
        others.resize(std::min(others.size(), most));
        const Text rest =
            more == 0
                ? Text()
                : phrase({" and {} more (-v names all)", " 等，另有 {} 个（-v 列出全部）"}, more);
        say(phrase({"  also: {}{}\n", "  另外还有：{}{}\n"},
                   fmt::format("{}", fmt::join(others, ", ")), rest));
    }
    say(phrase({"  run it again: {}\n", "  再评测一次：{}\n"}, settings_.again(problem, f)));
}

void Report::why(const Problem& problem, const Failure& f, const std::string& input) const {
    // Only a wrong answer has a reason in the game.
    if (f.small.verdict != Verdict::WA || !fs::exists(problem.explanation())) return;
    const fs::path explain = root() / "scripts/explain";
    say(phrase({"  why: {} {} < {}\n", "  为什么：{} {} < {}\n"}, here(explain), problem.id,
               input));
    if (!settings_.explain) return;
    std::fflush(stdout);
    const CommandResult result =
        run_command({explain.string(), problem.id, "--lang", name_of(language())}, *f.small_input);
    for (const std::string& line : lines_of(result.output)) fmt::print("    {}\n", line);
}

void Report::sum_so_far(const std::vector<Result>& results) {
    status_.clear();
    std::size_t cases = 0, games = 0;
    for (std::size_t i = 0; i < results.size(); ++i) {
        cases += results[i].passed;
        games += results[i].games;
        if (const auto& f = results[i].failure)
            fmt::print("{}\n", said(title_of(*problems_[i], *f)));
    }
    say(phrase({"so far: {} passed, {} judged, of {}\n", "目前：通过 {}，评测了 {}，来自 {}\n"},
               counted(cases, kCases), counted(games, kGames),
               counted(results.size(), Text("problem", "道题"))));
    std::fflush(stdout);
}

void Report::summary(const std::vector<Result>& results, double took_s) const {
    std::size_t accepted = 0, cases = 0, games = 0;
    for (const Result& r : results) {
        accepted += r.verdict == Verdict::AC;
        cases += r.passed;
        games += r.games;
    }
    const std::string text =
        said(phrase({"{} of {} AC", "{1} 题中 {0} 题 AC"}, accepted, results.size()));
    say(phrase({"\n{}: {} passed, {} judged, in {} s\n", "\n{}：通过 {}，评测了 {}，用时 {} 秒\n"},
               accepted == results.size() ? paint_.green(text) : paint_.red(text),
               counted(cases, kCases), counted(games, kGames), fmt::format("{:.1f}", took_s)));
}

}  // namespace tools
