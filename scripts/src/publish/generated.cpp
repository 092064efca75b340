#include "publish/generated.hpp"

#include <fmt/format.h>

#include <regex>

#include "base/text.hpp"
#include "catalog/judges.hpp"
#include "core/counts.hpp"
#include "data/data.hpp"
#include "data/modules.hpp"
#include "prove/declared.hpp"
#include "prove/matrix_record.hpp"
#include "prove/mutation.hpp"

namespace tools {

namespace {

std::string problem_table(const std::vector<Problem>& problems) {
    std::string table =
        "| judge | number | title | topic | solution | notes |\n|---|---|---|---|---|---|\n";
    for (const Problem& p : problems) {
        table += fmt::format(
            "| {} | [{}]({}) | {} | {} | [code](problems/{id}/solution.cpp) | "
            "[English](problems/{id}/README.md) · [Chinese](problems/{id}/README.zh.md) |\n",
            p.judge, p.number, p.url, p.title, p.topic, fmt::arg("id", p.id));
    }
    return table;
}

std::string chinese_problem_table(const std::vector<Problem>& problems, const Profiles& profiles) {
    std::string table =
        "| 判题网站 | 题号 | 题目 | 知识点 | 代码 | 题解 |\n|---|---|---|---|---|---|\n";
    for (const Problem& p : problems) {
        const Profile* judge = profiles.find(p.judge);
        table += fmt::format(
            "| {} | [{}]({}) | {} | {} | [代码](problems/{id}/solution.cpp) | "
            "[题解](problems/{id}/README.zh.md) |\n",
            judge == nullptr ? p.judge : judge->name_zh, p.number, p.url, p.title_zh, p.topic_zh,
            fmt::arg("id", p.id));
    }
    return table;
}

// "57 of 60": the others are explained, since no input can tell them from the solution.
std::string mutants_killed(const MutationRecord& record) {
    const std::size_t all = record.mutants - record.stillborn;
    return all == 0 ? "not recorded yet" : fmt::format("{} of {}", record.killed, all);
}

std::string evidence_table(const std::vector<Problem>& problems) {
    std::string table =
        "| problem | cases | games | every game up to | beyond the search's reach | wrong "
        "solutions | mutants killed |\n"
        "|---|---|---|---|---|---|---|\n";
    std::size_t all_cases = 0, all_games = 0, all_wrong = 0;
    MutationRecord all_mutants;
    for (const Problem& p : problems) {
        const auto rules = make_rules(p);
        Cases cases = load_files(p);
        for (const Group group : kGeneratedGroups) cases.append(load_group(p, group));
        const std::size_t wrong = wrong_files(p).size();
        const MutationRecord mutants = read_mutation_record(p).value_or(MutationRecord());
        table += fmt::format("| {} | {} | {} | {} | {} | {} | {} |\n", p.id,
                             with_commas(cases.list().size()), with_commas(cases.games()),
                             rules ? rules->exhaustive_bound() : "",
                             rules ? rules->second_method() : "", wrong, mutants_killed(mutants));
        all_cases += cases.list().size();
        all_games += cases.games();
        all_wrong += wrong;
        all_mutants.killed += mutants.killed;
        all_mutants.mutants += mutants.mutants;
        all_mutants.stillborn += mutants.stillborn;
    }
    table += fmt::format("| **all {}** | **{}** | **{}** | | | **{}** | **{}** |\n",
                         problems.size(), with_commas(all_cases), with_commas(all_games), all_wrong,
                         mutants_killed(all_mutants));
    for (const std::string& header : header_names()) {
        const fs::path file = mutation_record_file(fs::path(header));
        const MutationRecord mutants = read_mutation_record(file).value_or(MutationRecord());
        if (mutants.mutants == 0) continue;
        table += fmt::format("| common/{} | | | | | | {} |\n", header, mutants_killed(mutants));
    }
    return table;
}

// Where a part stands, between the two marks of a name: its begin and its size.
std::pair<std::size_t, std::size_t> place_of(const GeneratedFile& file, const std::string& name) {
    const std::string open = fmt::format("<!-- {} -->\n", name),
                      close = fmt::format("<!-- /{} -->", name);
    const std::size_t first = file.text.find(open), last = file.text.find(close);
    if (first == std::string::npos || last == std::string::npos || last < first) {
        throw Error(fmt::format("{}: the marks {} and {} are missing", shown(file.path),
                                open.substr(0, open.size() - 1), close));
    }
    return {first + open.size(), last - first - open.size()};
}

GeneratedFile replaced(GeneratedFile file, const std::string& name, const std::string& by) {
    const auto [begin, size] = place_of(file, name);
    file.text.replace(begin, size, by);
    return file;
}

GeneratedFile as_it_is(const fs::path& path) {
    return {path, read_file(path)};
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
GeneratedFile with_code(const fs::path& chapter) {
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
        file.text +=
            "```cpp\n" + code_of(chapter.parent_path() / parts[1].str(), parts[2]) + "```\n";
    }
    if (inside) throw Error(fmt::format("{}: a block of code has no {}", shown(chapter), close));
    return file;
}

}  // namespace

std::vector<GeneratedFile> chapters(const fs::path& folder) {
    std::vector<GeneratedFile> files;
    for (const fs::path& file : files_in(folder, ".md")) files.push_back(with_code(file));
    return files;
}

GeneratedFile readme(std::vector<Problem> problems) {
    std::erase_if(problems, [](const Problem& problem) { return !left_to_do(problem).empty(); });
    GeneratedFile file = as_it_is(root() / "README.md");
    file = replaced(file, "problems", problem_table(problems));
    file = replaced(file, "evidence", evidence_table(problems));
    return replaced(file, "matrix", matrix_tables(read_matrix_record(), problems));
}

GeneratedFile chinese_readme(std::vector<Problem> problems) {
    std::erase_if(problems, [](const Problem& problem) { return !left_to_do(problem).empty(); });
    return replaced(as_it_is(root() / "README.zh.md"), "problems",
                    chinese_problem_table(problems, load_profiles()));
}

GeneratedFile readme_with(const std::string& name, const std::string& part) {
    return replaced(as_it_is(root() / "README.md"), name, part);
}

std::string part_of_readme(const std::string& name) {
    const GeneratedFile file = as_it_is(root() / "README.md");
    const auto [begin, size] = place_of(file, name);
    return file.text.substr(begin, size);
}

std::vector<GeneratedFile> notes(const Problem& problem) {
    const std::string block = fmt::format("```cpp\n{}```\n", textbook_code(problem.textbook()));
    std::vector<GeneratedFile> files;
    for (const char* name : {"README.md", "README.zh.md"}) {
        files.push_back(replaced(as_it_is(problem.folder() / name), "textbook", block));
    }
    return files;
}

}  // namespace tools
