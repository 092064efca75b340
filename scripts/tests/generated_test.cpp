// What is committed and made from other files is what would be made now.
#include "publish/generated.hpp"

#include <gtest/gtest.h>

#include "base/files.hpp"
#include "base/process.hpp"
#include "base/temporary.hpp"
#include "base/text.hpp"
#include "catalog/problems.hpp"
#include "problems.hpp"

namespace generated_test {

TEST(Generated, ReadmeIsFresh) {
    EXPECT_TRUE(tools::is_fresh(tools::readme(problems())))
        << "README.md is stale; run scripts/refresh";
    EXPECT_TRUE(tools::is_fresh(tools::chinese_readme(problems())))
        << "README.zh.md is stale; run scripts/refresh";
}

TEST(Generated, NotesShowTheTextbookProgram) {
    for (const tools::Problem& problem : problems()) {
        for (const tools::GeneratedFile& note : tools::notes(problem)) {
            EXPECT_TRUE(tools::is_fresh(note)) << note.path << " is stale; run scripts/refresh";
        }
    }
}

TEST(Generated, ChaptersShowTheTestedCode) {
    const tools::fs::path folder = tools::root() / "common/notes";
    std::size_t blocks = 0;
    for (const tools::GeneratedFile& chapter : tools::chapters(folder)) {
        EXPECT_TRUE(tools::is_fresh(chapter)) << chapter.path << " is stale; run scripts/refresh";
        for (const std::string& line : tools::lines_of(chapter.text)) {
            blocks += line.starts_with("<!-- code: ");
        }
    }
    EXPECT_GE(blocks, 14u);
    // claims_test plays against all of this code.
    const std::string tests = tools::read_file(tools::root() / "common/tests/claims_test.cpp");
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
    tools::write_file(folder.path() / "01.md", text);
    try {
        return tools::chapters(folder.path()).at(0).text;
    } catch (const tools::Error& error) {
        return error.what();
    }
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
    says("a\n" + f, "01.md: a block of code has no <!-- /code -->");
    says(f + s + close, "01.md:2: the block of code before it has no <!-- /code -->");
    says("a\n" + close, "01.md:2: <!-- /code --> closes no block of code");
    says("<!-- code: a.hpp -->\n" + close, "01.md:1: write it as <!-- code: code/NAME.hpp ");
    says("<!-- code: code/b.hpp f -->\n" + close, "code/b.hpp");
    says("<!-- code: code/a.hpp g -->\n" + close, "code/a.hpp: there is no function 'g'");
}

TEST(Generated, ReadmeTellsOfEveryProblem) {
    const std::string english = tools::read_file(tools::root() / "README.md"),
                      chinese = tools::read_file(tools::root() / "README.zh.md");
    for (const tools::Problem& problem : problems()) {
        const std::string folder = "problems/" + problem.id;
        EXPECT_NE(english.find(folder + "/README.md"), std::string::npos) << problem.id;
        EXPECT_NE(chinese.find(folder + "/README.zh.md"), std::string::npos) << problem.id;
        EXPECT_NE(chinese.find(problem.title_zh), std::string::npos) << problem.id;
    }
}

// Chinese stands in the English page only in the link to the Chinese one.
TEST(Generated, ReadmeIsEnglish) {
    std::size_t chinese = 0;
    for (const std::string& line : tools::lines_of(tools::read_file(tools::root() / "README.md"))) {
        const bool has = std::any_of(line.begin(), line.end(), [](char c) {
            return static_cast<unsigned char>(c) >= 0xE3 && static_cast<unsigned char>(c) <= 0xE9;
        });
        if (!has) continue;
        ++chinese;
        EXPECT_NE(line.find("](README.zh.md)"), std::string::npos) << line;
    }
    EXPECT_EQ(chinese, 1u);
}

}  // namespace generated_test
