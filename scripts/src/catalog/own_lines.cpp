#include "catalog/own_lines.hpp"

#include <algorithm>
#include <set>
#include <string_view>

#include "base/text.hpp"

namespace tools {

namespace {

constexpr std::size_t kMost = 6;

std::vector<std::string> code_of(const fs::path& file) {
    std::vector<std::string> code;
    for (const std::string& line : lines_of(read_file(file))) {
        const std::size_t begin = line.find_first_not_of(" \t");
        if (begin == line.npos) continue;
        std::string text = line.substr(begin, line.find_last_not_of(" \t\r") + 1 - begin);
        const bool code_line = !text.starts_with("//") && !text.starts_with("#include") &&
                               text != "using namespace std;";
        if (code_line) code.push_back(std::move(text));
    }
    return code;
}

}  // namespace

std::vector<std::string> own_lines(const Problem& problem, const fs::path& wrong) {
    std::vector<fs::path> others = files_in(wrong.parent_path(), ".cpp");
    std::erase(others, wrong);
    for (const fs::path& right : {problem.textbook(), problem.solution()}) {
        if (fs::is_regular_file(right)) others.push_back(right);
    }
    std::set<std::string> known;
    for (const fs::path& other : others) {
        for (std::string& line : code_of(other)) known.insert(std::move(line));
    }
    std::vector<std::string> own = code_of(wrong);
    const std::size_t most = std::min(kMost, own.size() / 2);
    std::erase_if(own, [&](const std::string& line) { return known.contains(line); });
    return own.size() > most ? std::vector<std::string>() : own;
}

}  // namespace tools
