#include "judge/selection.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <nlohmann/json.hpp>
#include <set>

#include "base/process.hpp"
#include "base/text.hpp"
#include "core/counts.hpp"

namespace tools {

namespace {

// The case of this name, or else those whose names begin so.
std::vector<const Case*> named(const std::vector<Case>& all, const std::string& name) {
    std::vector<const Case*> begin;
    for (const Case& c : all) {
        if (c.name == name) return {&c};
        if (c.name.starts_with(name)) begin.push_back(&c);
    }
    return begin;
}

[[noreturn]] void fail_unknown(const Problem& problem, const std::vector<Case>& all,
                               const std::string& name) {
    std::vector<std::string> names;
    std::set<std::string> groups;
    for (const Case& c : all) {
        names.push_back(c.name);
        groups.insert(fmt::format("{}-", name_of(c.group)));
    }
    names.insert(names.begin(), groups.begin(), groups.end());
    throw Error(fmt::format("{} has no case '{}'{}; scripts/judge {} --list names them all",
                            problem.id, name, did_you_mean(name, names), problem.id));
}

std::string md5(const std::string& text) {
    const CommandResult result = run_command({"md5sum"}, text);
    if (result.exit_code != 0) throw Error("md5sum is missing; install coreutils");
    return result.output.substr(0, 32);
}

// Where the extension looks for the tests of a source, and what it reads there.
GeneratedFile cph_file(const Problem& problem, const Cases& cases, const fs::path& folder) {
    constexpr std::size_t most_bytes = 1 << 16;  // more than an editor shows
    const fs::path source = fs::absolute(folder).lexically_normal() / (problem.id + ".cpp");
    nlohmann::ordered_json tests = nlohmann::ordered_json::array();
    for (const Case& c : cases.list()) {
        if (c.input.size() + c.expected.size() > most_bytes) continue;
        tests.push_back({{"id", tests.size() + 1}, {"input", c.input}, {"output", c.expected}});
    }
    const nlohmann::ordered_json all = {
        {"name", problem.title},
        {"group", problem.judge},
        {"url", problem.url},
        {"interactive", false},
        {"memoryLimit", problem.memory_limit_kb / 1024},
        {"timeLimit", static_cast<long>(problem.time_limit_s * 1000)},
        {"testType", "single"},
        {"input", {{"type", "stdin"}}},
        {"output", {{"type", "stdout"}}},
        {"local", false},
        {"srcPath", source.string()},
        {"tests", tests}};
    return {folder / ".cph" /
                fmt::format(".{}_{}.prob", source.filename().string(), md5(source.string())),
            all.dump()};
}

}  // namespace

Cases select_cases(const Problem& problem, const Selection& selection) {
    if (!selection.input.empty()) return load_input(problem, selection.input);
    const auto wanted_group = [&](Group group) {
        return selection.groups.empty() ||
               std::count(selection.groups.begin(), selection.groups.end(), group) > 0;
    };
    Cases files = load_files(problem);
    Cases all;
    for (const Case& c : files.list()) {
        if (wanted_group(c.group)) all.add(c);
    }
    if (selection.whitespace_variants) all.append(whitespace_variants(all));
    for (const Group group : kGeneratedGroups) {
        if (wanted_group(group))
            all.append(load_group(problem, group, selection.seed, selection.rounds));
    }
    if (all.list().empty()) {
        throw Error(fmt::format("{} has no data; add sample-1.in and sample-1.out to {}",
                                problem.id, shown(problem.data())));
    }
    if (selection.cases.empty()) return all;
    std::set<const Case*> wanted;
    for (const std::string& name : selection.cases) {
        const std::vector<const Case*> fitting = named(all.list(), name);
        if (fitting.empty()) fail_unknown(problem, all.list(), name);
        wanted.insert(fitting.begin(), fitting.end());
    }
    Cases chosen;
    for (const Case& c : all.list()) {
        if (wanted.contains(&c)) chosen.add(c);
    }
    return chosen;
}

std::vector<bool> telling_cases(const std::vector<Case>& cases) {
    constexpr std::size_t few = 20, most_of_group = 4;
    if (cases.size() <= few) return std::vector<bool>(cases.size(), true);
    std::map<Group, std::vector<std::size_t>> groups;
    for (std::size_t i = 0; i < cases.size(); ++i) groups[cases[i].group].push_back(i);
    std::vector<bool> telling(cases.size());
    for (auto& [group, indices] : groups) {
        std::stable_sort(indices.begin(), indices.end(), [&](std::size_t a, std::size_t b) {
            return cases[a].input.size() < cases[b].input.size();
        });
        for (std::size_t i = 0; i < most_of_group; ++i) {
            telling[indices[i * (indices.size() - 1) / (most_of_group - 1)]] = true;
        }
    }
    return telling;
}

void print_list(const Problem& problem, const Cases& cases) {
    std::size_t width = 4;
    for (const Case& c : cases.list()) width = std::max(width, c.name.size());
    fmt::print("{}\n  {:{}}  {:>7}  {:>11}  {:>11}\n", problem.id, "case", width, "tests",
               "bytes in", "bytes out");
    for (const Case& c : cases.list()) {
        fmt::print("  {:{}}  {:>7}  {:>11}  {:>11}\n", c.name, width, with_commas(c.games),
                   with_commas(c.input.size()), with_commas(c.expected.size()));
    }
}

void export_cases(const Problem& problem, const Cases& cases, const fs::path& folder) {
    std::error_code error;
    fs::create_directories(folder, error);
    if (error) {
        throw Error(fmt::format("{}: is no folder and cannot be made one: {}; export to another",
                                folder.string(), error.message()));
    }
    std::map<fs::path, std::string_view> files;
    for (const Case& c : cases.list()) {
        files[folder / (c.name + ".in")] = c.input;
        files[folder / (c.name + ".out")] = c.expected;
    }
    const GeneratedFile cph = cph_file(problem, cases, folder);
    files[cph.path] = cph.text;
    for (const auto& [file, text] : files) {
        if (file == cph.path || !fs::exists(file) || read_file(file) == text) continue;
        throw Error(fmt::format("{}: is there with other contents; export to another folder",
                                file.string()));
    }
    for (const auto& [file, text] : files) write_file(file, text);
}

}  // namespace tools
