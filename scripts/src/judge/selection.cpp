#include "judge/selection.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <set>

#include "base/say.hpp"
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
    throw Error(phrase({"{} has no case '{}'{}; scripts/judge {} --list names them all",
                        "{} 没有测试点“{}”{}；scripts/judge {} --list 列出全部"},
                       problem.id, name, did_you_mean(name, names), problem.id));
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
        throw Error(phrase({"{} has no data; add sample-1.in and sample-1.out to {}",
                            "{} 没有数据；请把 sample-1.in 和 sample-1.out 放进 {}"},
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
        std::ranges::stable_sort(indices, {}, [&](std::size_t i) { return cases[i].input.size(); });
        for (std::size_t i = 0; i < most_of_group; ++i) {
            telling[indices[i * (indices.size() - 1) / (most_of_group - 1)]] = true;
        }
    }
    return telling;
}

void print_list(const Problem& problem, const Cases& cases) {
    std::size_t width = 4;
    for (const Case& c : cases.list()) width = std::max(width, c.name.size());
    fmt::print("{}\n  {:{}}  {:>7}  {:>11}  {:>11}\n", problem.id, said(Text("case", "测试点")),
               width, said(Text("tests", "组数")), said(Text("bytes in", "输入字节")),
               said(Text("bytes out", "输出字节")));
    for (const Case& c : cases.list()) {
        fmt::print("  {:{}}  {:>7}  {:>11}  {:>11}\n", c.name, width, with_commas(c.games),
                   with_commas(c.input.size()), with_commas(c.expected.size()));
    }
}

void export_cases(const Cases& cases, const fs::path& folder) {
    std::error_code error;
    fs::create_directories(folder, error);
    if (error) {
        throw Error(phrase({"{}: is no folder and cannot be made one: {}; export to another",
                            "{}：不是文件夹，也不能建立（{}）；请换一个"},
                           folder.string(), error.message()));
    }
    std::map<fs::path, std::string_view> files;
    for (const Case& c : cases.list()) {
        files[folder / (c.name + ".in")] = c.input;
        files[folder / (c.name + ".out")] = c.expected;
    }
    for (const auto& [file, text] : files) {
        if (!fs::exists(file) || read_file(file) == text) continue;
        throw Error(phrase({"{}: is there with other contents; export to another folder",
                            "{}：已经存在，内容不同；请换一个文件夹"},
                           file.string()));
    }
    for (const auto& [file, text] : files) write_file(file, text);
}

}  // namespace tools
