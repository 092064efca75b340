// scripts/workshop/bench: what the solutions cost, and what they should.
#include <fmt/format.h>

#include "base/command_line.hpp"
#include "base/interrupt.hpp"
#include "base/say.hpp"
#include "catalog/modules.hpp"
#include "measure/costs.hpp"
#include "measure/instructions.hpp"
#include "publish/generated.hpp"

namespace {

struct Settings {
    std::vector<std::string> words;
    std::optional<std::string> source;
    bool solutions = false, scale = false, beyond = false, lab = false, record = false;
};

int run(Settings options) {
    const tools::Interrupt interrupt("bench");
    const std::vector<tools::Problem> all = tools::load_problems();
    const std::vector<const tools::Problem*> problems = tools::choose(all, options.words);
    for (const tools::Problem* problem : problems) {  // mistakes are told before minutes are spent
        tools::goals_of(*problem);
        tools::inputs_beyond(*problem);
    }
    if (options.source) {
        if (options.words.empty() || problems.size() != 1) {
            throw tools::Error(
                {"--source is for one problem: name it", "--source 只用于一道题：请指明"});
        }
        tools::print_solutions(problems, tools::fs::path(*options.source));
        return 0;
    }
    if (options.record) {
        if (!options.words.empty())
            throw tools::Error({"--record is for all problems: name none",
                                "--record 用于所有题目：请不要指明题目"});
        const tools::GeneratedFile page =
            tools::costs_with(tools::print_solutions(problems), tools::print_lab());
        tools::write_file(page.path, page.text);
        return 0;
    }
    if (!options.solutions && !options.scale && !options.beyond && !options.lab) {
        options.solutions = options.scale = options.beyond = true;
        options.lab = options.words.empty();
    }
    bool fits = true;
    const auto blame = [&](const tools::Sentence<1>& sentence,
                           const std::vector<tools::Text>& lines) {
        fits = fits && lines.empty();
        for (const tools::Text& line : lines) tools::say(tools::phrase(sentence, line));
    };
    const auto compare = [&](const char* mark, const std::string& now) {
        blame({"REGRESSION: {}\n", "变差了：{}\n"},
              tools::regressions(tools::recorded_costs(mark), now));
    };
    if (options.lab) compare("lab", tools::print_lab());
    if (options.solutions) {
        const std::string table = tools::print_solutions(problems);
        compare("bench", table);
        blame({"SLOWER: {}\n", "更慢：{}\n"}, tools::slower_than_textbook(table));
    }
    if (options.scale) fits = tools::print_scale(problems) && fits;
    if (options.beyond) tools::print_beyond(problems);
    return fits ? 0 : 1;
}

}  // namespace

int main(int argc, char** argv) {
    Settings options;
    tools::Command app(
        argc, argv, "workshop/bench",
        {"Measures solutions on their largest inputs, and how their cost grows.\n"
         "Without an option: all of it.\n"
         "\n"
         "Exit code: 0 done; 1 some cost grows otherwise than its [goals] say,\n"
         "instructions are over 2 % more than in costs.md, or a solution takes more\n"
         "than its textbook program; 2 nothing was measured.\n"
         "\n"
         "Example: scripts/workshop/bench 1760 --scale\n",
         "在最大的输入上测量题解程序，并看开销如何增长。不带选项：全部。\n"
         "\n"
         "返回值：0 完成；1 有的增长与 [goals] 不符，指令数比 costs.md 多 2 % 以上，\n"
         "或题解的指令数比常规写法多；2 没有测量。\n"
         "\n"
         "例：scripts/workshop/bench 1760 --scale\n"});
    app.add("ID", options.words, "", tools::kIds);
    app.needs_modules([&] { return tools::module_targets({"rules"}, options.words); });
    app.add_flag(
        "--solutions", options.solutions,
        {"Instructions, CPU time and memory, against reading and writing alone and against "
         "the textbook program",
         "指令数、CPU 时间和内存，与只读写、与常规写法的程序比较"});
    app.add("--source", options.source, "FILE",
            {"The same of this C++ file; needs one ID", "同样测量这个 C++ 文件；需指明一题"});
    app.add_flag("--scale", options.scale,
                 {"How instructions grow with the input, against the goals",
                  "指令数随输入怎样增长，与目标比较"});
    app.add_flag("--beyond", options.beyond,
                 {"Time and memory on inputs past the bounds (testdata/*/bench)",
                  "超出题目范围的输入（testdata/*/bench）的时间和内存"});
    app.add_flag("--lab", options.lab,
                 {"How fast the lab computes tables of games", "实验室算表有多快"});
    app.add_flag("--record", options.record,
                 {"Write the ratios of instructions into costs.md", "把指令数之比写进 costs.md"});
    return app.run([&] { return run(options); });
}
