// problems/<id>/textbook.cpp, the first program that a learner reads: it gets the verdict that its
// first line names, and what it does is defined.
#include <gtest/gtest.h>

#include "catalog/declared.hpp"
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

FOR_EACH_PROBLEM(Textbook);

}  // namespace textbook_test
