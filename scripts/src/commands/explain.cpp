// scripts/explain: why the games of an input are won or lost.
#include "explain/explain.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <iostream>
#include <iterator>

#include "base/command_line.hpp"
#include "base/terminal.hpp"
#include "core/counts.hpp"
#include "core/oracle.hpp"
#include "data/modules.hpp"
#include "study/explanation_json.hpp"
#include "study/load.hpp"

namespace {

struct Arguments {
    std::string id, file;
    bool json = false;
    std::size_t test = 0, sample = 0;
};

constexpr std::size_t kMostTests = 10;    // as text
constexpr int kGreatestNumber = 1000000;  // of a test or a sample

std::string read_standard_input(const tools::Problem& problem) {
    if (::isatty(STDIN_FILENO) == 1) {
        fmt::print(stderr,
                   "Type an input of {0}, then Ctrl-D. (For an example: scripts/explain {0} "
                   "--sample 1)\n",
                   problem.id);
    }
    return {std::istreambuf_iterator<char>(std::cin), {}};
}

std::vector<rules::Game> read_games(const Arguments& arguments, const tools::Problem& problem,
                                    const rules::Rules& rules) {
    tools::fs::path file = arguments.file;
    if (arguments.sample > 0) {
        file = problem.data() / fmt::format("sample-{}.in", arguments.sample);
        if (!tools::fs::exists(file)) {
            throw tools::Error(fmt::format("{} has no sample {}", problem.id, arguments.sample));
        }
    }
    const std::string input = file.empty() ? read_standard_input(problem) : tools::read_file(file);
    try {
        return tools::parse(rules, input);
    } catch (const rules::Invalid& invalid) {
        throw tools::Error(fmt::format("{}: not a legal input of {}: {}",
                                       file.empty() ? "standard input" : file.string(), problem.id,
                                       invalid.what()));
    }
}

int run(const Arguments& arguments) {
    const std::vector<tools::Problem> problems = tools::load_problems();
    const tools::Problem& problem = tools::resolve(problems, arguments.id);
    const auto rules = tools::make_rules(problem);
    const auto explainer = tools::make_explainer(problem);
    if (!rules || !explainer) {
        throw tools::Error(fmt::format(
            "{0} has no explanation; write its rules and problems/{0}/explain.cpp", problem.id));
    }
    const std::vector<rules::Game> games = read_games(arguments, problem, *rules);
    if (arguments.test > games.size()) {
        throw tools::Error(
            fmt::format("there is no test {}; the input has {}", arguments.test, games.size()));
    }
    const std::size_t first = arguments.test == 0 ? 0 : arguments.test - 1;
    const std::size_t last = arguments.test == 0 ? games.size() : arguments.test;
    if (arguments.json) {
        const auto tests = tools::as_json(*rules, *explainer, games, first, last);
        fmt::print("{}\n",
                   nlohmann::ordered_json{{"problem", problem.id}, {"tests", tests}}.dump(2));
        return 0;
    }
    const tools::Paint paint;
    const std::size_t shown = std::min(last, first + kMostTests);
    for (const auto& [head, body] : tools::as_text(*rules, *explainer, games, first, shown)) {
        fmt::print("{}{}", head.empty() ? "" : paint.bold(head), body);
    }
    if (shown < last) {
        fmt::print("\n... {} more tests; --test N explains one\n",
                   tools::with_commas(last - shown));
    }
    if (games.empty()) fmt::print("The input is legal, but has no test.\n");
    fmt::print("\n{}\n", paint.dim("Proved in problems/" + problem.id + "/README.md"));
    return 0;
}

}  // namespace

int main(int argc, char** argv) {
    tools::Command app(
        "explain",
        "Explains why the games of an input are won or lost: the parts of each position\n"
        "with their values, a winning move if there is one, and a check that the opponent\n"
        "loses after it.\n"
        "\n"
        "Exit code: 0 explained, 2 no legal input.\n"
        "\n"
        "Examples: scripts/explain 891 < input\n"
        "          scripts/explain kiki --sample 1\n");
    Arguments arguments;
    const CLI::Validator number = tools::from_to<std::size_t>(1, kGreatestNumber);
    app.add("ID", arguments.id, "", "An id or a part that fits only one, e.g. 891")->required();
    app.add("FILE", arguments.file, "", "The input (default: standard input)");
    app.add("--sample", arguments.sample, "N", "Explain this sample of the problem, from 1")
        ->excludes("FILE")
        ->check(number);
    app.add("--test", arguments.test, "N", "Explain only this test of the input, from 1")
        ->check(number);
    app.add_flag("--json", arguments.json, "Print JSON, with nothing cut short");
    return app.run(argc, argv, [&] { return run(arguments); });
}
