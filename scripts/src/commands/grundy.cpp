// scripts/grundy: Grundy values of games that are given by a rule, and their periods.
#include <fmt/format.h>

#include <functional>
#include <iostream>
#include <iterator>

#include "base/command_line.hpp"
#include "base/files.hpp"
#include "base/say.hpp"
#include "reports/heap_game_report.hpp"

namespace {

constexpr std::size_t kMostHeaps = 1000000;
constexpr std::size_t kMostOctal = 200000;  // these take quadratic time

struct Arguments {
    std::string rule, output;
    std::size_t upto = 100, search = 20000, columns = 20;
    tools::Split split;
    bool json = false;
};

void print(const tools::HeapGameReport& report, const Arguments& arguments) {
    tools::write(arguments.output,
                 arguments.json ? tools::as_json(report, tools::language())
                                : tools::as_text(report, arguments.columns, tools::language()));
}

}  // namespace

int main(int argc, char** argv) {
    tools::Command app(
        argc, argv, "grundy",
        {"Prints the Grundy values of a one-heap game, or of the nodes of a graph. Finds\n"
         "the period of a subtraction or octal game and names the theorem that proves it.\n"
         "\n"
         "Examples: scripts/grundy subtract 1,3,4 --upto 100\n"
         "          scripts/grundy octal 0.77 --columns 12    Kayles\n"
         "          scripts/grundy split --different          Grundy's game\n"
         "          scripts/grundy split --take-any           Lasker's Nim\n"
         "          scripts/grundy split --any-sum --least 0  two smaller heaps or fewer\n"
         "          printf '3 2  1 2  2 3' | scripts/grundy dag\n",
         "输出单堆游戏或图上各点的 SG 值；找出减法游戏或八进制游戏的周期，并说出证明它的\n"
         "定理。\n"
         "\n"
         "例：scripts/grundy subtract 1,3,4 --upto 100\n"
         "    scripts/grundy octal 0.77 --columns 12    Kayles\n"
         "    scripts/grundy split --different          Grundy 的游戏\n"
         "    scripts/grundy split --take-any           Lasker 的 Nim\n"
         "    scripts/grundy split --any-sum --least 0  至多两个更小的堆\n"
         "    printf '3 2  1 2  2 3' | scripts/grundy dag\n"});
    Arguments arguments;
    const auto add = [&](const char* name, const tools::Help& help, const tools::Help& details,
                         const std::function<void()>& body) -> tools::OptionGroup& {
        tools::OptionGroup& command = app.add_command(name, help, details, body);
        command.add_flag("--json", arguments.json, {"Print JSON", "输出 JSON"});
        command.add_output(arguments.output);
        return command;
    };
    const auto add_number = [&](tools::OptionGroup& command, const char* name, std::size_t& value,
                                std::size_t least, std::size_t greatest, const tools::Help& help) {
        command.add(name, value, "N", help,
                    {.check = tools::from_to(least, greatest), .show_default = true});
    };
    const auto add_table = [&](tools::OptionGroup& command, std::size_t most) {
        add_number(command, "--upto", arguments.upto, 0, most,
                   {"The greatest heap of the table", "表中最大的堆"});
        add_number(command, "--columns", arguments.columns, 1, 1000,
                   {"Values in a row; best is the period", "每行几个值；最好等于周期"});
    };
    const auto add_rule = [&](tools::OptionGroup& command, std::size_t most, const char* name,
                              const tools::Help& help) {
        command.add(name, arguments.rule, "", help, {.required = true});
        add_table(command, most);
        add_number(command, "--search", arguments.search, 1, most,
                   {"The greatest heap to try for a period", "找周期时最大试到多大的堆"});
    };
    add_rule(
        add("subtract", {"A move takes s stones, for an s in a set", "每步取 s 颗，s 属于一个集合"},
            {"Subtraction games are always periodic. A period is proved once as many values in\n"
             "a row repeat as the greatest number of the set.",
             "减法游戏总有周期。连续重复的值达到集合中最大数那么多个，周期就得证。"},
            [&] {
                print(tools::report(tools::parse_set(arguments.rule), arguments.upto,
                                    arguments.search),
                      arguments);
            }),
        kMostHeaps, "SET", {"The numbers, like 1,3,4", "这些数，如 1,3,4"});
    add_rule(
        add("octal", {"An octal game: what a move may leave", "八进制游戏：一步之后可以留下什么"},
            {"Digit j of the code is a sum of 1, 2 and 4: a move that takes j stones may leave\n"
             "nothing (1), one heap (2) or two heaps (4), none of them empty. The theorem of\n"
             "Guy and Smith proves a period; for some codes none is known.",
             "编码的第 j 位是 1、2、4 之和：取 j 颗之后可以什么都不剩（1）、剩一堆（2）或剩\n"
             "两堆（4），各堆非空。周期由 Guy–Smith 定理证明；有些编码还没有已知的周期。"},
            [&] {
                print(tools::report(tools::parse_octal(arguments.rule), arguments.upto,
                                    arguments.search),
                      arguments);
            }),
        kMostOctal, "CODE", {"The code, like 0.77", "编码，如 0.77"});
    tools::OptionGroup& split =
        add("split", {"A move replaces a heap by smaller ones", "一步把一堆换成若干更小的堆"},
            {"By default a move splits a heap into two heaps of at least 1 stone\n"
             "each. Where only the least size of two heaps is given, the theorem of Guy and\n"
             "Smith proves a period. For some other splits the notes prove all values; for\n"
             "the rest a period, also one by which the values rise, is only seen.",
             "默认一步把一堆分成两堆，每堆至少 1 颗。只限定两堆的最小颗数时，周期由\n"
             "Guy–Smith 定理证明。另一些分法，讲义证明了所有的值；其余的周期（包括每个周期\n"
             "增加一个常数的）只是观察所得。"},
            [&] {
                print(tools::report(arguments.split, arguments.upto, arguments.search), arguments);
            });
    add_number(split, "--parts", arguments.split.parts, 2, 6, {"How many heaps", "分成几堆"});
    add_number(split, "--least", arguments.split.least, 0, kMostHeaps,
               {"The least number of stones in each", "每堆至少几颗"});
    split.add_flag("--different", arguments.split.different,
                   {"No two of them are equal", "各堆互不相等"});
    split.add_flag("--any-sum", arguments.split.any_sum,
                   {"Any smaller heaps, whatever their sum", "任意更小的堆，不限总和"});
    split.add_flag("--take-any", arguments.split.take_any,
                   {"A move may also take any number of stones", "一步也可以取走任意多颗"});
    add_table(split, kMostHeaps);
    add_number(
        split, "--search", arguments.search, 1, kMostOctal,
        {"The greatest heap to try where a period can be proved", "周期可证时，最大试到多大的堆"});
    add("dag", {"A piece moves along the edges of a graph", "棋子沿图的边移动"},
        {"Reads the graph from standard input: the numbers n and m, then m edges FROM TO\n"
         "between nodes 1 to n, without a cycle. Prints each node's value, P or N (the\n"
         "player to move loses or wins), and a winning move.",
         "从标准输入读图：先是 n 和 m，再是 m 条边 FROM TO，点为 1 到 n，无环。输出每个\n"
         "点的 SG 值、P 或 N（先手必败或必胜），以及一步必胜的走法。"},
        [&] {
            const std::istreambuf_iterator<char> input(std::cin), end;
            const tools::DagGame game(std::string(input, end));
            tools::write(arguments.output, arguments.json
                                               ? tools::as_json(game)
                                               : tools::as_text(game, tools::language()));
        });
    return app.run();
}
