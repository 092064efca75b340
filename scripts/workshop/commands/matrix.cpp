// scripts/workshop/matrix: every bundle with every installed compiler.
#include "audit/matrix.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <set>

#include "audit/matrix_record.hpp"
#include "base/command_line.hpp"
#include "base/interrupt.hpp"
#include "base/process.hpp"
#include "base/say.hpp"
#include "base/terminal.hpp"
#include "base/text.hpp"
#include "catalog/modules.hpp"
#include "core/counts.hpp"
#include "publish/generated.hpp"

namespace {

struct Arguments {
    std::vector<std::string> ids, only;
    bool core = false, list = false, record = false, resume = false;
    bool install = false;  // scripts/workshop/matrix has done it
    int jobs = 0;
};

void list(const std::vector<tools::Configuration>& chosen) {
    for (const tools::Configuration& c : chosen) {
        const bool found = tools::find_command(c.compiler.command).has_value();
        const tools::Text lacks =
            tools::phrase({"  (not here: {})", "  （这里没有：{}）"}, c.packages);
        fmt::print("{}{}\n", c.name(), found ? "" : tools::said(lacks));
    }
}

// What is printed while it runs.
class Table {
 public:
    Table(const std::vector<tools::Configuration>& chosen, std::size_t problems)
        : count_(chosen.size()), problems_(problems) {
        for (const tools::Configuration& c : chosen) width_ = std::max(width_, c.flags.size());
    }

    // How many problems the configuration under way has done.
    void progress(const tools::Configuration& c, std::size_t done) {
        status_.show(
            fmt::format("[{}/{}] {}  {}/{}", place_ + 1, count_, c.name(), done, problems_));
    }

    // Passes over a configuration that is not here.
    void pass() {
        status_.clear();
        ++place_;
    }

    // What a configuration has come to.
    void row(const tools::Configuration& c, const tools::Row& row) {
        pass();
        if (c.family != family_) {
            const bool first = family_.empty();
            const std::string title =
                first ? fmt::format("{:{}}  {:>8}  {:>8}  {:>9}", c.family, width_ + 2,
                                    tools::said(tools::Text("compiled", "编译")),
                                    tools::said(tools::Text("accepted", "通过")),
                                    tools::said(tools::Text("slowest", "最长用时")))
                      : c.family;
            fmt::print("{}{}\n", first ? "" : "\n", paint_.bold(title));
            family_ = c.family;
        }
        const std::string counts =
            fmt::format("{:>8}  {:>8}", fmt::format("{}/{}", row.compiled, problems_),
                        row.judged ? fmt::format("{}/{}", row.accepted, problems_)
                                   : tools::said(tools::Text("not run", "未运行")));
        fmt::print("  {:{}}  {}  {:>6} ms\n", c.flags, width_,
                   row.shortfalls.empty() ? paint_.green(counts) : paint_.red(counts),
                   row.slowest_us / 1000);
        for (const tools::Shortfall& shortfall : row.shortfalls) {
            // The beginning of the compiler's or the program's output.
            std::vector<std::string> lines = tools::lines_of(shortfall.what);
            lines.resize(std::min<std::size_t>(lines.size(), 9));
            fmt::print("    {}: {}\n", shortfall.problem->id, fmt::join(lines, "\n      "));
        }
        std::fflush(stdout);
    }

 private:
    tools::Paint paint_;
    tools::StatusLine status_;
    std::size_t count_, problems_;
    std::size_t width_ = 0, place_ = 0;
    std::string family_;
};

int run(const Arguments& arguments) {
    const tools::Interrupt interrupt("matrix");
    const auto started = std::chrono::steady_clock::now();
    const std::vector<tools::Problem> all = tools::load_problems();
    const std::vector<const tools::Problem*> problems = tools::choose(all, arguments.ids);
    if (arguments.record && !arguments.ids.empty()) {
        throw tools::Error({"--record needs all bundles: name no problem",
                            "--record 需要所有题解：请不要指明题目"});
    }
    const std::vector<tools::Configuration> chosen =
        tools::configurations_named(arguments.only, arguments.core);
    if (chosen.empty()) {
        throw tools::Error({"no configuration matches --only; see scripts/workshop/matrix --list",
                            "没有配置符合 --only；见 scripts/workshop/matrix --list"});
    }
    if (arguments.list) {
        list(chosen);
        return 0;
    }
    Table table(chosen, problems.size());
    const tools::MatrixRecord before = tools::read_matrix_record();
    std::set<std::string> held, missing;
    std::size_t absent = 0, compiled_only = 0, fallen = 0;
    const auto try_one = [&](const tools::Configuration& c) {
        table.progress(c, 0);
        if (!tools::is_here(c)) {
            table.pass();
            ++absent;
            missing.insert(c.packages);
            return;
        }
        std::set<const tools::Problem*> known;
        if (arguments.resume) known = tools::recorded(before, c, problems);
        std::vector<const tools::Problem*> left = problems;
        std::erase_if(left, [&](const tools::Problem* problem) { return known.contains(problem); });
        tools::Row row =
            tools::run_and_keep(c, left, arguments.resume, arguments.jobs,
                                [&](std::size_t done) { table.progress(c, known.size() + done); });
        row.compiled += known.size();
        row.accepted += row.judged ? known.size() : 0;
        table.row(c, row);
        compiled_only += row.judged ? 0 : 1;
        if (row.shortfalls.empty() && row.judged) held.insert(c.name());
        fallen += row.shortfalls.empty() ? 0 : 1;
    };
    tools::in_turn(chosen, try_one, [&](std::size_t done) {
        table.pass();
        return tools::phrase({"{} of {} tried, {} not here, {} fell short; --resume goes on",
                              "{1} 中试了 {0} 种，{2} 种这里没有，{3} 种不成立；--resume 接着做"},
                             done - absent,
                             tools::counted(chosen.size(), tools::Text("configuration", "种配置")),
                             absent, fallen);
    });
    const std::chrono::duration<double> took = std::chrono::steady_clock::now() - started;
    const std::size_t tried = chosen.size() - absent;
    tools::say(tools::phrase({"\n{} of {} configurations hold for {}, in {} s\n",
                              "\n{1} 种配置中有 {0} 种对 {2}成立，用时 {3} 秒\n"},
                             tried - fallen, tried,
                             tools::counted(problems.size(), tools::Text("bundle", "个提交文件")),
                             fmt::format("{:.0f}", took.count())));
    if (compiled_only > 0) {
        tools::say(tools::phrase(
            {"{} compiled but not run, without Wine; try scripts/workshop/matrix --install\n",
             "{} 种编译了但没有运行，因为没有 Wine；试试 scripts/workshop/matrix --install\n"},
            compiled_only));
    }
    if (absent > 0) {
        tools::say(tools::phrase({"{} not here; they need these packages:\n  {}\n"
                                  "Try scripts/workshop/matrix --install.\n",
                                  "{} 种这里没有，需要这些软件包：\n  {}\n"
                                  "试试 scripts/workshop/matrix --install。\n"},
                                 absent, fmt::format("{}", fmt::join(missing, "\n  "))));
    }
    if (tried == 0) return 2;
    if (arguments.record) {
        const tools::MatrixRecord record = tools::updated(before, all, chosen, held);
        tools::write_file(tools::matrix_record_file(), tools::format_matrix_record(record));
        for (const tools::GeneratedFile& page : tools::pages(all)) {
            tools::write_file(page.path, page.text);
        }
        if (const auto lost = tools::forgotten(before, record); !lost.empty()) {
            tools::say(tools::phrase(
                {"No longer on record: {}, such as {}: it fell short, or did not run here and the "
                 "bundles have changed. To run it, too:\n"
                 "  git restore scripts/workshop/matrix.toml && "
                 "scripts/workshop/matrix --install --resume --record\n",
                 "不再记录在案：{}，如 {}：它不成立，或者题解改过而没有在这里运行。要补上：\n"
                 "  git restore scripts/workshop/matrix.toml && "
                 "scripts/workshop/matrix --install --resume --record\n"},
                tools::counted(lost.size(), tools::Text("configuration", "种配置")), lost.front()));
        }
    }
    return fallen > 0 || (arguments.core && absent > 0) ? 1 : 0;
}

}  // namespace

int main(int argc, char** argv) {
    Arguments arguments;
    tools::Command app(
        argc, argv, "workshop/matrix",
        {"Compiles every bundle with every installed compiler, warnings as errors, and\n"
         "judges it on samples, edge cases and limits: GCC, Clang and MinGW, their\n"
         "libraries, standards from C++11 on, -O0 to -O3, 32 bits, debug mode, sanitizers.\n"
         "Windows programs run in Wine, with CRLF and 1 MiB of stack. A full run takes\n"
         "half an hour on two cores.\n"
         "\n"
         "Exit code: 0 all hold, 1 something falls short, 2 nothing was judged.\n"
         "\n"
         "Example: scripts/workshop/matrix --only clang --only -O0\n",
         "用每个已安装的编译器编译所有提交文件，警告视为错误，并在样例、边界数据和极限\n"
         "数据上评测：GCC、Clang、MinGW 及其标准库，C++11 起的各个标准，-O0 到 -O3，\n"
         "32 位，调试模式，各种 sanitizer。Windows 程序在 Wine 里运行，用 CRLF 和 1 MiB\n"
         "的栈。双核上全部跑完约半小时。\n"
         "\n"
         "返回值：0 全部成立，1 有不成立的，2 没有评测。\n"
         "\n"
         "例：scripts/workshop/matrix --only clang --only -O0\n"});
    app.add("ID", arguments.ids, "", tools::kIds);
    app.needs_modules([&] { return tools::module_targets({"rules"}, arguments.ids); });
    app.add_flag("--core", arguments.core,
                 {"Only the few that the tests run; all of them have to be installed",
                  "只用测试所跑的少数几种；它们都要已安装"});
    app.add("--only", arguments.only, "TEXT",
            {"Only configurations whose names contain this, e.g. -m32; repeat it to narrow further",
             "只用名称含有这段文字的配置，如 -m32；可重复以缩小范围"},
            {.take_all = true});
    app.add_flag("--list", arguments.list,
                 {"List the configurations; run none", "列出各配置，不运行"});
    app.add_jobs(arguments.jobs);
    app.add_flag(
        "--resume", arguments.resume,
        {"Skip bundles that are in the record, or held in an earlier run with the same data",
         "跳过记录中已有的程序，以及以前用同样的数据已成立的"});
    app.add_flag(
        "--record", arguments.record,
        {"Write what holds to scripts/workshop/matrix.toml and compilers.md; adds to a "
         "record of the "
         "same bundles",
         "把成立的写进 scripts/workshop/matrix.toml 和 compilers.md；同样的程序则补充进原有记录"});
    app.add_flag("--install", arguments.install, {"Install the compilers first", "先安装编译器"});
    return app.run([&] { return run(arguments); });
}
