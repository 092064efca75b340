// scripts/explain: why the games of an input are won or lost.
#include "explain/explain.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <CLI/CLI.hpp>
#include <iostream>
#include <iterator>
#include <nlohmann/json.hpp>

#include "base/command_line.hpp"
#include "base/text.hpp"
#include "core/oracle.hpp"
#include "data/modules.hpp"
#include "explain/load.hpp"

namespace {

using Json = nlohmann::ordered_json;

struct Arguments {
    std::string id, file;
    bool json = false;
    std::size_t test = 0, sample = 0;
};

constexpr std::size_t kMostTests = 10;    // as text
constexpr int kGreatestNumber = 1000000;  // of a test or a sample

template <class Value>
Json or_null(const std::optional<Value>& value) {
    return value ? Json(*value) : Json();
}

Json as_json(const explanation::View& view) {
    Json parts = Json::array();
    for (const explanation::Part& part : view.parts) {
        parts.push_back({{"name", part.name},
                         {"position", part.position},
                         {"grundy_value", or_null(part.value)}});
    }
    return {{"player_to_move", view.wins ? "wins" : "loses"},
            {"parts", parts},
            {"nim_sum", or_null(view.nim_sum)},
            {"background", view.background},
            {"reason", view.reason}};
}

Json as_json(const tools::Explanation& explanation) {
    Json json = {{"prints", explanation.prints}};
    json.update(as_json(explanation.view));
    json["winning_move"] = nullptr;
    if (explanation.move) {
        json["winning_move"] = {{"text", explanation.move->move.text},
                                {"after", as_json(explanation.move->after)},
                                {"opponent_loses", explanation.move->opponent_loses()},
                                {"input", or_null(explanation.move->input)}};
    }
    return json;
}

std::string read_standard_input(const tools::Problem& problem) {
    if (::isatty(STDIN_FILENO) == 1) {
        fmt::print(stderr,
                   "Type an input of {}; Ctrl-D ends it. (For an example: scripts/explain {} "
                   "--sample 1)\n",
                   problem.id, problem.id);
    }
    return {std::istreambuf_iterator<char>(std::cin), {}};
}

int run(const Arguments& arguments) {
    const std::vector<tools::Problem> problems = tools::load_problems();
    const tools::Problem& problem = tools::resolve(problems, arguments.id);
    const auto rules = tools::make_rules(problem);
    const auto explainer = tools::make_explainer(problem);
    if (!rules || !explainer) {
        throw tools::Error(
            fmt::format("{} has no explanation; write problems/{}/explain.cpp and its rules",
                        problem.id, problem.id));
    }
    tools::fs::path file = arguments.file;
    if (arguments.sample > 0) {
        file = problem.data() / fmt::format("sample-{}.in", arguments.sample);
        if (!tools::fs::exists(file)) {
            throw tools::Error(fmt::format("{} has no sample {}", problem.id, arguments.sample));
        }
    }
    const std::string input = file.empty() ? read_standard_input(problem) : tools::read_file(file);
    std::vector<rules::Game> games;
    try {
        games = tools::parse(*rules, input);
    } catch (const rules::Invalid& invalid) {
        throw tools::Error(fmt::format("{}: not a legal input of {}: {}",
                                       file.empty() ? "standard input" : file.string(), problem.id,
                                       invalid.what()));
    }
    if (arguments.test > games.size()) {
        throw tools::Error(
            fmt::format("there is no test {}; the number of tests in the input is {}",
                        arguments.test, games.size()));
    }
    const std::size_t first = arguments.test == 0 ? 0 : arguments.test - 1;
    const std::size_t last = arguments.test == 0 ? games.size() : arguments.test;

    Json tests = Json::array();
    const tools::Paint paint;
    std::string background;  // said last
    for (std::size_t i = first; i < last; ++i) {
        if (!arguments.json && i == first + kMostTests) {
            fmt::print("\n... {} more tests; --test N explains one\n",
                       tools::with_commas(last - i));
            break;
        }
        Json answers = Json::array();
        const std::vector<rules::Game> positions = explainer->positions(games[i]);
        for (std::size_t j = 0; j < positions.size(); ++j) {
            const tools::Explanation explanation = tools::explain(*rules, *explainer, positions[j]);
            if (arguments.json) {
                answers.push_back(as_json(explanation));
            } else {
                if (explanation.view.background != background) {
                    background = explanation.view.background;
                    fmt::print("{}{}\n", i + j > first ? "\n" : "",
                               tools::background_as_text(explanation.view));
                } else {
                    fmt::print("\n");
                }
                std::string title = fmt::format("Test {}", i + 1);
                if (positions.size() > 1) title += fmt::format(", position {}", j + 1);
                fmt::print("{}", tools::as_text(title, explanation, paint));
            }
        }
        tests.push_back({{"test", i + 1}, {"positions", answers}});
    }
    if (!arguments.json) {
        if (games.empty()) fmt::print("The input is legal, but has no test.\n");
        fmt::print("\n{}\n", paint.dim("Proved in problems/" + problem.id + "/README.md"));
    }
    if (arguments.json) {
        fmt::print("{}\n", Json{{"problem", problem.id}, {"tests", tests}}.dump(2));
    }
    return 0;
}

}  // namespace

int main(int argc, char** argv) {
    CLI::App app(
        "Says why the games of an input are won or lost: the parts of each position and\n"
        "what they are worth, a winning move where there is one, and a check that the\n"
        "opponent loses after it.\n"
        "Exit code: 0, or 2 where the input is not a legal one.\n"
        "\n"
        "Examples: scripts/explain acwing-891 < input\n"
        "          scripts/explain kiki --sample 1",
        "scripts/explain");
    Arguments arguments;
    app.add_option("ID", arguments.id, "A problem: its whole id or any unambiguous part of it")
        ->required();
    app.add_option("FILE", arguments.file, "The input; else standard input");
    app.add_option("--sample", arguments.sample, "Explain this sample of the problem, e.g. 1")
        ->check(CLI::Range(1, kGreatestNumber))
        ->excludes("FILE");
    app.add_option("--test", arguments.test, "Only this test of the input, from 1")
        ->check(CLI::Range(1, kGreatestNumber));
    app.add_flag("--json", arguments.json, "Write JSON, with nothing cut short");
    CLI11_PARSE(app, argc, argv);
    return tools::guarded("explain", [&] { return run(arguments); });
}
