// scripts/bundle: the one file to submit.
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

// The problem with this id or solution file; nullptr for any other file.
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

// Throws Error if one of the problem's judges would refuse it.
std::string checked_submission(const tools::Profiles& profiles, const tools::Problem& problem) {
    const tools::Bundle bundle = tools::submission(problem);
    check(bundle, tools::judges_of(profiles, problem));
    return bundle.text;
}

std::string text_of(const std::string& file) {
    if (file != "-") return tools::read_file(file);
    return {std::istreambuf_iterator<char>(std::cin), std::istreambuf_iterator<char>()};
}

// Exit code: 0 the code of today's bundle, 1 another one of that problem, 2 no bundle.
int verify(const std::string& file, const std::vector<tools::Problem>& problems) {
    const std::string name = file == "-" ? "standard input" : file;
    const tools::Identity found = tools::identify(text_of(file), problems);
    if (found.problem == nullptr) {
        throw tools::Error(name + ": no bundle of this collection, by its title or its code");
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
        fmt::print("{}: {}, version {}: unchanged, but out of date; today's is {}\n", name, id,
                   found.version, found.today);
    }
    return 1;
}

// Throws Error if the file exists and may be somebody's work.
void check_replaceable(const fs::path& file, const tools::Problem& problem,
                       const std::vector<tools::Problem>& problems) {
    if (!fs::exists(fs::symlink_status(file))) return;
    std::string what = "not a regular file";
    if (fs::is_regular_file(fs::symlink_status(file))) {
        const tools::Identity found = tools::identify(tools::read_file(file), problems);
        if (found.problem == &problem && !found.version.empty() && !found.changed) return;
        what = found.problem == &problem ? "changed since it was bundled"
                                         : "no bundle of " + problem.id;
    }
    throw tools::Error(
        fmt::format("{}: {}; move it away, or name another folder", file.string(), what));
}

int write_all(const fs::path& folder, const std::vector<tools::Problem>& problems) {
    const tools::Profiles profiles = tools::load_profiles();
    if (fs::exists(folder) && !fs::is_directory(folder)) {
        throw tools::Error(fmt::format("{}: no folder; name another", folder.string()));
    }
    // Whatever can fail comes first.
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

// Gives the text to the first clipboard program that works; returns its name.
std::string copy(const std::string& text) {
    std::signal(SIGPIPE, SIG_IGN);  // a missing program reads nothing
    for (const char* command : {"wl-copy", "xclip -selection clipboard", "pbcopy", "clip.exe"}) {
        std::FILE* pipe = ::popen(fmt::format("{} 2>/dev/null", command).c_str(), "w");
        if (pipe == nullptr) continue;
        const bool written = std::fwrite(text.data(), 1, text.size(), pipe) == text.size();
        if (::pclose(pipe) == 0 && written) return command;
    }
    throw tools::Error(
        "no clipboard took it: install wl-clipboard (Wayland) or xclip (X11), or use -o FILE");
}

void write(const std::string& text, std::FILE* file, const std::string& name) {
    if (file == nullptr || std::fwrite(text.data(), 1, text.size(), file) != text.size() ||
        std::fflush(file) != 0) {
        throw tools::Error(
            fmt::format("{}: cannot be written; check disk space and permissions", name));
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
        throw tools::Error("name a problem or a source file, or use --all DIR");
    const tools::Problem* problem = problem_of(problems, arguments.target);
    const tools::Bundle bundle =
        problem == nullptr ? tools::traced_bundle(arguments.target) : tools::submission(*problem);
    std::vector<const tools::Profile*> judges;
    if (problem != nullptr) judges = tools::judges_of(profiles, *problem);
    if (!arguments.judge.empty()) judges = {&profiles.named(arguments.judge)};
    check(bundle, judges);
    if (arguments.to_clipboard) {
        fmt::print(stderr, "Copied {} bytes with {}.\n", bundle.text.size(), copy(bundle.text));
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
        "          scripts/bundle --verify out.cpp    tells which bundle a file is\n",
        "scripts/bundle");
    Arguments arguments;
    const auto add = [&](const char* name, std::string& value, const char* type, const char* help) {
        return app.add_option(name, value, help)->type_name(type);
    };
    add("ID|FILE", arguments.target, "",
        "An id or a part that fits only one, e.g. 891;\n"
        "or a C++ file");
    app.add_flag("--copy", arguments.to_clipboard,
                 "Put the bundle on the clipboard, with wl-copy,\n"
                 "xclip, pbcopy or clip.exe");
    add("-o,--output", arguments.output, "FILE", "Write the bundle to this file")
        ->excludes("--copy");
    add("--judge", arguments.judge, "NAME",
        "Check for this judge alone, e.g. HDU. Without it,\n"
        "your own program is not checked");
    add("--all", arguments.all, "DIR",
        "Write all bundles to this folder, as ID.cpp.\n"
        "Overwrites only bundles that nobody changed")
        ->excludes("ID|FILE");
    add("--verify", arguments.verify, "FILE",
        "Tell which problem's bundle this is, its version,\n"
        "and whether it was changed. White space and\n"
        "comments do not count; - is standard input.\n"
        "Exit code: 0 today's code, 1 changed or older,\n"
        "2 no bundle")
        ->excludes("ID|FILE");
    for (const char* alone : {"--all", "--verify"}) {
        for (const char* other : {"--all", "--verify", "--output", "--copy", "--judge"}) {
            if (alone != std::string_view(other)) app.get_option(alone)->excludes(other);
        }
    }
    CLI11_PARSE(app, argc, argv);
    return tools::guarded("bundle", [&] { return run(arguments); });
}
