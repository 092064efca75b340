// scripts/bundle: the one file to submit.
#include "ship/bundle.hpp"

#include <fmt/format.h>

#include <iostream>
#include <iterator>
#include <string>

#include "base/command_line.hpp"
#include "ship/deliver.hpp"
#include "ship/submission.hpp"

namespace {

struct Arguments {
    std::string target, judge, output, all, verify;
    bool to_clipboard = false;
};

int run(const Arguments& arguments) {
    const std::vector<tools::Problem> problems = tools::load_problems();
    if (!arguments.verify.empty()) {
        const bool standard = arguments.verify == "-";
        const std::string text = standard ? std::string(std::istreambuf_iterator(std::cin), {})
                                          : tools::read_file(arguments.verify);
        const tools::Identity found = tools::identify(text, problems);
        const std::string name = standard ? "standard input" : arguments.verify;
        if (found.problem == nullptr) {
            throw tools::Error(name + ": no bundle of this collection, by its title or its code");
        }
        fmt::print("{}: {}\n", name, tools::as_text(found));
        return found.current ? 0 : 1;
    }
    if (!arguments.all.empty()) {
        const tools::Written written = tools::write_bundles(problems, arguments.all);
        fmt::print("{} bundles are in {}: {} new, {} updated\n", written.all, arguments.all,
                   written.fresh, written.updated);
        return 0;
    }
    const tools::Profiles profiles = tools::load_profiles();
    if (arguments.target.empty())
        throw tools::Error("name a problem or a source file, or use --all DIR");
    const tools::Problem* problem = tools::problem_at(problems, arguments.target);
    const tools::Bundle bundle = problem == nullptr
                                     ? tools::traced_bundle(arguments.target, tools::Author::user)
                                     : tools::submission(*problem);
    std::vector<const tools::Profile*> judges;
    if (problem != nullptr) judges = tools::judges_of(profiles, *problem);
    if (!arguments.judge.empty()) judges = profiles.named(arguments.judge);
    tools::check(bundle, judges);
    if (arguments.to_clipboard) {
        fmt::print(stderr, "Copied {} bytes with {}.\n", bundle.text.size(),
                   tools::copy_to_clipboard(bundle.text));
    } else if (!arguments.output.empty()) {
        tools::write_text(bundle.text, std::fopen(arguments.output.c_str(), "wb"),
                          arguments.output);
    } else {
        tools::write_text(bundle.text, stdout, "standard output");
    }
    return 0;
}

}  // namespace

int main(int argc, char** argv) {
    tools::Command app(
        "bundle",
        "Prints the one file to submit: a program with the headers that it includes. The\n"
        "same source gives the same bytes. If one of the problem's judges would refuse\n"
        "the bundle (scripts/judges.toml), it stops with file, line and reason.\n"
        "\n"
        "The head comment names the version and a hash of the code. The version is git\n"
        "describe of the last commit that changed the bundle; +changed: not committed;\n"
        "unknown: no history.\n"
        "\n"
        "Examples: scripts/bundle 891 --copy          puts it on the clipboard\n"
        "          scripts/bundle my.cpp -o out.cpp   bundles your own program\n"
        "          scripts/bundle --all pasted        writes all bundles to a folder\n"
        "          scripts/bundle --verify out.cpp    tells which bundle a file is\n");
    Arguments arguments;
    app.add("ID|FILE", arguments.target, "",
            "An id or a part that fits only one, e.g. 891; or a C++ file");
    app.add_flag("--copy", arguments.to_clipboard,
                 "Put the bundle on the clipboard, with wl-copy, xclip, pbcopy or clip.exe");
    app.add("-o,--output", arguments.output, "FILE", "Write the bundle to this file",
            {.excludes = {"--copy"}});
    app.add("--judge", arguments.judge, "NAME",
            "Check for this judge alone, e.g. HDU. Without it, your own program is not checked");
    app.add("--all", arguments.all, "DIR",
            "Write all bundles to this folder, as ID.cpp. Overwrites only bundles that nobody "
            "changed",
            {.excludes = {"ID|FILE", "--copy", "--output", "--judge"}});
    app.add("--verify", arguments.verify, "FILE",
            "Tell which problem's bundle this is, its version, and whether it was changed. White "
            "space and comments do not count; - is standard input. Exit code: 0 today's code, 1 "
            "changed or older, 2 no bundle",
            {.excludes = {"ID|FILE", "--copy", "--output", "--judge", "--all"}});
    return app.run(argc, argv, [&] { return run(arguments); });
}
