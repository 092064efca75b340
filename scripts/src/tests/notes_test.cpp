// The notes of the problems and the chapters of the theory as texts: both languages say the same,
// links hold, mistakes are tied to wrong solutions. What they say of their games is the matter of
// note_games_test.cpp, and that the theory's claims and tables are right of common/notes/claims/.
//
// Needs no modules: a sentence is checked before anything of a problem is built.
#include "notes.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <map>
#include <regex>
#include <set>
#include <sstream>

#include "base/files.hpp"
#include "base/text.hpp"
#include "catalog/chapters.hpp"
#include "catalog/data.hpp"
#include "catalog/declared.hpp"
#include "catalog/pitfalls.hpp"
#include "catalog/problems.hpp"

namespace notes_test {

using tools::fs::path;

// Chinese characters and accented letters stay in an anchor; punctuation goes.
bool is_letter_of_any_script(unsigned code_point) {
    const bool punctuation = code_point == 0xB7 || (0x2000 <= code_point && code_point < 0x2070) ||
                             (0x3000 <= code_point && code_point < 0x3040) ||
                             (0xFF00 <= code_point && code_point < 0xFF66);
    return code_point >= 0x80 && !punctuation;
}

// As GitHub makes it from a heading.
std::string anchor(const std::string& heading) {
    const std::string text = visible(heading.substr(heading.find(' ') + 1));
    std::string anchor;
    for (std::size_t i = 0; i < text.size();) {
        const unsigned lead = static_cast<unsigned char>(text[i]);
        const std::size_t length = lead < 0x80 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4;
        unsigned code_point = lead & (length == 1 ? 0x7F : 0xFFu >> (length + 1));
        for (std::size_t k = 1; k < length; ++k) {
            code_point = code_point << 6 | (static_cast<unsigned char>(text[i + k]) & 0x3F);
        }
        const char c = text[i];
        if ('A' <= c && c <= 'Z') anchor += static_cast<char>(c - 'A' + 'a');
        if (c == ' ') anchor += '-';
        if (('a' <= c && c <= 'z') || is_digit(c) || c == '-' || c == '_') anchor += c;
        if (is_letter_of_any_script(code_point)) anchor += text.substr(i, length);
        i += length;
    }
    return anchor;
}

std::set<std::string> anchors(const Note& note) {
    std::set<std::string> anchors;
    for (const std::string& heading : note.headings()) {
        const std::string name = anchor(heading);
        std::string unique = name;
        for (int i = 1; !anchors.insert(unique).second; ++i) unique = fmt::format("{}-{}", name, i);
    }
    return anchors;
}

// The file that a link leads to, `anchor` what follows the '#'.
path target(const Note& note, const std::string& link, std::string* anchor = nullptr) {
    const std::size_t hash = link.find('#');
    if (anchor && hash != std::string::npos) *anchor = link.substr(hash + 1);
    if (hash == 0) return note.file();
    return (note.file().parent_path() / link.substr(0, hash)).lexically_normal();
}

// The page of the repository itself that names its published site: the address is nobody's to fill in.
const std::string kDeployments = "../../deployments";

bool is_local(const std::string& link) {
    return link.find("://") == std::string::npos && link != kDeployments;
}

void expect_links_hold(const Note& note) {
    SCOPED_TRACE(note.file());
    for (const std::string& link : links(note.text())) {
        if (!is_local(link)) continue;
        std::string anchor;
        const path file = target(note, link, &anchor);
        EXPECT_TRUE(tools::fs::exists(file)) << link;
        if (!anchor.empty() && tools::fs::exists(file)) {
            EXPECT_EQ(anchors(Note(file)).count(anchor), 1u) << link;
        }
    }
}

// The links of a note below its first line, which leads to the other language. A translation is
// named by its English file.
std::multiset<std::string> common_links(const Note& note) {
    std::multiset<std::string> result;
    for (std::size_t i = 1; i < note.lines().size(); ++i) {
        for (const std::string& link : links(note.lines()[i])) {
            std::string name = is_local(link) ? target(note, link).string() : link;
            const bool translated = name.ends_with(".zh.md");
            const bool note_in_english =
                name.ends_with(".md") && !translated && tools::fs::exists(in_chinese(name));
            EXPECT_FALSE(note.chinese() ? note_in_english : translated)
                << "a link into the other language: " << link;
            if (translated) name = name.substr(0, name.size() - 6) + ".md";
            result.insert(name);
        }
    }
    return result;
}

// The identifiers of two letters or more in C++ text.
std::set<std::string> names(const std::string& text) {
    static const std::regex name("[A-Za-z_][A-Za-z_0-9]+");
    return {std::sregex_token_iterator(text.begin(), text.end(), name),
            std::sregex_token_iterator()};
}

// The cells of the tables that need no translation, numbers and verdicts; the others are left empty.
std::vector<Table> bare_tables(const Note& note) {
    std::vector<Table> bare = tables(note);
    for (Table& table : bare) {
        for (auto& row : table) {
            for (std::string& cell : row) {
                const bool number = std::all_of(cell.begin(), cell.end(), is_digit);
                if (!number && cell != "W" && cell != "." && cell != "P" && cell != "N") cell = "";
            }
        }
    }
    return bare;
}

void expect_same_in_both_languages(const path& english_file) {
    SCOPED_TRACE(english_file);
    ASSERT_TRUE(tools::fs::exists(english_file));
    ASSERT_TRUE(tools::fs::exists(in_chinese(english_file)));
    const Note english(english_file), chinese(in_chinese(english_file));

    const std::string name = english_file.stem().string();
    EXPECT_TRUE(english.lines().at(0).starts_with(fmt::format("English | [中文]({}.zh.md)", name)));
    EXPECT_TRUE(chinese.lines().at(0).starts_with(fmt::format("[English]({}.md) | 中文", name)));

    std::vector<std::size_t> levels[2];
    for (const std::string& heading : english.headings()) levels[0].push_back(heading.find(' '));
    for (const std::string& heading : chinese.headings()) levels[1].push_back(heading.find(' '));
    EXPECT_EQ(levels[0], levels[1]);
    EXPECT_EQ(common_links(english), common_links(chinese));
    EXPECT_EQ(bare_tables(english), bare_tables(chinese));
}

using tools::theory;

std::vector<Note> theory_notes() {
    std::vector<Note> notes;
    for (const auto& entry : tools::fs::directory_iterator(theory())) {
        if (entry.path().extension() == ".md") notes.emplace_back(entry.path());
    }
    EXPECT_FALSE(notes.empty());
    return notes;
}

// The English files of the theory.
std::vector<path> theory_files() {
    std::vector<path> files;
    for (const Note& note : theory_notes()) {
        if (!note.chinese()) files.push_back(note.file());
    }
    std::sort(files.begin(), files.end());
    return files;
}

// By their numbers.
std::map<std::size_t, Note> chapters(bool chinese) {
    std::map<std::size_t, Note> chapters;
    for (const tools::Chapter& chapter : tools::load_chapters(theory())) {
        const path file = theory() / (chapter.name + ".md");
        chapters.emplace(chapter.number, Note(chinese ? in_chinese(file) : file));
    }
    return chapters;
}

// The number of the chapter that is this file.
std::size_t number_of(const path& file) {
    for (const tools::Chapter& chapter : tools::load_chapters(theory())) {
        const std::string name = file.filename().string();
        if (name.substr(0, name.find('.')) == chapter.name) return chapter.number;
    }
    ADD_FAILURE() << file << " is no chapter";
    return 0;
}

// The files of the repository with these extensions, but for what is built and the templates.
std::vector<path> all_files(const std::set<std::string>& extensions) {
    std::vector<path> files;
    auto entry = tools::fs::recursive_directory_iterator(tools::root());
    for (; entry != tools::fs::recursive_directory_iterator(); ++entry) {
        const std::string name = entry->path().filename().string();
        if (entry->is_directory() &&
            (name == "build" || name == "node_modules" || name == ".git" || name == "template")) {
            entry.disable_recursion_pending();
        }
        if (extensions.count(entry->path().extension()) == 1) files.push_back(entry->path());
    }
    EXPECT_FALSE(files.empty());
    return files;
}

// --- the notes of the problems ---

TEST_P(Notes, TenSectionsInOrder) {
    using Headings = std::vector<std::string>;
    EXPECT_EQ(english().headings(),
              (Headings{"# " + problem().title, "## Task", "## First look", "## Claim", "## Proof",
                        "## A game", "## Program", "## Complexity", "## Pitfalls", "## Variants"}));
    EXPECT_EQ(chinese().headings(),
              (Headings{"# " + problem().title_zh, "## 题意", "## 初探", "## 结论", "## 证明",
                        "## 走一局", "## 程序", "## 复杂度", "## 易错点", "## 变体"}));
}

TEST_P(Notes, SayTheSameInBothLanguages) {
    expect_same_in_both_languages(english_file());
}

TEST_P(Notes, EveryLinkHolds) {
    expect_links_hold(english());
    expect_links_hold(chinese());
}

// Only the first line leads to the glossary: a term leads to the section that defines it.
TEST_P(Notes, LeadFromATermToItsSection) {
    const std::string glossary = (tools::theory() / "glossary.md").lexically_normal().string();
    for (const Note& note : {english(), chinese()}) {
        EXPECT_EQ(common_links(note).count(glossary), 0u) << note.file();
    }
}

// The site's search reads the notes: whoever types a twin's number finds the problem.
TEST_P(Notes, NameTheTwins) {
    SKIP_UNWRITTEN("README");
    for (const tools::Twin& twin : problem().twins) {
        for (const Note& note : {english(), chinese()}) {
            EXPECT_NE(tools::read_file(note.file()).find(twin.number), std::string::npos)
                << note.file() << ": " << twin.judge << ' ' << twin.number;
        }
    }
}

TEST_P(Notes, EveryWrongSolutionIsAPitfall) {
    SKIP_UNWRITTEN("README");
    std::set<path> linked[2];
    for (const std::string& link : links(english().section("## Pitfalls"))) {
        linked[0].insert(target(english(), link));
    }
    for (const std::string& link : links(chinese().section("## 易错点"))) {
        linked[1].insert(target(chinese(), link));
    }
    for (const path& entry : tools::wrong_files(problem())) {
        const path file = entry.lexically_normal();
        EXPECT_EQ(linked[0].count(file), 1u) << file << " is in no pitfall";
        EXPECT_EQ(linked[1].count(file), 1u) << file << " is in no pitfall of the translation";
    }
}

// What the section on the program calls by its name is in the solution, in the textbook program, in
// the library or, as what not to do, in a wrong solution.
TEST_P(Notes, ProgramHasWhatIsNamed) {
    SKIP_UNWRITTEN("README", "solution.cpp", "textbook.cpp");
    std::vector<path> sources = tools::wrong_files(problem());
    sources.push_back(problem().solution());
    sources.push_back(problem().textbook());
    for (const auto& entry : tools::fs::directory_iterator(tools::root() / "common")) {
        if (entry.path().extension() == ".hpp") sources.push_back(entry.path());
    }
    std::set<std::string> known;
    for (const path& source : sources) known.merge(names(tools::read_file(source)));
    for (const auto& [note, heading] :
         {std::pair(english(), "## Program"), std::pair(chinese(), "## 程序")}) {
        std::istringstream section(note.section(heading));
        bool code = false;
        for (std::string part; std::getline(section, part, '`'); code = !code) {
            if (!code) continue;
            for (const std::string& name : names(part)) {
                EXPECT_EQ(known.count(name), 1u) << note.file() << ": `" << part << '`';
            }
        }
    }
}

// The section on the program begins with the textbook program and one sentence on it, which names
// its verdict; that the program itself stands there is what generated_test.cpp checks.
TEST_P(Notes, ProgramBeginsWithTheTextbook) {
    for (const auto& [note, heading] :
         {std::pair(english(), "## Program"), std::pair(chinese(), "## 程序")}) {
        SCOPED_TRACE(note.file());
        const std::string section = note.section(heading);
        const std::size_t mark = section.find("<!-- textbook -->\n");
        ASSERT_NE(mark, std::string::npos);
        const std::string sentence = section.substr(0, mark);
        const std::size_t fast = section.find("](solution.cpp)");
        EXPECT_LT(section.find("<!-- /textbook -->\n", mark), fast);
        EXPECT_EQ(links(sentence), std::vector<std::string>{"textbook.cpp"});
        SKIP_UNWRITTEN("README", "textbook.cpp");
        const tools::Verdict verdict = tools::read_textbook(problem().textbook()).verdict;
        EXPECT_NE(sentence.find(tools::name_of(verdict)), std::string::npos)
            << "it must say " << tools::name_of(verdict) << ": " << sentence;
    }
}

// A wrong solution or a case, of this problem or of another.
TEST_P(Notes, EveryPitfallHasAFileBehindIt) {
    SKIP_UNWRITTEN("README");
    for (const auto& [note, heading] :
         {std::pair(english(), "## Pitfalls"), std::pair(chinese(), "## 易错点")}) {
        std::vector<std::string> pitfalls;
        std::istringstream section(note.section(heading));
        for (std::string line; std::getline(section, line);) {
            if (line.starts_with("- ")) pitfalls.emplace_back();
            if (!pitfalls.empty()) pitfalls.back() += line + "\n";
        }
        EXPECT_GE(pitfalls.size(), 3u);
        for (const std::string& pitfall : pitfalls) {
            const std::vector<std::string> files = links(pitfall);
            EXPECT_TRUE(std::any_of(files.begin(), files.end(),
                                    [](const std::string& link) {
                                        return link.find("/testdata/") != std::string::npos;
                                    }))
                << note.file() << ": " << pitfall;
        }
    }
}

// scripts/judge says it of a program that makes a known mistake.
TEST_P(Notes, SayThePitfallOfEachWrongSolutionInASentence) {
    SKIP_UNWRITTEN("README");
    for (const path& wrong : tools::wrong_files(problem())) {
        const auto pitfall = tools::pitfall_of(problem(), wrong);
        ASSERT_TRUE(pitfall) << wrong;
        for (const std::string& words : {pitfall->words.en, pitfall->words.zh}) {
            EXPECT_EQ(words.find_first_of("\\`$\1"), words.npos) << wrong << ": " << words;
            EXPECT_EQ(words.find("]("), words.npos) << wrong << ": " << words;
            EXPECT_GT(words.size(), 10u) << wrong << ": " << words;
        }
    }
}

FOR_EACH_PROBLEM(Notes);

// --- the theory ---

TEST(Theory, SaysTheSameInBothLanguages) {
    std::size_t translations = 0;
    for (const Note& note : theory_notes()) translations += note.chinese();
    EXPECT_EQ(translations, theory_files().size());
    for (const path& file : theory_files()) expect_same_in_both_languages(file);
}

TEST(Theory, EveryLinkHolds) {
    for (const Note& note : theory_notes()) expect_links_hold(note);
}

TEST(Theory, EveryChapterHasItsPlaceInTheOrder) {
    std::set<path> listed = {theory() / "README.md", theory() / "glossary.md"};
    for (const auto& [number, note] : chapters(false)) listed.insert(note.file());
    const std::vector<path> files = theory_files();
    EXPECT_EQ(std::set<path>(files.begin(), files.end()), listed) << "see chapters.toml";
}

// A number in the text of a link to the chapter is written by refresh; no other would follow the order.
void expect_chapters_numbered_in_links(const Note& note) {
    static const std::regex to_chapter(R"(\[[^\]]*\]\([^)]*\.md[^)]*\))"),
        number(R"((Winning Ways,? )?([Cc]hapters? \d+|第 ?\d+ ?章))");
    for (const std::string& line : note.lines()) {
        const std::string text = std::regex_replace(line, to_chapter, "");
        for (std::sregex_iterator at(text.begin(), text.end(), number), end; at != end; ++at) {
            EXPECT_TRUE((*at)[1].matched) << note.file() << ": make a link of " << at->str();
        }
    }
}

TEST_P(Notes, NumberChaptersInLinksOnly) {
    for (const Note& note : {english(), chinese()}) expect_chapters_numbered_in_links(note);
}

TEST(Theory, ChaptersHaveNumbersOnlyInLinks) {
    for (const path& folder : {theory(), theory() / "solutions"}) {
        for (const path& file : tools::files_in(folder, ".md")) {
            expect_chapters_numbered_in_links(Note(file));
        }
    }
}

// Several problems are called 取石子: a link says the number, or the number follows in brackets.
TEST(Theory, LinksThatReadTheSameLeadToOneProblem) {
    static const std::regex to_problem(
        R"(\[([^\]]*)\]\(\.\./\.\./problems/([^/)]+)/README[^)]*\)(?! ?(?:\(|（)))");
    for (const Note& note : theory_notes()) {
        std::map<std::string, std::string> problems;
        const std::string text = note.text();
        for (std::sregex_iterator at(text.begin(), text.end(), to_problem), end; at != end; ++at) {
            const auto known = problems.emplace((*at)[1], (*at)[2]).first;
            EXPECT_EQ(known->second, (*at)[2]) << note.file() << ": " << known->first;
        }
    }
}

// --- words ---

// In Chinese each thing has one word, and these others only in the glossary, where readers find them.
TEST(Words, OneForOneThing) {
    const std::pair<const char*, std::vector<const char*>> words[] = {
        {"评测网站", {"评测站", "判题网站"}},
        {"评测数据", {"判题数据", "官方数据"}},
        {"制胜走法", {"着法", "必胜走法", "取胜走法"}},
        {"约数", {"真因数", "奇因数", "减去因数"}},
        {"质数", {"素数"}},
        {"剪断", {"剪树枝", "砍边", "删去一条边"}},
        {"分枝", {"分支"}},
        {"节点，简称点；树与无向图的是顶点", {"结点"}},
        {"王", {"国王"}},
        {"LeetCode", {"力扣"}},
        {"Nim", {"反常尼姆", "堆尼姆", "尼姆游戏"}},
        {"欧几里德", {"欧几里得"}},
        {"台阶 Nim", {"阶梯博弈", "阶梯 Nim"}},
        {"该章", {"理论部分", "那一章"}},
        {"起作用的", {"算数的"}},
    };
    for (const path& file : all_files({".md", ".cpp", ".hpp", ".toml", ".ts", ".vue", ".mjs"})) {
        const std::string name = file.filename().string();
        if (name == "CHANGELOG.md" || name == "glossary.md" || name == "glossary.zh.md" ||
            file.parent_path() == tools::root() / "scripts/src/tests") {
            continue;
        }
        const std::vector<std::string> lines = tools::lines_of(tools::read_file(file));
        for (std::size_t i = 0; i < lines.size(); ++i) {
            for (const auto& [word, others] : words) {
                for (const char* const other : others) {
                    EXPECT_EQ(lines[i].find(other), std::string::npos)
                        << file << ':' << i + 1 << ": say " << word << " for " << other;
                }
            }
        }
    }
}

// --- exercises ---

// The lines of a numbered list, "1. ...", "2. ...".
std::vector<std::string> numbered(const std::string& section) {
    std::vector<std::string> items;
    for (const std::string& line : tools::lines_of(section)) {
        if (line.starts_with(fmt::format("{}. ", items.size() + 1))) items.push_back(line);
    }
    return items;
}

path solutions_of(const Note& chapter) {
    return chapter.file().parent_path() / "solutions" / chapter.file().filename();
}

// A chapter has numbered exercises, graded with one to three stars, and leads to their solutions,
// which have a section for each, a hint to unfold and then the solution, and lead back.
void expect_exercises(const Note& chapter, const std::string& exercises,
                      const std::string& solutions_title, const std::string& hint) {
    SCOPED_TRACE(chapter.file());
    const std::string section = chapter.section(exercises);
    const std::vector<std::string> items = numbered(section);
    EXPECT_GE(items.size(), 5u);
    EXPECT_LE(items.size(), 8u);
    std::set<std::string> grades;
    for (const std::string& item : items) {
        static const std::regex graded("[1-8]\\. ((?:★){1,3}) .*");
        std::smatch parts;
        EXPECT_TRUE(std::regex_match(item, parts, graded)) << "no grade: " << item;
        grades.insert(parts[1]);
    }
    EXPECT_EQ(grades.size(), 3u) << "of each grade there must be one";
    const path file = solutions_of(chapter);
    ASSERT_TRUE(tools::fs::exists(file));
    const Note solutions(file);
    std::vector<std::string> expected = {solutions_title};
    for (std::size_t i = 1; i <= items.size(); ++i) expected.push_back(fmt::format("## {}", i));
    std::vector<std::string> headings = solutions.headings();
    ASSERT_FALSE(headings.empty());
    EXPECT_EQ(headings[0], solutions_title + chapter.headings().at(0).substr(2));
    headings[0] = solutions_title;
    EXPECT_EQ(headings, expected);
    for (std::size_t i = 1; i < expected.size(); ++i) {
        const std::string solution = solutions.section(expected[i]);
        const std::size_t opened = solution.find("<details><summary>" + hint + "</summary>\n\n"),
                          closed = solution.find("\n\n</details>\n\n");
        EXPECT_EQ(opened, expected[i].size() + 2) << expected[i] << " must begin with a hint";
        EXPECT_LT(opened, closed);
        EXPECT_GT(solution.size(), closed + 40) << expected[i] << " has no solution";
    }
    const auto leads_to = [](const Note& note, const std::string& text, const path& there) {
        const std::vector<std::string> all = links(text);
        return std::any_of(all.begin(), all.end(),
                           [&](const std::string& link) { return target(note, link) == there; });
    };
    EXPECT_TRUE(leads_to(chapter, section, file)) << "the exercises lead to no solutions";
    EXPECT_TRUE(leads_to(solutions, solutions.text(), chapter.file()));
}

TEST(Theory, ExercisesHaveSolutions) {
    std::set<path> expected, there;
    for (const bool chinese : {false, true}) {
        for (const auto& [number, chapter] : chapters(chinese)) {
            const std::string exercises = chinese ? "## 习题" : "## Exercises";
            // The other chapters have a few with answers beside them.
            if (numbered(chapter.section(exercises)).empty()) continue;
            expect_exercises(chapter, exercises,
                             chinese ? "# 解答：" : "# Solutions: ", chinese ? "提示" : "Hint");
            EXPECT_FALSE(links(chapter.section(chinese ? "## 题目" : "## Problems")).empty())
                << chapter.file() << " names no problem of a judge";
            expected.insert(solutions_of(chapter));
        }
    }
    for (const path& file : tools::files_in(theory() / "solutions", ".md")) {
        there.insert(file.lexically_normal());
        expect_links_hold(Note(file));
        if (!Note(file).chinese()) expect_same_in_both_languages(file);
    }
    EXPECT_EQ(there, expected);
}

// What GitHub does not take for a formula, or takes wrongly, is left as dollars or loses its braces:
// a dollar right after a letter or after Chinese punctuation, backslashes before punctuation, and
// the macros that it forbids. Returns how many dollars there are.
std::size_t expect_formulas_for_github(const Note& note) {
    std::size_t dollars = 0;
    for (std::string line : note.lines()) {
        static const std::regex code("`[^`]*`");
        line = std::regex_replace(line, code, "");
        if (!line.starts_with("$$")) {
            bool inside = false;
            for (std::size_t i = 0; i < line.size(); ++i) {
                if (line[i] != '$') continue;
                inside = !inside;
                ++dollars;
                const char before = i == 0 ? ' ' : line[i - 1];
                EXPECT_TRUE(!inside || before == ' ' || before == '(')
                    << note.file() << ": put a blank before a formula: " << line;
            }
            EXPECT_FALSE(inside) << note.file() << ": a dollar is missing: " << line;
        }
        static const std::regex forbidden("\\\\(operatorname|mbox|phantom|[{},;:!>])");
        EXPECT_FALSE(std::regex_search(line, forbidden)) << note.file() << ": " << line;
    }
    return dollars;
}

TEST_P(Notes, HaveFormulasThatGitHubSets) {
    for (const Note& note : {english(), chinese()}) expect_formulas_for_github(note);
}

TEST(Theory, FormulasAreThoseThatGitHubSets) {
    std::size_t dollars = 0;
    for (const path& folder : {theory(), theory() / "solutions"}) {
        for (const path& file : tools::files_in(folder, ".md")) {
            dollars += expect_formulas_for_github(Note(file));
        }
    }
    EXPECT_GT(dollars, 0u);
}

// --- claims and terms ---

// Lines like these are tied to their tests by common/notes/claims/.
TEST(Theory, EverySectionWithATheoremSaysHowFarItWasChecked) {
    for (const bool chinese : {false, true}) {
        int theorems = 0;
        for (const auto& [number, note] : chapters(chinese)) {
            std::string section;
            bool checked = true;
            const auto close = [&, &file = note.file()] {
                EXPECT_TRUE(checked) << file << ": " << section << " has a theorem and no check";
                checked = true;
            };
            for (const std::string& line : note.lines()) {
                if (line.starts_with("#")) {
                    close();
                    section = line;
                }
                // Theorems, lemmas, corollaries, with or without a name, begin in bold.
                for (const char* kind : {"heorem", "emma", "orollary", "定理", "引理", "推论"}) {
                    const std::size_t at = line.find(kind);
                    if (!line.starts_with("**") || at > line.find("**", 2)) continue;
                    ++theorems;
                    checked = false;
                    break;
                }
                if (line.starts_with("*Checked: ") || line.starts_with("*已验证：")) checked = true;
            }
            close();
        }
        EXPECT_GT(theorems, 0);
    }
}

// `term` in `text`, either case, not in the middle of an English word.
bool mentions(std::string text, std::string term) {
    const auto lower = [](char c) {
        return 'A' <= c && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    };
    std::transform(text.begin(), text.end(), text.begin(), lower);
    std::transform(term.begin(), term.end(), term.begin(), lower);
    // 石子游戏, a game with stones, is no 子游戏, a component.
    static const std::regex stones("石子游戏");
    text = std::regex_replace(text, stones, "");
    for (std::size_t at = text.find(term); at != std::string::npos; at = text.find(term, at + 1)) {
        if (at == 0 || !is_letter(text[at - 1]) || !is_letter(term[0])) return true;
    }
    return false;
}

// What a reader of the chapter has read before this section, but for the title.
std::string before_section(const Note& note, const std::string& section) {
    std::string text;
    for (std::size_t i = 3; i < note.lines().size(); ++i) {
        const std::string& line = note.lines()[i];
        if (line.starts_with("#") && anchor(line) == section) return visible(text);
        text += line + "\n";
    }
    ADD_FAILURE() << note.file() << " has no section " << section;
    return "";
}

// What a reader of this chapter has read: a link that leads on, to a later chapter or a problem, may
// name what is to come.
std::string read_in(const std::map<std::size_t, Note>& notes, std::size_t number) {
    static const std::regex link(R"(\[([^\]]*)\]\(([^)]*)\))");
    std::set<path> later;
    for (const auto& [other, note] : notes) {
        if (other > number) later.insert(note.file().lexically_normal());
    }
    std::string text = notes.at(number).text(), read;
    for (std::smatch match; std::regex_search(text, match, link); text = match.suffix().str()) {
        const path to = target(notes.at(number), match.str(2));
        const bool problem = to.parent_path().parent_path().filename() == "problems";
        read += match.prefix().str() + (later.count(to) || problem ? "" : match.str(1));
    }
    return visible(read + text);
}

// The names of a term: "directed acyclic graph (DAG)", "odious, evil number".
std::vector<std::string> names_of(std::string cell) {
    for (const char* separator : {", ", "、", " (", "（", ")", "）"}) {
        for (std::size_t at; (at = cell.find(separator)) != std::string::npos;) {
            cell.replace(at, std::string(separator).size(), "|");
        }
    }
    std::vector<std::string> names;
    std::istringstream list(cell);
    for (std::string name; std::getline(list, name, '|');) {
        name.erase(0, name.find_first_not_of(' '));
        name.erase(name.find_last_not_of(' ') + 1);
        if (!name.empty()) names.push_back(name);
    }
    return names;
}

// The glossary leads, for each term, to the section that defines it: no earlier section and no
// earlier chapter has the term.
TEST(Theory, NoTermStandsBeforeItsDefinition) {
    for (const bool chinese : {false, true}) {
        const std::map<std::size_t, Note> notes = chapters(chinese);
        std::map<std::size_t, std::string> texts;
        for (const auto& [number, note] : notes) texts[number] = read_in(notes, number);
        const Note glossary(theory() / (chinese ? "glossary.zh.md" : "glossary.md"));
        int terms = 0;
        for (const std::string& line : glossary.lines()) {
            if (line.starts_with("##") && terms > 0) break;  // the notation
            if (!line.starts_with("|") || links(line).empty()) continue;
            const std::string link = links(line).back();
            std::string section;
            const path file = target(glossary, link, &section);
            const std::size_t defined = number_of(file);
            const std::string before = before_section(notes.at(defined), section);
            std::istringstream cells(visible(line).substr(1));
            std::string cell;
            for (int i = 0; i <= chinese; ++i) std::getline(cells, cell, '|');
            for (const std::string& term : names_of(cell)) {
                ++terms;
                EXPECT_TRUE(mentions(texts[defined], term)) << term << " in chapter " << defined;
                EXPECT_FALSE(mentions(before, term))
                    << term << " in chapter " << defined << " before " << section;
                for (std::size_t earlier = 1; earlier < defined; ++earlier) {
                    EXPECT_FALSE(mentions(texts[earlier], term))
                        << term << " in chapter " << earlier;
                }
            }
        }
        EXPECT_GT(terms, 0);
    }
}

// Both glossaries have the same terms, in both languages, with the same other names.
TEST(Theory, GlossariesNameTheSameTerms) {
    const Table english = tables(Note(theory() / "glossary.md")).at(0),
                chinese = tables(Note(theory() / "glossary.zh.md")).at(0);
    ASSERT_EQ(english.size(), chinese.size());
    for (std::size_t row = 1; row < english.size(); ++row) {
        ASSERT_EQ(english[row].size(), 5u) << english[row][0];
        for (const std::size_t names : {0, 1, 3}) {
            EXPECT_EQ(english[row].at(names), chinese[row].at(names));
        }
    }
}

// --- the rest ---

TEST(Pages, EveryLinkHolds) {
    for (const path& page : all_files({".md"})) expect_links_hold(Note(page));
}

// A page and its translation lead to the same places.
TEST(Pages, LeadToTheSameInBothLanguages) {
    for (const char* name : {"README.md", "scripts/README.md"}) {
        const Note english(tools::root() / name), chinese(in_chinese(tools::root() / name));
        EXPECT_EQ(common_links(english), common_links(chinese)) << name;
    }
}

}  // namespace notes_test
