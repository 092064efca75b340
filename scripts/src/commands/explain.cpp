// scripts/explain: why the games of an input are won or lost.
#include "explain/explain.hpp"

#include <fmt/format.h>

#include "base/command_line.hpp"
#include "base/terminal.hpp"
#include "catalog/modules.hpp"
#include "study/explanation_json.hpp"
#include "study/input.hpp"

namespace {

struct Arguments {
    std::string id, file;
    bool json = false;
    std::size_t test = 0, sample = 0;
    tools::Language language = tools::Language::en;
};

int run(const Arguments& arguments) {
    const std::vector<tools::Problem> problems = tools::load_problems();
    const tools::Named named = tools::named(problems, arguments.id);
    tools::check_format(named);
    const tools::Problem& problem = *named.problem;
    const auto [rules, explainer] = tools::load_knowledge(problem);
    const tools::fs::path file = arguments.sample > 0
                                     ? tools::sample_file(problem, arguments.sample)
                                     : tools::fs::path(arguments.file == "-" ? "" : arguments.file);
    const std::vector<rules::Game> games = tools::read_games(problem, *rules, file);
    if (arguments.test > games.size()) {
        throw tools::Error(
            fmt::format("there is no test {}; the input has {}", arguments.test, games.size()));
    }
    const std::size_t first = arguments.test == 0 ? 0 : arguments.test - 1;
    const std::size_t last = arguments.test == 0 ? games.size() : arguments.test;
    if (arguments.json) {
        fmt::print("{}",
                   tools::as_json(problem.id, *explainer, games, first, last, arguments.language));
        return 0;
    }
    const tools::Paint paint;
    const auto say = [&](const tools::Text& text) { return text.in(arguments.language); };
    const auto blocks = tools::first_as_blocks(*explainer, games, first, last, arguments.language);
    for (const auto& [head, body] : tools::as_text(blocks, arguments.language)) {
        fmt::print("{}{}", head.empty() ? "" : paint.bold(head), body);
    }
    if (last - first > tools::kMostTests) {
        fmt::print("{}\n", say({"--test N explains one of them", "--test N 讲解其中一组"}));
    }
    const std::string notes = "problems/" + problem.id + '/';
    fmt::print(
        "\n{}\n",
        paint.dim(say({"Proved in " + notes + "README.md", "证明见 " + notes + "README.zh.md"})));
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
        "          scripts/explain kiki --sample 1\n"
        "          scripts/explain 892 --sample 1 --lang zh\n");
    Arguments arguments;
    const tools::Check number = tools::from_to<std::size_t>(1, tools::kGreatestNumber);
    app.add("ID", arguments.id, "", "An id or a part that fits only one, e.g. 891",
            {.required = true});
    app.needs_modules([&] {
        return tools::module_targets({"rules", "explanations"}, {arguments.id});
    });
    app.add("FILE", arguments.file, "", "The input (default, and -: standard input)");
    app.add("--sample", arguments.sample, "N", "Explain this sample of the problem, from 1",
            {.check = number, .excludes = {"FILE"}});
    app.add("--test", arguments.test, "N", "Explain only this test of the input, from 1",
            {.check = number});
    app.add_flag("--json", arguments.json, "Print JSON, with nothing cut short");
    app.add_language(arguments.language);
    return app.run(argc, argv, [&] { return run(arguments); });
}
