// scripts/play: a game in the terminal against a problem's solution.
#include <fmt/format.h>
#include <signal.h>
#include <unistd.h>

#include <iostream>
#include <memory>

#include "base/command_line.hpp"
#include "base/interrupt.hpp"
#include "base/say.hpp"
#include "catalog/modules.hpp"
#include "judge/compiler.hpp"
#include "judge/judge_case.hpp"
#include "play/session.hpp"
#include "play/start.hpp"
#include "reports/input.hpp"

namespace {

struct Arguments {
    std::string id, file;
    std::size_t sample = 1, test = 0;
    std::uint64_t seed = 1;
    bool random = false, second = false;
};

// The bundle, compiled and run as the judge does.
tools::AskProgram solution_of(const tools::Problem& problem) {
    const tools::Program program{.arguments = {tools::solution_program(problem).string()},
                                 .time_limit_s = problem.time_limit_s,
                                 .memory_limit_kb = problem.memory_limit_kb,
                                 .stack_kb = tools::kSmallStack};
    return [program, runner = std::make_shared<tools::Runner>()](const std::string& input) {
        const tools::Outcome outcome = tools::run_case(*runner, program, input, 0);
        if (outcome.verdict == tools::Verdict::AC) return outcome.output;
        throw tools::Error(tools::phrase(
            {"the solution fails on the position: {}", "题解程序在这个局面上出错：{}"},
            outcome.message));
    };
}

explanation::Game start_of(const Arguments& arguments, const tools::Problem& problem,
                           const tools::Knowledge& known) {
    const explanation::Explainer& explainer = *known.explainer;
    if (arguments.random) return tools::random_start(explainer, arguments.seed);
    const tools::fs::path file = arguments.file.empty()
                                     ? tools::sample_file(problem, arguments.sample)
                                     : tools::fs::path(arguments.file);
    const std::vector<explanation::Game> starts =
        tools::starts_of(explainer, tools::read_games(problem, *known.rules, file));
    if (arguments.test == 0) return tools::first_with_moves(explainer, starts);
    if (arguments.test <= starts.size()) return starts[arguments.test - 1];
    throw tools::Error(tools::phrase(
        {"there is no position {}; the input has {}", "没有第 {} 个局面；输入共有 {} 个"},
        arguments.test, starts.size()));
}

// Ctrl-C also ends the wait for a line.
void end_waiting_on_interrupt() {
    struct sigaction action;
    ::sigaction(SIGINT, nullptr, &action);
    action.sa_flags &= ~SA_RESTART;
    ::sigaction(SIGINT, &action, nullptr);
}

int run(const Arguments& arguments) {
    const std::vector<tools::Problem> problems = tools::load_problems();
    const tools::Problem& problem = tools::resolve(problems, arguments.id);
    const tools::Knowledge known = tools::load_knowledge(problem);
    const tools::Interrupt interrupt("play");
    end_waiting_on_interrupt();
    const bool terminal = ::isatty(STDIN_FILENO) == 1;
    try {
        const explanation::Game start = start_of(arguments, problem, known);
        tools::Session session(*known.explainer, start, solution_of(problem), arguments.seed,
                               tools::language());
        const std::string number = problem.judge + ' ' + problem.number;
        const tools::Text title(problem.title + " (" + number + "), against the solution.\n",
                                problem.title_zh + "（" + number + "），对手是本题的题解程序。\n");
        fmt::print("{}{}", title.in(tools::language()), session.begin(arguments.second));
        for (std::string line; !session.over();) {
            fmt::print("> ");
            std::fflush(stdout);
            if (!std::getline(std::cin, line)) break;
            if (!terminal) fmt::print("{}\n", line);  // as it looks where it is typed
            fmt::print("{}", session.answer(line));
        }
        if (!session.over()) fmt::print("\n{}", session.answer("q"));
    } catch (const tools::Unplayable& why) {
        throw tools::Error(tools::Text(problem.id + ": ", problem.id + "：") + why.text);
    }
    if (tools::interrupted()) {
        std::fflush(stdout);
        tools::die_of_interrupt();
    }
    return 0;
}

}  // namespace

int main(int argc, char** argv) {
    tools::Command app(
        argc, argv, "play",
        {"Plays a game against a problem's solution. The rules give the legal moves; the\n"
         "solution, compiled as the judge does, says who wins after each. Where it wins,\n"
         "it always does; a draw it keeps; where it has lost, it moves at random.\n"
         "\n"
         "Exit code: 0 played or left, 2 nothing to play.\n"
         "\n"
         "Examples: scripts/play 891\n"
         "          scripts/play wythoff-v2 --random --seed 7 --second\n",
         "和一道题的题解程序对局。规则给出合法的走法；题解程序照评测的方式编译，由它判断\n"
         "每一步之后谁赢。它能赢就一定赢，能和就和，必败时随机走。\n"
         "\n"
         "返回值：0 下完或离开，2 不能对局。\n"
         "\n"
         "例：scripts/play 891\n"
         "    scripts/play wythoff-v2 --random --seed 7 --second\n"});
    Arguments arguments;
    const tools::Check number = tools::from_to<std::size_t>(1, tools::kGreatestNumber);
    app.add("ID", arguments.id, "", tools::kId, {.required = true});
    app.needs_modules([&] {
        return tools::module_targets({"rules", "explanations"}, {arguments.id});
    });
    app.add("FILE", arguments.file, "",
            {"Begin as this input does (default: sample 1)", "从这个输入开始（默认：样例 1）"});
    app.add("--sample", arguments.sample, "N",
            {"Begin as this sample does, from 1", "从第几个样例开始，从 1 起"},
            {.check = number, .excludes = {"FILE"}});
    app.add("--test", arguments.test, "N",
            {"Begin with this position of the input, from 1 (default: the first with a move)",
             "从输入中的第几个局面开始，从 1 起（默认：第一个能走的）"},
            {.check = number});
    app.add_flag("--random", arguments.random,
                 {"Begin with a small position, at random", "从随机的小局面开始"},
                 {.excludes = {"FILE", "--sample", "--test"}});
    app.add_seed(arguments.seed, {"Of what is random", "随机部分的种子"});
    app.add_flag("--second", arguments.second, {"The solution moves first", "题解程序先走"});
    return app.run([&] { return run(arguments); });
}
