// scripts/workshop/reach: how far the data of each problem go.
#include "measure/reach.hpp"

#include <fmt/format.h>

#include "base/command_line.hpp"
#include "base/terminal.hpp"
#include "catalog/modules.hpp"
#include "core/counts.hpp"

namespace {

int run(const std::vector<std::string>& ids) {
    const std::vector<tools::Problem> problems = tools::load_problems();
    const tools::Paint paint;
    std::size_t gaps = 0;
    for (const tools::Problem* problem : tools::choose(problems, ids)) {
        const tools::Reach reach = tools::reach_of(*problem);
        fmt::print("{}\n{}\n", paint.bold(problem->id), tools::as_text(reach));
        gaps += tools::gaps_of(reach).size();
    }
    fmt::print("{}\n", gaps == 0 ? paint.green("The data reach every goal.")
                                 : paint.red(tools::counted(gaps, "gap")));
    return gaps == 0 ? 0 : 1;
}

}  // namespace

int main(int argc, char** argv) {
    tools::Command app(
        "workshop/reach",
        "Shows how far the data of each problem go: the ends of each quantity that the\n"
        "validator reads, the greatest Grundy value and nim-sum, and the bits of a\n"
        "nim-sum that decide some game alone. [reach] in problem.toml says what legal\n"
        "inputs allow.\n"
        "\n"
        "Exit code: 0 the data reach every goal, 1 there are gaps, 2 misuse.\n"
        "\n"
        "Examples: scripts/workshop/reach 891\n"
        "          scripts/workshop/reach\n");
    std::vector<std::string> ids;
    app.add("ID", ids, "", tools::kIds);
    app.needs_modules([&] { return tools::module_targets({"rules", "explanations"}, ids); });
    return app.run(argc, argv, [&] { return run(ids); });
}
