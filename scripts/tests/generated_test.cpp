// What is committed and made from other files is what would be made now.
#include "lib/generated.hpp"

#include <gtest/gtest.h>

#include "problems.hpp"

namespace {

TEST(Generated, ReadmeIsFresh) {
    EXPECT_TRUE(kit::is_fresh(kit::readme(problems())))
        << "README.md is stale; run scripts/refresh";
}

TEST(Generated, NotesShowTheTextbookProgram) {
    for (const kit::Problem& problem : problems()) {
        for (const kit::GeneratedFile& note : kit::notes(problem)) {
            EXPECT_TRUE(kit::is_fresh(note)) << note.path << " is stale; run scripts/refresh";
        }
    }
}

TEST(Generated, ReadmeTellsOfEveryProblem) {
    const std::string text = kit::read_file(kit::root() / "README.md");
    for (const kit::Problem& problem : problems()) {
        EXPECT_NE(text.find("problems/" + problem.id + "/README.md"), std::string::npos)
            << problem.id;
        EXPECT_NE(text.find(problem.title_zh), std::string::npos) << problem.id;
    }
}

}  // namespace
