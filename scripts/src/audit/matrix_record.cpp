#include "audit/matrix_record.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <iterator>

#include "base/toml.hpp"
#include "bundle/bundle.hpp"
#include "cpp/lexer.hpp"

namespace tools {

namespace {

bool is_as_recorded(const MatrixRecord& record, const Problem& problem) {
    const auto bundle = record.bundles.find(problem.id);
    return bundle != record.bundles.end() && bundle->second == bundle_hash(problem);
}

// "12" of "GCC 12.2.0"; empty if it names no version.
std::string major_of(const std::string& compiler) {
    const std::size_t blank = compiler.find(' ');
    if (blank == std::string::npos) return "";
    const std::size_t first = compiler.find_first_not_of("0123456789", blank + 1);
    return compiler.substr(blank + 1, std::min(first, compiler.size()) - blank - 1);
}

// Rows: flags; columns: compilers.
std::string what_held(const MatrixRecord& record) {
    std::string head = "| |", line = "|---|";
    std::vector<std::string> all;  // flags, in the order in which they were first seen
    for (const auto& [compiler, flags] : record.held) {
        head += fmt::format(" {} |", compiler);
        line += "---|";
        for (const std::string& f : flags) {
            if (std::ranges::count(all, f) == 0) all.push_back(f);
        }
    }
    std::string table = head + "\n" + line + "\n";
    for (const std::string& f : all) {
        table += fmt::format("| `{}` |", f);
        for (const auto& [compiler, flags] : record.held) {
            table += std::ranges::count(flags, f) > 0 ? " ✓ |" : " |";
        }
        table += "\n";
    }
    return table;
}

std::string judges(const MatrixRecord& record) {
    std::string table =
        "| judge | compilers | tested with | not available here | unknown |\n"
        "|---|---|---|---|---|\n";
    for (const Profile& judge : load_profiles().judges) {
        if (!judge.knows("compilers")) {
            table += fmt::format("| {} | unknown | all of the above | | everything |\n",
                                 judge.label().en);
            continue;
        }
        std::vector<std::string> with, absent;
        for (const std::string& named : judge.compilers) {
            const StandIns found = stand_ins(record, named);
            for (const std::string& compiler : found.compilers) {
                if (std::ranges::count(with, compiler) == 0) with.push_back(compiler);
            }
            if (!found.exact) absent.push_back(named);
        }
        table += fmt::format("| {} | {} | {} | {} | {} |\n", judge.label().en,
                             fmt::join(judge.compilers, ", "), fmt::join(with, ", "),
                             fmt::join(absent, ", "), fmt::join(judge.unknown(), ", "));
    }
    return table;
}

// As Configuration::name() has them.
std::set<std::string> held_names(const MatrixRecord& record) {
    std::set<std::string> names;
    for (const auto& [family, list] : record.held) {
        for (const std::string& flags : list) names.insert(family + " " + flags);
    }
    return names;
}

}  // namespace

fs::path matrix_record_file() {
    return root() / "scripts/workshop/matrix.toml";
}

MatrixRecord read_matrix_record(const fs::path& file) {
    MatrixRecord record;
    if (!fs::exists(file)) return record;
    const toml::table table = read_toml(file);
    Keys keys(table, shown(file));
    const toml::node& bundles = keys.node("bundles");
    if (!bundles.is_table()) keys.wrong_type("bundles", bundles);
    for (Keys& entry : keys.tables("held")) {
        record.held.emplace_back(entry.get<std::string>("compiler"),
                                 entry.list<std::string>("flags"));
        entry.no_others();
    }
    keys.no_others();
    for (const auto& [id, print] : *bundles.as_table()) {
        record.bundles[std::string(id.str())] = print.value_or(std::string());
    }
    return record;
}

std::string format_matrix_record(const MatrixRecord& record) {
    std::string text =
        "# Written by scripts/workshop/matrix --record: with which compilers and flags every "
        "bundle held,\n"
        "# and the hash of each bundle's code then.\n";
    for (const auto& [compiler, flags] : record.held) {
        text += fmt::format("\n[[held]]\ncompiler = \"{}\"\nflags = [\n", compiler);
        for (const std::string& f : flags) text += fmt::format("    \"{}\",\n", f);
        text += "]\n";
    }
    text += "\n[bundles]\n";
    for (const auto& [id, print] : record.bundles) text += fmt::format("{} = \"{}\"\n", id, print);
    return text;
}

MatrixRecord updated(const MatrixRecord& old, const std::vector<Problem>& problems,
                     const std::vector<Configuration>& tried, const std::set<std::string>& held) {
    MatrixRecord record;
    for (const Problem& p : problems) record.bundles[p.id] = bundle_hash(p);
    std::set<std::string> names;
    if (old.bundles == record.bundles) names = held_names(old);
    for (const Configuration& c : tried) names.erase(c.name());
    names.insert(held.begin(), held.end());
    for (const Configuration& c : configurations()) {
        if (!names.contains(c.name())) continue;
        if (record.held.empty() || record.held.back().first != c.family) {
            record.held.emplace_back(c.family, std::vector<std::string>());
        }
        record.held.back().second.push_back(c.flags);
    }
    return record;
}

std::vector<std::string> forgotten(const MatrixRecord& old, const MatrixRecord& now) {
    std::vector<std::string> lost;
    std::ranges::set_difference(held_names(old), held_names(now), std::back_inserter(lost));
    return lost;
}

std::set<const Problem*> recorded(const MatrixRecord& record, const Configuration& configuration,
                                  const std::vector<const Problem*>& problems) {
    const bool held = held_names(record).contains(configuration.name());
    std::set<const Problem*> those;
    for (const Problem* problem : problems) {
        if (held && is_as_recorded(record, *problem)) those.insert(problem);
    }
    return those;
}

std::string bundle_hash(const Problem& problem) {
    return code_hash(bundle(problem.solution()));
}

StandIns stand_ins(const MatrixRecord& record, const std::string& named) {
    const auto with_libcxx = [](const std::string& compiler) {
        return compiler.find("libc++") != std::string::npos;
    };
    const std::string kind = named.substr(0, named.find(' ')) + " ";
    StandIns result{{}, false};
    std::vector<std::string> exact;
    for (const auto& [compiler, flags] : record.held) {
        if (!compiler.starts_with(kind) || with_libcxx(compiler) != with_libcxx(named)) continue;
        result.compilers.push_back(compiler);
        if (major_of(compiler) == major_of(named)) exact.push_back(compiler);
    }
    result.exact = !exact.empty() || (major_of(named).empty() && !result.compilers.empty());
    if (!exact.empty()) result.compilers = exact;
    return result;
}

std::string matrix_tables(const MatrixRecord& record, const std::vector<Problem>& problems) {
    if (record.held.empty()) return "Not recorded yet.\n";
    std::vector<std::string> changed;
    for (const Problem& p : problems) {
        if (!is_as_recorded(record, p)) changed.push_back(p.id);
    }
    std::string text = what_held(record) + "\n" + judges(record);
    if (!changed.empty()) {
        text += fmt::format(
            "\nBundles that changed since, tested only with the configurations that `scripts/test` "
            "runs: {}.\n",
            changed.size() == problems.size() ? "all"
                                              : fmt::format("{}", fmt::join(changed, ", ")));
    }
    return text;
}

}  // namespace tools
