#include "measure/instructions.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <regex>

#include "base/process.hpp"
#include "base/temporary.hpp"
#include "base/text.hpp"
#include "core/hash.hpp"

namespace tools {

std::uint64_t instructions(const fs::path& program, std::string_view input) {
    // The program's name is the hash of what it was made from.
    const fs::path kept = cache_dir() / "bench" / "instructions" /
                          Hash().add(program.filename().string()).add(" ").add(input).hex();
    if (!fs::exists(kept)) {
        const TemporaryFolder folder("callgrind");
        const fs::path log = folder.path() / "callgrind.log";
        fs::create_directories(kept.parent_path());
        const CommandResult result = run_command(
            {"timeout", "600", "valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null",
             "--log-file=" + log.string(), program.string()},
            input);
        std::smatch match;
        const std::string text = fs::exists(log) ? read_file(log) : result.output;
        if (result.exit_code != 0 ||
            !std::regex_search(text, match, std::regex("Collected : ([0-9]+)"))) {
            throw Error(fmt::format("valgrind could not count the instructions of {}: {}",
                                    program.string(), text));
        }
        write_file(kept, match[1].str());
    }
    return std::stoull(read_file(kept));
}

std::string machine(const std::vector<std::string>& flags) {
    std::string processor = "unknown processor";
    for (const std::string& line : lines_of(read_file("/proc/cpuinfo"))) {
        if (!line.starts_with("model name")) continue;
        processor = line.substr(line.find(':') + 2);
        break;
    }
    std::string compiler = run_command({"g++", "--version"}).output;
    compiler.resize(std::min(compiler.size(), compiler.find('\n')));
    return fmt::format("{}; {}, {}", processor, compiler, fmt::join(flags, " "));
}

}  // namespace tools
