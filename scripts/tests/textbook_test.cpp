// problems/<id>/textbook.cpp, the first program that a learner reads: it gets the verdict that its
// first line names, and what it does is defined.
#include <gtest/gtest.h>

#include "lib/session.hpp"
#include "lib/wrong.hpp"
#include "problems.hpp"

namespace {

class Textbook : public ProblemTest {
 protected:
    kit::Entry entry() {
        return {&problem(), [this] { return problem().textbook(); }, "gnu++17", {}, {}, {}};
    }
    static void expect(const kit::Entry& entry, std::vector<kit::Group> groups,
                       kit::Verdict verdict) {
        kit::Settings settings;
        settings.groups = std::move(groups);
        settings.shrink = std::chrono::milliseconds(0);
        const kit::Result result = kit::judge({entry}, settings, {}).at(0);
        EXPECT_EQ(kit::name_of(result.verdict), kit::name_of(verdict))
            << (result.failure ? result.failure->name + ": " + result.failure->outcome.message +
                                     "\n" + result.failure->outcome.errors
                               : "");
    }
};

TEST_P(Textbook, GetsItsVerdict) {
    expect(entry(), {}, kit::read_textbook(problem().textbook()).verdict);
}

// Whether it is right, not whether it is quick: that is told by its verdict.
TEST_P(Textbook, IsRightAndDefined) {
    kit::Entry sanitized = entry();
    sanitized.compiler = {"g++",
                          {"-std=c++11", "-O1", "-Wall", "-Wextra", "-Werror",
                           "-fsanitize=address,undefined", "-fno-sanitize-recover=all"}};
    sanitized.time_limit_s = 60;
    sanitized.memory_limit_kb = 1 << 20;
    sanitized.limit_address_space = false;
    expect(sanitized, {kit::Group::sample, kit::Group::edge, kit::Group::hack, kit::Group::limit},
           kit::Verdict::AC);
}

TEST_P(Textbook, StandsAlone) {
    const std::string text = kit::read_file(problem().textbook());
    for (const char* forbidden : {"common/", "bits/stdc++", "#include \"", "#pragma"}) {
        EXPECT_EQ(text.find(forbidden), std::string::npos) << forbidden;
    }
}

FOR_EACH_PROBLEM(Textbook);

}  // namespace
