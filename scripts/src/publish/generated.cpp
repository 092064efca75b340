#include "publish/generated.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <map>
#include <regex>
#include <utility>

#include "base/text.hpp"
#include "catalog/judges.hpp"
#include "data/modules.hpp"
#include "prove/declared.hpp"
#include "prove/matrix_record.hpp"
#include "publish/comments.hpp"

namespace tools {

namespace {

std::string problem_table(const std::vector<Problem>& problems) {
    std::string table =
        "| judge | number | problem | topic | solution | in Chinese |\n|---|---|---|---|---|---|\n";
    for (const Problem& p : problems) {
        table += fmt::format(
            "| {} | [{}]({}) | [{}]({id}/README.md) | {} | [code]({id}/solution.cpp) | "
            "[Chinese]({id}/README.zh.md) |\n",
            p.judge, p.number, p.url, p.title, p.topic, fmt::arg("id", p.id));
    }
    return table;
}

std::string chinese_problem_table(const std::vector<Problem>& problems) {
    const Profiles profiles = load_profiles();
    std::string table = "| 判题网站 | 题号 | 题目 | 知识点 | 代码 |\n|---|---|---|---|---|\n";
    for (const Problem& p : problems) {
        const Profile* judge = profiles.find(p.judge);
        table += fmt::format(
            "| {} | [{}]({}) | [{}]({id}/README.zh.md) | {} | [代码]({id}/solution.cpp) |\n",
            judge == nullptr ? p.judge : judge->name_zh, p.number, p.url, p.title_zh, p.topic_zh,
            fmt::arg("id", p.id));
    }
    return table;
}

// Wrong programs that were seen accepted.
std::string accepted_table(const std::vector<Problem>& problems, Language language) {
    const bool chinese = language == Language::zh;
    std::string table = chinese ? "| 题目 | 错误 | 能暴露它的最小输入 | 官方数据为什么没有查出 |\n"
                                : "| problem | mistake | the smallest input that shows it | why "
                                  "the judge's data miss it |\n";
    table += "|---|---|---|---|\n";
    for (const Problem& p : problems) {
        for (const fs::path& file : wrong_files(p)) {
            const auto accepted = read_wrong(file).accepted;
            if (!accepted) continue;
            table += fmt::format(
                "| [{}](../problems/{}/README{}.md) | [{}]({}/wrong/{}) | `{}` | {} |\n",
                chinese ? p.title_zh : p.title, p.id, chinese ? ".zh" : "",
                accepted->mistake.in(language), p.id, file.filename().string(),
                fmt::join(lines_of(accepted->shows), "`<br>`"), accepted->why.in(language));
        }
    }
    return table;
}

std::string evidence_table(const std::vector<Problem>& problems) {
    std::string table =
        "| problem | every game up to | beyond the search's reach |\n|---|---|---|\n";
    for (const Problem& p : problems) {
        const auto rules = make_rules(p);
        if (!rules) continue;
        table += fmt::format("| {} | {} | {} |\n", p.id, rules->exhaustive_bound().en,
                             rules->second_method());
    }
    return table;
}

// Where a part stands, between the two marks of a name: its begin and its size. What is longer than a
// number begins a line.
std::pair<std::size_t, std::size_t> place_of(const GeneratedFile& file, const std::string& name) {
    const std::string open = fmt::format("<!-- {} -->", name),
                      close = fmt::format("<!-- /{} -->", name);
    std::size_t first = file.text.find(open);
    const std::size_t last = file.text.find(close);
    if (first == std::string::npos || last == std::string::npos || last < first) {
        throw Error(
            fmt::format("{}: the marks {} and {} are missing", shown(file.path), open, close));
    }
    first += open.size();
    if (file.text[first] == '\n') ++first;
    return {first, last - first};
}

GeneratedFile replaced(GeneratedFile file, const std::string& name, const std::string& by) {
    const auto [begin, size] = place_of(file, name);
    file.text.replace(begin, size, by);
    return file;
}

bool is_chinese(const fs::path& page) {
    return page.stem().extension() == ".zh";
}

GeneratedFile as_it_is(const fs::path& path) {
    return {path, read_file(path)};
}

fs::path costs_page() {
    return root() / "scripts/workshop/costs.md";
}

// The function or type of this name in a source, from the comment above it to its closing brace; the
// file is formatted, so that both its ends stand in the first column.
std::string code_of(const fs::path& source, const std::string& name) {
    const std::vector<std::string> lines = lines_of(read_file(source));
    const std::regex head("(^|[^A-Za-z_0-9])" + name + "( \\{|\\().*");
    std::size_t first = 0;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        if (lines[i].empty()) first = i + 1;
        const bool indented = lines[i].starts_with(" ") || lines[i].starts_with("//");
        if (indented || !std::regex_search(lines[i], head)) continue;
        std::string code;
        for (std::size_t k = first; k < lines.size(); ++k) {
            code += lines[k] + "\n";
            if (lines[k].starts_with("}")) return code;
        }
    }
    throw Error(fmt::format("{}: there is no function '{}'", shown(source), name));
}

// A chapter with each block between <!-- code: FILE FUNCTION --> and <!-- /code --> made anew.
GeneratedFile with_code(const fs::path& chapter, const Comments& comments) {
    const std::string close = "<!-- /code -->";
    GeneratedFile file{chapter, ""};
    bool inside = false;
    std::size_t number = 0;
    for (const std::string& line : lines_of(read_file(chapter))) {
        ++number;
        const bool opens = line.starts_with("<!-- code: ");
        const auto wrong = [&](const std::string& what) {
            return Error(fmt::format("{}:{}: {}", shown(chapter), number, what));
        };
        if (opens && inside) throw wrong("the block of code before it has no " + close);
        if (line == close) {
            if (!inside) throw wrong(close + " closes no block of code");
            inside = false;
        }
        if (!inside) file.text += line + "\n";
        if (!opens) continue;
        static const std::regex mark("<!-- code: ([a-z_/.]+) ([A-Za-z_0-9]+) -->");
        std::smatch parts;
        if (!std::regex_match(line, parts, mark)) {
            throw wrong("write it as <!-- code: code/NAME.hpp FUNCTION -->");
        }
        inside = true;
        std::string code = code_of(chapter.parent_path() / parts[1].str(), parts[2]);
        if (is_chinese(chapter)) code = in_chinese(code, comments);
        file.text += "```cpp\n" + code + "```\n";
    }
    if (inside) throw Error(fmt::format("{}: a block of code has no {}", shown(chapter), close));
    return file;
}

}  // namespace

std::vector<GeneratedFile> chapters(const fs::path& folder) {
    std::vector<GeneratedFile> files;
    const Comments comments = read_comments({folder / "code/comments.toml"});
    for (const fs::path& file : files_in(folder, ".md")) {
        files.push_back(with_code(file, comments));
    }
    return files;
}

std::vector<GeneratedFile> pages(std::vector<Problem> problems) {
    std::erase_if(problems, [](const Problem& problem) { return !left_to_do(problem).empty(); });
    const auto page = [](const char* name, const std::map<std::string, std::string>& parts) {
        GeneratedFile file = as_it_is(root() / name);
        for (const auto& [part, text] : parts) file = replaced(std::move(file), part, text);
        return file;
    };
    return {page("problems/README.md", {{"problems", problem_table(problems)}}),
            page("problems/README.zh.md", {{"problems", chinese_problem_table(problems)}}),
            page("testdata/README.md", {{"evidence", evidence_table(problems)}}),
            page("testdata/accepted.md", {{"accepted", accepted_table(problems, Language::en)}}),
            page("testdata/accepted.zh.md", {{"accepted", accepted_table(problems, Language::zh)}}),
            page("scripts/workshop/compilers.md",
                 {{"matrix", matrix_tables(read_matrix_record(), problems)}})};
}

GeneratedFile costs_with(const std::string& name, const std::string& part) {
    return replaced(as_it_is(costs_page()), name, part);
}

std::string recorded_costs(const std::string& name) {
    const GeneratedFile file = as_it_is(costs_page());
    const auto [begin, size] = place_of(file, name);
    return file.text.substr(begin, size);
}

std::vector<GeneratedFile> notes(const Problem& problem) {
    const std::string code = textbook_code(problem.textbook());
    std::vector<GeneratedFile> files;
    for (const char* name : {"README.md", "README.zh.md"}) {
        const std::string shown = is_chinese(name) ? in_chinese(code, comments_of(problem)) : code;
        files.push_back(replaced(as_it_is(problem.folder() / name), "textbook",
                                 fmt::format("```cpp\n{}```\n", shown)));
    }
    return files;
}

}  // namespace tools
