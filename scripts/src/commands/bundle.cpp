// scripts/bundle: the one file to paste into a judge.
#include "ship/bundle.hpp"

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <cstdio>
#include <filesystem>
#include <iostream>
#include <iterator>
#include <string>

#include "base/command_line.hpp"
#include "ship/deliver.hpp"
#include "ship/submission.hpp"

namespace {

namespace fs = std::filesystem;

// The problem that a name or its solution's file stands for; nothing where it is another file.
const tools::Problem* problem_of(const std::vector<tools::Problem>& problems,
                                 const std::string& target) {
    if (target.find('/') == std::string::npos && !fs::path(target).has_extension()) {
        return &tools::resolve(problems, target);
    }
    for (const tools::Problem& problem : problems) {
        std::error_code none;
        if (fs::equivalent(target, problem.solution(), none)) return &problem;
    }
    return nullptr;
}

std::string text_of(const std::string& file) {
    if (file != "-") return tools::read_file(file);
    return {std::istreambuf_iterator<char>(std::cin), std::istreambuf_iterator<char>()};
}

// Exit code: 0 for the code of today's bundle, 1 for another one of that problem, 2 for no bundle.
int verify(const std::string& file, const std::vector<tools::Problem>& problems) {
    const std::string name = file == "-" ? "standard input" : file;
    const tools::Identity found = tools::identify(text_of(file), problems);
    if (found.problem == nullptr) {
        throw tools::Error(name + ": no bundle of this collection: neither its title nor its code");
    }
    const std::string& id = found.problem->id;
    if (found.current) {
        fmt::print("{}: {}, version {}: unchanged, and today's\n", name, id, found.version);
        return 0;
    }
    if (found.version.empty()) {
        fmt::print("{}: {} by its title, of no known version; today's is {}\n", name, id,
                   found.today);
    } else if (found.changed) {
        fmt::print("{}: {}, version {}: changed since; today's is {}\n", name, id, found.version,
                   found.today);
    } else {
        fmt::print("{}: {}, version {}: unchanged, but the source went on; today's is {}\n", name,
                   id, found.version, found.today);
    }
    return 1;
}

void write(const std::string& text, std::FILE* file, const std::string& name) {
    if (file == nullptr || std::fwrite(text.data(), 1, text.size(), file) != text.size() ||
        std::fflush(file) != 0) {
        throw tools::Error(fmt::format("{}: cannot be written: is there room, and may you?", name));
    }
}

struct Arguments {
    std::string target, judge, output, all, verify;
    bool to_clipboard = false;
};

int run(const Arguments& arguments) {
    const std::vector<tools::Problem> problems = tools::load_problems();
    if (!arguments.verify.empty()) return verify(arguments.verify, problems);
    if (!arguments.all.empty()) {
        const tools::Written written = tools::write_bundles(problems, arguments.all);
        fmt::print("{} bundles are in {}: {} new, {} updated\n", written.all, arguments.all,
                   written.fresh, written.updated);
        return 0;
    }
    const tools::Profiles profiles = tools::load_profiles();
    if (arguments.target.empty())
        throw tools::Error("name a problem or a source, or say --all DIR");
    const tools::Problem* problem = problem_of(problems, arguments.target);
    const tools::Bundle bundle =
        problem == nullptr ? tools::traced_bundle(arguments.target) : tools::submission(*problem);
    std::vector<const tools::Profile*> judges;
    if (problem != nullptr) judges = tools::judges_of(profiles, *problem);
    if (!arguments.judge.empty()) judges = {&profiles.named(arguments.judge)};
    tools::check(bundle, judges);
    if (arguments.to_clipboard) {
        fmt::print(stderr, "{} bytes are on the clipboard, by {}.\n", bundle.text.size(),
                   tools::copy_to_clipboard(bundle.text));
    } else if (!arguments.output.empty()) {
        write(bundle.text, std::fopen(arguments.output.c_str(), "wb"), arguments.output);
    } else {
        write(bundle.text, stdout, "standard output");
    }
    return 0;
}

}  // namespace

int main(int argc, char** argv) {
    CLI::App app(
        "Prints the one file to paste into a judge: a solution and the headers that it\n"
        "uses. The same source gives the same bytes. What one of the problem's judges\n"
        "would refuse (scripts/judges.toml) is refused here, with file, line and reason.\n"
        "\n"
        "Examples: bundle acwing-891          prints it\n"
        "          bundle 891 --copy          puts it on the clipboard\n"
        "          bundle my.cpp -o out.cpp   bundles any program that uses common/\n"
        "          bundle --all pasted        writes all bundles to that folder\n"
        "          bundle --verify my.cpp     says which bundle a file is\n"
        "\n"
        "The head comment names the version, which is what git describe says of the last\n"
        "commit that touched the solution or a header that it uses (+changed: and it is\n"
        "not as committed; unknown: git does not know), and a hash of the code.",
        "bundle");
    Arguments arguments;
    app.add_option("ID|FILE", arguments.target,
                   "A problem's id, or an unambiguous part of it; or a source");
    app.add_flag("--copy", arguments.to_clipboard,
                 "Put the bundle on the clipboard (wl-copy, xclip, pbcopy or clip.exe)");
    app.add_option("-o,--output", arguments.output, "Write the bundle to this file")
        ->excludes("--copy");
    app.add_option("--judge", arguments.judge,
                   "Check it for this judge alone; a source that is no problem's is checked for "
                   "none without this");
    app.add_option("--all", arguments.all,
                   "Write the bundles of all problems to this folder, as ID.cpp; only bundles that "
                   "nobody changed are overwritten")
        ->excludes("ID|FILE");
    app.add_option("--verify", arguments.verify,
                   "Say which problem's bundle this file (-: standard input) is, of which version, "
                   "and whether it was changed; white space and comments do not count. Exit code: "
                   "0 today's code, 1 changed or older, 2 no bundle")
        ->excludes("ID|FILE");
    for (const char* alone : {"--all", "--verify"}) {
        for (const char* other : {"--all", "--verify", "--output", "--copy", "--judge"}) {
            if (alone != std::string_view(other)) app.get_option(alone)->excludes(other);
        }
    }
    CLI11_PARSE(app, argc, argv);
    return tools::guarded("bundle", [&] { return run(arguments); });
}
