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
    const fs::path kept = cache_dir() / "bench" / "instructions" /
                          Hash().add(read_file(program)).add(" ").add(input).hex();
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
            throw Error(english(fmt::format("valgrind could not count the instructions of {}: {}",
                                            program.string(), text)));
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

std::string rounded(double value) {
    for (const auto& [unit, name] : {std::pair{1e9, "G"}, {1e6, "M"}, {1e3, "k"}}) {
        if (value >= unit) {
            return fmt::format("{:.{}f}{}", value / unit, value < 10 * unit ? 2 : 1, name);
        }
    }
    return fmt::format("{:.0f}", value);
}

namespace {

// A table's rows as their cells, the head first; and the compiler that its first line names.
struct RecordedTable {
    std::string compiler;
    std::vector<std::vector<std::string>> rows;
};

RecordedTable read_table(const std::string& text) {
    RecordedTable table;
    for (const std::string& line : lines_of(text)) {
        if (table.compiler.empty())
            table.compiler = line.substr(std::min(line.find(';'), line.size()));
        if (!line.starts_with("| ")) continue;
        std::vector<std::string>& cells = table.rows.emplace_back();
        for (const std::string_view cell : split(line, '|')) {
            cells.push_back(fmt::format("{}", fmt::join(words_of(cell), " ")));
        }
    }
    return table;
}

// "1.20M" as a number.
double number_of(const std::string& text) {
    std::size_t read = 0;
    const double number = std::stod(text, &read);
    const char unit = read < text.size() ? text[read] : ' ';
    return number * (unit == 'G' ? 1e9 : unit == 'M' ? 1e6 : unit == 'k' ? 1e3 : 1);
}

}  // namespace

std::vector<Text> regressions(const std::string& recorded, const std::string& now) {
    const RecordedTable before = read_table(recorded), after = read_table(now);
    if (before.rows.empty() || after.rows.empty() || before.compiler != after.compiler) return {};
    const std::vector<std::string>& head = after.rows[0];
    const auto column = std::ranges::find(head, "instructions") - head.begin();
    const auto count = [column](const std::vector<std::string>& row) {
        return row.at(static_cast<std::size_t>(column));
    };
    std::vector<Text> worse;
    for (const std::vector<std::string>& row : after.rows) {
        for (const std::vector<std::string>& old : before.rows) {
            const std::vector<std::string> name(row.begin() + 1, row.begin() + column);
            const bool same = std::equal(name.begin(), name.end(), old.begin() + 1);
            if (!same || row == head || count(row).empty()) continue;
            if (number_of(count(row)) <= 1.02 * number_of(count(old))) continue;
            worse.push_back(
                phrase({"{}: {} instructions, {} in costs.md", "{}：指令数 {}，costs.md 里是 {}"},
                       fmt::format("{}", fmt::join(name, ", ")), count(row), count(old)));
        }
    }
    return worse;
}

std::vector<Text> slower_than_textbook(const std::string& table) {
    std::vector<Text> slower;
    for (const std::vector<std::string>& row : read_table(table).rows) {
        const std::string& times = row.at(row.size() - 2);  // a verdict, or how many
        if (times.find_first_not_of("0123456789.") != std::string::npos) continue;
        if (std::stod(times) >= 1) continue;
        slower.push_back(phrase({"{}, {}: the textbook program takes {} times the instructions",
                                 "{}，{}：常规写法的指令数是题解的 {} 倍"},
                                row.at(1), row.at(2), times));
    }
    return slower;
}

}  // namespace tools
