#include "publish/generated.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cstdlib>
#include <iterator>
#include <map>
#include <regex>
#include <utility>

#include "base/text.hpp"
#include "catalog/judges.hpp"
#include "core/letters.hpp"
#include "data/modules.hpp"
#include "prove/declared.hpp"
#include "prove/matrix_record.hpp"
#include "publish/comments.hpp"

namespace tools {

namespace {

// How a page in this language calls a judge.
std::string called(const std::string& judge, Language language) {
    static const Profiles profiles = load_profiles();
    const Profile* known = profiles.find(judge);
    return known == nullptr || language == Language::en ? judge : known->name_zh;
}

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
    std::string table = "| 判题网站 | 题号 | 题目 | 知识点 | 代码 |\n|---|---|---|---|---|\n";
    for (const Problem& p : problems) {
        table += fmt::format(
            "| {} | [{}]({}) | [{}]({id}/README.zh.md) | {} | [代码]({id}/solution.cpp) |\n",
            called(p.judge, Language::zh), p.number, p.url, p.title_zh, p.topic_zh,
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

void leave_out_unsolved(std::vector<Problem>* problems) {
    std::erase_if(*problems, [](const Problem& problem) { return !left_to_do(problem).empty(); });
}

// Those of a chapter, easy ones first.
std::vector<Problem> problems_of(long chapter, const std::vector<Problem>& problems) {
    std::vector<Problem> mine;
    std::copy_if(problems.begin(), problems.end(), std::back_inserter(mine),
                 [&](const Problem& p) { return p.chapter == chapter; });
    std::stable_sort(mine.begin(), mine.end(), [](const Problem& a, const Problem& b) {
        return a.difficulty < b.difficulty;
    });
    return mine;
}

// For the end of their chapter: where the same program is accepted, too, and what they practise.
std::string practice_list(const std::vector<Problem>& problems, Language language) {
    const bool chinese = language == Language::zh;
    std::string list;
    for (const Problem& p : problems) {
        std::string places = called(p.judge, language) + " " + p.number;
        for (const Twin& twin : p.twins) {
            if (!twin.same_format) continue;
            places += fmt::format("{}{} {}", chinese ? "，" : ", ", called(twin.judge, language),
                                  twin.number);
        }
        list += chinese ? fmt::format("- [{}](../../problems/{}/README.zh.md)（{}）：{}。\n",
                                      p.title_zh, p.id, places, p.practice_zh)
                        : fmt::format("- [{}](../../problems/{}/README.md) ({}): {}.\n", p.title,
                                      p.id, places, p.practice);
    }
    return list;
}

// For the row of their chapter in the table of all chapters.
std::string practice_cell(const std::vector<Problem>& problems, Language language) {
    const bool chinese = language == Language::zh;
    std::vector<std::string> links;
    for (const Problem& p : problems) {
        links.push_back(fmt::format("[{}](../../problems/{}/README{}.md)",
                                    chinese ? p.title_zh : p.title, p.id, chinese ? ".zh" : ""));
    }
    if (links.empty()) return chinese ? "见该章末尾" : "of public judges";
    return fmt::format("{}", fmt::join(links, chinese ? "、" : ", "));
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

Language language_of(const fs::path& page) {
    return is_chinese(page) ? Language::zh : Language::en;
}

fs::path theory() {
    return root() / "common/notes";
}

// The number that a chapter's file begins with; 0 for other pages.
long chapter_number(const fs::path& page) {
    return std::strtol(page.filename().c_str(), nullptr, 10);
}

// The first line of a problem's notes: the other language, the chapter, the glossary, a command.
std::string way_of(const Problem& problem, const std::vector<Problem>& all, bool chinese) {
    for (const fs::path& chapter : files_in(theory(), ".md")) {
        if (chapter_number(chapter) != problem.chapter || is_chinese(chapter) != chinese) continue;
        const std::string text = read_file(chapter), beginning = "\n# ";
        const std::size_t title = text.find(beginning) + beginning.size(),
                          length = text.find('\n', title) - title;
        const std::size_t number = 3;  // as in "07 "
        std::string word = lower(problem.number);
        try {
            resolve(all, word);
        } catch (const Error&) {
            word = problem.id;
        }
        const std::string folder = fs::relative(theory(), problem.folder()).generic_string();
        const std::string to = chapter.filename().string();
        return chinese ? fmt::format(
                             "[English](README.md) | 中文 · [第 {:02} 章 {}]({}/{}) · "
                             "[术语表]({}/glossary.zh.md) · `scripts/explain {} --sample 1`",
                             problem.chapter, text.substr(title + number, length - number), folder,
                             to, folder, word)
                       : fmt::format(
                             "English | [中文](README.zh.md) · [Chapter {}]({}/{}) · "
                             "[Glossary]({}/glossary.md) · `scripts/explain {} --sample 1`",
                             text.substr(title, length), folder, to, folder, word);
    }
    throw Error(fmt::format("{}: common/notes has no chapter {}", shown(problem.metadata()),
                            problem.chapter));
}

// A file whose first lines are these.
GeneratedFile beginning_with(GeneratedFile file, const std::vector<std::string>& first) {
    std::vector<std::string> lines = lines_of(file.text);
    lines.resize(std::max(lines.size(), first.size()));
    std::copy(first.begin(), first.end(), lines.begin());
    file.text = fmt::format("{}\n", fmt::join(lines, "\n"));
    return file;
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

std::vector<GeneratedFile> chapters(const fs::path& folder, std::vector<Problem> problems) {
    leave_out_unsolved(&problems);
    std::vector<GeneratedFile> files;
    const Comments comments = read_comments({folder / "code/comments.toml"});
    for (const fs::path& path : files_in(folder, ".md")) {
        GeneratedFile file = with_code(path, comments);
        const std::vector<Problem> mine = problems_of(chapter_number(path), problems);
        if (!mine.empty()) {
            file = replaced(std::move(file), "problems", practice_list(mine, language_of(path)));
        }
        files.push_back(std::move(file));
    }
    return files;
}

std::vector<GeneratedFile> pages(std::vector<Problem> problems) {
    leave_out_unsolved(&problems);
    const auto page = [](const char* name, const std::map<std::string, std::string>& parts) {
        GeneratedFile file = as_it_is(root() / name);
        for (const auto& [part, text] : parts) file = replaced(std::move(file), part, text);
        return file;
    };
    const auto theory_page = [&](const char* name) {
        GeneratedFile file = as_it_is(theory() / name);
        for (const fs::path& path : files_in(theory(), ".md")) {
            const std::string number = path.filename().string().substr(0, 2);
            if (file.text.find(fmt::format("<!-- {} -->", number)) == std::string::npos) continue;
            file = replaced(
                std::move(file), number,
                practice_cell(problems_of(chapter_number(path), problems), language_of(file.path)));
        }
        return file;
    };
    return {theory_page("README.md"),
            theory_page("README.zh.md"),
            page("problems/README.md", {{"problems", problem_table(problems)}}),
            page("problems/README.zh.md", {{"problems", chinese_problem_table(problems)}}),
            page("testdata/README.md", {{"evidence", evidence_table(problems)}}),
            page("testdata/accepted.md", {{"accepted", accepted_table(problems, Language::en)}}),
            page("testdata/accepted.zh.md", {{"accepted", accepted_table(problems, Language::zh)}}),
            page("scripts/workshop/compilers.md",
                 {{"matrix", matrix_tables(read_matrix_record(), problems)}})};
}

GeneratedFile costs_with(const std::string& part) {
    return replaced(as_it_is(costs_page()), "bench", part);
}

std::string recorded_costs() {
    const GeneratedFile file = as_it_is(costs_page());
    const auto [begin, size] = place_of(file, "bench");
    return file.text.substr(begin, size);
}

GeneratedFile headed_solution(const Problem& problem) {
    return beginning_with(
        as_it_is(problem.solution()),
        {fmt::format("// Title: {} {}. {}", problem.judge, problem.number, problem.title),
         "// URL: " + problem.url});
}

std::vector<GeneratedFile> notes(const Problem& problem, const std::vector<Problem>& all) {
    const std::string code = textbook_code(problem.textbook());
    std::vector<GeneratedFile> files;
    for (const char* name : {"README.md", "README.zh.md"}) {
        const std::string shown = is_chinese(name) ? in_chinese(code, comments_of(problem)) : code;
        GeneratedFile note = beginning_with(as_it_is(problem.folder() / name),
                                            {way_of(problem, all, is_chinese(name))});
        files.push_back(
            replaced(std::move(note), "textbook", fmt::format("```cpp\n{}```\n", shown)));
    }
    return files;
}

}  // namespace tools
