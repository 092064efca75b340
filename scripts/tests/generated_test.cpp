// What is committed and made from other files is what would be made now.
#include "publish/generated.hpp"

#include <gtest/gtest.h>

#include "base/files.hpp"
#include "catalog/problems.hpp"
#include "problems.hpp"

namespace {

TEST(Generated, ReadmeIsFresh) {
    EXPECT_TRUE(tools::is_fresh(tools::readme(problems())))
        << "README.md is stale; run scripts/refresh";
}

TEST(Generated, NotesShowTheTextbookProgram) {
    for (const tools::Problem& problem : problems()) {
        for (const tools::GeneratedFile& note : tools::notes(problem)) {
            EXPECT_TRUE(tools::is_fresh(note)) << note.path << " is stale; run scripts/refresh";
        }
    }
}

TEST(Generated, ReadmeTellsOfEveryProblem) {
    const std::string text = tools::read_file(tools::root() / "README.md");
    for (const tools::Problem& problem : problems()) {
        EXPECT_NE(text.find("problems/" + problem.id + "/README.md"), std::string::npos)
            << problem.id;
        EXPECT_NE(text.find(problem.title_zh), std::string::npos) << problem.id;
    }
}

}  // namespace
