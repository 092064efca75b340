// What is committed and made from other files is what would be made now.
#include "publish/generated.hpp"

#include <gtest/gtest.h>

#include <map>
#include <regex>

#include "base/files.hpp"
#include "base/process.hpp"
#include "base/temporary.hpp"
#include "base/text.hpp"
#include "catalog/declared.hpp"
#include "catalog/problems.hpp"
#include "core/told.hpp"
#include "problems.hpp"

namespace generated_test {

TEST(Generated, PagesAreFresh) {
    for (const tools::GeneratedFile& page : tools::pages(problems())) {
        EXPECT_TRUE(tools::is_fresh(page))
            << page.path << " is stale; run scripts/workshop/refresh";
    }
}

TEST(Generated, PictureOfAVerdictIsFresh) {
    for (const tools::GeneratedFile& picture : tools::terminal_pictures()) {
        EXPECT_TRUE(tools::is_fresh(picture))
            << picture.path << " is stale; run scripts/workshop/refresh";
        EXPECT_LE(picture.text.size(), 5000u);
        const bool chinese = picture.path.string().find("-zh-") != std::string::npos;
        const std::string_view wanted =
            chinese ? tools::told::kSmallest.zh : tools::told::kSmallest.en;
        EXPECT_NE(picture.text.find(wanted), std::string::npos)
            << picture.path << " shows no smallest input, which README says of it";
    }
}

// What a newcomer meets first: more than this is no longer two screens.
TEST(Generated, ReadmeIsShort) {
    for (const char* name : {"README.md", "README.zh.md"}) {
        const std::string text = tools::read_file(tools::root() / name);
        EXPECT_LE(text.size(), 5000u) << name;
        EXPECT_LE(tools::lines_of(text).size(), 100u) << name;
        // Its pictures, light and dark.
        const std::regex picture("(?:src|srcset)=\"([^\"]*)\"");
        std::size_t pictures = 0, bytes = 0;
        for (std::sregex_iterator at(text.begin(), text.end(), picture), end; at != end; ++at) {
            ++pictures;
            bytes += tools::read_file(tools::root() / at->str(1)).size();
        }
        EXPECT_EQ(pictures, 4u) << name;
        EXPECT_LE(bytes, 150'000u) << name;
    }
}

TEST(Generated, NotesAndHeadsOfSolutionsAreFresh) {
    for (const tools::Problem& problem : problems()) {
        EXPECT_TRUE(tools::is_fresh(tools::headed_solution(problem)))
            << problem.solution() << " is stale; run scripts/workshop/refresh";
        for (const tools::GeneratedFile& note : tools::notes(problem, problems())) {
            EXPECT_TRUE(tools::is_fresh(note))
                << note.path << " is stale; run scripts/workshop/refresh";
        }
    }
}

TEST(Generated, ChaptersShowTheTestedCode) {
    const tools::fs::path folder = tools::root() / "common/notes";
    std::size_t blocks = 0;
    for (const tools::GeneratedFile& chapter : tools::chapters(folder, problems())) {
        EXPECT_TRUE(tools::is_fresh(chapter))
            << chapter.path << " is stale; run scripts/workshop/refresh";
        for (const std::string& line : tools::lines_of(chapter.text)) {
            blocks += line.starts_with("<!-- code: ");
        }
    }
    EXPECT_GT(blocks, 0u);
    // claims_test plays against all of this code.
    std::string tests = tools::read_file(folder / "claims/shared.hpp");
    for (const tools::fs::path& file : tools::files_in(folder / "claims", ".cpp")) {
        tests += tools::read_file(file);
    }
    for (const tools::fs::path& file : tools::files_in(folder / "code", ".hpp")) {
        const std::string name = file.filename().string();
        EXPECT_NE(tests.find("#include \"notes/code/" + name), std::string::npos) << name;
    }
}

TEST(Generated, CodeInChaptersIsPlainCxx11) {
    std::vector<std::string> command = {"g++",           "-std=c++11", "-pedantic",    "-Wall",
                                        "-Wextra",       "-Wshadow",   "-Wconversion", "-Werror",
                                        "-fsyntax-only", "-x",         "c++"};
    for (const auto& file : tools::files_in(tools::root() / "common/notes/code", ".hpp")) {
        command.push_back(file.string());
        for (const std::string& line : tools::lines_of(tools::read_file(file))) {
            EXPECT_FALSE(line.starts_with("#include \"")) << file << ": " << line;
        }
    }
    const tools::CommandResult result = tools::run_command(command);
    EXPECT_EQ(result.exit_code, 0) << result.output;
}

// What a chapter with this text shows, or the message where that fails.
std::string shown_code(const std::string& text) {
    const tools::TemporaryFolder folder("chapters");
    tools::write_file(folder.path() / "code/a.hpp",
                      "int f_2();\n\n// Twice n.\ntemplate <class T>\nT f(T n) {\n"
                      "    return n + n;\n}\n\nstruct S {\n    int f;\n};\n");
    tools::write_file(folder.path() / "chapters.toml", "chapters = []\n");
    tools::write_file(folder.path() / "page.md", text);
    try {
        return tools::chapters(folder.path(), {}).at(0).text;
    } catch (const tools::Error& error) {
        return error.what();
    }
}

// The comments in C++ code: lines of their own that follow one another, or the end of one line.
std::vector<std::string> comments_in(const std::string& code) {
    std::vector<std::string> comments;
    bool goes_on = false;
    for (const std::string& line : tools::lines_of(code)) {
        const std::size_t at = (" " + line).find(" //");
        const bool alone = at != line.npos && line.find_first_not_of(' ') == at;
        if (alone && goes_on) {
            comments.back() += "\n" + line.substr(at);
        } else if (at != line.npos) {
            comments.push_back(line.substr(at));
        }
        goes_on = alone;
    }
    return comments;
}

// Chinese, or no words at all; three English words in a row were left as they are.
bool is_in_chinese(const std::string& comment) {
    static const std::regex words("[A-Za-z]{2,}( [A-Za-z]{2,}){2,}"), word("[A-Za-z]{3,}");
    if (std::regex_search(comment, words)) return false;
    const bool chinese = std::any_of(comment.begin(), comment.end(), [](char c) {
        return 0xE4 <= static_cast<unsigned char>(c) && static_cast<unsigned char>(c) <= 0xE9;
    });
    return chinese || !std::regex_search(comment, word);
}

void expect_chinese(const std::string& code, const tools::fs::path& where) {
    for (const std::string& comment : comments_in(code)) {
        EXPECT_TRUE(is_in_chinese(comment)) << where << ": " << comment;
    }
}

void expect_used(const tools::fs::path& table, const std::string& code) {
    for (const auto& [english, chinese] : tools::read_comments({table})) {
        EXPECT_NE(code.find(english), std::string::npos) << table << ": stale: " << english;
    }
}

std::string programs_of(const tools::Problem& problem) {
    return tools::read_file(problem.solution()) + tools::textbook_code(problem.textbook());
}

// Each comment that a Chinese page shows is Chinese, and each pair of a comments.toml is of use.
class Comments : public ProblemTest {
 protected:
    Comments() : ProblemTest({"solution", "textbook", "comments"}) {}
};

TEST_P(Comments, AreChineseOnChinesePages) {
    const std::string code = programs_of(problem());
    expect_chinese(tools::in_chinese(code, tools::comments_of(problem())), problem().folder());
    expect_used(problem().folder() / "comments.toml", code);
}

FOR_EACH_PROBLEM(Comments);

TEST(Generated, CommentsOfChaptersAreChineseOnChinesePages) {
    std::string shared;  // what all problems show
    for (const tools::Problem& problem : problems()) shared += programs_of(problem);
    expect_used(tools::root() / "problems/comments.toml", shared);
    const tools::fs::path folder = tools::root() / "common/notes";
    std::string english;
    for (const tools::GeneratedFile& chapter : tools::chapters(folder, problems())) {
        const bool chinese = chapter.path.stem().extension() == ".zh";
        for (std::size_t at = 0;
             (at = chapter.text.find("<!-- code: ", at)) != std::string::npos;) {
            const std::size_t end = chapter.text.find("<!-- /code -->", at);
            const std::string code = chapter.text.substr(at, end - at);
            if (chinese) expect_chinese(code, chapter.path);
            if (!chinese) english += code;
            at = end;
        }
    }
    expect_used(folder / "code/comments.toml", english);
}

TEST(Generated, ForeignCommentsAreSeen) {
    EXPECT_EQ(comments_in("// a\n// b\nint x;  // c\n    // d\nhttp://e\n"),
              (std::vector<std::string>{"// a\n// b", "// c", "// d"}));
    EXPECT_FALSE(is_in_chinese("// rounded up"));
    EXPECT_FALSE(is_in_chinese("// \xE5\x80\xBC, one of the values"));
    EXPECT_TRUE(is_in_chinese("// \xE5\x80\xBC of f"));
    EXPECT_TRUE(is_in_chinese("// b_k < 3 k + 1"));
}

TEST(Generated, CodeInChaptersIsThatOfTheFile) {
    const std::string f = "<!-- code: code/a.hpp f -->\n", close = "<!-- /code -->\n",
                      s = "<!-- code: code/a.hpp S -->\n";
    EXPECT_EQ(shown_code("a\n" + f + "old\n\n" + close + "b\n" + s + close),
              "a\n" + f +
                  "```cpp\n// Twice n.\ntemplate <class T>\nT f(T n) {\n    return n + n;\n}\n"
                  "```\n" +
                  close + "b\n" + s + "```cpp\nstruct S {\n    int f;\n};\n```\n" + close);
    const auto says = [](const std::string& text, const std::string& why) {
        EXPECT_NE(shown_code(text).find(why), std::string::npos) << shown_code(text);
    };
    says("a\n" + f, "page.md: a block of code has no <!-- /code -->");
    says(f + s + close, "page.md:2: the block of code before it has no <!-- /code -->");
    says("a\n" + close, "page.md:2: <!-- /code --> closes no block of code");
    says("<!-- code: a.hpp -->\n" + close, "page.md:1: write it as <!-- code: code/NAME.hpp ");
    says("<!-- code: code/b.hpp f -->\n" + close, "code/b.hpp");
    says("<!-- code: code/a.hpp g -->\n" + close, "code/a.hpp: there is no function 'g'");
}

// Two chapters, one of which has solutions, in an order that is not that of their names.
TEST(Generated, ChaptersAreNumberedInTheirOrder) {
    const tools::TemporaryFolder folder("chapters");
    const auto write = [&](const char* name, const std::string& text) {
        tools::write_file(folder.path() / name, text);
    };
    write("chapters.toml",
          "chapters = [\n{ name = \"nim\", proves = \"A\", proves_zh = \"a\" },\n"
          "{ name = \"bash\", proves = \"B\", proves_zh = \"b\", was = [\"07-bash\"] }]\n");
    write("nim.md",
          "\n\n# Nim $n$\n\nNo 9. [Lemma of chapter 9](bash.md#a), [9](bash.md), [9 a](bash.md)\n");
    write("bash.md",
          "\n\n# 07 Bash\n[Chapter 9](nim.md), [chapter 9](other.md)\n\nNext: [08 Old](old.md)\n");
    write("nim.zh.md", "\n\n# 尼姆\n[第 9 章](bash.zh.md)的\n");
    write("bash.zh.md", "\n\n# 巴什\n");
    write("solutions/nim.md", "\n\n# Solutions: 05 Old\n\n[chapter 9](../bash.md)\n");
    write("README.md", "# All\n<!-- chapters -->\nold\n<!-- /chapters -->\n[chapter 9](nim.md)\n");
    std::map<std::string, std::string> texts;
    for (const tools::GeneratedFile& file : tools::chapters(folder.path(), {})) {
        texts[tools::fs::relative(file.path, folder.path()).string()] = file.text;
    }
    EXPECT_EQ(texts,
              (std::map<std::string, std::string>{
                  {"nim.md",
                   "\n\n# 01 Nim $n$\n\nNo 9. [Lemma of chapter 2](bash.md#a), [2](bash.md), "
                   "[9 a](bash.md)\n\nNext: [02 Bash](bash.md)\n"},
                  {"bash.md",
                   "\n\n# 02 Bash\n[Chapter 1](nim.md), [chapter 9](other.md)\n\n"
                   "Back to the [contents](README.md)\n"},
                  {"nim.zh.md",
                   "\n\n# 01 尼姆\n[第 2 章](bash.zh.md)的\n\n下一章：[02 巴什](bash.zh.md)\n"},
                  {"bash.zh.md", "\n\n# 02 巴什\n\n回到[目录](README.zh.md)\n"},
                  {"solutions/nim.md", "\n\n# Solutions: 01 Nim $n$\n\n[chapter 2](../bash.md)\n"},
                  {"README.md",
                   "# All\n<!-- chapters -->\n| chapter | what is proved there | problems |\n"
                   "|---|---|---|\n| [01 Nim $n$](nim.md) | A | of public judges |\n"
                   "| [02 Bash](bash.md) | B | of public judges |\n<!-- /chapters -->\n"
                   "[chapter 1](nim.md)\n"}}));
}

TEST(Generated, ProblemsAreListedInBothLanguages) {
    const tools::fs::path folder = tools::root() / "problems";
    const std::string english = tools::read_file(folder / "README.md"),
                      chinese = tools::read_file(folder / "README.zh.md");
    for (const tools::Problem& problem : problems()) {
        EXPECT_NE(english.find("(" + problem.id + "/README.md)"), std::string::npos) << problem.id;
        EXPECT_NE(chinese.find("(" + problem.id + "/README.zh.md)"), std::string::npos);
        EXPECT_NE(chinese.find(problem.title_zh), std::string::npos) << problem.id;
    }
}

// Chinese stands in the English pages only in the link to the Chinese one.
TEST(Generated, EnglishPagesAreEnglish) {
    for (const tools::GeneratedFile& page : tools::pages(problems())) {
        if (page.path.stem().extension() == ".zh") continue;
        for (const std::string& line : tools::lines_of(page.text)) {
            const bool has = std::any_of(line.begin(), line.end(), [](char c) {
                return static_cast<unsigned char>(c) >= 0xE3 &&
                       static_cast<unsigned char>(c) <= 0xE9;
            });
            const std::string other = page.path.stem().string() + ".zh.md";
            EXPECT_TRUE(!has || line.starts_with("English | [中文](" + other + ")"))
                << page.path << line;
        }
    }
}

}  // namespace generated_test
