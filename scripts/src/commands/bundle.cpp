// scripts/bundle: the one file to paste into a judge.
#include "ship/bundle.hpp"

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <csignal>
#include <cstdio>
#include <filesystem>
#include <iostream>
#include <iterator>
#include <string>

#include "base/command_line.hpp"
#include "ship/lint.hpp"
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

void check(const tools::Bundle& bundle, const std::vector<const tools::Profile*>& judges) {
    tools::check(bundle.text, judges, [&](std::size_t line) {
        if (line == 0) return bundle.files[0].string() + ": the bundle";
        const auto& origin = bundle.origins.at(line - 1);
        return origin ? fmt::format("{}:{}", origin->file.string(), origin->line)
                      : fmt::format("{}: line {} of the bundle", bundle.files[0].string(), line);
    });
}

// Throws Error where one of the problem's judges would refuse it.
std::string checked_submission(const tools::Profiles& profiles, const tools::Problem& problem) {
    const tools::Bundle bundle = tools::submission(problem);
    check(bundle, tools::judges_of(profiles, problem));
    return bundle.text;
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

// Throws Error where the file is there and could be work of somebody's.
void check_replaceable(const fs::path& file, const tools::Problem& problem,
                       const std::vector<tools::Problem>& problems) {
    if (!fs::exists(fs::symlink_status(file))) return;
    std::string what = "no file";
    if (fs::is_regular_file(fs::symlink_status(file))) {
        const tools::Identity found = tools::identify(tools::read_file(file), problems);
        if (found.problem == &problem && !found.version.empty() && !found.changed) return;
        what = found.problem == &problem ? "changed since it was bundled"
                                         : "no bundle of " + problem.id;
    }
    throw tools::Error(
        fmt::format("{}: {}: move it away, or name another folder", file.string(), what));
}

int write_all(const fs::path& folder, const std::vector<tools::Problem>& problems) {
    const tools::Profiles profiles = tools::load_profiles();
    if (fs::exists(folder) && !fs::is_directory(folder)) {
        throw tools::Error(fmt::format("{}: no folder: name one", folder.string()));
    }
    // First all that can go wrong.
    std::vector<std::pair<fs::path, std::string>> files;
    for (const tools::Problem& problem : problems) {
        if (!tools::left_to_do(problem).empty()) continue;  // scripts/new made it
        files.emplace_back(folder / (problem.id + ".cpp"), checked_submission(profiles, problem));
        check_replaceable(files.back().first, problem, problems);
    }
    std::size_t fresh = 0, updated = 0;
    for (const auto& [file, text] : files) {
        if (!fs::exists(file)) {
            ++fresh;
        } else if (tools::read_file(file) != text) {
            ++updated;
        }
        tools::write_file(file, text);
    }
    fmt::print("{} bundles are in {}: {} new, {} updated\n", files.size(), folder.string(), fresh,
               updated);
    return 0;
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
    throw tools::Error(
        "no clipboard took it: install wl-clipboard (Wayland) or xclip (X11), or write a file "
        "with -o");
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
    if (!arguments.all.empty()) return write_all(arguments.all, problems);
    const tools::Profiles profiles = tools::load_profiles();
    if (arguments.target.empty())
        throw tools::Error("name a problem or a source, or say --all DIR");
    const tools::Problem* problem = problem_of(problems, arguments.target);
    const tools::Bundle bundle =
        problem == nullptr ? tools::traced_bundle(arguments.target) : tools::submission(*problem);
    std::vector<const tools::Profile*> judges;
    if (problem != nullptr) judges = tools::judges_of(profiles, *problem);
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
