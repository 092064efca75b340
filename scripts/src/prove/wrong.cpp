#include "prove/wrong.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace tools {

std::vector<fs::path> wrong_files(const Problem& problem) {
    std::vector<fs::path> files;
    const fs::path folder = problem.data() / "wrong";
    if (!fs::is_directory(folder)) return files;
    for (const fs::directory_entry& entry : fs::directory_iterator(folder)) {
        if (entry.path().extension() == ".cpp") files.push_back(entry.path());
    }
    std::sort(files.begin(), files.end());
    return files;
}

WrongSolution read_wrong(const fs::path& file) {
    const std::string text = read_file(file);
    const std::string_view line = std::string_view(text).substr(0, text.find('\n'));
    const std::size_t colon = line.find(": ");
    if (line.rfind("// ", 0) == 0 && colon != std::string_view::npos && colon + 2 < line.size()) {
        const auto verdict = verdict_named(line.substr(3, colon - 3));
        if (verdict && *verdict != Verdict::AC) {
            return {file, *verdict, std::string(line.substr(colon + 2))};
        }
    }
    throw Error(
        fmt::format("{}:1: begin it with the verdict that it must get and why, such as \"// WA: "
                    "sums the heaps\"",
                    file.string()));
}

}  // namespace tools
