#include "publish/generated.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <map>
#include <regex>
#include <utility>

#include "audit/matrix_record.hpp"
#include "base/text.hpp"
#include "catalog/chapters.hpp"
#include "catalog/declared.hpp"
#include "catalog/elsewhere.hpp"
#include "catalog/judges.hpp"
#include "catalog/modules.hpp"
#include "core/letters.hpp"

namespace tools {

namespace {

// How a page in this language calls a judge.
std::string called(const std::string& judge, Language language) {
    static const Profiles profiles = load_profiles();
    const Profile* known = profiles.find(judge);
    return known == nullptr || language == Language::en ? judge : known->name_zh;
}

// ", POJ 2960": the other judges that accept the same program.
std::string elsewhere(const Problem& problem, Language language) {
    std::string places;
    for (const Twin& twin : problem.twins) {
        if (!twin.same_format) continue;
        places += fmt::format("{}{} {}", language == Language::zh ? "，" : ", ",
                              called(twin.judge, language), twin.number);
    }
    return places;
}

const std::string& title_of(const Problem& problem, Language language) {
    return language == Language::zh ? problem.title_zh : problem.title;
}

// "[Nim](../problems/acwing-891-nim/README.md)", where `folder` is "../problems/".
std::string link(const Problem& problem, const std::string& text, const char* folder,
                 Language language) {
    return fmt::format("[{}]({}{}/README{}.md)", text, folder, problem.id,
                       language == Language::zh ? ".zh" : "");
}
std::string link_to(const Problem& problem, const char* folder, Language language) {
    return link(problem, title_of(problem, language), folder, language);
}

std::string problem_table(const std::vector<Problem>& problems, long shelf, Language language) {
    const bool chinese = language == Language::zh;
    std::string table = chinese
                            ? "| 评测网站 | 题号 | 题目 | 知识点 | 代码 |\n|---|---|---|---|---|\n"
                            : "| judge | number | problem | topic | solution | in Chinese |\n"
                              "|---|---|---|---|---|---|\n";
    for (const Problem& p : problems) {
        if (p.shelf != shelf) continue;
        table += fmt::format("| {} | [{}]({}){} | {} | {} | [{}]({}/solution.cpp) |",
                             called(p.judge, language), p.number, p.url, elsewhere(p, language),
                             link_to(p, "", language), chinese ? p.topic_zh : p.topic,
                             chinese ? "代码" : "code", p.id);
        table += chinese ? "\n" : fmt::format(" [Chinese]({}/README.zh.md) |\n", p.id);
    }
    return table;
}

// The twins with a folder of their own.
std::string twin_table(const std::vector<Problem>& problems, Language language) {
    const bool chinese = language == Language::zh;
    std::string table =
        chinese ? "| 评测网站 | 题号 | 题目 | 原题 | 不同之处 | 代码 |\n|---|---|---|---|---|---|\n"
                : "| judge | number | problem | the game of | what differs | solution "
                  "|\n|---|---|---|---|---|---|\n";
    for (const Problem& p : problems) {
        for (const Twin& twin : p.twins) {
            if (!twin.own) continue;
            table += fmt::format("| {} | [{}]({}) | {} | {} | {} | [{}]({}/{}/solution.cpp) |\n",
                                 called(twin.judge, language), twin.number, twin.own->url,
                                 title_of(*twin.own, language), link_to(p, "", language),
                                 chinese ? twin.differs.zh : twin.differs.en,
                                 chinese ? "代码" : "code", p.id, twin.own->id);
        }
    }
    return table;
}

// Wrong programs that were seen accepted.
std::string accepted_table(const std::vector<Problem>& problems, Language language) {
    const bool chinese = language == Language::zh;
    std::string table = chinese ? "| 题目 | 错误 | 能暴露它的最小输入 | 评测数据为什么没有查出 |\n"
                                : "| problem | mistake | the smallest input that shows it | why "
                                  "the judge's data miss it |\n";
    table += "|---|---|---|---|\n";
    for (const Problem& p : problems) {
        for (const fs::path& file : wrong_files(p)) {
            const auto accepted = read_wrong(file).accepted;
            if (!accepted) continue;
            table += fmt::format(
                "| {} | [{}]({}/wrong/{}) | `{}` | {} |\n", link_to(p, "../problems/", language),
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
std::vector<Problem> problems_of(const std::string& chapter, const std::vector<Problem>& problems) {
    std::vector<Problem> mine = problems;
    std::erase_if(mine, [&](const Problem& p) { return p.chapter != chapter; });
    std::ranges::stable_sort(mine, {}, &Problem::difficulty);
    return mine;
}

// "difficulty 3, 2011"
std::string rating(long difficulty, const std::optional<long>& year, Language language) {
    const bool chinese = language == Language::zh;
    const std::string grade = fmt::format("{} {}", chinese ? "难度" : "difficulty", difficulty);
    return year ? fmt::format("{}{}{}", grade, chinese ? "，" : ", ", *year) : grade;
}

// For the end of their chapter: where the same program is accepted, too, and what they practise.
std::string practice_list(const std::vector<Problem>& problems, Language language) {
    const bool chinese = language == Language::zh;
    std::string list;
    for (const Problem& p : problems) {
        list += fmt::format(
            fmt::runtime(chinese ? "- {}（{} {}{}；{}）：{}。\n" : "- {} ({} {}{}; {}): {}.\n"),
            link_to(p, "../../problems/", language), called(p.judge, language), p.number,
            elsewhere(p, language), rating(p.difficulty, p.year, language),
            chinese ? p.practice_zh : p.practice);
    }
    return list;
}

// For the row of their chapter in the table of all chapters. A title that several of `all` have comes
// with the number.
std::string practice_cell(const std::vector<Problem>& problems, const std::vector<Problem>& all,
                          Language language) {
    const bool chinese = language == Language::zh;
    std::vector<std::string> links;
    for (const Problem& p : problems) {
        std::string text = title_of(p, language);
        const bool shared = std::ranges::count_if(all, [&](const Problem& other) {
                                return title_of(other, language) == text;
                            }) > 1;
        if (shared) text = fmt::format("{} {} {}", called(p.judge, language), p.number, text);
        links.push_back(link(p, text, "../../problems/", language));
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
        throw Error(english(
            fmt::format("{}: the marks {} and {} are missing", shown(file.path), open, close)));
    }
    first += open.size();
    if (file.text[first] == '\n') ++first;
    return {first, last - first};
}

void replace(GeneratedFile& file, const std::string& name, const std::string& by) {
    const auto [begin, size] = place_of(file, name);
    file.text.replace(begin, size, by);
}

bool is_chinese(const fs::path& page) {
    return page.stem().extension() == ".zh";
}

Language language_of(const fs::path& page) {
    return is_chinese(page) ? Language::zh : Language::en;
}

GeneratedFile as_it_is(const fs::path& path) {
    return {path, read_file(path)};
}

// The name of a page in both languages: nim for nim.md and nim.zh.md.
std::string name_of(const fs::path& page) {
    return (is_chinese(page) ? page.stem() : page).stem().string();
}

// Where a page is in this language.
fs::path page_in(Language language, const fs::path& folder, const std::string& name) {
    return folder / (name + (language == Language::zh ? ".zh.md" : ".md"));
}

// Where the title of a page stands, after the line of its links and "# ": its begin and its size.
std::pair<std::size_t, std::size_t> title_of(const GeneratedFile& page) {
    const std::string mark = "\n# ";
    const std::size_t begin = page.text.find(mark) + mark.size();
    if (begin < mark.size())
        throw Error(english(fmt::format("{}: no line begins with #", shown(page.path))));
    return {begin, page.text.find('\n', begin) - begin};
}

// The title of a chapter in this language, with the number that it has: 03 Nim.
std::string headline(const fs::path& folder, const Chapter& chapter, Language language) {
    static const std::regex old("\\d\\d ");
    const GeneratedFile page = as_it_is(page_in(language, folder, chapter.name));
    const auto [begin, size] = title_of(page);
    return fmt::format("{:02} {}", chapter.number,
                       std::regex_replace(page.text.substr(begin, size), old, "",
                                          std::regex_constants::match_continuous));
}

// A page whose links to chapters have the number that the chapter has, where they have a number: "the
// lemma of chapter 1", or nothing but the number.
std::string numbered(const GeneratedFile& page, const fs::path& folder,
                     const std::vector<Chapter>& chapters) {
    static const std::regex link("\\[([^\\]\n]*)\\]\\(([^)#\\s]*)(?:#[^)\\s]*)?\\)"),
        number("(^(?=\\d+$)|[Cc]hapter |第 (?=\\d+ 章))(\\d+)");
    std::string text;
    std::size_t end = 0;
    for (std::sregex_iterator at(page.text.begin(), page.text.end(), link), last; at != last;
         ++at) {
        const fs::path to = (page.path.parent_path() / at->str(2)).lexically_normal();
        const Chapter* chapter =
            to.parent_path() == folder ? find_chapter(chapters, name_of(to)) : nullptr;
        std::smatch found;
        const std::string label = at->str(1);
        if (chapter == nullptr || !std::regex_search(label, found, number)) continue;
        const std::size_t begin = at->position(1) + found.position(2);
        text += page.text.substr(end, begin - end) + std::to_string(chapter->number);
        end = begin + found.length(2);
    }
    return text + page.text.substr(end);
}

void set_title(GeneratedFile& page, const std::string& title) {
    const auto [begin, size] = title_of(page);
    page.text.replace(begin, size, title);
}

// The text of a chapter whose last line leads to the next one.
std::string led_on(const std::string& text, const fs::path& folder,
                   const std::vector<Chapter>& chapters, const Chapter& chapter,
                   Language language) {
    static const std::regex old("(\n\n(Next: |下一章：|Back to |回到).*)?\n$");
    const bool chinese = language == Language::zh;
    std::string line = chinese ? "回到[目录](README.zh.md)" : "Back to the [contents](README.md)";
    if (chapter.number < chapters.size()) {
        const Chapter& next = chapters[chapter.number];
        line = fmt::format("{}[{}]({})",
                           chinese ? "下一章：" : "Next: ", headline(folder, next, language),
                           page_in(language, "", next.name).string());
    }
    return fmt::format("{}\n\n{}\n", std::regex_replace(text, old, ""), line);
}

// The table of all chapters.
std::string chapter_table(const fs::path& folder, const std::vector<Chapter>& chapters,
                          const std::vector<Problem>& problems, Language language) {
    std::string table = language == Language::zh
                            ? "| 章 | 其中证明了什么 | 题目 |\n|---|---|---|\n"
                            : "| chapter | what is proved there | problems |\n|---|---|---|\n";
    for (const Chapter& chapter : chapters) {
        table +=
            fmt::format("| [{}]({}) | {} | {} |\n", headline(folder, chapter, language),
                        page_in(language, "", chapter.name).string(), chapter.proves.in(language),
                        practice_cell(problems_of(chapter.name, problems), problems, language));
    }
    return table;
}

// The list at the end of a chapter with the rating behind each link to another collection.
std::string rated(const GeneratedFile& page, const std::vector<Problem>& problems) {
    static const std::vector<GameElsewhere> games = games_elsewhere();
    static const std::regex link(
        "\\[([^\\]\n]*)\\]\\((https?:[^)\\s]*)\\)( \\(difficulty [^)]*\\)|（难度.*?）)?");
    const Language language = language_of(page.path);
    const bool chinese = language == Language::zh;
    const auto rating_of = [&](const std::string& label, const std::string& url) {
        for (const GameElsewhere& game : games) {
            if (game.url == url) return rating(game.difficulty, game.year, language);
        }
        for (const Problem& p : problems) {
            for (const Twin& twin : p.twins) {
                const std::string name = called(twin.judge, language) + ' ' + twin.number;
                if ((label + ' ').starts_with(name + ' '))
                    return rating(p.difficulty, {}, language);
            }
        }
        throw Error(phrase({"{}: problems/elsewhere.toml does not have {}",
                            "{}：problems/elsewhere.toml 里没有 {}"},
                           shown(page.path), url));
    };
    std::size_t end = page.text.find(chinese ? "\n## 题目\n" : "\n## Problems\n");
    if (end == page.text.npos) return page.text;
    std::string text = page.text.substr(0, end);
    const std::string list = page.text.substr(end);
    end = 0;
    for (std::sregex_iterator at(list.begin(), list.end(), link), last; at != last; ++at) {
        const std::string where = fmt::format("[{}]({})", at->str(1), at->str(2));
        text += list.substr(end, at->position() - end);
        text += where + fmt::format(fmt::runtime(chinese ? "（{}）" : " ({})"),
                                    rating_of(at->str(1), at->str(2)));
        end = at->position() + at->length();
    }
    return text + list.substr(end);
}

// The games that are not here.
std::string elsewhere_table(const std::vector<Problem>& problems, Language language) {
    const bool chinese = language == Language::zh;
    std::string table = chinese ? "| 题目 | 难度 | 年份 | 工具 |\n|---|---|---|---|\n"
                                : "| game | difficulty | year | tool |\n|---|---|---|---|\n";
    const std::vector<Chapter> chapters = load_chapters(theory());
    for (const GameElsewhere& game : games_elsewhere()) {
        for (const Problem& problem : problems) {
            for (const Twin& twin : problem.twins) {
                if (twin.judge != game.judge || twin.number != game.number) continue;
                throw Error(phrase({"problems/elsewhere.toml: {} {} is a twin of {}",
                                    "problems/elsewhere.toml：{} {} 与 {} 是同一个游戏"},
                                   game.judge, game.number, problem.id));
            }
        }
        const Chapter* chapter = find_chapter(chapters, game.chapter);
        if (chapter == nullptr) {
            throw Error(phrase({"problems/elsewhere.toml: {} {}: there is no chapter '{}'",
                                "problems/elsewhere.toml：{} {}：没有“{}”这一章"},
                               game.judge, game.number, game.chapter));
        }
        table += fmt::format(
            "| [{} {}]({}) {} | {} | {} | <details><summary>{}</summary>[{}]({})</details> |\n",
            called(game.judge, language), game.number, game.url, game.title.in(language),
            game.difficulty, game.year ? std::to_string(*game.year) : "", chinese ? "看" : "show",
            headline(theory(), *chapter, language),
            page_in(language, "../common/notes", game.chapter).generic_string());
    }
    return table;
}

// The first line of a problem's notes: the other language, the chapter, the glossary, a command.
std::string way_of(const Problem& problem, const std::vector<Problem>& all,
                   const std::vector<Chapter>& chapters, Language language) {
    const Chapter* chapter = find_chapter(chapters, problem.chapter);
    if (chapter == nullptr) {
        throw Error(english(fmt::format("{}: common/notes/chapters.toml has no chapter '{}'",
                                        shown(problem.metadata()), problem.chapter)));
    }
    std::string word = lower(problem.number);
    try {
        resolve(all, word);
    } catch (const Error&) {
        word = problem.id;
    }
    const std::string title = headline(theory(), *chapter, language),
                      folder = fs::relative(theory(), problem.folder()).generic_string(),
                      name = chapter->name;
    const std::size_t number = 2;  // as in "07 Staircase Nim"
    return language == Language::zh
               ? fmt::format(
                     "[English](README.md) | 中文 · [第 {} 章{}]({}/{}.zh.md) · "
                     "[术语表]({}/glossary.zh.md) · `scripts/explain {} --sample 1`",
                     title.substr(0, number), title.substr(number), folder, name, folder, word)
               : fmt::format(
                     "English | [中文](README.zh.md) · [Chapter {}]({}/{}.md) · "
                     "[Glossary]({}/glossary.md) · `scripts/explain {} --sample 1`",
                     title, folder, name, folder, word);
}

void set_first_lines(GeneratedFile& file, const std::vector<std::string>& first) {
    std::vector<std::string> lines = lines_of(file.text);
    lines.resize(std::max(lines.size(), first.size()));
    std::ranges::copy(first, lines.begin());
    file.text = fmt::format("{}\n", fmt::join(lines, "\n"));
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
    throw Error(english(fmt::format("{}: there is no function '{}'", shown(source), name)));
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
            return Error(english(fmt::format("{}:{}: {}", shown(chapter), number, what)));
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
    if (inside)
        throw Error(english(fmt::format("{}: a block of code has no {}", shown(chapter), close)));
    return file;
}

}  // namespace

std::vector<GeneratedFile> chapters(const fs::path& folder, std::vector<Problem> problems) {
    leave_out_unsolved(&problems);
    const std::vector<Chapter> all = load_chapters(folder);
    const Comments comments = read_comments({folder / "code/comments.toml"});
    std::vector<GeneratedFile> files;
    std::vector<fs::path> paths = files_in(folder, ".md");
    for (const fs::path& path : files_in(folder / "solutions", ".md")) paths.push_back(path);
    for (const fs::path& path : paths) {
        const Language language = language_of(path);
        GeneratedFile& file = files.emplace_back(with_code(path, comments));
        file.text = numbered(file, folder, all);
        if (name_of(path) == "README") {
            replace(file, "chapters", chapter_table(folder, all, problems, language));
        }
        const Chapter* chapter = find_chapter(all, name_of(path));
        if (chapter == nullptr) continue;
        const std::string title = headline(folder, *chapter, language);
        if (path.parent_path() != folder) {
            set_title(file, (is_chinese(path) ? "解答：" : "Solutions: ") + title);
            continue;
        }
        const std::vector<Problem> mine = problems_of(chapter->name, problems);
        if (!mine.empty()) replace(file, "problems", practice_list(mine, language));
        file.text = rated(file, problems);
        set_title(file, title);
        file.text = led_on(file.text, folder, all, *chapter, language);
    }
    return files;
}

std::vector<GeneratedFile> pages(std::vector<Problem> problems) {
    leave_out_unsolved(&problems);
    const auto page = [](const char* name, const std::map<std::string, std::string>& parts) {
        GeneratedFile file = as_it_is(root() / name);
        for (const auto& [part, text] : parts) replace(file, part, text);
        return file;
    };
    const auto en = Language::en, zh = Language::zh;
    return {page("problems/README.md", {{"shelf 1", problem_table(problems, 1, en)},
                                        {"shelf 2", problem_table(problems, 2, en)},
                                        {"twins", twin_table(problems, en)},
                                        {"elsewhere", elsewhere_table(problems, en)}}),
            page("problems/README.zh.md", {{"shelf 1", problem_table(problems, 1, zh)},
                                           {"shelf 2", problem_table(problems, 2, zh)},
                                           {"twins", twin_table(problems, zh)},
                                           {"elsewhere", elsewhere_table(problems, zh)}}),
            page("testdata/README.md", {{"evidence", evidence_table(problems)}}),
            page("testdata/accepted.md", {{"accepted", accepted_table(problems, en)}}),
            page("testdata/accepted.zh.md", {{"accepted", accepted_table(problems, zh)}}),
            page("scripts/workshop/compilers.md",
                 {{"matrix", matrix_tables(read_matrix_record(), problems)}})};
}

GeneratedFile costs_with(const std::string& solutions, const std::string& lab) {
    GeneratedFile file = as_it_is(costs_page());
    replace(file, "bench", solutions);
    replace(file, "lab", lab);
    return file;
}

std::string recorded_costs(const std::string& mark) {
    const GeneratedFile file = as_it_is(costs_page());
    const auto [begin, size] = place_of(file, mark);
    return file.text.substr(begin, size);
}

GeneratedFile headed_solution(const Problem& problem) {
    GeneratedFile file = as_it_is(problem.solution());
    set_first_lines(
        file, {fmt::format("// Title: {} {}. {}", problem.judge, problem.number, problem.title),
               "// URL: " + problem.url});
    return file;
}

std::vector<GeneratedFile> notes(const Problem& problem, const std::vector<Problem>& all) {
    const std::string code = textbook_code(problem.textbook());
    const std::vector<Chapter> chapters = load_chapters(theory());
    std::vector<GeneratedFile> files;
    for (const char* name : {"README.md", "README.zh.md"}) {
        const std::string shown = is_chinese(name) ? in_chinese(code, comments_of(problem)) : code;
        GeneratedFile note = as_it_is(problem.folder() / name);
        note.text = numbered(note, theory(), chapters);
        set_first_lines(note, {way_of(problem, all, chapters, language_of(name))});
        replace(note, "textbook", fmt::format("```cpp\n{}```\n", shown));
        files.push_back(std::move(note));
    }
    return files;
}

}  // namespace tools
