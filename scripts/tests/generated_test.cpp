// What is committed and made from other files is what would be made now.
#include "publish/generated.hpp"

#include <gtest/gtest.h>

#include "base/files.hpp"
#include "base/text.hpp"
#include "catalog/problems.hpp"
#include "problems.hpp"

namespace {

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

}  // namespace
