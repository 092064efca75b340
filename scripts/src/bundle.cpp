// scripts/bundle: the one file to paste into a judge.
#include "lib/bundle.hpp"

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <csignal>
#include <cstdio>
#include <filesystem>
#include <string>

#include "lib/command_line.hpp"
#include "lib/profile.hpp"
#include "lib/submission.hpp"

namespace {

namespace fs = std::filesystem;

// The problem that a name or its solution's file stands for; nothing where it is another file.
const kit::Problem* problem_of(const std::vector<kit::Problem>& problems,
                               const std::string& target) {
    if (target.find('/') == std::string::npos && !fs::path(target).has_extension()) {
        return &kit::resolve(problems, target);
    }
    for (const kit::Problem& problem : problems) {
        std::error_code none;
        if (fs::equivalent(target, problem.solution(), none)) return &problem;
    }
    return nullptr;
}

void check(const kit::Bundle& bundle, const std::vector<const kit::Profile*>& judges) {
    kit::check(bundle.text, judges, [&](std::size_t line) {
        if (line == 0) return bundle.files[0].string() + ": the bundle";
        const auto& origin = bundle.origins.at(line - 1);
        return origin ? fmt::format("{}:{}", origin->file.string(), origin->line)
                      : fmt::format("{}: line {} of the bundle", bundle.files[0].string(), line);
    });
}

// Throws Error where one of the problem's judges would refuse it.
std::string checked_submission(const kit::Profiles& profiles, const kit::Problem& problem) {
    const kit::Bundle bundle = kit::submission(problem);
    check(bundle, kit::judges_of(profiles, problem));
    return bundle.text;
}

int verify(const std::string& file, const std::vector<kit::Problem>& problems) {
    const kit::Identity identity = kit::identify(kit::read_file(file), problems);
    if (identity.problem == nullptr) {
        fmt::print("{}: no bundle of this collection\n", file);
        return 1;
    }
    const std::string& id = identity.problem->id;
    if (identity.version.empty()) {
        fmt::print("{}: {}, of no known version\n", file, id);
        return 1;
    }
    fmt::print("{}: {}, version {}: {}, and {} today's bundle\n", file, id, identity.version,
               identity.changed ? "changed since" : "unchanged",
               identity.current ? "the code is that of" : "the code differs from that of");
    return identity.changed ? 1 : 0;
}

// Gives the text to the first clipboard that takes it; returns the program that did.
std::string copy(const std::string& text) {
    std::signal(SIGPIPE, SIG_IGN);  // a program that is not there reads nothing
    for (const char* command : {"wl-copy", "xclip -selection clipboard", "pbcopy", "clip.exe"}) {
        std::FILE* pipe = ::popen(fmt::format("{} 2>/dev/null", command).c_str(), "w");
        if (pipe == nullptr) continue;
        const bool written = std::fwrite(text.data(), 1, text.size(), pipe) == text.size();
        if (::pclose(pipe) == 0 && written) return command;
    }
    throw kit::Error(
        "no clipboard took it: install wl-clipboard (Wayland) or xclip (X11), or write a file "
        "with -o");
}

void write(const std::string& text, std::FILE* file, const std::string& name) {
    if (file == nullptr || std::fwrite(text.data(), 1, text.size(), file) != text.size() ||
        std::fflush(file) != 0) {
        throw kit::Error(fmt::format("{}: cannot be written: is there room, and may you?", name));
    }
}

struct Arguments {
    std::string target, judge, output, all, verify;
    bool to_clipboard = false;
};

int run(const Arguments& arguments) {
    const std::vector<kit::Problem> problems = kit::load_problems();
    if (!arguments.verify.empty()) return verify(arguments.verify, problems);
    const kit::Profiles profiles = kit::load_profiles();
    if (!arguments.all.empty()) {
        for (const kit::Problem& problem : problems) {
            kit::write_file(fs::path(arguments.all) / (problem.id + ".cpp"),
                            checked_submission(profiles, problem));
        }
        fmt::print(stderr, "{} bundles are in {}\n", problems.size(), arguments.all);
        return 0;
    }
    if (arguments.target.empty()) throw kit::Error("name a problem or a source, or say --all DIR");
    const kit::Problem* problem = problem_of(problems, arguments.target);
    const kit::Bundle bundle =
        problem == nullptr ? kit::traced_bundle(arguments.target) : kit::submission(*problem);
    std::vector<const kit::Profile*> judges;
    if (problem != nullptr) judges = kit::judges_of(profiles, *problem);
    if (!arguments.judge.empty()) judges = {&profiles.named(arguments.judge)};
    check(bundle, judges);
    if (arguments.to_clipboard) {
        fmt::print(stderr, "{} bytes are on the clipboard, by {}.\n", bundle.text.size(),
                   copy(bundle.text));
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
        "          bundle --verify my.cpp     says which bundle a file is",
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
    app.add_option("--all", arguments.all, "Write the bundles of all problems to this folder")
        ->excludes("ID|FILE");
    app.add_option("--verify", arguments.verify,
                   "Say which problem's bundle this file is, of which version, and whether it was "
                   "changed; white space and comments do not count. Exit code: 0 unchanged, 1 not")
        ->excludes("ID|FILE");
    CLI11_PARSE(app, argc, argv);
    return kit::guarded("bundle", [&] { return run(arguments); });
}
