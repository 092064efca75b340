// scripts/grundy: Grundy values of games that are given by a rule, and their periods.
#include <fmt/format.h>

#include <functional>
#include <iostream>
#include <iterator>

#include "base/command_line.hpp"
#include "study/heap_game_report.hpp"

namespace {

constexpr std::size_t kMostHeaps = 1000000;
constexpr std::size_t kMostOctal = 200000;  // these take quadratic time

struct Arguments {
    std::string rule;
    std::size_t upto = 100, search = 20000, columns = 20;
    tools::Split split;
    bool json = false;
    tools::Language language = tools::Language::en;
};

void print(const tools::HeapGameReport& report, const Arguments& arguments) {
    fmt::print("{}", arguments.json
                         ? tools::as_json(report, arguments.language)
                         : tools::as_text(report, arguments.columns, arguments.language));
}

}  // namespace

int main(int argc, char** argv) {
    tools::Command app(
        "grundy",
        "Prints the Grundy values of a one-heap game, or of the nodes of a graph. Finds\n"
        "the period of a subtraction or octal game and names the theorem that proves it.\n"
        "\n"
        "Examples: scripts/grundy subtract 1,3,4 --upto 100\n"
        "          scripts/grundy octal 0.77 --columns 12    Kayles\n"
        "          scripts/grundy split --different          Grundy's game\n"
        "          scripts/grundy split --take-any           Lasker's Nim\n"
        "          scripts/grundy split --any-sum --least 0  two smaller heaps or fewer\n"
        "          printf '3 2  1 2  2 3' | scripts/grundy dag\n");
    Arguments arguments;
    const auto add = [&](const char* name, const char* help, const char* details,
                         const std::function<void()>& body) -> tools::OptionGroup& {
        tools::OptionGroup& command = app.add_command(name, help, details, body);
        command.add_flag("--json", arguments.json, "Print JSON");
        command.add_language(arguments.language);
        return command;
    };
    const auto add_number = [&](tools::OptionGroup& command, const char* name, std::size_t& value,
                                std::size_t least, std::size_t greatest, const char* help) {
        command.add(name, value, "N", help,
                    {.check = tools::from_to(least, greatest), .show_default = true});
    };
    const auto add_table = [&](tools::OptionGroup& command, std::size_t most) {
        add_number(command, "--upto", arguments.upto, 0, most, "The greatest heap of the table");
        add_number(command, "--columns", arguments.columns, 1, 1000,
                   "Values in a row; best is the period");
    };
    const auto add_rule = [&](tools::OptionGroup& command, std::size_t most, const char* name,
                              const char* help) {
        command.add(name, arguments.rule, "", help, {.required = true});
        add_table(command, most);
        add_number(command, "--search", arguments.search, 1, most,
                   "The greatest heap to try for a period");
    };
    add_rule(
        add("subtract", "A move takes s stones, for an s in a set",
            "Subtraction games are always periodic. A period is proved once as many values in\n"
            "a row repeat as the greatest number of the set.",
            [&] {
                print(tools::report(tools::parse_set(arguments.rule), arguments.upto,
                                    arguments.search),
                      arguments);
            }),
        kMostHeaps, "SET", "The numbers, like 1,3,4");
    add_rule(
        add("octal", "An octal game: what a move may leave",
            "Digit j of the code is a sum of 1, 2 and 4: a move that takes j stones may leave\n"
            "nothing (1), one heap (2) or two heaps (4), none of them empty. The theorem of\n"
            "Guy and Smith proves a period; for some codes none is known.",
            [&] {
                print(tools::report(tools::parse_octal(arguments.rule), arguments.upto,
                                    arguments.search),
                      arguments);
            }),
        kMostOctal, "CODE", "The code, like 0.77");
    tools::OptionGroup& split =
        add("split", "A move replaces a heap by smaller ones",
            "By default a move splits a heap into two heaps of at least 1 stone\n"
            "each. Where only the least size of two heaps is given, the theorem of Guy and\n"
            "Smith proves a period. For some other splits the notes prove all values; for\n"
            "the rest a period, also one by which the values rise, is only seen.",
            [&] {
                print(tools::report(arguments.split, arguments.upto, arguments.search), arguments);
            });
    add_number(split, "--parts", arguments.split.parts, 2, 6, "How many heaps");
    add_number(split, "--least", arguments.split.least, 0, kMostHeaps,
               "The least number of stones in each");
    split.add_flag("--different", arguments.split.different, "No two of them are equal");
    split.add_flag("--any-sum", arguments.split.any_sum, "Any smaller heaps, whatever their sum");
    split.add_flag("--take-any", arguments.split.take_any,
                   "A move may also take any number of stones");
    add_table(split, kMostHeaps);
    add_number(split, "--search", arguments.search, 1, kMostOctal,
               "The greatest heap to try where a period can be proved");
    add("dag", "A piece moves along the edges of a graph",
        "Reads the graph from standard input: the numbers n and m, then m edges FROM TO\n"
        "between nodes 1 to n, without a cycle. Prints each node's value, P or N (the\n"
        "player to move loses or wins), and a winning move.",
        [&] {
            const std::istreambuf_iterator<char> input(std::cin), end;
            const tools::DagGame game(std::string(input, end));
            fmt::print("{}", arguments.json ? tools::as_json(game)
                                            : tools::as_text(game, arguments.language));
        });
    return app.run(argc, argv);
}
