// scripts/judge and scripts/stress: judge bundles, or the user's own program.
#include "base/command_line.hpp"
#include "catalog/modules.hpp"
#include "judge/compiler.hpp"
#include "judge/request.hpp"

namespace {

constexpr const char* kAboutStress =
    "Searches for a small input on which a program fails: tries every small game,\n"
    "then random ones. Prints the smallest it finds, the expected output and the\n"
    "output found.\n"
    "\n"
    "Exit code: 0 none found, 1 one found, 2 nothing was judged.\n"
    "\n"
    "Example: scripts/stress 891 --source my.cpp --for 60s\n";
constexpr const char* kAbout =
    "Judges the bundle of every solution, or of the problems named, on all data:\n"
    "samples, edge cases, every small game, random games, inputs at the limits.\n"
    "Bundles are judged as by the strictest judge: output is compared byte by byte,\n"
    "and if only white space differs, the verdict is PE. Your own program is judged\n"
    "as the problem's judge does, as far as scripts/judges.toml knows; what others\n"
    "would say is told beside AC.\n"
    "\n"
    "Exit code: 0 all AC, 1 another verdict, 2 nothing was judged.\n"
    "\n"
    "Examples: scripts/judge                      every solution\n"
    "          scripts/judge 891 --source my.cpp  your program\n"
    "          scripts/judge kiki --case edge     some cases of one problem\n";

}  // namespace

int main(int argc, char** argv) {
    tools::Request request;
    tools::Settings& settings = request.settings;
    // scripts/stress is this command with other defaults.
    const bool stress = argc > 1 && argv[1] == std::string_view("--stress");
    if (stress) {
        settings.groups = {tools::Group::exhaustive, tools::Group::random};
        request.stress = "10s";
        ++argv;
        --argc;
    }
    const std::string name = stress ? "stress" : "judge";
    tools::Command app(name, stress ? kAboutStress : kAbout);
    app.add("ID", request.ids, "", tools::kIds);
    app.needs_modules([&] { return tools::module_targets({"rules"}, request.ids); });
    app.group("What is judged");
    app.add("--source", request.source, "FILE",
            "Judge this file instead: C++, or C, Python, JavaScript, Java, Go, Rust by its "
            "ending; - is C++ from standard input; needs one ID");
    app.add("--command", request.command, "CMD",
            "Judge this command instead; needs one ID, e.g. \"python3 my.py\"",
            {.excludes = {"--source"}});
    app.add_flag("--watch", request.watch, "Judge --source again on every save",
                 {.needs = {"--source"}});

    app.group("On which inputs");
    app.add("--case", settings.cases, "NAME",
            "Only this case, or those whose names start like this, e.g. edge");
    app.add("--input", settings.input, "FILE",
            "Only this input; the rules answer it; needs one ID");
    app.add_flag("--all", settings.all, "Go on after the first failure");
    app.add_seed(settings.seed, "Seed of the random inputs");
    app.add("--rounds", settings.rounds, "N",
            "Random inputs per problem; by default what the problem needs",
            {.check = tools::from_to(1, 1000000)});
    app.add("--for", request.stress, "TIME",
            "Then try new random inputs for this long, e.g. 60s or 2m", {.show_default = true});
    app.add_flag(
        "--whitespace", settings.whitespace_variants,
        "Also judge samples and edge cases with CRLF, blanks, blank lines, no final newline");

    app.group("By which judge");
    app.add("--judge", request.judge, "NAME",
            "Judge as this judge does, with its compiler, e.g. HDU; see scripts/judges.toml");
    app.add_flag("--strict", request.strict,
                 "Judge your own program as the strictest judge, too, on all inputs, those that no "
                 "statement promises included");
    app.add("--time-limit", request.time_limit_s, "S", "In seconds; by default the problem's",
            {.check = tools::from_to(0.001, 3600.0)});
    app.add("--memory-limit", request.memory_limit_mb, "MB", "In MB; by default the problem's",
            {.check = tools::from_to(1.0, 65536.0)});

    app.group("With which compiler");
    app.add("--std", request.standard, "STD",
            "C++ standard; by default c++11 for bundles, gnu++17 for --source",
            {.one_of = tools::standards(), .excludes = {"--command"}});
    app.add("--compiler", request.compiler, "CMD", "Compile with this, e.g. clang++",
            {.excludes = {"--command", "--judge"}});
    app.add("--flags", request.flags, "FLAGS", "More flags for the compiler, e.g. \"-O3 -DX=1\"",
            {.excludes = {"--command"}});
    app.add_flag("--sanitize", request.sanitize,
                 "Compile with AddressSanitizer and UBSan, and run files and some other cases in "
                 "Valgrind, too: undefined behaviour is RE, with its line",
                 {.excludes = {"--command"}});

    app.group("What is told");
    app.add_flag("-v,--verbose", request.verbose,
                 "Print verdict, time and memory of each case, and each step of what is built");
    app.add_flag("--explain", request.explain, "Print why the expected answer is right");
    app.add("--json", request.json, "FILE",
            "Also write the results to this file, or with - to standard output");
    app.add_flag("--list", request.list, "Only name the cases, and judge nothing");
    app.add("--export", request.export_folder, "DIR",
            "Only write the cases to this folder, as .in and .out");
    app.add_jobs(settings.jobs);
    return app.run(argc, argv, [&] { return tools::carry_out(request, name); });
}
