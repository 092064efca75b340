// What a command prints, as a picture of a terminal.
#include <fmt/format.h>

#include <algorithm>

#include "base/process.hpp"
#include "base/text.hpp"
#include "core/columns.hpp"
#include "draw/svg.hpp"
#include "publish/generated.hpp"

namespace tools {

namespace {

constexpr std::size_t kColumns = 80, kMostLines = 13;  // of output

// Lines on a terminal, one of them typed.
std::string terminal_svg(const std::string& typed, const std::vector<std::string>& printed,
                         bool dark) {
    constexpr std::size_t letter = 8, line = 19, margin = 16;  // letters of 13 px are 7.8 wide
    const std::size_t width = kColumns * letter + 2 * margin,
                      height = (printed.size() + 1) * line + 2 * margin;
    std::string text = fmt::format(
        R"(<svg xmlns="http://www.w3.org/2000/svg" width="{0}" height="{1}" viewBox="0 0 {0} {1}">
<style>text{{font:13px ui-monospace,SFMono-Regular,Menlo,Consolas,"DejaVu Sans Mono",monospace;white-space:pre;fill:{2}}}.b{{font-weight:700}}.m{{fill:{3}}}</style>
<rect x=".5" y=".5" width="{4}" height="{5}" rx="8" fill="{6}" stroke="{7}"/>
)",
        width, height, dark ? "#f0f6fc" : "#1f2328", dark ? "#9198a1" : "#59636e", width - 1,
        height - 1, dark ? "#151b23" : "#f6f8fa", dark ? "#3d444d" : "#d1d9e0");
    std::size_t y = margin + line - 5;
    const auto add = [&](const std::string& shown, const std::string& style) {
        text += fmt::format("<text x=\"{}\" y=\"{}\"{} xml:space=\"preserve\">{}</text>\n", margin,
                            y, style, shown);
        y += line;
    };
    add("<tspan class=\"m\">$ </tspan>" + svg_text(typed), "");
    for (const std::string& each : printed) {
        add(svg_text(each), each.starts_with(" ") ? "" : " class=\"b\"");
    }
    return text + "</svg>\n";
}

}  // namespace

namespace {

// The pictures of one README, which names the command that they show.
std::vector<GeneratedFile> pictures_of(const fs::path& readme, Language told_in) {
    const std::string mark = "<!-- terminal: scripts/", end = " -->";
    std::string typed;
    for (const std::string& line : lines_of(read_file(readme))) {
        if (!line.starts_with(mark) || !line.ends_with(end)) continue;
        typed = line.substr(mark.size(), line.size() - mark.size() - end.size());
    }
    std::vector<std::string> words = words_of(typed);
    if (words.empty())
        throw Error(english(fmt::format("{}: there is no {}...", shown(readme), mark)));
    words[0] = (build_dir() / "bin" / words[0]).string();
    words.insert(words.begin(),
                 {"env", "-C", root().string(), "NO_COLOR=1",
                  fmt::format("LC_ALL={}", name_of(told_in)), fmt::format("COLUMNS={}", kColumns)});
    const std::string output = run_command(words).output;
    const std::size_t begin = output.find("\n\n");
    std::vector<std::string> lines;
    for (const std::string& line : lines_of(output.substr(std::min(begin, output.size())))) {
        const std::size_t indent = std::min(line.find_first_not_of(' '), line.size());
        const std::string fitting = wrapped(indent, line.substr(indent), kColumns);
        for (const std::string& part : lines_of(std::string(indent, ' ') + fitting)) {
            if (!part.empty()) lines.push_back(part);
        }
    }
    if (lines.size() > kMostLines) {
        lines.resize(kMostLines);
        lines.push_back("  ...");
    }
    if (lines.empty()) {
        throw Error(english(fmt::format("scripts/{} shows no verdict:\n{}", typed, output)));
    }
    std::vector<GeneratedFile> pictures;
    for (const bool dark : {false, true}) {
        pictures.push_back(
            {root() / "scripts/workshop/pictures" /
                 fmt::format("verdict-{}{}.svg", told_in == Language::zh ? "zh-" : "",
                             dark ? "dark" : "light"),
             terminal_svg("scripts/" + typed, lines, dark)});
    }
    return pictures;
}

}  // namespace

std::vector<GeneratedFile> terminal_pictures() {
    std::vector<GeneratedFile> pictures = pictures_of(root() / "README.md", Language::en);
    for (GeneratedFile& picture : pictures_of(root() / "README.zh.md", Language::zh)) {
        pictures.push_back(std::move(picture));
    }
    return pictures;
}

}  // namespace tools
