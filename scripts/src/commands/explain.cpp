// scripts/explain: why the games of an input are won or lost.
#include "explain/explain.hpp"

#include <fmt/format.h>

#include "base/command_line.hpp"
#include "base/say.hpp"
#include "base/terminal.hpp"
#include "catalog/modules.hpp"
#include "reports/explanation_json.hpp"
#include "reports/input.hpp"

namespace {

struct Arguments {
    std::string id, file, output;
    bool json = false;
    std::size_t test = 0, sample = 0;
};

int run(const Arguments& arguments) {
    const std::vector<tools::Problem> problems = tools::load_problems();
    const tools::NamedProblem named = tools::named(problems, arguments.id);
    tools::check_format(named);
    const tools::Problem& problem = *named.problem;
    const auto [rules, explainer] = tools::load_knowledge(problem);
    const tools::fs::path file = arguments.sample > 0
                                     ? tools::sample_file(problem, arguments.sample)
                                     : tools::fs::path(arguments.file == "-" ? "" : arguments.file);
    const std::vector<rules::Game> games = tools::read_games(problem, *rules, file);
    if (arguments.test > games.size()) {
        throw tools::Error(
            tools::phrase({"there is no test {}; the input has {}", "没有第 {} 组；输入共有 {} 组"},
                          arguments.test, games.size()));
    }
    const std::size_t first = arguments.test == 0 ? 0 : arguments.test - 1;
    const std::size_t last = arguments.test == 0 ? games.size() : arguments.test;
    if (arguments.json) {
        tools::write(arguments.output,
                     tools::as_json(problem.id, *explainer, games, first, last, tools::language()));
        return 0;
    }
    const tools::Paint paint;
    const auto blocks = tools::first_as_blocks(*explainer, games, first, last, tools::language());
    for (const auto& [head, body] : tools::as_text(blocks, tools::language())) {
        fmt::print("{}{}", head.empty() ? "" : paint.bold(head), body);
    }
    if (last - first > tools::kMostTests) {
        tools::say({"--test N explains one of them\n", "--test N 讲解其中一组\n"});
    }
    const std::string notes = "problems/" + problem.id + '/';
    const std::string proof =
        tools::said(tools::phrase({"Proved in {}README.md", "证明见 {}README.zh.md"}, notes));
    fmt::print("\n{}\n", paint.dim(proof));
    return 0;
}

}  // namespace

int main(int argc, char** argv) {
    tools::Command app(
        argc, argv, "explain",
        {"Explains why the games of an input are won or lost: the parts of each position\n"
         "with their values, a winning move if there is one, and a check that the opponent\n"
         "loses after it.\n"
         "\n"
         "Exit code: 0 explained, 2 no legal input.\n"
         "\n"
         "Examples: scripts/explain 891 < input\n"
         "          scripts/explain kiki --sample 1\n"
         "          scripts/explain 892 --sample 1 --lang zh\n",
         "讲解输入中的各局为什么赢、为什么输：局面的各部分及其值、必胜时的一种走法，并\n"
         "验证走完之后对手必败。\n"
         "\n"
         "返回值：0 已讲解，2 输入不合法。\n"
         "\n"
         "例：scripts/explain 891 < input\n"
         "    scripts/explain kiki --sample 1\n"
         "    scripts/explain 892 --sample 1 --lang zh\n"});
    Arguments arguments;
    const tools::Check number = tools::from_to<std::size_t>(1, tools::kGreatestNumber);
    app.add("ID", arguments.id, "", tools::kId, {.required = true});
    app.needs_modules([&] {
        return tools::module_targets({"rules", "explanations"}, {arguments.id});
    });
    app.add("FILE", arguments.file, "",
            {"The input (default, and -: standard input)", "输入文件（默认及 -：标准输入）"});
    app.add("--sample", arguments.sample, "N",
            {"Explain this sample of the problem, from 1", "讲解题目的第几个样例，从 1 起"},
            {.check = number, .excludes = {"FILE"}});
    app.add("--test", arguments.test, "N",
            {"Explain only this test of the input, from 1", "只讲解输入中的第几组，从 1 起"},
            {.check = number});
    app.add_flag("--json", arguments.json,
                 {"Print JSON, with nothing cut short", "输出 JSON，不作省略"});
    app.add_output(arguments.output, {"--json"});
    return app.run([&] { return run(arguments); });
}
