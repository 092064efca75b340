// Twins that have a folder in that of the problem whose game they are.
#include <gtest/gtest.h>

#include "base/files.hpp"
#include "catalog/data.hpp"
#include "catalog/modules.hpp"
#include "core/oracle.hpp"
#include "judge/compiler.hpp"
#include "judge/entries.hpp"
#include "least_time.hpp"
#include "problems.hpp"

namespace twins_test {

class Twin : public ::testing::TestWithParam<std::string> {
 protected:
    const tools::Problem& twin() const { return tools::resolve(solved_or_not(), GetParam()); }
    const tools::Problem& elder() const { return tools::resolve(solved_or_not(), twin().elder); }
};

std::vector<std::string> twins() {
    std::vector<std::string> ids;
    for (const tools::Problem& problem : solved_or_not()) {
        for (const tools::Twin& twin : problem.twins) {
            if (twin.own) ids.push_back(twin.own->id);
        }
    }
    return ids;
}

TEST_P(Twin, HasDataOfItsOwnFormat) {
    ASSERT_NE(tools::make_rules(twin()), nullptr);
    EXPECT_TRUE(tools::fs::exists(twin().data() / "sample-1.in"));
    for (const tools::Group group :
         {tools::Group::exhaustive, tools::Group::random, tools::Group::limit}) {
        const tools::Cases cases = tools::load_group(twin(), group, tools::kDefaultSeed, 0);
        EXPECT_FALSE(cases.list().empty()) << tools::name_of(group);
    }
}

// What stands in files was copied from statements; the oracle plays the elder's rules.
TEST_P(Twin, HasSamplesThatTheOracleAnswersAlike) {
    const auto rules = tools::make_rules(twin());
    ASSERT_NE(rules, nullptr);
    tools::Oracle oracle(*rules);
    for (const tools::fs::path& input : tools::files_in(twin().data(), ".in")) {
        const std::string given = tools::read_file(input);
        rules::InStream text(given);
        EXPECT_EQ(oracle.answer(rules->parse(text)).text,
                  tools::read_file(tools::fs::path(input).replace_extension(".out")))
            << input;
    }
}

TEST_P(Twin, IsSolved) {
    const tools::Result result =
        judged_in_least_time(tools::bundle_entry(twin()), {}, tools::Verdict::AC);
    EXPECT_EQ(tools::name_of(result.verdict), "AC")
        << (result.failure ? result.failure->name + result.failure->outcome.message.en : "");
}

// Or it would be the same problem.
TEST_P(Twin, IsNotSolvedByItsElder) {
    tools::Settings settings;
    settings.shrink = std::chrono::milliseconds(0);
    tools::Entry entry = tools::source_entry(twin(), tools::bundle_file(elder()));
    EXPECT_NE(tools::name_of(judged_in_least_time(entry, settings, tools::Verdict::AC).verdict),
              "AC");
}

INSTANTIATE_TEST_SUITE_P(, Twin, ::testing::ValuesIn(twins()),
                         [](const auto& twin) { return test_name(twin.param); });

}  // namespace twins_test
