// scripts/new: the folders of a new problem, by its id, by its page's address, or from the browser.
#include <fmt/format.h>

#include <CLI/CLI.hpp>

#include "base/command_line.hpp"
#include "grow/listener.hpp"
#include "grow/new_problem.hpp"

namespace {

namespace fs = std::filesystem;

struct Arguments {
    std::vector<std::string> targets;
    std::string slug;
    std::string tree = tools::root().string();
    bool listen = false, once = false;
    std::optional<int> port;
};

void report(const tools::NewProblem& problem) {
    const std::size_t samples = problem.samples.size();
    fmt::print("made problems/{0}/ and testdata/{0}/, with {1}\n", problem.id(),
               samples == 0   ? "no samples yet"
               : samples == 1 ? "1 sample"
                              : fmt::format("{} samples", samples));
    std::fflush(stdout);
}

int listen(const Arguments& arguments) {
    const auto listening = [](int port) {
        fmt::print(
            "Listening on http://127.0.0.1:{} for Competitive Companion. Open a problem's page and "
            "press the extension's button; Ctrl+C stops this.\n",
            port);
        std::fflush(stdout);
    };
    const auto refused = [](int status, const std::string& why) {
        fmt::print(stderr, "new: refused ({}): {}\n", status, why);
    };
    tools::listen({.tree = arguments.tree,
                   .slug = arguments.slug,
                   .once = arguments.once,
                   .port = arguments.port,
                   .listening = listening,
                   .made = report,
                   .refused = refused});
    return 0;
}

int run(const Arguments& arguments) {
    if (arguments.listen != arguments.targets.empty()) {
        throw tools::Error("name problems by id or address, or say --listen");
    }
    if (!arguments.slug.empty() &&
        (arguments.listen ? !arguments.once : arguments.targets.size() > 1)) {
        throw tools::Error("--slug is for one problem");
    }
    if (!fs::is_directory(arguments.tree)) {
        throw tools::Error(arguments.tree + ": there is no such folder");
    }
    if (arguments.listen) return listen(arguments);
    const tools::Profiles profiles = tools::load_profiles();
    std::vector<tools::NewProblem> problems;
    for (const std::string& target : arguments.targets) {
        problems.push_back(tools::named_problem(profiles, target));
        if (!arguments.slug.empty()) tools::set_slug(problems.back(), arguments.slug);
    }
    for (const tools::NewProblem& problem : problems) {
        tools::make_problem(problem, arguments.tree);
        report(problem);
    }
    fmt::print("scripts/test -R IsSolved lists what is left to do.\n");
    return 0;
}

}  // namespace

int main(int argc, char** argv) {
    CLI::App app(
        "Makes the folders of a new problem: problems/ID with metadata, a solution to\n"
        "write and notes in two languages, testdata/ID with rules to write and samples.\n"
        "The tests then pass but for one, which says what is left to do.\n"
        "\n"
        "Examples: new luogu-p2197-nim\n"
        "          new https://www.luogu.com.cn/problem/P2197 --slug nim\n"
        "          new --listen               takes problems from the browser extension\n"
        "                                     Competitive Companion, samples and limits too",
        "new");
    Arguments arguments;
    app.add_option("ID|URL", arguments.targets,
                   "<judge>-<number>-<slug>, or the address of the problem's page; the judges are "
                   "those of scripts/judges.toml");
    app.add_option("--slug", arguments.slug,
                   "The last part of the id, where an address does not tell it");
    app.add_flag("--listen", arguments.listen, "Take problems from the browser until Ctrl+C");
    app.add_flag("--once", arguments.once, "End after one problem, or after all of one contest")
        ->needs("--listen");
    app.add_option("--port", arguments.port,
                   "Listen on this port instead of the first free one of those on which the "
                   "extension looks; 0: any free one")
        ->needs("--listen")
        ->check(CLI::Range(0, 65535));
    app.add_option("--tree", arguments.tree, "Make the folders below this one");
    CLI11_PARSE(app, argc, argv);
    return tools::guarded("new", [&] { return run(arguments); });
}
