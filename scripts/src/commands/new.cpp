// scripts/new: the folders of a new problem, by its id, by its page's address, or from the browser.
#include <fmt/format.h>

#include "base/command_line.hpp"
#include "core/counts.hpp"
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
    fmt::print("made problems/{0}/ and testdata/{0}/, with {1}\n", problem.id(),
               problem.samples.empty() ? "no samples yet"
                                       : tools::counted(problem.samples.size(), "sample"));
    std::fflush(stdout);
}

// CONTRIBUTING.md has more on each.
void print_what_is_left() {
    fmt::print(
        "Left to do, in problems/ID/ (P) and testdata/ID/ (T):\n"
        "  P problem.toml   titles, limits, and what is unconfirmed\n"
        "  T rules.cpp      validator, generators, oracle\n"
        "  T sample-*, edge-*, bad-*   cases\n"
        "  P solution.cpp   P textbook.cpp   P explain.cpp   P note_test.cpp\n"
        "  T wrong/*.cpp    at least two wrong solutions\n"
        "  P README.md      P README.zh.md   the notes, each section\n"
        "  scripts/workshop/mutate ID --record, then matrix --record --resume and refresh there\n"
        "scripts/test -R IsSolved lists each line that still says TODO.\n");
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
    const bool made = tools::listen({.tree = arguments.tree,
                                     .slug = arguments.slug,
                                     .once = arguments.once,
                                     .port = arguments.port,
                                     .listening = listening,
                                     .made = report,
                                     .refused = refused});
    if (made) print_what_is_left();
    return made ? 0 : 2;
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
    print_what_is_left();
    return 0;
}

}  // namespace

int main(int argc, char** argv) {
    tools::Command app(
        "new",
        "Makes the folders of a new problem: problems/ID with metadata, a solution to\n"
        "write and notes in two languages, testdata/ID with rules to write and samples.\n"
        "The tests then pass but for one, which says what is left to do.\n"
        "\n"
        "Exit code: 0 made, 2 not made.\n"
        "\n"
        "Examples: scripts/new luogu-p2197-nim\n"
        "          scripts/new https://www.luogu.com.cn/problem/P2197 --slug nim\n"
        "          scripts/new --listen       takes problems from the browser extension\n"
        "                                     Competitive Companion, with samples\n");
    Arguments arguments;
    app.add("ID|URL", arguments.targets, "",
            "<judge>-<number>-<slug>, or the address of the problem's page; the judges are those "
            "of scripts/judges.toml");
    app.add("--slug", arguments.slug, "SLUG",
            "The last part of the id, where an address does not tell it");
    app.add_flag("--listen", arguments.listen, "Take problems from the browser until Ctrl+C");
    app.add_flag("--once", arguments.once, "End after one problem, or after all of one contest",
                 {.needs = {"--listen"}});
    app.add("--port", arguments.port, "PORT",
            "Listen here, not on the first free port on which the extension looks; 0: any free one",
            {.check = tools::from_to(0, 65535), .needs = {"--listen"}});
    app.add("--tree", arguments.tree, "DIR", "Make the folders below this one");
    return app.run(argc, argv, [&] { return run(arguments); });
}
