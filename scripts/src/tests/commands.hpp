// The commands of scripts/ and scripts/workshop/, and what their help says of options.
#ifndef SCRIPTS_SRC_TESTS_COMMANDS_HPP
#define SCRIPTS_SRC_TESTS_COMMANDS_HPP

#include <map>
#include <string>
#include <vector>

#include "base/files.hpp"
#include "base/process.hpp"
#include "base/text.hpp"

// Those that are programs, by their names below scripts/.
inline std::vector<std::string> commands() {
    std::vector<std::string> names;
    for (const auto& [sources, folder] :
         {std::pair("src/commands", ""), {"workshop/commands", "workshop/"}}) {
        for (const auto& file : tools::files_in(tools::root() / "scripts" / sources, ".cpp")) {
            names.push_back(folder + file.stem().string());
        }
    }
    return names;
}

// Those that are shell scripts alone.
inline std::vector<std::string> script_commands() {
    std::vector<std::string> names;
    for (const char* folder : {"", "workshop/"}) {
        const tools::fs::path scripts = tools::root() / "scripts";
        for (const auto& entry : tools::fs::directory_iterator(scripts / folder)) {
            const std::string name = entry.path().filename().string();
            const bool runs = (entry.status().permissions() & tools::fs::perms::owner_exec) ==
                              tools::fs::perms::owner_exec;
            if (!entry.is_regular_file() || !runs || name == "stress") continue;  // stress is judge
            const std::string source = name + ".cpp";
            if (tools::fs::exists(scripts / "src/commands" / source)) continue;
            if (tools::fs::exists(scripts / "workshop/commands" / source)) continue;
            names.push_back(folder + name);
        }
    }
    return names;
}

inline constexpr std::size_t kHelpColumn = 30;  // where the help of an option begins

struct CommandHelp {
    std::string text;
    // What stands for the value of an option, such as FILE; empty: it takes none.
    std::map<std::string, std::string> options = {};
};

// `words` are the command and, if it has some, one within it.
inline CommandHelp help_of(std::vector<std::string> words) {
    const std::string name = tools::fs::path(words.at(0)).filename().string();
    const tools::fs::path program = tools::build_dir() / "bin" / name;
    words[0] = tools::fs::exists(program) ? program : tools::root() / "scripts" / words[0];
    if (name == "stress") {
        words[0] = tools::build_dir() / "bin/judge";
        words.insert(words.begin() + 1, "--stress");
    }
    words.insert(words.begin(), {"env", "LC_ALL=C"});
    words.push_back("--help");
    CommandHelp help{tools::run_command(words).output};
    for (const std::string& line : tools::lines_of(help.text)) {
        if (!line.starts_with("  -")) continue;
        const std::vector<std::string> parts = tools::words_of(line.substr(0, kHelpColumn));
        std::string value = parts.size() > 1 ? parts[1].substr(0, parts[1].find('=')) : "";
        if (value.find_first_not_of("ABCDEFGHIJKLMNOPQRSTUVWXYZ") != value.npos) value.clear();
        for (const std::string_view option : tools::split(parts[0], ',')) {
            help.options[std::string(option)] = value;
        }
    }
    return help;
}

#endif
