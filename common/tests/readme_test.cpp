// ../README.md: each header has a section, and the program of a section does what the page says.
// The programs are compiled as they stand there.
#include <gtest/gtest.h>
#include <stdlib.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <set>
#include <sstream>
#include <string>
#include <vector>

namespace {

namespace fs = std::filesystem;

const fs::path kFolder = COMMON_FOLDER;

std::string read(const fs::path& file) {
    std::ifstream in(file);
    return {std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
}

bool starts_with(const std::string& text, const std::string& start) {
    return text.compare(0, start.size(), start) == 0;
}

// What stands under `### name`.
struct Section {
    std::string text;                           // without its code blocks
    std::map<std::string, std::string> blocks;  // "program", "Input:" and "Output:"
};

// A block is named by its language, or else by the line before it.
std::map<std::string, Section> sections() {
    std::map<std::string, Section> all;
    std::istringstream page(read(kFolder / "README.md"));
    std::string name, before;
    for (std::string line; std::getline(page, line);) {
        if (starts_with(line, "#")) name = starts_with(line, "### ") ? line.substr(4) : "";
        if (name.empty()) continue;
        Section& section = all[name];
        if (starts_with(line, "```")) {
            const std::string kind = line == "```cpp" ? "program" : before;
            EXPECT_EQ(section.blocks.count(kind), 0u) << name << ": a second block: " << kind;
            std::string& block = section.blocks[kind];
            while (std::getline(page, line) && line != "```") block += line + "\n";
        } else {
            section.text += line + "\n";
        }
        if (!line.empty()) before = line;
    }
    return all;
}

std::set<std::string> headers() {
    std::set<std::string> names;
    for (const fs::path& path : fs::directory_iterator(kFolder)) {
        if (path.extension() == ".hpp") names.insert(path.filename().string());
    }
    return names;
}

TEST(Readme, HasASectionForEachHeader) {
    const std::map<std::string, Section> all = sections();
    std::string parts;  // of headers that have a section
    for (const auto& [name, section] : all) {
        EXPECT_EQ(headers().count(name), 1u) << "there is no header " << name;
        const std::size_t at = section.text.find("Its parts: ");
        if (at != std::string::npos) parts += section.text.substr(at);
    }
    ASSERT_FALSE(headers().empty());
    for (const std::string& header : headers()) {
        if (parts.find('`' + header + '`') != std::string::npos) continue;
        ASSERT_EQ(all.count(header), 1u) << "no section for " << header;
        const Section& section = all.at(header);
        EXPECT_GE(std::count(section.text.begin(), section.text.end(), '.'), 1) << header;
        ASSERT_EQ(section.blocks.count("program"), 1u) << header;
        EXPECT_EQ(section.blocks.count("Output:"), 1u) << header;
        const std::string& program = section.blocks.at("program");
        EXPECT_NE(program.find("#include \"" + header + "\"\n"), std::string::npos) << header;
        std::istringstream in(program);
        int lines = 0;
        for (std::string line; std::getline(in, line);) lines += !line.empty();
        EXPECT_TRUE(5 <= lines && lines <= 15) << header << ": " << lines << " lines";
    }
}

TEST(Readme, ProgramsDoWhatThePageSays) {
    std::string pattern = (fs::temp_directory_path() / "readme test XXXXXX").string();
    ASSERT_NE(mkdtemp(pattern.data()), nullptr);
    const fs::path work = pattern;
    for (const auto& [name, section] : sections()) {
        const auto block = [&blocks = section.blocks](const std::string& kind) {
            const auto found = blocks.find(kind);
            return found == blocks.end() ? "" : found->second;
        };
        std::ofstream(work / "program.cpp") << block("program");
        std::ofstream(work / "input") << block("Input:");
        const auto run = [&](const std::string& command) {
            return std::system(("cd '" + work.string() + "' && " + command).c_str());
        };
        EXPECT_EQ(run("'" CXX "' -std=c++11 -Wall -Wextra -Wshadow -Wconversion -Werror -I'" +
                      kFolder.string() + "' program.cpp -o program >messages 2>&1"),
                  0)
            << name << ": it does not compile\n"
            << read(work / "messages");
        EXPECT_EQ(run("./program <input >output"), 0) << name;
        EXPECT_EQ(read(work / "output"), block("Output:")) << name;
        fs::remove(work / "program");
    }
    fs::remove_all(work);
}

}  // namespace
