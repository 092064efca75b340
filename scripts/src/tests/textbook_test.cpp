// problems/<id>/textbook.cpp, the first program that a learner reads: it gets the verdict that its
// first line names, and what it does is defined.
#include <gtest/gtest.h>

#include "base/process.hpp"
#include "base/temporary.hpp"
#include "catalog/declared.hpp"
#include "cpp/skeleton.hpp"
#include "judge/entries.hpp"
#include "least_time.hpp"
#include "problems.hpp"

namespace textbook_test {

class Textbook : public ProblemTest {
 protected:
    Textbook() : ProblemTest({RULES_AND_SAMPLES, "textbook.cpp"}) {}
    tools::Entry entry() { return tools::source_entry(problem(), problem().textbook()); }
    static void expect(const tools::Entry& entry, std::vector<tools::Group> groups,
                       tools::Verdict verdict) {
        tools::Settings settings;
        settings.jobs = 1;  // a second one would only judge inputs after the one that counts
        settings.groups = std::move(groups);
        settings.shrink = std::chrono::milliseconds(0);
        const tools::Result result = judged_in_least_time(entry, settings, verdict);
        EXPECT_EQ(tools::name_of(result.verdict), tools::name_of(verdict))
            << (result.failure ? result.failure->name + ": " + result.failure->outcome.message.en +
                                     "\n" + result.failure->outcome.errors
                               : "");
    }
};

TEST_P(Textbook, GetsItsVerdict) {
    SKIP_UNLESS_DRAWN(number());
    expect(entry(), {}, tools::read_textbook(problem().textbook()).verdict);
}

// Whether it is right, not whether it is quick: that is told by its verdict.
TEST_P(Textbook, IsRightAndDefined) {
    SKIP_UNLESS_DRAWN(number());
    tools::Entry sanitized = entry();
    sanitized.compilers = {{"g++", {"-std=c++11", "-Wall", "-Wextra", "-Werror"}}};
    sanitized = tools::sanitized(std::move(sanitized));
    sanitized.time_limit_s = 60;
    expect(sanitized,
           {tools::Group::sample, tools::Group::edge, tools::Group::hack, tools::Group::limit},
           tools::Verdict::AC);
}

TEST_P(Textbook, StandsAlone) {
    const std::string text = tools::read_file(problem().textbook());
    for (const char* forbidden : {"common/", "bits/stdc++", "#include \"", "#pragma"}) {
        EXPECT_EQ(text.find(forbidden), std::string::npos) << forbidden;
    }
}

// With what a page's editor begins: it compiles, asks for the answer, and reads all that comes.
TEST_P(Textbook, HasASkeletonThatReadsTheInput) {
    SKIP_UNLESS_DRAWN(number());
    const std::string skeleton =
        tools::skeleton(tools::read_file(problem().textbook()), "print the answer");
    EXPECT_NE(skeleton.find("    // TODO: print the answer\n"), std::string::npos) << skeleton;
    const tools::TemporaryFolder folder("skeleton");
    const std::string source = folder.path() / "skeleton.cpp", program = folder.path() / "skeleton";
    tools::write_file(source, skeleton +
                                  "struct Rest {\n"
                                  "    ~Rest() {\n"
                                  "        for (int c; (c = std::getchar()) != EOF;) {\n"
                                  "            if (!std::isspace(c)) std::_Exit(3);\n"
                                  "        }\n"
                                  "    }\n"
                                  "} rest;\n");
    const tools::CommandResult compiled =
        tools::run_command({"g++", "-std=c++11", "-Wall", "-Werror", "-Wno-unused",
                            "-Wno-unused-result", "-o", program, source});
    ASSERT_EQ(compiled.exit_code, 0) << compiled.output << skeleton;
    for (const tools::fs::path& input : tools::files_in(problem().data(), ".in")) {
        if (input.filename().string().starts_with("bad-")) continue;
        EXPECT_EQ(tools::run_command({program}, tools::read_file(input)).exit_code, 0)
            << input << '\n'
            << skeleton;
    }
}

FOR_EACH_PROBLEM(Textbook);

}  // namespace textbook_test
