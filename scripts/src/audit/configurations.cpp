// The compilers and sets of flags of the matrix.
#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <regex>
#include <set>

#include "audit/matrix.hpp"
#include "base/interrupt.hpp"
#include "base/process.hpp"
#include "base/text.hpp"
#include "base/toml.hpp"
#include "core/letters.hpp"

namespace tools {

namespace {

const std::vector<std::string> kStrict = {"-Wall",        "-Wextra", "-Wshadow",
                                          "-Wconversion", "-Werror", "-pedantic-errors"};

// The version of a compiler: the last word of its first line that starts with a digit.
std::string version(const std::string& command) {
    const std::string all = run_command({command, "--version"}).output;
    std::string found;
    for (const std::string& word : words_of(all.substr(0, all.find('\n')))) {
        if (word[0] >= '0' && word[0] <= '9') found = word.substr(0, word.find('-'));
    }
    return found;
}

// What the rows of one list of [flags] say, each without its compiler.
std::vector<Configuration> read_flags(std::vector<Keys> list) {
    std::vector<Configuration> rows;
    for (Keys& keys : list) {
        Configuration row;
        row.flags = keys.get<std::string>("flags");
        row.compiler.flags =
            words_of(row.flags + " " + keys.get_or<std::string>("besides", "-DONLINE_JUDGE"));
        row.core = keys.get_or("core", false);
        row.sanitized = keys.get_or("sanitized", false);
        row.patience = keys.get_or("slow", false) ? 20 : 1;
        keys.no_others();
        rows.push_back(std::move(row));
    }
    return rows;
}

}  // namespace

std::vector<Configuration> configurations(const fs::path& file) {
    const toml::table all = read_toml(file);
    const toml::table& flags = table_in(all, file, "flags");
    std::map<std::string, std::vector<Configuration>> sets;
    for (const auto& [key, set] : flags) {
        const std::string name(key.str());
        sets[name] = read_flags(Keys(flags, shown(file)).tables(name.c_str()));
    }
    static const std::regex build("\\{build\\}");
    std::vector<Configuration> list;
    std::set<std::string> seen;
    for (Keys& keys : Keys(all, shown(file)).tables("compiler")) {
        const auto command = keys.get<std::string>("command");
        const auto name = keys.get<std::string>("name");
        const auto with = keys.get_or<std::string>("with", "");
        const auto packages = keys.get<std::string>("packages");
        const auto run_by = keys.get_or<std::string>("run_by", "");
        const bool core = keys.get_or("core", false);
        std::vector<std::string> always = kStrict;
        keys.know("always");
        if (keys.has("always")) {
            for (const std::string& flag : keys.list<std::string>("always")) {
                always.push_back(std::regex_replace(flag, build, build_dir().string()));
            }
        }
        const auto chosen = keys.list<std::string>("flags");
        keys.no_others();
        if (!run_by.empty() && run_by != "Wine" && run_by != "Node") {
            keys.wrong("run_by", "is Wine or Node");
        }
        const auto program = find_command(command);
        if (program && !seen.insert(fs::canonical(*program).string() + with).second) continue;
        std::string family = program ? fmt::format("{} {}", name, version(command)) : command;
        if (!with.empty()) family += " " + with;
        for (const std::string& set : chosen) {
            if (sets.count(set) == 0) keys.wrong("flags", "names '{}', which [flags] lacks", set);
            for (Configuration c : sets.at(set)) {
                c.family = family;
                c.compiler.command = command;
                c.compiler.flags.insert(c.compiler.flags.end(), always.begin(), always.end());
                c.packages = packages;
                c.core = c.core && core;
                c.windows = run_by == "Wine";
                c.wasm = run_by == "Node";
                list.push_back(std::move(c));
            }
        }
    }
    return list;
}

std::vector<Configuration> configurations_named(const std::vector<std::string>& texts, bool core) {
    std::vector<Configuration> chosen = configurations();
    std::erase_if(chosen, [&](const Configuration& c) {
        const std::string name = lower(c.compiler.command + " " + c.name() + " ");
        return (core && !c.core) ||
               !std::all_of(texts.begin(), texts.end(), [&](const std::string& text) {
                   return name.find(lower(text)) != std::string::npos;
               });
    });
    return chosen;
}

bool is_here(const Configuration& configuration) {
    if (!find_command(configuration.compiler.command)) return false;
    const fs::path file = cache_dir() / "matrix" / "smallest.cpp";
    write_file(file, "#include <vector>\nint main() { return std::vector<int>(1).at(0); }\n");
    try {
        return compile(file, configuration.compiler).program.has_value();
    } catch (const Interrupted&) {
        throw;
    } catch (const Error&) {
        return false;  // it does not know the flags, or lacks its library
    }
}

}  // namespace tools
